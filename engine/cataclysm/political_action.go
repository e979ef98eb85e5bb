package cataclysm

import "interbellum/engine"

// flagPlay plays a flag for one political action (3.7.1, 6.0). The flag is in Hand and goes back
// to the status card when the action is resolved, so a flag gained on the way must be another one
// (5.2.2). Allies in an attempt at an alliance play their reserves with it, if they agree.
type flagPlay struct {
	Power       Power
	Kind        Kind // Flag or IlDuce, now in Hand
	Free        bool // a political action without a flag (W6-6)
	Stage       playStage
	Action      ActionType
	With        Powers // partners in an alliance, or targets of a declaration of war
	Target      Power  // of pressure
	Area        Area   // of diplomacy
	Posture     Posture
	Asking      Power  // the partner that is asked to play its reserve
	Refused     Powers // partners that would not
	PlaysIlDuce bool   // Italy's Il Duce is played from reserve (12.1.2)
}

type playStage uint8

const (
	playChoosing  playStage = iota
	playConsent             // a partner is asked
	playGathering           // more partners or targets may be named
	playAttempt
	playChecking
	playResolving
)

func (f *flagPlay) Waiting(t *Table) bool {
	switch f.Stage {
	case playChoosing:
		return t.active(f.Power) && t.anyPolitical(f.Power, f.Refused)
	case playConsent:
		return true
	case playGathering:
		return !f.more(t).Empty()
	}
	return false
}

func (f *flagPlay) Open(t *Table) []engine.Decision {
	switch f.Stage {
	case playChoosing:
		d := ask(f.Power, "political-action", "6.0", counterRef(f.Power, f.Kind))
		if f.Free {
			d.About = powerRef(f.Power)
		}
		for c := range t.politicalActions(f.Power, f.Refused) {
			d.Legal = append(d.Legal, c)
		}
		return []engine.Decision{d}
	case playConsent:
		return []engine.Decision{ask(f.Asking, "join-attempt", "6.1", powerRef(f.Power), verb("accept"), verb("refuse"))}
	}
	d := ask(f.Power, "more-allies", "6.1", powerRef(f.Power), verb("go"))
	if f.Action == DeclareWarAction {
		d = ask(f.Power, "more-targets", "6.2", powerRef(f.Power), verb("go"))
	}
	for _, q := range f.more(t).List() {
		d.Legal = append(d.Legal, engine.Choice{Verb: "add", On: powerRef(q)})
	}
	return []engine.Decision{d}
}

// more lists the powers that may also be named.
func (f *flagPlay) more(t *Table) Powers {
	if f.Action == DeclareWarAction {
		return t.moreWarTargets(f.Power, f.With)
	}
	return t.partners(f.Power, f.With, f.Refused)
}

func (f *flagPlay) Take(t *Table, e engine.Entry) events {
	switch f.Stage {
	case playChoosing:
		return f.choose(e.Choice)
	case playConsent:
		f.Stage = playGathering
		if e.Choice.Verb == "accept" {
			f.With = f.With.With(f.Asking)
			return events{say("attempt-joined", "6.1", f.Asking, powerRef(f.Power), "", 0)}
		}
		f.Refused = f.Refused.With(f.Asking)
		if f.With.Empty() {
			f.Stage, f.Action = playChoosing, NoAction
		}
		return events{say("attempt-refused", "6.1", f.Asking, powerRef(f.Power), "", 0)}
	}
	switch {
	case e.Choice.Verb == "go":
		f.Stage = playAttempt
	case f.Action == DeclareWarAction:
		f.With = f.With.With(powerOf(e.Choice.On))
	default:
		f.Asking, f.Stage = powerOf(e.Choice.On), playConsent
	}
	return nil
}

// choose reads the action and its target from the answer.
func (f *flagPlay) choose(c engine.Choice) events {
	f.Stage = playAttempt
	switch c.Verb {
	case "alliance":
		f.Action, f.Asking, f.Stage = AllianceAction, powerOf(c.On), playConsent
	case "join":
		f.Action = AllianceAction
	case "declare-war":
		f.Action, f.With, f.Stage = DeclareWarAction, SetOf(powerOf(c.On)), playGathering
	case "diplomacy":
		f.Action, f.Area = DiplomacyAction, areaOf(c.On)
	case "pressure":
		f.Action, f.Target = PressureAction, powerOf(c.On)
	case "posture":
		f.Action, f.Posture = PostureAction, postureOf(c.On)
	case "special":
		m, _ := ParseMarker(c.On.Name())
		for a := RhinelandAction; a <= RailroadAction; a++ {
			if specialMarker(a) == m {
				f.Action = a
			}
		}
	default:
		f.Action, _ = parse[ActionType](actionSlugs, c.Verb)
	}
	if f.Stage == playConsent {
		return nil
	}
	return events{say("political-action", "6.0", f.Power, actionRef(f.Action), c.On, 0)}
}

func (f *flagPlay) Next(t *Table, ended step) (step, bool, events) {
	switch f.Stage {
	case playGathering:
		f.Stage = playAttempt
		return nil, false, nil
	case playAttempt:
		seen := f.spendReserves(t)
		if f.needsNoCheck(t) {
			return f.succeed(t)
		}
		f.Stage = playChecking
		return f.check(t), false, seen
	case playChecking:
		if c, is := ended.(*check); is && c.Passed {
			return f.succeed(t)
		}
		return nil, true, append(t.failedAction(f.Action, f.attempting()), f.returnFlags(t)...)
	}
	return nil, true, f.returnFlags(t)
}

// attempting is the set of powers whose cubes the attempt concerns (5.4): all that would form an
// alliance, but only the one that would join an existing one.
func (f *flagPlay) attempting() Powers {
	if f.Action == AllianceAction {
		return f.With.With(f.Power)
	}
	return SetOf(f.Power)
}

// spendReserves plays the partners' flags with the attempt (6.1).
func (f *flagPlay) spendReserves(t *Table) (seen events) {
	if f.Action != AllianceAction || f.With.Empty() {
		return nil
	}
	seen = events{say("political-action", "6.1", f.Power, actionRef(AllianceAction), ideologyRef(t.ideology(f.Power)), 0)}
	for _, q := range f.With.List() {
		k := t.reserve(q)
		t.playReserve(q, k)
		f.PlaysIlDuce = f.PlaysIlDuce || k == IlDuce
		seen = append(seen, say("reserve-played", "6.1", q, counterRef(q, k), "", 0))
	}
	return seen
}

// returnFlags puts the flags that were played back on their cards (3.7.1).
func (f *flagPlay) returnFlags(t *Table) (seen events) {
	for _, q := range f.attempting().List() {
		if q == f.Power && f.Free {
			continue
		}
		for _, k := range []Kind{Flag, IlDuce} {
			if t.moveAll(q, k, Hand, Available) > 0 {
				seen = append(seen, say("returned", "3.7.1", q, counterRef(q, k), "", 1))
			}
		}
	}
	return seen
}

var _ = register("flag", &flagPlay{})
