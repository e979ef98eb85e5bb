package blockwar

import (
	"errors"
	"fmt"
)

// sound lists what no question may find.
func sound(t *Table, stack []step) (errs []error) {
	bad := func(ok bool, format string, args ...any) {
		if !ok {
			errs = append(errs, fmt.Errorf(format, args...))
		}
	}
	var forts [AreaRoom]int
	for i := range t.Blocks {
		b := &t.Blocks[i]
		bad(b.CV >= 1 && b.CV <= t.MaxCV(b.ID.Nation, b.ID.Type), "3.12 %s has a Combat Value of %d", t.UnitRef(b.ID), b.CV)
		bad(b.At != Nowhere && b.At <= t.LastArea, "%s is nowhere", t.UnitRef(b.ID))
		if b.ID.Type == Fortress {
			forts[b.At]++
		}
	}
	for a, n := range forts {
		bad(n <= 1, "3.241 %d Fortresses are in %s", n, t.Place(Area(a)).Slug)
	}
	for n := Nation(1); n <= t.LastNation; n++ {
		s := &t.Nations[n]
		bad(s.Influence.N == 0 || t.Neutral(n), "8.2 there is Influence on %s, which is no Neutral", t.NationFacts(n).Slug)
		bad((s.Influence.N == 0) == (s.Influence.Of == NoFaction), "8.0 markers of nobody on %s", t.NationFacts(n).Slug)
	}
	for _, f := range AllFactions {
		s := t.Faction(f)
		bad(s.Raised <= MostRaises, "7.32 %s has raised IND %d times", t.FactionFacts(f).Slug, s.Raised)
		bad(!t.Enemies(f, f), "%s %s is at war with itself", t.Rule.AtWar, t.FactionFacts(f).Slug)
		for _, g := range t.Side(f).Wars.List() {
			bad(t.Enemies(g, f), "%s %s is at war with %s, and not the other way round", t.Rule.AtWar, t.FactionFacts(f).Slug, t.FactionFacts(g).Slug)
		}
		for n := 2; n <= lastStage; n++ {
			tech := t.stage(n)
			bad(!t.Achieved(f, tech) || t.Achieved(f, t.stage(n-1)), "%s %s has Achieved %s before the stage below", t.Rule.Atomic, t.FactionFacts(f).Slug, t.TechFacts(tech).Slug)
		}
	}
	if len(t.Diplomacy) > 0 {
		bad(t.Phase == GovernmentPhase, "7.4 Diplomacy cards outlast the Government Phase")
	}
	if t.Hooks.Faults != nil {
		errs = append(errs, t.Hooks.Faults(t)...)
	}
	return append(append(errs, t.soundBlocks(stack)...), t.cancelled()...)
}

// cancelled: no two Rivals have Diplomacy cards in play for one Neutral (8.0).
func (t *Table) cancelled() (errs []error) {
	for i, p := range t.Diplomacy {
		for _, q := range t.Diplomacy[:i] {
			if p.Nation == q.Nation && p.By != q.By {
				errs = append(errs, errors.New("8.0 Rivals' cards for "+t.NationFacts(p.Nation).Slug+" are both in play"))
			}
		}
	}
	return errs
}

// soundBlocks lists what is wrong with where blocks are, and with what they carry of a Player Turn.
func (t *Table) soundBlocks(stack []step) (errs []error) {
	turn, phase := underWay(stack)
	for i := range t.Blocks {
		b := &t.Blocks[i]
		u, p := t.Chart[b.ID.Type], t.Place(b.At)
		for _, c := range []struct {
			wrong bool
			why   string
		}{
			{u.Ships() && p.Land() && !p.Coastal, "5.0 is far from any coast"},
			{b.ID.Type == Fortress && p.Sea(), "3.241 is at sea"},
			{b.Has(Escaped) && (b.ID.Type != Sub || !p.Sea() || b.Has(FaceUp)), "12.73 cannot have Escaped"},
			{b.Has(Invading) && u.Class != Ground, "11.221 does not Invade"},
			{!turn && (b.From != Nowhere || b.Group > 0 || b.Has(Invading|Moved)), "10.2 remembers a Player Turn that is over"},
			{!phase && p.Sea() && b.Has(FaceUp), "12.24 lies face up at sea after the Battle"},
		} {
			if c.wrong {
				errs = append(errs, fmt.Errorf("%s in %s: %s", t.UnitRef(b.ID), t.Place(b.At).Slug, c.why))
			}
		}
	}
	if !phase && (t.Combat.Battle != nil || len(t.Combat.Fields) > 0) {
		errs = append(errs, errors.New("12.0 a Combat Phase is remembered that is over"))
	}
	return errs
}

// underWay reports whether a Player Turn and a Combat Phase are.
func underWay(stack []step) (turn, combat bool) {
	for _, s := range stack {
		switch s.(type) {
		case *CombatPhase, *FreeFire:
			turn, combat = true, true
		case *PlayerTurn, *MovementPhase:
			turn = true
		}
	}
	return turn, combat
}
