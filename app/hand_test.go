package app

import (
	"slices"
	"strings"
	"testing"

	"interbellum/app/face"
	"interbellum/app/store"
	"interbellum/engine"
)

// holding is a desk at which one player of all seats, who buys cards alone and plays none, is asked a question of this kind that allows
// an answer and goes on for so long.
func holding(t *testing.T, game, kind, verb string, left int) (*Desk, face.Holder, engine.Decision) {
	t.Helper()
	d, pick := deskAt(store.NewMemory(), "m"), chance(3)
	begin(t, d, game, 1)
	for range 2000 {
		if d.Table.Covered {
			d.Table.Ready()
		}
		q := d.Table.Sight().Asked[0]
		if q.Kind == kind && q.Left >= left && slices.ContainsFunc(q.Legal, func(c engine.Choice) bool { return c.Verb == verb }) {
			return d, d.Table.Face.(face.Holder), q
		}
		buys := slices.IndexFunc(q.Legal, func(c engine.Choice) bool { return c.Verb == "buy" })
		switch {
		case q.Allows(engine.Choice{Verb: engine.Pass}):
			answer(t, d, q.Seat, engine.Pass)
		case buys >= 0:
			answer(t, d, q.Seat, q.Legal[buys].Words())
		default:
			answer(t, d, q.Seat, q.Legal[pick.n(len(q.Legal))].Words())
		}
	}
	t.Fatalf("got no question %q that allows %q, want one", kind, verb)
	return nil, nil, engine.Decision{}
}

// cardWith is a card of the asked seat with so many uses at the least.
func cardWith(t *testing.T, d *Desk, f face.Holder, q engine.Decision, least int) (engine.Ref, []face.Use) {
	t.Helper()
	for _, c := range f.Held(d.Table.Sight()) {
		if uses := f.Uses(d.Table.Sight(), q, c); len(uses) >= least {
			return c, uses
		}
	}
	t.Fatalf("got no card with %d uses at %q, want one", least, q.Kind)
	return "", nil
}

func tap(d *Desk, card engine.Ref) {
	d.Table.Hand.Tap(card)
	d.version++
}

// inBar are the answers that the bar lists, one after the other.
func inBar(d *Desk) (words []string) {
	bar := &decisionBar{Sight: d.Table.Sight(), table: d.Table}
	q := bar.Sight.Asked[0]
	for _, l := range bar.labelled(q, nil, bar.ofHand(q)) {
		words = append(words, l.words)
	}
	return words
}

func TestAnOpenCardShowsItsUsesAlone(t *testing.T) {
	for _, game := range []string{"triumph", "conquest"} {
		t.Run(game, func(t *testing.T) {
			d, f, q := holding(t, game, "government", "diplomacy", 0)
			all := len(inBar(d))
			card, uses := cardWith(t, d, f, q, 2)
			tap(d, card)
			want := []string{}
			for _, u := range uses {
				want = append(want, u.Words)
			}
			if got := inBar(d); !slices.Equal(got, want) {
				t.Errorf("%s open: got the answers %q, want %q", card, got, want)
			}
			page := html(d)
			for _, part := range []string{`id="uses-`, "Show all answers", "Choose what it does:"} {
				if !strings.Contains(page, part) {
					t.Errorf("%s open: got no %q in the page, want it", card, part)
				}
			}
			for _, words := range want {
				if n := strings.Count(page, `data-answer="`+words+`"`); n != 2 {
					t.Errorf("%s: got %d buttons, want one on the card and one in the bar", words, n)
				}
			}
			glows := strings.Count(page, `class="area legal`)
			tap(d, card)
			if got := len(inBar(d)); got != all || strings.Count(html(d), `class="area legal`) <= glows {
				t.Errorf("closed: got %d answers, want all %d, and more areas than %d that glow", got, all, glows)
			}
			tap(d, card)
			d.Table.Hand.Clear()
			d.version++
			if got := len(inBar(d)); got != all {
				t.Errorf("all answers: got %d, want %d", got, all)
			}
			tap(d, card)
			answer(t, d, q.Seat, uses[0].Words)
			if s := d.Table.Sight(); s.Card != "" {
				t.Errorf("after it was played: got the card %s open, want none", s.Card)
			}
		})
	}
}

func TestACardIsCommittedByOneTapAndTakenBackByOneUndo(t *testing.T) {
	for _, game := range []string{"triumph", "conquest"} {
		t.Run(game, func(t *testing.T) {
			d, f, q := holding(t, game, "command", "commit", 0)
			card, uses := cardWith(t, d, f, q, 1)
			before, want := d.Table.Session.Play.Seq(), []string{"commit", "card:" + string(card)}
			if got := strings.Fields(uses[0].Words); !slices.Equal(got, want) {
				t.Errorf("the use of %s: got %q, want %q", card, got, want)
			}
			answer(t, d, q.Seat, uses[0].Words)
			if got := said(d, before); len(got) < 2 || !slices.Equal(got[:2], want) {
				t.Errorf("after the tap: got the answers %q, want %q", got, want)
			}
			d.Table.Undo()
			if got := d.Table.Session.Play.Seq(); got != before {
				t.Errorf("after one Undo: got %d answers, want %d", got, before)
			}
		})
	}
}

func TestMarkedCardsAreDiscardedTogetherAndTakenBackTogether(t *testing.T) {
	for _, game := range []string{"triumph", "conquest"} {
		t.Run(game, func(t *testing.T) {
			d, f, q := holding(t, game, "hand-size", "discard", 2)
			before, want := d.Table.Session.Play.Seq(), []string{}
			for _, c := range f.Held(d.Table.Sight()) {
				if len(f.Uses(d.Table.Sight(), q, c)) > 0 && len(want) <= q.Left {
					tap(d, c)
					want = append(want, "discard:"+string(c))
				}
			}
			together := strings.Join(want, " ")
			if got := inBar(d); len(got) != 1 || got[0] != together {
				t.Errorf("the bar: got %q, want %q alone", got, together)
			}
			answer(t, d, q.Seat, together)
			if got := said(d, before); !slices.Equal(got, want) {
				t.Errorf("after the confirmation: got %q, want %q", got, want)
			}
			if d.Table.Session.Floor.Seq() > before {
				return // the year has gone on, and dice were thrown
			}
			d.Table.Undo()
			if got := d.Table.Session.Play.Seq(); got != before {
				t.Errorf("after one Undo: got %d answers, want %d", got, before)
			}
		})
	}
}

func TestACardThatCannotBePlayedSaysWhy(t *testing.T) {
	d, f, q := holding(t, "triumph", "government", "diplomacy", 0)
	for _, c := range f.Held(d.Table.Sight()) {
		if len(f.Uses(d.Table.Sight(), q, c)) == 0 {
			all := len(inBar(d))
			tap(d, c)
			if page := html(d); !strings.Contains(page, `class="whynot"`) || len(inBar(d)) != all {
				t.Errorf("%s: got no reason or %d answers, want a reason and all %d", c, len(inBar(d)), all)
			}
			return
		}
	}
	t.Error("got a use for every card, want one without")
}

func TestAHintMarksItsCardInTheHand(t *testing.T) {
	for _, game := range []string{"triumph", "conquest"} {
		t.Run(game, func(t *testing.T) {
			d, _, q := holding(t, game, "government", "diplomacy", 0)
			if got := strings.Count(html(d), "Suggested"); got != 0 {
				t.Errorf("without a hint: got %d marked cards, want none", got)
			}
			c := q.Legal[slices.IndexFunc(q.Legal, func(c engine.Choice) bool { return c.Verb == "diplomacy" })]
			d.Table.Bots.thinking.hinted, d.Table.Bots.thinking.hintedAt = c.Words(), d.Table.Session.Play.Seq()
			d.version++
			if got := strings.Count(html(d), "Suggested"); got != 1 {
				t.Errorf("hint %s: got %d marked cards, want 1", c.Words(), got)
			}
			tap(d, c.On)
			if page := html(d); !strings.Contains(page, `choice marked" data-answer="`+c.Words()) || strings.Count(page, ` marked"`) != 2 {
				t.Errorf("its card open: got %d marked uses of %s, want one on the card and one in the bar", strings.Count(page, ` marked"`), c.Words())
			}
		})
	}
}

// What is not asked as foreseen is left to the player.
func TestAnAnswerThatIsNotAskedIsNotGiven(t *testing.T) {
	d, _, q := holding(t, "triumph", "command", "commit", 0)
	before := d.Table.Session.Play.Seq()
	answer(t, d, q.Seat, "commit card:action/99")
	if got := d.Table.Session.Play.Seq(); got != before+1 || d.Table.Sight().Asked[0].Kind != "command-card" {
		t.Errorf("a card that is not in the hand: got %d answers, want 1, and the question which card", got-before)
	}
}
