package bot

import (
	"testing"

	"interbellum/engine"
	"interbellum/engine/cataclysm"
)

// rumania is the situation of Germany in peace where France controls Rumania and Hungary.
func rumania(t *testing.T) *situation {
	t.Helper()
	return placed(t, cataclysm.Germany, "days-of-decision", `"turn": "1937-38", "areas": [{"area": "rumania", "owner": "france", "cubes": 1}, {"area": "hungary", "owner": "france", "cubes": 1},
		{"area": "czechoslovakia", "owner": "germany", "cubes": 1}]`)
}

// A country without an army is worth as much as it is likely to be kept: the power that loses it gains a flag, and tries again at once.
func TestCountriesAreWorthWhatIsKept(t *testing.T) {
	at := cataclysm.MustArea
	open, idle := rumania(t), rumania(t)
	idle.power(cataclysm.France).Boxes = nil
	t.Run("5.2.3 a rival with flags to gain may take it back", func(t *testing.T) {
		keeps, sure := open.keepChance(cataclysm.Germany, at("rumania"), true), idle.keepChance(cataclysm.Germany, at("rumania"), true)
		if keeps >= sure || sure != 100 {
			t.Errorf("got %d hundredths with flags and %d without, want fewer and 100", keeps, sure)
		}
		if got, most := open.courtValue(cataclysm.Germany, at("rumania")), idle.courtValue(cataclysm.Germany, at("rumania")); 10*got >= 9*most {
			t.Errorf("the worth of Rumania: got %d, want well below the %d that it is worth where nobody answers", got, most)
		}
	})
	t.Run("5.2.3 a country lost again brings a flag, while one is left to gain", func(t *testing.T) {
		more := open.courtValue(cataclysm.Germany, at("rumania"))
		s := rumania(t)
		s.power(cataclysm.Germany).Boxes = nil
		if got := s.courtValue(cataclysm.Germany, at("rumania")); got >= more {
			t.Errorf("the worth of Rumania without a flag to gain: got %d, want less than %d", got, more)
		}
	})
	t.Run("5.1 a rival without another interest there does not", func(t *testing.T) {
		s := rumania(t)
		for i := range s.Areas {
			if x := &s.Areas[i]; x.Controller == cataclysm.France && x.Area != at("rumania") {
				x.Controller = cataclysm.NoPower
			}
		}
		if !s.interested(cataclysm.France, at("rumania")) || s.keepChance(cataclysm.Germany, at("rumania"), true) != 100 {
			t.Errorf("got an interest %v and %d hundredths, want one that is lost with the country, and 100", s.interested(cataclysm.France, at("rumania")), s.keepChance(cataclysm.Germany, at("rumania"), true))
		}
	})
	t.Run("6.3 an army is needed where rivals court, whether enemies are near or not", func(t *testing.T) {
		s := placed(t, cataclysm.Germany, "days-of-decision", `"turn": "1939-40", "areas": [{"area": "rumania", "owner": "germany", "cubes": 1}, {"area": "hungary", "owner": "france", "cubes": 1}, {"area": "yugoslavia", "owner": "uk", "cubes": 1}],
			"powers": [{"power": "france", "units": [{"area": "hungary", "unit": "infantry"}]}]`)
		near, _ := s.opposingArmiesBeside(at("rumania"), cataclysm.Germany)
		if got, least := s.lossRisk(at("rumania"), cataclysm.Germany), s.defenceValue(at("rumania"))*(100-s.keepChance(cataclysm.Germany, at("rumania"), false))/100; near != 1 || got < least {
			t.Errorf("beside %d army: got a risk of %d, want at least %d beside one", near, got, least)
		}
	})
}

// A country without an army is not kept beside an opponent's army.
func TestCountriesBesideArmiesAreNotKept(t *testing.T) {
	at := cataclysm.MustArea
	look := func(german string) *situation {
		return placed(t, cataclysm.UK, "days-of-decision", `"turn": "1937-38", "powers": [{"power": "germany", "units": [`+german+`]}]`)
	}
	far, near := look(``), look(`{"area": "silesia", "unit": "infantry"}`)
	area := at("poland")
	if got := far.strikeChance(cataclysm.Germany, area); got != 0 {
		t.Errorf("without an army beside it: got %d, want 0", got)
	}
	if got := near.strikeChance(cataclysm.Germany, area); got <= 25 || got >= 75 {
		t.Errorf("an army beside it and a check of three dice: got %d in a hundred, want some, but fewer than 75", got)
	}
	if x, y := far.keepChance(cataclysm.UK, area, true), near.keepChance(cataclysm.UK, area, true); y > x {
		t.Errorf("got %d in a hundred with an army beside it and %d without, want no more", y, x)
	}
	if got := near.strikeChance(cataclysm.France, at("benelux")); got != 0 {
		t.Errorf("a Democracy at peace: got %d, want 0", got)
	}
}

// A power that would refuse is not asked: the same offer would come again with the next flag.
func TestOnlyAWillingAllyIsAsked(t *testing.T) {
	joins := func(t *testing.T, fields string) (mine, asked, theirs int) {
		s := placed(t, cataclysm.Japan, "cataclysm", fields)
		s.asked.Kind = "more-allies"
		mine = s.politicalAction(engine.Choice{Verb: "alliance", On: "power/germany"})
		asked = s.moreTargets(engine.Choice{Verb: "add", On: "power/germany"})
		return mine, asked, placed(t, cataclysm.Germany, "cataclysm", fields).joinAttempt(engine.Choice{Verb: "accept"})
	}
	for _, c := range []struct {
		name, fields string
		accepts      bool
	}{
		{"6.1 at peace it provokes others", `"turn": "1937-38"`, false},
		{"6.1 at war an ally is welcome", `"turn": "1939-40", "war_status": "limited", "wars": [{"sides": [["germany"], ["france", "uk"]]}, {"sides": [["japan"], ["france", "uk"]]}], "alliances": [["france", "uk"]]`, true},
	} {
		t.Run(c.name, func(t *testing.T) {
			if mine, asked, theirs := joins(t, c.fields); (theirs > 0) != c.accepts || (mine > 0) != c.accepts || (asked > 0) != c.accepts {
				t.Errorf("Germany's answer is worth %d, asking it %d, and asking it as one more %d: want all above 0 %v", theirs, mine, asked, c.accepts)
			}
		})
	}
}
