package saves_test

import (
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/cataclysm"
	"interbellum/engine/enginetest/bounds"
	"interbellum/engine/enginetest/toy"
	"interbellum/engine/enginetest/walk"
	"interbellum/engine/saves"
)

// packed are positions of every game as Write writes them, from a match's beginning into its middle.
func packed(t testing.TB, game *engine.Game, answers, apart int) (list [][]byte) {
	t.Helper()
	m, _, err := game.New(game.Scenarios[0].ID, nil)
	if err != nil {
		t.Fatal(err)
	}
	w := walk.New(1)
	for i := range answers {
		e, _, going := w.Pick(m)
		if !going {
			break
		}
		if _, err := m.Apply(e); err != nil {
			t.Fatal(err)
		}
		if i%apart == 0 {
			list = append(list, saves.Write(m))
		}
	}
	return list
}

// FuzzLoad wants an error or a position, whatever the bytes are.
func FuzzLoad(f *testing.F) {
	games := []*engine.Game{toy.Game(), cataclysm.Game()}
	for _, whole := range append(packed(f, games[0], 60, 1), packed(f, games[1], 400, 40)...) {
		f.Add(whole)
		for _, bad := range append(bounds.Cuts(whole, 6), bounds.Flips(whole, 12)...) {
			f.Add(bad)
		}
		for _, claim := range bounds.Claims() {
			f.Add(append(whole[:len(whole)/3:len(whole)/3], claim...))
		}
	}
	for _, claim := range bounds.Claims() {
		f.Add(claim)
		f.Add(append([]byte{0x93, 0x94, 0}, claim...))
	}
	f.Add(bounds.Deep("\x91", 100_000))
	f.Add(bounds.Deep("\x81", 100_000))
	f.Add(append([]byte{0xdd, 0, 0x0f, 0xff, 0xff}, make([]byte, 1<<20)...))
	f.Fuzz(func(t *testing.T, data []byte) {
		for _, game := range games {
			var m engine.Match
			bounds.Check(t, func() { m, _ = saves.Read(game, data) })
			if m != nil {
				saves.Write(m)
			}
		}
	})
}

func TestLoadRefuses(t *testing.T) {
	game := toy.Game()
	m, _, err := game.New("full", nil)
	if err != nil {
		t.Fatal(err)
	}
	whole := saves.Write(m)
	w := walk.New(3)
	for n := range whole {
		if _, err := saves.Read(game, whole[:n]); err == nil {
			t.Errorf("the first %d bytes of %d: got a position, want a refusal", n, len(whole))
		}
	}
	if _, err := saves.Read(game, append(whole[:len(whole):len(whole)], 0)); err == nil {
		t.Error("bytes after the end: got a position, want a refusal")
	}
	for range 2000 {
		bad := append([]byte{}, whole...)
		for range 1 + w.N(4) {
			bad[w.N(len(bad))] = byte(w.N(256))
		}
		saves.Read(game, bad)
	}
	for range 2000 {
		bad := make([]byte, w.N(24))
		for i := range bad {
			bad[i] = byte(w.N(256))
		}
		saves.Read(game, bad)
	}
	deep := make([]byte, 100_000)
	for i := range deep {
		deep[i] = 0x91
	}
	if _, err := saves.Read(game, deep); err == nil || !strings.Contains(err.Error(), "nested too deeply") {
		t.Errorf("nested 100000 times deep: got %v, want \"nested too deeply\"", err)
	}
	claims := [][]byte{
		{0xdd, 0xff, 0xff, 0xff, 0xff}, {0xdf, 0xff, 0xff, 0xff, 0xff}, {0xdb, 0x7f, 0xff, 0xff, 0xff}, {0xc6, 0xff, 0xff, 0xff, 0xff},
		{0xc9, 0xff, 0xff, 0xff, 0xff, 1}, {0x94, 0, 0, 0xdd, 0x20, 0, 0, 0, 0xc0},
	}
	for _, data := range claims {
		if _, err := saves.Read(game, data); err == nil {
			t.Errorf("% x…: got a position, want a refusal", data[:1])
		}
	}
}
