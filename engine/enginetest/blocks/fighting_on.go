package blocks

import (
	"slices"
	"testing"

	"interbellum/engine"
	"interbellum/engine/enginetest/walk"
)

// FightsOn: in a Battle of its own Player Turn a Faction is asked, unless it has ordered to fight on: then its orders answer to the end of that
// Battle, and no further.
func FightsOn(t *testing.T, g *engine.Game, scenario string) {
	t.Helper()
	for seed := range uint64(50) {
		m, _, err := g.New(scenario, nil)
		if err != nil {
			t.Fatal(err)
		}
		if fightsOn(t, g, m, walk.New(seed)) {
			return
		}
	}
	t.Error("got no Battle in which a Faction is asked for an action, want one")
}

// fightsOn reports whether a match that is played at random came to such a Battle.
func fightsOn(t *testing.T, g *engine.Game, m engine.Match, dealer *walk.Walker) bool {
	t.Helper()
	who, byOrder := engine.Chance, 0
	for over := false; !over; {
		open := m.Open()
		if len(open) == 0 {
			return false
		}
		d := open[0]
		c := dealer.Answer(d)
		if d.Kind == "action" && who == engine.Chance && ordered(g.Orders, m, d).Verb == "" {
			who = d.Seat
			order := engine.Decision{Seat: who, Seen: engine.Only(who), Public: "gives an order"}
			apply(t, m, order.Answer(m.Seq(), engine.Choice{Verb: engine.OrderVerb, On: "fight", To: "on"}, ""))
		}
		if who == d.Seat && slices.Contains([]string{"action", "take-hit", "escape"}, d.Kind) {
			if c = ordered(g.Orders, m, d); !d.Allows(c) {
				t.Fatalf("%s: got %q from the order to fight on, want one of %v", d.Kind, c.Words(), d.Legal)
			}
			byOrder++
		}
		events := apply(t, m, d.Answer(m.Seq(), c, ""))
		over = who != engine.Chance && slices.ContainsFunc(events, func(e engine.Event) bool { return e.Kind == "battle-over" })
	}
	if given := m.Orders(engine.Everybody); len(given) > 0 || byOrder == 0 {
		t.Errorf("after the Battle: got the orders %v and %d answers by order, want none and at least one", given, byOrder)
	}
	return true
}
