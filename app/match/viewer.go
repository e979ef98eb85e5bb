package match

import (
	"slices"

	"interbellum/engine"
	"interbellum/engine/record"
)

// Viewer is the player who looks at the device: only their view may be painted.
type Viewer struct {
	play   *Play
	device *Device
	floor  *Floor
	player int
}

// Player is the number of the player who looks: record.Nobody after a match was opened, and while the device is handed over.
func (v *Viewer) Player() int { return v.player }

// Seats are the seats of the player who looks.
func (v *Viewer) Seats() engine.Seats { return v.play.Seats(v.player) }

// pass gives the device to a player.
func (v *Viewer) pass(player int) {
	if v.floor.Seq() < v.play.Seq() {
		v.floor.Raise()
	}
	v.player = player
}

// View is what the viewer may know.
func (v *Viewer) View() engine.View { return v.play.Match().View(v.Seats()) }

// Asked lists the questions that the viewer must answer, with those to Chance where dice are thrown by hand.
func (v *Viewer) Asked() []engine.Decision { return v.answerable(v.play.Match().Open(), true) }

// Rights lists what the viewer may do unasked, save to give orders and to agree on something.
func (v *Viewer) Rights() []engine.Decision {
	return slices.DeleteFunc(v.answerable(v.play.run.Rights(), false), func(d engine.Decision) bool { return isOrder(d) || d.Kind == engine.Agreement })
}

// Follow lists what the viewer can answer right after these answers, the first to this question and each other one to what is asked then.
func (v *Viewer) Follow(d engine.Decision, answers ...engine.Choice) (list []engine.Choice) {
	m, seat := v.play.Match(), d.Seat
	asked := []engine.Decision{d}
	for _, c := range answers {
		i := slices.IndexFunc(asked, func(q engine.Decision) bool { return q.Seat == seat && q.Allows(c) })
		if i < 0 {
			return nil
		}
		m, asked = engine.After(m, asked[i].Answer(m.Seq(), c, ""), v.Seats())
	}
	for _, next := range asked {
		if next.Seat == seat {
			list = append(list, next.Legal...)
		}
	}
	return list
}

// Orders lists the standing orders that the viewer may give.
func (v *Viewer) Orders() []engine.Decision {
	return slices.DeleteFunc(v.answerable(v.play.run.Rights(), false), func(d engine.Decision) bool { return !isOrder(d) })
}

func isOrder(d engine.Decision) bool { return d.Kind == engine.OrderVerb }

// answerable picks what the viewer answers, and with dice what is thrown by hand.
func (v *Viewer) answerable(all []engine.Decision, dice bool) (list []engine.Decision) {
	seats := v.Seats()
	for _, d := range all {
		if seats.Has(d.Seat) && d.Seat != engine.Chance && !v.device.byBot(d.Seat) || d.Seat == engine.Chance && dice && v.player != record.Nobody && !v.play.run.Sealed() {
			list = append(list, d)
		}
	}
	return list
}
