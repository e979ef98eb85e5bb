package workshop

import (
	"bytes"
	"encoding/json"
	"errors"
	"slices"
	"strings"

	"interbellum/engine"
	"interbellum/engine/house"
	"interbellum/engine/words"
)

// Fault is something that is wrong with the draft, and whether its author insists.
type Fault struct {
	house.Fault
	Insisted bool
}

// Faults are all that is wrong with the draft, the gravest first: what the checks of the game say, or, in a program without them, what the
// game's reader refuses. Without changes there are none.
func (b *Bench) Faults() (faults []Fault) {
	b.judge()
	for _, f := range b.now.faults {
		faults = append(faults, Fault{f, b.now.edition.Insisted(f)})
	}
	return faults
}

func (b *Bench) judge() {
	if b.now.judged {
		return
	}
	b.now.judged = true
	_, err := b.Game()
	if b.Changed("") > 0 {
		b.now.faults = house.Judge(b.game.ID, b.now.files)
	}
	if err != nil && !slices.ContainsFunc(b.now.faults, func(f house.Fault) bool { return f.Grade == house.Unplayable }) {
		b.now.faults = append([]house.Fault{b.located(err)}, b.now.faults...)
	}
}

// Insist notes that the owner's box says so although a rule says otherwise, or takes that back.
func (b *Bench) Insist(key string, on bool) error {
	i := slices.IndexFunc(b.Faults(), func(f Fault) bool { return f.Key() == key })
	if on && (i < 0 || b.now.faults[i].Grade != house.AgainstRule) {
		return words.Refuse("", "workshop/refused.insist")
	}
	return b.act(func(e *house.Edition) error {
		e.Insists = slices.DeleteFunc(e.Insists, func(s string) bool { return s == key })
		if on {
			e.Insists = append(e.Insists, key)
			slices.Sort(e.Insists)
		}
		return nil
	})
}

// Playable is the edition as a match carries it, if nothing hinders: it can be read, and the owner insists on all that is against a rule.
func (b *Bench) Playable() (packed []byte, ok bool) {
	b.judge()
	if b.Changed("") == 0 || slices.ContainsFunc(b.now.faults, b.now.edition.Stops) {
		return nil, false
	}
	return bytes.Clone(b.now.packed), true
}

// Game is the game under the draft, or why it cannot be read. Whether it should be played, Playable tells.
func (b *Bench) Game() (*engine.Game, error) {
	if b.now.tried {
		return b.now.game, b.now.refused
	}
	b.now.tried = true
	if b.Changed("") == 0 {
		b.now.game = b.game
		return b.game, nil
	}
	packed, faults := b.tables.Pack(b.now.edition)
	if len(faults) > 0 {
		b.now.refused = faults[0]
		return nil, faults[0]
	}
	b.now.packed = packed
	b.now.game, b.now.refused = b.game.Edited(packed)
	return b.now.game, b.now.refused
}

// located is a refusal of the game's reader as a fault of the row and field that it names, if it names one.
func (b *Bench) located(err error) house.Fault {
	var f house.Fault
	if errors.As(err, &f) {
		return f
	}
	var e *words.Error
	for at := err; errors.As(at, &e); at = e.Unwrap() {
		_, kind, _ := strings.Cut(e.Kind, "/")
		if kind != "fault.data.field" || len(e.Arguments) != 4 {
			if e.Unwrap() == nil {
				break
			}
			continue
		}
		file, _ := e.Arguments[0].(string)
		line, _ := e.Arguments[1].(int)
		column, _ := e.Arguments[2].(string)
		why, is := e.Arguments[3].(words.Text)
		if s, wrong := b.sheet(file); is && wrong == nil && line >= 2 && line-2 < len(s.rows) {
			return house.Fault{File: file, Row: s.rows[line-2].Key, Field: column, Why: why}
		}
		break
	}
	return house.Fault{Why: words.To("workshop/unplayable", err)}
}

// compacted is JSON without spaces, the members of objects by name.
func compacted(value string) string {
	var v any
	d := json.NewDecoder(strings.NewReader(value))
	d.UseNumber()
	if d.Decode(&v) != nil {
		return value
	}
	return encoded(v)
}
