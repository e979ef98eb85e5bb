package app

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/ui"
)

// sendSheet shows the link that carries the whole match.
type sendSheet struct {
	app.Compo
	Link    string
	Title   string
	Answers int
}

func (s *sendSheet) Render() app.UI {
	long := "short enough for every messenger"
	if len(s.Link) > 2000 {
		long = "too long for some messengers: send it by mail"
	}
	return ui.Markup(`<div class="sharepage over"><div class="dim" aria-hidden="true"></div><section class="sharesheet" role="dialog" aria-modal="true" aria-labelledby="sh">`+
		`<header><div><p class="eyebrow">{0}</p><h1 id="sh">Send this match</h1></div>{1}</header>`+
		`<div class="ways">{2}{3}</div>`+
		`<div class="linkbox">{4}<span class="ok">{5}{6}</span></div>`+
		`<ul class="verify"><li>{9}<span>Whoever opens it has every answer replayed by the rules, and every die dealt again.</span></li>`+
		`<li class="honest">{7}<span>A friendly game: whoever holds the link can look into it.</span></li></ul><footer>{8}</footer></section></div>`,
		app.Text(fmt.Sprintf("%s · %d answers", s.Title, s.Answers)),
		press(ui.IconButton("i-close", "Close"), doClose, "", 0),
		press(app.Elem("button").Class("way primary"), doCopy, "", 0).Body(ui.Icon("i-copy"), ui.Markup(`<b>Copy link</b>`), app.Elem("small").Text(fmt.Sprintf("%d characters", len(s.Link)))),
		app.Elem("a").Class("way").Attr("href", "mailto:?subject="+s.Title).Body(ui.Icon("i-mail"), ui.Markup(`<b>Mail</b>`), ui.Markup(`<small>paste the link there</small>`)),
		app.Elem("code").ID("link").TabIndex(0).Text(s.Link), ui.Icon("i-check"), app.Text(long), ui.Icon("i-why"),
		press(app.Elem("button").Class("btn quiet"), doClose, "", 0).Body(ui.Icon("i-undo"), app.Text("Back to the table")), ui.Icon("i-check"))
}
