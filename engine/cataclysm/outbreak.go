package cataclysm

import "interbellum/engine"

// 6.1.3, 5.6.1 An outbreak begins a war between By and Targets and asks the allies of both sides,
// in increasing effectiveness order, whether they uphold their alliances (5.6.1, 6.1.3). Surprise
// is an outbreak without a declaration (9.8): its flags are the operation's.
type outbreak struct {
	By       Power
	Targets  Powers
	Surprise bool
	Stage    outbreakStage
	Answered Powers
}

type outbreakStage uint8

const (
	outbreakBegins          outbreakStage = iota
	outbreakAttackersAllies               // allies of the power that began it
	outbreakFlags                         // the targets gain theirs
	outbreakTargetsAllies                 // allies of the targets
)

// decidingPower is the ally that decides now, or NoPower.
func (o *outbreak) decidingPower(t *Table) Power {
	var left Powers
	switch o.Stage {
	case outbreakAttackersAllies:
		left = t.allies(o.By)
	case outbreakTargetsAllies:
		for _, p := range o.Targets.List() {
			left = left.Or(t.allies(p))
		}
		left = left.Minus(o.Targets)
	}
	for _, p := range t.increasing(left.Minus(o.Answered)) {
		return p
	}
	return NoPower
}

// undecided reports whether the ally has a choice: it has none if the common enemy has drawn it in
// already (5.6), or if it may not join (6.1.3).
func (o *outbreak) undecided(t *Table, p Power) bool {
	if o.Stage == outbreakAttackersAllies {
		return !o.Targets.Minus(t.enemies(p)).Empty() && t.mayWar(p, o.Targets)
	}
	return !t.atWar(p, o.By)
}

func (o *outbreak) Waiting(t *Table) bool {
	p := o.decidingPower(t)
	return p != NoPower && o.undecided(t, p)
}

func (o *outbreak) Open(t *Table) []engine.Decision {
	about := powerRef(o.By)
	if o.Stage == outbreakTargetsAllies {
		about = powerRef(o.Targets.List()[0])
	}
	return []engine.Decision{ask(o.decidingPower(t), "uphold-alliance", "6.1.3", about, verb("join"), verb("break"))}
}

func (o *outbreak) Take(t *Table, e engine.Entry) events {
	p := powerAt(e.Seat)
	if e.Choice.Verb == "break" {
		return o.breakAlliance(t, p)
	}
	return o.join(t, p)
}

func (o *outbreak) join(t *Table, p Power) events {
	o.Answered = o.Answered.With(p)
	seen := events{say("upholds-alliance", "6.1.3", p, powerRef(p), powerRef(o.By), 0)}
	if o.Stage == outbreakAttackersAllies {
		for _, q := range o.Targets.Minus(t.enemies(p)).List() {
			seen = append(seen, t.beginWar(p, q, "6.1.3")...)
		}
		return seen
	}
	if !t.atWar(p, o.By) {
		seen = append(seen, t.beginWar(p, o.By, "6.1.3")...)
	}
	if !o.Surprise && !t.samePlayerPowers(o.By).Has(p) {
		t.gainFlag(p, 1, "6.2")
	}
	return seen
}

func (o *outbreak) breakAlliance(t *Table, p Power) events {
	o.Answered = o.Answered.With(p)
	return t.breakAlliance(p, "6.1.3")
}

func (o *outbreak) Next(t *Table, _ step) (step, bool, events) {
	switch o.Stage {
	case outbreakBegins:
		o.Stage = outbreakAttackersAllies
		seen := events{}
		for _, q := range o.Targets.List() {
			seen = append(seen, say("war-begins", "5.6.1", o.By, powerRef(o.By), powerRef(q), 0))
			if !t.atWar(o.By, q) {
				seen = append(seen, t.beginWar(o.By, q, "5.6.1")...)
			}
		}
		return nil, false, seen
	case outbreakFlags:
		o.Stage = outbreakTargetsAllies
		if !o.Surprise {
			for _, q := range t.increasing(o.Targets.Minus(t.samePlayerPowers(o.By))) {
				t.gainFlag(q, 1, "6.2")
			}
		}
		return nil, false, nil
	}
	p := o.decidingPower(t)
	switch {
	case p == NoPower && o.Stage == outbreakAttackersAllies:
		o.Stage = outbreakFlags
		return nil, false, nil
	case p == NoPower:
		return nil, true, nil
	case o.Stage == outbreakAttackersAllies && !o.Targets.Minus(t.enemies(p)).Empty():
		return nil, false, o.breakAlliance(t, p)
	}
	return nil, false, o.join(t, p)
}

var _ = register("outbreak", &outbreak{})
