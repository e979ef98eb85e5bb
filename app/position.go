package app

import (
	"bytes"
	"encoding/json"
	"strings"

	"interbellum/app/shelf"
	"interbellum/engine"
	"interbellum/engine/games"
	"interbellum/engine/house"
	"interbellum/engine/link"
	"interbellum/engine/words"
)

// takePosition lays the form of a new match out for a written position. Where it is impossible, the form says
// everything that is wrong with it. It may hold the house edition that it was written under, or name one that this device keeps.
func (in *Inbox) takePosition(name string, text []byte) error {
	text, packed, print, faults := house.OutOf(text)
	if len(faults) > 0 {
		return words.Refuse("", "page/refused.file.unplayable", fileTitle(name), faults[0])
	}
	if print != "" {
		e, here := in.desk.Shelf.Editions().Find(print)
		if !here {
			return withAdvice(&link.NeedsHouse{})
		}
		packed = e.Packed
	}
	return in.layOut(name, text, packed)
}

// layOut lays the form out for a position under a house edition, or as shipped.
func (in *Inbox) layOut(name string, text, packed []byte) error {
	var front struct{ Format, Schema, Base, Scenario string }
	if err := json.Unmarshal(text, &front); err != nil {
		return words.Refuse("", "page/refused.file.unreadable", fileTitle(name), jsonFault(string(text), err))
	}
	id, _, _ := strings.Cut(front.Format+front.Schema, "/")
	game, err := games.Find(id)
	if err == nil && len(packed) > 0 {
		game, err = game.Under(packed)
	}
	if err != nil {
		return words.Refuse("", "page/refused.file.unplayable", fileTitle(name), err)
	}
	draft := newDraft(game.ID)
	draft.From, draft.House = name, packed
	match, _, errs := game.FromSchema(text)
	for _, err := range errs {
		draft.Faults = append(draft.Faults, words.Sentence(strings.ReplaceAll(jsonFault(string(text), err), game.ID+": ", "")))
	}
	if len(errs) == 0 {
		var b bytes.Buffer
		if err := json.Compact(&b, text); err != nil {
			return err
		}
		draft.Start, draft.Shown = b.Bytes(), match.View(0)
		draft.choose(game, front.Base+front.Scenario)
		draft.Title = titleOf(name)
	}
	in.desk.Leave()
	in.desk.Draft, in.desk.Screen = draft, NewScreen
	in.desk.version++
	return nil
}

// titleOf makes a title of a file's name.
func titleOf(name string) string {
	name, _, _ = strings.Cut(strings.TrimPrefix(name, "interbellum-"), ".")
	name = strings.Join(strings.FieldsFunc(name, func(c rune) bool { return c == '-' || c == '_' || c == ' ' }), " ")
	if name == "" {
		return ""
	}
	first := []rune(name)
	return strings.ToUpper(string(first[0])) + string(first[1:min(len(first), 60)])
}

// Position writes the position that is shown as a file, in the game's documented schema. A written position is always
// the start of a phase: in the middle of something it is the start of this phase.
func (t *Table) Position() (name string, data []byte, err error) {
	at, game := t.Session.Play.Match(), t.Session.Play.Game()
	if past := t.History.Past; past != Now {
		at, game = t.Session.At(past), t.Session.Play.GameAt(past)
	}
	text, whole := written(game, at.Schema())
	if _, begun, found := at.SafePoint(); !whole && found {
		text, whole = written(game, begun)
	}
	if !whole {
		return "", nil, words.Refuse("", "page/refused.position.unwritten")
	}
	return shelf.FileName(say("position.file", t.Info.Title)), house.Into(text, game.House), nil
}

// written is a position as text, if it can be read back.
func written(game *engine.Game, schema any) ([]byte, bool) {
	text, err := json.MarshalIndent(schema, "", "  ")
	if err != nil || game.FromSchema == nil {
		return nil, false
	}
	_, _, errs := game.FromSchema(text)
	return append(text, '\n'), len(errs) == 0
}
