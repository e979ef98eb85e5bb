package bot

import (
	"testing"

	"interbellum/engine"
	"interbellum/engine/bot"
	"interbellum/engine/cataclysm"
)

// placed is the situation of a power in a position.
func placed(t *testing.T, p cataclysm.Power, base, fields string) *situation {
	t.Helper()
	m, _, errs := cataclysm.Game().FromSchema([]byte(`{"format": "cataclysm/1", "base": "` + base + `", "phase": "action", ` + fields + `}`))
	if len(errs) > 0 {
		t.Fatalf("got %v, want none", errs)
	}
	return newSituation(m.View(engine.Everybody).(*cataclysm.View), engine.Decision{Seat: engine.Seat(p)}, bot.Style{})
}

func TestADeploymentMovesNoUnitTwice(t *testing.T) {
	s := placed(t, cataclysm.Germany, "days-of-decision", `"turn": "1937-38", "areas": [{"area": "rumania", "owner": "germany", "cubes": 1}], "powers": [{"power": "germany", "units": [
		{"area": "berlin", "unit": "infantry"}, {"area": "berlin", "unit": "infantry"}, {"area": "rumania", "unit": "tactical"}]}]`)
	c := engine.Choice{Verb: "deploy", On: "unit/germany-army-1"}
	if got := s.deploy(c); got <= 6 {
		t.Fatalf("an army that can guard Rumania: got %d, want more than it is worth to be done", got)
	}
	s.Steps = []cataclysm.StepInfo{{Step: "deployment", Power: cataclysm.Germany, Units: []engine.Ref{"unit/germany-army-2"}}}
	if got := s.deploy(c); got <= 6 {
		t.Errorf("when another has moved: got %d, want more than it is worth to be done", got)
	}
	s.Steps[0].Units = append(s.Steps[0].Units, c.On)
	if got := s.deploy(c); got != -pointlessMove {
		t.Errorf("when it has moved: got %d, want %d", got, -pointlessMove)
	}
	s.Steps = nil
	s.unit(c.On).Deployed = true
	if got := s.deploy(c); got != -pointlessMove {
		t.Errorf("when it has moved earlier in the offensive: got %d, want %d", got, -pointlessMove)
	}
}

// A unit that gains little by moving would go back after the next change nearby.
func TestNoUnitIsMovedForLittle(t *testing.T) {
	small, idle := 0, 0
	for p := cataclysm.France; p <= cataclysm.PowerCount; p++ {
		s := placed(t, p, "cataclysm", `"turn": "1935-36"`)
		done := s.deploy(engine.Choice{Verb: "done"})
		for i := range s.Units {
			u := &s.Units[i]
			if u.Owner != p {
				continue
			}
			gain, got := s.moveGain(u), s.deploy(engine.Choice{Verb: "deploy", On: u.Ref})
			if gain > 6 && gain <= 30 {
				small++
			}
			if (got > done) != (gain > 30) {
				t.Errorf("%s gains %d: got %d where it is worth %d to be done, want it moved %v", u.Ref, gain, got, done, gain > 30)
			}
		}
		if gain := s.bestMove(p); gain > 6 && gain <= 30 {
			idle++
			if got := s.deploymentWorth(p); got >= 0 {
				t.Errorf("%s, where no unit gains more than %d: a deployment is worth %d, want less than nothing", p, gain, got)
			}
		}
	}
	if small == 0 || idle == 0 {
		t.Errorf("got %d units that gain little, and %d powers that have no others, want some for the test to count", small, idle)
	}
}

// Where a computer player thinks that its units could go is where the rules let them.
func TestAimsOfADeploymentAreOffered(t *testing.T) {
	at := cataclysm.MustArea
	t.Run("2.3.5 who comes into a delay box goes no farther", func(t *testing.T) {
		s := placed(t, cataclysm.USSR, "cataclysm", `"turn": "1933-34"`)
		from := s.reach(at("moscow"), cataclysm.USSR)
		if !from.Has(at("urals")) || from.Has(at("siberia")) {
			t.Errorf("from Moscow: got the Urals %v and Siberia %v, want only the Urals", from.Has(at("urals")), from.Has(at("siberia")))
		}
		if box := s.reach(at("urals"), cataclysm.USSR); !box.Has(at("siberia")) {
			t.Error("from the Urals: got no way to Siberia, want one")
		}
	})
	t.Run("2.3.5 who stands in a delay box goes on", func(t *testing.T) {
		s := placed(t, cataclysm.USSR, "cataclysm", `"turn": "1935-36", "powers": [{"power": "japan", "commitment": "mobilization"}, {"power": "ussr", "units": []}]`)
		u := &cataclysm.UnitView{Ref: "unit/ussr-army-1", Owner: cataclysm.USSR, Kind: cataclysm.Army, Area: at("moscow")}
		there := s.stationWorth(u, at("urals"))
		u.Area = at("urals")
		if here := s.stationWorth(u, at("urals")); here >= there {
			t.Errorf("the Urals: got %d for one that stands there, want less than for one that comes, %d", here, there)
		}
	})
	t.Run("7.1 nobody comes into a delay box for what cannot be entered beyond it", func(t *testing.T) {
		s := placed(t, cataclysm.USSR, "cataclysm", `"turn": "1935-36", "powers": [{"power": "ussr", "units": []}]`)
		u := &cataclysm.UnitView{Ref: "unit/ussr-army-1", Owner: cataclysm.USSR, Kind: cataclysm.Army, Area: at("moscow")}
		if got := s.greatestRiskBeyond(u, at("urals")); got <= 0 {
			t.Fatalf("beyond the Urals: got a risk of %d, want some", got)
		}
		for i := range s.Areas {
			a := s.Areas[i].Area
			s.units[a] = []*cataclysm.UnitView{{Owner: cataclysm.Neutral, Kind: cataclysm.MinorArmy, Area: a}}
		}
		if got := s.greatestRiskBeyond(u, at("urals")); got != 0 {
			t.Errorf("with minor armies everywhere: got %d, want 0", got)
		}
	})
	t.Run("7.2.2 no sea is crossed that an enemy's strategic air force holds", func(t *testing.T) {
		s := placed(t, cataclysm.UK, "days-of-decision", `"turn": "1939-40", "war_status": "limited", "markers": [], "wars": [{"sides": [["germany"], ["uk"]]}]`)
		sea, u := at("north-sea"), &cataclysm.UnitView{Owner: cataclysm.Germany, Kind: cataclysm.AirForce, Area: at("north-sea")}
		s.units[sea] = []*cataclysm.UnitView{u}
		for _, strategic := range []bool{false, true} {
			u.Upgraded = strategic
			if got := !s.seasInRange(cataclysm.UK).Has(sea); got != strategic {
				t.Errorf("a strategic air force there %v: got the North Sea closed %v", strategic, got)
			}
		}
	})
	t.Run("7.1 there is no room beside opposing units", func(t *testing.T) {
		s := placed(t, cataclysm.Japan, "cataclysm", `"turn": "1933-34"`)
		u := &cataclysm.UnitView{Ref: "unit/japan-army-1", Owner: cataclysm.Japan, Kind: cataclysm.Army, Area: at("korea")}
		s.units[at("jiangsu")] = nil
		if !s.hasRoom(u, at("jiangsu")) {
			t.Error("in an empty area: got no room, want some")
		}
		s.units[at("jiangsu")] = []*cataclysm.UnitView{{Owner: cataclysm.Neutral, Kind: cataclysm.MinorArmy, Area: at("jiangsu")}}
		if s.hasRoom(u, at("jiangsu")) {
			t.Error("beside a Chinese army: got room, want none")
		}
	})
	t.Run("11.4.2 no way leads ashore where a Chinese army stands", func(t *testing.T) {
		s := placed(t, cataclysm.US, "cataclysm", `"turn": "1941-42", "areas": [{"area": "yunnan", "owner": "us", "cubes": 1}],
			"powers": [{"power": "us", "units": [{"area": "philippines", "unit": "infantry"}]}]`)
		s.area(at("guangdong")).Controller = cataclysm.US
		for _, there := range []bool{false, true} {
			s.units[at("guangdong")] = nil
			if there {
				s.units[at("guangdong")] = []*cataclysm.UnitView{{Owner: cataclysm.Neutral, Kind: cataclysm.MinorArmy, Area: at("guangdong"), Faction: cataclysm.Left}}
			}
			reached := s.reach(at("philippines"), cataclysm.US)
			if got := reached.Has(at("yunnan")); got == there {
				t.Errorf("a Chinese army in Guangdong %v: got a way to Yunnan %v", there, got)
			}
		}
	})
	t.Run("2.2.8 no unit stops in another power's remote area", func(t *testing.T) {
		s := placed(t, cataclysm.UK, "cataclysm", `"turn": "1939-40", "war_status": "limited", "markers": [], "alliances": [["uk", "us"]], "wars": [{"sides": [["uk", "us"], ["germany"]]}]`)
		for _, p := range []cataclysm.Power{cataclysm.UK, cataclysm.US} {
			if got := s.mayEnter(p, at("california")); got != (p == cataclysm.US) {
				t.Errorf("%s: got a way into California %v", p, got)
			}
		}
	})
	t.Run("12.2.2 armies of a neutral United States stay at home", func(t *testing.T) {
		s := placed(t, cataclysm.US, "cataclysm", `"turn": "1933-34"`)
		u := &cataclysm.UnitView{Ref: "unit/us-army-1", Owner: cataclysm.US, Kind: cataclysm.Army, Area: at("california")}
		if !s.hasRoom(u, at("washington-dc")) || s.hasRoom(u, at("philippines")) {
			t.Errorf("got room in Washington %v and in the Philippines %v, want it in Washington alone", s.hasRoom(u, at("washington-dc")), s.hasRoom(u, at("philippines")))
		}
		s.powers[cataclysm.US].Belligerent = true
		if !s.hasRoom(u, at("philippines")) {
			t.Error("at war: got no room in the Philippines, want some")
		}
	})
}

// berlin is the situation of Germany at war with France, whose army stands in the Ruhr.
func berlin(t *testing.T, german, french string) *situation {
	t.Helper()
	s := placed(t, cataclysm.Germany, "days-of-decision", `"turn": "1939-40", "war_status": "limited", "markers": [], "wars": [{"sides": [["germany"], ["france"]]}],
		"areas": [{"area": "ruhr", "owner": "france", "cubes": 1}], "powers": [{"power": "germany", "commitment": "mobilization", "units": [`+german+`]},
		{"power": "france", "commitment": "mobilization", "units": [`+french+`]}]`)
	s.me = cataclysm.Germany
	return s
}

func TestCapitalsAreGuarded(t *testing.T) {
	at := cataclysm.MustArea
	const one, two, ruhr = `{"area": "berlin", "unit": "infantry"}`, `{"area": "berlin", "unit": "infantry"}, {"area": "berlin", "unit": "infantry"}`, `{"area": "ruhr", "unit": "infantry"}`
	t.Run("6.3 the last army stays while another enemy is beside the capital", func(t *testing.T) {
		for _, c := range []struct {
			german, target string
			want           int
		}{{one, "poland", 0}, {two, "poland", 1}, {one, "ruhr", 2}} {
			if got := berlin(t, c.german, ruhr).freeToLeave(at("berlin"), at(c.target)); got != c.want {
				t.Errorf("%s attacked out of Berlin with %s: got %d free, want %d", c.target, c.german, got, c.want)
			}
		}
		if got := berlin(t, one, ``).freeToLeave(at("berlin"), at("poland")); got != 2 {
			t.Errorf("with no enemy beside it: got %d, want 2", got)
		}
		s := berlin(t, one, ruhr)
		if x := s.bestAttack(cataclysm.Germany, at("czechoslovakia"), 1); x.steps != 0 {
			t.Errorf("an attack by the guard: got %+v, want none", x)
		}
		s.Steps = []cataclysm.StepInfo{{Step: "operation", Area: at("czechoslovakia")}}
		if got := s.activate(engine.Choice{Verb: "activate", On: "unit/germany-army-1"}); got >= 0 {
			t.Errorf("the guard activated: got %d, want less than nothing", got)
		}
	})
	t.Run("8.4 an open capital is filled before an attack", func(t *testing.T) {
		const away = `{"area": "silesia", "unit": "infantry"}`
		open, guarded := berlin(t, away, ruhr).deploymentWorth(cataclysm.Germany), berlin(t, one+", "+away, ruhr).deploymentWorth(cataclysm.Germany)
		if open <= 100 || guarded > 40 {
			t.Errorf("got %d for an open capital and %d for a guarded one, want more than a point and at most 40", open, guarded)
		}
	})
	t.Run("8.4 no other station is worth a capital beside an enemy", func(t *testing.T) {
		s := berlin(t, one, ruhr)
		u := s.unit("unit/germany-army-1")
		if here := s.stationWorth(u, at("berlin")); here < s.defenceValue(at("berlin")) {
			t.Errorf("got %d, want at least %d", here, s.defenceValue(at("berlin")))
		}
	})
}

// An enemy two areas away moves once and stands beside a capital: the army there does not wait for that.
func TestCapitalsAreGuardedInTime(t *testing.T) {
	at := cataclysm.MustArea
	s := berlin(t, `{"area": "berlin", "unit": "infantry"}`, ``)
	u := s.unit("unit/germany-army-1")
	far := s.stationWorth(u, at("berlin"))
	s = placed(t, cataclysm.Germany, "days-of-decision", `"turn": "1939-40", "war_status": "limited", "markers": [], "wars": [{"sides": [["germany"], ["france"]]}],
		"powers": [{"power": "germany", "commitment": "mobilization", "units": [{"area": "berlin", "unit": "infantry"}]}, {"power": "france", "commitment": "mobilization", "units": [{"area": "lorraine", "unit": "infantry"}]}]`)
	near, _ := s.opposingArmiesBeside(at("berlin"), cataclysm.Germany)
	if got, least := s.stationWorth(s.unit("unit/germany-army-1"), at("berlin")), s.defenceValue(at("berlin")); near != 0 || got < least {
		t.Errorf("with %d enemies beside it and one in Lorraine: got %d, want at least %d beside none", near, got, least)
	}
	if most := s.defenceValue(at("berlin")); far >= most {
		t.Errorf("with no enemy near: got %d, want less than %d", far, most)
	}
}

// A player remembers only what it did last: an offer that is refused must not come again after the treaty is ended.
func TestTheTreatyEndsBeforePeaceIsOffered(t *testing.T) {
	const beaten = `"turn": "1939-40", "war_status": "limited", "wars": [{"sides": [["japan"], ["ussr"]]}], "powers": [{"power": "japan", "commitment": "mobilization", "units": []}], "markers": [`
	asked := engine.Decision{Seat: engine.Seat(cataclysm.Japan), Kind: "disposition"}
	offers := func(marker string) []int {
		s := placed(t, cataclysm.Japan, "cataclysm", beaten+marker+`]`)
		return Mind{}.Claims(s.View, asked, engine.Decision{Kind: "offer-armistice", Legal: []engine.Choice{{Verb: "offer-armistice", On: "power/ussr"}}}, bot.Style{})
	}
	if got := offers(`"washington-naval-treaty"`); got != nil {
		t.Errorf("while the treaty stands: got %v, want no offer", got)
	}
	if got := offers(``); len(got) != 1 || got[0] <= 0 {
		t.Errorf("afterwards: got %v, want an offer", got)
	}
}
