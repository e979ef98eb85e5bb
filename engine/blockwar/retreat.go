package blockwar

import "interbellum/engine"

// 12.5 Retreats, and ReBasing instead (12.51, 13.0).

// WayOut tells by which rules a unit leaves a Battle.
type WayOut uint8

const (
	OutOfBattle WayOut = iota // Retreat, ANS units also by ReBasing: 12.5 binds both
	ForcedOut                 // the same; Active units may ReBase without 12.5, since 13.12 lets them anyway
	ToBase                    // ReBase without 12.5 (13.12, 13.2)
)

// Exits lists where a unit can leave its area to: "retreat" into an adjacent area, "rebase" to a base
// farther off. Air units never Retreat but by ReBasing (12.51).
func (t *Table) Exits(b *Block, way WayOut) (list []engine.Choice) {
	var near, far [AreaRoom]bool
	u := t.Chart[b.ID.Type]
	if way != ToBase && u.Class != Air {
		near = t.retreats(b)
	}
	if u.ReBases && way != ToBase {
		far = t.bases(b, true)
	}
	if u.ReBases && (way == ToBase || way == ForcedOut && t.PartyOf(b.ID.Nation) == t.Active) {
		far = t.bases(b, false)
	}
	for a := Area(1); a <= t.LastArea; a++ {
		switch {
		case near[a]:
			list = append(list, engine.Choice{Verb: "retreat", On: t.AreaRef(b.At), To: t.AreaRef(a)})
		case far[a]:
			list = append(list, engine.Choice{Verb: "rebase", On: t.AreaRef(b.At), To: t.AreaRef(a)})
		}
	}
	return list
}

// retreats are the adjacent areas that a unit can Retreat into, border limits included (11.52).
func (t *Table) retreats(b *Block) (to [AreaRoom]bool) {
	if b.ID.Type == Fortress {
		return to
	}
	bound, u := t.leaving(b), &t.Chart[b.ID.Type]
	for _, over := range t.Map.Board.Neighbours(b.At) {
		to[over.To] = t.Map.Adjoins(b.At, u, over) && t.receives(b, over.To) && !bound.Bars(over.To) && t.Crosses(t.SideOf(b.ID.Nation), b, b.At, over.To)
	}
	return to
}

// leaving is what binds a unit to where it or its Enemies came from (12.5).
func (t *Table) leaving(b *Block) Leaving {
	return Leaving{At: b.At, Attacker: t.PartyOf(b.ID.Nation) == t.Active, From: b.From, Entered: t.Turn.Entered}
}

// receives reports whether an area takes a unit that Retreats: it is Friendly and open to such, was not the scene of a
// Battle other than a Raid, and has no Enemy units but Raiders. Ground units go to sea only where Friendly
// units are (12.5).
func (t *Table) receives(b *Block, a Area) bool {
	f, p := t.SideOf(b.ID.Nation), t.Place(a)
	if t.Combat.Fields.Bars(a) || t.bars(b, a) || t.mayNotStackIn(f, a) || !t.Friendly(f, a) || p.Land() && !p.Coastal && t.Chart[b.ID.Type].Ships() {
		return false
	}
	if p.Sea() {
		return t.Chart[b.ID.Type].Class != Ground || t.Present(a).Has(f)
	}
	return t.Against(f, a) == 0 || t.Combat.Fields.Get(a) != nil
}

// 13.0 bases are the areas that a unit can ReBase to: undisputed Friendly-controlled land within its
// movement range. Out of a Battle under way 12.5 holds too: it binds the first step
// to where a unit or its Enemies came from, and a Defender's last one (see RULINGS.md).
func (t *Table) bases(b *Block, retreating bool) (to [AreaRoom]bool) {
	g, u := t.Survey(t.SideOf(b.ID.Nation)), &t.Chart[b.ID.Type]
	var bound *Leaving
	ends := func(Area) bool { return true }
	if retreating {
		leaving := t.leaving(b)
		bound = &leaving
		ends = func(a Area) bool { return !t.Combat.Fields.Bars(a) && (bound.Attacker || !bound.Bars(a)) }
	}
	for _, a := range t.Hooks.ExtraBases(t, b) {
		to[a] = a != b.At && t.Friendly(g.f, a)
	}
	cost := g.bases(b, bound)
	for _, a := range t.LandAreas() {
		to[a] = to[a] || a != b.At && cost[a] < farthest && t.Friendly(g.f, a) && t.Against(g.f, a) == 0 && !t.bars(b, a) && !t.mayNotStackIn(g.f, a) &&
			(t.Place(a).Coastal || !u.Ships()) && ends(a)
	}
	return to
}

// Leave carries out a Retreat or a ReBase. The unit stands up again (12.5).
func (t *Table) Leave(b *Block, c engine.Choice, rule engine.Rule) events {
	from, to := b.At, t.AreaOf(c.To)
	seen := append(t.Hooks.BeforeArrival(t, b, to, func(g *Layout) bool { return c.Verb == "retreat" || g.bases(b, nil)[to] < farthest }),
		t.Say(c.Verb, rule, t.SideOf(b.ID.Nation), t.AreaRef(from), t.AreaRef(to), 0))
	if b.Has(FaceUp) {
		seen = append(seen, t.Say("unit-left", rule, t.SideOf(b.ID.Nation), t.KindRef(b.ID), t.AreaRef(to), int(b.CV)))
	} else {
		seen = append(seen, t.Tell("unit-left", rule, t.SideOf(b.ID.Nation), t.KindRef(b.ID), t.AreaRef(to), int(b.CV), t.SideOf(b.ID.Nation)))
	}
	if c.Verb == "retreat" {
		t.Cross(b, from, to)
	}
	t.standUp(b)
	b.Marks &^= Invading
	b.At, b.From, b.Group = to, Nowhere, 0
	return seen
}
