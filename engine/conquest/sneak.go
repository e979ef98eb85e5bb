package conquest

import (
	"interbellum/engine/blockwar"
)

// 15.24 Japanese Sneak Attacks, once in a game.

// sneak is Japan's Sneak Attack.
type sneak struct {
	Made bool    // it has been made
	On   Faction // upon whom, while its Player Turn goes on
	Done bool    // its Sneak Raid is over
	From []berth // where its Air, Naval and Submarine units began
}

type berth struct {
	Unit blockwar.ID
	Area Area
}
