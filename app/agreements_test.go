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
	t.Fatalf("got no way for player %d to %s, want one", player, verb)
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
		t.Fatal("the form does not offer everything; want \"Take back\" shown, \"End the match now\" shown, \"Correct the position\" shown and \"Resign\" shown")
	}
	looking, at := d.Table.Session.Viewer.Player(), d.Table.Agreements.BackTo
	if err := d.Table.Agreements.Propose(string(record.TakeBack)); err != nil {
		t.Fatal(err)
	}
	other := 1 - looking
	if d.Table.Agreements.Agreeing || !shows(d, " proposes to take the match back to before ") || !shows(d, d.Table.playerName(other)+": agree") || !shows(d, "Withdraw") {
		t.Errorf(`the bar does not ask the other player: got Agreeing %v; want Agreeing false, " proposes to take the match back to before " shown, %q shown and "Withdraw" shown`, d.Table.Agreements.Agreeing, d.Table.playerName(other)+": agree")
	}
	reopened(t, keys, d)
	declare(t, d, other, record.AgreeVerb)
	if shows(d, `class="accord"`) || d.Toast.Text != "Agreed." || !d.Table.Session.Agreements.Struck(at) {
		t.Errorf("it did not take effect: got Text %v and Struck(at) %v; want no `class=\"accord\"` shown, Text \"Agreed.\" and Struck(at) true", d.Toast.Text, d.Table.Session.Agreements.Struck(at))
	}
	d.Tab = "log"
	if page := html(d); !strings.Contains(page, "Agreed: to take the match back to before answer") || !strings.Contains(page, "struck") {
		t.Errorf(`the log does not say what was taken back: got page %v; want page "Agreed: to take the match back to before answer" in it and page "struck" in it`, page)
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
		t.Errorf(`the end screen does not say how it ended: got Screen %v; want Screen %v, "Ended by agreement" shown and "As it stands: " shown`, d.Screen, EndScreen)
	}
	if info, _ := d.Shelf.Find(d.Table.Info.ID); info.Whose != "" && info.Whose != "Ended by agreement" {
		t.Errorf("the list: got %q, want how it ended, or nothing", info.Whose)
	}
	d.Table.Agreements.Open()
	if err := d.Table.Agreements.Propose(string(record.TakeBack)); err != nil {
		t.Fatal(err)
	}
	if d.Screen != EndScreen || !shows(d, "everyone agreed to end the match") {
		t.Errorf(`the end screen does not say what is asked: got Screen %v; want Screen %v and "everyone agreed to end the match" shown`, d.Screen, EndScreen)
	}
	declare(t, d, 1-d.Table.Session.Agreements.Pending().By, record.AgreeVerb)
	if d.Screen != TableScreen || d.Table.over() {
		t.Errorf("the table does not come back: got Screen %v and over %v; want %v and false", d.Screen, d.Table.over(), TableScreen)
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
		t.Fatalf("nothing stands against it: %+v: got Reasons %v; want Reasons some and \"class=\\\"reasons\\\"\" shown", d.Table.Agreements.Correction, len(d.Table.Agreements.Correction.Reasons))
	}
	if err := d.Table.Agreements.Amend(d.Table.Agreements.Correction.Text); err != nil || d.Table.Session.Agreements.Count() > 0 || !d.Table.Agreements.Agreeing {
		t.Errorf("an impossible position was proposed: got err %v and Agreeing %v; want no error, Count 0 and Agreeing true", err, d.Table.Agreements.Agreeing)
	}
	d.Table.Agreements.Check(text)
	if !shows(d, "This position is possible.") {
		t.Errorf(`the start of the phase is impossible: %v, want "This position is possible." shown`, d.Table.Agreements.Correction.Reasons)
	}
	if err := d.Table.Agreements.Amend(text); err != nil || d.Table.Session.Agreements.Count() != 1 || d.Table.Agreements.Agreeing {
		t.Errorf("one player alone cannot correct the position: %v: got Agreeing %v; want no error, Count 1 and Agreeing false", err, d.Table.Agreements.Agreeing)
	}
	if d.Table.Agreements.Check(`{"format":`); len(d.Table.Agreements.Correction.Reasons) != 1 {
		t.Errorf("half a position is refused with %v, want 1", d.Table.Agreements.Correction.Reasons)
	}
}

func TestAPlayerWhoHasResignedIsNotAsked(t *testing.T) {
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
				t.Fatalf("%s: the device is handed to who has resigned: got Player %v, want not %v", game, d.Table.Session.Viewer.Player(), gone)
			}
		}
		if d.Table.over() {
			continue
		}
		if d.Table.Covered {
			d.Table.Ready()
		}
		d.Table.Agreements.Open()
		if !shows(d, d.Table.playerName(gone)+" has resigned") || !shows(d, "Return to play") {
			t.Errorf(`%s: the form does not let them return; want %q shown and "Return to play" shown`, game, d.Table.playerName(gone)+" has resigned")
		}
		declare(t, d, gone, record.ReturnVerb)
		if d.Table.Session.Agreements.Away(gone) {
			t.Errorf("%s: they have not returned: got true, want false", game)
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
	if !shows(e, proposer+" proposes to end the match as it stands.</span>") || !shows(e, `class="accord"`) {
		t.Errorf("got %s for the receiver, want %q shown and `class=\"accord\"` shown", html(e), proposer+" proposes to end the match as it stands.</span>")
	}
}
