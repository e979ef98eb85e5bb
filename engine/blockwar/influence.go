package blockwar

import "interbellum/engine"

// Influence is the Influence markers on one Neutral: of one Faction only, since a Rival marker is
// taken away instead of another being placed.
type Influence struct {
	Of Side
	N  uint8
}

// Press adds one friendly marker, or removes one Rival marker where there is any. It reports whether
// a marker was added.
func (i *Influence) Press(by Side) (added bool) {
	if i.N > 0 && i.Of != by {
		i.Remove()
		return false
	}
	i.Of = by
	i.N++
	return true
}

// Remove takes one marker away, if there is one.
func (i *Influence) Remove() {
	if i.N <= 1 {
		*i = Influence{}
		return
	}
	i.N--
}

// Status is what the number of Influence markers makes of a Neutral.
type Status uint8

const (
	Unaligned Status = iota
	Associate
	Protectorate
	Satellite
)

// Status is what these markers make of a Neutral.
func (i Influence) Status() Status { return min(Status(i.N), Satellite) }

// 8.0 Influence, and what it makes of a Neutral.

// Status is what a Faction's Influence on a Neutral makes of it.
func (t *Table) Status(n Nation, f Faction) Status {
	by := t.Nations[n].Influence
	if !t.Neutral(n) || by.Of != f || !t.Hooks.InfluenceCounts(t, n, f) {
		return Unaligned
	}
	return by.Status()
}

// CanPress reports whether a friendly marker could be added or a Rival one removed.
func (t *Table) CanPress(n Nation, f Faction) bool {
	by := t.Nations[n].Influence
	if most := t.Hooks.MostMarkers(t, n, f); by.Of == f && most > 0 && int(by.N) >= most {
		return false
	}
	return t.Neutral(n)
}

// Press adds a friendly marker, or removes a Rival one where there is any (8.0).
func (t *Table) Press(n Nation, f Faction, rule engine.Rule) events {
	if !t.CanPress(n, f) {
		return events{t.Say("influence-without-effect", rule, f, t.NationRef(n), t.FactionRef(f), 0)}
	}
	i := &t.Nations[n].Influence
	before := *i
	if i.Press(f) {
		return events{t.Say("influence-added", rule, f, t.NationRef(n), t.FactionRef(f), int(i.N))}
	}
	return events{t.Say("influence-removed", rule, f, t.NationRef(n), t.FactionRef(before.Of), int(i.N))}
}

// 8.2 Satellites: three markers and more, once Diplomacy is resolved (see RULINGS.md). convert makes
// the Nation one if it is due, and calls for the units that it musters.
func (t *Table) Convert(n Nation) (step, events) {
	by := t.Nations[n].Influence
	if t.Status(n, by.Of) != Satellite {
		return nil, nil
	}
	if call, seen, special := t.Hooks.BecomesSatellite(t, n); special {
		return call, seen
	}
	call, seen := t.satellite(n, by.Of, "8.2")
	return call, events{seen}
}

// satellite makes a Satellite of a Nation, and calls for the units that it musters.
func (t *Table) satellite(n Nation, f Faction, rule engine.Rule) (Step, engine.Event) {
	side := t.Hooks.WinsFor(t, n, f)
	t.TakeNation(n, side)
	return &Muster{Faction: side, Rule: "8.2", Tasks: t.garrison(n, side)}, t.Say("satellite", rule, side, t.NationRef(n), t.FactionRef(side), 0)
}

// garrison are the units, of the Great Power unless a game knows better, that a new Satellite gets in its Cities and Towns.
func (t *Table) garrison(n Nation, f Side) (list []Task) {
	for _, a := range t.AreasOf(n) {
		if cv := t.Place(a).Muster; cv > 0 {
			list = append(list, Task{t.Hooks.GarrisonNation(t, f, a), a, uint8(cv)})
		}
	}
	return list
}
