package triumph

import (
	"sync"
	"testing"

	"interbellum/engine"
	"interbellum/engine/blockwar"
	"interbellum/engine/enginetest"
	"interbellum/engine/enginetest/blocks"
)

// The makers of both games with blocks, by the names they have in this package's tests.
var (
	tableOf, legal         = blocks.TableOf, blocks.Legal
	hold, influence, marks = blocks.Hold, blocks.Influence, blocks.Marks
	put, units, declare    = blocks.Put, blocks.Put, blocks.Declare
	standing, governs      = blocks.Standing, blocks.Governs
)

// europe is the map of 1936 with everybody at peace and no unit but those whose type is printed: the
// Government Phase, in the order Axis, West, USSR.
func europe(t *testing.T) *Table {
	t.Helper()
	return blocks.In1936(t, scenario1936, setUp, 2)
}

// run starts a script in the middle of a match: one step on a table. Defenders fight by their orders, about which a
// script asks nobody.
func run(t *testing.T, table *Table, first step) *enginetest.Script {
	t.Helper()
	s := blocks.Run(t, learnedGame(), rules(), table, first)
	s.Skip("defend")
	return s
}

// govern begins the Government Phase.
func govern(t *testing.T, table *Table) *enginetest.Script {
	return run(t, table, &blockwar.Government{})
}

// want fails unless a number is what the rules say.
func want(t *testing.T, what string, got, want int) {
	t.Helper()
	if got != want {
		t.Errorf("%s: %d, not %d", what, got, want)
	}
}

// sees is the view of one Faction.
func sees(s *enginetest.Script, f Faction) *View {
	return s.Match.View(blockwar.SeenBy(f)).(*View)
}

// kit is this game's table for a test that both games with blocks have.
func kit(t *testing.T) blocks.Kit {
	t.Helper()
	return blocks.Kit{T: t, Table: europe(t), Begin: func(table *Table, first blockwar.Step) *enginetest.Script { return run(t, table, first) },
		Anew: func() blocks.Kit { return kit(t) }}
}

// learned is the edition that tests of rules are played in: that of testdata/printed, whatever an owner corrects in data.
var learned = sync.OnceValue(func() *edition {
	return editionOf(blockwar.Must(readBook(blocks.Printed, Book())))
})

// printed is its Book.
func printed() *blockwar.Book { return learned().book }

// learnedGame is the game of that edition.
var learnedGame = sync.OnceValue(func() *engine.Game {
	g := GameOf(learned().book)
	g.Edition = "of the tests"
	return g
})

func rules() *engine.Rules[Table] { return learnedGame().Rules.(*engine.Rules[Table]) }

func setUp(scenario string) (*Table, error) { return learned().setUp(scenario) }
