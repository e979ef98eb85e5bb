package bot

import (
	"testing"

	"interbellum/engine/cataclysm"
)

// An attack costs what the next enemies could take where it leaves.
func TestAttacksCountWhatTheyExpose(t *testing.T) {
	at := cataclysm.MustArea
	const one, ruhr = `{"area": "berlin", "unit": "infantry"}`, `{"area": "ruhr", "unit": "infantry"}`
	open := berlin(t, one, ruhr).exposedBy(cataclysm.Germany, at("berlin"), at("poland"), 1)
	two := berlin(t, one+", "+one, ruhr)
	guarded := two.exposedBy(cataclysm.Germany, at("berlin"), at("poland"), 1)
	if guarded <= 0 || open <= guarded {
		t.Errorf("Berlin beside a French army: got %d when it is left empty and %d when one stays, want the first greater, and both more than nothing", open, guarded)
	}
	if got := two.exposedBy(cataclysm.Germany, at("berlin"), at("poland"), 2); got != guarded {
		t.Errorf("two of which one comes back: got %d, want %d", got, guarded)
	}
	if got := berlin(t, one, ruhr).exposedBy(cataclysm.Germany, at("berlin"), at("ruhr"), 1); got != 0 {
		t.Errorf("when that army is attacked: got %d, want 0", got)
	}
	exposed, safe := two, berlin(t, one+", "+one, ``)
	if x, y := exposed.bestAttack(cataclysm.Germany, at("poland"), 1), safe.bestAttack(cataclysm.Germany, at("poland"), 1); x.steps != 1 || exposed.attackWorth(x) >= safe.attackWorth(y) {
		t.Errorf("an attack on Poland: got %d beside a French army and %d without, want less", exposed.attackWorth(x), safe.attackWorth(y))
	}
}
