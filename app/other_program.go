package app

import (
	"errors"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/engine/games"
)

// The games of another family have a program of their own (engine/games), and so has the Workshop. A command about one of them, whether
// a match, a link, a file, a lesson or a new match, is refused with a games.OtherProgram, and this is the one place that
// makes it good: web/boot.js starts that program, and the command is done there.

// A portable command can be handed to the other program. It is written as three texts, which commandOf reads.
type portable interface {
	command
	words() (what, text, name string)
}

func (w *setUpMatch) words() (what, text, name string)   { return "new", w.Game, "" }
func (w *playNow) words() (what, text, name string)      { return "play", w.Game, w.Style }
func (w *openMatch) words() (what, text, name string)    { return "open", w.ID, "" }
func (w *openWorkshop) words() (what, text, name string) { return "workshop", w.Game, w.Print }
func (w *showEdition) words() (what, text, name string)  { return "edition", w.Print, "" }
func (w *takeIn) words() (what, text, name string)       { return "receive", w.Text, w.Name }
func (w *startLesson) words() (what, text, name string)  { return "learn", w.Text, "" }
func (w *watchExample) words() (what, text, name string) { return "watch", w.Text, "" }
func (w *joinLive) words() (what, text, name string)     { return "join", w.Fragment, "" }

// commandOf reads what words has written, and nil of what is no such command.
func commandOf(what, text, name string) command {
	switch what {
	case "new":
		return &setUpMatch{text}
	case "play":
		return &playNow{Game: text, Style: name}
	case "open":
		return &openMatch{text}
	case "receive":
		return &takeIn{name, text}
	case "workshop":
		return &openWorkshop{Game: text, Print: name}
	case "edition":
		return &showEdition{text}
	case "join":
		return &joinLive{text}
	case "learn":
		return &startLesson{text}
	case "watch":
		return &watchExample{text}
	}
	return nil
}

// turnTo starts the other program with the command of the moment, if err says that it belongs there. A command that came from there
// is not handed back, so that two programs never send it back and forth.
func (r *Root) turnTo(err error) (turned bool) {
	var other *games.OtherProgram
	w, can := r.command.(portable)
	if r.handed || !can || !app.IsClient || !errors.As(err, &other) {
		return false
	}
	what, text, name := w.words()
	return app.Window().Call("interbellumTurnTo", other.Program, what, text, name).Bool()
}

// takeOver does the command that the other program has left, if there is one.
func (r *Root) takeOver(ctx app.Context) (taken bool) {
	if !app.IsClient {
		return false
	}
	left := app.Window().Call("interbellumCommand")
	if !left.Truthy() {
		return false
	}
	w := commandOf(left.Index(0).String(), left.Index(1).String(), left.Index(2).String())
	if w == nil {
		return false
	}
	r.handed = true
	r.carryOut(ctx, w)
	r.handed = false
	return true
}
