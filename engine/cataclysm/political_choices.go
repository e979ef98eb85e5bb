package cataclysm

import (
	"iter"

	"interbellum/engine"
)

// canPlayFlag reports whether the power could attempt any political action now (3.3).
func (t *Table) canPlayFlag(p Power, _ Kind) bool { return t.active(p) && t.anyPolitical(p, 0) }

func (t *Table) anyPolitical(p Power, refused Powers) bool {
	for range t.politicalActions(p, refused) {
		return true
	}
	return false
}

// politicalActions lists what p may attempt: only actions that would change something if they
// succeeded (3.3). The refused powers have declined an alliance just now.
func (t *Table) politicalActions(p Power, refused Powers) iter.Seq[engine.Choice] {
	return func(yield func(engine.Choice) bool) {
		if st := &t.Powers[p]; st.Stability < Steady && st.Stability > Collapsed && !yield(verb("propaganda")) {
			return
		}
		if t.canEscalate(p) && !yield(verb("escalate")) {
			return
		}
		for a := Area(1); a <= AreaCount; a++ {
			if t.canAttemptDiplomacy(p, a) && !yield(engine.Choice{Verb: "diplomacy", On: areaRef(a)}) {
				return
			}
		}
		if !t.againstPowers(p, refused, yield) {
			return
		}
		for _, a := range t.specialActions(p) {
			if !yield(engine.Choice{Verb: "special", On: markerRef(specialMarker(a))}) {
				return
			}
		}
		for _, x := range t.postures(p) {
			if !yield(engine.Choice{Verb: "posture", On: postureRef(x)}) {
				return
			}
		}
		if t.canAct(p) {
			yield(verb("maneuvers"))
		}
	}
}

// againstPowers yields the actions that name a power. It reports whether to go on.
func (t *Table) againstPowers(p Power, refused Powers, yield func(engine.Choice) bool) bool {
	for _, q := range t.warTargets(p).List() {
		if !yield(engine.Choice{Verb: "declare-war", On: powerRef(q)}) {
			return false
		}
	}
	for _, q := range t.activePowers().List() {
		if t.canPressure(p, q) && !yield(engine.Choice{Verb: "pressure", On: powerRef(q)}) {
			return false
		}
	}
	for _, q := range t.partners(p, 0, refused).List() {
		if !yield(engine.Choice{Verb: "alliance", On: powerRef(q)}) {
			return false
		}
	}
	return !t.canJoin(p) || yield(engine.Choice{Verb: "join", On: ideologyRef(t.ideology(p))})
}

// canPressure reports whether pressure on q would give it a flag (6.6): no enemy, one of the two
// belligerent, and a flag left to gain (3.3).
func (t *Table) canPressure(p, q Power) bool {
	if p == q || t.atWar(p, q) || !t.belligerent(p) && !t.belligerent(q) {
		return false
	}
	return t.count(q, Available, Flag)+t.count(q, Available, IlDuce) > 0
}
