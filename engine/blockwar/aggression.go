package blockwar

import (
	"slices"

	"interbellum/engine"
)

// 11.54 Aggression: entering unoccupied Enemy Territory or an area with Enemy units alone.

// carryOut moves a unit as its owner has answered.
func (t *Table) carryOut(b *Block, c engine.Choice) (seen events) {
	f := t.SideOf(b.ID.Nation)
	g := t.Survey(f)
	m := g.Moving(b)
	to := t.AreaOf(c.To)
	seen = t.Hooks.BeforeArrival(t, b, to, func(g *Layout) bool { return slices.Contains(g.choices(b), c) })
	var in Entry
	switch c.Verb {
	case "enter":
		in = m.Entry(t.AreaOf(c.On), to)
		t.join(b, in, c.N)
	case "leave":
		out := t.AreaOf(c.On)
		t.Cross(b, b.At, out)
		if g.Hostile[to] && t.Place(out).Sea() {
			in = Entry{From: m.Landing(out, to), To: to, BySea: true}
		}
	}
	if g.Invades(&t.Chart[b.ID.Type], in) && !t.FightsAtOnce(f, b.ID.Type) {
		b.Marks |= Invading
	}
	if in.From != Nowhere {
		b.From = in.From
		t.Cross(b, in.From, to)
		t.Turn.Entered.Add(in.From, to, t.Chart[b.ID.Type].Class == Ground)
	}
	from := b.At
	b.At = to
	b.Marks = b.Marks&^(FaceUp|Escaped) | Moved
	if g.Aggresses(to) {
		t.Turn.Aggress(to)
		seen = append(seen, t.Say("aggression", "11.54", f, t.AreaRef(from), t.AreaRef(to), 0))
	}
	t.Pay(g, b)
	return append(seen, t.entered(g, to)...)
}

// A Reach reports whether a unit could make its move on another Layout of the map.
type Reach func(*Layout) bool

// FightsAtOnce reports whether a Side's Ground units of a type act in the Battle that they Invade into.
func (t *Table) FightsAtOnce(f Side, kind Type) bool {
	return t.Hooks.InvadersFightAtOnce(t, f, kind)
}

// entered applies what follows when a unit comes into an area: whose Territory it contests becomes
// an Enemy.
func (t *Table) entered(g *Layout, a Area) events {
	if !g.NewEnemy[a] {
		return nil
	}
	n := t.Place(a).Of
	t.Nations[n].Violators = t.Nations[n].Violators.With(g.f)
	return events{t.Say("partition", t.Rule.Partition, g.f, t.NationRef(n), t.AreaRef(a), 0)}
}

// 15.22s Units at sea upon a Declaration of War: where the declarer has stayed in a sea with Enemy units,
// it is the Aggressor in a Battle.
func (t *Table) stayedAtSea(f Faction) (seen events) {
	for _, a := range t.WaterAreas() {
		if t.InBattle(f, a) && !slices.Contains(t.Turn.Aggressed, a) {
			t.Turn.Aggress(a)
			seen = append(seen, t.Say("aggression", "15.22", f, t.AreaRef(a), t.AreaRef(a), 0))
		}
	}
	return seen
}
