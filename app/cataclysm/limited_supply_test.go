package cataclysm

import (
	"testing"

	"interbellum/app/face"
	"interbellum/engine"
	rules "interbellum/engine/cataclysm"
)

// 9.6 You read which units would fight in limited supply before you send them: on the board, in the answers and in the battle.
func TestLimitedSupplyIsSaidBeforeTheAttack(t *testing.T) {
	smolensk, moscow := rules.MustArea("smolensk"), rules.MustArea("moscow")
	v := &rules.View{Powers: []rules.PowerView{{Power: rules.Germany, Ideology: rules.Fascism}, {Power: rules.USSR, Ideology: rules.Communism}},
		Units:  []rules.UnitView{{Ref: "unit/germany-army-1", Owner: rules.Germany, Kind: rules.Army, Area: smolensk, Limited: true}, {Ref: "unit/ussr-army-1", Owner: rules.USSR, Kind: rules.Army, Area: moscow}},
		Battle: &rules.BattleView{Verb: "land", Target: moscow, Attacker: rules.Germany, Defender: rules.USSR}}
	c := engine.Choice{Verb: "activate", On: "unit/germany-army-1"}
	d := engine.Decision{Seat: engine.Seat(rules.Germany), Kind: "activate", Legal: []engine.Choice{c}}
	if got, want := (Face{}).Label(&face.Sight{View: v}, d, c).Note, "Smolensk, in limited supply"; got != want {
		t.Errorf("the answer: got %q, want %q", got, want)
	}
	units := []*rules.UnitView{&v.Units[0]}
	if got, want := tileOf(v, units[0], units, &targets{}, &focus{}).Name, "German infantry army in limited supply"; got != want {
		t.Errorf("on the board: got %q, want %q", got, want)
	}
	if got := defenders(v, v.Battle); len(got) != 1 || got[0].Limited {
		t.Errorf("the defenders: got %+v, want one that is supplied", got)
	}
	if got, want := fighterNote(fighterOf(units[0]), moscow), "from Smolensk, limited supply −1"; got != want {
		t.Errorf("in the battle: got %q, want %q", got, want)
	}
}
