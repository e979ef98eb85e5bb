package engine

import "sync"

// A Described is a game that is described when somebody first asks: a program that never does holds nothing that only the description
// names.
type Described struct {
	once sync.Once
	game *Game
}

// By is the game, described by this the first time.
func (d *Described) By(describe func() *Game) *Game {
	d.once.Do(func() { d.game = describe() })
	return d.game
}
