package app

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/ui"
	"interbellum/engine/record"
)

// sendSheet shows the link that carries the match, the ways to send it, and the files.
type sendSheet struct {
	app.Compo
	Link    string
	Version int
	table   *Table
}

// OnMount and OnUpdate have the link drawn as a QR code, where it is short enough.
func (s *sendSheet) OnMount(ctx app.Context) { drawCodes(ctx) }

func (s *sendSheet) OnUpdate(ctx app.Context) { drawCodes(ctx) }

// drawCodes has the browser draw the codes of a sheet once it stands.
func drawCodes(ctx app.Context) { ctx.Defer(func(app.Context) { callBrowser("qr") }) }

func (s *sendSheet) Render() app.UI {
	d := s.table
	ways := []app.UI{
		bind(way("button.way.primary", "i-copy", say("send.copy"), say("send.characters", len(s.Link))), &copyLink{}),
		s.mail(),
	}
	if d.shelf.Browser.Shares {
		ways = append(ways, bind(way("button.way", "i-share", say("send.share"), say("send.share.note")), &shareLink{}))
	}
	ways = append(ways,
		bind(way("button.way", "i-down", say("send.save"), say("send.save.note")), &exportMatch{ID: d.Info.ID}),
		bind(way("button.way", "i-map", say("send.position"), say("send.position.note")), &exportPosition{}))
	title := say("send.title")
	if player, seats := d.away(); player != record.Nobody {
		title = say("send.title-to", d.seatsOf(player, seats))
	}
	return ui.El("div.sharepage.over", ui.El("div.dim aria-hidden=true"),
		ui.El("section.sharesheet role=dialog aria-modal=true aria-labelledby=sh",
			ui.El("header",
				ui.El("div", ui.El("p.eyebrow", say("turn.match", d.Info.Title, d.Session.Play.Seq())), ui.El("h1#sh", title)),
				bind(ui.IconButton("i-close", say("common.close")), &closeSheet{})),
			ui.El("div.shcols",
				ui.El("div.main",
					ui.El("label.field", say("send.note"), ui.El("textarea#note rows=2 maxlength=280").OnInput(onNote)),
					s.kinds(),
					ui.El("div.ways", ways),
					ui.El("div.linkbox", ui.El("code#link tabindex=0", s.Link)),
					ui.El("ul.verify", s.says())),
				ui.El("figure.qr").Attr("data-qr", s.Link)),
			ui.El("footer", bind(ui.El("button.btn.quiet", ui.Icon("i-undo"), say("send.back")), &closeSheet{}))))
}

func onNote(ctx app.Context, _ app.Event) {
	send(ctx, &writeNote{Text: ctx.JSSrc().Get("value").String()})
}

func onKind(ctx app.Context, _ app.Event) {
	send(ctx, &chooseKind{Kind: ctx.JSSrc().Get("value").String()})
}

// kinds is the choice of what the link carries.
func (s *sendSheet) kinds() app.UI {
	d := s.table
	kinds := [][2]string{{sendWhole, say("send.kind.whole")}}
	if d.Outbox.since > 0 {
		kinds = append(kinds, [2]string{sendShort, say("send.kind.short")})
	}
	kinds = append(kinds, [2]string{sendLook, say("send.kind.look")})
	if at := d.Session.Viewer.Player(); at != record.Nobody {
		kinds = append(kinds, [2]string{sendSeen, say("send.kind.seen", d.playerName(at))})
	}
	var options []app.UI
	for _, k := range kinds {
		options = append(options, ui.El("option", k[1]).Attr("value", k[0]).Attr("selected", k[0] == d.Outbox.Kind))
	}
	return ui.El("label.field", say("send.what"), ui.El("select#kind", options).OnChange(onKind))
}

// says tells how long the link is, what it needs, and what its receiver may learn from it.
func (s *sendSheet) says() []app.UI {
	d := s.table
	line := func(spec, icon, text string) app.UI { return ui.El(spec, ui.Icon(icon), ui.El("span", text)) }
	long := line("li", "i-check", say("send.fits"))
	if len(s.Link) > shortLink {
		long = line("li.honest", "i-why", say("send.long"))
		if d.Outbox.Kind == sendWhole && d.Outbox.since > 0 {
			long = line("li.honest", "i-why", say("send.long-whole"))
		}
	}
	checks := line("li", "i-check", say("send.checks"))
	friendly := line("li.honest", "i-why", say("send.friendly"))
	if d.Session.Seals.On() {
		friendly = line("li.honest", "i-lock", say("send.sealed"))
	}
	switch d.Outbox.Kind {
	case sendShort:
		return []app.UI{long, line("li", "i-down", say("send.begins", d.Outbox.since)), checks, friendly}
	case sendLook:
		return []app.UI{long, line("li", "i-lock", say("send.public"))}
	case sendSeen:
		return []app.UI{long, line("li.honest", "i-lock", say("send.seen", d.playerName(d.Session.Viewer.Player())))}
	}
	return []app.UI{long, checks, friendly}
}

func way(spec, icon, name, note string) app.HTMLElem {
	return ui.El(spec, ui.Icon(icon), ui.El("b", name), ui.El("small", note))
}

// mail opens a mail with a short summary, and with the link where a mail program's address can hold it.
func (s *sendSheet) mail() app.UI {
	body, note := s.table.Outbox.mailText()+"\n\n", say("send.mail.note")
	if len(s.Link) <= mailLink {
		body += "<" + s.Link + ">\n"
	} else {
		body += say("send.paste-here") + "\n"
		note = say("send.mail.long")
	}
	return way("a.way#mail", "i-mail", say("send.mail"), note).Attr("href", "mailto:?subject="+escaped(s.table.Info.Title)+"&body="+escaped(body)).
		OnClick(func(ctx app.Context, _ app.Event) { send(ctx, &noteMailed{}) })
}

// escaped writes a text for a mail's address. (Of net/url it would need no more than this, and have all of it in every program.)
func escaped(text string) string {
	const digits = "0123456789ABCDEF"
	b := make([]byte, 0, len(text))
	for _, c := range []byte(text) {
		if letter := c | 0x20; letter >= 'a' && letter <= 'z' || c >= '0' && c <= '9' || strings.IndexByte("-_.~", c) >= 0 {
			b = append(b, c)
		} else {
			b = append(b, '%', digits[c>>4], digits[c&15])
		}
	}
	return string(b)
}
