package triumph

import (
	_ "embed"
	"fmt"
	"sync"

	"interbellum/engine/blockwar"
)

//go:embed data/units.csv
var unitsFile string

//go:embed data/blocks.csv
var blocksFile string

// Chart is the Unit Table.
var Chart = sync.OnceValue(func() blockwar.Chart { return blockwar.Must(blockwar.ReadChart("units.csv", unitsFile)) })

// TypeCount is the highest type that has blocks of its own.
const TypeCount = int(blockwar.Infantry)

// pool counts blocks by Nation and type. Beside the Powers only the forces of Armed Minors have any.
type pool [SovietUnion + 2][TypeCount + 1]uint8

// poolOf is the place of a Nation in a pool.
func poolOf(n Nation) Nation {
	if n == NeutralForces {
		return SovietUnion + 1
	}
	return n
}

// allBlocks is every block of the game (3.0), and most is the maximum CV of each Nation (3.12).
var allBlocks = sync.OnceValue(func() (all struct {
	count pool
	most  [SovietUnion + 2]uint8
}) {
	for _, b := range blockwar.Must(blockwar.ReadBlocks(blocksFile, ParseNation, Chart())) {
		n := poolOf(b.Nation)
		all.count[n][b.Type], all.most[n] = b.Count, b.MaxCV
	}
	return all
})

// MaxCV is the highest Combat Value of a Nation's units (3.12).
func (n Nation) MaxCV() uint8 { return allBlocks().most[poolOf(n)] }

// Blocks is how many blocks of a type the Nation has.
func (n Nation) Blocks(t blockwar.Type) int { return int(allBlocks().count[poolOf(n)][t]) }

// types lists the types that have blocks.
func types() []blockwar.Type {
	list := make([]blockwar.Type, 0, TypeCount)
	for t := blockwar.Fortress; int(t) <= TypeCount; t++ {
		list = append(list, t)
	}
	return list
}

func typeSlug(t blockwar.Type) string { return Chart()[t].Slug }

// mustType finds a type that an answer names: it has been offered, so it exists.
func mustType(slug string) blockwar.Type {
	t, found := Chart().Find(slug)
	if !found {
		panic(fmt.Sprintf("triumph: no type %q", slug))
	}
	return t
}
