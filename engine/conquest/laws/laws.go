// Package laws lists laws of Conquest & Consequence that hold at every answer of every match (engine/enginetest/law): those of both
// games with wooden blocks, and its own.
package laws

import (
	"interbellum/engine/blockwar"
	shared "interbellum/engine/blockwar/laws"
	"interbellum/engine/conquest"
)

// Code is the laws of the game.
var Code = shared.Of(conquest.Book().Rule, points)

type (
	table = blockwar.Table
	side  = blockwar.Side
)

// points of the Chinese Civil War and of captured Enemy Bases are the game's own (18.1).
func points(t *table, f side) int { return t.Hooks.Points(t, f) }
