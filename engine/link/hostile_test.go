package link_test

import (
	"bytes"
	"encoding/json"
	"reflect"
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/cataclysm"
	"interbellum/engine/conquest"
	"interbellum/engine/dice"
	"interbellum/engine/enginetest/bounds"
	"interbellum/engine/enginetest/toy"
	"interbellum/engine/enginetest/walk"
	"interbellum/engine/link"
	"interbellum/engine/record"
	"interbellum/engine/record/recordtest"
	"interbellum/engine/triumph"
)

// settling is the game whose players may correct positions.
var settling = recordtest.Pebbles(recordtest.Edition{Name: "1", Word: "take", Most: 3, Schema: true, Open: true})

// real are the games of which links are sent.
func real() []*engine.Game {
	return []*engine.Game{toy.Game(), cataclysm.Game(), triumph.Game(), conquest.Game()}
}

// ended are links of matches that were played to their end, one of every game.
func ended(t testing.TB) (list []string) {
	t.Helper()
	scenarios := map[string]string{"toy": "full", "cataclysm": "days-of-decision", "triumph": "1939", "conquest": "rising-sun"}
	for _, g := range real() {
		text, err := link.Encode(g, link.Letter{Record: random(t, g, scenarios[g.ID], 7, 1<<20), Bare: true})
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, text)
	}
	return list
}

// known finds every game that a hostile link may name.
func known(id string) *engine.Game {
	for _, g := range append(real(), settling) {
		if g.ID == id {
			return g
		}
	}
	return nil
}

// whole are links of every kind: of the toy, of Cataclysm, agreed on, without their history.
func whole(t testing.TB) (list []string) {
	t.Helper()
	encode := func(game *engine.Game, l link.Letter) {
		text, err := link.Encode(game, l)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, text)
	}
	encode(pebbles, link.Letter{Record: played(t, "short", dice.SeededName, 1, 40), Note: "hello"})
	encode(pebbles, link.Letter{Record: played(t, "short", dice.HandName, 1, 40), Since: 20, Bare: true})
	for seed := range uint64(3) {
		rec, _ := agreed(t, settling, seed)
		encode(settling, link.Letter{Record: rec})
	}
	encode(real()[0], link.Letter{Record: sealedMatch(t, real()[0], "full", 60, seatsOf(real()[0])...)})
	for _, g := range real() {
		rec := random(t, g, g.Scenarios[0].ID, 4, 60)
		encode(g, link.Letter{Record: rec, LastSeen: []link.Seen{{Seat: 2, Seq: 9}}})
		encode(g, link.Letter{Record: rec, Since: 50})
	}
	return list
}

// opened opens a link in every way that there is.
func opened(t *testing.T, text string) {
	t.Helper()
	var run, point *record.Run
	bounds.Check(t, func() {
		link.Read(text)
		link.OpenLook(text, known, nil)
	})
	bounds.Check(t, func() { run, _, _ = link.Open(text, known) })
	bounds.Check(t, func() { point, _, _, _ = link.OpenPosition(text, known, nil) })
	for _, run := range []*record.Run{run, point} {
		if run == nil {
			continue
		}
		if _, _, err := record.Open(run.Game, run.Seal(), nil); err != nil {
			t.Fatalf("a link opened that does not replay: %v, want no error", err)
		}
	}
}

// FuzzOpen wants any text to be refused, or to open as a match that replays.
func FuzzOpen(f *testing.F) {
	for _, text := range whole(f) {
		f.Add(text)
		for _, bad := range append(bounds.Cuts([]byte(text), 6), bounds.Flips([]byte(text), 12)...) {
			f.Add(string(bad))
		}
		f.Add("ib1" + text[3:])
		f.Add("ib9" + text[3:])
		f.Add("> <https://example.org/#" + text + ">\n-- \nAnna")
	}
	for _, text := range ended(f) {
		f.Add(text)
	}
	for _, text := range []string{"", "i", "ib", "ib1", "ib2", "ib4A", "ib0AAAA", "ib2____________", strings.Repeat("ib2AAAA", 20_000), "ib4" + strings.Repeat("A", 1<<20), strings.Repeat("=\n", 1<<19)} {
		f.Add(text)
	}
	f.Fuzz(opened)
}

// Behind a right checksum: what a person could forge, not what a wire could garble.
func FuzzForged(f *testing.F) {
	for i, text := range whole(f) {
		s := link.Apart(text)
		add := func(s link.Sections) { f.Add(s.Head, s.Answers, s.Amendments, s.Since, s.Point, byte(4)) }
		add(s)
		f.Add(s.Head, s.Answers, s.Amendments, s.Since, s.Point, byte(1))
		if i%2 == 0 {
			continue
		}
		for _, part := range []*[]byte{&s.Head, &s.Answers, &s.Amendments, &s.Since, &s.Point} {
			good := *part
			for _, bad := range append(bounds.Cuts(good, 5), bounds.Claims()...) {
				*part = bad
				add(s)
			}
			if len(good) > 0 {
				for _, bad := range bounds.Flips(good, 8) {
					*part = bad
					add(s)
				}
			}
			for _, bad := range [][]byte{bounds.Deep("\x91", 60_000), bytes.Repeat([]byte("["), 60_000), make([]byte, 1<<19), []byte(`{"Turns":150,"Turn":151}`)} {
				*part = bad
				add(s)
			}
			*part = good
		}
	}
	for _, text := range ended(f) {
		s := link.Apart(text)
		for _, bad := range append(bounds.Flips(s.Answers, 6), s.Answers) {
			f.Add(s.Head, bad, s.Amendments, s.Since, s.Point, byte(1))
		}
	}
	f.Fuzz(func(t *testing.T, head, answers, amendment, since, point []byte, version byte) {
		opened(t, link.Sections{Head: head, Answers: answers, Amendments: amendment, Since: since, Point: point}.Together(1+int(version)%link.Version))
	})
}

// FuzzPacked wants any bytes in the place of a packed position to be refused or to unpack as JSON.
func FuzzPacked(f *testing.F) {
	games := []*engine.Game{toy.Game(), cataclysm.Game()}
	for i, g := range games {
		for _, text := range positions(f, g, 40) {
			data, _, err := link.PackedPosition(g, text)
			if err != nil {
				f.Fatal(err)
			}
			for _, bad := range append(bounds.Cuts(data, 4), bounds.Flips(data, 16)...) {
				f.Add(bad, i == 1)
			}
		}
	}
	f.Add(bounds.Bomb(1<<30), false)
	f.Add(bounds.Bomb(60_000), true)
	for _, plain := range append(bounds.Claims(), bounds.Deep("\x91", 50_000),
		[]byte("\x94\xc4\x06l\x20l\x20l\x20\xc4\x00\xc4\x06\xff\xff\x03\xff\xff\x03\x90"),
		append([]byte("\x94\xc5\xc3\x50"), append(bounds.Deep("l", 50_000), "\xc4\x00\xc5\xc3\x50"...)...)) {
		f.Add(link.PlainPosition(plain), false)
	}
	f.Fuzz(func(t *testing.T, data []byte, real bool) {
		game := games[0]
		if real {
			game = games[1]
		}
		var text []byte
		bounds.Check(t, func() {
			text = nil
			if plain, err := link.UnpackedPosition(game, data); err == nil {
				text = plain
				game.FromSchema(plain)
			}
		})
		if text != nil && !json.Valid(text) {
			t.Fatalf("got %s, want JSON", text)
		}
	})
}

// positions are written positions of a match of every scenario, one every so many answers.
func positions(t testing.TB, game *engine.Game, apart int) (list [][]byte) {
	t.Helper()
	for _, sc := range game.Scenarios {
		m, _, err := game.New(sc.ID, nil)
		if err != nil {
			t.Fatal(err)
		}
		w, last := walk.New(5), -1
		for i := range 20 * apart {
			e, _, more := w.Pick(m)
			if !more {
				break
			}
			if _, err := m.Apply(e); err != nil {
				t.Fatal(err)
			}
			seq, schema, found := m.SafePoint()
			if i%apart > 0 || !found || seq == last {
				continue
			}
			last = seq
			text, err := json.Marshal(schema)
			if err != nil {
				t.Fatal(err)
			}
			list = append(list, text)
		}
	}
	return list
}

func TestAPositionIsUnpackedAsItWasPacked(t *testing.T) {
	for _, game := range []*engine.Game{toy.Game(), cataclysm.Game()} {
		n, most := 0, 0
		for _, text := range append(positions(t, game, 30), game.Example()) {
			data, again, err := link.PackedPosition(game, text)
			if err != nil {
				t.Fatalf("%s: %v, want no error", game.ID, err)
			}
			var want, got any
			if json.Unmarshal(text, &want) != nil || json.Unmarshal(again, &got) != nil || !reflect.DeepEqual(got, want) {
				t.Fatalf("%s: it comes back as\n%s\nnot\n%s: got Unmarshal(text, want) %v, Unmarshal(again, got) %v and %v; want none, none and %v", game.ID, again, text, json.Unmarshal(text, &want), json.Unmarshal(again, &got), got, want)
			}
			n, most = n+1, max(most, len(data))
		}
		if n < 3 || most > 700 {
			t.Errorf("%s: %d positions, the longest takes %d bytes; want n at least 3 and most at most 700", game.ID, n, most)
		}
	}
	for name, text := range map[string]string{
		"empty": `{}`, "nothing": `null`, "mixed": `[1,"a",null,true,[],{},-5,[null,7],{"a":1},{"b":[]}]`, "a number": `-9223372036854775808`,
	} {
		_, again, err := link.PackedPosition(toy.Game(), []byte(text))
		if err != nil || string(again) != text {
			t.Errorf("%s: %s, %v: got string(again) %v; want no error and string(again) %v", name, again, err, string(again), text)
		}
	}
}
