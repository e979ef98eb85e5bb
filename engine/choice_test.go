package engine_test

import (
	"testing"

	"interbellum/engine"
)

func TestWords(t *testing.T) {
	for words, c := range map[string]engine.Choice{
		"pass":                               {Verb: "pass"},
		"6":                                  {Verb: "roll", N: 6},
		"roll":                               {Verb: "roll"},
		"bid#3":                              {Verb: "bid", N: 3},
		"draw:flag/germany":                  {Verb: "draw", On: "flag/germany"},
		"move:unit/germany-army-2>area/rome": {Verb: "move", On: "unit/germany-army-2", To: "area/rome"},
		"place:unit/x>area/y#-2":             {Verb: "place", On: "unit/x", To: "area/y", N: -2},
		"go>area/y":                          {Verb: "go", To: "area/y"},
	} {
		if c.Words() != words {
			t.Errorf("words of %#v: got %q, want %q", c, c.Words(), words)
		}
		if back, err := engine.ParseChoice(" " + words + "\n"); err != nil || back != c {
			t.Errorf("%q: got %#v (%v), want %#v", words, back, err, c)
		}
	}
	for _, words := range []string{"", " ", ":area/x", "#3", "move#", "move#x", "a b", "5#1", "7:x"} {
		if c, err := engine.ParseChoice(words); err == nil {
			t.Errorf("%q: got %#v, want a refusal", words, c)
		}
	}
}

// FuzzParseChoice wants every choice that is read to come back from its own words.
func FuzzParseChoice(f *testing.F) {
	for _, words := range []string{"6", "roll#6", "a:b/c>d/e#7", "a>b:c", "a::b", "+5", "5#0", "x: #0", "a#-0"} {
		f.Add(words)
	}
	f.Fuzz(func(t *testing.T, words string) {
		c, err := engine.ParseChoice(words)
		if err != nil {
			return
		}
		if back, err := engine.ParseChoice(c.Words()); err != nil || back != c {
			t.Errorf("%q, in words %q: got %#v (%v), want %#v", words, c.Words(), back, err, c)
		}
	})
}

func TestSeats(t *testing.T) {
	set := engine.Only(1, 3, engine.MaxSeat)
	if set.Len() != 3 || !set.Has(3) || set.Has(2) || set.Has(engine.Chance) || set.Without(3).Has(3) {
		t.Errorf("set: got %v, want 1, 3 and %d", set.List(), engine.MaxSeat)
	}
	if engine.Unseen == 0 || engine.Unseen.Meets(engine.Everybody.Without(engine.Chance)) {
		t.Errorf("unseen: got %v, want no seat of a player", engine.Unseen.List())
	}
}
