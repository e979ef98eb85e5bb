package triumph

import (
	"slices"

	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// 11.54 Aggression: entering unoccupied Enemy Territory or an area with Enemy units alone.

// carryOut moves a unit as its owner has answered.
func (t *Table) carryOut(f Faction, b *block, c engine.Choice) (seen events) {
	g := t.lay(f)
	m := g.moving(b)
	to := areaOf(c.To)
	var in blockwar.Entry[Area]
	switch c.Verb {
	case "enter":
		in = m.Entry(areaOf(c.On), to)
		t.join(b, in, c.N)
	case "leave":
		out := areaOf(c.On)
		t.cross(b, b.At, out)
		if g.Hostile[to] && out.Place().Sea() {
			in = blockwar.Entry[Area]{From: m.Landing(out, to), To: to, BySea: true}
		}
	}
	if g.Invades(&Chart()[b.ID.Type], in) {
		b.Marks |= blockwar.Invading
	}
	if in.From != Nowhere {
		b.From = in.From
		t.cross(b, in.From, to)
		t.Turn.Entered.Add(in.From, to, Chart()[b.ID.Type].Class == blockwar.Ground)
	}
	from := b.At
	b.At = to
	b.Marks = b.Marks&^(blockwar.FaceUp|blockwar.Escaped) | blockwar.Moved
	if g.Aggresses(to) {
		t.Turn.aggress(to)
		seen = append(seen, say("aggression", "11.54", f, areaRef(from), areaRef(to), 0))
	}
	t.pay(g, b)
	return append(seen, t.entered(g, to)...)
}

// entered is what it brings about that a unit has come into an area: whose Territory it contests becomes
// an Enemy (15.422).
func (t *Table) entered(g *layout, a Area) events {
	if !g.Fresh[a] {
		return nil
	}
	n := a.Place().Of
	t.Nations[n].Violators = t.Nations[n].Violators.With(g.f)
	return events{say("partition", "15.422", g.f, nationRef(n), areaRef(a), 0)}
}

// 15.22s Units at sea upon a Declaration of War: where the declarer has stayed in a sea with Enemy units,
// it is the Aggressor in a Battle.
func (t *Table) stayedAtSea(f Faction) (seen events) {
	for _, a := range WaterAreas() {
		if t.battle(f, a) && !slices.Contains(t.Turn.Aggressed, a) {
			t.Turn.aggress(a)
			seen = append(seen, say("aggression", "15.22", f, areaRef(a), areaRef(a), 0))
		}
	}
	return seen
}
