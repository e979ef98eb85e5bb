package all_test

import (
	"fmt"
	"strconv"
	"testing"

	"interbellum/engine"
	"interbellum/engine/enginetest"
	"interbellum/engine/enginetest/walk"
	"interbellum/engine/games"
	"interbellum/engine/house"
	"interbellum/engine/workshop"
)

// The battery passes in scenarios of an owner's own in the games with blocks: copies whose units, years, industry, cards and victory are
// drawn at random, and how things stand at their start.
func TestTheBatteryInScenariosOfOnesOwn(t *testing.T) {
	for _, c := range []struct{ game, of string }{{"triumph", "1936"}, {"triumph", "1939"}, {"conquest", "1936"}, {"conquest", "rising-sun"}} {
		shipped, err := games.Find(c.game)
		if err != nil {
			t.Fatal(err)
		}
		for seed := range uint64(3) {
			t.Run(fmt.Sprintf("%s %s %d", c.game, c.of, seed), func(t *testing.T) {
				game := ownScenario(t, shipped, c.of, walk.New(seed))
				enginetest.Run(t, game, "our-war", enginetest.Options{Seeds: 1, First: seed, Every: 400})
			})
		}
	}
}

// ownScenario is a game with a scenario that is drawn at random from another, as the Workshop makes one.
func ownScenario(t *testing.T, shipped *engine.Game, of string, w *walk.Walker) *engine.Game {
	t.Helper()
	b, err := workshop.Open(shipped, nil)
	if err != nil {
		t.Fatal(err)
	}
	if err := b.CopyScenario(of, "our-war", "Our war"); err != nil {
		t.Fatal(err)
	}
	set := func(file, row, field string, n int) {
		t.Helper()
		if err := b.Set(file, row, []house.Field{{Name: field, Value: strconv.Itoa(n)}}, ""); err != nil {
			t.Fatal(err)
		}
	}
	first := 1936 + w.N(7)
	set("scenarios.csv", "our-war", "last_year", min(1945, first+w.N(5)))
	set("scenarios.csv", "our-war", "first_year", first)
	set("scenarios.csv", "our-war", "points", 15+w.N(20))
	set("scenarios.csv", "our-war", "capitals", 1+w.N(3))
	sides, _ := b.Table("sides.csv")
	for _, r := range sides.Parts[0].Rows {
		set("sides.csv", r.Key, "ind", 1+w.N(20))
		set("sides.csv", r.Key, "action_cards", w.N(19))
		set("sides.csv", r.Key, "investment_cards", w.N(10))
		set("sides.csv", r.Key, "peace_dividends", w.N(5))
	}
	for range 6 { // some may be refused: a faction is not at war with itself
		kinds := b.StandingKinds()
		k := kinds[w.N(len(kinds))]
		if b.Stand("our-war", k.Word, k.What[w.N(len(k.What))].Word, k.Side[w.N(len(k.Side))].Word, 1+w.N(max(1, k.Most))) == nil {
			if _, ok := b.Playable(); !ok {
				b.Undo()
			}
		}
	}
	for range 12 { // some may be refused: the box holds no such piece, or it cannot be there
		s, _ := b.SetUp("our-war")
		x := s.Sides[w.N(len(s.Sides))]
		areas := b.Areas()
		if len(x.Stacks) > 0 && w.N(2) == 0 {
			_ = b.Move("our-war", x.Slug, x.Stacks[w.N(len(x.Stacks))].Piece, x.Stacks[w.N(len(x.Stacks))].Area, workshop.Box, "")
			continue
		}
		piece := x.Stock[w.N(len(x.Stock))]
		to := areas[w.N(len(areas))]
		if len(x.Stacks) > 0 && w.N(3) > 0 {
			to = x.Stacks[w.N(len(x.Stacks))].Area
		}
		if b.Place("our-war", x.Slug, piece.Piece+"@"+strconv.Itoa(1+w.N(max(1, piece.MaxCV))), to, "") == nil {
			if _, ok := b.Playable(); !ok {
				b.Undo()
			}
		}
	}
	for _, f := range b.Faults() {
		if f.Grade == house.Unplayable {
			t.Fatalf("got %v, want a scenario that can be played", f)
		}
	}
	game, err := b.Game()
	if err != nil {
		t.Fatal(err)
	}
	return game
}
