package workshop

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/shelf"
	"interbellum/app/ui"
	"interbellum/engine"
	"interbellum/engine/games"
	"interbellum/engine/words"
)

// starter draws what there is to work on.
type starter struct{ *Shop }

// start is what there is to work on: the games, the drafts, and the editions on this device.
func (s *starter) start() goapp.UI {
	says := goapp.UI(goapp.Text(""))
	if s.says != "" {
		says = ui.Text("p.says role=status", s.says)
	}
	return ui.El("main.home.shopstart data-intake=yes",
		ui.El("header.hero", press(ui.IconButton("i-back", say("top.home")), s.page.Leave, "leave"), ui.El("div.mark", ui.Text("h1", say("start.title")), ui.Text("p.tag", say("start.says"))),
			press(ui.IconButton("i-theme", say("top.theme")), func(goapp.Context) { s.page.SwitchTheme() }, "theme")),
		says, s.newOnes(), s.drafts(), s.editions())
}

func (s *starter) newOnes() goapp.UI {
	var list []goapp.UI
	for _, title := range games.Titles() {
		game, held := games.ByID(title.ID)
		if !held || title.Hidden || game.File == nil {
			continue
		}
		list = append(list, ui.El("li", press(ui.El("button.rowline", ui.Text("b", title.Name), ui.Text("small", say("start.new-says"))), func(goapp.Context) { s.open(s.begin(game)) }, title.ID)))
	}
	return ui.El("section.card aria-labelledby=shop-new", ui.Text("h2#shop-new", say("start.new")), ui.El("ul.rowlist", list))
}

// open says why something cannot be opened.
func (s *starter) open(err error) {
	s.version++
	if err != nil {
		s.says, s.refused = words.Sentence(err.Error()), true
	}
}

func (s *starter) drafts() goapp.UI {
	var list []goapp.UI
	for _, d := range s.page.Shelf().Drafts().List() {
		game, held := games.ByID(d.Game)
		if !held {
			continue
		}
		list = append(list, s.draftRow(game, d))
	}
	if list == nil {
		return goapp.Text("")
	}
	return ui.El("section.card aria-labelledby=shop-drafts", ui.Text("h2#shop-drafts", say("start.drafts")), ui.El("ul.rowlist", list))
}

func (s *starter) draftRow(game *engine.Game, d shelf.Draft) goapp.UI {
	if s.asked == d.ID {
		return ui.El("li.asked", ui.Text("b", say("start.sure", d.Title)),
			button("button.btn.quiet", say("start.leave"), func(goapp.Context) { s.version++; s.asked = "" }, d.ID),
			button("button.btn.primary", say("start.remove"), func(goapp.Context) { s.version++; s.asked = ""; s.open(s.page.Shelf().Drafts().Drop(d.ID)) }, d.ID))
	}
	return ui.El("li", press(ui.El("button.rowline", ui.Text("b", d.Title), ui.Text("small", say("start.line", game.Name, d.Rows))), func(goapp.Context) { s.open(s.resume(game, d)) }, d.ID),
		press(ui.IconButton("i-trash", say("start.remove-draft", d.Title)), func(goapp.Context) { s.version++; s.asked = d.ID }, d.ID))
}

// editions are those on this device: a copy of one can be worked on.
func (s *starter) editions() goapp.UI {
	var list []goapp.UI
	for _, e := range s.page.Shelf().Editions().List() {
		game, held := games.ByID(e.Game)
		if !held || e.Edition == nil {
			continue
		}
		line := say("start.line", game.Name, len(e.Changes))
		if _, fits := e.Fits(game.ID, game.Edition); !fits {
			line = say("start.earlier", game.Name)
		}
		print := shelf.Print(e.Packed)
		list = append(list, ui.El("li", press(ui.El("button.rowline", ui.Text("b", shelf.TitleOf(e.Edition)), ui.Text("small", line)), func(goapp.Context) { s.open(s.Open(game, print)) }, print)))
	}
	if list == nil {
		return goapp.Text("")
	}
	return ui.El("section.card aria-labelledby=shop-editions", ui.Text("h2#shop-editions", say("start.editions")), ui.Text("p", say("start.editions-says")), ui.El("ul.rowlist", list))
}
