package cataclysm

import "interbellum/engine"

// 12.1.3 Washington Naval Treaty: how Japan ends it.

// treatyRights lists Japan's right to end the treaty at any time, also during an action.
func (t *Table) treatyRights() []engine.Decision {
	if !t.Markers.Has(WashingtonNavalTreaty) || !t.active(Japan) {
		return nil
	}
	on := markerRef(WashingtonNavalTreaty)
	return []engine.Decision{ask(Japan, "end-treaty", "12.1.3", on, engine.Choice{Verb: "end-treaty", On: on})}
}

// endOfTreaty is the rule of the flags that are gained when Japan ends the treaty.
const endOfTreaty = "12.1.3"

// endTreaty removes the marker and provokes the United Kingdom and the United States.
func (t *Table) endTreaty() events {
	for _, q := range t.increasing(SetOf(UK, US).And(t.opponents(Japan)).Minus(t.enemies(Japan))) {
		t.gainFlag(q, 1, endOfTreaty)
	}
	return events{say("end-treaty", "12.1.3", Japan, markerRef(WashingtonNavalTreaty), "", 0), t.removeMarker(WashingtonNavalTreaty, "12.1.3")}
}
