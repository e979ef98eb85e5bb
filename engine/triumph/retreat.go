package triumph

import (
	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// 12.5 Retreats, and ReBasing instead (12.51, 13.0).

// wayOut tells by which rules a unit leaves a Battle.
type wayOut uint8

const (
	outOfBattle wayOut = iota // Retreat, ANS units also by ReBasing: 12.5 binds both
	forcedOut                 // the same; Active units may ReBase without 12.5, since 13.12 lets them anyway
	toBase                    // ReBase without 12.5 (13.12, 13.2)
)

// exits lists where a unit can leave its area to: "retreat" into an adjacent area, "rebase" to a base
// farther off. Air units never Retreat but by ReBasing (12.51).
func (t *Table) exits(b *block, way wayOut) (list []engine.Choice) {
	var near, far [AreaCount + 1]bool
	u := Chart()[b.ID.Type]
	if way != toBase && u.Class != blockwar.Air {
		near = t.retreats(b)
	}
	if u.ReBases && way != toBase {
		far = t.bases(b, true)
	}
	if u.ReBases && (way == toBase || way == forcedOut && sideOf(b) == t.Active) {
		far = t.bases(b, false)
	}
	for a := Area(1); a <= AreaCount; a++ {
		switch {
		case near[a]:
			list = append(list, engine.Choice{Verb: "retreat", On: areaRef(b.At), To: areaRef(a)})
		case far[a]:
			list = append(list, engine.Choice{Verb: "rebase", On: areaRef(b.At), To: areaRef(a)})
		}
	}
	return list
}

// retreats are the adjacent areas that a unit can Retreat into, border limits included (11.52).
func (t *Table) retreats(b *block) (to [AreaCount + 1]bool) {
	if b.ID.Type == blockwar.Fortress {
		return to
	}
	bound, u := t.leaving(b), &Chart()[b.ID.Type]
	for _, over := range Board().Neighbours(b.At) {
		to[over.To] = Map().Adjoins(b.At, u, over) && t.receives(b, over.To) && !bound.Bars(over.To) && t.crosses(sideOf(b), b, b.At, over.To)
	}
	return to
}

// leaving is what binds a unit to where it or its Enemies came from (12.5).
func (t *Table) leaving(b *block) blockwar.Leaving[Area] {
	return blockwar.Leaving[Area]{At: b.At, Attacker: sideOf(b) == t.Active, From: b.From, Entered: t.Turn.Entered}
}

// receives reports whether an area takes a unit that Retreats: it is Friendly, was not the scene of a
// Battle other than a Raid, and has no Enemy units but Raiders. Ground units go to sea only where Friendly
// units are (12.5).
func (t *Table) receives(b *block, a Area) bool {
	f, p := sideOf(b), a.Place()
	if t.Combat.Fields.Bars(a) || t.shuns(f, a) || !t.friendly(f, a) || p.Land() && !p.Coastal && Chart()[b.ID.Type].Ships() {
		return false
	}
	if p.Sea() {
		return Chart()[b.ID.Type].Class != blockwar.Ground || t.present(a).Has(f)
	}
	return t.against(f, a) == 0 || t.Combat.Fields.Get(a) != nil
}

// 13.0 bases are the areas that a unit can ReBase to: undisputed Friendly-controlled land within its
// movement range. Out of a Battle under way 12.5 holds too: the first step is what it binds to where a unit
// or its Enemies came from (see RULINGS.md).
func (t *Table) bases(b *block, retreating bool) (to [AreaCount + 1]bool) {
	g, u := t.lay(sideOf(b)), t.unit(sideOf(b), b.ID.Type)
	var bound *blockwar.Leaving[Area]
	if retreating {
		leaving := t.leaving(b)
		bound = &leaving
	}
	cost, speed := g.Bases(b.At, &u, bound), u.Speed(false)
	for _, a := range LandAreas() {
		to[a] = a != b.At && int(cost[a]) <= speed && t.controller(a) == g.f && t.against(g.f, a) == 0 && !g.Bars(boundOf(b.ID.Nation), a) && !t.shuns(g.f, a) &&
			(a.Place().Coastal || !u.Ships()) && !(retreating && t.Combat.Fields.Bars(a))
	}
	return to
}

// leave carries out a Retreat or a ReBase. The unit stands up again (12.5).
func (t *Table) leave(b *block, c engine.Choice, rule engine.Rule) events {
	from, to := b.At, areaOf(c.To)
	seen := events{say(c.Verb, rule, sideOf(b), areaRef(from), areaRef(to), 0)}
	if b.Has(blockwar.FaceUp) {
		seen = append(seen, say("unit-left", rule, sideOf(b), kindRef(b.ID), areaRef(to), int(b.CV)))
	} else {
		seen = append(seen, tell("unit-left", rule, sideOf(b), kindRef(b.ID), areaRef(to), int(b.CV), sideOf(b)))
	}
	if c.Verb == "retreat" {
		t.cross(b, from, to)
	}
	standUp(b)
	b.Marks &^= blockwar.Invading
	b.At, b.From, b.Group = to, Nowhere, 0
	return seen
}
