package link

import (
	"bytes"
	"strings"

	"interbellum/engine"
	"interbellum/engine/record"
	"interbellum/engine/words"
)

// A match may have been played under older editions of its game and then under the one of the program that wrote its
// link. What the writer's edition answered is replayed as this edition's, every die dealt again: it counts only if all of
// that comes out the same. What older editions answered is replayed too, and the run notes what this edition would have
// dealt otherwise.

// ErrBackAndForth refuses a link that comes back to an edition which it has left.
var ErrBackAndForth error = words.Refuse("", "engine/refused.link.back-and-forth")

// replayed is the match of a link, under this edition.
func replayed(game *engine.Game, h *head, p parts, earlier *record.Record) (*record.Run, error) {
	edition := game.Edition
	if engine.SameEdition(h.lastEdition(), edition) {
		edition = h.lastEdition() // by the name that the link has for it
	}
	as, err := h.under(edition)
	if err != nil {
		return nil, err
	}
	run, err := decodeAnswers(game, as, p, earlier, h.only(edition))
	if err != nil {
		return nil, err
	}
	run.Record.Header.Edition = h.Edition
	for i := range run.Record.Stretches {
		s := &run.Record.Stretches[i]
		if name, was := strings.CutPrefix(s.Edition, apart); was && engine.SameEdition(name, edition) {
			s.Edition = name
		}
	}
	return run, record.Saves(run.Seal())
}

// apart stands before the name of this edition where the writer's program had another one: it did not give orders their
// answers there.
const apart = "?"

// under is a head as if the writer's edition were this one.
func (h *head) under(edition string) (*head, error) {
	last, as, here := h.lastEdition(), *h, false
	name := func(e string) string {
		switch {
		case engine.SameEdition(e, last):
			here = true
			return edition
		case engine.SameEdition(e, edition):
			return apart + e
		}
		return e
	}
	as.Edition = name(h.Edition)
	as.Editions = nil
	for _, e := range h.Editions {
		if here && !engine.SameEdition(e.Edition, last) {
			return nil, ErrBackAndForth
		}
		as.Editions = append(as.Editions, headEdition{e.Begins, name(e.Edition)})
	}
	return &as, nil
}

// only reports whether a link was played under one edition alone.
func (h *head) only(edition string) bool { return h.Edition == edition && len(h.Editions) == 0 }

// Unchecked refuses a link that goes on from the match here by answers that cannot be checked. It can be opened as a
// copy.
type Unchecked struct{ Since, Seq int } // the answers in doubt are among these

func (e *Unchecked) Error() string {
	return words.To("engine/refused.link.unchecked", e.Since, e.Seq).String()
}

// vouched compares what is in doubt with the match as it is here, if it is.
func vouched(run *record.Run, here *record.Record) error {
	unsure := run.Unsure()
	if here == nil || unsure == 0 {
		return nil
	}
	common := 0
	if run.Record.Header.Unlike(&here.Header) == "" && bytes.Equal(run.Record.Start, here.Start) {
		common = record.InCommon(run.Record.Entries, here.Entries)
	}
	if common >= unsure {
		return nil
	}
	return &Unchecked{Since: common, Seq: unsure - 1}
}
