package blockwar

import (
	"slices"
	"testing"
)

// peace is the small world of these tests (see world) with all of it Friendly. 1 and 2, 5 and 6, 7 and 9 are land.
func peace(t *testing.T) *Layout {
	t.Helper()
	g := &Layout{Map: world(t).Map, Limits: &Limits{Plains: 2, River: 1, Coastal: 1, Strait: 1, SeaBorder: NoLimit}}
	for a := range g.Map.Board.All() {
		g.Friendly[a] = true
		for _, over := range g.Map.Board.Neighbours(a) {
			g.Map.Terrain[a].Coastal = g.Map.Terrain[a].Coastal || g.Map.Land(a) && g.Map.Sea(over.To)
		}
	}
	return g
}

var (
	infantry = Unit{Type: Infantry, Class: Ground, Land: 2, Sea: 2}
	fleet    = Unit{Type: Fleet, Class: Naval, Sea: 3, Land: 1}
	bomber   = Unit{Type: AirForce, Class: Air, Fly: 2, Bombs: true}
)

func (g *Layout) from(at Area, u Unit) *Moving {
	g.known = nil
	return g.movesOf(Mover{At: at, Type: u.Type, Leaves: g.Enemy[at]}, u)
}

// hostile makes areas Enemy Territory.
func (g *Layout) hostile(areas ...Area) {
	for _, a := range areas {
		g.Friendly[a], g.Hostile[a] = false, true
	}
}

func TestMoving(t *testing.T) {
	goes := func(t *testing.T, m *Moving, want ...Area) {
		t.Helper()
		if got := m.Areas(); !slices.Equal(got, want) {
			t.Errorf("from %d to %v, not %v", m.At, got, want)
		}
	}
	t.Run("where all is Friendly units go twice as far, and by sea as Convoys", func(t *testing.T) {
		goes(t, peace(t).from(1, infantry), 2)
		goes(t, peace(t).from(2, infantry), 1, 3, 4, 5, 7)
		goes(t, peace(t).from(5, bomber), 1, 2, 3, 4, 6, 7, 9) // not to the sea beyond its speed
	})
	t.Run("nobody ends in Territory that is closed, but ships pass Straits that let them", func(t *testing.T) {
		g := peace(t)
		g.Friendly[7], g.Closed[7] = false, true
		goes(t, g.from(4, fleet), 2, 3, 5)
		g.Passes[7] = true
		goes(t, g.from(4, fleet), 2, 3, 5, 8, 9)
	})
	t.Run("Enemy units stop a unit, which counts against the limit of the border that it came over", func(t *testing.T) {
		g := peace(t)
		g.hostile(1)
		g.Enemy[1] = true
		m := g.from(2, infantry)
		if len(m.Enters) != 1 || m.Entry(2, 1) != (Entry{From: 2, To: 1}) {
			t.Errorf("got %v, Entry(2, 1) %v; want Enters 1 and Entry(2, 1) %v", m.Enters, m.Entry(2, 1), (Entry{From: 2, To: 1}))
		}
		g.Crossed.Add(2, 1, true)
		if m := g.from(2, infantry); len(m.Enters) != 0 {
			t.Errorf("the river is full: %v, want none", m.Enters)
		}
		if g.Calm = true; len(g.from(2, infantry).Enters) != 0 {
			t.Errorf("calm: got %v, want none", g.from(2, infantry).Enters)
		}
	})
	t.Run("unoccupied Enemy Territory is for Ground units, and for others with Ground Support or to bomb industry", func(t *testing.T) {
		g := peace(t)
		g.hostile(6)
		goes(t, g.from(5, infantry), 2, 3, 4, 6, 7)
		if slices.Contains(g.from(5, bomber).Areas(), 6) {
			t.Errorf("a Raid: got %v, want no 6", g.from(5, bomber).Areas())
		}
		if g.Targets[6] = true; !slices.Contains(g.from(5, bomber).Areas(), 6) {
			t.Errorf("industry: got %v, want 6 among them", g.from(5, bomber).Areas())
		}
	})
	t.Run("an Invasion comes over one border and is one where the land is the Enemy's", func(t *testing.T) {
		g := peace(t)
		g.hostile(5, 6)
		m := g.from(4, infantry)
		e := m.Entry(4, 5)
		if !e.BySea || !g.Invades(&infantry, e) || g.Invades(&fleet, e) {
			t.Errorf("got %v, BySea %v, Invades(infantry, e) %v and Invades(fleet, e) %v; want true, true and false", m.Enters, e.BySea, g.Invades(&infantry, e), g.Invades(&fleet, e))
		}
	})
	t.Run("who Disengages goes to Friendly areas, over borders that have room, and does not come back", func(t *testing.T) {
		g := peace(t)
		g.Enemy[2] = true
		m := g.from(2, infantry)
		if len(m.Exits) != 2 || m.Exits[0].Over != 1 || m.Exits[1].Over != 3 || !m.Exits[1].BySea || m.Exits[0].To[2] {
			t.Errorf("got the exits %+v to %v, want two, over 1 and by sea over 3", m.Exits, m.Areas())
		}
		g.Crossed.Add(1, 2, true)
		if m := g.from(2, infantry); len(m.Exits) != 1 {
			t.Errorf("the river is full: got %v, want 1", len(m.Exits))
		}
	})
	t.Run("units that are bound end no move where they may not", func(t *testing.T) {
		g := peace(t)
		g.Bounds = func(bound uint8, at Area) bool { return bound == 1 && at > 3 }
		bound := g.movesOf(Mover{At: 2, Type: Infantry, Bound: 1}, infantry)
		goes(t, bound, 1, 3)
		goes(t, g.movesOf(Mover{At: 2, Type: Infantry}, infantry), 1, 3, 4, 5, 7)
	})
}

func TestBases(t *testing.T) {
	g := peace(t)
	g.Enemy[4] = true
	t.Run("ships do not pass Enemy units, Air units do", func(t *testing.T) {
		if cost := g.Bases(3, &fleet, 0, nil); cost[2] != 1 || cost[4] != farthest || cost[5] != farthest {
			t.Errorf("got %v, cost[2] %v; want cost[2] 1, cost[4] %v and cost[5] %v", cost[:10], cost[2], farthest, farthest)
		}
		if cost := g.Bases(3, &bomber, 0, nil); cost[5] != 2 {
			t.Errorf("got %v, cost[5] %v, want 2", cost[:10], cost[5])
		}
	})
	t.Run("out of a Battle the first step is bound", func(t *testing.T) {
		if cost := g.Bases(3, &bomber, 0, &Leaving{At: 3, Attacker: true, From: 2}); cost[2] != 1 || cost[5] != farthest {
			t.Errorf("got %v, cost[2] %v; want cost[2] 1 and cost[5] %v", cost[:10], cost[2], farthest)
		}
	})
}
