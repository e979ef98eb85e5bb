package app

import (
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/store"
	"interbellum/engine"
	"interbellum/engine/record"
)

// forked plays a match until Ann can choose, after so many links, and her turn then on two devices. It gives both links, and who is to open them.
func forked(t *testing.T, id string, links int, names ...string) (desks []*Desk, to int, sent [2]string) {
	t.Helper()
	desks = []*Desk{sealedBegun(t, id, names...)}
	for range names[1:] {
		desks = append(desks, deskAt(store.NewMemory(), "n"))
	}
	pick, at := chance(3), firstAsked(desks[0])
	if at != 0 {
		at = pass(t, desks, desks[0])
	}
	for {
		play(t, desks[at], &pick)
		at = pass(t, desks, desks[at])
		links--
		if asked := desks[at].Table.Sight().Asked; links < 0 && at == 0 && len(asked) > 0 && len(asked[0].Legal) > 1 {
			break
		}
	}
	twin := moved(t, desks[0], 0)
	q := desks[0].Table.Sight().Asked[0]
	for i, d := range []*Desk{desks[0], twin} {
		answer(t, d, q.Seat, q.Legal[i*(len(q.Legal)-1)].Words())
		again := pick
		play(t, d, &again)
		next, _ := d.Table.away()
		if i > 0 && next != to {
			t.Fatalf("%s: one turn goes on to player %d and the other to player %d, want both to go to one", id, to+1, next+1)
		}
		to = next
		sent[i], _ = mailed(t, d)
	}
	return desks, to, sent
}

// Ann plays a turn on two devices. The one who is next has both links, and is shown both. LATE=folder writes them down.
func TestAForkIsShown(t *testing.T) {
	for _, c := range []struct {
		id    string
		links int
		names []string
	}{{"toy", 2, []string{"Ann", "Bob"}}, {"triumph", 12, []string{"Ann", "Bob", "Cem"}}} {
		desks, to, sent := forked(t, c.id, c.links, c.names...)
		l := lateMatch{Link: sent[0], Other: sent[1], To: to}
		l.write(t, "fork-"+c.id, desks...)
		bob := desks[to]
		receives(t, bob, sent[0], to)
		bob.Leave() // links are opened on the first page
		if err := bob.Inbox.TakeIn("", sent[1]); err != nil {
			t.Fatal(err)
		}
		f := bob.Inbox.fork
		if f == nil {
			t.Fatalf("%s: got no fork, want one", c.id)
		}
		if f.player != "Ann" || !f.Signed[0] || !f.Signed[1] || len(f.told[0]) == 0 || len(f.told[1]) == 0 {
			t.Errorf("%s: it is %+v; want both turns of Ann, signed", c.id, f)
		}
		if !shows(bob, "two ways") {
			t.Errorf("%s: it is not shown", c.id)
		}
		want := f.run.Match.Seq()
		(&Root{desk: bob}).carryOut(app.Context{}, &playFork{})
		bob.Refresh()
		if bob.Table.Session == nil {
			t.Fatalf("%s: got no match on the table, want that of the link", c.id)
		}
		if got := bob.Table.Session.Play.Seq(); got < want || len(bob.Shelf.List) != 2 || bob.Screen == HomeScreen || bob.Inbox.Letter == nil {
			t.Errorf("%s: %d answers, %d matches, screen %v, letter %+v; want %d, 2, the table and a letter", c.id, got, len(bob.Shelf.List), bob.Screen, bob.Inbox.Letter, want)
		}
	}
}

// What the program gave by itself behind a turn that was sent gives way to the next link.
func TestWhatTheProgramAddedGivesWayToALink(t *testing.T) {
	order := engine.Entry{Seat: 1, Choice: engine.Choice{Verb: engine.OrderVerb}}
	forced := engine.Entry{Seat: 1, Choice: engine.Choice{Verb: engine.Pass}, By: record.ByForced}
	chosen := engine.Entry{Seat: 1, Choice: engine.Choice{Verb: engine.Pass}}
	die := engine.Entry{Seat: engine.Chance, Choice: engine.Choice{Verb: engine.Roll, N: 1}}
	for name, c := range map[string]struct {
		list   []engine.Entry
		orders int
		alone  bool
	}{
		"nothing":               {nil, 0, true},
		"an order":              {[]engine.Entry{order}, 1, true},
		"an order and a forced": {[]engine.Entry{forced, order}, 1, true},
		"something chosen":      {[]engine.Entry{forced, chosen}, 0, false},
		"a die":                 {[]engine.Entry{forced, die}, 0, false},
	} {
		if got := ordersAlone(c.list); (got != nil) != c.alone || len(got) != c.orders {
			t.Errorf("%s: got %v, want %d orders, alone %v", name, got, c.orders, c.alone)
		}
	}
}
