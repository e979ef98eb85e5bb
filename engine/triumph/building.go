package triumph

import (
	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// 7.23 Building Unit Steps. Where something is built everybody sees; what it is, the owner alone: the
// area and the Nation are one answer, the block or its type another, which is hidden.

// A builder is a Faction about to build, with what is in supply worked out once.
type builder struct {
	t      *Table
	f      Faction
	supply *[AreaCount + 1]bool
}

func (t *Table) builder(f Faction) builder { return builder{t, f, t.supplyOf(f)} }

// builds lists where a Faction can build: a step onto a unit, or a new Cadre.
func (t *Table) builds(f Faction) (list []engine.Choice) {
	by := t.builder(f)
	for _, a := range LandAreas() {
		for _, n := range f.Facts().Powers() {
			if len(by.cadreTypes(n, a)) > 0 {
				list = append(list, engine.Choice{Verb: "cadre", On: areaRef(a), To: nationRef(n)})
			}
		}
	}
	var offered [AreaCount + 1]uint64 // by area, the Nations that a step is offered to
	for i := range t.Blocks {
		b := &t.Blocks[i]
		bit := uint64(1) << b.ID.Nation
		if offered[b.At]&bit == 0 && b.ID.Nation.owner() == f && by.canStrengthen(b) {
			offered[b.At] |= bit
			list = append(list, engine.Choice{Verb: "step", On: areaRef(b.At), To: nationRef(b.ID.Nation)})
		}
	}
	return list
}

// canStrengthen reports whether a unit can gain a step: once in a Production, up to its Nation's
// maximum (3.12), neither at Sea nor Engaged nor, if a Ground unit, Unsupplied. Fortresses need no
// supply, but undisputed Friendly Territory (7.231).
func (by builder) canStrengthen(b *block) bool {
	t, f := by.t, by.f
	if b.Has(blockwar.Built) || b.CV >= b.ID.Nation.MaxCV() || b.At.Place().Sea() || t.engaged(f, b.At) {
		return false
	}
	if b.ID.Type == blockwar.Fortress {
		return t.controller(b.At) == f
	}
	return Chart()[b.ID.Type].ANS() || by.supply[b.At]
}

// cadreTypes lists the types of a new Cadre of a Nation in an area: any in its Home Territory, and
// Fortresses beyond it too (7.231).
func (by builder) cadreTypes(n Nation, a Area) (list []blockwar.Type) {
	t, f := by.t, by.f
	if t.controller(a) != f || t.engaged(f, a) || t.Nations[n].Defeated || n == USA && !t.usaWith() {
		return nil
	}
	p := a.Place()
	atHome := p.Home && p.Nation == n
	if !atHome && fortifier(f, p) != n {
		return nil
	}
	for _, u := range t.standing(n, a) {
		switch {
		case u == blockwar.Fortress:
			if fortifier(f, p) == n {
				list = append(list, u)
			}
		case atHome && (Chart()[u].ANS() || by.supply[a]):
			list = append(list, u)
		}
	}
	return list
}

// fortifier is the Nation whose Fortresses a Faction builds in an area: a Major Power's in its own
// Nation and Colonies, the Great Power's everywhere else (7.231).
func fortifier(f Faction, p *Place) Nation {
	for _, n := range f.Facts().Majors {
		if p.Nation == n {
			return n
		}
	}
	return f.Facts().Great
}

// askUnit asks what is built where building has been announced.
func (s *spending) askUnit(t *Table) engine.Decision {
	d := askHidden(s.Faction, s.Verb, "7.23", areaRef(s.Area), "builds in secret")
	by := t.builder(s.Faction)
	if s.Verb == "cadre" {
		for _, u := range by.cadreTypes(s.Nation, s.Area) {
			d.Legal = append(d.Legal, engine.Choice{Verb: "raise", On: typeRef(u), To: areaRef(s.Area)})
		}
		return d
	}
	for i := range t.Blocks {
		if b := &t.Blocks[i]; b.At == s.Area && b.ID.Nation == s.Nation && by.canStrengthen(b) {
			d.Legal = append(d.Legal, engine.Choice{Verb: "strengthen", On: unitRef(b.ID)})
		}
	}
	return d
}

// build carries the hidden part out. A new Cadre gains nothing more in the same Production.
func (s *spending) build(t *Table, c engine.Choice) events {
	if c.Verb == "raise" {
		b := t.place(s.Nation, mustType(c.On.Name()), 1, s.Area)
		b.Marks |= blockwar.Built
		return events{tell("unit-raised", "7.23", s.Faction, unitRef(b.ID), areaRef(s.Area), 1, s.Faction)}
	}
	b := t.unitOf(c.On)
	b.CV++
	b.Marks |= blockwar.Built
	return events{tell("unit-strengthened", "7.23", s.Faction, c.On, areaRef(s.Area), int(b.CV), s.Faction)}
}
