package layout

import (
	_ "embed" // for the table
	"sync"
)

//go:embed conquest.json
var conquest []byte

var conquestRead struct {
	sync.Once
	*Board
}

// Conquest is the map of Conquest & Consequence, web/boards/conquest.svg. Like that of its sister it is set when it is called for.
func Conquest() *Board {
	conquestRead.Do(func() { conquestRead.Board = read(conquest) })
	return conquestRead.Board
}
