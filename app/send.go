package app

import (
	"fmt"
	"net/url"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/ui"
)

// sendSheet shows the link that carries the whole match, the ways to send it, and the files.
type sendSheet struct {
	app.Compo
	Link    string
	Version int
	desk    *Desk
}

// Links up to these lengths are sure to survive messengers, and a mail program's own address.
const (
	shortLink = 2000
	mailLink  = 1800
)

// OnMount has the link drawn as a QR code, where it is short enough.
func (s *sendSheet) OnMount(ctx app.Context) { ctx.Defer(func(app.Context) { toBrowser("qr") }) }

func (s *sendSheet) Render() app.UI {
	d := s.desk
	long := "short enough for every messenger"
	if len(s.Link) > shortLink {
		long = "too long for some messengers: send it by mail"
	}
	ways := []app.UI{
		press(way("button.way.primary", "i-copy", "Copy link", fmt.Sprintf("%d characters", len(s.Link))), doCopy, "", 0),
		s.mail(),
	}
	if d.Keeping.Shares {
		ways = append(ways, press(way("button.way", "i-share", "Share…", "with another program"), doShare, "", 0))
	}
	ways = append(ways,
		press(way("button.way", "i-down", "Save the match…", "as a file"), doExport, d.Info.ID, 0),
		press(way("button.way", "i-flag", "Save the position…", "to begin others from"), doPosition, "", 0))
	return ui.El("div.sharepage.over", ui.El("div.dim aria-hidden=true"),
		ui.El("section.sharesheet role=dialog aria-modal=true aria-labelledby=sh",
			ui.El("header",
				ui.El("div", ui.Text("p.eyebrow", fmt.Sprintf("%s · %d answers", d.Info.Title, d.Session.Seq())), ui.Text("h1#sh", "Send this match")),
				press(ui.IconButton("i-close", "Close"), doClose, "", 0)),
			ui.El("div.shcols",
				ui.El("div.main",
					ui.El("div.ways", ways),
					ui.El("div.linkbox", ui.Text("code#link tabindex=0", s.Link), ui.El("span.ok", ui.Icon("i-check"), long)),
					ui.El("ul.verify",
						ui.El("li", ui.Icon("i-check"), ui.Text("span", "Whoever opens it has every answer replayed by the rules, and every die dealt again.")),
						ui.El("li.honest", ui.Icon("i-why"), ui.Text("span", "A friendly game: whoever holds the link or a file can look into it.")))),
				ui.El("figure.qr").Attr("data-qr", s.Link)),
			ui.El("footer", press(ui.El("button.btn.quiet", ui.Icon("i-undo"), "Back to the table"), doClose, "", 0))))
}

func way(spec, icon, name, note string) app.HTMLElem {
	return ui.El(spec, ui.Icon(icon), ui.Text("b", name), ui.Text("small", note))
}

// mail opens a mail with a short summary, and with the link where a mail program's address can hold it.
func (s *sendSheet) mail() app.UI {
	body, note := s.desk.Summary()+"\n\n", "with a short summary"
	if len(s.Link) <= mailLink {
		body += "<" + s.Link + ">\n"
	} else {
		body += "(Paste the link here.)\n"
		note = "paste the link there"
	}
	return way("a.way#mail", "i-mail", "Mail", note).Attr("href", "mailto:?subject="+escaped(s.desk.Info.Title)+"&body="+escaped(body))
}

// escaped writes a text for a mail's address, where a plus is a plus.
func escaped(text string) string { return strings.ReplaceAll(url.QueryEscape(text), "+", "%20") }
