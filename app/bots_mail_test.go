package app

import (
	"slices"
	"testing"

	"interbellum/app/store"
	"interbellum/engine"
	"interbellum/engine/record"
)

// seatOf is a seat of a player.
func seatOf(d *Desk, player int) engine.Seat { return d.Table.Session.Play.Seats(player).List()[0] }

// Cem does not answer: a program on Ann's device plays for him, Bob sends Cem's turns there and reads in the log who has played. Nobody
// looks at what Cem hides.
func TestAProgramPlaysForAPlayerWhoDoesNotAnswer(t *testing.T) {
	ann, bob, w, pick := deskAt(store.NewMemory(), "m"), deskAt(store.NewMemory(), "n"), &worker{}, chance(5)
	w.attach(ann)
	ann.Draft.Here = 1
	beginHere(t, ann, "triumph", 3, "Ann", "Bob", "Cem")
	cem := seatOf(ann, 2)
	if err := ann.Table.Bots.Set(cem, "easy"); err != nil {
		t.Fatal(err)
	}
	if !ann.Table.Session.Device.OnlyBots(2) || ann.Table.Session.Device.Here(1) || ann.Table.Info.Here != "2 0" {
		t.Fatalf(`here play %q, %q by programs: got OnlyBots(2) %v and Here(1) %v; want OnlyBots(2) true, Here(1) false and Here "2 0"`,
			ann.Table.Info.Here, ann.Table.Info.Programs, ann.Table.Session.Device.OnlyBots(2), ann.Table.Session.Device.Here(1))
	}
	now, to := ann, bob
	for mails := 0; mails < 12; mails++ {
		for n := 0; now == ann && w.heard != nil || len(now.Table.Sight().Asked) > 0; n++ {
			if now == ann && w.heard != nil {
				if err := ann.Table.Outbox.MakeLink(site); err == nil {
					t.Fatal("it is sent while a program is asked: got no error, want an error")
				}
				w.answer(t)
				continue
			}
			if now.Table.Covered || now.Table.Session.Viewer.Player() == 2 {
				t.Fatalf("Cem's things are uncovered: got Covered %v and Player %v; want false and not 2", now.Table.Covered, now.Table.Session.Viewer.Player())
			}
			step(t, now, &pick)
		}
		if player, _ := now.Table.away(); player == record.Nobody {
			t.Fatalf("after %d mails nobody is asked: got player %v, want not %v", mails, player, record.Nobody)
		}
		link, _ := mailed(t, now)
		if err := to.Inbox.Receive(link); err != nil {
			t.Fatal(err)
		}
		if to.Table.Seats.Asking {
			sits(to, 1)
		}
		to.Inbox.Letter = nil
		to.Table.handOn()
		now, to = to, now
	}
	if !slices.ContainsFunc(bob.Table.Session.Play.Entries(), func(e engine.Entry) bool { return e.Seat == cem && e.By == record.ByBot }) {
		t.Fatal("got no answer by the program, want one at least")
	}
	bob.Tab = "log"
	if !shows(bob, "by the computer") {
		t.Error("Bob does not read that a program has played, want \"by the computer\" shown")
	}
}

// Bob resigns; then a program plays for him in the place of the stand-in who lets things be.
func TestAProgramPlaysForAPlayerWhoHasResigned(t *testing.T) {
	ann, bob, pick := byMail(t, "cataclysm", 3)
	w := &worker{}
	w.attach(ann)
	play(t, bob, &pick)
	seat := seatOf(bob, 1)
	for _, q := range bob.Table.Session.Agreements.Allowed() {
		for _, c := range q.Legal {
			if c.Verb == record.ResignVerb && q.Seat == seat {
				if err := bob.Table.Session.Answer(seat, c); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	link, _ := mailed(t, bob)
	if err := ann.Inbox.Receive(link); err != nil {
		t.Fatal(err)
	}
	if !ann.Table.Session.Agreements.Away(1) {
		t.Fatal("he has not resigned: got false, want true")
	}
	if err := ann.Table.Bots.Set(seat, "normal"); err != nil {
		t.Fatal(err)
	}
	if ann.Table.Session.Agreements.Away(1) {
		t.Fatal("the stand-in still answers: got true, want false")
	}
	ann.Inbox.Letter = nil
	ann.Table.handOn()
	toProgram(t, ann, w, &pick)
	w.answer(t)
}
