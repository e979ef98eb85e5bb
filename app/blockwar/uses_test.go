package blockwar_test

import (
	"slices"
	"strings"
	"testing"

	look "interbellum/app/blockwar"
	"interbellum/app/conquest"
	"interbellum/app/face"
	"interbellum/app/triumph"
	"interbellum/engine"
	pacific "interbellum/engine/conquest"
	"interbellum/engine/enginetest/walk"
	rules "interbellum/engine/triumph"
)

// asOf is a question as the seat sees that it is asked.
func asOf(m engine.Match, d engine.Decision) *face.Sight {
	return &face.Sight{View: m.View(engine.Only(d.Seat)), Asked: []engine.Decision{d}, Follow: func(answers ...engine.Choice) (list []engine.Choice) {
		c := answers[0]
		for _, next := range engine.Follow(m, d.Answer(m.Seq(), c, ""), engine.Only(d.Seat)) {
			list = append(list, next.Legal...)
		}
		return list
	}}
}

// Every answer that plays a card is found by opening one, and no card does what is not legal.
func TestCardsDoWhatTheLegalAnswersSay(t *testing.T) {
	plays := map[string]bool{"government": true, "command-card": true, "hand-size": true, "industry": true, "loyalty": true, "tech-pair": true,
		"secret-tech": true, "secret-pair": true, "lay-insurgents": true, "double-agent": true}
	for _, c := range []struct {
		game     *engine.Game
		face     *look.Face
		scenario string
		seeds    uint64
		verbs    string // that must have been met
	}{
		{rules.Game(), triumph.New().Face, "1936", 6, "diplomacy wildcard industry technology secret-technology intelligence commit card discard factory pair assign"},
		{pacific.Game(), conquest.New().Face, pacific.Scenario1936, 5, "diplomacy partisan insurgents lay industry commit"},
		{pacific.Game(), conquest.New().Face, pacific.RisingSun, 1, "commit"},
	} {
		met := map[string]bool{}
		for seed := range c.seeds {
			m, _, err := c.game.New(c.scenario, nil)
			if err != nil {
				t.Fatal(err)
			}
			walker := walk.New(seed)
			for going := true; going; {
				for _, d := range m.Open() {
					if plays[d.Kind] || d.Kind == "command" {
						usesAreLegal(t, c.face, m, d, plays[d.Kind], met)
					}
				}
				var e engine.Entry
				if e, _, going = walker.Pick(m); !going {
					break
				}
				if _, err := m.Apply(e); err != nil {
					t.Fatal(err)
				}
			}
		}
		for _, v := range strings.Fields(c.verbs) {
			if !met[v] {
				t.Errorf("%s: got no use %q in %d matches, want one", c.scenario, v, c.seeds)
			}
		}
	}
}

func usesAreLegal(t *testing.T, f *look.Face, m engine.Match, d engine.Decision, all bool, met map[string]bool) {
	t.Helper()
	sight, found := asOf(m, d), map[string]bool{}
	for _, card := range f.Held(sight) {
		for _, u := range f.Uses(sight, d, card) {
			if !d.Allows(u.Choice) || !strings.HasPrefix(u.Words+" ", u.Choice.Words()+" ") {
				t.Errorf("question %d, %s: got the use %q of %s, want it to begin with a legal answer", m.Seq(), d.Kind, u.Words, card)
			}
			if u.Label.Text == "" {
				t.Errorf("question %d, %s: got no words for %q, want some", m.Seq(), d.Kind, u.Words)
			}
			found[u.Choice.Words()], met[u.Choice.Verb] = true, true
		}
	}
	for _, c := range d.Legal {
		if all && c.Verb != engine.Pass && !found[c.Words()] {
			t.Errorf("question %d, %s: got no card that does %s, want one", m.Seq(), d.Kind, c.Words())
		}
	}
}

// Cards of another Faction do nothing, and nobody holds them.
func TestNoCardOfAnotherHandHasUses(t *testing.T) {
	m, _, err := rules.Game().New("1936", nil)
	if err != nil {
		t.Fatal(err)
	}
	walker, f := walk.New(3), triumph.New().Face
	for m.Open()[0].Kind != "government" {
		e, _, _ := walker.Pick(m)
		if _, err := m.Apply(e); err != nil {
			t.Fatal(err)
		}
	}
	d := m.Open()[0]
	own := f.Held(asOf(m, d))
	other := &face.Sight{View: m.View(engine.Everybody.Without(d.Seat)), Asked: []engine.Decision{d}}
	for _, card := range append(f.Held(other), own...) {
		if uses := f.Uses(other, d, card); len(uses) > 0 || slices.Contains(own, card) && slices.Contains(f.Held(other), card) {
			t.Errorf("got %d uses of %s for who does not hold the hand, want none, and no card in two hands", len(uses), card)
		}
	}
	if len(own) == 0 {
		t.Error("got no card in the hand that is asked, want some")
	}
}

// Marked cards are given one after the other, once there are as many as must go.
func TestDiscardsAreMarkedAndGivenTogether(t *testing.T) {
	f := triumph.New().Face
	d := engine.Decision{Kind: "hand-size", Left: 1}
	for _, n := range []int{3, 7, 9} {
		d.Legal = append(d.Legal, engine.Choice{Verb: "discard", On: engine.Ref("action/" + string(rune('0'+n)))})
	}
	for _, c := range []struct {
		marked []engine.Ref
		words  string
		text   string
	}{
		{nil, "", "Mark 2 more cards to discard."},
		{[]engine.Ref{"action/7"}, "", "Mark 1 more card to discard."},
		{[]engine.Ref{"action/7", "action/3"}, "discard:action/7 discard:action/3", "Discard 2 cards"},
		{[]engine.Ref{"action/7", "action/3", "action/9"}, "", "Take the mark off 1 card."},
	} {
		u, is := f.Together(&face.Sight{Marked: c.marked, Asked: []engine.Decision{d}}, d)
		if !is || u.Words != c.words || u.Label.Text != c.text {
			t.Errorf("%v marked: got %v, %q and %q; want true, %q and %q", c.marked, is, u.Words, u.Label.Text, c.words, c.text)
		}
	}
	if _, is := f.Together(&face.Sight{}, engine.Decision{Kind: "hand-size"}); is {
		t.Error("one card to discard: got true, want it to be asked about by itself")
	}
}
