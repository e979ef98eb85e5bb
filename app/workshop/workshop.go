// Package workshop is the Workshop of the page: screens in which an owner of a printed game corrects its data. They show a Bench
// (engine/workshop), the draft of a house edition, and hold nothing of it themselves. Every act saves the draft.
package workshop

import (
	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app"
	"interbellum/app/atlas"
	"interbellum/app/face"
	"interbellum/app/shelf"
	"interbellum/engine"
	_ "interbellum/engine/checks/all" // what is wrong with a draft
	"interbellum/engine/words"
	_ "interbellum/engine/words/checks"
	_ "interbellum/engine/words/workshop" // what the checks and the model say
	model "interbellum/engine/workshop"
)

func init() { app.RegisterWorkshop(func(p *app.Page) app.Workshop { return &Shop{page: p} }) }

// Shop is the Workshop: the draft on the bench, and what is looked at.
type Shop struct {
	page     *app.Page
	bench    *model.Bench // nil while it is chosen what to work on
	draft    string       // the draft's id on this device
	asked    string       // the draft that is to be removed, once somebody is sure
	tab      string
	at       place
	list     listing
	begins   begins
	reasons  map[place]string // given before anything was changed
	says     string           // what came of the last act
	refused  bool             // and it was refused
	ticked   bool             // a row was ticked
	scenario string           // that the board shows
	shown    shown
	version  int
}

// place is a row of a file.
type place struct{ file, row string }

// shown is what the board shows: kept while the data are the same.
type shown struct {
	game     *engine.Game
	scenario string
	sight    *face.Sight
	area     string // chosen on the board
	other    string // the second one
}

// The tabs beside the board.
const (
	mapTab     = "map"
	setUpTab   = "setup"
	tablesTab  = "tables"
	firstTab   = "first"
	differsTab = "differs"
	faultsTab  = "faults"
	editionTab = "edition"
)

// Open lays the data of a game on the bench, under an edition of this device if one is named, else as they were left. Without a game it
// shows what there is to work on.
func (s *Shop) Open(game *engine.Game, print string) error {
	s.version++
	if game == nil {
		s.clear()
		return nil
	}
	if print != "" {
		if e, found := s.page.Shelf().Editions().Find(print); found {
			bench, err := model.Renewed(game, e.Edition)
			return s.lay(bench, s.newID(), err)
		}
	}
	for _, d := range s.page.Shelf().Drafts().List() {
		if d.Game == game.ID {
			return s.resume(game, d)
		}
	}
	return s.begin(game)
}

// begin lays the shipped data on the bench.
func (s *Shop) begin(game *engine.Game) error {
	bench, err := model.Open(game, nil)
	return s.lay(bench, s.newID(), err)
}

// resume lays a draft on the bench.
func (s *Shop) resume(game *engine.Game, d shelf.Draft) error {
	bench, err := model.Decode(game, []byte(d.Data))
	return s.lay(bench, d.ID, err)
}

func (s *Shop) newID() string { return s.page.Shelf().NewID() }

func (s *Shop) clear() {
	*s = Shop{page: s.page, version: s.version + 1, reasons: map[place]string{}}
}

func (s *Shop) lay(bench *model.Bench, id string, err error) error {
	s.clear()
	if err != nil {
		return err
	}
	s.bench, s.draft, s.tab = bench, id, mapTab
	s.scenario = bench.Shipped().Scenarios[0].ID
	if n, renewed := bench.Left(); renewed {
		s.says = say("start.renewed", n)
	}
	s.page.Name(bench.Shipped().ID)
	return nil
}

// Screen is what fills the page.
func (s *Shop) Screen() goapp.UI { return &screen{Version: s.version, shop: s} }

// act does something with the draft, says why it was refused, or saves it.
func (s *Shop) act(err error, done string) bool {
	s.version++
	s.says, s.refused = done, err != nil
	if err != nil {
		s.says = words.Sentence(err.Error())
		return false
	}
	s.save()
	return true
}

// save keeps the draft on this device. One without changes, ticks or a title is nothing yet.
func (s *Shop) save() {
	e := s.bench.Edition()
	drafts := s.page.Shelf().Drafts()
	_, here := drafts.Find(s.draft)
	if !here && s.bench.Changed("") == 0 && e.Title == "" && !s.ticked {
		return
	}
	err := drafts.Keep(shelf.Draft{ID: s.draft, Game: e.Game, Title: shelf.TitleOf(e), Rows: len(e.Changes), Saved: s.page.Shelf().Now() / 1000, Data: string(s.bench.Encode())})
	if err != nil {
		s.says, s.refused = words.Sentence(err.Error()), true
	}
}

// show looks at a row: at an area or a border on the board, else in the tables.
func (s *Shop) show(file, row string) {
	s.version++
	s.says = ""
	one, two, pair := cut(row)
	switch {
	case file == "areas.csv":
		s.tab, s.shown.area, s.shown.other = mapTab, row, ""
	case file == "borders.csv" && pair:
		s.tab, s.shown.area, s.shown.other = mapTab, one, two
	default:
		s.tab, s.list = tablesTab, listing{file: file, lead: row}
		s.at = place{file, row}
	}
	s.top(true)
	s.bring()
}

// tap looks at an area that was touched on the board, or at the border between it and the one before.
func (s *Shop) tap(area string) {
	s.version++
	s.says = ""
	v := &s.shown
	switch {
	case s.tab == setUpTab:
		v.area, v.other = area, ""
	case s.tab != mapTab, v.area == "", v.other != "", v.area == area:
		s.tab, v.area, v.other = mapTab, area, ""
	default:
		v.other = area
	}
	s.top(false)
}

// top shows the beginning of what stands beside the board. What was pressed to get there may be gone, and the focus with it.
func (s *Shop) top(focus bool) {
	if !goapp.IsClient {
		return
	}
	panel := goapp.Window().GetElementByID("shop-panel")
	if !panel.Truthy() {
		return
	}
	panel.Set("scrollTop", 0)
	if focus {
		panel.Call("focus")
	}
}

// bring brings the chosen area into sight.
func (s *Shop) bring() {
	f, mapped := face.Of(s.bench.Shipped()).(face.Mapped)
	area := s.shown.area
	if s.shown.other != "" {
		area = s.shown.other
	}
	if !goapp.IsClient || !mapped || s.tab != mapTab && s.tab != setUpTab {
		return
	}
	if board, x, y, found := f.Spot(area); found {
		atlas.Call("turn", board, x, y)
	}
}
