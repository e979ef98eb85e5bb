package app

import (
	"slices"
	"strings"
	"testing"

	"interbellum/app/face"
	"interbellum/app/store"
	"interbellum/engine"
)

// texts are the chips that the bar shows.
func texts(d *Desk) (list []string) {
	for _, c := range d.Table.Picks.gathered() {
		list = append(list, c.text())
	}
	return list
}

// said are the answers of persons from number seq on.
func said(d *Desk, seq int) (list []string) {
	for _, e := range d.Table.Session.Play.Record().Entries[seq:] {
		if e.By == "" {
			list = append(list, e.Choice.Words())
		}
	}
	return list
}

// deploying is a desk at which one player deploys, three units gathered.
func deploying(t *testing.T) (*Desk, engine.Seat, int) {
	t.Helper()
	d, pick := deskAt(store.NewMemory(), "m"), chance(3)
	begin(t, d, "cataclysm", 1)
	q := until(t, d, &pick, "military-action")
	for !q.Allows(engine.Choice{Verb: "deploy"}) {
		step(t, d, &pick)
		q = until(t, d, &pick, "military-action")
	}
	answer(t, d, q.Seat, "deploy")
	from := d.Table.Session.Play.Seq()
	for range 3 {
		q = d.Table.Sight().Asked[0]
		at := slices.IndexFunc(q.Legal, func(c engine.Choice) bool { return c.Verb == "deploy" })
		if q.Kind != "deploy" || at < 0 {
			t.Fatalf(`asked is %s, of %v: got at %v; want Kind "deploy" and at at least 0`, q.Kind, q.Legal, at)
		}
		answer(t, d, q.Seat, q.Legal[at].Words())
		q = d.Table.Sight().Asked[0]
		answer(t, d, q.Seat, q.Legal[0].Words())
	}
	return d, q.Seat, from
}

func TestADropIsUndoneAtOnce(t *testing.T) {
	d, seat, _ := deploying(t)
	units := len(d.Table.Picks.gathered())
	seq := d.Table.Session.Play.Seq()
	for _, drop := range []bool{false, true} {
		q := d.Table.Session.Viewer.Asked()[0]
		if err := d.Table.Answer(face.Answer{Seat: seat, Words: q.Legal[0].Words(), Drop: drop}); err != nil {
			t.Fatal(err)
		}
	}
	if got := d.Table.Session.Play.Seq(); got != seq+2 {
		t.Fatalf("a drag gave %d answers, want 2: a unit, and where it goes", got-seq)
	}
	d.Table.Undo()
	if got := d.Table.Session.Play.Seq(); got != seq || len(d.Table.Picks.gathered()) != units {
		t.Errorf("one Undo leaves answer %d and %d things gathered, want %d and %d: the piece is back", got, len(d.Table.Picks.gathered()), seq, units)
	}
}

func TestPicksAreGatheredAndConfirmedTogether(t *testing.T) {
	d, seat, from := deploying(t)
	if got := texts(d); len(got) == 0 || !strings.Contains(got[0], " from ") || !strings.Contains(got[0], " to ") {
		t.Fatalf(`gathered are %q; want some, got[0] " from " in it and got[0] " to " in it`, got)
	}
	if !shows(d, "Confirm 3 picks") {
		t.Error("the closing answer does not say how many picks it confirms, want \"Confirm 3 picks\" shown")
	}
	before, first := said(d, from), d.Table.Picks.picks[len(d.Table.Picks.picks)-6].seq // a unit, and where it goes
	for _, c := range d.Table.Picks.gathered() {
		if c.n == 1 && c.last[0] == first || c.n > 1 {
			d.Table.Picks.Without(c.last[0])
			break
		}
	}
	if got := said(d, from); len(got) != 4 {
		t.Errorf("after one of %v is taken back there are %v, want 4", before, got)
	}
	if !shows(d, "Confirm 2 picks") || !strings.HasPrefix(d.Toast.Text, "Taken back: ") {
		t.Errorf(`the bar has not followed: %q; want "Confirm 2 picks" shown and Text "Taken back: " first`, d.Toast.Text)
	}
	if to := d.Toast.Of; to == "" {
		t.Error("the message names no area that it tells of, want where the unit went")
	}
	d.Table.Undo() // the destination
	d.Table.Undo() // the unit
	if n := len(said(d, from)); n != 2 || !shows(d, "Confirm 1 pick") {
		t.Errorf(`undo leaves %d answers; want n 2 and "Confirm 1 pick" shown`, n)
	}
	answer(t, d, seat, "done")
	if len(d.Table.Picks.gathered()) > 0 || shows(d, "Confirm ") {
		t.Errorf(`what has been confirmed is still offered to take back: got gathered %v; want gathered none and no "Confirm " shown`, d.Table.Picks.gathered())
	}
}

// The picks of earlier questions of a run are shown, and the closing answer does not count them.
func TestOnlyPicksOfTheQuestionAreConfirmed(t *testing.T) {
	chips := []chip{{one: "3 offensives", kind: "convert-offensives", n: 1}, {one: "army", kind: "construct", n: 2}}
	for _, test := range []struct {
		name, kind, want string
		confirms         bool
	}{{"two of the three", "construct", "Confirm 2 picks", true}, {"none of the three", "transfer", "Done", false}} {
		l := face.Label{Text: "Done"}
		if got := confirming(&l, chips, test.kind); got != test.confirms || l.Text != test.want {
			t.Errorf("%s: got %v, %q, want %v, %q", test.name, got, l.Text, test.confirms, test.want)
		}
	}
	d, _, _ := deploying(t)
	for _, c := range d.Table.Picks.gathered() {
		if want := d.Table.Session.Viewer.Asked()[0].Kind; c.kind != want {
			t.Errorf("%s: got a pick of the question %q, want %q", c.one, c.kind, want)
		}
	}
}

func TestEveryPickThatIsTakenBackLeavesASoundMatch(t *testing.T) {
	for game, matches := range map[string]int{"cataclysm": 1, "conquest": 1, "toy": 12, "triumph": 1} {
		taken, stayed := 0, 0
		for seed := range matches {
			back, kept := takingBack(t, game, chance(seed))
			taken, stayed = taken+back, stayed+kept
		}
		if taken < 8 || stayed > taken {
			t.Errorf("%s: %d picks were taken back, and %d stayed; want taken at least 8 and stayed at most %v", game, taken, stayed, taken)
		}
	}
}

// takingBack plays a match in which picks are taken back now and then.
func takingBack(t *testing.T, game string, pick chance) (taken, stayed int) {
	t.Helper()
	keys := store.NewMemory()
	d := deskAt(keys, "m")
	begin(t, d, game, 1)
	for n := 0; n < 260 && !d.Table.over(); n++ {
		chips := d.Table.Picks.gathered()
		if len(chips) < 2 || pick.n(3) == 0 {
			step(t, d, &pick)
			continue
		}
		before, floor, words := html(d), d.Table.Session.Floor.Seq(), said(d, 0)
		c := chips[pick.n(len(chips))]
		d.Table.Picks.Without(c.last[0])
		back := strings.HasPrefix(d.Toast.Text, "Taken back")
		d.Toast = Toast{}
		if open := d.Table.Session.Play.Match().Open(); d.Table.Session.Floor.Seq() != floor || open[0].Seat == engine.Chance {
			t.Fatalf("%s: taking back %q went past what can be undone: got Seq %v; want Seq %v and open[0].Seat not %v", game, c.one, d.Table.Session.Floor.Seq(), floor, engine.Chance)
		}
		switch {
		case back && slices.Equal(said(d, 0), words):
			t.Fatalf("%s: got %q still there, want it gone", game, c.one)
		case back:
			if taken++; taken%5 == 0 {
				reopened(t, keys, d)
			}
		case html(d) != before:
			t.Fatalf("%s: %q stays: got another page, want the same; %s", game, c.one, first(before, html(d)))
		default:
			stayed++
			step(t, d, &pick)
		}
	}
	return taken, stayed
}

func TestNoPickIsTakenBackAcrossADie(t *testing.T) {
	d, seat, _ := deploying(t)
	chips, pick := d.Table.Picks.gathered(), chance(1)
	answer(t, d, seat, "done")
	for seq := d.Table.Session.Floor.Seq(); seq >= d.Table.Session.Floor.Seq(); {
		seq = chips[len(chips)-1].last[0]
		if d.Table.Session.Floor.Seq() > seq {
			break
		}
		step(t, d, &pick)
	}
	words := said(d, 0)
	for _, c := range chips {
		if _, err := d.Table.Session.Omit(c.last, func(engine.Decision) bool { return true }); err == nil {
			t.Error("a pick was taken back although a die has been thrown since: got no error, want an error")
		}
	}
	if !slices.Equal(words, said(d, 0)) {
		t.Errorf("the match has changed: got %v, want %v", words, said(d, 0))
	}
}

// A unit that Retreats is gathered with where it goes.
func TestARetreatIsGatheredWithItsDestination(t *testing.T) {
	var retreat engine.Choice
	d, q := atQuestion(t, "conquest", "action", func(d *Desk, q engine.Decision) bool {
		i := slices.IndexFunc(q.Legal, func(c engine.Choice) bool { return c.Verb == "retreat" })
		if i < 0 {
			return false
		}
		retreat = q.Legal[i]
		next := d.Table.Session.Viewer.Follow(q, retreat)
		return len(next) > 1 && next[0].Verb != "fire"
	})
	answer(t, d, q.Seat, retreat.Words())
	if got := texts(d); len(got) != 1 || !strings.HasSuffix(got[0], ": Retreat") {
		t.Errorf(`at %s gathered are %q, want one that ends with ": Retreat"`, d.Table.Sight().Asked[0].Kind, got)
	}
}
