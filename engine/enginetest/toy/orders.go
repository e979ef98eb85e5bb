package toy

import "interbellum/engine"

// 10 Orders. A house's orders are its own secret; bids and cards can be ordered too, so
// that answers which no one else sees may come from orders which no one else sees.
var orders = []engine.OrderKind{
	{Kind: "interrupt", Rule: "10.1", Answers: []string{"interrupt"}, Settings: []string{"ask", "stirred", "hold", "hold-round"}, Expire: []engine.Expiry{{Setting: "hold-round", Event: "round-begun"}}, Acknowledges: true},
	{Kind: "bid", Rule: "10.2", Answers: []string{"bid"}, Settings: []string{"ask", "nothing", "half"}},
	{Kind: "lay", Rule: "10.3", Answers: []string{"lay", "lay-card"}, Settings: []string{"ask", "none", "best"}},
}

// ordering is who may give orders: the houses in play.
func ordering(t *Table) (set engine.Seats) { return engine.Only(t.standing()...) }

// alerts lists a house that is raided, and its friends (10.1).
func alerts(t *Table, e *engine.Event) engine.Seats {
	if e.Kind != "raid-declared" {
		return 0
	}
	return engine.Only(houseOf(e.To)) | t.house(houseOf(e.To)).Friends
}

// answerByOrder knows of gold and cards what the own view and the own legal answers show.
func answerByOrder(d engine.Decision, setting string, alerted bool, view func() engine.View) (engine.Choice, bool) {
	last := d.Legal[len(d.Legal)-1] // of bids and cards the highest
	switch setting {
	case "hold", "hold-round":
		return verb(engine.Pass), true
	case "stirred":
		return verb(engine.Pass), !alerted
	case "nothing":
		return engine.Choice{Verb: "bid"}, true
	case "half":
		v, _ := view().(View)
		for _, h := range v.Houses {
			if h.Seat == d.Seat {
				return engine.Choice{Verb: "bid", N: min(h.Gold/2, last.N)}, true
			}
		}
	case "none":
		return verb(engine.Pass), d.Kind == "lay"
	case "best":
		if d.Kind == "lay" {
			return verb("lay"), true
		}
		return last, true
	}
	return engine.Choice{}, false
}
