package bot

import (
	"testing"

	"interbellum/engine/cataclysm"
)

// An army that no line of communications reaches fights worse, on either side of an attack.
func TestAttacksCountLimitedSupply(t *testing.T) {
	at := cataclysm.MustArea
	east := func(p cataclysm.Power, fields string) *situation {
		return placed(t, p, "cataclysm", `"turn": "1939-40", "war_status": "limited", "wars": [{"sides": [["japan"], ["ussr"]]}], `+fields+`
			"powers": [{"power": "japan", "commitment": "mobilization", "units": [{"area": "manchuria", "unit": "infantry"}]},
			{"power": "ussr", "commitment": "mobilization", "units": [{"area": "maritime-territory", "unit": "infantry"}, {"area": "moscow", "unit": "infantry"}]}]`)
	}
	far, near := east(cataclysm.Japan, ``), east(cataclysm.Japan, `"markers": ["trans-siberian-railroad"],`)
	for _, x := range []struct {
		power cataclysm.Power
		area  string
		want  bool
	}{{cataclysm.USSR, "maritime-territory", true}, {cataclysm.USSR, "moscow", false}, {cataclysm.USSR, "urals", false}, {cataclysm.USSR, "manchuria", true},
		{cataclysm.Japan, "manchuria", false}, {cataclysm.NoPower, "maritime-territory", false}, {cataclysm.Neutral, "maritime-territory", false}} {
		if got := far.limited(x.power, at(x.area)); got != x.want {
			t.Errorf("%s in %s: got %v, want %v", x.power, x.area, got, x.want)
		}
	}
	if near.limited(cataclysm.USSR, at("maritime-territory")) {
		t.Error("with the railroad: got the army of the Maritime Territory in limited supply, want it supplied")
	}
	cut, supplied := far.bestAttack(cataclysm.Japan, at("maritime-territory"), 1), near.bestAttack(cataclysm.Japan, at("maritime-territory"), 1)
	if cut.steps == 0 || !cut.combat.Limited[1] || supplied.combat.Limited[1] {
		t.Fatalf("an attack on the Maritime Territory: got %+v and with the railroad %+v, want limited supply in the first alone", cut.combat, supplied.combat)
	}
	a, all, _, _ := cut.conquestChances()
	b, total, _, _ := supplied.conquestChances()
	if a*total <= b*all {
		t.Errorf("it wins %d of %d, and %d of %d with the railroad; want more without", a, all, b, total)
	}
	far, near = east(cataclysm.USSR, ``), east(cataclysm.USSR, `"markers": ["trans-siberian-railroad"],`)
	if x := far.bestAttack(cataclysm.USSR, at("manchuria"), 1); x.steps == 0 || !x.combat.Limited[0] {
		t.Errorf("the army of the Maritime Territory attacks: got %+v, want it in limited supply", x)
	}
	if x, y := far.bestAttack(cataclysm.USSR, at("manchuria"), 1), near.bestAttack(cataclysm.USSR, at("manchuria"), 1); far.attackWorth(x) >= near.attackWorth(y) {
		t.Errorf("its attack: got %d, and %d with the railroad; want less without", far.attackWorth(x), near.attackWorth(y))
	}
}

// 12.3.1 The railroad brings supply to the Far East: it is worth more while an army there is cut off beside a Japanese one.
func TestTheRailroadIsLaidBeforeAnAttack(t *testing.T) {
	east := func(japanese string) int {
		return placed(t, cataclysm.USSR, "cataclysm", `"turn": "1933-34", "powers": [{"power": "japan", "units": [{"area": "`+japanese+`", "unit": "infantry"}]},
			{"power": "ussr", "units": [{"area": "maritime-territory", "unit": "infantry"}, {"area": "moscow", "unit": "infantry"}]}]`).specialAction("trans-siberian-railroad")
	}
	if threatened, quiet := east("manchuria"), east("tokyo"); threatened < 2*quiet {
		t.Errorf("the railroad: got %d with an army in Manchuria and %d with it at home, want at least twice as much", threatened, quiet)
	}
}
