package link_test

import (
	"encoding/base64"
	"errors"
	"reflect"
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/cataclysm"
	"interbellum/engine/conquest"
	"interbellum/engine/dice"
	"interbellum/engine/enginetest/toy"
	"interbellum/engine/enginetest/walk"
	"interbellum/engine/link"
	"interbellum/engine/record"
	"interbellum/engine/triumph"
)

// looked are moments of matches of a game, played by chance.
func looked(t *testing.T, game *engine.Game, each int, see func(engine.Match)) {
	t.Helper()
	for _, sc := range game.Scenarios {
		m, _, err := game.New(sc.ID, nil)
		if err != nil {
			t.Fatal(err)
		}
		w := walk.New(9)
		for n := 0; len(m.Open()) > 0 && n < 400; n++ {
			if n%each == 0 {
				see(m)
			}
			asked := m.Open()
			d := asked[w.N(len(asked))]
			if _, err := m.Apply(d.Answer(m.Seq(), w.Answer(d), "")); err != nil {
				t.Fatal(err)
			}
		}
		see(m)
	}
}

func TestALinkToLookAtShowsTheView(t *testing.T) {
	for _, game := range []*engine.Game{toy.Game(), cataclysm.Game(), triumph.Game(), conquest.Game()} {
		find := func(id string) *engine.Game { return game }
		longest := 0
		looked(t, game, 61, func(m engine.Match) {
			for _, seats := range []engine.Seats{0, engine.Only(1), engine.Only(1, 3)} {
				want := link.Look{Game: game.ID, Edition: game.Edition, ID: "m1", Title: "Łódź", Says: "Ann is asked", Note: "<b>see</b>", Answers: m.Seq(),
					Players: []record.Player{{Name: "Ann", Seats: engine.Only(1, 3)}}, View: m.View(seats)}
				text, err := link.EncodeLook(want)
				if err != nil {
					t.Fatal(err)
				}
				longest = max(longest, len(text))
				got, err := link.OpenLook("> look:\n> https://example.org/#"+text[:40]+"\n> "+text[40:], find, nil)
				if err != nil {
					t.Fatalf("%s after %d answers, %d letters: %v, want no error", game.ID, m.Seq(), len(text), err)
				}
				if !reflect.DeepEqual(*got, want) {
					t.Fatalf("%s: it shows\n%+v, not\n%+v", game.ID, got.View, want.View)
				}
				if _, _, err := link.Open(text, find); !errors.Is(err, link.ErrLook) {
					t.Fatalf("as a match it opens with %v: got false, want true", err)
				}
			}
		})
		t.Logf("%s: at most %d letters", game.ID, longest)
		if longest > 6000 {
			t.Errorf("%s: a link has %d letters, want at most 6000", game.ID, longest)
		}
	}
	if _, err := link.OpenLook(encoded(t, link.Letter{Record: played(t, "long", dice.SeededName, 1, 9)}), find, nil); !errors.Is(err, link.ErrForeign) {
		t.Errorf("a match is opened as something to look at: %v: got false, want true", err)
	}
}

// Two matches that differ in nothing but cards that Amber does not see give Amber, and a
// bystander, the same link to the letter.
func TestALinkToLookAtHoldsNothingHidden(t *testing.T) {
	compared, differed := 0, 0
	for other := range uint64(6) {
		a, _, _ := toy.Game().New("full", nil)
		b := a.Clone()
		w := walk.New(other)
		for n := 0; n < 40 && len(a.Open()) > 0; n++ {
			d, e := a.Open()[0], b.Open()[0]
			c := w.Answer(d)
			hidden := strings.HasPrefix(d.Kind, "deal-") && !d.Seen.Has(toy.Amber)
			mine := c
			if hidden {
				mine = e.Legal[w.N(len(e.Legal))]
			} else if !e.Allows(c) {
				break
			}
			if d.Kind == "lay-card" { // its card is shown later
				break
			}
			if _, err := a.Apply(d.Answer(a.Seq(), c, "")); err != nil {
				t.Fatal(err)
			}
			if _, err := b.Apply(e.Answer(b.Seq(), mine, "")); err != nil {
				t.Fatal(err)
			}
			for _, seats := range []engine.Seats{0, engine.Only(toy.Amber)} {
				x, _ := link.EncodeLook(link.Look{Game: "toy", View: a.View(seats)})
				y, _ := link.EncodeLook(link.Look{Game: "toy", View: b.View(seats)})
				compared++
				if x != y {
					t.Fatalf("after %d answers the links to %v differ: got x %v, want %v", a.Seq(), seats, x, y)
				}
			}
			if x, _ := link.EncodeLook(link.Look{View: a.View(engine.Only(toy.Birch))}); x != "" {
				if y, _ := link.EncodeLook(link.Look{View: b.View(engine.Only(toy.Birch))}); x != y {
					differed++
				}
			}
		}
	}
	if compared < 50 || differed < 20 {
		t.Errorf("%d compared, %d differed for who sees: this shows little; want compared at least 50 and differed at least 20", compared, differed)
	}
}

// A view that was tampered with is refused, or shows a table that can be.
func TestATamperedViewIsRefused(t *testing.T) {
	game := cataclysm.Game()
	find := func(string) *engine.Game { return game }
	m, _, _ := game.New("days-of-decision", nil)
	view := m.View(0)
	plain := link.PackedView(view)
	refused := 0
	for i := 0; i < len(plain); i += 23 {
		for _, change := range []byte{1, 0x10, 0x80, 0xff} {
			bad := append([]byte(nil), plain...)
			bad[i] ^= change
			look, err := link.OpenLook(link.ForgeLook(link.Look{Game: game.ID, Edition: game.Edition, View: view}, bad), find, nil)
			if err != nil {
				refused++
				continue
			}
			for _, a := range look.View.(*cataclysm.View).Areas {
				if a.Cubes < 0 || a.Cubes > 99 || a.Area < 1 || a.Area > cataclysm.AreaCount {
					t.Fatalf("byte %d: %+v: got Cubes %v and Area %v; want Cubes at least 0, Cubes at most 99, Area at least 1 and Area at most %v", i, a, a.Cubes, a.Area, cataclysm.AreaCount)
				}
			}
		}
	}
	if refused < 2*len(plain)/23 {
		t.Errorf("%d of %d are refused, want at least %v", refused, 4*len(plain)/23, 2*len(plain)/23)
	}
	for _, bad := range [][]byte{nil, {0xc0}, {0xdd, 0xff, 0xff, 0xff, 0xff}, []byte(strings.Repeat("\x91", 4000)), plain[:len(plain)/2]} {
		if look, err := link.OpenLook(link.ForgeLook(link.Look{Game: game.ID, Edition: game.Edition, View: view}, bad), find, nil); err == nil {
			t.Errorf("%x is shown as %+v: got no error, want an error", bad[:min(9, len(bad))], look)
		}
	}
	text, _ := link.EncodeLook(link.Look{Game: game.ID, Edition: "another", View: view})
	if _, err := link.OpenLook(text, find, nil); !errors.As(err, new(*link.OtherEdition)) {
		t.Errorf("another edition: %v, want an error of type *link.OtherEdition", err)
	}
	raw, _ := base64.RawURLEncoding.DecodeString(text[3:])
	if strings.Contains(string(raw), "secret") {
		t.Errorf(`there is a secret in it: got %v, want no "secret"`, string(raw))
	}
}
