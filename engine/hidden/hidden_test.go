package hidden

import (
	"encoding/json"
	"fmt"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/dice"
	"interbellum/engine/record"
	"interbellum/engine/record/recordtest"
	"interbellum/engine/sealed"
	"interbellum/engine/triumph"
)

func known(id string) *engine.Game {
	if id == "triumph" {
		return triumph.Game()
	}
	return nil
}

var header = record.Header{ID: "hidden-match", Scenario: "1936", Dealer: dice.SealedName, Players: []record.Player{
	{Name: "Anna", Seats: engine.Only(1)}, {Name: "Ben", Seats: engine.Only(2)}, {Name: "Cleo", Seats: engine.Only(3)}}}

func key(player int) sealed.Secret { return sealed.Secret{7, byte(player)} }

func begun(t testing.TB) *Device {
	t.Helper()
	d, err := Begin(triumph.Game(), header)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

func read(t testing.TB, text string) *Device {
	t.Helper()
	d, err := Read(text, known)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

func write(t testing.TB, d *Device) string {
	t.Helper()
	text, err := d.Write()
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// stretch answers on the device of a player until another must. What pick says nothing of is answered at random.
func stretch(t testing.TB, d *Device, player int, src *recordtest.Source, pick func(engine.Decision) (engine.Choice, bool)) {
	t.Helper()
	for {
		if err := d.GoOn(); err != nil {
			t.Fatal(err)
		}
		open := d.Known().Open()
		if d.Next() != player {
			return
		}
		q := open[slices.IndexFunc(open, func(q engine.Decision) bool { return header.Holder(q.Seat) == player })]
		c, picked := pick(q)
		if !picked {
			c = q.Legal[src.Intn(len(q.Legal))]
		}
		if err := d.Answer(q.Seat, c); err != nil {
			t.Fatal(err)
		}
	}
}

func anything(engine.Decision) (c engine.Choice, picked bool) { return c, false }

// committing commits wherever that can be done.
func committing(q engine.Decision) (c engine.Choice, picked bool) {
	c = engine.Choice{Verb: "commit"}
	return c, q.Kind == "command" && q.Allows(c)
}

// A whole match between three keys: each device reads what the one before wrote, has no other secret than its player's, and writes it on. It is,
// card for card and die for die, the match that is played with open cards. Without LONG=1 only some of the later links are written and read.
func TestAMatchIsPlayedToItsEndWithHiddenCards(t *testing.T) {
	seeds, each := 1, 16
	if os.Getenv("LONG") != "" {
		seeds, each = 10, 1
	}
	for seed := range seeds {
		src := recordtest.Source(seed + 1)
		d, text, links := begun(t), "", 0
		for player := 0; player != record.Nobody; player = d.Next() {
			if text != "" {
				d = read(t, text)
			}
			d.Lock()
			if err := d.Unlock(player, key(player)); err != nil {
				t.Fatal(err)
			}
			stretch(t, d, player, &src, anything)
			d.Run.Seal()
			if links, text = links+1, ""; links <= 32 || links%each == 0 {
				text = write(t, d)
			}
		}
		text = write(t, d)
		d = read(t, text)
		result, over := d.Run.Match.Result()
		if !over {
			t.Fatal("got a match that is not over, want its end")
		}
		openly := playedOpenly(t, d)
		if want, _ := openly.Match.Result(); !reflect.DeepEqual(result, want) {
			t.Errorf("got the result %v, want that with open cards, %v", result, want)
		}
		if got, want := schema(t, d.Run.Match), schema(t, openly.Match); got != want {
			t.Errorf("got another position at the end than with open cards, want the same\n%s\n%s", got, want)
		}
		front, _, _ := strings.Cut(text, ".")
		t.Logf("seed %d: %d answers, %d links, %d commitments and openings in %d characters of %d", seed, len(d.Run.Record.Entries), links, len(d.sheet.pieces), len(front)+1, len(text))
	}
}

func schema(t testing.TB, m engine.Match) string {
	t.Helper()
	text, err := json.Marshal(m.Schema())
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func investment(cards []engine.Choice) (c engine.Choice, found bool) {
	i := slices.IndexFunc(cards, func(c engine.Choice) bool { return c.Verb == "card" && c.On.Class() == "investment" })
	if i < 0 {
		return c, false
	}
	return cards[i], true
}

// Who commits a card without Command Value has no Player Turn, and the next Command Phase follows at once: by the true card, not by the one that
// stands for it.
func TestACardWithoutValueIsOpened(t *testing.T) {
	d, src := begun(t), recordtest.Source(1)
	for player := 0; player != record.Nobody; player = d.Next() {
		d.Lock()
		if err := d.Unlock(player, key(player)); err != nil {
			t.Fatal(err)
		}
		stretch(t, d, player, &src, func(q engine.Decision) (engine.Choice, bool) {
			c, commits := committing(q)
			if !commits {
				return investment(q.Legal)
			}
			m := d.Known().Clone()
			if _, err := m.Apply(q.Answer(m.Seq(), c, "")); err != nil {
				t.Fatal(err)
			}
			if _, has := investment(m.Open()[0].Legal); !has {
				c.Verb = engine.Pass
			}
			return c, true
		})
		d.Run.Seal()
	}
	laid, opened := 0, 0
	for _, e := range d.Run.Record.Entries {
		if Lays(e.Choice) {
			laid++
		}
		if Opens(e.Choice) {
			opened++
		}
	}
	if laid == 0 || laid != opened {
		t.Fatalf("got %d cards laid and %d opened, want some and as many", laid, opened)
	}
	if got, want := schema(t, d.Run.Match), schema(t, playedOpenly(t, d).Match); got != want {
		t.Errorf("got another position than with open cards, want the same\n%s\n%s", got, want)
	}
}

// playedOpenly is the same match with each card laid openly, on a device with all keys.
func playedOpenly(t testing.TB, d *Device) *record.Run {
	t.Helper()
	run, _, err := record.Begin(triumph.Game(), d.Run.Record.Header, nil)
	if err != nil {
		t.Fatal(err)
	}
	for player := range header.Players {
		if err := run.Unlock(player, key(player)); err != nil {
			t.Fatal(err)
		}
	}
	var opened []engine.Entry
	for _, e := range d.Run.Record.Entries {
		if Opens(e.Choice) {
			opened = append(opened, e)
		}
	}
	for _, e := range d.Run.Record.Entries {
		switch {
		case Opens(e.Choice):
			continue
		case Lays(e.Choice):
			i := slices.IndexFunc(opened, func(o engine.Entry) bool { return o.Seat == e.Seat })
			e.Choice = engine.Choice{Verb: "card", On: opened[i].Choice.On}
			opened = slices.Delete(opened, i, i+1)
		}
		if _, _, err := run.Answer(e.Seat, e.Choice, e.By); err != nil {
			t.Fatal(fmt.Errorf("answer %d with open cards: %w", e.Seq, err))
		}
	}
	return run
}
