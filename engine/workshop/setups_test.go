package workshop

import (
	"fmt"
	"testing"

	"interbellum/engine/house"
)

func stockOf(x *Side, piece string) string {
	for _, s := range x.Stock {
		if s.Piece == piece {
			return fmt.Sprintf("%d pool %d box", s.Pool, s.Box)
		}
	}
	return "none"
}

func TestCountersOfASetUp(t *testing.T) {
	b := open(t, "cataclysm")
	const id = "days-of-decision"
	side := func() *Side { return b.side(id, "italy") }
	check(t, "before", fmt.Sprint(side().stack("libya", "infantry"), " ", stockOf(side(), "infantry")), "1 1 pool 3 box")
	full := side().Used == side().Limit
	check(t, "the force pool is full as shipped", full, true)
	do(t, b.Place(id, "italy", "infantry", "rome", "playbook"))
	check(t, "placed from the pool", fmt.Sprint(side().stack("rome", "infantry"), " ", stockOf(side(), "infantry")), "1 0 pool 3 box")
	check(t, "no more", b.Place(id, "italy", "infantry", "libya", ""), fmt.Sprintf("the force pool of Italy is full: at most %d units and upgrades", side().Limit))
	do(t, b.Take(id, "italy", "tactical", "sicily", ""))
	check(t, "taken", fmt.Sprint(side().stack("sicily", "tactical"), " ", stockOf(side(), "tactical")), "0 1 pool 2 box")
	do(t, b.Move(id, "italy", "tactical", Pool, Box, ""))
	check(t, "room", side().Limit-side().Used, 1)
	do(t, b.Move(id, "italy", "tank", Box, "albania", ""))
	check(t, "a tank", side().stack("albania", "tank"), 1)
	do(t, b.Move(id, "italy", "tank", "albania", "sicily", ""))
	check(t, "moved", side().stack("sicily", "tank"), 1)
	check(t, "not there", b.Take(id, "italy", "fortress", "rome", ""), "Rome has none: Fortress")
	check(t, "not in it", b.Place(id, "japan", "infantry", "rome", ""), "Japan has no part in this setup")
	check(t, "no area", b.Place(id, "italy", "infantry", "mars", ""), "there is no area Mars")
	_, ok := b.Playable()
	check(t, "playable", ok, true)
	check(t, "faults", b.Faults(), "[]")
	for b.Undo() {
	}
	check(t, "undone", b.Changed(""), 0)
}

func TestBlocksOfASetUp(t *testing.T) {
	b := open(t, "conquest")
	side := func() *Side { return b.side("1936", "japan") }
	before := stockOf(side(), "fleet")
	do(t, b.Place("1936", "japan", "fleet@2", "osaka", "card"))
	check(t, "a new row", fmt.Sprint(side().stack("osaka", "fleet@2"), b.Changed("setup.csv")), "1 1")
	if got := stockOf(side(), "fleet"); got == before {
		t.Errorf("got %s left, want one less", got)
	}
	check(t, "not in the other scenario", b.side("rising-sun", "japan").stack("osaka", "fleet@2"), 0)
	do(t, b.Move("1936", "japan", "any@1", "tokyo", "osaka", ""))
	check(t, "moved", fmt.Sprint(side().stack("tokyo", "any@1"), side().stack("osaka", "any@1")), "5 5")
	do(t, b.Take("1936", "japan", "fleet@4", "tokyo", ""))
	check(t, "a row is gone", side().stack("tokyo", "fleet@4"), 0)
	check(t, "too strong", b.Place("1936", "japan", "fleet@9", "osaka", ""), "Combat Value is a whole number from 1 to 4")
	past := len(b.past)
	b.Undo()
	b.Undo()
	check(t, "a move is one act", fmt.Sprint(past, side().stack("tokyo", "any@1"), side().stack("osaka", "any@1")), "3 6 4")
	b.Redo()
	b.Redo()
	insist(t, b)

	b = open(t, "triumph")
	germany := func() *Side { return b.side("1936", "germany") }
	do(t, b.Move("1936", "germany", "any@1", "berlin", "ruhr", ""))
	do(t, b.Place("1936", "germany", "infantry@2", "munich", ""))
	check(t, "placed", fmt.Sprint(germany().stack("berlin", "any@1"), germany().stack("ruhr", "any@1"), germany().stack("munich", "infantry@2")), "5 5 1")
	insist(t, b)
}

// insist has the author of a draft insist on all that is against a rule, as a set-up is that differs from the printed one. Then it is playable.
func insist(t *testing.T, b *Bench) {
	t.Helper()
	for _, f := range b.Faults() {
		if f.Grade == house.AgainstRule {
			do(t, b.Insist(f.Key(), true))
		}
	}
	if _, ok := b.Playable(); !ok {
		t.Errorf("got %v, want it playable", b.Faults())
	}
}
