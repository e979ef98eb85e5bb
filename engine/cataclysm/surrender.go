package cataclysm

// 5.5.4 Surrender eliminates a power, strictly in the order of its steps. The stages and the
// players' choices are in surrender_choices.go, the effects on the pieces in surrender_pieces.go.
func (s *surrender) Next(t *Table, _ step) (step, bool, events) {
	if s.Waiting(t) {
		return nil, false, nil // an opportunity is over: the next is chosen
	}
	switch s.Stage {
	case surrenderFlags:
		return nil, !t.active(s.Power), s.giveFlags(t)
	case surrenderTests:
		return nil, false, s.testAllies(t)
	case surrenderTakeOver:
		return nil, false, s.letAlliesTakeOver(t)
	case surrenderEliminate:
		s.Stage = surrenderOpportunities
		seen, homes := t.eliminate(s.Power)
		s.Homes = homes
		return nil, false, seen
	}
	if len(s.Homes) > 0 { // steps 6 and 7: opportunities
		return s.nextOpportunity(t), false, nil
	}
	return nil, true, s.giveMarker(t)
}

// giveFlags is step 1: each enemy gains a flag. No power surrenders twice.
func (s *surrender) giveFlags(t *Table) events {
	if !t.active(s.Power) {
		return nil
	}
	s.Stage = surrenderTests
	for _, q := range t.increasing(t.enemies(s.Power)) {
		t.gainFlag(q, 1, "5.5.4")
	}
	return events{say("surrender", "5.5.4", s.Power, powerRef(s.Power), "", 0)}
}

// testAllies is step 2: the allies' tests, which wait until this procedure is over.
func (s *surrender) testAllies(t *Table) events {
	s.Stage = surrenderTakeOver
	t.dropTests(s.Power)
	for _, q := range t.increasing(t.allies(s.Power)) {
		t.test(q, 0, "5.5.4")
	}
	return nil
}

// letAlliesTakeOver is step 3: allies may take over areas and bases where they have units, but no
// special British base. From here on the power is no longer active: what it held and no ally takes
// over is uncontrolled.
func (s *surrender) letAlliesTakeOver(t *Table) (seen events) {
	st := &t.Powers[s.Power]
	switch {
	case !st.Surrendered:
		st.Surrendered = true
		s.Allies = t.increasing(t.allies(s.Power).And(t.activePowers()))
		if s.Power == UK {
			return t.removeSpecialBases()
		}
	case len(s.Allies) > 0:
		s.Allies = s.Allies[1:]
	default:
		s.Stage = surrenderEliminate
	}
	return nil
}

// eliminate is steps 4 to 7. It returns the former home areas that are now open to diplomatic
// opportunities.
func (t *Table) eliminate(p Power) (seen events, homes []Area) {
	seen = append(seen, t.breakAlliance(p, "5.5.4")...) // step 4
	seen = append(seen, t.endWar(SetOf(p), t.enemies(p), "5.6.2")...)
	t.removeCounters(p) // step 5
	t.removeMarkers(p)
	more, homes := t.clearMap(p) // steps 5 to 7
	t.queueEvict()
	return append(seen, more...), homes
}
