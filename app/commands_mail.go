package app

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Commands about links and letters.

// openSendSheet writes the match as a link and shows it.
type openSendSheet struct{}

func (*openSendSheet) do(r *Root, ctx app.Context) {
	r.try(r.desk.Table.Outbox.MakeLink(address(ctx)))
}

// chooseKind chooses what the link carries.
type chooseKind struct {
	Kind string
}

func (w *chooseKind) do(r *Root, _ app.Context) {
	r.desk.Table.Outbox.Kind = w.Kind
	r.try(r.desk.Table.Outbox.write())
}

// writeNote writes the note that goes with the link.
type writeNote struct {
	Text string
}

func (w *writeNote) do(r *Root, _ app.Context) {
	r.desk.Table.Outbox.note = w.Text
	r.try(r.desk.Table.Outbox.write())
}

// copyLink puts the link on the clipboard.
type copyLink struct{}

func (*copyLink) do(r *Root, _ app.Context) {
	d := r.desk
	r.copy(d.Table.Outbox.Link, func() {
		d.Table.Outbox.sent()
		d.Say(say("send.copied"))
	})
}

// shareLink gives the link to another program.
type shareLink struct{}

func (*shareLink) do(r *Root, _ app.Context) {
	d := r.desk
	callBrowser("share", d.Table.Info.Title, d.Table.Outbox.mailText(), d.Table.Outbox.Link)
	d.Table.Outbox.sent()
}

// noteMailed remembers that a mail was begun with the link.
type noteMailed struct{}

func (*noteMailed) do(r *Root, _ app.Context) {
	r.desk.Table.Outbox.sent()
}

// keepBoth keeps what came beside the match that is here.
type keepBoth struct{}

func (*keepBoth) do(r *Root, _ app.Context) {
	r.try(r.desk.Inbox.KeepForked())
	r.followMatch()
}

// acceptClaim takes a match on though it answers for players here.
type acceptClaim struct{}

func (*acceptClaim) do(r *Root, _ app.Context) {
	r.try(r.desk.Inbox.TakeOn())
	r.followMatch()
}
