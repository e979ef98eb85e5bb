package bot_test

import (
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/bot"
	"interbellum/engine/cataclysm"
	mind "interbellum/engine/cataclysm/bot"
	"interbellum/engine/enginetest/players"
	_ "interbellum/engine/words/cataclysm" // the test reads what openings are called
)

func TestOpeningsCount(t *testing.T) {
	var seats []engine.Seat
	for p := cataclysm.France; p <= cataclysm.PowerCount; p++ {
		seats = append(seats, engine.Seat(p))
	}
	players.Openings(t, cataclysm.Game(), mind.Mind{}, "cataclysm", seats, func(slug string) bool {
		_, is := cataclysm.ParseArea(slug)
		return is
	})
}

// Japan can go to war two years before the others: most of its openings spare the Soviet Union, or all matches begin alike.
func TestOpeningsOrderAndForbidWars(t *testing.T) {
	m, _, errs := cataclysm.Game().FromSchema([]byte(global("mobilization")))
	if len(errs) > 0 {
		t.Fatalf("got %v, want none", errs)
	}
	d := engine.Decision{Seat: engine.Seat(cataclysm.Japan), Kind: "military-action", About: "power/japan", Left: 1, Legal: []engine.Choice{{Verb: "done"}, {Verb: "land", On: "area/maritime-territory"}}}
	attacks := func(o *bot.Opening) int {
		worth := mind.Mind{}.Weigh(m.View(engine.Only(d.Seat)), d, bot.Style{Strength: bot.Hard, Opening: o})
		return worth[1] - worth[0]
	}
	plain, spares, list := attacks(nil), 0, mind.Mind{}.Openings(d.Seat)
	if plain <= 0 {
		t.Fatalf("without an opening, an attack on the Soviet Union: got %d, want it to be good", plain)
	}
	for i := range list {
		switch o, got := &list[i], attacks(&list[i]); {
		case strings.Contains(o.Spares, "ussr"):
			spares++
			if got >= 0 {
				t.Errorf("%s: got %d for an attack, want less than nothing", o.Name, got)
			}
		case got <= plain:
			t.Errorf("%s: got %d for an attack, want more than %d", o.Name, got, plain)
		}
	}
	if 2*spares <= len(list)+1 {
		t.Errorf("got %d of %d openings, and the play without one, that spare the Soviet Union, want more than half", spares, len(list))
	}
	for p := cataclysm.France; p <= cataclysm.PowerCount; p++ {
		for _, o := range (mind.Mind{}).Openings(engine.Seat(p)) {
			for slug := range strings.FieldsSeq(o.Fights + " " + o.Spares) {
				if _, is := cataclysm.ParsePower(slug); !is {
					t.Errorf("%s names the power %s, which there is not", o.Name, slug)
				}
			}
		}
	}
}
