package blockwar

import "testing"

func TestTechniques(t *testing.T) {
	fleet := Unit{Type: Fleet, Class: Naval, Sea: 3, Fire: [5]int{Air: 1, Naval: 3, Ground: 1, Submarine: 2}}
	t.Run("what a Technology says of a type holds for it, and all else is as printed", func(t *testing.T) {
		with := fleet.With(Technique{Type: Fleet, Fire: [5]int{Submarine: 3}, First: true}).With(Technique{Type: Tank, Sea: 5})
		if want := [5]int{Air: 1, Naval: 3, Ground: 1, Submarine: 3}; with.Fire != want || !with.First || with.Sea != 3 || fleet.First {
			t.Errorf("got %+v, First %v; want Fire %v, First true, Sea 3 and First false", with, fleet.First, want)
		}
	})
	t.Run("two dice for each CV at the class named, in Friendly Territory", func(t *testing.T) {
		radar := fleet.With(Technique{Type: Fleet, Doubles: Air})
		for _, c := range []struct {
			u        *Unit
			at       Class
			friendly bool
			want     int
		}{{&radar, Air, true, 6}, {&radar, Air, false, 3}, {&radar, Naval, true, 3}, {&fleet, Air, true, 3}} {
			if got := c.u.Dice(3, c.at, c.friendly); got != c.want {
				t.Errorf("%d dice at %s, not %d", got, c.at, c.want)
			}
		}
	})
	t.Run("FirstFire cancels FirstFire, and Surprise is FirstFire", func(t *testing.T) {
		first := fleet.With(Technique{Type: Fleet, First: true})
		for _, c := range []struct {
			attacker, defender *Unit
			surprise, want     bool
		}{{&fleet, &fleet, false, false}, {&first, &fleet, false, true}, {&first, &first, false, false}, {&fleet, &first, false, false},
			{&fleet, &fleet, true, true}, {&fleet, &first, true, false}, {&first, &first, true, true}} {
			if got := FiresFirst(c.attacker, c.defender, c.surprise); got != c.want {
				t.Errorf("attacker %v, defender %v, Surprise %v: %v, want %v", c.attacker.First, c.defender.First, c.surprise, got, c.want)
			}
		}
	})
}
