package blocks

import (
	"slices"
	"testing"

	"interbellum/engine"
	"interbellum/engine/enginetest/walk"
)

// FightsOn: in a Battle of its own Player Turn a Faction is asked, unless it has ordered to fight on: then its orders answer to the end of that
// Battle or of the Player Turn, and no further.
func FightsOn(t *testing.T, g *engine.Game, scenario string) {
	t.Helper()
	for _, order := range []struct {
		setting, end string
		battles      int // in which it answers, at least
	}{{"on", "battle-over", 1}, {"turn", "player-turn", 2}} {
		fought := false
		for seed := uint64(0); seed < 50 && !fought; seed++ {
			m, _, err := g.New(scenario, nil)
			if err != nil {
				t.Fatal(err)
			}
			fought = fightsOn(t, g, m, walk.New(seed), order.setting, order.end) >= order.battles
		}
		if !fought {
			t.Errorf("%s: got no match in which a Faction orders it and then has %d Battles, want one", order.setting, order.battles)
		}
	}
}

// fightsOn plays a match at random until a Faction has been asked for an action, has given the order and it has ended, and counts the
// Battles in which the order answered.
func fightsOn(t *testing.T, g *engine.Game, m engine.Match, dealer *walk.Walker, setting, end string) (battles int) {
	t.Helper()
	who, byOrder := engine.Chance, false
	for over := false; !over; {
		open := m.Open()
		if len(open) == 0 {
			return battles
		}
		d := open[0]
		c := dealer.Answer(d)
		if d.Kind == "action" && who == engine.Chance && ordered(g.Orders, m, d).Verb == "" {
			who = d.Seat
			order := engine.Decision{Seat: who, Seen: engine.Only(who), Public: "gives an order"}
			apply(t, m, order.Answer(m.Seq(), engine.Choice{Verb: engine.OrderVerb, On: "fight", To: engine.Ref(setting)}, ""))
		}
		if who == d.Seat && slices.Contains([]string{"action", "take-hit", "escape"}, d.Kind) {
			if c = ordered(g.Orders, m, d); !d.Allows(c) {
				t.Fatalf("%s: got %q from the order to fight on, want one of %v", d.Kind, c.Words(), d.Legal)
			}
			byOrder = true
		}
		for _, e := range apply(t, m, d.Answer(m.Seq(), c, "")) {
			if e.Kind == "battle-over" && byOrder {
				battles, byOrder = battles+1, false
			}
			over = over || who != engine.Chance && e.Kind == end
		}
	}
	if given := m.Orders(engine.Everybody); len(given) > 0 {
		t.Errorf("%s: got the orders %v after %s, want none", setting, given, end)
	}
	return battles
}
