package bot

import (
	"testing"

	"interbellum/engine/cataclysm"
)

// channel is the situation of the United Kingdom at war with Germany, which controls Benelux, with these units of either.
func channel(t *testing.T, p cataclysm.Power, british, german string) *situation {
	t.Helper()
	return placed(t, p, "days-of-decision", `"turn": "1939-40", "war_status": "limited", "markers": [], "wars": [{"sides": [["germany"], ["uk"]]}],
		"areas": [{"area": "benelux", "owner": "germany", "cubes": 1}], "powers": [{"power": "uk", "commitment": "mobilization", "units": [`+british+`]},
		{"power": "germany", "commitment": "mobilization", "units": [`+german+`]}, {"power": "france", "units": []}]`)
}

// An invasion is an army, a fleet that takes it across, and a target: each is worth something for the others.
func TestLandingsAreJudgedWhole(t *testing.T) {
	at := cataclysm.MustArea
	const (
		army, fleet, sea = `{"area": "london", "unit": "infantry"}`, `{"area": "scotland", "unit": "surface"}`, `{"area": "north-sea", "unit": "surface"}`
		guard            = `{"area": "berlin", "unit": "infantry"}`
	)
	t.Run("8.4 a fleet goes to sea where an army waits to cross", func(t *testing.T) {
		s := channel(t, cataclysm.UK, army+", "+fleet, guard)
		u := s.unit("unit/uk-fleet-1")
		if got := s.moveGain(u); got <= 6 {
			t.Errorf("beside an army: got %d, want more than it is worth to stay", got)
		}
		if home, out := s.stationWorth(u, at("scotland")), s.stationWorth(u, at("north-sea")); out <= home {
			t.Errorf("got %d at sea and %d in port, want more at sea", out, home)
		}
		s = channel(t, cataclysm.UK, fleet, guard)
		if got := s.moveGain(s.unit("unit/uk-fleet-1")); got > 6 {
			t.Errorf("with no army: got %d, want nothing to gain", got)
		}
	})
	t.Run("8.4 nor where another fleet of its own lies", func(t *testing.T) {
		s := channel(t, cataclysm.UK, army+", "+fleet+", "+sea, guard)
		for i := range s.Units {
			if u := &s.Units[i]; u.Area == at("scotland") && s.mayPatrol(u, at("north-sea")) {
				t.Errorf("%s: got room beside another fleet, want none", u.Ref)
			}
		}
	})
	t.Run("9.3.2 the armies that would land count", func(t *testing.T) {
		one, two := channel(t, cataclysm.UK, army+", "+sea, guard), channel(t, cataclysm.UK, `{"area": "london", "unit": "tank"}, `+army+", "+sea, guard)
		if a, b := one.invasionWorth(at("benelux")), two.invasionWorth(at("benelux")); b <= 0 || b <= a {
			t.Errorf("got %d with one army and %d with a tank army too, want it to be good, and better", a, b)
		}
		if x, _ := channel(t, cataclysm.UK, army+", "+fleet, guard).bestLanding(cataclysm.UK, at("benelux")); x.steps != 0 {
			t.Errorf("with the fleet in port: got %d steps, want no landing", x.steps)
		}
	})
	t.Run("9.8 no landing begins a war", func(t *testing.T) {
		s := channel(t, cataclysm.Italy, army+", "+sea, guard)
		if s.mayLand(cataclysm.Italy, at("london")) || !s.mayLand(cataclysm.UK, at("ruhr")) {
			t.Error("got Italy landing in London in peace, or the United Kingdom not in the Ruhr at war")
		}
	})
	t.Run("9.3.2 a coast that enemies can land on is guarded", func(t *testing.T) {
		open, calm := channel(t, cataclysm.Germany, army+", "+fleet, guard), channel(t, cataclysm.Germany, army, guard)
		if n, ready := open.opposingArmiesBeside(at("ruhr"), cataclysm.Germany); n != 1 || !ready {
			t.Errorf("across the sea: got %d armies, ready %v, want one that is", n, ready)
		}
		if n, _ := calm.opposingArmiesBeside(at("ruhr"), cataclysm.Germany); n != 0 {
			t.Errorf("without a fleet: got %d armies, want none", n)
		}
		if a, b := open.lossRisk(at("ruhr"), cataclysm.Germany), calm.lossRisk(at("ruhr"), cataclysm.Germany); a <= b {
			t.Errorf("the risk of the Ruhr: got %d, want more than %d without a fleet", a, b)
		}
	})
}
