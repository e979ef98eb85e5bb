package cataclysm

import (
	"slices"

	"interbellum/engine"
)

// operation is one operation from its declaration to regroup (9.2). The type and the
// target are chosen; what follows is asked here.
type operation struct {
	Power   Power
	Verb    string // "land", "invade", "naval", "capture", "air", "bomb"
	Target  Area
	Actions int8 // how many actions may be spent on it
	Against Powers
	Spent   int8 // result: actions spent, none if it was called off
	Held    bool // result: it was carried out, not canceled (6.2)

	Stage    operationStage
	Force    []Fighter
	Asking   UnitID // an ally's unit whose activation its owner is asked about (9.1)
	Extended bool   // that unit would come at extended range
	Refused  Powers
	Country  bool // the target was an uncontrolled country (9.7.2)
	Ours     Ideology
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

func (o *operation) muster(t *Table) muster {
	m := muster{power: o.Power, verb: o.Verb, target: o.Target, actions: int(o.Actions)}
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
		m := o.muster(t)
		return int(o.Actions) > m.cost()
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
		for p := range o.defenders(t).Each() {
			d.Legal = append(d.Legal, engine.Choice{Verb: "defender", On: powerRef(p)})
		}
		return []engine.Decision{d}
	case stageAugment:
		d := ask(o.Power, "augment", "8.2", about)
		m := o.muster(t)
		for n := 0; n <= int(o.Actions)-m.cost(); n++ {
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

// defenders is who may be the primary defender. Where several may, they should agree; the
// attacker chooses (9.1.1). After a declaration of war it is one of its targets (6.2).
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

// activations lists what may be activated next; a complete force may go, and one that
// can no longer become complete, since an ally refused, is called off at no cost.
func (o *operation) activations(t *Table) []engine.Choice {
	m := o.muster(t)
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
		return o.join(u, e.Choice.N == 1)
	case "allow":
		u := t.unit(o.Asking)
		o.Asking = UnitID{}
		return o.join(u, o.Extended)
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
	case "path":
		t.Battle.Path = []Area{areaOf(e.Choice.On)}
		if e.Choice.To != "" {
			t.Battle.Path = append(t.Battle.Path, areaOf(e.Choice.To))
		}
		return o.move(t)
	}
	return nil
}

func (o *operation) join(u *Unit, extended bool) events {
	o.Force = append(o.Force, Fighter{Unit: u.UnitID, From: u.At, Coast: u.Coast, Extended: extended})
	n := 0
	if extended {
		n = 1
	}
	return events{say("activate", "9.1", u.Owner, u.Ref(), areaRef(o.Target), n)}
}

// declare ends the first step of the sequence: type, units and target are named (9.2.1).
func (o *operation) declare(t *Table) events {
	m := o.muster(t)
	o.Spent = int8(m.cost())
	o.Country = t.ungarrisonedCountry(o.Target) && t.controller(o.Target) == NoPower
	b := &Battle{Verb: o.Verb, Target: o.Target, Attacker: o.Power, Strait: combatOf(o.Verb) == "land"}
	for _, f := range o.Force {
		x, _ := Board().Between(f.From, o.Target)
		b.Strait = b.Strait && x.Via.Kind == Strait
	}
	b.Defender = o.defenders(t).List()[0]
	t.Battle = b
	o.Stage = stageDefender
	return events{say("operation", operationRule(o.Verb), o.Power, areaRef(o.Target), engine.Ref(o.Verb), int(o.Spent))}
}

func (o *operation) Next(t *Table, ended step) (step, bool, events) {
	if o.Stage == stageOver || o.Stage > stageDefender && !t.active(o.Power) && o.Stage < stageAfter {
		return o.end(t)
	}
	switch o.Stage {
	case stageDefender:
		o.Stage = stageCheck
	case stageCheck:
		return o.check(t, ended)
	case stageAugment:
		o.Stage = stageProvoke
	case stageProvoke:
		return o.provoke(t, ended)
	case stageSupply:
		return nil, false, o.supply(t)
	case stagePath:
		return nil, false, o.choosePath(t)
	case stageSupport:
		o.Stage = stageDefend
		return &support{Side: attacking}, false, nil
	case stageDefend:
		o.Stage = stageAir
		return &support{Side: defending}, false, nil
	case stageAir:
		return o.airCombat(t)
	case stageMain:
		return o.mainCombat(t, ended)
	case stageAftermath:
		o.Stage = stageAfter
		return &aftermath{}, false, nil
	case stageAfter:
		return o.after(t)
	}
	return nil, false, nil
}

// check: a Democracy that attacks an ungarrisoned country which no enemy controls, or an
// unowned base, must pass an effectiveness check, or the action is lost (9.2.2, 9.7).
func (o *operation) check(t *Table, ended step) (step, bool, events) {
	if c, is := ended.(*check); is {
		if c.Passed {
			o.Stage = stageAugment
			return nil, false, nil
		}
		o.Stage = stageOver
		return nil, false, events{say("operation-canceled", "9.7", o.Power, areaRef(o.Target), engine.Ref(o.Verb), 0)}
	}
	land := combatOf(o.Verb) == "land" && t.ungarrisonedCountry(o.Target) && !t.atWar(o.Power, t.controller(o.Target))
	base := o.Verb == "capture" && !t.Areas[o.Target].SpecialBase && t.baseOwner(o.Target) == NoPower
	if t.ideology(o.Power) == Democracy && (land || base) {
		return &check{Power: o.Power, Kind: "attack-check", Rule: "9.7", About: areaRef(o.Target)}, false, nil
	}
	o.Stage = stageAugment
	return nil, false, nil
}

// provoke gives the flags of the fourth step and, in a surprise attack, begins the war.
func (o *operation) provoke(t *Table, ended step) (step, bool, events) {
	b := t.Battle
	if _, is := ended.(*outbreak); is {
		o.Stage = stageSupply
		o.dropStrangers(t)
		return nil, false, nil
	}
	t.provoke(o.Power, o.Target, "9.2")
	if b.Defender == Neutral || t.atWar(o.Power, b.Defender) {
		o.Stage = stageSupply
		return nil, false, nil
	}
	t.gainFlag(b.Defender, 1, "9.8")
	side := t.ideology(b.Defender)
	b.Surprised = !t.NoSurprise.Has(side)
	targets := SetOf(b.Defender)
	for _, u := range t.unitsAt(o.Target) {
		if t.active(u.Owner) && t.ideology(u.Owner) == side {
			targets = targets.With(u.Owner)
		}
	}
	return &outbreak{By: o.Power, Targets: targets, Surprise: true}, false,
		events{say("surprise-attack", "9.8", o.Power, areaRef(o.Target), powerRef(b.Defender), 0)}
}

// dropStrangers sends home the units of allies that would not join the war (6.1.3).
func (o *operation) dropStrangers(t *Table) {
	o.Force = slices.DeleteFunc(o.Force, func(f Fighter) bool { return !t.friendly(o.Power, f.Unit.Owner) || t.unit(f.Unit) == nil })
}

// supply is the fifth step: attackers and defenders trace their lines of communications
// from where they are (9.6).
func (o *operation) supply(t *Table) events {
	b := t.Battle
	b.Sides[attacking], b.Sides[defending] = nil, nil
	var seen events
	for _, f := range o.Force {
		f.Limited = !t.loc(f.Unit.Owner, f.From)
		seen = append(seen, limitedSupply(f)...)
		b.Sides[attacking] = append(b.Sides[attacking], f)
	}
	for _, u := range t.unitsAt(o.Target) {
		if !t.defends(u) {
			continue
		}
		f := Fighter{Unit: u.UnitID, From: o.Target, Coast: u.Coast}
		f.Limited = u.Kind != MinorArmy && u.Kind != Logistics && !t.loc(u.Owner, o.Target)
		seen = append(seen, limitedSupply(f)...)
		b.Sides[defending] = append(b.Sides[defending], f)
	}
	o.Stage = stagePath
	return seen
}

func limitedSupply(f Fighter) events {
	if !f.Limited {
		return nil
	}
	return events{say("limited-supply", "9.6", f.Unit.Owner, f.Unit.Ref(), areaRef(f.From), 0)}
}

// defends reports whether a unit in the target belongs to the defence: enemies of the
// attacker, and in a land operation the minor army. British units at a special base are
// left alone while the United Kingdom is not at war with the attacker (2.3.3).
func (t *Table) defends(u *Unit) bool {
	if u.Kind == MinorArmy {
		return combatOf(t.Battle.Verb) == "land"
	}
	return u.Kind != Logistics && t.atWar(t.Battle.Attacker, u.Owner)
}

func (o *operation) choosePath(t *Table) events {
	if o.Verb == "invade" {
		if paths := t.invasionPaths(o.Power, o.Force[0].From, o.Target); len(paths) > 0 {
			t.Battle.Path = paths[0]
		} else {
			o.Stage = stageOver // the fleets are gone: an ally has left the war
			return events{say("operation-canceled", "9.3.2", o.Power, areaRef(o.Target), engine.Ref(o.Verb), 0)}
		}
	}
	return o.move(t)
}

// move is the sixth step: the attackers move to the target.
func (o *operation) move(t *Table) events {
	o.Stage = stageSupport
	b := t.Battle
	if o.Verb == "invade" {
		b.Origin = o.Force[0].From
	}
	var seen events
	for _, f := range b.Sides[attacking] {
		u := t.unit(f.Unit)
		if u == nil {
			continue
		}
		if u.Kind.IsNaval() {
			r := t.navalRadius(u, navalRange+1)
			u.Coast = t.landfall(&r, o.Target)
		}
		u.At = o.Target
		seen = append(seen, say("move", "9.2", u.Owner, u.Ref(), areaRef(o.Target), 0))
	}
	return seen
}

// airCombat fights for air superiority before a land or naval combat (10.3). An air
// operation's combat is its main one.
func (o *operation) airCombat(t *Table) (step, bool, events) {
	o.Stage = stageMain
	t.prune()
	if combatOf(o.Verb) == "air" {
		return nil, false, nil
	}
	if len(t.fighters(attacking, isAirUnit)) > 0 && len(t.fighters(defending, isAirUnit)) > 0 {
		return &combat{Kind: "air", Superiority: true}, false, nil
	}
	return nil, false, nil
}

func (o *operation) mainCombat(t *Table, ended step) (step, bool, events) {
	t.prune()
	if c, is := ended.(*combat); is && !c.Superiority {
		o.Stage = stageAftermath
		return nil, false, nil
	}
	seen := t.airSuperiority()
	if len(t.Battle.Sides[attacking]) == 0 {
		o.Stage = stageAftermath
		return nil, false, seen
	}
	if o.Verb == "capture" && len(t.fighters(defending, func(u *Unit) bool { return !isLandUnit(u) })) == 0 {
		o.Stage = stageAftermath
		return nil, false, append(seen, say("unopposed", "9.4.2", o.Power, areaRef(o.Target), "", 0))
	}
	more := t.spendAid()
	return &combat{Kind: combatOf(o.Verb)}, false, append(seen, more...)
}

// after is what follows the operation: a failed attack on a country (9.7.2), the end of
// surprise (9.8).
func (o *operation) after(t *Table) (step, bool, events) {
	b := t.Battle
	o.Stage = stageOver
	o.Held = true
	var seen events
	if b.Surprised {
		side := t.ideology(b.Defender)
		t.NoSurprise = t.NoSurprise.With(side)
		seen = append(seen, say("no-surprise", "9.8", b.Defender, engine.Ref("ideology/"+side.String()), "", 0))
	}
	failed := o.Country && combatOf(o.Verb) == "land" && t.controller(o.Target) == NoPower && !o.Target.Place().China
	if failed {
		enemies := t.enemies(o.Power)
		t.queue(Due{Kind: DueChance, Area: o.Target, Eligible: enemies, Then: t.opponents(o.Power).Minus(enemies), Rule: "9.7.2"})
	}
	return nil, false, seen
}

func (o *operation) end(t *Table) (step, bool, events) {
	if t.Battle == nil {
		return nil, true, nil
	}
	strays := t.straysOf(t.Battle)
	t.Battle = nil
	t.queueEvict()
	if len(strays) > 0 {
		return &retreat{Units: strays, Rule: "10.10"}, true, nil
	}
	return nil, true, nil
}

// straysOf lists attackers that an operation cut short has left in the target.
func (t *Table) straysOf(b *Battle) (list []UnitID) {
	for _, f := range b.Sides[attacking] {
		u := t.unit(f.Unit)
		if u != nil && u.At == b.Target && f.From != b.Target && !t.canOccupy(u.Owner, Face{u.Kind, u.Up}, u.At, u.Coast, u.UnitID) {
			list = append(list, u.UnitID)
		}
	}
	return list
}

func init() { register[operation]("operation") }
