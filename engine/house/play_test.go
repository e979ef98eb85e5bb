package house_test

import (
	"fmt"
	"os"
	"runtime/debug"
	"testing"

	"interbellum/engine"
	"interbellum/engine/cataclysm"
	"interbellum/engine/conquest"
	"interbellum/engine/enginetest/walk"
	"interbellum/engine/house"
	"interbellum/engine/triumph"

	_ "interbellum/engine/words/cataclysm"
	_ "interbellum/engine/words/conquest"
	_ "interbellum/engine/words/house"
	_ "interbellum/engine/words/triumph"
)

// A game with other data, whatever they are, is refused with a sentence or can be played: HOUSES=1000 tries as many.
func TestRandomHousesAreRefusedOrPlayed(t *testing.T) {
	n := 12
	if text := os.Getenv("HOUSES"); text != "" {
		if _, err := fmt.Sscan(text, &n); err != nil {
			t.Fatal(err)
		}
	}
	for _, game := range []struct {
		id     string
		file   house.Files
		edited func(func(string) string) (*engine.Game, error)
	}{{"cataclysm", cataclysm.File, cataclysm.Edited}, {"triumph", triumph.File, triumph.Edited}, {"conquest", conquest.File, conquest.Edited}} {
		played := 0
		for seed := range uint64(n) {
			tables, _ := house.Of(game.id)
			w := walk.New(seed)
			e := house.Random(tables, game.file, "00000000", 1+w.N(8), w.N)
			e, _ = tables.Tidy(game.file, e) // what cannot be changed is left out
			files, faults := tables.Apply(game.file, e)
			if len(faults) > 0 {
				t.Fatalf("%s, seed %d: got %v, want an edition that can be applied", game.id, seed, faults)
			}
			trouble := playHouse(game.edited, files, w, &played)
			if trouble != "" {
				t.Errorf("%s, seed %d: %s\n%s", game.id, seed, trouble, house.Encode(e))
			}
		}
		t.Logf("%s: %d of %d editions were played", game.id, played, n)
		if n >= 12 && played == 0 {
			t.Errorf("%s: got no edition that could be played, want some", game.id)
		}
	}
}

func playHouse(edited func(func(string) string) (*engine.Game, error), files house.Files, w *walk.Walker, played *int) (trouble string) {
	defer func() {
		if r := recover(); r != nil {
			trouble = fmt.Sprintf("panic: %v\n%s", r, debug.Stack())
		}
	}()
	game, err := edited(files)
	if err != nil {
		return ""
	}
	*played++
	for _, s := range game.Scenarios {
		m, _, err := game.New(s.ID, nil)
		if err != nil {
			return s.ID + ": " + err.Error()
		}
		for len(m.Open()) > 0 && m.Seq() < 1500 {
			d := m.Open()[w.N(len(m.Open()))]
			if len(d.Legal) == 0 {
				return fmt.Sprintf("%s, answer %d: a question without an answer: %s", s.ID, m.Seq(), d.Kind)
			}
			if _, err := m.Apply(d.Answer(m.Seq(), w.Answer(d), "")); err != nil {
				return fmt.Sprintf("%s, answer %d: %v", s.ID, m.Seq(), err)
			}
		}
		if wrong := m.Check(); len(wrong) > 0 {
			return fmt.Sprintf("%s, answer %d: %v", s.ID, m.Seq(), wrong[0])
		}
	}
	return ""
}
