package conquest

import (
	_ "embed"
	"sync"

	"interbellum/engine/blockwar"
)

//go:embed data/units.csv
var unitsFile string

//go:embed data/blocks.csv
var blocksFile string

// The subtypes of Infantry that act with it (3.14): Marines, Japan's being the SNLFs, and Chinese Militia.
const (
	Marine  = blockwar.MoreTypes + iota // 3.244
	Militia                             // 3.245
)

// TypeCount is the highest type that has blocks of its own.
const TypeCount = int(Militia)

// Chart is the Unit Table (3.1).
var Chart = sync.OnceValue(func() blockwar.Chart { return blockwar.Must(blockwar.ReadChart("units.csv", unitsFile)) })

// pool counts blocks by Nation and type. Beside the Powers only the forces of Armed Minors have any.
type pool [RedChina + 2][TypeCount + 1]uint8

// poolOf is the place of a Nation in a pool.
func poolOf(n Nation) Nation {
	if n == ArmedMinors {
		return RedChina + 1
	}
	return n
}

// allBlocks is every block of the game (3.0), and most is the maximum CV of each type of a Nation (3.121).
var allBlocks = sync.OnceValue(func() (all struct{ count, most pool }) {
	for _, b := range blockwar.Must(blockwar.ReadBlocks(blocksFile, ParseNation, Chart())) {
		n := poolOf(b.Nation)
		all.count[n][b.Type], all.most[n][b.Type] = b.Count, b.MaxCV
	}
	return all
})

// MaxCV is the highest Combat Value of a Nation's units of a type (3.121), Blocks how many blocks of it there are.
func (n Nation) MaxCV(t blockwar.Type) uint8 { return allBlocks().most[poolOf(n)][t] }
func (n Nation) Blocks(t blockwar.Type) int  { return int(allBlocks().count[poolOf(n)][t]) }

// Provincial reports whether units of the type are a Proxy Power's Provincial ones: Militia and Fortresses (16.121).
func Provincial(t blockwar.Type) bool { return t == Militia || t == blockwar.Fortress }
