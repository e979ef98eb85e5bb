package cataclysm

import (
	"slices"
	"strings"
	"testing"

	"interbellum/engine"
)

// airStrike reports whether an air force could join an air operation against the area.
func airStrike(table *Table, u *Unit, target Area) (normal, extended bool) {
	for _, s := range table.attackUnits(u.Owner, 0) {
		if s.unit.UnitID == u.UnitID {
			return s.canAttack("air", target)
		}
	}
	return false, false
}

// fight runs one operation with a script.
func fight(t *testing.T, table *Table, p Power, verb, area string, actions int, script ...string) (*engine.Position[Table], events) {
	t.Helper()
	return play(t, table, &operation{Power: p, Verb: verb, Target: at(t, area), Actions: int8(actions)}, script...)
}

// fightToEnd runs one operation to its end.
func fightToEnd(t *testing.T, table *Table, p Power, verb, area string, actions int, script ...string) events {
	t.Helper()
	pos, seen := fight(t, table, p, verb, area, actions, script...)
	if !pos.Over() {
		t.Fatalf("still asked: %v: pos.Over() = false, want true", pos.Open())
	}
	return seen
}

// withoutFlags removes all flags, so no power is asked where to place one.
func withoutFlags(table *Table) *Table {
	for _, p := range AllPowers.List() {
		table.moveAll(p, Flag, Available, Storage)
		table.moveAll(p, IlDuce, Available, Storage)
	}
	return table
}

// atWar is a Europe without flags at war: the first power against the others.
func atWar(t *testing.T, p Power, others ...Power) *Table {
	t.Helper()
	table := withoutFlags(europe(t))
	war(table, SetOf(p), SetOf(others...))
	return table
}

// targetsOf lists what p could declare with so many actions.
func targetsOf(table *Table, p Power, actions int) []string {
	return inWords(table.operationChoices(p, actions, 0))
}

func offers(list []string, word string) bool { return slices.Contains(list, word) }

// scored is the score of a power's last roll, or 0.
func scored(seen events, kind string, p Power) (n int) {
	for _, e := range seen {
		if e.Kind == "score" && e.To == engine.Ref(kind) && e.Seat == seatOf(p) {
			n = e.N
		}
	}
	return n
}

// modified sums a power's modifiers with a rule in one kind of roll.
func modified(seen events, kind string, p Power, rule engine.Rule) (n int) {
	for _, e := range seen {
		if e.Kind == "modifier" && e.To == engine.Ref(kind) && e.Seat == seatOf(p) && e.Rule == rule {
			n += e.N
		}
	}
	return n
}

// diceOf counts the dice that a power rolled.
func diceOf(seen events, kind string, p Power) (n int) {
	for _, e := range seen {
		if e.Kind == "die" && e.To == engine.Ref(kind) && e.Seat == seatOf(p) {
			n++
		}
	}
	return n
}

// eventOrder lists the events of these kinds by kind, in the order seen.
func eventOrder(seen events, kinds ...string) (list []string) {
	for _, e := range seen {
		if slices.Contains(kinds, e.Kind) && (len(list) == 0 || list[len(list)-1] != e.Kind) {
			list = append(list, e.Kind)
		}
	}
	return list
}

// whoStands lists the units in an area by face: "germany tank, uk infantry".
func whoStands(table *Table, a Area) string {
	var list []string
	for _, u := range table.unitsAt(a) {
		list = append(list, u.Owner.String()+" "+u.face().String())
	}
	return strings.Join(list, ", ")
}

// giveCountries gives countries to a power that has beaten their minor armies.
func giveCountries(t *testing.T, table *Table, p Power, areas ...string) {
	t.Helper()
	cube(t, table, p, areas...)
	for _, slug := range areas {
		if id := (UnitID{Neutral, MinorArmy, uint8(at(t, slug))}); table.unit(id) != nil {
			table.remove(id, OutOfGame)
		}
	}
}
