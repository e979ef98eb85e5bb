package app

import (
	"bytes"
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"interbellum/app/store"
	"interbellum/engine"
	"interbellum/engine/dice"
	"interbellum/engine/games"
	"interbellum/engine/link"
	"interbellum/engine/record"
	"interbellum/engine/record/recordtest"
)

// otherRules is Cataclysm as another edition might have it: what is called Days of Decision begins otherwise there, so that
// its answers do not replay here.
func otherRules(t *testing.T) *engine.Game {
	t.Helper()
	game, _ := games.ByID("cataclysm")
	other := *game
	other.Edition = "0badcafe"
	begin := other.New
	other.New = func(scenario string, options []string) (engine.Match, []engine.Event, error) {
		if scenario == "days-of-decision" {
			scenario = "crisis-in-the-west"
		}
		return begin(scenario, options)
	}
	return &other
}

func TestALinkOfAnotherEdition(t *testing.T) {
	other := otherRules(t)
	run, _, err := record.Begin(other, recordtest.Header(other, "days-of-decision", dice.SeededName), nil)
	if err != nil {
		t.Fatal(err)
	}
	if err := recordtest.Play(run, 5, 60); err != nil {
		t.Fatal(err)
	}
	text, err := link.Encode(other, link.Letter{Record: run.Seal(), Sender: engine.Only(1)})
	if err != nil {
		t.Fatal(err)
	}
	d := deskAt(store.NewMemory(), "e")
	err = d.Inbox.Receive(text)
	if !errors.As(err, new(*link.OtherEdition)) || d.Table.Session != nil || len(d.Shelf.List) != 0 {
		t.Fatalf("%v, %d matches; want a refusal that leaves everything as it is", err, len(d.Shelf.List))
	}
	d.complain(err)
	if !offers(d, &keepBoth{}) || !strings.Contains(d.Toast.Name, "position") {
		t.Fatalf(`it offers %+v: got offers(d, …) %v and Name %v; want true and "position" in it`, d.Toast, offers(d, &keepBoth{}), d.Toast.Name)
	}
	if err := d.Inbox.KeepForked(); err != nil || len(deskAt2(d).Shelf.List) != 1 {
		t.Fatalf("its position: %v: got List %v; want no error and List 1", err, len(deskAt2(d).Shelf.List))
	}
	seq, schema, _ := run.Match.SafePoint()
	got, err := json.Marshal(json.RawMessage(d.Table.Session.Play.Record().Start))
	want, wrong := json.Marshal(schema)
	if err != nil || wrong != nil || !bytes.Equal(got, want) {
		t.Errorf("the table is not as it lay before answer %d: got err %v, wrong %v and %s; want no error, none and %s", seq, err, wrong, got, want)
	}
	d.complain(errors.New("something else"))
	if offers(d, &keepBoth{}) {
		t.Error("it is offered again with another complaint: got true, want false")
	}
}

// Two devices hold a match whose answers do not replay under the edition of today. Each opens it from its last safe point,
// and the turns that they send go on in one match.
func TestAMatchOfAnOlderEditionGoesOnByMail(t *testing.T) {
	other := otherRules(t)
	h := recordtest.Header(other, "days-of-decision", dice.SeededName)
	h.Players = []record.Player{{Name: "Ann", Seats: h.Players[0].Seats}, {Name: "Bob"}}
	for _, p := range recordtest.Header(other, "days-of-decision", dice.SeededName).Players[1:] {
		h.Players[1].Seats |= p.Seats
	}
	run, _, err := record.Begin(other, h, nil)
	if err != nil {
		t.Fatal(err)
	}
	if err := recordtest.Play(run, 5, 60); err != nil {
		t.Fatal(err)
	}
	rec := run.Seal()
	desk := func(name, here string) *Desk {
		d := deskAt(store.NewMemory(), name)
		info := d.Shelf.Describe(rec, store.Info{Here: here, Known: 40})
		if _, err := d.Shelf.Store.Save(h.ID, record.Encode(rec), info, 0); err != nil {
			t.Fatal(err)
		}
		return deskAt2(d)
	}
	ann, bob, pick := desk("a", "0"), desk("b", "1"), chance(3)
	for turn := range 6 {
		from, to := ann, bob
		if turn%2 > 0 {
			from, to = bob, ann
		}
		if from.Table.Session == nil {
			if err := from.Open(h.ID); err != nil {
				t.Fatal(err)
			}
		}
		play(t, from, &pick)
		sent, _ := mailed(t, from)
		if err := to.Inbox.Receive(sent); err != nil || to.Inbox.claim != nil || len(deskAt2(to).Shelf.List) != 1 || to.Table.Session.Play.Seq() != from.Table.Session.Play.Seq() {
			t.Fatalf("turn %d: got %v, %d matches; want the one match to go on", turn, err, len(to.Shelf.List))
		}
		to.Inbox.Letter = nil
	}
}
