package conquest

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

// asia is the map of 1936 with no unit but those whose type is printed: the Government Phase, in the order USA, Soviets, Japan.
func asia(t *testing.T) *Table {
	t.Helper()
	return blocks.In1936(t, Scenario1936, setUp, 4)
}

// rising is the same in Rising Sun, Japan and the USA alone.
func rising(t *testing.T) *Table {
	t.Helper()
	return blocks.In1936(t, RisingSun, setUp, 4)
}

// run starts a script in the middle of a match: one step on a table.
func run(t *testing.T, table *Table, first step) *enginetest.Script {
	t.Helper()
	return blocks.Run(t, learnedGame(), rules(), table, first)
}

// govern begins the Government Phase.
func govern(t *testing.T, table *Table) *enginetest.Script {
	return run(t, table, &blockwar.Government{})
}

// strength counts the units of a Nation in an area, and their CV.
func strength(table *Table, n Nation, a Area) (units, cv int) {
	for _, b := range table.Blocks {
		if b.ID.Nation == n && (a == blockwar.Nowhere || b.At == a) {
			units, cv = units+1, cv+int(b.CV)
		}
	}
	return units, cv
}

// kit is this game's table for a test that both games with blocks have.
func kit(t *testing.T) blocks.Kit {
	t.Helper()
	return blocks.Kit{T: t, Table: asia(t), Begin: func(table *Table, first step) *enginetest.Script { return run(t, table, first) },
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
