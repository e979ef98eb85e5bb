package cataclysm

import "interbellum/engine"

// gain places a counter that a power has just gained in the action phase (5.2.2, 3.4, 6.4.2): into
// the cup or into reserve. In the administration phase a gained flag goes to the holding box
// without a question. A flag that does not exist is forfeit.
type gain struct {
	Power Power
	Kind  Kind
	Rule  string
	Done  bool
}

// gainFlag has a power gain n flags. Each is placed before the next question is asked.
func (t *Table) gainFlag(p Power, n int, rule engine.Rule) {
	if !t.active(p) {
		return
	}
	for range n {
		t.queue(Due{Kind: DueGain, Power: p, Counter: Flag, Rule: string(rule)})
	}
}

// gainFlags has each of these powers gain one.
func (t *Table) gainFlags(list []Power, rule engine.Rule) {
	for _, p := range list {
		t.gainFlag(p, 1, rule)
	}
}

// offers lists the kinds of counter that this gain may bring: Italy may take Il Duce in place of
// another flag (3.2.2).
func (g *gain) offers(t *Table) (kinds []Kind) {
	if t.count(g.Power, Available, g.Kind) > 0 {
		kinds = append(kinds, g.Kind)
	}
	if g.Kind == Flag && t.count(g.Power, Available, IlDuce) > 0 {
		kinds = append(kinds, IlDuce)
	}
	return kinds
}

func (g *gain) Waiting(t *Table) bool {
	if g.Done || !t.active(g.Power) {
		return false
	}
	n := len(g.offers(t))
	return n > 1 || n == 1 && t.Phase == ActionPhase
}

func (g *gain) Open(t *Table) []engine.Decision {
	d := ask(g.Power, "gain", "5.2.2", counterRef(g.Power, g.Kind))
	for _, k := range g.offers(t) {
		if t.Phase != ActionPhase {
			d.Legal = append(d.Legal, engine.Choice{Verb: "take", On: counterRef(g.Power, k)})
			continue
		}
		d.Legal = append(d.Legal, engine.Choice{Verb: "cup", On: counterRef(g.Power, k)},
			engine.Choice{Verb: "reserve", On: counterRef(g.Power, k)})
	}
	return []engine.Decision{d}
}

func (g *gain) Take(t *Table, e engine.Entry) events {
	g.Done = true
	_, k := counterOf(e.Choice.On)
	seen := events{say("gain", engine.Rule(g.Rule), g.Power, counterRef(g.Power, k), "", 1)}
	switch e.Choice.Verb {
	case "take":
		t.move(g.Power, k, Available, Holding)
	case "cup":
		t.move(g.Power, k, Available, Cup)
	case "reserve":
		seen = append(seen, t.putInReserve(g.Power, k, Available)...)
	}
	return seen
}

func (g *gain) Next(t *Table, _ step) (step, bool, events) {
	switch {
	case g.Done || !t.active(g.Power):
		return nil, true, nil
	case len(g.offers(t)) == 0:
		return nil, true, events{say("forfeit-gain", "5.2.2", g.Power, counterRef(g.Power, g.Kind), "", 1)}
	}
	k := g.offers(t)[0]
	t.move(g.Power, k, Available, Holding)
	return nil, true, events{say("gain", engine.Rule(g.Rule), g.Power, counterRef(g.Power, k), "", 1)}
}

// putInReserve places a counter on the reserve track. The one that it replaces is rejected at once
// (3.4).
func (t *Table) putInReserve(p Power, k Kind, from Box) events {
	var seen events
	if old := t.reserve(p); old != NoKind {
		t.giveBack(p, old, Reserve)
		seen = append(seen, say("reject", "3.6", p, counterRef(p, old), "", 0))
	}
	t.move(p, k, from, Reserve)
	return append(seen, say("reserve", "3.4", p, counterRef(p, k), "", 0))
}

var _ = register("gain", &gain{})
