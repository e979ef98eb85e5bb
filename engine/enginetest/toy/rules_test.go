package toy_test

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/enginetest"
	"interbellum/engine/enginetest/toy"
)

// round begins a round from the example, changed by edit.
func round(t *testing.T, edit func(p *toy.Position)) *enginetest.Script {
	t.Helper()
	var p toy.Position
	if err := json.Unmarshal(toy.Game().Example(), &p); err != nil {
		t.Fatal(err)
	}
	if edit != nil {
		edit(&p)
	}
	text, err := json.Marshal(p)
	if err != nil {
		t.Fatal(err)
	}
	m, seen, errs := toy.Game().FromSchema(text)
	if len(errs) > 0 {
		t.Fatalf("got %v, want none", errs)
	}
	s := enginetest.NewScript(t, toy.Game(), m)
	s.Events = seen
	return s
}

var houses = []string{"amber", "birch", "coral", "dune"}

// turns goes on to the first interrupt: parcels 2, 3, 4, 5 and no bids.
func turns(t *testing.T, edit func(p *toy.Position)) *enginetest.Script {
	t.Helper()
	s := round(t, edit)
	s.Chance("deal:card/2", "deal:card/3", "deal:card/4", "deal:card/5")
	for _, h := range houses {
		s.Play(h, "bid")
	}
	return s
}

// act lets a house draw its counter and act, nobody interrupting.
func act(t *testing.T, house string, edit func(p *toy.Position)) *enginetest.Script {
	t.Helper()
	s := turns(t, edit)
	s.Pass("coral", "amber", "birch")
	s.Chance("draw:counter/" + house)
	s.Play(house, "act")
	return s
}

func house(s *enginetest.Script, h engine.Seat) toy.House {
	return enginetest.Table[toy.Table](s).Houses[h]
}

// want fails with what was wanted and what is.
func want[T comparable](t *testing.T, what string, got, should T) {
	t.Helper()
	if got != should {
		t.Errorf("%s: got %v, want %v", what, got, should)
	}
}

func TestCards(t *testing.T) {
	t.Run("1.7 a house sees its own opening hand and no other", func(t *testing.T) {
		s := enginetest.Start(t, toy.Game(), "full")
		s.Chance("deal:card/1", "deal:card/6", "deal:card/2", "deal:card/2")
		mine := s.Match.View(engine.Only(toy.Amber)).(toy.View)
		want(t, "Amber's 6", mine.Houses[0].Hand[6], 1)
		want(t, "what Amber sees of Birch's size", mine.Houses[1].Cards, 2)
		if mine.Houses[1].Hand != nil {
			t.Error("Amber's view: got the hand of Birch, want it hidden")
		}
		want(t, "who sees the first card", s.Log[0].Seen, engine.Only(toy.Amber))
	})
	t.Run("2.3 nobody sees a parcel, its owner neither", func(t *testing.T) {
		s := round(t, nil)
		other := s.Fork()
		s.Chance("deal:card/2")
		other.Chance("deal:card/6")
		for _, h := range houses {
			seat, _ := toy.Game().SeatBySlug(h)
			a, _ := json.Marshal(s.Match.View(engine.Only(seat)))
			b, _ := json.Marshal(other.Match.View(engine.Only(seat)))
			want(t, "the view of "+h, string(a), string(b))
		}
		want(t, "who sees the parcel", s.Log[0].Seen, engine.Unseen)
	})
	t.Run("2.6 a parcel is in the hand after the round", func(t *testing.T) {
		s := turns(t, nil)
		s.Chance("draw:counter/calm", "draw:counter/calm")
		s.Pass("coral", "amber", "birch", "coral", "amber", "birch")
		want(t, "Dune's 5", house(s, toy.Dune).Hand[5], 1)
		want(t, "Dune's parcel", house(s, toy.Dune).Parcel, 0)
		want(t, "who sees what was in it", s.Saw("parcel-unpacked", "house/dune").Seen, engine.Only(toy.Dune))
		want(t, "who sees that it is gone", s.Saw("parcel-taken", "house/dune").Seen, engine.Everybody)
	})
	t.Run("1.3 an empty deck is made of the discards", func(t *testing.T) {
		s := round(t, func(p *toy.Position) { p.Discard, p.Deck = p.Deck, [6]int{}; p.Discard[5] = 3 })
		s.Chance("deal:card/6")
		want(t, "cards in the discards", enginetest.Table[toy.Table](s).Discard, toy.Cards{})
	})
}

func TestRound(t *testing.T) {
	t.Run("2.2 each house takes 2 gold", func(t *testing.T) {
		s := round(t, nil)
		want(t, "Amber's gold", house(s, toy.Amber).Gold, 6)
		want(t, "the bank", enginetest.Table[toy.Table](s).Bank, 15)
	})
	t.Run("2.2 the last house goes without where the bank is empty", func(t *testing.T) {
		s := round(t, func(p *toy.Position) { p.Bank = 5; p.Houses[2].Gold = 24 })
		want(t, "Coral's gold", house(s, toy.Coral).Gold, 25)
		want(t, "Dune's gold", house(s, toy.Dune).Gold, 2)
	})
	t.Run("2.2 a house without ships loses its last hope before anything is asked", func(t *testing.T) {
		s := round(t, func(p *toy.Position) { p.Houses[3].Ships = 0; p.Yard++ })
		s.Asked("dune", "bequeath")
		s.NotAsked("chance")
	})
	t.Run("2.4 bids stay hidden until all are in; the highest rank wins a tie and pays", func(t *testing.T) {
		s := round(t, nil)
		s.Chance("deal:card/2", "deal:card/3", "deal:card/4", "deal:card/5")
		s.Play("birch", "bid#3")
		s.Play("dune", "bid#2")
		s.Play("amber", "bid#3")
		s.NotSaw("bid-shown")
		s.NotAsked("birch")
		s.Refused("birch", "bid#4")
		want(t, "Amber's gold before the last bid", house(s, toy.Amber).Gold, 6)
		s.Play("coral", "bid")
		want(t, "who has the wind", enginetest.Table[toy.Table](s).Wind, toy.Amber)
		want(t, "Amber's gold", house(s, toy.Amber).Gold, 3)
		want(t, "Birch's gold", house(s, toy.Birch).Gold, 7)
	})
	t.Run("2.4 the wind counts in a tie, before the order of the houses", func(t *testing.T) {
		s := round(t, nil)
		s.Chance("deal:card/2", "deal:card/3", "deal:card/4", "deal:card/5")
		s.Play("amber", "bid#3")
		s.Play("birch", "bid")
		s.Play("coral", "bid#3")
		s.Play("dune", "bid#1")
		want(t, "Coral's gold", house(s, toy.Coral).Gold, 5)
	})
	t.Run("2.4 a bid may be taken back until all have bid", func(t *testing.T) {
		s := round(t, nil)
		s.Chance("deal:card/2", "deal:card/3", "deal:card/4", "deal:card/5")
		s.Play("birch", "bid#3", "revoke", "bid#1")
		s.Play("dune", "bid#2")
		s.Play("amber", "bid")
		s.Play("coral", "bid")
		s.Refused("birch", "revoke")
		want(t, "who has the wind", enginetest.Table[toy.Table](s).Wind, toy.Dune)
	})
	t.Run("2.4 without a bid the wind stays where it is", func(t *testing.T) {
		s := turns(t, nil)
		want(t, "who has the wind", enginetest.Table[toy.Table](s).Wind, toy.Coral)
		s.NotSaw("wind-taken")
	})
	t.Run("2.4 no more than 5 gold and no more than there is", func(t *testing.T) {
		s := round(t, nil)
		s.Chance("deal:card/2", "deal:card/3", "deal:card/4", "deal:card/5")
		s.Offered("coral", "bid", "bid#5")
		s.Refused("coral", "bid#6")
		s.Refused("dune", "bid#5")
	})
	t.Run("2.5 the second calm ends the turns", func(t *testing.T) {
		s := turns(t, nil)
		s.Chance("draw:counter/calm", "draw:counter/calm")
		s.Pass("coral", "amber", "birch", "coral", "amber")
		s.NotSaw("parcel-taken")
		s.Pass("birch")
		want(t, "the round", enginetest.Table[toy.Table](s).Round, 3)
		want(t, "the calms in the cup", enginetest.Table[toy.Table](s).Cup[0], 2)
	})
}

func TestCounters(t *testing.T) {
	t.Run("3.1 who interrupts gives the whistle back and acts instead of the draw", func(t *testing.T) {
		s := turns(t, nil)
		s.Play("coral", "interrupt")
		s.Asked("coral", "action")
		want(t, "Coral's whistle", house(s, toy.Coral).Whistle, false)
		s.NotSaw("counter-drawn")
	})
	t.Run("3.2 a stronger house may change its mind", func(t *testing.T) {
		s := turns(t, nil)
		s.Pass("coral", "amber")
		s.Play("birch", "interrupt")
		s.Pass("coral")
		s.Play("amber", "interrupt")
		s.Pass("coral")
		s.Asked("amber", "action")
		want(t, "Birch's whistle", house(s, toy.Birch).Whistle, true)
		want(t, "Amber's whistle", house(s, toy.Amber).Whistle, false)
	})
	t.Run("3.2 a weaker house is not asked after a claim", func(t *testing.T) {
		s := turns(t, nil)
		s.Pass("coral")
		s.Play("amber", "interrupt")
		s.Pass("coral")
		s.Asked("amber", "action")
	})
	t.Run("3.3 a counter is drawn by how many of it there are", func(t *testing.T) {
		s := turns(t, nil)
		s.Pass("coral", "amber", "birch")
		d := s.Asked("chance", "draw")
		if !slices.Equal(d.Weights, []int{2, 2, 2, 2, 2}) {
			t.Errorf("the weights are %v, want %v", d.Weights, []int{2, 2, 2, 2, 2})
		}
		s.Chance("draw:counter/dune")
		s.Play("dune", "keep")
		s.Pass("coral", "amber", "birch", "dune")
		if d := s.Asked("chance", "draw"); d.Weights[4] != 1 {
			t.Errorf("the weights are %v after one of Dune's: got Weights[4] %v, want 1", d.Weights, d.Weights[4])
		}
	})
	t.Run("3.4 a house that has a whistle keeps no second one", func(t *testing.T) {
		s := turns(t, nil)
		s.Pass("coral", "amber", "birch")
		s.Chance("draw:counter/coral")
		s.Refused("coral", "keep")
		s.Pass("coral")
		s.Asked("coral", "interrupt")
	})
}

func TestActions(t *testing.T) {
	t.Run("4.2 a storm takes a ship", func(t *testing.T) {
		s := act(t, "coral", nil)
		s.Play("coral", "trade")
		s.Chance(1)
		want(t, "Coral's ships", house(s, toy.Coral).Ships, 1)
	})
	t.Run("4.2 half the die in gold, rounded down", func(t *testing.T) {
		s := act(t, "coral", nil)
		s.Play("coral", "trade")
		s.Chance(5)
		want(t, "Coral's gold", house(s, toy.Coral).Gold, 10)
	})
	t.Run("4.3 a ship costs 2 gold", func(t *testing.T) {
		s := act(t, "coral", nil)
		s.Play("coral", "build")
		want(t, "Coral's ships", house(s, toy.Coral).Ships, 3)
		want(t, "Coral's gold", house(s, toy.Coral).Gold, 6)
	})
	t.Run("4.4 no feast beyond 3 hope", func(t *testing.T) {
		s := act(t, "coral", func(p *toy.Position) { p.Houses[2].Hope = 3 })
		s.Refused("coral", "feast")
		s = act(t, "coral", nil)
		s.Play("coral", "feast")
		want(t, "Coral's hope", house(s, toy.Coral).Hope, 3)
	})
	t.Run("4.5 a treaty takes two", func(t *testing.T) {
		s := act(t, "coral", nil)
		s.Play("coral", "treaty:house/amber")
		other := s.Fork()
		s.Play("amber", "refuse")
		want(t, "friends after a refusal", house(s, toy.Coral).Friends, 0)
		other.Play("amber", "accept")
		want(t, "Coral's friends", house(other, toy.Coral).Friends, engine.Only(toy.Amber))
		want(t, "Amber's friends", house(other, toy.Amber).Friends, engine.Only(toy.Coral, toy.Dune))
	})
	t.Run("4.5 a house that surrenders before it answers makes no treaty", func(t *testing.T) {
		s := act(t, "coral", nil)
		s.Play("coral", "treaty:house/amber")
		s.Play("amber", "surrender:house/birch")
		s.NotAsked("amber")
		want(t, "Coral's friends", house(s, toy.Coral).Friends, 0)
		want(t, "Birch's gold", house(s, toy.Birch).Gold, 13)
	})
}

func TestEnd(t *testing.T) {
	t.Run("9.2 renown, hope, half the gold and the high cards count", func(t *testing.T) {
		s := turns(t, func(p *toy.Position) { p.Round = 4 })
		s.Chance("draw:counter/calm", "draw:counter/calm")
		s.Pass("coral", "amber", "birch", "coral", "amber", "birch")
		result, over := s.Match.Result()
		if !over || result.Kind != "renown" || result.Winners != engine.Only(toy.Coral) {
			t.Fatalf(`over is %v, %+v; want over true, Kind "renown" and Winners %v`, over, result, engine.Only(toy.Coral))
		}
		for i, n := range []int{1 + 1 + 3 + 1, 0 + 1 + 3 + 1, 2 + 2 + 4, 0 + 1 + 2 + 1} {
			want(t, houses[i]+"'s score", result.Scores[i].N, n)
		}
		s.Saw("hand-shown", "house/birch")
	})
	t.Run("9.1 the last house wins, whatever the score", func(t *testing.T) {
		s := turns(t, func(p *toy.Position) { p.Houses[1].Renown = 50 })
		s.Play("amber", "surrender:house/coral")
		s.Play("birch", "surrender:house/coral")
		s.Play("dune", "surrender:house/coral")
		result, over := s.Match.Result()
		if !over || result.Kind != "last-house" || result.Winners != engine.Only(toy.Coral) {
			t.Fatalf(`over is %v, %+v; want over true, Kind "last-house" and Winners %v`, over, result, engine.Only(toy.Coral))
		}
	})
}

func TestWrittenPositions(t *testing.T) {
	t.Run("2.1 a written position is the safe point of its round", func(t *testing.T) {
		s := round(t, nil)
		seq, schema, found := s.Match.SafePoint()
		text, _ := json.MarshalIndent(schema, "", "  ")
		if !found || seq != 0 || string(text) != string(toy.Game().Example()) {
			t.Errorf("the safe point, %v at %d, is\n%s: got string(text) %v; want found true, seq 0 and string(text) %v", found, seq, text, string(text), string(toy.Game().Example()))
		}
	})
	t.Run("1 an impossible position is refused with all reasons", func(t *testing.T) {
		text := strings.NewReplacer(`"round": 2`, `"round": 9`, `"bank": 23`, `"bank": 24`, `"hope": 2`, `"hope": 4`, `"coral",`, `"opal",`).Replace(string(toy.Game().Example()))
		_, _, errs := toy.Game().FromSchema([]byte(text))
		all := ""
		for _, err := range errs {
			all += err.Error() + "\n"
		}
		for _, part := range []string{"round 9", "of gold, not 40", `"opal" does not play`, "coral is missing", "wind cannot be"} {
			if !strings.Contains(all, part) {
				t.Errorf("%q is not among the reasons:\n%s, want %v in it", part, all, part)
			}
		}
	})
	t.Run("1.5 a friendship goes both ways", func(t *testing.T) {
		text := strings.Replace(string(toy.Game().Example()), `"amber",
        "birch"`, `"birch"`, 1)
		if _, _, errs := toy.Game().FromSchema([]byte(text)); len(errs) != 1 {
			t.Errorf("the reasons are %v, want 1", errs)
		}
	})
	for _, text := range []string{``, `{}`, `[]`, `{"schema":"toy/1","scenario":"full","gods":7}`, `null`} {
		t.Run("1 nonsense is refused: "+text, func(t *testing.T) {
			if m, _, errs := toy.Game().FromSchema([]byte(text)); len(errs) == 0 || m != nil {
				t.Errorf("and it was not: got errs %v and m %v; want some and none", len(errs), m)
			}
		})
	}
}
