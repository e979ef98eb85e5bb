package blockwar

// 10.0 Seasons: a Command Phase, the Player Turns in Command Order, a Supply Phase.
type Season struct {
	NoQuestions
	Stage seasonPart
	Order []Faction // Command Order
	At    uint8
}

type seasonPart uint8

const (
	commandPart seasonPart = iota
	TiePart
	turnsPart
	supplyPart
)

func (s *Season) Next(t *Table, ended step) (step, bool, events) {
	switch s.Stage {
	case commandPart:
		s.Stage = TiePart
		return &CommandPhase{}, false, nil
	case TiePart:
		if tie, is := ended.(*commandTie); is {
			s.settle(t, tie)
		} else if s.Order = t.CommandOrder(); t.Tie(s.Order) != NoFaction {
			return &commandTie{Chooser: t.Tie(s.Order)}, false, nil
		}
		s.Stage = turnsPart
		return nil, false, nil
	case turnsPart:
		if int(s.At) < len(s.Order) {
			s.At++
			return &PlayerTurn{Faction: s.Order[s.At-1]}, false, nil
		}
		s.Stage = supplyPart
		t.Active = NoFaction
		for _, f := range AllFactions {
			t.dropCommand(f)
		}
		for g := range t.Sides {
			t.Sides[g].Surprise = false
		}
		if t.Hooks.SkipsSupplyPhase(t, s.Order) {
			return nil, true, nil
		}
		return &SupplyPhase{}, false, nil
	}
	return nil, true, nil
}

// settle puts the player of the valid card before or behind those with the same letter.
func (s *Season) settle(t *Table, tie *commandTie) {
	letter := t.CommandOf(tie.Chooser).Letter
	var rest []Faction
	at := 0
	for _, f := range s.Order {
		if f == tie.Chooser {
			continue
		}
		if l := t.CommandOf(f).Letter; l < letter || l == letter && tie.Last {
			at = len(rest) + 1
		}
		rest = append(rest, f)
	}
	s.Order = append(append(append([]Faction{}, rest[:at]...), tie.Chooser), rest[at:]...)
}

var _ = register("seasons", &Season{})
