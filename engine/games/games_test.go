package games

import (
	"errors"
	"slices"
	"testing"

	"interbellum/engine"
	"interbellum/engine/cataclysm"
	"interbellum/engine/conquest"
	"interbellum/engine/enginetest/toy"
	"interbellum/engine/triumph"
	"interbellum/engine/words"
)

// What the packages under this folder do for a program, its own tests do by themselves: those packages import this one.
func init() {
	Register("cataclysm", cataclysm.Game)
	Register("triumph", triumph.Game)
	Register("conquest", conquest.Game)
	Register("toy", toy.Game)
}

func TestTitlesFollowTheLanguage(t *testing.T) {
	book := words.ByName("triumph")
	book.Translate("title\tTriumph und Tragödie\nscenario.1939\tDer Krieg ist nah\nseat.axis\tAchse\n")
	defer book.Translate("")
	got, _ := Title("triumph")
	if want := "Triumph und Tragödie"; got.Name != want || got.Scenarios[0].Name != "1936" || got.Scenarios[1].Name != "Der Krieg ist nah" {
		t.Errorf("got %+v, want the title %s and the scenarios 1936 and Der Krieg ist nah", got, want)
	}
	game, _ := ByID("triumph")
	seat, _ := game.SeatBySlug("axis")
	if got := game.SeatName(seat); got != "Achse" {
		t.Errorf("got the seat %q, want Achse", got)
	}
}

func TestHarboursIsThereAndNotOffered(t *testing.T) {
	if toy, ok := ByID("toy"); !ok || !toy.Hidden {
		t.Errorf("the toy must be there and not offered: got toy %+v and ok %v; want ok true and Hidden true", toy, ok)
	}
}

// A program that holds no engine of a game still knows its title, and where it is.
func TestAGameOfAnotherFamilyIsElsewhere(t *testing.T) {
	defer func(all []entry) { catalogue = all }(catalogue)
	catalogue = slices.Clone(catalogue)
	held := len(All())
	for i, id := range []string{"triumph", "conquest"} {
		catalogue[slices.IndexFunc(catalogue, func(e entry) bool { return e.title.ID == id })].game = nil
		var other *OtherProgram
		if _, err := Find(id); !errors.As(err, &other) || other.Program != "blocks" {
			t.Errorf(`without its engine %s is at %v: got other %+v; want an error of type %T and Program "blocks"`, id, err, other, other)
		}
		title, known := Title(id)
		if !known || title.Hidden || len(All()) != held-1-i {
			t.Errorf("the title of %s is %v: got known %v and All %v; want known true, Hidden false and All %v", id, title, known, len(All()), held-1-i)
		}
		if other != nil && other.Name != title.Name {
			t.Errorf("got the name %s, want %s", other.Name, title.Name)
		}
	}
}

func TestFamiliesAreListedOnceEach(t *testing.T) {
	got := Families()
	if want := []string{"cataclysm", "blocks"}; !slices.Equal(got[:2], want) {
		t.Errorf("got %v, want %v first", got, want)
	}
	once := slices.Clone(got)
	slices.Sort(once)
	if once = slices.Compact(once); len(once) != len(got) {
		t.Errorf("got %v, want each once", got)
	}
}

func TestAGameIsRegisteredOnceAndOnlyAHiddenOneHasNoTitle(t *testing.T) {
	defer func(all []entry) { catalogue = all }(catalogue)
	offered := func() *engine.Game { return &engine.Game{ID: "go"} }
	for id, game := range map[string]func() *engine.Game{"toy": toy.Game, "cataclysm": cataclysm.Game, "go": offered} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%s is registered, want a panic", id)
				}
			}()
			Register(id, game)
		}()
	}
}
