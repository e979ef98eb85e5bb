package blockwar

import (
	"interbellum/engine/words"
)

// unsound lists what is wrong with a position, by the shared rules and by the game's own.
func unsound(t *Table, stack []step, own func(*Table) []error) []error {
	return append(sound(t, stack), own(t)...)
}

// sound lists what no question may find.
func sound(t *Table, stack []step) (errs []error) {
	want := func(ok bool, kind string, args ...any) {
		if !ok {
			errs = append(errs, words.Refuse("", kind, args...))
		}
	}
	var forts [AreaRoom]int
	for i := range t.Blocks {
		b := &t.Blocks[i]
		want(b.CV >= 1 && b.CV <= t.MaxCV(b.ID.Nation, b.ID.Type), "blocks/fault.cv", t.UnitRef(b.ID), b.CV)
		want(b.At != Nowhere && b.At <= t.LastArea, "blocks/fault.nowhere", t.UnitRef(b.ID))
		if b.ID.Type == Fortress {
			forts[b.At]++
		}
	}
	for a, n := range forts {
		want(n <= 1, "blocks/fault.fortresses", n, t.Place(Area(a)).Slug)
	}
	for n := Nation(1); n <= t.LastNation; n++ {
		s := &t.Nations[n]
		want(s.Influence.N == 0 || t.Neutral(n), "blocks/fault.influence", t.NationFacts(n).Slug)
		want((s.Influence.N == 0) == (s.Influence.Of == NoFaction), "blocks/fault.markers", t.NationFacts(n).Slug)
	}
	for _, f := range AllFactions {
		s := t.Faction(f)
		want(s.Raised <= MostRaises, "blocks/fault.raised", t.FactionFacts(f).Slug, s.Raised)
		want(!t.Enemies(f, f), "blocks/fault.war-with-itself", t.Rule.AtWar, t.FactionFacts(f).Slug)
		for _, g := range t.Side(f).Wars.List() {
			want(t.Enemies(g, f), "blocks/fault.war-one-way", t.Rule.AtWar, t.FactionFacts(f).Slug, t.FactionFacts(g).Slug)
		}
		for n := 2; n <= lastStage; n++ {
			tech := t.stage(n)
			want(!t.Achieved(f, tech) || t.Achieved(f, t.stage(n-1)), "blocks/fault.stage", t.Rule.Atomic, t.FactionFacts(f).Slug, t.TechFacts(tech).Slug)
		}
	}
	if len(t.Diplomacy) > 0 {
		want(t.Phase == GovernmentPhase, "blocks/fault.diplomacy")
	}
	return append(append(errs, t.soundBlocks(stack)...), t.cancelled()...)
}

// cancelled: no two Rivals have Diplomacy cards in play for one Neutral (8.0).
func (t *Table) cancelled() (errs []error) {
	for i, p := range t.Diplomacy {
		for _, q := range t.Diplomacy[:i] {
			if p.Nation == q.Nation && p.By != q.By {
				errs = append(errs, words.Refuse("", "blocks/fault.rivals", t.NationFacts(p.Nation).Slug))
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
			kind  string
		}{
			{u.Ships() && p.Land() && !p.Coastal, "blocks/fault.unit.coast"},
			{b.ID.Type == Fortress && p.Sea(), "blocks/fault.unit.at-sea"},
			{b.Has(Escaped) && (b.ID.Type != Sub || !p.Sea() || b.Has(FaceUp)), "blocks/fault.unit.escaped"},
			{b.Has(Invading) && u.Class != Ground, "blocks/fault.unit.invading"},
			{!turn && (b.From != Nowhere || b.Group > 0 || b.Has(Invading|Moved)), "blocks/fault.unit.turn"},
			{!phase && p.Sea() && b.Has(FaceUp), "blocks/fault.unit.face-up"},
		} {
			if c.wrong {
				errs = append(errs, words.Refuse("", c.kind, t.UnitRef(b.ID), t.Place(b.At).Slug))
			}
		}
	}
	if !phase && (t.Combat.Battle != nil || len(t.Combat.Fields) > 0) {
		errs = append(errs, words.Refuse("", "blocks/fault.combat-phase"))
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
