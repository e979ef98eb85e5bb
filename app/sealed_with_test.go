package app

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"interbellum/app/store"
	"interbellum/engine"
	"interbellum/engine/games"
	"interbellum/engine/record"
)

// goRound plays a match from device to device, and fails where none of its dice was checked.
func goRound(t *testing.T, desks []*Desk, pick *chance, mails int) (at int) {
	t.Helper()
	if at = firstAsked(desks[0]); at != 0 {
		at = pass(t, desks, desks[0])
	}
	for range mails {
		play(t, desks[at], pick)
		if desks[at].Table.over() {
			break
		}
		at = pass(t, desks, desks[at])
	}
	if proof := desks[at].Table.Session.Seals.Proof(); proof.Dice == 0 || !proof.Players[0].Joined || !proof.Players[1].Joined {
		t.Errorf("after %d links: %+v; want dice, and players who have joined", mails, proof)
	}
	return at
}

// sealedFrom begins a sealed match of two with a draft that is changed first, and gives a device to each.
func sealedFrom(t *testing.T, id string, change func(d *Desk)) []*Desk {
	t.Helper()
	d := deskAt(store.NewMemory(), "m")
	d.Draft = newDraft(id)
	change(d)
	game, _ := d.Draft.game()
	scenario, _ := game.ScenarioByID(d.Draft.Scenario)
	for i, seat := range scenario.Seats.List() {
		d.Draft.Holder[seat] = i % 2
	}
	copy(d.Draft.Names[:], []string{"Ann", "Bob"})
	d.Draft.Here, d.Draft.Sealed = 1, true
	if err := d.Start(); err != nil {
		t.Fatal(err)
	}
	return []*Desk{d, deskAt(store.NewMemory(), "n")}
}

func TestSealedDiceUnderAHouseEdition(t *testing.T) {
	for _, id := range []string{"cataclysm", "triumph", "conquest"} {
		pick := chance(7)
		desks := sealedFrom(t, id, func(d *Desk) {
			if err := d.Inbox.TakeIn("box.json", editionFile(t, id, "Mine", printedCorrections[id])); err != nil {
				t.Fatal(err)
			}
			d.Houses.shown = nil
			d.Draft.under(d.Shelf.Editions().List()[0].Packed)
		})
		at := goRound(t, desks, &pick, 10)
		if got, want := desks[at].Table.Session.Play.Header().House, desks[0].Table.Session.Play.Header().House; len(want) == 0 || !slices.Equal([]byte(got), []byte(want)) {
			t.Errorf("%s: the other device plays under an edition of %d bytes, want that of %d", id, len(got), len(want))
		}
	}
}

func TestSealedDiceFromAWrittenPosition(t *testing.T) {
	for _, id := range []string{"cataclysm", "triumph", "conquest"} {
		game, _ := games.ByID(id)
		m, _, err := game.New(game.Scenarios[0].ID, nil)
		if err != nil {
			t.Fatal(err)
		}
		_, schema, found := m.SafePoint()
		if !found {
			t.Fatalf("%s: got no safe point after the set-up, want one", id)
		}
		start, err := json.Marshal(schema)
		if err != nil {
			t.Fatal(err)
		}
		pick := chance(9)
		desks := sealedFrom(t, id, func(d *Desk) { d.Draft.Scenario, d.Draft.Start = game.Scenarios[0].ID, start })
		at := goRound(t, desks, &pick, 30)
		if len(desks[at].Table.Session.Play.Record().Start) == 0 {
			t.Errorf("%s: got no written position on the other device, want it", id)
		}
	}
}

// Ann and Bob agree to take an answer back. The dice that follow are new ones, which nobody knew.
func TestSealedDiceAfterATakeBack(t *testing.T) {
	for _, id := range []string{"cataclysm", "triumph", "conquest"} {
		pick := chance(5)
		desks := sealedFrom(t, id, func(*Desk) {})
		at := goRound(t, desks, &pick, 8)
		table := desks[at].Table
		if table.Covered {
			table.Ready()
		}
		list := table.Agreements.backs()
		if len(list) == 0 {
			t.Fatalf("%s: nothing can be taken back: got none, want some", id)
		}
		table.Agreements.BackTo = list[len(list)-1]
		if err := table.Agreements.Propose(string(record.TakeBack)); err != nil {
			t.Fatal(id, err)
		}
		other, before := 1-at, table.Session.Play.Seq()
		link, _ := mailed(t, desks[at])
		receives(t, desks[other], link, other)
		agree(t, desks[other])
		if says := html(desks[other]); desks[other].Table.Session.Agreements.Pending() != nil || strings.Contains(says, "agree-yes") {
			t.Errorf("%s: the proposal is still open after it was agreed to, want it settled", id)
		}
		if got := desks[other].Table.Session.Play.Seq(); got <= before {
			t.Errorf("%s: got %d answers, want more than %d: what is taken back stays in the record", id, got, before)
		}
		at = other
		for range 6 {
			play(t, desks[at], &pick)
			if desks[at].Table.over() {
				break
			}
			at = pass(t, desks, desks[at])
		}
	}
}

func agree(t *testing.T, d *Desk) {
	t.Helper()
	for _, q := range d.Table.Session.Agreements.Allowed() {
		if i := slices.IndexFunc(q.Legal, func(c engine.Choice) bool { return c.Verb == record.AgreeVerb }); i >= 0 {
			if err := d.Table.Agreements.Agree(q.Seat, q.Legal[i].Words()); err != nil {
				t.Fatal(err)
			}
			return
		}
	}
	t.Fatal("nobody can agree: got no answer, want one")
}
