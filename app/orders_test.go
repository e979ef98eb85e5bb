package app

import (
	"slices"
	"testing"

	"interbellum/app/store"
	"interbellum/engine"
	"interbellum/engine/games"
)

// Every order of every game has its words: a title, a sentence, a name for each setting.
func TestEveryOrderHasItsWords(t *testing.T) {
	for _, id := range []string{"cataclysm", "toy", "triumph"} {
		game, found := games.ByID(id)
		if !found {
			continue
		}
		for _, k := range game.Orders {
			o := faceOf(game).Order(k.Kind)
			if o.Title == "" || len(o.Says) < 20 || len(o.Settings) != len(k.Settings) || len(o.Later) < len(k.Expire) {
				t.Errorf(`%s: the order %s is %+v, with settings %v: got Title %v, Says %v, Settings %v and Later %v; want not "", at least 20, %v and a text for each that ends by itself`, id, k.Kind, o, k.Settings, o.Title, len(o.Says), len(o.Settings), o.Later, len(k.Settings))
			}
		}
	}
}

// With one tap a player passes for the rest of the phase.
func TestPassingOnInTheGovernmentPhase(t *testing.T) {
	for _, game := range []string{"triumph", "conquest"} {
		t.Run(game, func(t *testing.T) {
			d, pick := deskAt(store.NewMemory(), "m"), chance(3)
			begin(t, d, game, 1)
			q := until(t, d, &pick, "government")
			if !shows(d, "Pass for the rest of the phase") {
				t.Fatal("got no button that passes on, want one")
			}
			before := d.Table.Session.Play.Seq()
			answer(t, d, q.Seat, "order:government>pass")
			html(d)
			entries := d.Table.Session.Play.Entries()[before:]
			if len(entries) < 2 || entries[1].Choice.Verb != engine.Pass || entries[1].Seat != q.Seat || entries[1].By == "" {
				t.Errorf("got the answers %v, want the order and a Pass that follows from it", entries)
			}
		})
	}
}

// With one tap a player leaves the rest of a battle to the orders, and is asked again in the next.
func TestFightingOnInABattle(t *testing.T) {
	for _, game := range []string{"triumph", "conquest"} {
		t.Run(game, func(t *testing.T) {
			d, q := atQuestion(t, game, "action", func(*Desk, engine.Decision) bool { return true })
			if !shows(d, "Fight on by my orders") {
				t.Fatal("got no button that fights on, want one")
			}
			before := d.Table.Session.Play.Seq()
			answer(t, d, q.Seat, "order:fight>on")
			entries := d.Table.Session.Play.Entries()[before:]
			if len(entries) < 2 || entries[1].Seat != q.Seat || !q.Allows(entries[1].Choice) || entries[1].By == "" {
				t.Errorf("got the answers %v, want the order and an action of that seat that follows from it", entries)
			}
			if got := d.Table.Orders.postponing(q); len(got) != 2 && d.Table.Sight().Asked[0].Kind == "action" {
				t.Errorf("got the orders %v for the next battle, want it given anew", got)
			}
		})
	}
}

// With one tap a player sends units back where they came from for the rest of the turn, where they can go there.
func TestReturningFromABattle(t *testing.T) {
	offers := func(want bool) func(*Desk, engine.Decision) bool {
		return func(d *Desk, q engine.Decision) bool {
			return (len(d.Table.Orders.postponing(q)) == 1) == want && q.Legal[0].Verb == "retreat"
		}
	}
	const button = "Back where they came from, this turn"
	d, q := atQuestion(t, "cataclysm", "retreat", offers(true))
	if !shows(d, button) {
		t.Fatalf("got no button %q, want one", button)
	}
	before := d.Table.Session.Play.Seq()
	answer(t, d, q.Seat, "order:return>turn")
	entries := d.Table.Session.Play.Entries()[before:]
	if len(entries) < 2 || entries[1].Seat != q.Seat || !q.Allows(entries[1].Choice) || entries[1].By == "" {
		t.Errorf("got the answers %v, want the order and a retreat that follows from it", entries)
	}
	if d, _ := atQuestion(t, "cataclysm", "retreat", offers(false)); shows(d, button) {
		t.Errorf("got the button %q for a unit that cannot go back, want none", button)
	}
}

// What a player orders has a line in the log, so a replay of what has happened comes by it.
func TestAReplayComesByAnOrder(t *testing.T) {
	for _, game := range []string{"cataclysm", "conquest", "toy", "triumph"} {
		t.Run(game, func(t *testing.T) {
			d, pick := deskAt(store.NewMemory(), "m"), chance(3)
			begin(t, d, game, 1)
			for n := 0; len(d.Table.Session.Viewer.Orders()) == 0; n++ {
				if n > 200 {
					t.Fatal("got no right to give orders, want one")
				}
				step(t, d, &pick)
			}
			right, seq := d.Table.Session.Viewer.Orders()[0], d.Table.Session.Play.Seq()
			answer(t, d, right.Seat, right.Legal[0].Words())
			if moments := d.Table.History.logged(d.Table.watched(0)); !slices.Contains(moments, seq+1) {
				t.Errorf("got the moments %v, want the order's, %d, among them", moments, seq+1)
			}
		})
	}
}
