package app

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/shelf"
	"interbellum/app/ui"
	"interbellum/engine"
	"interbellum/engine/house"
)

// mostDiffers is how many changes the sheet shows; the file has them all.
const mostDiffers = 300

// sheet shows the list of house editions, or one of them.
func (h *Houses) sheet() app.UI {
	if h.shown == nil {
		return h.listSheet()
	}
	return h.editionSheet(h.shown)
}

// houseSheet lies over any screen.
func houseSheet(title, says string, body app.UI, acts ...app.UI) app.UI {
	return ui.El("div.sharepage.over", ui.El("div.dim aria-hidden=true"),
		ui.El("section.sharesheet.orders.agree.houses role=dialog aria-modal=true aria-labelledby=edition-title",
			ui.El("header", ui.El("div", ui.Text("h1#edition-title", title), ui.Text("p", says)), bind(ui.IconButton("i-close", say("common.close")), &closeEdition{})),
			body, ui.El("footer.row", acts)))
}

func doneButton() app.UI {
	return commandButton("button.btn.primary#edition-done", say("common.done"), &closeEdition{})
}

func (h *Houses) listSheet() app.UI {
	var rows []app.UI
	for _, e := range h.desk.Shelf.Editions().List() {
		if h.of != "" && e.Game != h.of {
			continue
		}
		rows = append(rows, row(shelf.TitleOf(e.Edition), say("edition.line", gameName(e.Game), byWhom(e.Edition), len(e.Changes)),
			commandButton("button.btn.quiet", say("edition.differs"), &showEdition{shelf.Print(e.Packed)}).Aria("label", say("edition.differs-in", shelf.TitleOf(e.Edition)))))
	}
	body := app.UI(ui.Text("p", say("edition.none")))
	if len(rows) > 0 {
		body = ui.El("ul.rows", rows)
	}
	return houseSheet(say("edition.title"), say("edition.says"), body, fileButton(), ui.El("span.grow"), doneButton())
}

func byWhom(e *house.Edition) string {
	if e.Author == "" {
		return say("edition.nobody")
	}
	return e.Author
}

func (h *Houses) editionSheet(s *shownEdition) app.UI {
	e := s.Edition.Edition
	title := shelf.TitleOf(e)
	if h.asking {
		return houseSheet(say("edition.remove-sure", title), say("edition.remove-says"), app.Text(""),
			commandButton("button.btn.quiet#edition-leave", say("row.keep"), &closeEdition{}), ui.El("span.grow"),
			commandButton("button.btn.primary#edition-remove", say("edition.remove"), &removeEdition{Sure: true}))
	}
	if len(s.differs) == 0 && len(s.faults) > 0 {
		return h.faultySheet(s)
	}
	_, here := h.desk.Shelf.Editions().Find(shelf.Print(s.Packed))
	acts := []app.UI{commandButton("button.btn.quiet#edition-save", say("edition.save"), &saveEdition{})}
	if here {
		acts = append(acts, commandButton("button.btn.quiet#edition-work", say("edition.work"), &openWorkshop{e.Game, shelf.Print(s.Packed)}),
			commandButton("button.btn.quiet#edition-drop", say("edition.drop"), &removeEdition{}))
	} else {
		acts = append(acts, commandButton("button.btn#edition-keep", say("edition.keep"), &keepEdition{}))
	}
	body := ui.El("div.rows tabindex=0 role=region", ui.El("p.kept role=status", s.says), faultList(s.faults), differences(s)).Aria("label", say("edition.differs"))
	return houseSheet(title, say("edition.line", s.game.Name, byWhom(e), len(e.Changes)), body, append(acts, ui.El("span.grow"), doneButton())...)
}

// faultySheet lists what is wrong with a file.
func (h *Houses) faultySheet(s *shownEdition) app.UI {
	return houseSheet(say("edition.faulty", shelf.TitleOf(s.Edition.Edition)), say("edition.faulty-says", len(s.faults)),
		ui.El("div.rows tabindex=0 role=region", faultList(s.faults)).Aria("label", say("edition.faulty-says", len(s.faults))),
		fileButton(), ui.El("span.grow"), doneButton())
}

func faultList(faults []string) app.UI {
	if len(faults) == 0 {
		return app.Text("")
	}
	var list []app.UI
	for i, text := range faults {
		if i == mostDiffers {
			list = append(list, ui.Text("li", say("edition.more", len(faults)-i)))
			break
		}
		list = append(list, ui.Text("li", text))
	}
	return ui.El("ol.faultlist", list)
}

// differences lists the changes of an edition: the row, and each field as shipped and as it is here.
func differences(s *shownEdition) app.UI {
	var rows []app.UI
	names := dataNamesOf(s.game)
	for i := range s.differs {
		if i == mostDiffers {
			rows = append(rows, ui.El("li", ui.Text("b", say("edition.more", len(s.differs)-i))))
			break
		}
		d := &s.differs[i]
		reason := app.UI(app.Text(""))
		if d.Reason != "" {
			reason = ui.Text("p", say("edition.reason", d.Reason))
		}
		rows = append(rows, ui.El("li", ui.Text("b", say("edition.where", fileWords(s.game, d.File), names.row(d.Row))), reason, ui.El("ul", fieldLines(names, d))))
	}
	return ui.El("ul", rows)
}

// fieldLines says how a row changes, in a line for each field.
func fieldLines(names dataNames, d *house.Difference) (lines []app.UI) {
	line := func(text string) { lines = append(lines, ui.Text("li", text)) }
	name := func(f house.Field) string { return names.say(f.Name) }
	value := func(f house.Field) string {
		if f.Value == "" {
			return say("edition.empty")
		}
		return names.say(f.Value)
	}
	switch d.How {
	case house.Removed:
		line(say("edition.is-removed"))
		for _, f := range d.Was {
			line(say("edition.was", name(f), value(f)))
		}
	case house.Added:
		line(say("edition.is-added"))
		for _, f := range d.Fields {
			line(say("edition.is", name(f), value(f)))
		}
	default:
		for i, f := range d.Fields {
			if i < len(d.Was) {
				line(say("edition.changed", name(f), value(d.Was[i]), value(f)))
				continue
			}
			line(say("edition.is", name(f), value(f)))
		}
	}
	return lines
}

// fileWords is what a data file is about.
func fileWords(game *engine.Game, file string) string {
	name, _, _ := strings.Cut(file, ".")
	if id, is := strings.CutPrefix(name, "scenarios/"); is {
		id, _, added := strings.Cut(id, "~")
		if added {
			return strings.ReplaceAll(id, "-", " ")
		}
		if s, found := game.ScenarioByID(id); found {
			return scenarioTitle(s)
		}
	}
	if t, found := house.Of(game.ID); found {
		for _, f := range t.Files {
			if f.Name == file {
				return say("edition.file." + name)
			}
		}
	}
	return file
}

// chosenEdition shows the house edition of a new match beside what is asked first, once there is one.
func (n *newMatch) chosenEdition(game *engine.Game) app.UI {
	return n.edition(game, len(n.desk.Draft.House) > 0)
}

// edition asks for the house edition of a new match, where there are data that one can change.
func (n *newMatch) edition(game *engine.Game, here bool) app.UI {
	if game.File == nil || !here {
		return app.Text("")
	}
	chosen := n.desk.Draft.House
	option := func(packed []byte, name string) app.UI {
		value := ""
		if len(packed) > 0 {
			value = shelf.Print(packed)
		}
		return ui.Text("option", name).Attr("value", value).Attr("selected", string(packed) == string(chosen))
	}
	options := []app.UI{option(nil, say("edition.shipped"))}
	offered := len(chosen) == 0
	for _, e := range n.desk.Shelf.Editions().List() {
		switch by := say("edition.by", shelf.TitleOf(e.Edition), byWhom(e.Edition)); {
		case playable(game, e):
			options = append(options, option(e.Packed, by))
			offered = offered || string(e.Packed) == string(chosen)
		case e.Game == game.ID:
			options = append(options, ui.Text("option", say("edition.older", by)).Attr("disabled", true))
		}
	}
	if !offered {
		options = append(options, option(chosen, shelf.EditionTitle(game.ID, chosen)))
	}
	return ui.El("div.row.house", ui.El("label.field", say("new.edition"), ui.El("select#edition", options).OnChange(n.houseChosen)),
		commandButton("button.btn.quiet#editions", say("new.editions"), &listEditions{}), workshopButton(game.ID))
}

// playable tells whether a game can be played under an edition, also under one that was made for earlier data which the game still knows.
func playable(game *engine.Game, e shelf.Edition) bool {
	if e.Game != game.ID {
		return false
	}
	if _, fits := e.Fits(game.ID, game.Edition); fits {
		return true
	}
	_, err := game.Under(e.Packed)
	return err == nil
}

func (n *newMatch) houseChosen(ctx app.Context, _ app.Event) {
	d := &n.desk.Draft
	print := ctx.JSSrc().Get("value").String()
	if e, found := n.desk.Shelf.Editions().Find(print); found {
		d.under(e.Packed)
	} else if print == "" {
		d.under(nil)
	}
}
