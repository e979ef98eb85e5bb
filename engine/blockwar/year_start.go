package blockwar

import (
	"slices"

	"interbellum/engine"
)

// YearStart is the Year Start Phase: the parts that a game gives it, one after the other.
type YearStart struct {
	NoQuestions
	Part  uint8
	Dealt Faction // the last Faction that was considered for a Peace Dividend
}

// A YearPart is a part of a Year Start. It is looked at again until it says that it is over.
type YearPart func(t *Table, s *YearStart) (call Step, over bool, seen Events)

func (s *YearStart) Next(t *Table, _ step) (step, bool, events) {
	if int(s.Part) == len(t.Hooks.Year) {
		return nil, true, nil
	}
	call, over, seen := t.Hooks.Year[s.Part](t, s)
	if over {
		s.Part++
	}
	return call, false, seen
}

// AdvanceYear moves the Year on.
func AdvanceYear(t *Table, _ *YearStart) (Step, bool, Events) {
	t.Year++
	for _, f := range AllFactions {
		t.Faction(f).Raised = 0
	}
	return nil, true, events{t.Say("year", "7.11", NoFaction, YearRef(t.Year), "", 0)}
}

// CheckVictory ends the match if somebody has an Economic Victory.
func CheckVictory(t *Table, _ *YearStart) (Step, bool, Events) {
	if seen := t.EconomicVictory(); seen != nil {
		return &engine.End[Table]{}, true, seen
	}
	return nil, true, nil
}

// Reshuffle makes both decks whole again.
func Reshuffle(t *Table, _ *YearStart) (Step, bool, Events) {
	for k := range t.Decks {
		t.Decks[k].Reshuffle()
	}
	return nil, true, events{t.Say("reshuffled", t.Rule.Reshuffle, NoFaction, "deck", "", 0)}
}

// PayDividends deals a Peace Dividend to each Faction that has earned it.
func PayDividends(t *Table, s *YearStart) (Step, bool, Events) {
	for s.Dealt < FactionCount {
		if s.Dealt++; t.EarnsDividend(s.Dealt) {
			return &PeaceDividend{To: s.Dealt}, false, nil
		}
	}
	return nil, true, t.forgetYear()
}

// RollOrder calls for the die that settles the Turn Order.
func RollOrder(*Table, *YearStart) (Step, bool, Events) { return &TurnOrder{}, true, nil }

// absent reports whether a Faction is not in the game, playing lists the others, present in Turn Order.
func (t *Table) absent(f Faction) bool { return t.Hooks.Absent(t, f) }

func (t *Table) playing() []Faction { return slices.DeleteFunc(slices.Clone(AllFactions[:]), t.absent) }

func (t *Table) present() []Faction {
	return slices.DeleteFunc(slices.Clone(t.Order[:]), t.absent)
}

// EarnsDividend: at Peace, and neither in a Battle nor the Violator of a Neutral during the last Year
// (15.1).
func (t *Table) EarnsDividend(f Faction) bool {
	s := t.Faction(f)
	return !t.absent(f) && !t.AtWar(f) && !s.Violated && !s.Fought && t.Chits.Len() > 0
}

// forgetYear lets what counted for the last Year's Peace Dividends be past.
func (t *Table) forgetYear() events {
	for _, f := range AllFactions {
		t.Faction(f).Violated, t.Faction(f).Fought = false, false
	}
	return nil
}

// A Peace Dividend is dealt face down: its owner alone knows what it is worth (4.4).
type PeaceDividend struct {
	EndsWhenIdle
	NoRights
	To   Faction
	Paid bool
}

func (s *PeaceDividend) Waiting(*Table) bool { return !s.Paid }

func (s *PeaceDividend) Open(t *Table) []engine.Decision {
	d := engine.Decision{Kind: "peace-dividend", Rule: t.Rule.Dividends, About: t.FactionRef(s.To), Seen: SeenBy(s.To), Public: "a chit is dealt"}
	for value, n := range t.Chits {
		if n > 0 {
			d.Legal = append(d.Legal, engine.Choice{Verb: "chit", N: value})
			d.Weights = append(d.Weights, int(n))
		}
	}
	return []engine.Decision{d}
}

func (s *PeaceDividend) Take(t *Table, e engine.Entry) events {
	s.Paid = true
	t.Chits[e.Choice.N]--
	t.Faction(s.To).Chits[e.Choice.N]++
	return events{t.Say("peace-dividend", t.Rule.Dividends, s.To, t.FactionRef(s.To), "", 1)}
}

// Turn Order: a die settles it for the Year.
type TurnOrder struct {
	EndsWhenIdle
	NoRights
	Rolled bool
}

func (s *TurnOrder) Waiting(*Table) bool { return !s.Rolled }

func (s *TurnOrder) Open(t *Table) []engine.Decision {
	return []engine.Decision{Die("turn-order", t.Rule.TurnOrder, "", 0)}
}

func (s *TurnOrder) Take(t *Table, e engine.Entry) (seen events) {
	s.Rolled = true
	t.Order = t.TurnOrder(e.Choice.N)
	for i, f := range t.present() {
		seen = append(seen, t.Say("turn-order", t.Rule.TurnOrder, f, t.FactionRef(f), "", i+1))
	}
	return seen
}

var (
	_ = register("year-start", &YearStart{})
	_ = register("peace-dividend", &PeaceDividend{})
	_ = register("turn-order", &TurnOrder{})
)
