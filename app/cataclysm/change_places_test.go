package cataclysm

import (
	"testing"

	"interbellum/app/face"
	"interbellum/engine"
	rules "interbellum/engine/cataclysm"
)

// 10.11 A player asked to change places with an ally reads which units would move where.
func TestChangingPlacesNamesBothUnits(t *testing.T) {
	lorraine, _ := rules.ParseArea("lorraine")
	bavaria, _ := rules.ParseArea("bavaria")
	v := &rules.View{Units: []rules.UnitView{
		{Ref: "unit/germany-army-1", Owner: rules.Germany, Kind: rules.Army, Area: lorraine},
		{Ref: "unit/italy-army-2", Owner: rules.Italy, Kind: rules.Army, Upgraded: true, Area: bavaria}}}
	s := &face.Sight{View: v}
	c := engine.Choice{Verb: "exchange", On: "unit/germany-army-1", To: "unit/italy-army-2"}
	d := engine.Decision{Seat: engine.Seat(rules.Germany), Kind: "regroup", Rule: "10.11", Legal: []engine.Choice{c}}
	if got, want := (Face{}).Label(s, d, c).Text, "The infantry army in Lorraine changes places with the Italian tank army"; got != want {
		t.Errorf("10.11 the answer: got %q, want %q", got, want)
	}
	v.Steps = []rules.StepInfo{{Step: "regroup", Power: rules.Germany, On: "unit/germany-army-1"}}
	d = engine.Decision{Seat: engine.Seat(rules.Italy), Kind: "use-my-units", Rule: "10.11", About: "unit/italy-army-2"}
	if got, want := (Face{}).Question(s, d).Text, "Let the tank army in Bavaria change places with the German infantry army in Lorraine?"; got != want {
		t.Errorf("10.11 the question: got %q, want %q", got, want)
	}
}
