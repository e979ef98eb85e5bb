package blockwar

import (
	"slices"

	"interbellum/engine"
)

// 12.73 Submarine Escape: at the end of a Sea Combat Round Subs may leave the Battle downwards. They lie
// face down in the area, without effect on its control and not Engaged.
type submarineEscape struct {
	EndsWhenIdle
	NoRights
	Faction Side
	Enough  bool
}

func (s *submarineEscape) subs(t *Table) (list []int) {
	b := t.Combat.Battle
	for _, i := range b.Live(t, s.Faction) {
		if b.Slots[i].Unit.Type == Sub {
			list = append(list, i)
		}
	}
	return list
}

func (s *submarineEscape) Waiting(t *Table) bool {
	return !s.Enough && !t.Combat.Battle.Finished(t) && len(s.subs(t)) > 0
}

func (s *submarineEscape) Open(t *Table) []engine.Decision {
	d := t.Ask(s.Faction, "escape", "12.73", t.AreaRef(t.Combat.Battle.Area), Verb("done"))
	for _, i := range s.subs(t) {
		d.Legal = append(d.Legal, engine.Choice{Verb: "escape", On: t.Combat.Battle.ref(t, i)})
	}
	return []engine.Decision{d}
}

func (s *submarineEscape) Take(t *Table, e engine.Entry) events {
	if e.Choice.Verb == "done" {
		s.Enough = true
		return nil
	}
	b := t.Combat.Battle
	sub := b.Unit(t, b.find(t, e.Choice.On))
	sub.Marks |= Escaped
	t.standUp(sub)
	return events{t.Say("escaped", "12.73", s.Faction, e.Choice.On, t.AreaRef(b.Area), int(sub.CV))}
}

// escapedSubs lists Escaped Subs in an area: those of a Faction's Enemies, or its own that have not moved.
func (t *Table) escapedSubs(f Side, a Area, enemy bool) []*Block {
	return t.Here(a, func(b *Block) bool {
		if own := t.PartyOf(b.ID.Nation) == f; !b.Has(Escaped) || !enemy {
			return b.Has(Escaped) && own
		}
		return slices.ContainsFunc(t.AllSides(), func(side Side) bool { return t.PlayerOf(side) == f && t.Hostile(side, t.SideOf(b.ID.Nation), a) })
	})
}

// surface lets Escaped Subs take part in a Battle again: all of the Enemies' in the area, or all the own.
func (t *Table) surface(f Side, a Area, enemy bool) {
	for _, b := range t.escapedSubs(f, a, enemy) {
		b.Marks &^= Escaped
	}
}

var _ = register("submarine-escape", &submarineEscape{})
