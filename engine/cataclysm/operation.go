package cataclysm

import "interbellum/engine"

// operation is one operation from its declaration to regroup (9.2). Its type and target are chosen
// already; the other questions are asked here.
type operation struct {
	Power    Power
	Verb     string // "land", "invade", "naval", "capture", "air", "bomb", "atomic"
	Target   Area
	Actions  int8 // how many actions may be spent on it
	Against  Powers
	Spent    int8 // result: actions spent, 0 if it was called off
	Attacked bool // result: the attackers moved; the operation was neither called off nor canceled (6.2)

	Stage      operationStage
	Force      []Fighter
	Asking     UnitID // an ally's unit that its owner is asked to activate (9.1)
	Extended   bool   // that unit would come at extended range
	Refused    Powers
	Country    bool // the target was an uncontrolled country (9.7.2)
	Undefended bool // a base without enemy ships or aircraft to defend it (9.4.2)
}

type operationStage uint8

const (
	stageActivate operationStage = iota
	stageDefender
	stageCheck
	stageAugment
	stageProvoke
	stageSupply
	stagePath
	stageSupport
	stageDefend
	stageAir
	stageMain
	stageAftermath
	stageAfter
	stageOver
)

func (o *operation) force(t *Table) force {
	m := force{power: o.Power, verb: o.Verb, target: o.Target, actions: int(o.Actions), pool: t.attackUnits(o.Power, t.surprised(o.Power, o.Verb, o.Target))}
	for _, f := range o.Force {
		if u := t.unit(f.Unit); u != nil {
			m.units = append(m.units, u)
		}
	}
	return m
}

func (o *operation) Waiting(t *Table) bool {
	switch o.Stage {
	case stageActivate:
		return true
	case stageDefender:
		return o.defenders(t).Len() > 1
	case stageAugment:
		return o.Actions > o.Spent
	case stagePath:
		return o.Verb == "invade" && len(t.invasionPaths(o.Power, o.Force[0].From, o.Target)) > 1
	}
	return false
}

func (o *operation) Open(t *Table) []engine.Decision {
	about := areaRef(o.Target)
	switch o.Stage {
	case stageActivate:
		if o.Asking.Owner != NoPower {
			return []engine.Decision{ask(o.Asking.Owner, "use-my-units", "9.1", o.Asking.Ref(), verb("allow"), verb("refuse"))}
		}
		return []engine.Decision{ask(o.Power, "activate", operationRule(o.Verb), about, o.activations(t)...)}
	case stageDefender:
		d := ask(o.Power, "primary-defender", "9.1.1", about)
		for _, p := range o.defenders(t).List() {
			d.Legal = append(d.Legal, engine.Choice{Verb: "defender", On: powerRef(p)})
		}
		return []engine.Decision{d}
	case stageAugment:
		d := ask(o.Power, "augment", "8.2", about)
		for n := 0; n <= int(o.Actions-o.Spent); n++ {
			d.Legal = append(d.Legal, engine.Choice{Verb: "augment", N: n})
		}
		return []engine.Decision{d}
	}
	d := ask(o.Power, "invasion-path", "9.3.2", about)
	for _, path := range t.invasionPaths(o.Power, o.Force[0].From, o.Target) {
		d.Legal = append(d.Legal, pathChoice(path))
	}
	return []engine.Decision{d}
}

// defenders is the powers that may be the primary defender. If there are several, the attacker
// chooses, since they cannot be made to agree (9.1.1). After a declaration of war it is one of its
// targets (6.2).
func (o *operation) defenders(t *Table) Powers {
	set := t.primaryDefenders(o.Power, o.Verb, o.Target)
	if bound := set.And(o.Against); !bound.Empty() {
		return bound
	}
	return set
}

func pathChoice(path []Area) engine.Choice {
	c := engine.Choice{Verb: "path", On: areaRef(path[0])}
	if len(path) > 1 {
		c.To = areaRef(path[1])
	}
	return c
}

// activations lists what may be activated next. A complete force may go. One that can no longer
// become complete, since an ally refused, is called off at no cost.
func (o *operation) activations(t *Table) []engine.Choice {
	m := o.force(t)
	legal := t.activateChoices(m, o.Refused)
	if m.complete() {
		legal = append(legal, verb("go"))
	}
	if len(legal) == 0 {
		legal = append(legal, verb("call-off"))
	}
	return legal
}

func (o *operation) Take(t *Table, e engine.Entry) events {
	switch e.Choice.Verb {
	case "activate":
		u := t.unitOf(e.Choice.On)
		if u.Owner != o.Power {
			o.Asking, o.Extended = u.UnitID, e.Choice.N == 1
			return nil
		}
		return o.addUnit(u, e.Choice.N == 1)
	case "allow":
		u := t.unit(o.Asking)
		o.Asking = UnitID{}
		return o.addUnit(u, o.Extended)
	case "refuse":
		p := o.Asking.Owner
		o.Asking, o.Refused = UnitID{}, o.Refused.With(p)
		return events{say("refuse-units", "9.1", p, areaRef(o.Target), "", 0)}
	case "go":
		return o.declare(t)
	case "call-off":
		o.Stage = stageOver
		return events{say("call-off", "9.1", o.Power, areaRef(o.Target), "", 0)}
	case "defender":
		t.Battle.Defender = powerOf(e.Choice.On)
		o.Stage = stageCheck
	case "augment":
		t.Battle.Augment = int8(e.Choice.N)
		o.Spent += int8(e.Choice.N)
		o.Stage = stageProvoke
		if e.Choice.N > 0 {
			return events{say("augment", "8.2", o.Power, areaRef(o.Target), "", e.Choice.N)}
		}
	case "path":
		t.Battle.Path = []Area{areaOf(e.Choice.On)}
		if e.Choice.To != "" {
			t.Battle.Path = append(t.Battle.Path, areaOf(e.Choice.To))
		}
		return o.move(t)
	}
	return nil
}

func (o *operation) addUnit(u *Unit, extended bool) events {
	o.Force = append(o.Force, Fighter{Unit: u.UnitID, From: u.At, Extended: extended})
	n := 0
	if extended {
		n = 1
	}
	return events{say("activate", "9.1", u.Owner, u.Ref(), areaRef(o.Target), n)}
}

// declare ends the first step of the sequence: type, units and target are declared (9.2.1).
func (o *operation) declare(t *Table) events {
	m := o.force(t)
	o.Spent = int8(m.cost())
	o.Country = t.ungarrisonedCountry(o.Target) && t.controller(o.Target) == NoPower
	b := &Battle{Verb: o.Verb, Target: o.Target, Attacker: o.Power, Strait: combatOf(o.Verb) == "land"}
	for _, f := range o.Force {
		x, _ := t.Board().Between(f.From, o.Target)
		b.Strait = b.Strait && x.Via.Kind == Strait
	}
	b.Defender = o.defenders(t).List()[0]
	t.Battle = b
	o.Stage = stageDefender
	var seen events
	if o.Verb == "atomic" {
		seen = t.spendBomb(o.Power)
	}
	return append(seen, say("operation", operationRule(o.Verb), o.Power, areaRef(o.Target), engine.Ref(o.Verb), int(o.Spent)))
}

var _ = register("operation", &operation{})
