//go:build !js

package conquest

import (
	"flag"
	"slices"
	"testing"

	"interbellum/engine"
	"interbellum/engine/blockwar"
	"interbellum/engine/enginetest/blocks"
	"interbellum/engine/enginetest/walk"
)

// matches is how many matches each test of non-interference plays, every how sparingly their questions are looked at; make soak plays
// more and looks at each.
var (
	matches = flag.Uint64("matches", 3, "how many matches are played for non-interference")
	every   = flag.Int("every", 3, "one question in how many is looked at for non-interference")
)

// concealed is what is looked for. Which US and Russian units come by themselves everybody sees (7.13).
func concealed() *blocks.Hidden {
	return &blocks.Hidden{Game: learnedGame(), Techs: Sonar, Every: *every, Come: []Nation{US, Russia},
		Swaps: []func(*Table, engine.Seats, *walk.Walker) bool{swapInsurgents}}
}

func TestNonInterference(t *testing.T) {
	concealed().Interfere(t, Scenario1936, *matches, func(uint64) (engine.Match, []engine.Event, error) { return learnedGame().New(Scenario1936, nil) })
}

// TestNonInterferenceForTwo: in Rising Sun (19.0), where there are fewer seats to hide from, in one match more.
func TestNonInterferenceForTwo(t *testing.T) {
	concealed().Interfere(t, RisingSun, *matches+1, func(uint64) (engine.Match, []engine.Event, error) { return learnedGame().New(RisingSun, nil) })
}

// TestNonInterferenceAtWar: what is upright and in no Battle stays unseen, in Battles too.
func TestNonInterferenceAtWar(t *testing.T) {
	concealed().Interfere(t, Scenario1936, *matches, func(uint64) (engine.Match, []engine.Event, error) { return startAtWar() })
}

// swapInsurgents makes a pair of Insurgents in the Vault one of the draw pile, for any Province.
func swapInsurgents(t *Table, seats engine.Seats, pick *walk.Walker) bool {
	laid := chinaOf(t).Insurgents
	if len(laid) == 0 || seats.Has(blockwar.SeatOf(Soviets)) {
		return false
	}
	draw := &t.Decks[blockwar.ActionDeck].Draw
	cards := draw.List()
	one, other := cards[pick.N(len(cards))], cards[pick.N(len(cards))]
	at := slices.IndexFunc(ProvincesOn(t, one), func(a Area) bool { return slices.Contains(ProvincesOn(t, other), a) })
	if one == other || at < 0 {
		return false
	}
	x := &laid[pick.N(len(laid))]
	draw.Remove(one)
	draw.Remove(other)
	draw.Add(int(x.Card))
	draw.Add(int(x.Pair))
	*x = Insurgents{ProvincesOn(t, one)[at], uint8(one), uint8(other)}
	return true
}
