package app

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/shelf"
	"interbellum/app/ui"
	"interbellum/engine/games"
	"interbellum/engine/record"
	"interbellum/engine/words"
)

// editionRow asks for the edition that the match is to go on under: one of this device that fits, or the printed data.
func (a *Agreements) editionRow(ask string) app.UI {
	g := a.t.Session.Play.Game()
	if g.File == nil || a.t.over() {
		return app.Text("")
	}
	if a.t.Session.Play.Due() {
		return row(say("agree.edition"), say("agree.edition-due"))
	}
	shipped, _ := games.ByID(g.ID)
	var options []app.UI
	if len(g.House) > 0 {
		options = append(options, ui.Text("option", say("edition.shipped")).Attr("value", ""))
	}
	for _, e := range a.t.shelf.Editions().List() {
		if _, fits := e.Fits(g.ID, shipped.Edition); fits && string(e.Packed) != string(g.House) {
			options = append(options, ui.Text("option", say("edition.by", shelf.TitleOf(e.Edition), byWhom(e.Edition))).Attr("value", shelf.Print(e.Packed)))
		}
	}
	if options == nil {
		return ui.El("li", ui.Text("b", say("agree.edition")), ui.Text("p", say("agree.no-edition")), ui.El("div.act", workshopButton(g.ID)))
	}
	var against []app.UI
	for _, reason := range a.Against {
		against = append(against, ui.Text("li", words.Sentence(reason)))
	}
	return ui.El("li", ui.El("label for=other-edition", ui.Text("b", say("agree.edition"))), ui.Text("p", say("agree.edition-says")),
		ui.El("div.act", ui.El("select#other-edition", options), ui.Text("button.btn#ask-edition type=button", ask).OnClick(onAskEdition)),
		ui.El("div role=status", ui.El("ul.reasons", against)))
}

func onAskEdition(ctx app.Context, _ app.Event) {
	send(ctx, &proposeEdition{app.Window().GetElementByID("other-edition").Get("value").String()})
}

// proposeEdition asks the others to go on under an edition of this device, or the printed data.
type proposeEdition struct{ Print string }

func (w *proposeEdition) do(r *Root, _ app.Context) {
	r.try(r.desk.Table.Agreements.goOnUnder(w.Print))
}

// goOnUnder proposes an edition. What stands against it is shown in the form.
func (a *Agreements) goOnUnder(print string) error {
	game, _ := games.ByID(a.t.Session.Play.Game().ID)
	e := record.Edition{Name: game.Edition}
	if kept, found := a.t.shelf.Editions().Find(print); found {
		e = record.Edition{House: kept.Packed}
	} else if print != "" {
		return words.Refuse("", "page/refused.propose")
	}
	if a.Against = reasons(a.t.Session.Adopt(a.t.Session.Viewer.Player(), e)); len(a.Against) > 0 {
		return nil
	}
	a.t.handOn()
	a.settle()
	return nil
}

// proposed is the edition that a proposal is about, by its number, as this device can show it.
func (a *Agreements) proposed(number int) (e shelf.Edition, title string) {
	game, packed := a.t.Session.Play.Game().ID, a.t.Session.Play.Record().Editions[number-1].House
	if e, found := a.t.shelf.Editions().Find(shelf.Print(packed)); found {
		return e, shelf.TitleOf(e.Edition)
	}
	if e = (shelf.Edition{Edition: shelf.Unpacked(game, packed), Packed: packed}); e.Edition == nil {
		return e, say("edition.shipped")
	}
	e.Game = game
	return e, shelf.TitleOf(e.Edition)
}

// showProposed shows the edition that is proposed.
type showProposed struct{ Number int }

func (w *showProposed) do(r *Root, _ app.Context) {
	if e, _ := r.desk.Table.Agreements.proposed(w.Number); e.Edition != nil {
		r.try(r.desk.Houses.show(e))
	}
}
