package app

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/shelf"
	"interbellum/app/ui"
	"interbellum/engine/record"
)

// letterSheet lies over the table until it is closed.
func (in *Inbox) letterSheet() app.UI {
	l := in.Letter
	var says []app.UI
	line := func(icon, text string) { says = append(says, ui.El("li", ui.Icon(icon), ui.El("span", text))) }
	if l.Forked {
		line("i-why", say("turn.parts", l.Common))
	}
	for _, text := range l.checked() {
		line("i-check", text)
	}
	for _, text := range proven(in.desk.Table) {
		line("i-lock", text)
	}
	if len(in.desk.Table.Session.Play.Entries()) == 0 {
		line("i-why", say("turn.beginning"))
	}
	player, seats := in.desk.Table.away()
	if player != record.Nobody && in.desk.Table.Session.Handover.Next() == record.Nobody {
		line("i-why", say("turn.for-others", in.desk.Table.seatsOf(player, seats)))
	}
	if now := l.edition(in.desk.Table.Session); now > 0 {
		_, title := in.desk.Table.Agreements.proposed(now)
		line("i-check", say("turn.edition", title))
	}
	if asks := in.desk.Table.Agreements.asks(); asks != "" {
		line("i-mail", asks)
	}
	title, note := say("turn.title"), app.UI(app.Text(""))
	switch {
	case l.Own:
		title = say("turn.title-own")
	case l.From != "":
		title = say("turn.title-from", l.From)
	}
	if l.Note != "" {
		note = ui.El("blockquote.note", l.Note)
	}
	on := say("turn.to-question")
	if in.desk.Table.Session.Handover.Next() == record.Nobody {
		on = say("turn.to-table")
	}
	acts := []app.UI{ui.El("span.grow"), commandButton("button.btn.primary#to-question", on, &closeSheet{})}
	if in.desk.Table.History.eventful() {
		acts = []app.UI{commandButton("button.btn.quiet#to-question", on, &closeSheet{}), ui.El("span.grow"),
			bind(ui.El("button.btn.primary#show-me", ui.Icon("i-play"), say("turn.show")), &replayRecent{})}
	}
	return ui.El("div.sharepage.over", ui.El("div.dim aria-hidden=true"),
		ui.El("section.sharesheet.letter role=dialog aria-modal=true aria-labelledby=lh",
			ui.El("header",
				ui.El("div", ui.El("p.eyebrow", say("turn.match", in.desk.Table.Info.Title, in.desk.Table.Session.Play.Seq())), ui.El("h1#lh", title)),
				bind(ui.IconButton("i-close", say("common.close")), &closeSheet{})),
			note, in.houseOf(), ui.El("ul.verify", says), ui.El("footer", acts)))
}

// houseOf says which house edition the match of a letter is played under, with a way to see it and one to keep it.
func (in *Inbox) houseOf() app.UI {
	g := in.desk.Table.Session.Play.Game()
	e := shelf.Unpacked(g.ID, g.House)
	if e == nil {
		return app.Text("")
	}
	keep := app.UI(ui.Text("span.kept role=status", say("edition.here")))
	if _, here := in.desk.Shelf.Editions().Find(shelf.Print(g.House)); !here {
		keep = commandButton("button.btn#keep-edition", say("edition.keep"), &keepEdition{})
	}
	return ui.El("div.houseof role=group", ui.Text("p", say("edition.letter", shelf.TitleOf(e), len(e.Changes))),
		ui.El("div.row", commandButton("button.btn.quiet#what-differs", say("edition.differs"), &showHouse{}), keep)).Aria("label", say("edition.title"))
}

// claimSheet asks before a link or a file answers for players here. It lies over any screen.
func (in *Inbox) claimSheet() app.UI {
	var says []app.UI
	for _, text := range in.claim.says {
		says = append(says, ui.El("li", ui.Icon("i-why"), ui.El("span", text)))
	}
	return ui.El("div.sharepage.over", ui.El("div.dim aria-hidden=true"),
		ui.El("section.sharesheet.letter role=dialog aria-modal=true aria-labelledby=ch",
			ui.El("header",
				ui.El("div", ui.El("p.eyebrow", in.claim.title), ui.El("h1#ch", say("claim.title"))),
				bind(ui.IconButton("i-close", say("common.close")), &closeSheet{})),
			ui.El("p", say("claim.says")),
			ui.El("ul.verify", says),
			ui.El("footer",
				commandButton("button.btn.quiet#claim-leave", say("claim.leave"), &closeSheet{}), ui.El("span.grow"),
				commandButton("button.btn#claim-both", say("claim.both"), &keepBoth{}),
				commandButton("button.btn.primary#claim-take", say("claim.take"), &acceptClaim{}))))
}
