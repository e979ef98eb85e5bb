package engine_test

import (
	"strings"
	"testing"

	"interbellum/engine/enginetest/toy"
	"interbellum/engine/enginetest/walk"
)

// FuzzLoad wants an error or a position, whatever the bytes are.
func FuzzLoad(f *testing.F) {
	game := toy.Game()
	m, _, err := game.New("short", nil)
	if err != nil {
		f.Fatal(err)
	}
	w := walk.New(1)
	for range 60 {
		e, _, going := w.Pick(m)
		if !going {
			break
		}
		m.Apply(e)
		f.Add(m.Save())
	}
	f.Add([]byte{0x94, 0, 0xdd, 0x7f, 0xff, 0xff, 0xff})
	f.Fuzz(func(t *testing.T, data []byte) {
		if m, err := game.Load(data); err == nil {
			m.Save()
		}
	})
}

func TestLoadRefuses(t *testing.T) {
	game := toy.Game()
	m, _, err := game.New("full", nil)
	if err != nil {
		t.Fatal(err)
	}
	whole := m.Save()
	w := walk.New(3)
	for n := range whole {
		if _, err := game.Load(whole[:n]); err == nil {
			t.Errorf("the first %d bytes of %d are taken for a position", n, len(whole))
		}
	}
	if _, err := game.Load(append(whole[:len(whole):len(whole)], 0)); err == nil {
		t.Error("what follows the end is passed over")
	}
	for range 2000 {
		bad := append([]byte{}, whole...)
		for range 1 + w.N(4) {
			bad[w.N(len(bad))] = byte(w.N(256))
		}
		game.Load(bad)
	}
	for range 2000 {
		bad := make([]byte, w.N(24))
		for i := range bad {
			bad[i] = byte(w.N(256))
		}
		game.Load(bad)
	}
	deep := make([]byte, 100_000)
	for i := range deep {
		deep[i] = 0x91
	}
	if _, err := game.Load(deep); err == nil || !strings.Contains(err.Error(), "nested too deeply") {
		t.Errorf("a position nested 100000 times deep: %v", err)
	}
	claims := [][]byte{
		{0xdd, 0xff, 0xff, 0xff, 0xff}, {0xdf, 0xff, 0xff, 0xff, 0xff}, {0xdb, 0x7f, 0xff, 0xff, 0xff}, {0xc6, 0xff, 0xff, 0xff, 0xff},
		{0xc9, 0xff, 0xff, 0xff, 0xff, 1}, {0x94, 0, 0, 0xdd, 0x20, 0, 0, 0, 0xc0},
	}
	for _, data := range claims {
		if _, err := game.Load(data); err == nil {
			t.Errorf("% x… is taken for a position", data[:1])
		}
	}
}
