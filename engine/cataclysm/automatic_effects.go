package cataclysm

import "interbellum/engine"

// Effects that follow from the state of the table, whatever caused it: the war status
// (5.6.4, 5.6.5) and the markers of chapter 12 that leave play. They are checked before every
// question.

// automaticEffects applies what is due and returns its events, or nil.
func (t *Table) automaticEffects() (seen events) {
	seen = append(seen, t.checkWarStatus()...)
	seen = append(seen, t.checkFascistMarkers()...)
	seen = append(seen, t.checkChina()...)
	return append(seen, t.checkDemocraticMarkers()...)
}

func (t *Table) checkWarStatus() (seen events) {
	if len(t.Wars) == 0 {
		return nil
	}
	seen = t.checkEasternWar()
	if t.Status == NoWar {
		t.Status = LimitedWar
		seen = append(seen, say("war-status", "5.6.4", NoPower, "status/limited", "", 0))
	}
	sides := Ideologies(0)
	for _, p := range t.activePowers().List() {
		if t.belligerent(p) {
			sides = sides.With(t.ideology(p))
		}
	}
	if sides.Has(Fascism) && sides.Has(Communism) && sides.Has(Democracy) {
		seen = append(seen, t.globalWar()...)
	}
	return seen
}

// globalWar turns the war status to Global War and sets the last turn (5.6.5). The scenario's own
// last turn stays if it is later (1.6) or fixed by the scenario.
func (t *Table) globalWar() events {
	if t.Status == GlobalWar {
		return nil
	}
	t.Status = GlobalWar
	if !t.FixedEnd {
		t.LastTurn = max(t.LastTurn, min(max(t.Turn+2, Turn1945), Turn1949))
	}
	return events{say("war-status", "5.6.5", NoPower, "status/global", engine.Ref("turn/"+t.LastTurn.String()), 0)}
}

func (t *Table) checkFascistMarkers() (seen events) {
	if t.Markers.Has(RhinelandDemilitarized) && t.belligerent(Germany) {
		seen = append(seen, t.flipRhineland()...)
	}
	pact := t.allies(Germany).Has(Italy) || t.allies(France).Has(UK) || t.belligerent(Germany) || t.belligerent(Italy)
	if t.Markers.Has(StresaFront) && pact {
		seen = append(seen, t.removeMarker(StresaFront, "12.1"))
	}
	if t.Markers.Has(WashingtonNavalTreaty) && (t.belligerent(UK) || t.belligerent(US)) {
		seen = append(seen, t.removeMarker(WashingtonNavalTreaty, "12.1.3"))
	}
	return seen
}

func (t *Table) checkDemocraticMarkers() (seen events) {
	atWar := false
	for _, p := range t.activePowers().And(t.powersOf(Democracy)).List() {
		atWar = atWar || t.belligerent(p)
	}
	if t.Markers.Has(StatusQuo) && (atWar || t.westernPoints(Fascism) > t.westernPoints(Democracy)) {
		seen = append(seen, t.endStatusQuo()...)
	}
	if t.Markers.Has(USJapanTrade) {
		enemies := t.enemies(Japan).And(t.powersOf(Democracy))
		lost := t.Powers[Japan].InPlay && t.controller(t.Capital(Japan)) != Japan
		if !enemies.Empty() || lost {
			seen = append(seen, t.removeMarker(USJapanTrade, "12.2.2"))
		}
	}
	return seen
}

// westernPoints sums the points of France, Germany, Italy and the United Kingdom, of those in the
// ideology. The Status Quo compares them (12.2), in whatever ideology a scenario puts them.
func (t *Table) westernPoints(i Ideology) (n int) {
	for p, score := range t.scores() {
		if SetOf(France, Germany, Italy, UK).Has(Power(p)) && t.ideology(Power(p)) == i {
			n += score
		}
	}
	return n
}

// endStatusQuo removes the marker. Each Democratic power gains a flag (12.2).
func (t *Table) endStatusQuo() events {
	if !t.Markers.Has(StatusQuo) {
		return nil
	}
	for _, p := range t.increasing(t.activePowers().And(t.powersOf(Democracy))) {
		t.gainFlag(p, 1, "12.2")
	}
	return events{t.removeMarker(StatusQuo, "12.2")}
}

func (t *Table) removeMarker(m Marker, rule engine.Rule) engine.Event {
	t.Markers = t.Markers.Without(m)
	return say("marker-removed", rule, NoPower, markerRef(m), "", 0)
}

func markerRef(m Marker) engine.Ref { return engine.Ref("marker/" + m.String()) }
