package app

import (
	"fmt"
	"net/url"
	"regexp"
	"slices"
	"strings"
	"testing"

	"interbellum/app/face"
	"interbellum/app/store"
	"interbellum/engine"
	"interbellum/engine/record"
)

const site = "https://example.org/games/"

// mailed is the link that a desk sends, and the mail round it.
func mailed(t testing.TB, d *Desk) (link, mail string) {
	t.Helper()
	if err := d.Table.Outbox.MakeLink(site + "#match-m1"); err != nil {
		t.Fatal(err)
	}
	link, mail = d.Table.Outbox.Link, d.Table.Outbox.mailText()+"\n\n<"+d.Table.Outbox.Link+">\n"
	d.Table.Outbox.sent()
	d.Table.Outbox.Sending = false
	return link, mail
}

// sits chooses players in the form, and goes on.
func sits(d *Desk, players ...int) {
	for i := range d.Table.Seats.Sitting {
		d.Table.Seats.Sitting[i] = slices.Contains(players, i)
	}
	d.Table.Seats.Seat(false)
}

var hidden = regexp.MustCompile(`(\w+)’s card of \d`)

// seesOnly fails where the page names a card of somebody else's, or lets somebody else's question be answered.
func seesOnly(t *testing.T, d *Desk, who int) {
	t.Helper()
	page := html(d)
	if d.Table.Seats.Asking || d.Table.Covered {
		if strings.Contains(page, "card of") || strings.Contains(page, "data-answer") || strings.Contains(page, "hcard") {
			t.Fatalf(`before the seats are chosen it shows %s; want page no "card of", page no "data-answer" and page no "hcard"`, page)
		}
		return
	}
	if d.Table.Session == nil || d.Screen == EndScreen {
		return
	}
	mine := d.Table.Session.Play.Seats(who)
	for _, found := range hidden.FindAllStringSubmatch(page, -1) {
		seat := engine.Chance
		for _, info := range d.Table.Session.Play.Game().Seats {
			if info.Name == found[1] {
				seat = info.Seat
			}
		}
		if !mine.Has(seat) {
			t.Fatalf("player %d sees %s: got false, want true", who, found[0])
		}
	}
	for _, q := range d.Table.Sight().Asked {
		if !mine.Has(q.Seat) {
			t.Fatalf("player %d may answer for seat %d: got false, want true", who, q.Seat)
		}
	}
	if asks := strings.Contains(page, `data-answer="`); asks && len(d.Table.Sight().Asked)+len(d.Table.Sight().Rights) == 0 {
		t.Fatal("got neither a question nor a right, want one here")
	}
}

// Three people, three devices, nothing between them but mails: the match comes to its end, and
// nobody's page ever shows what another player hides.
func TestThreePlayByMail(t *testing.T) {
	for _, id := range []string{"toy", "cataclysm"} {
		t.Run(id, func(t *testing.T) {
			names := []string{"Ann", "Bob", "Cem"}
			var desks [3]*Desk
			for i := range desks {
				desks[i] = deskAt(store.NewMemory(), "m")
			}
			pick := chance(3)
			desks[0].Draft.Here = 1
			beginHere(t, desks[0], id, 3, names...)
			mails := 0
			looks := 0
			see := func(d *Desk, who int) { // where nothing is hidden, now and then
				if looks++; id == "toy" && looks%3 == 0 || looks%50 == 1 {
					seesOnly(t, d, who)
				}
			}
			for now := 0; ; {
				d := desks[now]
				for len(d.Table.Sight().Asked) > 0 && !d.Table.over() {
					see(d, now)
					if d.Table.Covered {
						t.Fatalf("one player's own device is covered: got %v, want false", d.Table.Covered)
					}
					step(t, d, &pick)
				}
				see(d, now)
				if d.Table.over() {
					if mails < 6 || looks < 20 {
						t.Errorf("it ended after %d mails and %d looks; want mails at least 6 and looks at least 20", mails, looks)
					}
					break
				}
				to, seats := d.Table.away()
				if to < 0 || to == now || mails%20 == 0 && !shows(d, "Send to "+d.Table.seatsOf(to, seats)) {
					t.Fatalf("got player %d to send it to, want another player, named on the button", to)
				}
				_, mail := mailed(t, d)
				if id == "toy" && hidden.MatchString(mail) {
					t.Fatalf("got the mail %s, want nothing hidden in it", mail)
				}
				e := desks[to]
				if err := e.Inbox.Receive("> " + strings.ReplaceAll(mail, "\n", "\n> ")); err != nil {
					t.Fatal(err)
				}
				if mails++; e.Table.Seats.Asking {
					seesOnly(t, e, to)
					sits(e, to)
				}
				if e.Inbox.Letter == nil || e.Inbox.Letter.From != names[now] || len(e.Shelf.List) != 1 {
					t.Fatalf("got the letter %+v and a list of %d matches, want Letter one, From %v and List 1", e.Inbox.Letter, len(e.Shelf.List), names[now])
				}
				see(e, to)
				e.Inbox.Letter = nil
				now = to
			}
		})
	}
}

// beginHere is begin with the draft's device kept.
func beginHere(t testing.TB, d *Desk, id string, players int, names ...string) {
	t.Helper()
	here := d.Draft.Here
	begin(t, d, id, players, names...)
	if len(d.Table.Session.Play.Players()) < players { // no division of the scenario has so many: Italy goes to the third
		italy, _ := d.Table.Session.Play.Game().SeatBySlug("italy")
		d.Draft.Holder[italy] = players - 1
		d.Leave()
		if err := d.Shelf.Store.Delete("m1"); err != nil {
			t.Fatal(err)
		}
		d.Shelf.NewID = func() string { return "m1" }
		if err := d.Start(); err != nil {
			t.Fatal(err)
		}
	}
	d.Draft.Here = here
	d.Table.Info.Here = d.Draft.here()
	d.Table.Seats.sit()
	d.Table.Saver.keep()
	d.Table.handOn()
}

// A match of two by mail, begun by Ann, who holds the first seats.
func byMail(t testing.TB, id string, seed int) (ann, bob *Desk, pick chance) {
	t.Helper()
	ann, bob, pick = deskAt(store.NewMemory(), "m"), deskAt(store.NewMemory(), "n"), chance(seed)
	ann.Draft.Here = 1
	beginHere(t, ann, id, 2, "Ann", "Bob")
	play(t, ann, &pick)
	link, _ := mailed(t, ann)
	if err := bob.Inbox.Receive(link); err != nil {
		t.Fatal(err)
	}
	sits(bob, 1)
	bob.Inbox.Letter = nil
	return ann, bob, pick
}

// play answers until somebody elsewhere is asked.
func play(t testing.TB, d *Desk, pick *chance) {
	t.Helper()
	for !d.Table.over() && len(d.Table.Sight().Asked) > 0 {
		step(t, d, pick)
	}
}

func TestNobodyAnswersForAPlayerWhoIsNotHere(t *testing.T) {
	for _, id := range []string{"toy", "cataclysm"} {
		ann, bob, pick := byMail(t, id, 4)
		if len(bob.Table.Sight().Asked) == 0 {
			t.Fatal("Bob is not asked: got none, want some")
		}
		q := ann.Table.Session.Play.Match().Open()[0]
		if err := ann.Table.Answer(face.Answer{Seat: q.Seat, Words: q.Legal[0].Words()}); err == nil {
			t.Errorf("%s: Ann answers for Bob: got no error, want an error", id)
		}
		page := html(ann)
		if strings.Contains(page, `data-kind`) || !strings.Contains(page, "Send to Bob (") || !strings.Contains(page, "Waiting for ") {
			t.Errorf("%s: Ann's page shows %s; want page no `data-kind`, page \"Send to Bob (\" in it and page \"Waiting for \" in it", id, page)
		}
		if ann.Table.Session.Floor.CanUndo() {
			t.Errorf("%s: what was sent can be undone: got true, want false", id)
		}
		play(t, bob, &pick)
		ann.Table.Agreements.Open()
		if err := ann.Table.Agreements.Propose(string(record.EndMatch)); err != nil {
			t.Fatal(err)
		}
		if page := html(ann); strings.Contains(page, "agree-1") || !strings.Contains(page, "withdraw-0") {
			t.Errorf(`%s: Ann may agree for Bob: got page %v; want page no "agree-1" and page "withdraw-0" in it`, id, page)
		}
		for _, verb := range []string{record.AgreeVerb, record.RefuseVerb} {
			if err := ann.Table.Agreements.Agree(ann.Table.Session.Play.Seats(1).List()[0], verb+":end"); err == nil {
				t.Errorf("%s: Ann has said %s for Bob: got no error, want an error", id, verb)
			}
		}
	}
}

// By-standers see what everybody sees, and answer nothing; if they take seats later, the page warns them.
func TestSeatsAreChosenOnceAndCanBeChanged(t *testing.T) {
	ann, _, _ := byMail(t, "toy", 4)
	link, _ := mailed(t, ann)
	keys := store.NewMemory()
	d := deskAt(keys, "x")
	if err := d.Inbox.Receive(link); err != nil {
		t.Fatal(err)
	}
	if page := html(d); !strings.Contains(page, "Which sides are you playing?") || !strings.Contains(page, "Amber, Coral") || strings.Contains(page, "card of") || strings.Contains(page, "harbours") {
		t.Fatalf(`it asks %s; want page "Which sides are you playing?" in it, page "Amber, Coral" in it, page no "card of" and page no "harbours"`, page)
	}
	again := deskAt(keys, "x")
	if err := again.Open("m1"); err != nil || !again.Table.Seats.Asking {
		t.Fatalf("after a reload it is not asked again %v: got again %+v; want no error and Asking true", err, again)
	}
	sits(d)
	if page := html(d); strings.Contains(page, "card of") || strings.Contains(page, "data-kind") || !strings.Contains(page, "hcard") || d.Table.Session.Viewer.Player() != record.Nobody {
		t.Fatalf(`a bystander sees a hand, or nothing at all: got page %v; want page no "card of", page no "data-kind", page "hcard" in it and Player %v`, page, record.Nobody)
	}
	if len(d.Table.Session.Agreements.Allowed()) > 0 {
		t.Errorf("a bystander may agree: got %v, want none", d.Table.Session.Agreements.Allowed())
	}
	again = deskAt(keys, "x")
	if err := again.Open("m1"); err != nil || again.Table.Seats.Asking || again.Table.Session.Viewer.Player() != record.Nobody {
		t.Fatalf("it is forgotten %v: got again %+v; want no error, Asking false and Player %v", err, again, record.Nobody)
	}
	d.Table.Seats.sit()
	d.Table.Seats.Asking = true
	if !shows(d, "only if that player agrees") {
		t.Error("nobody is warned, want \"only if that player agrees\" shown")
	}
	sits(d, 0)
	if d.Table.Session.Viewer.Player() != 0 || !strings.Contains(html(d), "Amber’s card of") {
		t.Errorf(`the seats are not taken: got Player %v and html(d) %v; want 0 and "Amber’s card of" in it`, d.Table.Session.Viewer.Player(), html(d))
	}
	sits(d, 0, 1)
	if !d.Table.Covered {
		t.Error("two on one device see each other's hands: got false, want true")
	}
	_, data, err := d.Table.Export("m1")
	if err != nil || strings.Contains(string(data), `"here"`) {
		t.Errorf("who plays here goes out with the file: got err %v and string(data) %v; want no error and no `\"here\"`", err, string(data))
	}
}

func TestEveryLinkIsToldApart(t *testing.T) {
	for _, id := range []string{"toy", "cataclysm"} {
		t.Run(id, func(t *testing.T) { toldApart(t, id) })
	}
}

func toldApart(t *testing.T, id string) {
	ann, bob, pick := byMail(t, id, 4)
	first, _ := mailed(t, ann)
	at := ann.Table.Session.Play.Seq()
	step(t, bob, &pick)
	play(t, bob, &pick)
	reply, _ := mailed(t, bob)
	if err := ann.Inbox.Receive(reply); err != nil || ann.Inbox.Letter.Common != at || ann.Table.Session.Play.Seq() != bob.Table.Session.Play.Seq() || len(ann.Shelf.List) != 1 {
		t.Fatalf("the next turn: %v, %+v: got Common %v and List %v; want no error, Common %v, Seq %v and List 1", err, ann.Inbox.Letter, ann.Inbox.Letter.Common, len(ann.Shelf.List), at, bob.Table.Session.Play.Seq())
	}
	if page := html(ann); at > 0 && !strings.Contains(page, fmt.Sprintf("Up to answer %d it is the match you know", at)) || !strings.Contains(page, "all legal") || !strings.Contains(page, "Bob has sent you a turn") {
		t.Errorf("got %s, want what was verified", page)
	}
	now := ann.Table.Session.Play.Seq()
	ann.Leave()
	if err := ann.Inbox.Receive(first); err != nil || ann.Table.Session.Play.Seq() != now || !strings.Contains(ann.Toast.Text, fmt.Sprintf("the link ends at answer %d, your match at %d", at, now)) {
		t.Errorf("an older link: %v, %q; want no error, Seq %v and Text %v in it", err, ann.Toast.Text, now, fmt.Sprintf("the link ends at answer %d, your match at %d", at, now))
	}
	if err := bob.Inbox.Receive(reply); err != nil || !strings.Contains(bob.Toast.Text, "exactly as in the link") || bob.Inbox.Letter != nil {
		t.Errorf(`one's own link: %v, %q: got Letter %v; want no error, Text "exactly as in the link" in it and Letter none`, err, bob.Toast.Text, bob.Inbox.Letter)
	}
	if ann.Table.Info.Here != "0" || bob.Table.Info.Here != "1" {
		t.Errorf(`who plays where is forgotten: %q, %q; want Here "0" and Here "1"`, ann.Table.Info.Here, bob.Table.Info.Here)
	}

	// Bob answers Ann's link anew on another device, another way.
	other, else_ := deskAt(store.NewMemory(), "o"), chance(77)
	if err := other.Inbox.Receive(first); err != nil {
		t.Fatal(err)
	}
	sits(other, 1)
	for other.Table.Session.Play.Seq() < bob.Table.Session.Play.Seq()+3 && len(other.Table.Sight().Asked) > 0 {
		step(t, other, &else_)
	}
	changed, _ := mailed(t, other)
	err := ann.Inbox.Receive(changed)
	if err == nil || !strings.Contains(err.Error(), "this link is refused: it changes answer ") || ann.Table.Session.Play.Seq() != now {
		t.Fatalf(`a changed past: %v; want an error, Error "this link is refused: it changes answer " in it and Seq %v`, err, now)
	}
	ann.complain(err)
	if !offers(ann, &keepBoth{}) || len(deskAt2(ann).Shelf.List) != 1 {
		t.Errorf("it offers %+v: got offers(ann, …) %v and List %v; want true and 1", ann.Toast, offers(ann, &keepBoth{}), len(deskAt2(ann).Shelf.List))
	}
	if err := ann.Inbox.KeepForked(); err != nil || len(deskAt2(ann).Shelf.List) != 2 || !ann.Table.Seats.Asking {
		t.Errorf("kept beside: %v: got List %v and Asking %v; want no error, List 2 and Asking true", err, len(deskAt2(ann).Shelf.List), ann.Table.Seats.Asking)
	}

	// A fork of what nobody else had is kept.
	solo := deskAt(store.NewMemory(), "s")
	if err := solo.Inbox.Receive(first); err != nil {
		t.Fatal(err)
	}
	solo.Table.Seats.Seat(true)
	third := chance(5)
	for solo.Table.Session.Play.Seq() < at+4 && !solo.Table.over() {
		step(t, solo, &third)
	}
	if err := solo.Inbox.Receive(reply); err != nil || len(deskAt2(solo).Shelf.List) != 2 || !solo.Inbox.Letter.Forked || !shows(solo, "Both are kept; this is the one from the link") {
		if solo.Table.Session.Play.Seq() != bob.Table.Session.Play.Seq() {
			t.Errorf("a fork: %v, %+v, %q: got Seq %v, want %v", err, solo.Inbox.Letter, solo.Toast.Text, solo.Table.Session.Play.Seq(), bob.Table.Session.Play.Seq())
		}
	}
}

// deskAt2 reads the shelf of a desk anew.
func deskAt2(d *Desk) *Desk { d.Refresh(); return d }

func TestATurnForSomebodyElseSaysSo(t *testing.T) {
	ann, _, _ := byMail(t, "cataclysm", 4)
	link, _ := mailed(t, ann)
	d := deskAt(store.NewMemory(), "x")
	if err := d.Inbox.Receive(link); err != nil {
		t.Fatal(err)
	}
	sits(d, 0)
	if !shows(d, "This turn is for Bob (") || !shows(d, "on another device. You can look") || !shows(d, "Look at the board") {
		t.Errorf(`the letter says %s; want "This turn is for Bob (" shown, "on another device. You can look" shown and "Look at the board" shown`, html(d))
	}
	d.Inbox.Letter = nil
	if !shows(d, "Send to Bob (") {
		t.Error("it cannot be sent on, want \"Send to Bob (\" shown")
	}
}

// A note is text, whatever is in it, in the letter and in the mail.
func TestANoteTravels(t *testing.T) {
	ann, _, _ := byMail(t, "cataclysm", 4)
	if err := ann.Table.Outbox.MakeLink(site); err != nil {
		t.Fatal(err)
	}
	plain := ann.Table.Outbox.Link
	ann.Table.Outbox.note = `<img src=x onerror="alert(1)"> & your turn, Bob!`
	if err := ann.Table.Outbox.write(); err != nil || ann.Table.Outbox.Link == plain || !strings.Contains(ann.Table.Outbox.mailText(), ann.Table.Outbox.note) {
		t.Fatalf("the note is not in it %v: got Link %v and mailText %v; want no error, Link not %v and mailText %v in it", err, ann.Table.Outbox.Link, ann.Table.Outbox.mailText(), plain, ann.Table.Outbox.note)
	}
	link := ann.Table.Outbox.Link
	d := deskAt(store.NewMemory(), "x")
	if err := d.Inbox.Receive(link); err != nil {
		t.Fatal(err)
	}
	sits(d, 1)
	if page := html(d); !strings.Contains(page, "&lt;img src=x") || strings.Contains(page, "<img src=x") {
		t.Errorf(`the note stands as %s; want page "&lt;img src=x" in it and page no "<img src=x"`, page)
	}
	ann.Table.Outbox.note = strings.Repeat("é", 281)
	if ann.Table.Outbox.write() == nil {
		t.Error("281 characters are taken: got none, want one")
	}
	ann.Table.Outbox.note = strings.Repeat("é", 280)
	if err := ann.Table.Outbox.write(); err != nil {
		t.Error(err)
	}
}

// A short link joins the match that is here, waits for its file, or follows it.
func TestHistoryByFile(t *testing.T) {
	for _, id := range []string{"toy", "cataclysm"} {
		ann, bob, pick := byMail(t, id, 6)
		for range 4 {
			play(t, bob, &pick)
			link, _ := mailed(t, bob)
			if err := ann.Inbox.Receive(link); err != nil {
				t.Fatal(err)
			}
			ann.Inbox.Letter = nil
			play(t, ann, &pick)
			if err := ann.Table.Outbox.MakeLink(site); err != nil {
				t.Fatal(err)
			}
			whole := ann.Table.Outbox.Link
			ann.Table.Outbox.Kind = sendShort
			if err := ann.Table.Outbox.write(); err != nil {
				t.Fatal(err)
			}
			if ann.Table.over() {
				break
			}
			if len(ann.Table.Outbox.Link) > len(whole)+40 {
				t.Errorf("%s: the short link has %d letters, the whole %d, want at most %v", id, len(ann.Table.Outbox.Link), len(whole), len(whole)+40)
			}
			ann.Table.Outbox.sent()
			if err := bob.Inbox.Receive(ann.Table.Outbox.Link); err != nil || bob.Table.Session.Play.Seq() != ann.Table.Session.Play.Seq() {
				t.Fatalf("%s: to who has the match: %v; want no error and Seq %v", id, err, ann.Table.Session.Play.Seq())
			}
			bob.Inbox.Letter = nil
		}
		short := ann.Table.Outbox.Link
		_, file, err := ann.Table.Export("m1")
		if err != nil {
			t.Fatal(err)
		}
		d := deskAt(store.NewMemory(), "x")
		if err := d.Inbox.Receive(short); err == nil || !strings.Contains(err.Error(), "in its match file. Open that file now") {
			t.Fatalf(`%s: without the file: %v; want an error and Error "in its match file. Open that file now" in it`, id, err)
		}
		if err := d.Inbox.TakeIn("match.json", string(file)); err != nil || !d.Table.Seats.Asking && !d.Table.over() || d.Inbox.Letter == nil || d.Table.Session.Play.Seq() != ann.Table.Session.Play.Seq() {
			t.Fatalf("%s: joined: got %v, want the match open, its letter, and the seats asked for", id, err)
		}
		e := deskAt(store.NewMemory(), "y")
		if err := e.Inbox.TakeIn("match.json", string(file)); err != nil {
			t.Fatal(err)
		}
		if err := e.Inbox.Receive(short); err != nil || len(e.Shelf.List) != 1 {
			t.Errorf("%s: the file first: %v; want no error and List 1", id, err)
		}
	}
}

// What is sent to look at is a table at which nothing can be touched, and holds nothing hidden.
func TestALinkToLookAt(t *testing.T) {
	for _, id := range []string{"toy", "cataclysm", "triumph", "conquest"} {
		ann, _, pick := byMail(t, id, 4)
		_ = pick
		for _, kind := range []string{sendLook, sendSeen} {
			if err := ann.Table.Outbox.MakeLink(site); err != nil {
				t.Fatal(err)
			}
			ann.Table.Outbox.Kind, ann.Table.Outbox.note = kind, "<b>see</b>"
			if err := ann.Table.Outbox.write(); err != nil {
				t.Fatal(err)
			}
			d := deskAt(store.NewMemory(), "x")
			if err := d.Inbox.Receive(ann.Table.Outbox.Link); err != nil {
				t.Fatal(err)
			}
			page := html(d)
			if strings.Contains(page, "data-answer") || !strings.Contains(page, "View only") || !strings.Contains(page, "&lt;b&gt;see") || len(d.Shelf.List) != 0 || d.Table.Session != nil {
				t.Fatalf("%s: got %s, want the table to look at only, with the note, and nothing saved", kind, page)
			}
			cards := hidden.FindAllString(page, -1)
			if id == "toy" && (kind == sendSeen) != (len(cards) > 0) || strings.Contains(strings.Join(cards, ""), "Birch") {
				t.Errorf("%s: got the cards %v, want the sender's alone, or none", kind, cards)
			}
			d.Leave()
			if d.Looked != nil || !shows(d, "No matches yet") {
				t.Errorf(`one cannot go on from it: got Looked %v; want Looked none and "No matches yet" shown`, d.Looked)
			}
		}
	}
}

// What was ordered here while the turn was away is ordered again behind the reply.
func TestOrdersGivenMeanwhileAreKept(t *testing.T) {
	ann, bob, pick := byMail(t, "cataclysm", 4)
	q := ann.Table.Session.Viewer.Orders()[0]
	c := q.Legal[len(q.Legal)-1]
	if err := ann.Table.Answer(face.Answer{Seat: q.Seat, Words: c.Words()}); err != nil {
		t.Fatal(err)
	}
	play(t, bob, &pick)
	reply, _ := mailed(t, bob)
	if err := ann.Inbox.Receive(reply); err != nil || len(deskAt2(ann).Shelf.List) != 1 {
		t.Fatal(err)
	}
	entries := ann.Table.Session.Play.Record().Entries
	found := false
	for _, e := range entries[min(bob.Table.Session.Play.Seq(), len(entries)):] {
		found = found || e.Seat == q.Seat && e.Choice == c
	}
	if !found || ann.Table.Session.Play.Seq() <= bob.Table.Session.Play.Seq() {
		t.Errorf("the order is lost: %d answers here, %d there: got found %v; want found true and Seq more than %v", ann.Table.Session.Play.Seq(), bob.Table.Session.Play.Seq(), found, bob.Table.Session.Play.Seq())
	}
}

func TestAMailsAddressIsEscapedAsGoEscapesOne(t *testing.T) {
	text := "Zürich & Åbo: 100 % – <https://you.example/#a_b-c.d~e+f>\n?=/\"'\x00"
	if got, want := escaped(text), strings.ReplaceAll(url.QueryEscape(text), "+", "%20"); got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}
