package app

import (
	"errors"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/engine/games"
)

// The games of another family have a program of their own (engine/games). Whatever is wished of one of them, whether
// a match, a link, a file, a lesson or a new match, is refused with a games.OtherProgram, and this is the one place that
// makes it good: web/boot.js starts that program, and the wish is done there.

// turnTo has the wish of the moment done by the other program, if that is what it was refused for. A wish that was
// handed over is not handed on, so that two programs never send it to and fro.
func (r *Root) turnTo(err error) (turned bool) {
	var other *games.OtherProgram
	if r.handed || !app.IsClient || !errors.As(err, &other) {
		return false
	}
	w := r.wish
	return app.Window().Call("interbellumTurnTo", other.Program, w.What, w.ID, w.Name).Bool()
}

// takeOver does the wish that another program has left, if one has.
func (r *Root) takeOver(ctx app.Context) (taken bool) {
	if !app.IsClient {
		return false
	}
	left := app.Window().Call("interbellumWish")
	if !left.Truthy() {
		return false
	}
	r.handed = true
	r.fulfil(ctx, Do{What: left.Index(0).String(), ID: left.Index(1).String(), Name: left.Index(2).String()})
	r.handed = false
	return true
}
