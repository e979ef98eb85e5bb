package conquest

import (
	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// 1.41 Islets: one that is no Capital can have a Control marker of its own. On a single one that is no Base one unit of each Faction
// stays; the excess is eliminated at the end of a phase.

// islet is the Control marker of an Islet that is no Capital (1.143), nil for other areas.
func islet(t *Table, a Area) *Side {
	if p := t.Place(a); !p.Islet() || t.CapitalOf(p.Of) == a {
		return nil
	}
	return &own(t).Islets[a]
}

// crowd are the units of a Faction in an area.
func crowd(t *Table, f Faction, a Area) []*blockwar.Block {
	return t.Here(a, func(b *blockwar.Block) bool { return t.PlayerOf(t.SideOf(b.ID.Nation)) == f })
}

// crowded is the next single Islet with more than one unit of a Faction, or Nowhere.
func crowded(t *Table, f Faction) Area {
	for _, a := range t.LandAreas() {
		if Single(t.Place(a)) && len(crowd(t, f, a)) > 1 {
			return a
		}
	}
	return blockwar.Nowhere
}

// thinning lets a Faction say which of its units leave the Islets.
type thinning struct {
	blockwar.EndsWhenIdle
	blockwar.NoRights
	Faction Faction
}

func (s *thinning) Waiting(t *Table) bool { return crowded(t, s.Faction) != blockwar.Nowhere }

func (s *thinning) Open(t *Table) []engine.Decision {
	a := crowded(t, s.Faction)
	d := t.AskHidden(s.Faction, "islet", "1.41", t.AreaRef(a), "picks a unit")
	for _, b := range crowd(t, s.Faction, a) {
		d.Legal = append(d.Legal, engine.Choice{Verb: "remove", On: t.UnitRef(b.ID)})
	}
	return []engine.Decision{d}
}

func (s *thinning) Take(t *Table, e engine.Entry) events {
	b := t.UnitOf(e.Choice.On)
	id, at := b.ID, b.At
	t.TakeOff(id)
	return events{t.Say("unit-lost", "1.41", s.Faction, t.AreaRef(at), t.NationRef(id.Nation), 1)}
}

var _ = register("thinning", &thinning{})
