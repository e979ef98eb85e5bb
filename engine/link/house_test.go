package link_test

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/dice"
	"interbellum/engine/link"
	"interbellum/engine/record"
	"interbellum/engine/record/recordtest"
)

// houses is the small game, whose house editions begin with how many pebbles a player may take.
func houses(house []byte) *engine.Game {
	ed := recordtest.First
	if len(house) > 0 {
		ed.Name, ed.Most = "house "+string(house[:1]), int(house[0]-'0')
	}
	g := recordtest.Pebbles(ed)
	g.House = house
	g.Edited = func(other []byte) (*engine.Game, error) {
		if len(other) > 0 && (other[0] < '1' || other[0] > '9') {
			return nil, errors.New("more pebbles than there are")
		}
		return houses(other), nil
	}
	return g
}

var fives = "5 pebbles" + strings.Repeat(", as the box has it", 20)

func housed(t *testing.T, house string) *record.Record {
	t.Helper()
	game := houses([]byte(house))
	run, _, err := record.Begin(game, recordtest.Header(game, "long", dice.SeededName), nil)
	if err != nil {
		t.Fatal(err)
	}
	if err := recordtest.Play(run, 11, 60); err != nil {
		t.Fatal(err)
	}
	run.Discard()
	return run.Seal()
}

// asShipped finds the game as a program has it.
func asShipped(string) *engine.Game { return houses(nil) }

func TestALinkCarriesItsHouseEdition(t *testing.T) {
	rec := housed(t, fives)
	letter := link.Letter{Record: rec, Sender: rec.Header.Players[0].Seats}
	whole, err := link.Encode(houses(nil), letter)
	if err != nil {
		t.Fatal(err)
	}
	if !strings.HasPrefix(whole, "ib5") {
		t.Errorf("a link of a house edition: got %s, want version 5", whole[:3])
	}
	run, _, err := link.Open(whole, asShipped)
	if err != nil {
		t.Fatal(err)
	}
	if got, want := string(record.Encode(run.Seal())), string(record.Encode(rec)); got != want {
		t.Errorf("out of the link: got\n%s\nwant\n%s", got, want)
	}
	if got, want := string(run.Game.House), fives; got != want {
		t.Errorf("the game is played under %q, want %q", got, want)
	}
	for _, p := range rec.Header.Players[1:] {
		letter.LastSeen = append(letter.LastSeen, link.Seen{Seat: p.Seats.List()[0], Seq: 4})
	}
	named, err := link.Encode(houses(nil), letter)
	if err != nil {
		t.Fatal(err)
	}
	var needs *link.NeedsHouse
	if _, _, err := link.Open(named, asShipped); !errors.As(err, &needs) {
		t.Errorf("a link that only names the edition: got %v, want an error of type %T", err, needs)
	}
	if _, _, err := link.Join(named, asShipped, housed(t, "4")); !errors.As(err, &needs) {
		t.Errorf("beside a match under another edition: got %v, want an error of type %T", err, needs)
	}
	if run, _, err = link.Join(named, asShipped, rec); err != nil || string(run.Game.House) != fives {
		t.Errorf("beside the match: got %v, want it under its edition", err)
	}
	letter.LastSeen = letter.LastSeen[1:]
	if again, err := link.Encode(houses(nil), letter); err != nil || len(again) <= len(named) {
		t.Errorf("while one player has not seen the match: got %d characters, %v, want the whole edition and more than %d", len(again), err, len(named))
	}
}

func TestALinkWithoutAHouseEditionIsAsBefore(t *testing.T) {
	rec := housed(t, "")
	got, err := link.Encode(houses(nil), link.Letter{Record: rec})
	if err != nil {
		t.Fatal(err)
	}
	want, err := link.Encode(recordtest.Pebbles(recordtest.First), link.Letter{Record: rec})
	if err != nil || got != want {
		t.Errorf("got %s, want %s (%v)", got, want, err)
	}
}

func TestAHouseEditionThatCannotBePlayedIsRefused(t *testing.T) {
	rec := housed(t, fives)
	text, err := link.Encode(houses(nil), link.Letter{Record: rec, Sender: 2})
	if err != nil {
		t.Fatal(err)
	}
	if _, _, err := link.Open(text, func(string) *engine.Game { return recordtest.Pebbles(recordtest.First) }); err == nil || !strings.Contains(err.Error(), "house edition") {
		t.Errorf("by a program that knows none: got %v, want a sentence about house editions", err)
	}
	bad := *rec
	bad.Header.House = []byte("far too many")
	if _, _, err := record.Open(houses(nil), &bad, nil); err == nil || !strings.Contains(err.Error(), "pebbles") {
		t.Errorf("a save with an impossible edition: got %v, want the game's own refusal", err)
	}
	bad.Header.House = bytes.Repeat([]byte("5"), record.MaxHouse)
	if _, err := record.Decode(record.Encode(&bad)); err != nil {
		t.Errorf("a save with the largest edition: got %v, want it read", err)
	}
	bad.Header.House = append(bad.Header.House, '5')
	if _, err := record.Decode(record.Encode(&bad)); err == nil || !strings.Contains(err.Error(), "8 KB") {
		t.Errorf("a save with a larger edition: got %v, want it refused by its size", err)
	}
}

func TestASaveKeepsItsHouseEdition(t *testing.T) {
	rec := housed(t, fives)
	text := record.Encode(rec)
	if !bytes.Contains(text, []byte(`"interbellum": 3`)) {
		t.Error("a save of a house edition: got an older format, want format 3")
	}
	back, err := record.Decode(text)
	if err != nil {
		t.Fatal(err)
	}
	run, _, err := record.Open(houses(nil), back, nil)
	if err != nil {
		t.Fatal(err)
	}
	if got, want := string(record.Encode(run.Seal())), string(text); got != want {
		t.Errorf("opened and saved again: got\n%s\nwant\n%s", got, want)
	}
}
