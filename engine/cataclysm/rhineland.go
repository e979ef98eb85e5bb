package cataclysm

import "interbellum/engine"

// 12.1.1 Rhineland. Germany may flip the marker by a military action; that provokes
// France and its allies, in so far as they oppose Germany and are not at war with it.

const rhinelandRef engine.Ref = "marker/rhineland-demilitarized"

// canReoccupy reports whether the power is Germany and the Rhineland demilitarized.
func (t *Table) canReoccupy(p Power) bool {
	return p == Germany && t.active(Germany) && t.Markers.Has(RhinelandDemilitarized)
}

func (t *Table) reoccupyRhineland() events {
	t.Markers = t.Markers.Without(RhinelandDemilitarized)
	t.layResource(RuhrLimitedResource)
	for _, p := range t.increasing(t.allies(France).With(France)) {
		if t.opposing(p, Germany) && !t.atWar(p, Germany) {
			t.gainFlag(p, 1, "12.1.1")
		}
	}
	return events{say("rhineland", "12.1.1", Germany, areaRef(ruhr), rhinelandRef, 0)}
}
