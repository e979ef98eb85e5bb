package bot_test

import (
	"interbellum/engine/blockwar"
	"interbellum/engine/enginetest/blocks"
	"interbellum/engine/triumph"
	mind "interbellum/engine/triumph/bot"
)

const (
	axis = triumph.Axis
	west = triumph.West
	ussr = triumph.USSR
)

type (
	position = blocks.Position
	question = blocks.Question
)

var (
	seminar = blocks.Seminar{Game: triumph.Game(), Book: triumph.Book(), Format: "triumph/1", Mind: mind.New()}
	hand    = blocks.InHand
)

// fought is a Battle of the Axis with the West or the USSR.
func fought(area string, defender blockwar.Faction, units string) *blockwar.BattleView {
	return seminar.Fought(area, axis, defender, units)
}
