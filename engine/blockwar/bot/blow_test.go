package bot

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/blockwar"
	"interbellum/engine/bot"
	"interbellum/engine/conquest"
)

// eastern is how hard Japan, at war with the Nationalists, sees a Summer of its own with these units.
func eastern(t *testing.T, units []blockwar.WrittenUnit) *survey {
	t.Helper()
	text, err := json.Marshal(struct {
		blockwar.WrittenHead
		blockwar.WrittenPieces
	}{
		blockwar.WrittenHead{Format: "conquest/1", Scenario: "1936", Year: 1938, Phase: blockwar.Summer, Order: []string{"japan", "usa", "soviet"}},
		blockwar.WrittenPieces{
			Factions: []blockwar.WrittenFaction{{Faction: "japan", Ind: 11, Wars: []string{"nationalists"}}, {Faction: "usa", Ind: 9}, {Faction: "soviet", Ind: 6}},
			Sides:    []blockwar.WrittenSide{{Side: "nationalists", Wars: []string{"japan"}}},
			Units:    units,
		},
	})
	if err != nil {
		t.Fatal(err)
	}
	m, _, errs := conquest.Game().FromSchema(text)
	if len(errs) > 0 {
		t.Fatal(errs)
	}
	v := m.View(blockwar.SeenBy(conquest.Japan)).(*blockwar.View)
	v.Active, v.Turn.Moves = conquest.Japan, 9
	return look(v, engine.Decision{Seat: blockwar.SeatOf(conquest.Japan)}, bot.Style{Strength: bot.Hard}, &Facts{}).land
}

// army are units of a Nation in an area, of types and CVs as they follow: "airforce 1 airforce 1".
func army(area, nation, units string) (list []blockwar.WrittenUnit) {
	count, words := map[string]uint8{}, strings.Fields(units)
	for i := 0; i+1 < len(words); i += 2 {
		count[words[i]]++
		list = append(list, blockwar.WrittenUnit{Nation: nation, Type: words[i], N: count[words[i]], CV: words[i+1][0] - '0', Area: area})
	}
	return list
}

func TestShipsGoWithTheOneUnitThatLands(t *testing.T) {
	l := eastern(t, slices.Concat(army("formosa", "japan", "infantry 1"), army("kyushu", "japan", "carrier 3 fleet 3"), army("fukien", "nationalist-china", "militia 2")))
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
						l := eastern(t, slices.Concat(army(at, "japan", "infantry "+cv), army("mukden", "japan", support+" tank 2"), army("suchow", "nationalist-china", defender)))
						return l.blows(9)
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
