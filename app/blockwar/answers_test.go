package blockwar_test

import (
	"testing"

	look "interbellum/app/blockwar"
	"interbellum/app/conquest"
	"interbellum/app/face"
	"interbellum/app/triumph"
	"interbellum/engine"
	"interbellum/engine/blockwar"
	pacific "interbellum/engine/conquest"
	"interbellum/engine/enginetest/walk"
	rules "interbellum/engine/triumph"
)

// No two answers to a question read alike.
func TestAnswersReadApart(t *testing.T) {
	for _, c := range []struct {
		game     *engine.Game
		face     *look.Face
		scenario string
		seed     uint64
	}{{rules.Game(), triumph.New().Face, "1936", 0}, {rules.Game(), triumph.New().Face, "1936", 1},
		{pacific.Game(), conquest.New().Face, pacific.Scenario1936, 0}, {pacific.Game(), conquest.New().Face, pacific.RisingSun, 1}} {
		m, _, err := c.game.New(c.scenario, nil)
		if err != nil {
			t.Fatal(err)
		}
		walker := walk.New(c.seed)
		for going := true; going; {
			if m.Seq()%4 == 0 {
				for _, d := range append(append([]engine.Decision{}, m.Open()...), m.Rights()...) {
					if d.Seat != engine.Chance && d.Kind != engine.OrderVerb {
						readApart(t, c.face, m, d)
					}
				}
			}
			var e engine.Entry
			if e, _, going = walker.Pick(m); !going {
				break
			}
			if _, err := m.Apply(e); err != nil {
				t.Fatal(err)
			}
		}
	}
}

func readApart(t *testing.T, f *look.Face, m engine.Match, d engine.Decision) {
	t.Helper()
	sight, said := &face.Sight{View: m.View(engine.Only(d.Seat)), Asked: []engine.Decision{d}}, map[string]engine.Choice{}
	for _, c := range d.Legal {
		l := f.Label(sight, d, c)
		words := l.Text + ", " + l.Note
		if other, twice := said[words]; twice {
			t.Errorf("question %d, %s: got %q for both %s and %s, want words for each", m.Seq(), d.Kind, words, other.Words(), c.Words())
		}
		said[words] = c
	}
}

// 11.53 The player who brings up a BattleGroup reads which units are in it.
func TestBattleGroupsAreNamedByTheirUnits(t *testing.T) {
	m, _, err := pacific.Game().New(pacific.Scenario1936, nil)
	if err != nil {
		t.Fatal(err)
	}
	v := m.View(engine.Only(1)).(*blockwar.View)
	sea := v.Book.AreaOf("area/sea-of-japan")
	v.Units = append(v.Units, blockwar.UnitView{Nation: pacific.ImperialJapan, Type: blockwar.Carrier, CV: 3, Area: sea, Group: 1},
		blockwar.UnitView{Nation: pacific.ImperialJapan, Type: blockwar.Sub, CV: 1, Area: sea, Group: 2}, blockwar.UnitView{Nation: pacific.ImperialJapan, Type: blockwar.Fleet, CV: 2, Area: sea, Group: 2})
	d := engine.Decision{Kind: "join", Seat: 1, About: v.AreaRef(sea)}
	for n, want := range map[int]string{1: "3 CV Carrier", 2: "1 CV Sub and 2 CV Fleet"} {
		if l := conquest.New().Label(&face.Sight{View: v}, d, engine.Choice{Verb: "join", N: n}); l.Note != want {
			t.Errorf("%s reads %q, want %q", l.Text, l.Note, want)
		}
	}
}
