// Package laws lists laws of Triumph & Tragedy that hold at every answer of every match (engine/enginetest/law): those of both
// games with wooden blocks, and its own.
package laws

import (
	"interbellum/engine/blockwar"
	shared "interbellum/engine/blockwar/laws"
	"interbellum/engine/enginetest/law"
	"interbellum/engine/triumph"
)

type (
	table = blockwar.Table
	area  = blockwar.Area
	side  = blockwar.Side
	move  = law.Move[table]
)

const nobody = blockwar.NoFaction

// Code is the laws of the game.
var Code = append(shared.Of(triumph.Book().Rule, func(*table, side) int { return 0 }), own...)

var own = law.Code[table]{
	{Rule: "2.21", Says: "a Defeated Power has no units", Broken: defeated},
	{Rule: "8.43", Says: "while the West is at Peace, units of the USA stay there", Broken: isolation},
	{Rule: "10.4", Says: "in Winter only Soviet units move, and only within the USSR", Broken: winter},
	{Rule: "14.1", Says: "Ground units out of supply lose a step in the Supply Phase, and no others", Broken: supply},
}
