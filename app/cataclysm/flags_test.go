package cataclysm

import (
	"fmt"
	"strings"
	"testing"

	"interbellum/engine"
	rules "interbellum/engine/cataclysm"
)

// The page says how many dice a flag's political action rolls: as many as are rolled then, and as the forecast says.
func TestFlagsRollTheDiceThatThePageNames(t *testing.T) {
	for _, x := range []struct {
		name, flag, italy, want string
		dice, mod               int
	}{
		{"5.3 an ordinary flag", "flag", ``, "Roll 1 die; ", 1, 0},
		{"12.1.2 Il Duce adds a die", "il-duce", ``, "Roll 2 dice; ", 2, 0},
		{"5.3 an ordinary flag, effectiveness reduced", "flag", `"reduced": true, `, "Roll 1 die at −1; ", 1, -1},
		{"12.1.2 Il Duce, effectiveness reduced", "il-duce", `"reduced": true, `, "Roll 2 dice at −1; ", 2, -1},
		{"12.1.2 Il Duce after a collapse of Italy", "il-duce", `"fallen"`, "Roll 1 die; ", 1, 0},
	} {
		t.Run(x.name, func(t *testing.T) {
			fallen, italy := "", x.italy
			if italy == `"fallen"` {
				fallen, italy = `"collapsed_before": ["italy"], `, ""
			}
			m := opened(t, fmt.Sprintf(`{"format": "cataclysm/1", "base": "days-of-decision", "phase": "action", %s
				"powers": [{"power": "italy", %s"boxes": {"cup": {%q: 1}}}]}`, fallen, italy, x.flag))
			for m.Open()[0].Kind != "political-action" {
				d := m.Open()[0]
				c := d.Legal[0]
				for _, y := range d.Legal {
					if y.Verb == "draw" && y.On == engine.Ref(x.flag+"/italy") || y.Verb == "play" {
						c = y
					}
				}
				if _, err := m.Apply(engine.Entry{Seq: m.Seq(), Seat: d.Seat, Choice: c}); err != nil {
					t.Fatal(err)
				}
			}
			d, s := m.Open()[0], sightOf(m)
			if got := (Face{}).Question(s, d).Why; !strings.HasPrefix(got, x.want) {
				t.Errorf("the page says %q, want %q", got, x.want)
			}
			action := engine.Choice{Verb: "escalate"}
			odds := rules.CheckOdds(m, action)
			if _, err := m.Apply(engine.Entry{Seq: m.Seq(), Seat: d.Seat, Choice: action}); err != nil {
				t.Fatal(err)
			}
			roll := m.View(engine.Everybody).(*rules.View).Dice
			mod := 0
			for _, y := range roll.Mods {
				mod += int(y.N)
			}
			if roll.Dice != x.dice || mod != x.mod || odds.Dice != x.dice {
				t.Errorf("got %d dice at %d, forecast %d, want %d at %d", roll.Dice, mod, odds.Dice, x.dice, x.mod)
			}
		})
	}
}

func opened(t *testing.T, position string) engine.Match {
	t.Helper()
	m, _, errs := rules.Game().FromSchema([]byte(position))
	if len(errs) > 0 {
		t.Fatal(errs)
	}
	return m
}
