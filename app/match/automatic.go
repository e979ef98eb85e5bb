package match

import (
	"slices"

	"interbellum/engine"
	"interbellum/engine/record"
	"interbellum/engine/words"
)

// Automatic gives the answers that need no player: dice, questions with one answer, standing orders.
type Automatic struct {
	// AskForced leaves questions with one answer to the people here. It may be set at any time.
	AskForced bool

	play   *Play
	device *Device
	viewer *Viewer
}

// advance answers up to the next question that needs a player.
func (a *Automatic) advance() error { return a.advanceAsking(a.AskForced) }

func (a *Automatic) advanceAsking(forced bool) error {
	for {
		if a.pausesBefore(forced) {
			return nil
		}
		_, _, found, err := a.play.run.Move()
		if err != nil {
			return words.Refuse("", "page/fault.offered", err)
		}
		if !found {
			return nil
		}
	}
}

// pausesBefore reports whether advancing stops before a forced or ordered answer: a forced one that a person here
// is to give, because forced answers are asked for or to hide that it is forced, and one by order where a bot answers.
func (a *Automatic) pausesBefore(forced bool) bool {
	run := a.play.run
	if !forced && a.device.bots == 0 && !slices.ContainsFunc(run.Match.Open(), a.veiled) {
		return false
	}
	d, _, by, found := run.Unasked()
	person := a.device.Here(a.play.Header().Holder(d.Seat)) && !a.device.byBot(d.Seat)
	return found && (by == record.ByForced && (forced && person || a.veiled(d)) || by == record.ByOrder && a.device.byBot(d.Seat))
}

// veiled reports whether a player is asked a question with only one answer, so that the others do
// not learn this. The viewer goes on unasked, and orders answer without asking.
func (a *Automatic) veiled(d engine.Decision) bool {
	run, player := a.play.run, a.play.Header().Holder(d.Seat)
	if !d.Always || len(d.Legal) != 1 || player == a.viewer.player || a.device.byBot(d.Seat) || run.Away(d.Seat) {
		return false
	}
	if _, ordered := run.Ordered(d); ordered {
		return false
	}
	for other := range a.play.Players() {
		if other != player && a.play.Seats(other) != 0 && !a.device.OnlyBots(other) {
			return true
		}
	}
	return false
}
