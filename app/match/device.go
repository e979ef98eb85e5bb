package match

import "interbellum/engine"

// Device knows who plays on this device, and which of the seats bots play here.
type Device struct {
	play *Play
	here []bool // by player; nil: all players
	bots engine.Seats
}

func (d *Device) sit(players []int) {
	d.here = make([]bool, len(d.play.Players()))
	for _, player := range players {
		if player >= 0 && player < len(d.here) {
			d.here[player] = true
		}
	}
}

// Here reports whether a player plays on this device. Where dice are sealed, that takes the player's key.
func (d *Device) Here(player int) bool { return d.Sits(player) && d.play.run.Unlocked(player) }

// Sits reports whether a player was said to play on this device, whether or not the key is here.
func (d *Device) Sits(player int) bool {
	return d.play.Seats(player) != 0 && (d.here == nil || d.here[player])
}

// People lists the people who play on this device.
func (d *Device) People() (players []int) {
	for i := range d.play.Players() {
		if d.person(i) {
			players = append(players, i)
		}
	}
	return players
}

// OnlyBots reports whether bots play all seats of a player here.
func (d *Device) OnlyBots(player int) bool { return d.Here(player) && !d.person(player) }

// person reports whether a person plays on this device for this player.
func (d *Device) person(player int) bool { return d.Here(player) && d.play.Seats(player)&^d.bots != 0 }

// byBot reports whether a bot answers for a seat.
func (d *Device) byBot(seat engine.Seat) bool {
	return d.bots.Has(seat) && d.Here(d.play.Header().Holder(seat))
}
