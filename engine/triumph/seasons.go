package triumph

// 10.0 Seasons: a Command Phase, the Player Turns in Command Order, a Supply Phase.
type season struct {
	silent
	Stage seasonPart
	Order []Faction // Command Order
	At    uint8
}

type seasonPart uint8

const (
	commandPart seasonPart = iota
	tiePart
	turnsPart
	supplyPart
)

func (s *season) Next(t *Table, ended step) (step, bool, events) {
	switch s.Stage {
	case commandPart:
		s.Stage = tiePart
		return &commandPhase{}, false, nil
	case tiePart:
		if c, is := ended.(*commandPhase); is && !c.Any {
			return nil, true, nil
		}
		if tie, is := ended.(*commandTie); is {
			s.settle(t, tie)
		} else if s.Order = t.commandOrder(); t.tie(s.Order) != NoFaction {
			return &commandTie{Chooser: t.tie(s.Order)}, false, nil
		}
		s.Stage = turnsPart
		return nil, false, nil
	case turnsPart:
		if int(s.At) < len(s.Order) {
			s.At++
			return &playerTurn{Faction: s.Order[s.At-1]}, false, nil
		}
		s.Stage = supplyPart
		t.Active = NoFaction
		for _, f := range AllFactions {
			t.dropCommand(f)
			t.faction(f).Surprise = false
		}
		return &supplyPhase{}, false, nil
	}
	return nil, true, nil
}

// settle puts the player of the valid card before or behind those with the same letter.
func (s *season) settle(t *Table, tie *commandTie) {
	letter := t.commandOf(tie.Chooser).Letter
	var rest []Faction
	at := 0
	for _, f := range s.Order {
		if f == tie.Chooser {
			continue
		}
		if l := t.commandOf(f).Letter; l < letter || l == letter && tie.Last {
			at = len(rest) + 1
		}
		rest = append(rest, f)
	}
	s.Order = append(append(append([]Faction{}, rest[:at]...), tie.Chooser), rest[at:]...)
}

var _ = register("seasons", &season{})
