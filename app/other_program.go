package app

import (
	"errors"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/engine/games"
)

// The games of another family have a program of their own (engine/games). A command about one of them, whether
// a match, a link, a file, a lesson or a new match, is refused with a games.OtherProgram, and this is the one place that
// makes it good: web/boot.js starts that program, and the wish is done there.

// A portable wish can be handed to the other program. It is written as three texts, which wishOf reads.
type portable interface {
	wish
	words() (what, text, name string)
}

func (w *setUpMatch) words() (what, text, name string)   { return "new", w.Game, "" }
func (w *openMatch) words() (what, text, name string)    { return "open", w.ID, "" }
func (w *takeIn) words() (what, text, name string)       { return "receive", w.Text, w.Name }
func (w *startLesson) words() (what, text, name string)  { return "learn", w.Text, "" }
func (w *watchExample) words() (what, text, name string) { return "watch", w.Text, "" }

// wishOf reads what words has written, and nil of what is no such wish.
func wishOf(what, text, name string) wish {
	switch what {
	case "new":
		return &setUpMatch{text}
	case "open":
		return &openMatch{text}
	case "receive":
		return &takeIn{name, text}
	case "learn":
		return &startLesson{text}
	case "watch":
		return &watchExample{text}
	}
	return nil
}

// turnTo starts the other program with the wish of the moment, if err says that it belongs there. A wish that came from there
// is not handed back, so that two programs never send it back and forth.
func (r *Root) turnTo(err error) (turned bool) {
	var other *games.OtherProgram
	w, can := r.wish.(portable)
	if r.handed || !can || !app.IsClient || !errors.As(err, &other) {
		return false
	}
	what, text, name := w.words()
	return app.Window().Call("interbellumTurnTo", other.Program, what, text, name).Bool()
}

// takeOver does the wish that the other program has left, if there is one.
func (r *Root) takeOver(ctx app.Context) (taken bool) {
	if !app.IsClient {
		return false
	}
	left := app.Window().Call("interbellumWish")
	if !left.Truthy() {
		return false
	}
	w := wishOf(left.Index(0).String(), left.Index(1).String(), left.Index(2).String())
	if w == nil {
		return false
	}
	r.handed = true
	r.fulfil(ctx, w)
	r.handed = false
	return true
}
