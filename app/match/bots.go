package match

import (
	"slices"

	"interbellum/engine"
)

// Bots is what a bot of this device is handed: a question, and what its seat may know.
type Bots struct {
	play   *Play
	device *Device
}

// Asked is the first question that is put to a bot, if one is.
func (b *Bots) Asked() (d engine.Decision, found bool) {
	open := b.play.Match().Open()
	i := slices.IndexFunc(open, func(d engine.Decision) bool { return b.device.byBot(d.Seat) })
	if i < 0 {
		return d, false
	}
	return open[i], true
}

// View is what a seat may know, without what only others of its player's seats do.
func (b *Bots) View(seat engine.Seat) engine.View { return b.play.Match().View(engine.Only(seat)) }

// Rights are the rights of a seat in the game, its orders apart, and what it did last: a bot has no memory of its
// own of having used one.
func (b *Bots) Rights(seat engine.Seat) (rights []engine.Decision, last engine.Choice) {
	for _, d := range b.play.Match().Rights() {
		if d.Seat == seat && !isOrder(d) {
			rights = append(rights, d)
		}
	}
	return rights, b.play.run.Record.LastBy(seat)
}
