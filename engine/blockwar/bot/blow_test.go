package bot

import (
	"testing"

	"interbellum/engine"
	"interbellum/engine/blockwar"
	"interbellum/engine/bot"
	"interbellum/engine/conquest"
	"interbellum/engine/enginetest/blocks"
)

// eastern is how hard Japan, at war with the Nationalists, sees a Summer of its own with these units.
func eastern(t *testing.T, units ...string) *survey {
	t.Helper()
	seminar := blocks.Seminar{Game: conquest.Game(), Book: conquest.Book(), Format: "conquest/1"}
	v := seminar.View(t, &blocks.Question{Position: blocks.Position{Year: 1938, Phase: blockwar.Summer, Wars: "japan-nationalists", Units: units}, Asked: conquest.Japan, Moves: 9})
	return look(v, engine.Decision{Seat: blockwar.SeatOf(conquest.Japan)}, bot.Style{Strength: bot.Hard}, &Facts{}).land
}

func TestShipsGoWithTheOneUnitThatLands(t *testing.T) {
	l := eastern(t, "formosa japan infantry 1", "kyushu japan carrier 3 fleet 3", "fukien nationalist-china militia 2")
	all := l.sizes(l.t.MustArea("fukien"), l.movers(), []bool{true, true, true}, 9)
	if len(all) != 3 {
		t.Fatalf("11.55 there are blows of %d sizes, want 3", len(all))
	}
	if first := l.movers()[all[0].units[0]].b.ID.Type; first != blockwar.Infantry {
		t.Errorf("11.55 the first that goes is of type %d, want %d, though ships are fitter", first, blockwar.Infantry)
	}
}

// A blow whose first unit has moved is no worse for it: the others follow.
func TestABlowGoesOn(t *testing.T) {
	struck := 0
	for _, defender := range []string{"fortress 1", "fortress 2", "fortress 1 militia 1", "fortress 2 militia 2"} {
		for _, support := range []string{"airforce 1 carrier 1", "airforce 1 airforce 1 carrier 1 carrier 1", "airforce 1 airforce 1 airforce 1 airforce 1 carrier 1 carrier 1"} {
			for _, cv := range []string{"2", "3"} {
				t.Run(cv+" with "+support+" against "+defender, func(t *testing.T) {
					from := func(at string) []blow {
						return eastern(t, at+" japan infantry "+cv, "mukden japan "+support+" tank 2", "suchow nationalist-china "+defender).blows(9)
					}
					before := from("mukden")
					if len(before) == 0 {
						return
					}
					if struck++; len(before[0].units) > 1 && len(from("suchow")) == 0 {
						t.Errorf("got none once the Infantry is there, want one: there was one of %d units that is worth %d", len(before[0].units), before[0].worth)
					}
				})
			}
		}
	}
	if struck == 0 {
		t.Error("got no blow in any case, want some")
	}
}

func TestABlowBackIsReckonedWith(t *testing.T) {
	for _, c := range []struct {
		name  string
		units []string
		minds bool
	}{
		{"an Enemy beside it", []string{"mukden japan infantry 3", "nanking nationalist-china infantry 2 infantry 2"}, true},
		{"nobody near", []string{"mukden japan infantry 3"}, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			l := eastern(t, c.units...)
			worth := func(reply int) int {
				l.facts = &Facts{Weights: Weights{Reply: reply}}
				return l.assault(l.t.MustArea("suchow"), l.mine[l.t.MustArea("mukden")])
			}
			if none, much := worth(0), worth(60); (much < none) != c.minds {
				t.Errorf("Suchow is worth %d, and %d where a blow back counts more; want less: %t", none, much, c.minds)
			}
		})
	}
}
