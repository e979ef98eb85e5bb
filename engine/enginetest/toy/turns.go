package toy

import "interbellum/engine"

// 2.5 Turns: counters are drawn, each after a chance to interrupt, until calm has come
// twice. An action that breaks off unwinds to here (7.5).
type Turns struct{ Calms int }

func (r *Turns) Waiting(*Table) bool              { return false }
func (r *Turns) Open(*Table) []engine.Decision    { return nil }
func (r *Turns) Take(*Table, engine.Entry) events { return nil }

func (r *Turns) Next(t *Table, ended step) (step, bool, events) {
	switch e := ended.(type) {
	case *Interrupt:
		if e.Claim == 0 || !t.stands(e.Claim) {
			return &Draw{}, false, nil
		}
		t.house(e.Claim).Whistle = false
		t.Whistles++
		t.Acting = e.Claim
		return &Action{House: e.Claim}, false, events{public("interrupted", "3.1", e.Claim, 0)}
	case *Draw:
		if e.Calm {
			r.Calms++
		}
		if e.Act && t.stands(e.House) {
			t.Acting = e.House
			return &Action{House: e.House}, false, nil
		}
	default:
		t.Acting = 0
		takeBack(t)
	}
	if r.Calms == eachCounter || cupSize(t) == 0 {
		refillCup(t)
		return nil, true, nil
	}
	return &Interrupt{}, false, nil
}

// 6.5 Cards of a battle that broke off go back to the hands they came from.
func takeBack(t *Table) {
	for s := range t.Houses {
		h := &t.Houses[s]
		if h.FaceDown != 0 {
			h.Hand[h.FaceDown]++
			h.FaceDown = 0
		}
	}
}

func cupSize(t *Table) (n int) {
	for _, k := range t.Cup {
		n += k
	}
	return n
}

func refillCup(t *Table) {
	for s := range t.Cup {
		t.Cup[s] += t.Drawn[s]
		t.Drawn[s] = 0
	}
}

// 3.2 The houses with whistles are asked, the highest rank first. Taken so that a claim
// wipes out the passes of those above it, each of whom may now change its mind.
type Interrupt struct {
	Claim  seat
	Passed engine.Seats
}

func (i *Interrupt) next(t *Table) seat {
	claimed := i.Claim != 0 && t.stands(i.Claim)
	for _, s := range t.byRank() {
		if claimed && !t.outranks(s, i.Claim) {
			return 0
		}
		if t.house(s).Whistle && !i.Passed.Has(s) && s != i.Claim {
			return s
		}
	}
	return 0
}

func (i *Interrupt) Waiting(t *Table) bool { return i.next(t) != 0 }

func (i *Interrupt) Open(t *Table) []engine.Decision {
	asked := ask(i.next(t), "interrupt", "3.2", verb("interrupt"), verb(engine.Pass))
	if i.Claim != 0 {
		asked[0].About = houseRef(i.Claim)
	}
	return asked
}

func (i *Interrupt) Take(t *Table, e engine.Entry) events {
	if e.Choice.Verb == engine.Pass {
		i.Passed = i.Passed.With(e.Seat)
		return nil
	}
	i.Claim, i.Passed = e.Seat, 0
	return events{public("interrupt-claimed", "3.2", e.Seat, 0)}
}

func (i *Interrupt) Next(*Table, step) (step, bool, events) { return nil, true, nil }

// 3.3 A counter is drawn. 3.4 Its house acts, keeps a whistle or passes.
type Draw struct {
	Drawn, Answered bool
	House           seat
	Calm, Act       bool
}

func (d *Draw) Waiting(t *Table) bool {
	return !d.Drawn || d.House != 0 && t.stands(d.House) && !d.Answered
}

func (d *Draw) Open(t *Table) []engine.Decision {
	if d.Drawn {
		asked := ask(d.House, "counter", "3.4", verb("act"), verb(engine.Pass))
		if mayWhistle(t, d.House) {
			asked[0].Legal = append(asked[0].Legal, verb("keep"))
		}
		return asked
	}
	asked := engine.Decision{Kind: "draw", Rule: "3.3", Seen: engine.Everybody}
	for s, n := range t.Cup {
		if n > 0 {
			asked.Legal = append(asked.Legal, engine.Choice{Verb: "draw", On: counterRef(s)})
			asked.Weights = append(asked.Weights, n)
		}
	}
	return []engine.Decision{asked}
}

func (d *Draw) Take(t *Table, e engine.Entry) events {
	switch e.Choice.Verb {
	case "draw":
		d.Drawn, d.House = true, houseOf(e.Choice.On)
		d.Calm = d.House == 0
		t.Cup[d.House]--
		t.Drawn[d.House]++
		return events{{Kind: "counter-drawn", Rule: "3.3", Seat: d.House, On: e.Choice.On, Seen: engine.Everybody}}
	case "keep":
		d.Answered = true
		return takeWhistle(t, e.Seat, "3.4")
	}
	d.Answered, d.Act = true, e.Choice.Verb == "act"
	return nil
}

func (d *Draw) Next(*Table, step) (step, bool, events) { return nil, true, nil }

func counterRef(s int) engine.Ref { return engine.Ref("counter/" + slugs[s]) }
