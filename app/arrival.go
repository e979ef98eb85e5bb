package app

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/face"
	"interbellum/app/shelf"
	"interbellum/app/store"
	"interbellum/app/ui"
	"interbellum/engine"
	"interbellum/engine/link"
	"interbellum/engine/record"
)

// An arrival is a link to a match that is new on this device. What the head of the link says is shown at once: its title, and
// the question of seats. Its answers are replayed once that has been painted.
type arrival struct {
	text    string
	game    *engine.Game
	front   link.Front
	title   string
	receive func()
}

// longArrival is how many answers a link has at least for the page to say that it is checking them: fewer take no time.
const longArrival = 300

// announce shows what the head of a link says, and has it received afterwards. It reports false where there is nothing to
// show before that.
func (in *Inbox) announce(text string, receive func()) bool {
	if keys, _ := shelf.KeysIn(text); len(keys) > 0 {
		return false // they say who plays here
	}
	front, err := link.Read(text)
	game := gameOf(front.Game)
	if err != nil || game == nil || in.desk.Later == nil || front.Since > 0 {
		return false
	}
	if _, here := in.desk.Shelf.Find(front.ID); here {
		return false
	}
	a := &arrival{text: text, game: game, front: front, receive: receive}
	if !a.asks() && front.Answers < longArrival {
		return false
	}
	a.title = in.desk.Shelf.Describe(&record.Record{Header: record.Header{Game: front.Game, Scenario: front.Scenario}}, store.Info{}).Title
	in.arrival = a
	in.desk.version++
	in.desk.Later(func() {
		if in.arrival == a {
			in.settle()
		}
	})
	return true
}

// settle receives the link that has been announced, if there is one.
func (in *Inbox) settle() {
	a := in.arrival
	if a == nil {
		return
	}
	in.arrival = nil
	in.desk.version++
	a.receive()
}

// asks reports whether the match goes on, so that somebody has to say which seats are played here.
func (a *arrival) asks() bool {
	return a.front.For != 0 && shelf.HereOnArrival(a.front.Players) == shelf.HereAsk
}

// form is the question of seats, or for a match that has ended that it is being checked.
func (a *arrival) form() app.UI {
	header := &record.Header{Players: a.front.Players}
	if a.asks() {
		return seatQuestion{title: a.title, game: a.game, face: faceOf(a.game), header: header, says: say("seats.covered"), back: &goHome{}}.form()
	}
	var names []string
	for i, p := range a.front.Players {
		if p.Seats != 0 {
			names = append(names, face.Called(header, i))
		}
	}
	return ui.El("main.hand", ui.El("section.handcard.arrival",
		ui.El("p.eyebrow", a.title),
		ui.El("h1", say("arrival.title")),
		ui.El("p", say("arrival.says", a.front.Answers, names))))
}
