package app

import (
	"strings"
	"testing"

	"interbellum/app/store"
	"interbellum/engine/record"
)

// say says something about an agreement, as the button with this word does.
func say(t testing.TB, d *Desk, player int, verb string) {
	t.Helper()
	for _, q := range d.Session.Agreements() {
		for _, c := range q.Legal {
			if d.Session.Header().Holder(q.Seat) == player && c.Verb == verb {
				if err := d.Agree(q.Seat, c.Words()); err != nil {
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
	d.onAgree()
	if !shows(d, "Take back") || !shows(d, "End the match now") || !shows(d, "Correct the position") || !shows(d, "Resign") {
		t.Fatal("the form does not offer everything")
	}
	looking, at := d.Session.Looking(), d.BackTo
	if err := d.Propose(string(record.TakeBack)); err != nil {
		t.Fatal(err)
	}
	other := 1 - looking
	if d.Agreeing || !shows(d, " asks to take the match back to before ") || !shows(d, d.called(other)+": agree") || !shows(d, "Withdraw") {
		t.Error("the bar does not ask the other player")
	}
	reopened(t, keys, d)
	say(t, d, other, record.AgreeVerb)
	if shows(d, `class="accord"`) || d.Toast.Text != "It is agreed." || !d.Session.Struck(at) {
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
	d.Look(at)
	d.Look(Now)
	d.Toast = Toast{}
	reopened(t, keys, d)
	d.onAgree()
	if err := d.Propose(string(record.EndMatch)); err != nil {
		t.Fatal(err)
	}
	say(t, d, 1-d.Session.Pending().By, record.AgreeVerb)
	if d.Screen != EndScreen || !shows(d, "Ended by agreement") || !shows(d, "As it stands: ") {
		t.Error("the end screen does not say how it ended")
	}
	if info, _ := d.known(d.Info.ID); info.Whose != "" && info.Whose != "Ended by agreement" {
		t.Errorf("the list says %s", info.Whose)
	}
	d.onAgree()
	if err := d.Propose(string(record.TakeBack)); err != nil {
		t.Fatal(err)
	}
	if d.Screen != EndScreen || !shows(d, "it was agreed to end the match") {
		t.Error("the end screen does not say what is asked")
	}
	say(t, d, 1-d.Session.Pending().By, record.AgreeVerb)
	if d.Screen != TableScreen || d.over() {
		t.Error("the table does not come back")
	}
}

func TestACorrectionListsEveryReason(t *testing.T) {
	d, pick := deskAt(store.NewMemory(), "m"), chance(5)
	begin(t, d, "cataclysm", 1, "Ann")
	for range 8 {
		step(t, d, &pick)
	}
	d.onAgree()
	text := d.correctionText()
	d.Check(strings.NewReplacer(`"stability": "wavering"`, `"stability": "collapsed"`, `"crises_drawn": 0`, `"crises_drawn": 9`).Replace(text))
	if len(d.Correction.Reasons) == 0 || !shows(d, "class=\"reasons\"") {
		t.Fatalf("nothing stands against it: %+v", d.Correction)
	}
	if err := d.Amend(d.Correction.Text); err != nil || d.Session.Agreed() > 0 || !d.Agreeing {
		t.Error("an impossible position was proposed")
	}
	d.Check(text)
	if !shows(d, "This position is possible.") {
		t.Errorf("the start of the phase is impossible: %v", d.Correction.Reasons)
	}
	if err := d.Amend(text); err != nil || d.Session.Agreed() != 1 || d.Agreeing {
		t.Errorf("one player alone cannot correct the position: %v", err)
	}
	if d.Check(`{"format":`); len(d.Correction.Reasons) != 1 {
		t.Errorf("half a position is refused with %v", d.Correction.Reasons)
	}
}

func TestWhoeverHasResignedIsNotAsked(t *testing.T) {
	for _, game := range []string{"cataclysm", "toy"} {
		d, pick := deskAt(store.NewMemory(), "m"), chance(3)
		begin(t, d, game, 2, "Ann", "Bob")
		for range 6 {
			step(t, d, &pick)
		}
		if d.Covered {
			d.Ready()
		}
		gone := d.Session.Looking()
		say(t, d, gone, record.ResignVerb)
		for n := 0; n < 40 && !d.over(); n++ {
			step(t, d, &pick)
			if d.Session.Looking() == gone {
				t.Fatalf("%s: the device is handed to who has resigned", game)
			}
		}
		if d.over() {
			continue
		}
		if d.Covered {
			d.Ready()
		}
		d.onAgree()
		if !shows(d, d.called(gone)+" has resigned") || !shows(d, "Is back") {
			t.Errorf("%s: the form does not let them return", game)
		}
		say(t, d, gone, record.ReturnVerb)
		if d.Session.Away(gone) {
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
	d.onAgree()
	proposer := d.called(d.Session.Looking())
	if err := d.Propose(string(record.EndMatch)); err != nil {
		t.Fatal(err)
	}
	if err := d.MakeLink("https://example.org/"); err != nil {
		t.Fatal(err)
	}
	e := deskAt(store.NewMemory(), "x")
	if err := e.Receive(d.Link); err != nil {
		t.Fatal(err)
	}
	e.Seat(true)
	if !shows(e, proposer+" asks to end the match as it stands.</span>") || !shows(e, `class="accord"`) {
		t.Errorf("the receiver is told %s", html(e))
	}
}
