package workshop

import (
	"fmt"
	"testing"

	"interbellum/engine"
	"interbellum/engine/games"
	_ "interbellum/engine/games/all"
	"interbellum/engine/house"
	_ "interbellum/engine/words/blocks"
	_ "interbellum/engine/words/cataclysm"
	_ "interbellum/engine/words/conquest"
	_ "interbellum/engine/words/house"
	_ "interbellum/engine/words/triumph"
	_ "interbellum/engine/words/workshop"
)

var printed = []string{"cataclysm", "triumph", "conquest"}

func gameOf(t testing.TB, id string) *engine.Game {
	t.Helper()
	g, found := games.ByID(id)
	if !found {
		t.Fatalf("no game %s", id)
	}
	return g
}

func open(t testing.TB, game string) *Bench {
	t.Helper()
	b, err := Open(gameOf(t, game), nil)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func check(t testing.TB, what string, got, want any) {
	t.Helper()
	if g, w := fmt.Sprint(got), fmt.Sprint(want); g != w {
		t.Errorf("%s: got\n%s\nwant\n%s", what, g, w)
	}
}

func do(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatalf("got %v, want no refusal", err)
	}
}

func field(name, value string) []house.Field { return []house.Field{{Name: name, Value: value}} }
