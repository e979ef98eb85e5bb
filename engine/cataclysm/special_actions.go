package cataclysm

import "interbellum/engine"

// 6.8 Power-Specific Special Actions, and the markers of chapter 12 that they move.

// specialActions lists the special actions that p may attempt now.
func (t *Table) specialActions(p Power) (list []ActionType) {
	switch p {
	case Germany:
		if t.Markers.Has(RhinelandDemilitarized) {
			list = append(list, RhinelandAction)
		}
	case Italy:
		if t.Markers.Has(AbyssinianAdventure) && !t.belligerent(Italy) && t.controller(rome) == Italy {
			list = append(list, AbyssiniaAction)
		}
	case US:
		if t.Markers.Has(USJapanTrade) {
			list = append(list, USJapanTradeAction)
		}
		if t.lendLeaseAvailable() {
			list = append(list, LendLeaseAction)
		}
	case USSR:
		if t.railroadAvailable() {
			list = append(list, RailroadAction)
		}
	}
	return list
}

// specialMarker is the marker of a special action.
func specialMarker(a ActionType) Marker {
	switch a {
	case RhinelandAction:
		return RhinelandDemilitarized
	case AbyssiniaAction:
		return AbyssinianAdventure
	case USJapanTradeAction:
		return USJapanTrade
	case LendLeaseAction:
		return LendLease
	case RailroadAction:
		return TransSiberianRailroad
	}
	return NoMarker
}

// resolveSpecialAction carries out a successful special action.
func (t *Table) resolveSpecialAction(a ActionType) events {
	switch a {
	case RhinelandAction:
		return t.reoccupyRhineland()
	case AbyssiniaAction:
		return t.abyssinianAdventure()
	case USJapanTradeAction:
		if t.active(Japan) && !t.atWar(US, Japan) {
			t.gainFlag(Japan, 1, "12.2.2")
		}
		return events{t.removeMarker(USJapanTrade, "12.2.2")}
	case LendLeaseAction, RailroadAction:
		m := specialMarker(a)
		t.Markers = t.Markers.With(m)
		return events{say("marker", "6.8", NoPower, markerRef(m), "", 1)}
	}
	return nil
}

// reoccupyRhineland flips the marker by a political or a military action. France and its allies
// are provoked (12.1.1).
func (t *Table) reoccupyRhineland() events {
	provoked := t.allies(France).With(France).And(t.opponents(Germany)).Minus(t.enemies(Germany))
	for _, q := range t.increasing(provoked) {
		t.gainFlag(q, 1, "12.1.1")
	}
	return t.flipRhineland()
}

// flipRhineland turns the marker to the limited resource of the Ruhr.
func (t *Table) flipRhineland() events {
	t.Areas[ruhr].Limited = true
	return events{t.removeMarker(RhinelandDemilitarized, "12.1.1"), say("marker", "12.1.1", Germany, markerRef(RuhrLimitedResource), areaRef(ruhr), 1)}
}

// abyssinianAdventure puts the marker into Rome as a limited resource, with one Italian cube that
// only counts a point (12.1.2).
func (t *Table) abyssinianAdventure() events {
	for _, q := range t.increasing(SetOf(France, UK).And(t.opponents(Italy)).Minus(t.enemies(Italy))) {
		t.gainFlag(q, 1, "12.1.2")
	}
	t.Areas[rome].Limited = true
	if t.cubesLeft(Italy) > 0 {
		t.Areas[rome].Owner, t.Areas[rome].Cubes = Italy, 1
	}
	return events{t.removeMarker(AbyssinianAdventure, "12.1.2"), say("marker", "12.1.2", Italy, markerRef(RomeLimitedResource), areaRef(rome), 1)}
}

// lendLeaseAvailable reports whether the marker lies in the American box: since the war
// status marker came into play, and until it is put into play itself (12.2.2).
func (t *Table) lendLeaseAvailable() bool {
	return t.Status != NoWar && !t.Markers.Has(LendLease) && t.Scenario != "" && !scenarioOf(t).Removed(LendLease) && !t.hasSpecialRule("lend-lease")
}

// railroadAvailable reports whether the Soviet Union may still build its railroad.
func (t *Table) railroadAvailable() bool {
	s, found := t.ScenarioByID(t.Scenario)
	return !t.Markers.Has(TransSiberianRailroad) && found && !s.Removed(TransSiberianRailroad)
}

// nightOfLongKnives reports whether Germany gains its second flag each turn (12.1.1).
func (t *Table) nightOfLongKnives() bool { return t.active(Germany) && !t.CollapsedBefore.Has(Germany) }

// ilDuce is the additional die of Italy's special flag (12.1.2).
func (t *Table) ilDuce(k Kind) int8 {
	if k == IlDuce && !t.CollapsedBefore.Has(Italy) {
		return 1
	}
	return 0
}

// postures lists the postures that a Communist power may change to (12.3).
func (t *Table) postures(p Power) (list []Posture) {
	st := &t.Powers[p]
	if st.Ideology != Communism || st.PostureChanged {
		return nil
	}
	for x := MilitaryReforms; x <= CollectiveSecurity; x++ {
		if x != st.Posture {
			list = append(list, x)
		}
	}
	return list
}

// setPosture changes it, once a turn.
func (t *Table) setPosture(p Power, x Posture) events {
	t.Powers[p].Posture, t.Powers[p].PostureChanged = x, true
	return events{say("posture", "12.3", p, postureRef(x), "", 0)}
}

// posturePenalty is the penalty of the posture for a political action (12.3).
func (t *Table) posturePenalty(p Power, a ActionType) []Mod {
	st := &t.Powers[p]
	if st.Ideology != Communism {
		return nil
	}
	switch {
	case st.Posture == MilitaryReforms,
		st.Posture == PoliticalPurges && a == DiplomacyAction,
		st.Posture == CollectiveSecurity && a != DiplomacyAction:
		return []Mod{{"12.3", -1}}
	}
	return nil
}

func postureRef(x Posture) engine.Ref { return engine.Ref("posture/" + x.String()) }

func postureOf(r engine.Ref) Posture {
	x, _ := parse[Posture](postureSlugs, r.Name())
	return x
}
