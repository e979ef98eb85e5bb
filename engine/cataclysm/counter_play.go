package cataclysm

import "interbellum/engine"

// 3.7 Resolving units and markers: a power's counter that was drawn from the cup is played, kept
// in reserve, or rejected. A unit or upgrade that cannot be used may wait on the turn track
// instead (3.7.2, 3.7.3). The counter is in Hand until then.
type drawn struct {
	Power    Power
	Kind     Kind
	Answered bool // answered
	Play     bool
}

func (d *drawn) Waiting(t *Table) bool { return !d.Answered && t.count(d.Power, Hand, d.Kind) > 0 }

func (d *drawn) Open(t *Table) []engine.Decision {
	on := counterRef(d.Power, d.Kind)
	q := ask(d.Power, "drawn", "3.7", on, engine.Choice{Verb: "reject", On: on})
	if d.Kind != ABomb {
		q.Legal = append(q.Legal, engine.Choice{Verb: "keep", On: on})
	}
	switch {
	case t.canPlay(d.Power, d.Kind, Cup) || d.Kind == ABomb:
		q.Legal = append(q.Legal, engine.Choice{Verb: "play", On: on})
	case d.Kind.CountsInPool():
		q.Legal = append(q.Legal, engine.Choice{Verb: "delay", On: on})
	}
	return []engine.Decision{q}
}

func (d *drawn) Take(t *Table, e engine.Entry) events {
	d.Answered = true
	switch e.Choice.Verb {
	case "keep":
		return t.putInReserve(d.Power, d.Kind, Hand)
	case "delay":
		t.move(d.Power, d.Kind, Hand, Track)
		return events{say("delay", "3.7.2", d.Power, e.Choice.On, "", 0)}
	case "play":
		d.Play = true
		return nil
	}
	t.giveBack(d.Power, d.Kind, Hand)
	return events{say("reject", "3.6", d.Power, e.Choice.On, "", 0)}
}

// Next begins the play. At civilian commitment an offensive takes the one in reserve with it
// (4.1).
func (d *drawn) Next(t *Table, ended step) (step, bool, events) {
	if !d.Play || t.count(d.Power, Hand, d.Kind) == 0 {
		return nil, true, nil
	}
	if d.Kind == Offensive && t.Card(d.Power, t.Powers[d.Power].Commitment).ActionsPerOffensive.Den > 1 {
		t.playReserve(d.Power, Offensive)
	}
	return &playing{Power: d.Power, Kind: d.Kind, From: Cup}, true, nil
}

// playing plays one counter, drawn or from reserve. What is still in Hand when it is over returns
// to its owner's status card (3.7.1, 3.7.3).
type playing struct {
	noQuestions
	Power   Power
	Kind    Kind
	From    Box
	Started bool
}

func (s *playing) Next(t *Table, _ step) (step, bool, events) {
	if s.Started {
		return nil, true, t.emptyHand(s.Power)
	}
	s.Started = true
	t.Acting = s.Power
	if s.From == Reserve {
		t.playReserve(s.Power, s.Kind)
	}
	seen := events{say("play", "3.7", s.Power, counterRef(s.Power, s.Kind), "", 0)}
	switch {
	case s.Kind == Flag || s.Kind == IlDuce:
		return &flagPlay{Power: s.Power, Kind: s.Kind}, false, seen
	case s.Kind == Offensive:
		return &offensive{Power: s.Power}, false, seen
	case s.Kind == ABomb:
		return nil, true, append(seen, t.placeBomb(s.Power)...)
	case s.Kind.IsUpgrade():
		return &upgrade{Power: s.Power, Kind: s.Kind}, false, seen
	default:
		return &placement{Power: s.Power, Kind: s.Kind}, false, seen
	}
}

// emptyHand returns what a power has in Hand.
func (t *Table) emptyHand(p Power) (seen events) {
	for k := Flag; int(k) < KindCount; k++ {
		for t.count(p, Hand, k) > 0 {
			t.giveBack(p, k, Hand)
			seen = append(seen, say("return", "3.7.1", p, counterRef(p, k), "", 1))
		}
	}
	return seen
}

// 3.7.6 Home Front: a stability test above civilian commitment, then a deployment action for all
// units. A Communist power may change its posture (12.3).
type homeFront struct {
	noQuestions
	Power Power
	Step  uint8
}

func (h *homeFront) Next(t *Table, _ step) (step, bool, events) {
	if !t.active(h.Power) {
		return nil, true, nil
	}
	if h.Step == 0 && t.britainGoesToTotalWar(h.Power) {
		return &forcePoolFill{Power: h.Power}, false, t.escalateBritain()
	}
	h.Step++
	switch h.Step {
	case 1:
		card := t.Card(h.Power, t.Powers[h.Power].Commitment)
		if !card.TestsHomeFront {
			return nil, false, nil
		}
		return &stabilityTest{Power: h.Power, Mod: int8(card.HomeFrontPenalty), Rule: "3.7.6"}, false, nil
	case 2:
		return &deployment{Power: h.Power}, false, nil
	case 3:
		return t.postureAtHome(h.Power), false, nil
	}
	if t.count(h.Power, Hand, HomeFront) > 0 {
		t.move(h.Power, HomeFront, Hand, Track)
	}
	return nil, true, events{say("home-front-over", "3.7.6", h.Power, powerRef(h.Power), "", 0)}
}

// postureAtHome lets a Communist power change its posture, once a turn (3.7.6, 12.3).
func (t *Table) postureAtHome(p Power) step {
	if t.ideology(p) != Communism || t.Powers[p].PostureChanged {
		return nil
	}
	return &posture{Power: p}
}

// posture is the free change of posture.
type posture struct {
	Power Power
	Done  bool
}

func (s *posture) Waiting(t *Table) bool { return !s.Done && t.active(s.Power) }

func (s *posture) Open(t *Table) []engine.Decision {
	q := ask(s.Power, "posture", "12.3", powerRef(s.Power), verb(engine.Pass))
	for p := MilitaryReforms; p <= CollectiveSecurity; p++ {
		if p != t.Powers[s.Power].Posture {
			q.Legal = append(q.Legal, engine.Choice{Verb: "adopt", On: engine.Ref("posture/" + p.String())})
		}
	}
	return []engine.Decision{q}
}

func (s *posture) Take(t *Table, e engine.Entry) events {
	s.Done = true
	if e.Choice.Verb == engine.Pass {
		return nil
	}
	st := &t.Powers[s.Power]
	st.Posture, _ = parse[Posture](postureSlugs, e.Choice.On.Name())
	st.PostureChanged = true
	return events{say("posture", "12.3", s.Power, e.Choice.On, "", 0)}
}

func (s *posture) Next(*Table, step) (step, bool, events) { return nil, true, nil }

var (
	_ = register("drawn", &drawn{})
	_ = register("playing", &playing{})
	_ = register("home-front", &homeFront{})
	_ = register("posture", &posture{})
)
