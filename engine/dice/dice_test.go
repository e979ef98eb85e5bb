package dice

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"math"
	"slices"
	"strings"
	"testing"

	"interbellum/engine"
)

func die() engine.Decision {
	d := engine.Decision{Seat: engine.Chance, Kind: "die"}
	for n := 1; n <= 6; n++ {
		d.Legal = append(d.Legal, engine.Choice{Verb: engine.Roll, N: n})
	}
	return d
}

func cup() engine.Decision {
	return engine.Decision{Seat: engine.Chance, Kind: "cup",
		Legal:   []engine.Choice{{Verb: "draw", On: "flag/a"}, {Verb: "draw", On: "flag/b"}, {Verb: "draw", On: "flag/c"}},
		Weights: []int{1, 0, 5}}
}

// byHand hashes the documented bytes anew, without the dealer's own code.
func byHand(secret string, parent [16]byte, since []engine.Entry, attempt uint32) uint64 {
	var b bytes.Buffer
	b.WriteString("interbellum/sha256/1\n")
	b.Write(binary.AppendUvarint(nil, uint64(len(secret))))
	b.WriteString(secret)
	b.Write(parent[:])
	for _, e := range since {
		b.WriteByte(byte(e.Seat))
		b.Write(binary.AppendUvarint(nil, uint64(len(e.Choice.Words()))))
		b.WriteString(e.Choice.Words())
	}
	b.WriteByte(0xff)
	b.Write([]byte{byte(attempt >> 24), byte(attempt >> 16), byte(attempt >> 8), byte(attempt)})
	sum := sha256.Sum256(b.Bytes())
	return binary.BigEndian.Uint64(sum[:8])
}

func TestSeededDealsTheDocumentedBytes(t *testing.T) {
	parent := [16]byte{1, 2, 3}
	s := NewSeeded("a secret", parent)
	var since []engine.Entry
	for i := range 200 {
		want := int(byHand("a secret", parent, since, 0)%6) + 1
		got := s.Deal(die())
		if got.N != want {
			t.Fatalf("die %d: dealt %d, the documented bytes give %d", i, got.N, want)
		}
		if again := s.Deal(die()); again != got {
			t.Fatalf("die %d: dealt %v, then %v, want %v", i, got, again, got)
		}
		e := engine.Entry{Seq: i, Seat: engine.Seat(i % 3), Choice: got}
		since = append(since, e)
		s.Observe(e)
	}
}

// The format is frozen: these dice were dealt when it was made.
func TestSeededIsPinned(t *testing.T) {
	s := NewSeeded("pinned", [16]byte{})
	var got []int
	for i := range 12 {
		c := s.Deal(die())
		got = append(got, c.N)
		s.Observe(engine.Entry{Seq: i, Choice: c})
	}
	want := []int{2, 2, 3, 5, 6, 2, 2, 2, 4, 3, 6, 5}
	if !slices.Equal(got, want) {
		t.Errorf("dealt %v, the format sha256/1 deals %v", got, want)
	}
}

func TestSeededIsFair(t *testing.T) {
	s := NewSeeded("fair", [16]byte{})
	var faces [7]int
	flags := map[engine.Ref]int{}
	const n = 12000
	for i := range n {
		c := s.Deal(die())
		faces[c.N]++
		flags[s.Deal(cup()).On]++
		s.Observe(engine.Entry{Seq: i, Choice: c})
	}
	for face := 1; face <= 6; face++ {
		if faces[face] < n/6-200 || faces[face] > n/6+200 {
			t.Errorf("face %d came %d times in %d; want faces[face] at least %v and faces[face] at most %v", face, faces[face], n, n/6-200, n/6+200)
		}
	}
	if flags["flag/b"] != 0 {
		t.Errorf("an answer that weighs nothing was drawn %d times, want 0", flags["flag/b"])
	}
	if a := flags["flag/a"]; a < n/6-200 || a > n/6+200 {
		t.Errorf("one lot in six was drawn %d times in %d; want a at least %v and a at most %v", a, n, n/6-200, n/6+200)
	}
}

// rigged lets the first attempts fail, as they do once in a long while.
func TestSeededRejectsWhatWouldBeUnfair(t *testing.T) {
	huge := engine.Decision{Legal: []engine.Choice{{Verb: "a"}, {Verb: "b"}}, Weights: []int{math.MaxInt64/2 + 2, math.MaxInt64/2 + 2}}
	lots := total(huge) // just over a third of 2^64: one draw in some is refused
	s := NewSeeded("reject", [16]byte{})
	rejected := 0
	for i := range 400 {
		limit := -(math.MaxUint64%lots + 1)
		attempt := uint32(0)
		for s.draw(attempt) >= limit {
			attempt++
			rejected++
		}
		if want, got := Lot(huge, s.draw(attempt)%lots), s.Deal(huge); got != want {
			t.Fatalf("draw %d: dealt %v, want %v", i, got, want)
		}
		s.Observe(engine.Entry{Seq: i})
	}
	if rejected == 0 {
		t.Errorf("no attempt was ever rejected: the test shows nothing: got %v, want not 0", rejected)
	}
}

func TestEveryAnswerChangesTheDiceAfterIt(t *testing.T) {
	deal := func(change func(*Seeded)) (dice [30]int) {
		s := NewSeeded("secret", [16]byte{9})
		change(s)
		for i := range dice {
			c := s.Deal(die())
			dice[i] = c.N
			s.Observe(engine.Entry{Choice: c})
		}
		return dice
	}
	plain := deal(func(s *Seeded) { s.Observe(engine.Entry{Seat: 1, Choice: engine.Choice{Verb: "pass"}}) })
	for name, change := range map[string]func(*Seeded){
		"another answer": func(s *Seeded) { s.Observe(engine.Entry{Seat: 1, Choice: engine.Choice{Verb: "go"}}) },
		"another seat":   func(s *Seeded) { s.Observe(engine.Entry{Seat: 2, Choice: engine.Choice{Verb: "pass"}}) },
		"no answer":      func(s *Seeded) {},
		"another parent": func(s *Seeded) {
			s.Begin([16]byte{8})
			s.Observe(engine.Entry{Seat: 1, Choice: engine.Choice{Verb: "pass"}})
		},
	} {
		if deal(change) == plain {
			t.Errorf("%s: the same thirty dice: got deal(change) %v, want not %v", name, deal(change), plain)
		}
	}
}

func TestCloneGoesOnByItself(t *testing.T) {
	s := NewSeeded("clone", [16]byte{})
	s.Observe(engine.Entry{Seat: 1})
	c := s.Clone()
	for range 20 {
		c.Observe(engine.Entry{Seat: 3})
	}
	fresh := NewSeeded("clone", [16]byte{})
	fresh.Observe(engine.Entry{Seat: 1})
	for i := range 10 {
		if a, b := s.Deal(die()), fresh.Deal(die()); a != b {
			t.Fatalf("die %d differs after the clone went its way: %v, %v, want %v", i, a, b, b)
		}
		s.Observe(engine.Entry{Seat: 2})
		fresh.Observe(engine.Entry{Seat: 2})
	}
}

func TestScripted(t *testing.T) {
	t.Run("gives words and dice in order", func(t *testing.T) {
		s, err := Script("draw:flag/c, 6 ,1")
		if err != nil {
			t.Fatal(err)
		}
		if c := s.Deal(cup()); c.On != "flag/c" {
			t.Errorf(`drew %v: got On %v, want "flag/c"`, c, c.On)
		}
		if a, b := s.Deal(die()), s.Deal(die()); a.N != 6 || b.N != 1 {
			t.Errorf("rolled %v and %v: got N %v and N %v; want 6 and 1", a, b, a.N, b.N)
		}
		if err := s.Finish(); err != nil {
			t.Error(err)
		}
	})
	t.Run("fails on a leftover", func(t *testing.T) {
		s := Rolls(3, 4)
		s.Deal(die())
		if err := s.Finish(); err == nil || !strings.Contains(err.Error(), "left over") {
			t.Errorf(`got %v; want an error and Error "left over" in it`, err)
		}
	})
	t.Run("fails on an answer that is not legal", func(t *testing.T) {
		s := Rolls(7)
		if c := s.Deal(die()); c != (engine.Choice{}) || s.Finish() == nil {
			t.Errorf("dealt %v: got s %+v; want c %v and Finish one", c, s, (engine.Choice{}))
		}
	})
	t.Run("fails when it is at its end", func(t *testing.T) {
		s := Rolls()
		if c := s.Deal(die()); c != (engine.Choice{}) || s.Err() == nil {
			t.Errorf("dealt %v: got s %+v; want c %v and Err one", c, s, (engine.Choice{}))
		}
	})
	t.Run("refuses what is not an answer", func(t *testing.T) {
		if _, err := Script("6,,4"); err == nil {
			t.Error("an empty answer was read: got no error, want an error")
		}
	})
}

func TestByHandLeavesItToAPerson(t *testing.T) {
	if c := (ByHand{}).Deal(die()); c != (engine.Choice{}) {
		t.Errorf("dealt %v, want %v", c, (engine.Choice{}))
	}
}
