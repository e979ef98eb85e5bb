package triumph

import (
	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// 12.73 Submarine Escape: at the end of a Sea Combat Round Subs may leave the Battle downwards. They lie
// face down in the area, without effect on its control and not Engaged.
type submarineEscape struct {
	done
	Faction Faction
	Enough  bool
}

func (s *submarineEscape) subs(t *Table) (list []int) {
	b := t.Combat.Battle
	for _, i := range b.Live(t.forces(), s.Faction) {
		if b.Slots[i].Unit.Type == blockwar.Sub {
			list = append(list, i)
		}
	}
	return list
}

func (s *submarineEscape) Waiting(t *Table) bool {
	return !s.Enough && !t.Combat.Battle.over(t) && len(s.subs(t)) > 0
}

func (s *submarineEscape) Open(t *Table) []engine.Decision {
	d := ask(s.Faction, "escape", "12.73", areaRef(t.Combat.Battle.Area), verb("done"))
	for _, i := range s.subs(t) {
		d.Legal = append(d.Legal, engine.Choice{Verb: "escape", On: t.Combat.Battle.ref(i)})
	}
	return []engine.Decision{d}
}

func (s *submarineEscape) Take(t *Table, e engine.Entry) events {
	if e.Choice.Verb == "done" {
		s.Enough = true
		return nil
	}
	b := t.Combat.Battle
	sub := b.Unit(t.forces(), b.find(e.Choice.On))
	sub.Marks |= blockwar.Escaped
	standUp(sub)
	return events{say("escaped", "12.73", s.Faction, e.Choice.On, areaRef(b.Area), int(sub.CV))}
}

// escapedSubs lists Escaped Subs in an area: those of a Faction's Enemies, or its own that have not moved.
func (t *Table) escapedSubs(f Faction, a Area, enemy bool) []*block {
	return t.here(a, func(b *block) bool {
		return b.Has(blockwar.Escaped) && (enemy && t.hostile(f, sideOf(b), a) || !enemy && sideOf(b) == f)
	})
}

// surface lets Escaped Subs take part in a Battle again: all of the Enemies' in the area, or all the own.
func (t *Table) surface(f Faction, a Area, enemy bool) {
	for _, b := range t.escapedSubs(f, a, enemy) {
		b.Marks &^= blockwar.Escaped
	}
}

var _ = register("submarine-escape", &submarineEscape{})
