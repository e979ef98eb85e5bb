package triumph

import "interbellum/engine"

// 7.1 Year Start Phase.
type yearStart struct {
	silent
	Stage yearPart
	Dealt Faction // the last Faction that was considered for a Peace Dividend
}

type yearPart uint8

const (
	advancePart yearPart = iota
	checkPart
	reshufflePart
	dividendPart
	orderPart
	allyPart
	resolutionPart
	usaPart
	yearStarted
)

func (s *yearStart) Next(t *Table, _ step) (step, bool, events) {
	switch s.Stage {
	case advancePart: // 7.11
		s.Stage++
		t.Year++
		for _, f := range AllFactions {
			t.faction(f).Raised = 0
		}
		seen := events{say("year", "7.11", NoFaction, yearRef(t.Year), "", 0)}
		if t.Passive != NoFaction {
			seen = append(seen, t.unstack(t.Passive)...)
		}
		return nil, false, seen
	case checkPart: // 7.12
		s.Stage++
		if seen := t.economicVictory(); seen != nil {
			return &engine.End[Table]{}, true, seen
		}
		return nil, false, nil
	case reshufflePart:
		s.Stage++
		for k := range t.Decks {
			t.Decks[k].Reshuffle()
		}
		return nil, false, events{say("reshuffled", "7.12", NoFaction, "deck", "", 0)}
	case dividendPart: // 7.13
		for s.Dealt < FactionCount {
			if s.Dealt++; t.earnsDividend(s.Dealt) {
				return &peaceDividend{To: s.Dealt}, false, nil
			}
		}
		s.Stage++
		return nil, false, t.forgetYear()
	case orderPart:
		s.Stage++
		return &turnOrder{}, false, nil
	case allyPart:
		s.Stage++
		if t.TwoPlayer {
			return &activeAlly{}, false, nil
		}
		return nil, false, nil
	case resolutionPart:
		s.Stage++
		return nil, false, t.publicOpinion()
	case usaPart:
		s.Stage++
		if call, seen := t.convert(USA); call != nil || seen != nil {
			return call, false, seen
		}
	}
	return nil, true, nil
}

// earnsDividend: at Peace, and neither in a Battle nor the Violator of a Neutral during the last Year
// (7.13, 15.1).
func (t *Table) earnsDividend(f Faction) bool {
	s := t.faction(f)
	return !t.atWar(f) && !s.Violated && !s.Fought && t.Chits.Len() > 0
}

// forgetYear lets what counted for the last Year's Peace Dividends be past.
func (t *Table) forgetYear() events {
	for _, f := range AllFactions {
		t.faction(f).Violated, t.faction(f).Fought = false, false
	}
	return nil
}

// 7.13 A Peace Dividend is dealt face down: its owner alone knows what it is worth (4.4).
type peaceDividend struct {
	done
	To   Faction
	Paid bool
}

func (s *peaceDividend) Waiting(*Table) bool { return !s.Paid }

func (s *peaceDividend) Open(t *Table) []engine.Decision {
	d := engine.Decision{Kind: "peace-dividend", Rule: "7.13", About: factionRef(s.To), Seen: seenBy(s.To), Public: "a chit is dealt"}
	for value, n := range t.Chits {
		if n > 0 {
			d.Legal = append(d.Legal, engine.Choice{Verb: "chit", N: value})
			d.Weights = append(d.Weights, int(n))
		}
	}
	return []engine.Decision{d}
}

func (s *peaceDividend) Take(t *Table, e engine.Entry) events {
	s.Paid = true
	t.Chits[e.Choice.N]--
	t.faction(s.To).Chits[e.Choice.N]++
	return events{say("peace-dividend", "7.13", s.To, factionRef(s.To), "", 1)}
}

// 7.14 Turn Order: a die settles it for the Year.
type turnOrder struct {
	done
	Rolled bool
}

func (s *turnOrder) Waiting(*Table) bool { return !s.Rolled }

func (s *turnOrder) Open(*Table) []engine.Decision {
	d := engine.Decision{Kind: "turn-order", Rule: "7.14", Seen: engine.Everybody}
	for n := 1; n <= 6; n++ {
		d.Legal = append(d.Legal, engine.Choice{Verb: engine.Roll, N: n})
	}
	return []engine.Decision{d}
}

func (s *turnOrder) Take(t *Table, e engine.Entry) (seen events) {
	s.Rolled = true
	t.Order = TurnOrder(e.Choice.N)
	for i, f := range t.Order {
		seen = append(seen, say("turn-order", "7.14", f, factionRef(f), "", i+1))
	}
	return seen
}

var (
	_ = register("year-start", &yearStart{})
	_ = register("peace-dividend", &peaceDividend{})
	_ = register("turn-order", &turnOrder{})
)
