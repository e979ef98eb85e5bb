package blockwar

import (
	"slices"

	"interbellum/engine"
)

// Building Unit Steps. Where something is built everybody sees; what it is, the owner alone: the
// area and the Nation are one answer, the block or its type another, which is hidden.

// A Builder is a Faction about to build, with what is in supply worked out once.
type Builder struct {
	t      *Table
	f      Faction
	supply [SideRoom]*[AreaRoom]bool // by the Side of the unit
}

// Builder looks up what a Faction needs to know to build.
func (t *Table) Builder(f Faction) Builder {
	by := Builder{t: t, f: f}
	for _, n := range t.FactionFacts(f).Powers() {
		if side := t.SideOf(n); by.supply[side] == nil {
			by.supply[side] = t.supplyToBuild(n)
		}
	}
	return by
}

// supplyToBuild tells where units of a Nation can be built, as far as they need supply: those of a Proxy Power on a line to the
// Production Center.
func (t *Table) supplyToBuild(n Nation) *[AreaRoom]bool {
	side := t.SideOf(n)
	if t.NationFacts(n).Kind != ProxyPower {
		return t.SupplyOf(side)
	}
	var has [AreaRoom]bool
	lines := t.linesTo(side, t.FactionFacts(t.PlayerOf(side)).Center)
	for a := Area(1); a <= t.LastArea; a++ {
		has[a] = lines.Open(a)
	}
	return &has
}

// supplied reports whether a Nation's units are in supply in an area.
func (by Builder) supplied(n Nation, a Area) bool { return by.supply[by.t.SideOf(n)][a] }

// builds lists where a Faction can build: a step onto a unit, or a new Cadre.
func (t *Table) builds(f Faction) (list []engine.Choice) {
	by := t.Builder(f)
	for _, a := range t.LandAreas() {
		for _, n := range t.FactionFacts(f).Powers() {
			if len(by.CadreTypes(n, a)) > 0 {
				list = append(list, engine.Choice{Verb: "cadre", On: t.AreaRef(a), To: t.NationRef(n)})
			}
		}
	}
	var offered [AreaRoom]uint64 // by area, the Nations that a step is offered to
	for i := range t.Blocks {
		b := &t.Blocks[i]
		bit := uint64(1) << b.ID.Nation
		if offered[b.At]&bit == 0 && t.Leads(f, b.ID.Nation) && by.CanStrengthen(b) {
			offered[b.At] |= bit
			list = append(list, engine.Choice{Verb: "step", On: t.AreaRef(b.At), To: t.NationRef(b.ID.Nation)})
		}
	}
	return list
}

// CanStrengthen reports whether a unit can gain a step: once in a Production, up to its Nation's
// maximum (3.12), neither at Sea nor Engaged, and where a unit of its type may be raised.
func (by Builder) CanStrengthen(b *Block) bool {
	t, side := by.t, by.t.SideOf(b.ID.Nation)
	if b.Has(Built) || b.CV >= t.MaxCV(b.ID.Nation, b.ID.Type) || t.Place(b.At).Sea() || t.Engaged(side, b.At) {
		return false
	}
	return t.Hooks.MayRaise(t, by.f, b.ID.Nation, b.ID.Type, b.At, false, by.supplied(b.ID.Nation, b.At))
}

// CadreTypes lists the types of a new Cadre of a Nation in an area.
func (by Builder) CadreTypes(n Nation, a Area) []Type {
	t, f := by.t, by.f
	if t.PlayerOf(t.Controller(a)) != f || t.Engaged(t.Controller(a), a) || t.Nations[n].Defeated || !t.Hooks.MayBuild(t, f, n) {
		return nil
	}
	return slices.DeleteFunc(t.Standing(n, a), func(u Type) bool { return !t.Hooks.MayRaise(t, f, n, u, a, true, by.supplied(n, a)) })
}

// mayRaise reports whether a unit can be built or gain a step: a Cadre in its Nation's Home Territory, where Ground units are in supply.
// Fortresses need no supply, but undisputed Friendly Territory, for a Cadre such as falls to their Nation.
func (t *Table) mayRaise(f Faction, n Nation, kind Type, a Area, cadre, supplied bool) bool {
	p := t.Place(a)
	switch {
	case kind != Fortress:
		return (!cadre || p.Home && p.Nation == n) && (supplied || t.Chart[kind].ANS())
	case cadre:
		return t.Hooks.FortressNation(t, f, p) == n
	}
	return t.Controller(a) == t.SideOf(n)
}

// fortifier is the Nation whose Fortresses a Faction builds in an area: a Major Power's in its own
// Nation and Colonies, the Great Power's everywhere else. A Defeated Power belongs to no Faction (2.21).
func (t *Table) fortifier(f Faction, p *Place) Nation {
	for _, n := range t.FactionFacts(f).Majors {
		if p.Nation == n && !t.Nations[n].Defeated {
			return n
		}
	}
	return t.FactionFacts(f).Great
}

// askUnit asks what is built where building has been announced.
func (s *Spending) askUnit(t *Table) engine.Decision {
	d := t.AskHidden(s.Faction, s.Verb, t.Rule.Building, t.AreaRef(s.Area), "builds in secret")
	by := t.Builder(s.Faction)
	if s.Verb == "cadre" {
		for _, u := range by.CadreTypes(s.Nation, s.Area) {
			d.Legal = append(d.Legal, engine.Choice{Verb: "raise", On: t.TypeRef(u), To: t.AreaRef(s.Area)})
		}
		return d
	}
	for i := range t.Blocks {
		if b := &t.Blocks[i]; b.At == s.Area && b.ID.Nation == s.Nation && by.CanStrengthen(b) {
			d.Legal = append(d.Legal, engine.Choice{Verb: "strengthen", On: t.UnitRef(b.ID)})
		}
	}
	return d
}

// build carries the hidden part out. A new Cadre gains nothing more in the same Production.
func (s *Spending) build(t *Table, c engine.Choice) events {
	if c.Verb == "raise" {
		b := t.Put(s.Nation, t.MustType(c.On.Name()), 1, s.Area)
		b.Marks |= Built
		return events{t.Tell("unit-raised", t.Rule.Building, s.Faction, t.UnitRef(b.ID), t.AreaRef(s.Area), 1, s.Faction)}
	}
	b := t.UnitOf(c.On)
	b.CV++
	b.Marks |= Built
	return events{t.Tell("unit-strengthened", t.Rule.Building, s.Faction, c.On, t.AreaRef(s.Area), int(b.CV), s.Faction)}
}
