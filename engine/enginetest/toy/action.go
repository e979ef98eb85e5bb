package toy

import "interbellum/engine"

// price is what a ship or a feast costs (4.3, 4.4).
const price = 2

// 4.1 An action. The procedure chosen takes its place.
type Action struct {
	House  seat
	Chosen string
	With   seat
}

func (a *Action) Waiting(*Table) bool { return a.Chosen == "" }

func (a *Action) Open(t *Table) []engine.Decision {
	h := t.house(a.House)
	legal := []engine.Choice{verb("trade"), verb(engine.Pass)}
	if h.Gold >= price && t.Yard > 0 {
		legal = append(legal, verb("build"))
	}
	if h.Gold >= price && h.Hope < mostHope {
		legal = append(legal, verb("feast"))
	}
	for _, s := range t.standing() {
		if s == a.House || h.Friends.Has(s) {
			continue
		}
		legal = append(legal, on("treaty", s))
		if h.Ships > 0 && h.Gold > 0 {
			legal = append(legal, on("raid", s))
		}
	}
	return ask(a.House, "action", "4.1", legal...)
}

func (a *Action) Take(t *Table, e engine.Entry) events {
	a.Chosen = e.Choice.Verb
	h := t.house(a.House)
	switch a.Chosen {
	case "build":
		t.pay(a.House, price)
		t.Yard--
		h.Ships++
		return events{public("ship-built", "4.3", a.House, 1)}
	case "feast":
		t.pay(a.House, price)
		h.Hope++
		return events{public("feast-held", "4.4", a.House, 1)}
	case "treaty", "raid":
		a.With = houseOf(e.Choice.On)
	}
	return nil
}

func (a *Action) Next(*Table, step) (step, bool, events) {
	switch a.Chosen {
	case "trade":
		return &Trade{House: a.House}, true, nil
	case "treaty":
		return &Treaty{By: a.House, With: a.With}, true, nil
	case "raid":
		return &Raid{By: a.House, Target: a.With}, true, nil
	}
	return nil, true, nil
}

// 4.2 Trade.
type Trade struct {
	House seat
	Die   int
}

func (r *Trade) Waiting(*Table) bool { return r.Die == 0 }

func (r *Trade) Open(*Table) []engine.Decision { return die("trade-die", "4.2", r.House) }

func (r *Trade) Take(t *Table, e engine.Entry) events {
	r.Die = e.Choice.N
	if r.Die > 1 {
		return events{public("traded", "4.2", r.House, t.take(r.House, r.Die/2))}
	}
	if t.house(r.House).Ships > 0 {
		return t.loseShip(r.House, "4.2")
	}
	return t.loseHope(r.House, "4.2")
}

func (r *Trade) Next(*Table, step) (step, bool, events) { return nil, true, nil }

// 4.5 A treaty is offered. The other may have collapsed before it could answer.
type Treaty struct {
	By, With seat
	Answered bool
}

func (r *Treaty) Waiting(t *Table) bool { return !r.Answered && t.stands(r.With) }

func (r *Treaty) Open(*Table) []engine.Decision {
	asked := ask(r.With, "treaty", "4.5", verb("accept"), verb("refuse"))
	asked[0].About = houseRef(r.By)
	return asked
}

func (r *Treaty) Take(t *Table, e engine.Entry) events {
	r.Answered = true
	if e.Choice.Verb == "refuse" {
		return events{treatyEvent("treaty-refused", "4.5", r.With, r.By)}
	}
	t.befriend(r.By, r.With)
	return events{treatyEvent("treaty-made", "4.5", r.With, r.By)}
}

func (r *Treaty) Next(*Table, step) (step, bool, events) { return nil, true, nil }

func treatyEvent(kind string, rule engine.Rule, a, b seat) engine.Event {
	e := public(kind, rule, a, 0)
	e.To = houseRef(b)
	return e
}

func (t *Table) befriend(a, b seat) {
	t.house(a).Friends = t.house(a).Friends.With(b)
	t.house(b).Friends = t.house(b).Friends.With(a)
}

func (t *Table) part(a, b seat) {
	t.house(a).Friends = t.house(a).Friends.Without(b)
	t.house(b).Friends = t.house(b).Friends.Without(a)
}
