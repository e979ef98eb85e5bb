package cataclysm

import "interbellum/engine"

// CheckOdds is the effectiveness check that an answer to the present question leads to, found
// without carrying the answer out. It is nil if there is none, or if it depends on questions asked
// before it.
func CheckOdds(m engine.Match, c engine.Choice) *engine.Throw {
	p, is := m.(*matchPosition)
	if !is {
		return nil
	}
	running := p.Running()
	if len(running) == 0 {
		return nil
	}
	t := p.Table()
	switch s := running[len(running)-1].(type) {
	case *flagPlay:
		return s.checkOdds(t, c)
	case *opportunity:
		if c.Verb == "attempt" {
			k := &check{Power: s.nextPower(t), Kind: "opportunity", Rule: "5.7", About: areaRef(s.Area)}
			return k.roll(t).throwNeeding(checkPasses)
		}
	}
	return nil
}

// checkOdds is the check of a political action; for an alliance, if the partner agrees.
func (f *flagPlay) checkOdds(t *Table, c engine.Choice) *engine.Throw {
	try := *f
	switch {
	case f.Stage == playChoosing:
		try.choose(c)
		if c.Verb == "alliance" {
			try.join(t, powerOf(c.On))
		}
	case f.Stage == playConsent && c.Verb == "accept":
		try.join(t, f.Asking)
	case f.Stage != playGathering || c.Verb != "go":
		return nil
	}
	if try.needsNoCheck(t) {
		return nil
	}
	for _, q := range try.With.List() {
		try.join(t, q)
	}
	return try.check(t).roll(t).throwNeeding(checkPasses)
}

// join is a partner that plays its reserve with the attempt (6.1).
func (f *flagPlay) join(t *Table, q Power) {
	f.With = f.With.With(q)
	f.PlaysIlDuce = f.PlaysIlDuce || f.Action == AllianceAction && t.reserve(q) == IlDuce
}
