package app

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// What can be wished of links and letters.

// openSendSheet writes the match as a link and shows it.
type openSendSheet struct{}

func (*openSendSheet) do(r *Root, ctx app.Context) {
	if r.desk.Session == nil {
		return
	}
	r.try(r.desk.MakeLink(address(ctx)))
}

// chooseKind chooses what the link carries.
type chooseKind struct {
	Kind string
}

func (w *chooseKind) do(r *Root, _ app.Context) {
	if r.desk.Session == nil {
		return
	}
	r.desk.Kind = w.Kind
	r.try(r.desk.write())
}

// writeNote writes the note that goes with the link.
type writeNote struct {
	Text string
}

func (w *writeNote) do(r *Root, _ app.Context) {
	if r.desk.Session == nil {
		return
	}
	r.desk.note = w.Text
	r.try(r.desk.write())
}

// copyLink puts the link on the clipboard.
type copyLink struct{}

func (*copyLink) do(r *Root, _ app.Context) {
	if r.desk.Session == nil {
		return
	}
	d := r.desk
	r.copy(d.Link, func() {
		d.sent()
		d.Say("Link copied.")
	})
}

// shareLink gives the link to another program.
type shareLink struct{}

func (*shareLink) do(r *Root, _ app.Context) {
	if r.desk.Session == nil {
		return
	}
	d := r.desk
	toBrowser("share", d.Info.Title, d.mailText(), d.Link)
	d.sent()
}

// noteMailed remembers that a mail was begun with the link.
type noteMailed struct{}

func (*noteMailed) do(r *Root, _ app.Context) {
	if r.desk.Session == nil {
		return
	}
	r.desk.sent()
}

// keepBoth keeps what came beside the match that is here.
type keepBoth struct{}

func (*keepBoth) do(r *Root, _ app.Context) {
	r.try(r.desk.KeepForked())
	r.followMatch()
}

// acceptClaim takes a match on though it answers for players here.
type acceptClaim struct{}

func (*acceptClaim) do(r *Root, _ app.Context) {
	r.try(r.desk.TakeOn())
	r.followMatch()
}
