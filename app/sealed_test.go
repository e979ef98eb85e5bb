package app

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"interbellum/app/shelf"
	"interbellum/app/store"
	"interbellum/engine/record"
)

// sealedBegun begins a match with sealed dice on Ann's device, for players who play by link.
func sealedBegun(t testing.TB, id string, names ...string) *Desk {
	t.Helper()
	d := deskAt(store.NewMemory(), "m")
	d.Draft = newDraft(id)
	game, _ := d.Draft.game()
	scenario, _ := game.ScenarioByID(d.Draft.Scenario)
	for i, seat := range scenario.Seats.List() {
		d.Draft.Holder[seat] = i % len(names)
	}
	copy(d.Draft.Names[:], names)
	d.Draft.Here, d.Draft.Sealed = 1, true
	if err := d.Start(); err != nil {
		t.Fatal(err)
	}
	if !d.Table.Session.Seals.On() || !d.Table.Session.Device.Here(0) || d.Table.Session.Device.Here(1) {
		t.Fatalf("On %v, Here(0) %v, Here(1) %v; want true, true, false", d.Table.Session.Seals.On(), d.Table.Session.Device.Here(0), d.Table.Session.Device.Here(1))
	}
	return d
}

// pass sends what lies on one desk to the player who must go on, and returns that player.
func pass(t testing.TB, desks []*Desk, from *Desk) int {
	t.Helper()
	to, _ := from.Table.away()
	if to == record.Nobody {
		t.Fatalf("nobody elsewhere is asked after %d answers: got Nobody, want a player", from.Table.Session.Play.Seq())
	}
	link, _ := mailed(t, from)
	receives(t, desks[to], link, to)
	return to
}

func receives(t testing.TB, d *Desk, link string, player int) {
	t.Helper()
	if err := d.Inbox.TakeIn("", link); err != nil {
		t.Fatal(err)
	}
	if d.Table.Seats.Asking {
		sits(d, player)
	}
	d.Inbox.Letter = nil
	d.Table.handOn()
}

func TestAMatchOfThreeWithSealedDice(t *testing.T) {
	for _, id := range []string{"cataclysm", "triumph", "conquest"} {
		names := []string{"Ann", "Bob", "Cem"}
		if id == "conquest" {
			names = names[:2]
		}
		desks, pick := []*Desk{sealedBegun(t, id, names...)}, chance(7)
		for range names[1:] {
			desks = append(desks, deskAt(store.NewMemory(), "n"))
		}
		at := 0
		if !desks[0].Table.Session.Device.Here(firstAsked(desks[0])) {
			at = pass(t, desks, desks[0])
		}
		for mails := range 14 {
			play(t, desks[at], &pick)
			if desks[at].Table.over() {
				break
			}
			if mails == 6 { // this player goes on with another device
				desks[at] = moved(t, desks[at], at)
			}
			at = pass(t, desks, desks[at])
		}
		proof := desks[at].Table.Session.Seals.Proof()
		if proof.Dice == 0 || !proof.Players[0].Joined || !proof.Players[1].Joined {
			t.Errorf("%s: %+v; want dice, and players who have joined", id, proof)
		}
		if says := strings.Join(proven(desks[at].Table), "\n"); !strings.Contains(says, "Signed by Ann, key ") {
			t.Errorf("%s: it says %q; want that Ann has signed", id, says)
		}
	}
}

func firstAsked(d *Desk) int { return d.Table.Session.Play.Header().Holder(waited(d.Table)[0]) }

// moved is another device of a player, which has the match and the key from the code on this one.
func moved(t *testing.T, d *Desk, player int) *Desk {
	t.Helper()
	other := deskAt(store.NewMemory(), "o")
	if err := d.Table.Keys.Open(site); err != nil {
		t.Fatal(err)
	}
	address := d.Table.Keys.base + "#" + d.Table.Keys.link + "." + d.Table.Keys.text(player)
	if err := other.Inbox.TakeIn("", address); err != nil {
		t.Fatal(err)
	}
	if other.Table.Session == nil || other.Table.Seats.Asking || !other.Table.Session.Device.Here(player) {
		t.Fatalf("the match is not played there: got Asking %v, Here %q; want the player there", other.Table.Seats.Asking, other.Table.Info.Here)
	}
	if l := other.Inbox.Letter; l == nil || !shows(other, "come from your other device") || shows(other, "has sent you a turn") {
		t.Errorf("the letter is %+v; want one that says it comes from the player's other device", l)
	}
	other.Inbox.Letter = nil
	return other
}

func TestAMatchAndItsKeyMoveByFile(t *testing.T) {
	ann := sealedBegun(t, "toy", "Ann", "Bob")
	ann.Refresh()
	_, data, err := ann.Table.Export(ann.Table.Info.ID)
	if err != nil {
		t.Fatal(err)
	}
	name, file, err := shelf.ExportToMove(ann.Shelf, ann.Table.Info.ID, data, []string{ann.Table.Keys.text(0)})
	if err != nil || !strings.HasSuffix(name, "-with-key") {
		t.Fatalf("%q: %v; want a name that ends with -with-key", name, err)
	}
	other := deskAt(store.NewMemory(), "o")
	if err := other.Inbox.TakeIn("a.json", string(file)); err != nil {
		t.Fatal(err)
	}
	if other.Table.Session == nil || !other.Table.Session.Device.Here(0) || other.Table.Session.Device.Here(1) {
		t.Fatalf("on the other device: %+v; want Ann alone there", other.Table.Info)
	}
	_, all, err := ann.Shelf.ExportAll()
	var bundle shelf.Bundle
	if err != nil || json.Unmarshal(all, &bundle) != nil || len(bundle.Keys) != 1 || bundle.Keys[0] != ann.Table.Keys.text(0) {
		t.Errorf("all matches: %v, keys %q; want the one key", err, bundle.Keys)
	}
	if _, data, _ := ann.Table.Export(ann.Table.Info.ID); strings.Contains(string(data), "ibk1") {
		t.Error("a match that is handed on has its key in it: got ibk1, want none")
	}
}

func TestLookingAtKeysTakesNoUndoAway(t *testing.T) {
	for _, id := range []string{"cataclysm", "triumph", "conquest"} {
		d, pick := sealedBegun(t, id, "Ann", "Bob"), chance(11)
		for range 200 {
			if d.Table.Session.Floor.CanUndo() || d.Table.Session.Viewer.Player() != 0 || len(d.Table.Session.Viewer.Asked()) == 0 {
				break
			}
			step(t, d, &pick)
		}
		before := d.Table.Session.Floor.CanUndo()
		if key := d.Table.Keys.text(0); !before || key == "" || !d.Table.Session.Floor.CanUndo() {
			t.Errorf("%s: got the key %q and an Undo before it %v, after it %v; want a key and both true", id, key, before, d.Table.Session.Floor.CanUndo())
		}
	}
}

func TestKeysThatDoNotFitLoseNothing(t *testing.T) {
	ann, bob := sealedBegun(t, "toy", "Ann", "Bob"), sealedBegun(t, "toy", "Ann", "Bob")
	key := ann.Table.Keys.text(0)
	for what, text := range map[string]string{"cut off": key[:40], "changed": key[:20] + "A" + key[21:], "with more": key + "A"} {
		if err := bob.Inbox.TakeIn("", text); err == nil || !strings.Contains(err.Error(), "not a key of a player") {
			t.Errorf("%s: got %v, want that it is no key", what, err)
		}
	}
	if err := bob.Inbox.TakeIn("", key); err != nil { // of the same player, who has another key by now
		t.Fatal(err)
	}
	if !bob.Table.Session.Device.Here(0) || bob.Table.Keys.text(0) == key {
		t.Error("another key has taken the place of the one in use")
	}
}

func TestAFullStorageKeepsNoKeyAndLosesNothing(t *testing.T) {
	ann := sealedBegun(t, "toy", "Ann", "Bob")
	link, _ := mailed(t, ann)
	full := false
	keys := store.NewMemory()
	keys.Before = func(act, key string) error {
		if full && act == "set" && strings.Contains(key, "/key/") {
			return store.ErrFull
		}
		return nil
	}
	bob := deskAt(keys, "n")
	full = true
	bob.Draft = newDraft("toy")
	bob.Draft.Here, bob.Draft.Sealed = 1, true
	if err := bob.Start(); err == nil || !strings.Contains(err.Error(), "the key of a player cannot be kept") || len(bob.Shelf.List) != 0 {
		t.Errorf("a match begins: got %v and %d matches, want a refusal and none", err, len(bob.Shelf.List))
	}
	receives(t, bob, link, 1)
	if bob.Table.Session.Device.Here(1) || !strings.Contains(bob.Toast.Text, "the key of a player cannot be kept") {
		t.Errorf("Here(1) %v, it says %q; want false and the reason", bob.Table.Session.Device.Here(1), bob.Toast.Text)
	}
	if err := bob.Inbox.TakeIn("", ann.Table.Keys.text(0)); err == nil {
		t.Error("another key is kept: got no error, want one")
	}
	full = false
	if err := bob.Table.Keys.Lose(1); err != nil || !bob.Table.Session.Device.Here(1) {
		t.Errorf("with room: %v, Here(1) %v; want no error and true", err, bob.Table.Session.Device.Here(1))
	}
}

// Bob's device is gone. Ann and Cem agree to the key of his new one.
func TestALostKeyIsRenewedByAgreement(t *testing.T) {
	desks, pick := []*Desk{sealedBegun(t, "toy", "Ann", "Bob", "Cem"), deskAt(store.NewMemory(), "n"), deskAt(store.NewMemory(), "c")}, chance(3)
	at := 0
	for !slices.ContainsFunc(desks[at].Table.Session.Seals.Proof().Players[1:2], func(p record.PlayerProof) bool { return p.Joined }) || at == 1 {
		play(t, desks[at], &pick)
		at = pass(t, desks, desks[at])
	}
	link, _ := mailed(t, desks[at])
	desks[1] = deskAt(store.NewMemory(), "new")
	receives(t, desks[1], link, 1)
	bob := desks[1].Table
	if bob.Session.Device.Here(1) || !bob.Keys.missing(1) {
		t.Fatalf("Here %v, missing %v; want a player whose key is missing", bob.Session.Device.Here(1), bob.Keys.missing(1))
	}
	if err := bob.Keys.Lose(1); err != nil {
		t.Fatal(err)
	}
	text := bob.Keys.asked(1)
	if err := desks[at].Table.Keys.Renew(1, text[:30]); err == nil {
		t.Fatal("half a key is proposed: got no error, want one")
	}
	if err := desks[at].Table.Keys.Renew(1, text); err != nil {
		t.Fatal(err)
	}
	if asks := desks[at].Table.Agreements.asks(); !strings.Contains(asks, "give Bob a new key") {
		t.Errorf("it asks %q; want that Bob gets a new key", asks)
	}
	other := 2 - at
	link, _ = mailed(t, desks[at])
	receives(t, desks[other], link, other)
	p := desks[other].Table.Session.Agreements.Pending()
	if p == nil {
		t.Fatal("nothing waits for an answer: got nil, want the proposal")
	}
	for _, q := range desks[other].Table.Session.Agreements.Allowed() {
		for _, c := range q.Legal {
			if c.Verb == record.AgreeVerb {
				if err := desks[other].Table.Agreements.Agree(q.Seat, c.Words()); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	link, _ = mailed(t, desks[other])
	receives(t, desks[1], link, 1)
	if bob.Keys.missing(1) || !bob.Session.Device.Here(1) {
		t.Error("Bob has not come back: got a missing key, want him to play")
	}
	if says := strings.Join(proven(bob), "\n"); !strings.Contains(says, "Bob has a new key") {
		t.Errorf("it says %q; want that Bob has a new key", says)
	}
}

// Keys stay as long as their match can be restored.
func TestAMatchDeletedForGoodTakesItsKeysAlong(t *testing.T) {
	d := sealedBegun(t, "toy", "Ann", "Bob")
	d.Refresh()
	gone, m := d.Table.Info.ID, d.Table.Session.Seals.Match()
	if err := d.Start(); err != nil { // another match with the same players
		t.Fatal(err)
	}
	d.Refresh()
	kept := d.Table.Session.Seals.Match()
	keys := func() (of, other int) {
		return len(shelf.KeysOf(d.Shelf).Of(m, 0)), len(shelf.KeysOf(d.Shelf).Of(kept, 0))
	}
	if _, err := d.Shelf.Bin(gone); err != nil {
		t.Fatal(err)
	}
	if of, other := keys(); of != 1 || other != 1 || m == kept {
		t.Fatalf("with one match in the bin: %d and %d keys; want 1 and 1", of, other)
	}
	if err := shelf.Delete(d.Shelf, gone); err != nil {
		t.Fatal(err)
	}
	if of, other := keys(); of != 0 || other != 1 {
		t.Errorf("with one match deleted for good: %d and %d keys; want 0 and 1", of, other)
	}
}
