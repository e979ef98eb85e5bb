package triumph

import (
	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// 8.0 Influence, and what it makes of a Neutral.

// status is what a Faction's Influence on a Neutral makes of it. The USA can be nothing to the Axis and
// the USSR (8.41).
func (t *Table) status(n Nation, f Faction) blockwar.Status {
	by := t.Nations[n].Influence
	if !t.neutral(n) || by.Of != f || n == USA && f != West {
		return blockwar.Unaligned
	}
	return by.Status()
}

// mostUSA is how much Influence the Axis and the USSR can have on the USA (8.41).
const mostUSA = 3

// canPress reports whether a friendly marker could be added or a Rival one removed.
func (t *Table) canPress(n Nation, f Faction) bool {
	by := t.Nations[n].Influence
	return t.neutral(n) && !(n == USA && f != West && by.Of == f && by.N >= mostUSA)
}

// press adds a friendly marker, or removes a Rival one where there is any (8.0).
func (t *Table) press(n Nation, f Faction, rule engine.Rule) events {
	if !t.canPress(n, f) {
		return events{say("influence-without-effect", rule, f, nationRef(n), factionRef(f), 0)}
	}
	i := &t.Nations[n].Influence
	before := *i
	if i.Press(f) {
		return events{say("influence-added", rule, f, nationRef(n), factionRef(f), int(i.N))}
	}
	return events{say("influence-removed", rule, f, nationRef(n), factionRef(before.Of), int(i.N))}
}

// 8.2 Satellites: three markers and more, once Diplomacy is resolved (see RULINGS.md). convert makes
// the Nation one if it is due, and calls for the units that it musters.
func (t *Table) convert(n Nation) (step, events) {
	by := t.Nations[n].Influence
	if t.status(n, by.Of) != blockwar.Satellite {
		return nil, nil
	}
	if n == USA {
		return nil, t.usaJoins()
	}
	t.takeNation(n, by.Of)
	call := &muster{Faction: by.Of, Rule: "8.2", Tasks: garrison(n, by.Of)}
	return call, events{say("satellite", "8.2", by.Of, nationRef(n), factionRef(by.Of), 0)}
}

// garrison are the units of the Great Power that a new Satellite gets in its Cities and Towns.
func garrison(n Nation, f Faction) (list []task) {
	for _, a := range n.Areas() {
		if cv := a.Place().City.Muster(); cv > 0 {
			list = append(list, task{f.Facts().Great, a, uint8(cv)})
		}
	}
	return list
}
