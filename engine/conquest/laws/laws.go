// Package laws lists laws of Conquest & Consequence that hold at every answer of every match (engine/enginetest/law): those of both
// games with wooden blocks, and its own.
package laws

import (
	"interbellum/engine/blockwar"
	shared "interbellum/engine/blockwar/laws"
	"interbellum/engine/conquest"
	"interbellum/engine/enginetest/law"
)

type (
	table = blockwar.Table
	block = blockwar.Block
	area  = blockwar.Area
	side  = blockwar.Side
	move  = law.Move[table]
)

// Code is the laws of the game.
var Code = append(shared.Of(conquest.Book().Rule, points), own...)

var own = law.Code[table]{
	{Rule: "1.41", Says: "at the end of a phase one unit of each Faction is on a single Islet", Broken: islets},
	{Rule: "2.2", Says: "units of the Neutral British Empire are in its own Territory or at sea", Broken: empire},
	{Rule: "3.244", Says: "an SNLF is built where there is none", Broken: landing},
	{Rule: "16.12", Says: "units of Proxy Powers are in China", Broken: proxies},
	{Rule: "16.31", Says: "who has units in China has intruded, but for Russians in Manchuria", Broken: intruders},
	{Rule: "16.3", Says: "while their Faction is at Peace with Japan, US, British and Russian units do not enter China", Broken: foreigners},
}

// points of the Chinese Civil War and of captured Enemy Bases are the game's own (18.1).
func points(t *table, f side) int { return t.Hooks.ExtraPoints(t, f) }
