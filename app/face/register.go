package face

import "interbellum/engine"

var faces = map[string]func(*engine.Game) Face{}

// Register gives a game its face in this program. A face package does so for its game, and puts the game itself into the catalogue.
// With "" for the game it is the face of all that have none of their own.
func Register(game string, build func(*engine.Game) Face) {
	if faces[game] != nil {
		panic("face: " + game + " has two faces")
	}
	faces[game] = build
}

// Of is the face of a game.
func Of(g *engine.Game) Face {
	if own, found := faces[g.ID]; found {
		return own(g)
	}
	return faces[""](g)
}
