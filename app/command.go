package app

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// A command is what somebody at the page wants done that is no answer to a question of the game. Each command is a type of its own
// with a method that does it; what it holds tells its buttons apart (command_button.go).
type command interface {
	do(r *Root, ctx app.Context)
}

const commandAction = "command"

// send sends a command to the root.
func send(ctx app.Context, w command) { ctx.NewActionWithValue(commandAction, w) }

func (r *Root) onCommand(ctx app.Context, a app.Action) {
	if w, is := a.Value.(command); is {
		r.carryOut(ctx, w)
	}
}

// carryOut runs a command, once what was put off before is done.
func (r *Root) carryOut(ctx app.Context, w command) {
	r.desk.Inbox.settle()
	if concernsMatch(w) && r.desk.Table.Verifier.waits(func() { r.carryOut(ctx, w) }) {
		return
	}
	r.command = w
	r.desk.Table.Saver.Settle()
	r.desk.version++
	before := r.desk.Screen
	if r.desk.Table.Session != nil || !needsMatch(w) {
		w.do(r, ctx)
	}
	r.desk.Table.Live.look()
	if r.desk.Screen != before && app.IsClient {
		app.Window().Call("scrollTo", 0, 0)
	}
}

// needsMatch reports whether a command does nothing where no match lies on the table any more.
func needsMatch(w command) bool {
	switch w.(type) {
	case *goHome, *setUpMatch, *playNow, *playAgain, *startMatch, *startLesson, *watchExample, // begin
		*openMatch, *renameMatch, *archiveMatch, *duplicateMatch, *binMatch, *restoreMatch, *deleteMatch, *exportMatch, *exportAll, // the shelf
		*listEditions, *showEdition, *keepEdition, *saveEdition, *removeEdition, *closeEdition, *openWorkshop, *beginUnder, // house editions
		*takeIn, *joinLive, *pasteClipboard, *keepBoth, *playFork, *acceptClaim, // what arrives
		*askToPersist, *undoChange, *redraw, *dismissToast, *switchTheme, *closeSheet, *chooseTab: // the page
		return false
	}
	return true
}

// redraw changes nothing: what depends on something else than the desk is drawn again.
type redraw struct{}

func (*redraw) do(*Root, app.Context) {}

// dismissToast closes the short message.
type dismissToast struct{}

func (*dismissToast) do(r *Root, _ app.Context) { r.desk.Toast = Toast{} }

// switchTheme changes between light and dark.
type switchTheme struct{}

func (*switchTheme) do(*Root, app.Context) { toggleTheme() }

// closeSheet closes the sheet that lies over the screen.
type closeSheet struct{}

func (*closeSheet) do(r *Root, _ app.Context) {
	d := r.desk
	d.Table.Outbox.Sending, d.Table.Orders.Ordering, d.Table.Agreements.Agreeing, d.Table.Form, d.Inbox.Letter, d.Inbox.claim, d.Inbox.fork = false, false, false, "", nil, nil, nil
	if d.Table.Session != nil && d.Table.Seats.Asking {
		d.Table.Seats.sit()
	}
}
