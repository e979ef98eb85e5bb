package bot

import (
	"testing"

	"interbellum/engine"
	"interbellum/engine/bot"
	"interbellum/engine/cataclysm"
)

// What a computer player expects of a land combat are the rules' own dice and modifiers.
func TestStrikesFollowTheRules(t *testing.T) {
	look := func(t *testing.T, powers, more string) *situation {
		t.Helper()
		m, _, errs := cataclysm.Game().FromSchema([]byte(`{"format": "cataclysm/1", "base": "days-of-decision", "phase": "action", "turn": "1939-40",
			"war_status": "limited", "markers": [], "wars": [{"sides": [["germany"], ["france"]]}], "powers": [` + powers + `]` + more + `}`))
		if len(errs) > 0 {
			t.Fatalf("got %v, want none", errs)
		}
		return newSituation(m.View(engine.Only(2)).(*cataclysm.View), engine.Decision{Seat: engine.Seat(cataclysm.Germany)}, bot.Style{})
	}
	area := func(slug string) cataclysm.Area {
		a, known := cataclysm.ParseArea(slug)
		if !known {
			t.Fatalf("there is no %s", slug)
		}
		return a
	}
	const tank = `{"power": "germany", "commitment": "mobilization", "units": [{"area": "ruhr", "unit": "tank"}]}`
	france := func(units string) string {
		return tank + `, {"power": "france", "commitment": "mobilization", "units": [` + units + `]}`
	}
	for _, c := range []struct {
		name, powers, more, target string
		dice, bonus                [2]int
	}{
		{"10.4 the only tank army takes a die from the defender", france(`{"area": "lorraine", "unit": "infantry"}`), "", "lorraine", [2]int{2, 1}, [2]int{0, 0}},
		{"10.4 who has no land units rolls one die", france(``), "", "lorraine", [2]int{2, 0}, [2]int{0, 0}},
		{"10.4 a fortress adds one", france(`{"area": "lorraine", "unit": "tank"}, {"area": "lorraine", "unit": "fortress"}`), "", "lorraine", [2]int{2, 2}, [2]int{0, 1}},
		{"10.3 aircraft of the defender alone give it a die", france(`{"area": "lorraine", "unit": "tank"}, {"area": "paris", "unit": "tactical"}`), "", "lorraine", [2]int{2, 3}, [2]int{0, 0}},
	} {
		t.Run(c.name, func(t *testing.T) {
			x := look(t, c.powers, c.more).bestAttack(cataclysm.Germany, area(c.target), 1)
			f := x.facts()
			for side, name := range []string{"attacker", "defender"} {
				if f.Dice(side) != c.dice[side] || f.Bonus(side) != c.bonus[side] {
					t.Errorf("the %s: got %d dice and %+d, want %d and %+d", name, f.Dice(side), f.Bonus(side), c.dice[side], c.bonus[side])
				}
			}
			if got, want := x.odds(), cataclysm.Odds(c.dice[0], c.bonus[0], c.dice[1], c.bonus[1]); got.Win != want.Win || got.Lose != want.Lose || got.Tie != want.Tie {
				t.Errorf("the odds: got %+v, want %+v", got, want)
			}
		})
	}
	t.Run("9.7.1 aid is a die, and no aircraft", func(t *testing.T) {
		x := attack{target: area("lorraine"), foes: 1, air: 1, combat: cataclysm.CombatFacts{Aid: true}}
		if f := x.facts(); f.Air != cataclysm.AttackerLeads || f.Dice(0) != 3 || f.Dice(1) != 3 {
			t.Errorf("got %+v, %d dice against %d, want Air %v, 3 and 3", f, f.Dice(0), f.Dice(1), cataclysm.AttackerLeads)
		}
	})
	t.Run("12.3 purges cost the defender one", func(t *testing.T) {
		s := look(t, france(`{"area": "lorraine", "unit": "tank"}`), "")
		s.power(cataclysm.France).Posture, s.power(cataclysm.France).Ideology = cataclysm.PoliticalPurges, cataclysm.Communism
		x := s.bestAttack(cataclysm.Germany, area("lorraine"), 1)
		if f := x.facts(); f.Bonus(1) != -1 {
			t.Errorf("got %+d, want -1", f.Bonus(1))
		}
	})
	t.Run("2.3.1 in adverse terrain tanks count for nothing, and a strait adds no more", func(t *testing.T) {
		x := attack{target: area("lorraine"), tanks: 2, foes: 1, combat: cataclysm.CombatFacts{Adverse: true, Strait: true, Invasion: true}}
		if f := x.facts(); f.Dice(1) != 2 || f.Bonus(1) != 1 {
			t.Errorf("got %d dice and %+d, want 2 and 1", f.Dice(1), f.Bonus(1))
		}
	})
}
