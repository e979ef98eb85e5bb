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

func TestTitlesAreThoseOfTheGames(t *testing.T) {
	if len(All()) != len(Titles()) {
		t.Fatalf("%d titles of %d games: where nothing is downloaded every game is here, want %v", len(Titles()), len(All()), len(Titles()))
	}
	for i, g := range All() {
		title := Titles()[i]
		if title.ID != g.ID || title.Name != g.Name || title.Hidden != g.Hidden || len(title.Scenarios) != len(g.Scenarios) {
			t.Errorf("%s is listed as %v: got ID %v, Name %v, Hidden %v and Scenarios %v; want %v, %v, %v and %v", g.ID, title, title.ID, title.Name, title.Hidden, len(title.Scenarios), g.ID, g.Name, g.Hidden, len(g.Scenarios))
			continue
		}
		for j, s := range g.Scenarios {
			if x := title.Scenarios[j]; x.ID != s.ID || x.Number != s.Number || x.Name != s.Name {
				t.Errorf("%s %s is listed as %v: got ID %v, Number %v and Name %v; want %v, %v and %v", g.ID, s.ID, x, x.ID, x.Number, x.Name, s.ID, s.Number, s.Name)
			}
		}
		if found, ok := Title(g.ID); !ok || found.Name != g.Name {
			t.Errorf("the title of %s is %v: got ok %v; want ok true and Name %v", g.ID, found, ok, g.Name)
		}
	}
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

func TestCatalogue(t *testing.T) {
	seen := map[string]bool{}
	for _, g := range All() {
		if seen[g.ID] {
			t.Errorf("got %s twice in the catalogue, want it once", g.ID)
		}
		seen[g.ID] = true
		if found, ok := ByID(g.ID); !ok || found != g {
			t.Errorf("%s is not found by its id: got ok %v and found %v; want true and %v", g.ID, ok, found, g)
		}
		for _, s := range g.Scenarios {
			if m, _, err := g.New(s.ID, nil); err != nil || len(m.Open()) == 0 {
				t.Errorf("%s %s does not start: %v: got m %+v; want no error and Open some", g.ID, s.ID, err, m)
			}
		}
	}
	if _, err := Find("no-such-game"); err == nil || errors.As(err, new(*OtherProgram)) {
		t.Errorf("a game that does not exist is found: %v: got As(err, new(OtherProgram)) %v; want an error and As(err, new(OtherProgram)) false", err, errors.As(err, new(*OtherProgram)))
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
	for i, id := range []string{"triumph", "conquest"} {
		catalogue[slices.IndexFunc(catalogue, func(e entry) bool { return e.title.ID == id })].game = nil
		var other *OtherProgram
		if _, err := Find(id); !errors.As(err, &other) || other.Program != "blocks" {
			t.Errorf(`without its engine %s is at %v: got other %+v; want an error of type %T and Program "blocks"`, id, err, other, other)
		}
		title, known := Title(id)
		if !known || title.Hidden || len(All()) != len(Titles())-1-i {
			t.Errorf("the title of %s is %v: got known %v and All %v; want known true, Hidden false and All %v", id, title, known, len(All()), len(Titles())-1-i)
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
