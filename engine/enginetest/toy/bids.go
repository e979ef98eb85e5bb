package toy

import "interbellum/engine"

// 2.4 Bids. All bid at once; the kernel hands the bids out when the last is in.
type Bids struct {
	Bid [5]int
	In  engine.Seats
}

func (b *Bids) Waiting(t *Table) bool { return b.In == 0 && len(t.standing()) > 0 }

func (b *Bids) Open(t *Table) (asked []engine.Decision) {
	for _, s := range t.standing() {
		d := engine.Decision{Seat: s, Kind: "bid", Rule: "2.4", Sealed: true, Seen: engine.Only(s), Public: "bids"}
		for n := range min(t.house(s).Gold, mostBid) + 1 {
			d.Legal = append(d.Legal, engine.Choice{Verb: "bid", N: n})
		}
		asked = append(asked, d)
	}
	return asked
}

func (b *Bids) Take(t *Table, e engine.Entry) events {
	b.Bid[e.Seat], b.In = e.Choice.N, b.In.With(e.Seat)
	return events{public("bid-shown", "2.4", e.Seat, e.Choice.N)}
}

func (b *Bids) Next(t *Table, _ step) (step, bool, events) {
	best := seat(0)
	for _, s := range t.byRank() {
		if b.Bid[s] > b.Bid[best] {
			best = s
		}
	}
	if best == 0 {
		return nil, true, nil
	}
	t.Wind = best
	t.pay(best, b.Bid[best])
	return nil, true, append(events{public("wind-taken", "2.4", best, b.Bid[best])}, takeWhistle(t, best, "2.4")...)
}

// takeWhistle gives a house a whistle if it may have one (1.4).
func takeWhistle(t *Table, s seat, rule engine.Rule) events {
	if !mayWhistle(t, s) {
		return nil
	}
	t.house(s).Whistle = true
	t.Whistles--
	return events{public("whistle-taken", rule, s, 0)}
}

func mayWhistle(t *Table, s seat) bool { return !t.house(s).Whistle && t.Whistles > 0 }
