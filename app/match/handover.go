package match

import (
	"interbellum/engine"
	"interbellum/engine/record"
)

// Handover knows who must hold the device next.
type Handover struct {
	play   *Play
	device *Device
	viewer *Viewer
}

// thrower throws dice by hand: the viewer, else the first person here. Nobody throws sealed ones.
func (h *Handover) thrower() int {
	if h.play.run.Sealed() {
		return record.Nobody
	}
	if h.device.person(h.viewer.player) {
		return h.viewer.player
	}
	if here := h.device.People(); len(here) > 0 {
		return here[0]
	}
	return record.Nobody
}

// Waiting lists the players, here and elsewhere, who are asked something that no bot answers. Dice are thrown by
// hand by the player who holds the device.
func (h *Handover) Waiting() (players []int) {
	asked := make([]bool, len(h.play.Players()))
	for _, d := range h.play.Match().Open() {
		if h.device.byBot(d.Seat) {
			continue
		}
		player := h.play.Header().Holder(d.Seat)
		if d.Seat == engine.Chance {
			player = h.thrower()
		}
		if player != record.Nobody {
			asked[player] = true
		}
	}
	if player, waits := h.play.run.Waits(); waits {
		asked[player] = true
	}
	for player, is := range asked {
		if is {
			players = append(players, player)
		}
	}
	return players
}

// Next is the player who must look now: the viewer if asked, else the first of the people here who is asked;
// record.Nobody when none of them is, or the match is over.
func (h *Handover) Next() int {
	next := record.Nobody
	for _, player := range h.Waiting() {
		if !h.device.person(player) {
			continue
		}
		if player == h.viewer.player {
			return player
		}
		if next == record.Nobody {
			next = player
		}
	}
	return next
}

// Due reports whether the device must change hands before the match goes on, and to whom.
func (h *Handover) Due() (to int, due bool) {
	to = h.Next()
	return to, to != record.Nobody && to != h.viewer.player
}
