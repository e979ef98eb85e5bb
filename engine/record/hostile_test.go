package record_test

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/cataclysm"
	"interbellum/engine/dice"
	"interbellum/engine/enginetest/bounds"
	"interbellum/engine/enginetest/toy"
	"interbellum/engine/record"
	"interbellum/engine/record/recordtest"
)

// hostile finds the game of a hostile save.
func hostile(id string) *engine.Game {
	for _, g := range []*engine.Game{pebbles, toy.Game(), cataclysm.Game()} {
		if g.ID == id {
			return g
		}
	}
	return pebbles
}

// wholeSaves are whole saves of every format and every game.
func wholeSaves(t testing.TB) (list [][]byte) {
	t.Helper()
	for _, g := range []*engine.Game{toy.Game(), cataclysm.Game()} {
		run, _, err := record.Begin(g, recordtest.Header(g, g.Scenarios[0].ID, dice.SeededName), nil)
		if err != nil {
			t.Fatal(err)
		}
		if err := recordtest.Accord(run, 7, 60); err != nil {
			t.Fatal(err)
		}
		list = append(list, record.Encode(run.Seal()))
	}
	h := recordtest.Header(pebbles, "", dice.SeededName)
	run, _, err := record.Begin(pebbles, h, pebbles.Example())
	if err != nil {
		t.Fatal(err)
	}
	if err := recordtest.Play(run, 3, 30); err != nil {
		t.Fatal(err)
	}
	sent, err := recordtest.Rounds(pebbles, sealedHeader(pebbles, "long", engine.Only(1).With(3), engine.Only(2)), secretsOf(2), 1, 60, nil)
	if err != nil {
		t.Fatal(err)
	}
	list = append(list, record.Encode(sent))
	return append(list, golden, second, record.Encode(run.Seal()), record.Encode(played(t, "short", dice.HandName, 1, 60)))
}

// FuzzDecode wants a save to be refused, or to be read, written and read as the same; and its replay to end.
func FuzzDecode(f *testing.F) {
	for _, whole := range wholeSaves(f) {
		f.Add(whole)
		for _, bad := range append(bounds.Cuts(whole, 8), bounds.Flips(whole, 40)...) {
			f.Add(bad)
		}
		f.Add(bytes.Replace(whole, []byte(`"interbellum": `), []byte(`"interbellum": 9`), 1))
		f.Add(bytes.Replace(whole, []byte(`"interbellum": `), []byte(`"interbellum": -`), 1))
		f.Add(bytes.Replace(whole, []byte(`"edition": "`), []byte(`"edition": "x`), 1))
	}
	front := `{"interbellum":2,"header":{"game":"pebbles","scenario":"short","dealer":"hand","edition":"1","players":[]},"stretches":[{"begins":0,"edition":"1","position":"` + strings.Repeat("0", 32) + `"}],"marks":[],"end":{},`
	f.Add([]byte(`{"interbellum":2,"header":{"game":"pebbles"},"stretches":[{"begins":0}],"amendments":[{},[]],"answers":["1 propose:take-back#-5","2 agree:end"]}`))
	f.Add([]byte(`{"interbellum":1,"header":{},"stretches":[{"begins":0}],"answers":["0 6"]}`))
	f.Add([]byte(`{"interbellum":1,"answers":` + strings.Repeat("[", 100_000)))
	f.Add([]byte(front + `"amendments":[` + strings.Repeat(`{"Turns":`, 9_000) + `1` + strings.Repeat("}", 9_000) + `],"answers":[]}`))
	f.Add([]byte(front + `"answers":["1 pass"` + strings.Repeat(`,"2 pass"`, 29_990) + `]}`))
	f.Add([]byte(front + `"answers":["1 ` + strings.Repeat("x", 100_000) + `"]}`))
	f.Add([]byte(front + `"start":"` + strings.Repeat("x", 1<<20) + `","answers":[]}`))
	f.Add([]byte(`{"interbellum":2,"header":{"game":"pebbles","options":["` + strings.Repeat(`","`, 200_000) + `"]}}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		var rec *record.Record
		var run *record.Run
		bounds.Check(t, func() {
			var err error
			if rec, err = record.Decode(data); err == nil {
				run, _, _ = record.Open(hostile(rec.Header.Game), rec, nil)
			}
		})
		if rec != nil {
			again, err := record.Decode(record.Encode(rec))
			if err != nil || !slices.Equal(again.Entries, rec.Entries) {
				t.Fatalf("what was read is not read again: %v: got again %+v; want no error and Entries %v", err, again, rec.Entries)
			}
		}
		if run != nil {
			if _, _, err := record.Replay(run.Game, run.Seal(), nil); err != nil {
				t.Fatalf("a save opened that does not replay: %v, want no error", err)
			}
		}
	})
}

// A longer save than a match can come to is refused before it is read.
func TestASaveIsNotReadWithoutEnd(t *testing.T) {
	for name, bad := range map[string][]byte{
		"too long":           bytes.Repeat([]byte(" "), record.MaxFile+1),
		"as long as allowed": append([]byte(`{"interbellum":2,"answers":["1 pass"`), bytes.Repeat([]byte(`,"1 p"`), (record.MaxFile-100)/6)...),
		"one long text":      append([]byte(`{"interbellum":2,"header":{"id":"`), bytes.Repeat([]byte("a"), record.MaxFile-100)...),
		"nothing but depth":  bounds.Deep(`{"header":`, record.MaxFile/10),
	} {
		t.Run(name, func(t *testing.T) {
			bounds.Check(t, func() {
				if _, err := record.Decode(bad); err == nil {
					t.Error("it was read: got no error, want an error")
				}
			})
		})
	}
}
