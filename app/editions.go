package app

import (
	"encoding/base64"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/shelf"
	"interbellum/engine"
	"interbellum/engine/games"
	"interbellum/engine/house"
	"interbellum/engine/words"
)

// Houses are the house editions of this device, as the page shows them: their list, or one of them.
type Houses struct {
	desk    *Desk
	listing bool
	of      string // the game whose editions are listed; empty: all
	shown   *shownEdition
	asking  bool // whether the one that is shown is to be removed
}

// shownEdition is one house edition with what differs, or what is wrong with it.
type shownEdition struct {
	shelf.Edition
	game    *engine.Game
	differs []house.Difference
	faults  []string
	says    string // what came of the last act
}

func (h *Houses) open() bool { return h.listing || h.shown != nil }

func (h *Houses) close() { h.listing, h.shown, h.asking = false, nil, false }

// list shows all editions, or those of the game that a new match is made of.
func (h *Houses) list() {
	h.close()
	h.listing, h.of = true, ""
	if h.desk.Screen == NewScreen {
		h.of = h.desk.Draft.Game
	}
}

// take takes in the file of a house edition: it is judged, shown, and kept if it can be played with.
func (h *Houses) take(name string, data []byte) error {
	e, faults := house.Decode(data)
	if e == nil {
		return faults[0]
	}
	game, err := games.Find(e.Game)
	if err != nil {
		return err
	}
	tables, found := house.Of(game.ID)
	if !found || game.File == nil {
		return words.Refuse("", "page/refused.edition.game", game.Name)
	}
	h.close()
	s := &shownEdition{game: game}
	tidy, wrong := tables.Tidy(game.File, e)
	s.Edition.Edition = tidy
	faults = append(faults, wrong...)
	if f, fits := e.Fits(game.ID, game.Edition); !fits {
		faults = append(faults, f)
	}
	if len(faults) == 0 {
		s.Packed, faults = tables.Pack(tidy)
	}
	for _, f := range faults {
		text := words.Sentence(f.Error())
		if f.File != "" {
			text = f.Error() // which begins with the file's name
		}
		s.faults = append(s.faults, text)
	}
	h.shown = s
	switch {
	case len(faults) > 0:
	case len(tidy.Changes) == 0:
		s.faults = []string{say("edition.nothing")}
	default:
		if _, err := game.Under(s.Packed); err != nil {
			s.faults = []string{words.Sentence(house.Unread(err).Error())}
			break
		}
		s.differs = tables.Compare(game.File, tidy)
		h.keep()
	}
	return nil
}

// editionFragment begins the address of a house edition; its game and its packed form follow.
const editionFragment = "edition-"

// EditionLink is the fragment of an address that brings a house edition.
func EditionLink(game string, packed []byte) string {
	return editionFragment + game + "-" + base64.RawURLEncoding.EncodeToString(packed)
}

// takeLink shows the house edition that a text brings as a link, and reports whether it does.
func (h *Houses) takeLink(text string) (found bool, err error) {
	i := strings.Index("#"+text, "#"+editionFragment)
	if i < 0 {
		return false, nil
	}
	text, _, _ = strings.Cut(text[i+len(editionFragment):], "\n")
	id, data, _ := strings.Cut(strings.TrimSpace(text), "-")
	game, err := games.Find(id)
	if err != nil {
		return true, err
	}
	packed, err := base64.RawURLEncoding.DecodeString(data)
	e := shelf.Unpacked(id, packed)
	if err != nil || e == nil {
		return true, words.Refuse("", "page/refused.edition.link")
	}
	if _, err := game.Under(packed); err != nil {
		return true, err
	}
	e.Game = id
	h.close()
	return true, h.show(shelf.Edition{Edition: e, Packed: packed})
}

// keep keeps the edition that is shown, and says so.
func (h *Houses) keep() {
	s := h.shown
	switch _, here := h.desk.Shelf.Editions().Find(shelf.Print(s.Packed)); {
	case here:
		s.says = say("edition.here-already")
	default:
		s.says = say("edition.kept")
		if err := h.desk.Shelf.Editions().Keep(s.Edition); err != nil {
			s.says = words.Sentence(err.Error())
		}
	}
}

// show shows an edition of a game.
func (h *Houses) show(e shelf.Edition) error {
	game, err := games.Find(e.Game)
	if err != nil {
		return err
	}
	s := &shownEdition{Edition: e, game: game}
	if tables, found := house.Of(e.Game); found && game.File != nil {
		s.differs = tables.Compare(game.File, e.Edition)
	}
	if f, fits := e.Fits(game.ID, game.Edition); !fits {
		s.faults = []string{words.Sentence(f.Error())}
	}
	h.shown, h.asking = s, false
	return nil
}

// ofMatch is the house edition of the match on the table, with the reasons of its file where that is here.
func (h *Houses) ofMatch() (e shelf.Edition, found bool) {
	if h.desk.Table.Session == nil {
		return e, false
	}
	g := h.desk.Table.Session.Play.Game()
	if e, found = h.desk.Shelf.Editions().Find(shelf.Print(g.House)); found {
		return e, true
	}
	unpacked := shelf.Unpacked(g.ID, g.House)
	if unpacked == nil {
		return e, false
	}
	unpacked.Game = g.ID
	return shelf.Edition{Edition: unpacked, Packed: g.House}, true
}

// listEditions shows the house editions on this device.
type listEditions struct{}

func (*listEditions) do(r *Root, _ app.Context) { r.desk.Houses.list() }

// showEdition shows one of them.
type showEdition struct{ Print string }

func (w *showEdition) do(r *Root, _ app.Context) {
	if e, found := r.desk.Shelf.Editions().Find(w.Print); found {
		r.try(r.desk.Houses.show(e))
	}
}

// showHouse shows the house edition of the match on the table.
type showHouse struct{}

func (*showHouse) do(r *Root, _ app.Context) {
	if e, found := r.desk.Houses.ofMatch(); found {
		r.try(r.desk.Houses.show(e))
	}
}

// keepEdition keeps the edition that is shown, or that of the match on the table.
type keepEdition struct{}

func (*keepEdition) do(r *Root, _ app.Context) {
	h := r.desk.Houses
	if h.shown != nil {
		h.keep()
		return
	}
	if e, found := h.ofMatch(); found {
		r.try(r.desk.Shelf.Editions().Keep(e)) // the letter says that it is here
	}
}

// saveEdition hands out the edition that is shown as a file.
type saveEdition struct{}

func (*saveEdition) do(r *Root, _ app.Context) {
	if s := r.desk.Houses.shown; s != nil {
		r.export(shelf.FileName(shelf.TitleOf(s.Edition.Edition)), house.Encode(s.Edition.Edition), nil, false)
	}
}

// removeEdition removes the edition that is shown from this device, once somebody is Sure.
type removeEdition struct{ Sure bool }

func (w *removeEdition) do(r *Root, _ app.Context) {
	h := r.desk.Houses
	switch {
	case h.shown == nil:
	case !w.Sure:
		h.asking = true
	default:
		title := shelf.TitleOf(h.shown.Edition.Edition)
		if err := r.desk.Shelf.Editions().Drop(shelf.Print(h.shown.Packed)); err != nil {
			r.try(err)
			return
		}
		h.shown, h.asking = nil, false
		r.desk.Say(say("edition.removed", title))
	}
}

// closeEdition goes back: from the question of removal to the edition, from an edition to the list, from the list to the screen.
type closeEdition struct{}

func (*closeEdition) do(r *Root, _ app.Context) {
	h := r.desk.Houses
	switch {
	case h.asking:
		h.asking = false
	case h.shown != nil:
		h.shown = nil
	default:
		h.listing = false
	}
}
