package layout

import (
	_ "embed" // for the table
	"sync"
)

//go:embed triumph.json
var triumph []byte

var triumphRead struct {
	sync.Once
	*Board
}

// Triumph is the map of Triumph & Tragedy, web/boards/triumph.svg. Nothing is set before it is called: a page without the game does
// not hold its table.
func Triumph() *Board {
	triumphRead.Do(func() { triumphRead.Board = read(triumph) })
	return triumphRead.Board
}
