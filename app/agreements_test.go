package app

import (
	"strings"
	"testing"

	"interbellum/app/store"
	"interbellum/engine/record"
)

// declare says something about an agreement, as the button with this word does.
func declare(t testing.TB, d *Desk, player int, verb string) {
	t.Helper()
	for _, q := range d.Table.Session.Agreements.Allowed() {
		for _, c := range q.Legal {
			if d.Table.Session.Play.Header().Holder(q.Seat) == player && c.Verb == verb {
				if err := d.Table.Agreements.Agree(q.Seat, c.Words()); err != nil {
					t.Fatal(err)
				}
				return
			}
		}
	}
	t.Fatalf("player %d may not %s", player, verb)
}

func TestTwoAtOneTableAgree(t *testing.T) {
	keys := store.NewMemory()
	d, pick := deskAt(keys, "m"), chance(5)
	begin(t, d, "cataclysm", 2, "Ann", "Bob")
	for range 12 {
		step(t, d, &pick)
	}
	d.Table.Agreements.Open()
	if !shows(d, "Take back") || !shows(d, "End the match now") || !shows(d, "Correct the position") || !shows(d, "Resign") {
		t.Fatal("the form does not offer everything")
	}
	looking, at := d.Table.Session.Viewer.Player(), d.Table.Agreements.BackTo
	if err := d.Table.Agreements.Propose(string(record.TakeBack)); err != nil {
		t.Fatal(err)
	}
	other := 1 - looking
	if d.Table.Agreements.Agreeing || !shows(d, " asks to take the match back to before ") || !shows(d, d.Table.playerName(other)+": agree") || !shows(d, "Withdraw") {
		t.Error("the bar does not ask the other player")
	}
	reopened(t, keys, d)
	declare(t, d, other, record.AgreeVerb)
	if shows(d, `class="accord"`) || d.Toast.Text != "It is agreed." || !d.Table.Session.Agreements.Struck(at) {
		t.Error("it did not take effect")
	}
	d.Tab = "log"
	if page := html(d); !strings.Contains(page, "Agreed: to take the match back to before answer") || !strings.Contains(page, "struck") {
		t.Error("the log does not say what was taken back")
	}
	d.Tab = ""
	for range 5 {
		step(t, d, &pick)
	}
	d.Table.History.Look(at)
	d.Table.History.Look(Now)
	d.Toast = Toast{}
	reopened(t, keys, d)
	d.Table.Agreements.Open()
	if err := d.Table.Agreements.Propose(string(record.EndMatch)); err != nil {
		t.Fatal(err)
	}
	declare(t, d, 1-d.Table.Session.Agreements.Pending().By, record.AgreeVerb)
	if d.Screen != EndScreen || !shows(d, "Ended by agreement") || !shows(d, "As it stands: ") {
		t.Error("the end screen does not say how it ended")
	}
	if info, _ := d.Shelf.Find(d.Table.Info.ID); info.Whose != "" && info.Whose != "Ended by agreement" {
		t.Errorf("the list says %s", info.Whose)
	}
	d.Table.Agreements.Open()
	if err := d.Table.Agreements.Propose(string(record.TakeBack)); err != nil {
		t.Fatal(err)
	}
	if d.Screen != EndScreen || !shows(d, "it was agreed to end the match") {
		t.Error("the end screen does not say what is asked")
	}
	declare(t, d, 1-d.Table.Session.Agreements.Pending().By, record.AgreeVerb)
	if d.Screen != TableScreen || d.Table.over() {
		t.Error("the table does not come back")
	}
}

func TestACorrectionListsEveryReason(t *testing.T) {
	d, pick := deskAt(store.NewMemory(), "m"), chance(5)
	begin(t, d, "cataclysm", 1, "Ann")
	for range 8 {
		step(t, d, &pick)
	}
	d.Table.Agreements.Open()
	text := d.Table.Agreements.correctionText()
	d.Table.Agreements.Check(strings.NewReplacer(`"stability": "wavering"`, `"stability": "collapsed"`, `"crises_drawn": 0`, `"crises_drawn": 9`).Replace(text))
	if len(d.Table.Agreements.Correction.Reasons) == 0 || !shows(d, "class=\"reasons\"") {
		t.Fatalf("nothing stands against it: %+v", d.Table.Agreements.Correction)
	}
	if err := d.Table.Agreements.Amend(d.Table.Agreements.Correction.Text); err != nil || d.Table.Session.Agreements.Count() > 0 || !d.Table.Agreements.Agreeing {
		t.Error("an impossible position was proposed")
	}
	d.Table.Agreements.Check(text)
	if !shows(d, "This position is possible.") {
		t.Errorf("the start of the phase is impossible: %v", d.Table.Agreements.Correction.Reasons)
	}
	if err := d.Table.Agreements.Amend(text); err != nil || d.Table.Session.Agreements.Count() != 1 || d.Table.Agreements.Agreeing {
		t.Errorf("one player alone cannot correct the position: %v", err)
	}
	if d.Table.Agreements.Check(`{"format":`); len(d.Table.Agreements.Correction.Reasons) != 1 {
		t.Errorf("half a position is refused with %v", d.Table.Agreements.Correction.Reasons)
	}
}

func TestWhoeverHasResignedIsNotAsked(t *testing.T) {
	for _, game := range []string{"cataclysm", "toy"} {
		d, pick := deskAt(store.NewMemory(), "m"), chance(3)
		begin(t, d, game, 2, "Ann", "Bob")
		for range 6 {
			step(t, d, &pick)
		}
		if d.Table.Covered {
			d.Table.Ready()
		}
		gone := d.Table.Session.Viewer.Player()
		declare(t, d, gone, record.ResignVerb)
		for n := 0; n < 40 && !d.Table.over(); n++ {
			step(t, d, &pick)
			if d.Table.Session.Viewer.Player() == gone {
				t.Fatalf("%s: the device is handed to who has resigned", game)
			}
		}
		if d.Table.over() {
			continue
		}
		if d.Table.Covered {
			d.Table.Ready()
		}
		d.Table.Agreements.Open()
		if !shows(d, d.Table.playerName(gone)+" has resigned") || !shows(d, "Is back") {
			t.Errorf("%s: the form does not let them return", game)
		}
		declare(t, d, gone, record.ReturnVerb)
		if d.Table.Session.Agreements.Away(gone) {
			t.Errorf("%s: they have not returned", game)
		}
	}
}

func TestALinkSaysWhatIsAsked(t *testing.T) {
	d, pick := deskAt(store.NewMemory(), "m"), chance(5)
	begin(t, d, "cataclysm", 2, "Ann", "Bob")
	for range 12 {
		step(t, d, &pick)
	}
	d.Table.Agreements.Open()
	proposer := d.Table.playerName(d.Table.Session.Viewer.Player())
	if err := d.Table.Agreements.Propose(string(record.EndMatch)); err != nil {
		t.Fatal(err)
	}
	if err := d.Table.Outbox.MakeLink("https://example.org/"); err != nil {
		t.Fatal(err)
	}
	e := deskAt(store.NewMemory(), "x")
	if err := e.Inbox.Receive(d.Table.Outbox.Link); err != nil {
		t.Fatal(err)
	}
	e.Table.Seats.Seat(true)
	if !shows(e, proposer+" asks to end the match as it stands.</span>") || !shows(e, `class="accord"`) {
		t.Errorf("the receiver is told %s", html(e))
	}
}
