package app

import (
	"strings"
	"testing"
	"time"

	"interbellum/app/face"
)

func TestOfWhatOneAnswerDidTheLineWithAPlaceIsShown(t *testing.T) {
	line := func(seq int, text, area string) face.Line { return face.Line{Seq: seq, Text: text, Area: area} }
	ordered := line(4, "An order.", "")
	ordered.Order = true
	for _, c := range []struct {
		name     string
		from     int
		lines    []face.Line
		text, at string
	}{
		{"the newest", 0, []face.Line{line(1, "First.", "kiev"), line(2, "Second.", "lvov")}, "Second.", "lvov"},
		{"one with a place before one without", 0, []face.Line{line(2, "It moves.", "lvov"), line(2, "A flag.", "")}, "It moves.", "lvov"},
		{"a later answer without a place", 0, []face.Line{line(2, "It moves.", "lvov"), line(3, "It passes.", "")}, "It passes.", ""},
		{"no order", 0, []face.Line{line(2, "It moves.", "lvov"), ordered}, "It moves.", "lvov"},
		{"nothing before the answer", 3, []face.Line{line(2, "It moves.", "lvov")}, "", ""},
	} {
		got := newestLine([]face.Story{{Lines: c.lines}}, c.from)
		if got == nil {
			got = &scene{}
		}
		if got.Text != c.text || got.At != c.at {
			t.Errorf("%s: got %q at %q, want %q at %q", c.name, got.Text, got.At, c.text, c.at)
		}
	}
}

// A clock stands for the browser's: it goes on when the test says so.
type clock struct {
	waits []time.Duration
	then  func()
}

func TestTheComputersMovesAreShownBeforeItGoesOn(t *testing.T) {
	for _, c := range []struct {
		shows string
		rests bool
	}{{"", true}, {showFast, true}, {showStep, false}, {showNone, false}} {
		d, w := against(t, "", "hard", "hard")
		k := &clock{}
		d.Table.Bots.Show = func() string { return c.shows }
		d.Table.Bots.Rest = func(wait time.Duration, then func()) { k.waits, k.then = append(k.waits, wait), then }
		pick := chance(2)
		shown := false
		for n := 0; n < 60 && !d.Table.over(); n++ {
			if w.heard == nil { // nobody thinks: a person is asked, or the last answer is shown
				if _, waits := d.Table.Bots.waiting(); !waits {
					step(t, d, &pick)
					continue
				}
				if k.then == nil {
					t.Fatalf("%q: got a program that neither thinks nor rests, want one of them", c.shows)
				}
				shown = shown || strings.Contains(html(d), `class="moment`)
				then := k.then
				k.then = nil
				then()
				continue
			}
			w.answer(t)
		}
		if got := len(k.waits) > 0; got != c.rests || shown != c.rests {
			t.Errorf("%q: got rests %v and scenes %v, want %v", c.shows, got, shown, c.rests)
		}
		for _, wait := range k.waits {
			if wait > placedTime || c.shows == showFast && wait > placedTime/3 {
				t.Errorf("%q: got a rest of %v, want at most a second, and a third of it faster", c.shows, wait)
			}
		}
	}
}

func TestSkippingShowsNoMoreUntilAPersonIsAsked(t *testing.T) {
	d, w := against(t, "", "hard", "hard")
	rests := 0
	var then func()
	d.Table.Bots.Show = func() string { return "" }
	d.Table.Bots.Rest = func(_ time.Duration, f func()) { rests++; then = f }
	pick := chance(2)
	for rests == 0 {
		if w.heard == nil {
			step(t, d, &pick)
		} else {
			w.answer(t)
		}
	}
	d.Table.Bots.Hurry()
	then() // the clock of the rest that was broken off does nothing more
	for w.heard != nil {
		w.answer(t)
	}
	if _, waits := d.Table.Bots.waiting(); waits || rests != 1 {
		t.Errorf("got %d rests, and a program waiting %v, want one rest and a person asked", rests, waits)
	}
	if step(t, d, &pick); d.Table.Bots.thinking.hurries {
		t.Error("after a person's answer: got no more moves shown, want them shown again")
	}
}
