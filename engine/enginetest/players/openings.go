package players

import (
	"slices"
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/bot"
	"interbellum/engine/words"
)

// Openings plays a few matches and tests that a player that follows an opening wants what that is about more than before, and
// that known has every name in it.
func Openings(t *testing.T, g *engine.Game, mind bot.Opener, scenario string, seats []engine.Seat, known func(slug string) bool) {
	t.Helper()
	type line struct {
		seat engine.Seat
		*bot.Opening
		counts bool
	}
	var lines []*line
	for _, seat := range seats {
		for i := range mind.Openings(seat) {
			o := &mind.Openings(seat)[i]
			lines = append(lines, &line{seat: seat, Opening: o})
			if book, kind, _ := strings.Cut(o.Name, "/"); !words.ByName(book).Has(kind) {
				t.Errorf("no catalogue names the opening %s", o.Name)
			}
			for slug := range strings.FieldsSeq(o.Courts + " " + o.Takes) {
				if !known(slug) {
					t.Errorf("%s names %s, which there is not", o.Name, slug)
				}
			}
		}
	}
	asked := func(v engine.View, d engine.Decision) {
		var plain []int
		for _, l := range lines {
			if l.seat != d.Seat || l.counts || !named(d.Legal, l.Opening) {
				continue
			}
			if plain == nil {
				plain = mind.Weigh(v, d, bot.Style{Strength: bot.Normal})
			}
			for i, worth := range mind.Weigh(v, d, bot.Style{Strength: bot.Normal, Opening: l.Opening}) {
				l.counts = l.counts || worth > plain[i] && named(d.Legal[i:i+1], l.Opening)
			}
		}
	}
	silent := func(l *line) bool { return !l.counts }
	for seed := uint64(0); seed < 8 && slices.ContainsFunc(lines, silent); seed++ {
		ToTheEnd(t, g, bot.New(mind, bot.Style{Strength: bot.Normal}, seed), scenario, nil, seed, asked)
	}
	for _, l := range lines {
		if !l.counts {
			t.Errorf("%s makes no difference to seat %v", l.Name, l.seat)
		}
	}
}

// named reports whether an answer is about something that an opening names, or a card in which there may be a stage of the bomb.
func named(list []engine.Choice, o *bot.Opening) bool {
	for _, c := range list {
		if o.Bomb && c.On == "deck/investment" {
			return true
		}
		for slug := range strings.FieldsSeq(o.Courts + " " + o.Takes) {
			if c.On.Name() == slug || c.To.Name() == slug {
				return true
			}
		}
	}
	return false
}
