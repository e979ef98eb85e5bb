package app

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/face"
	"interbellum/app/store"
	"interbellum/engine"
	"interbellum/engine/games"
)

// deskAt is a desk beside a shelf in this memory; its matches get names that begin with
// name.
func deskAt(keys *store.Memory, name string) *Desk {
	d := NewDesk(store.In(store.NewMemory()))
	d.Shelf.Store = store.In(keys)
	n := 0
	d.Shelf.NewID = func() string { n++; return fmt.Sprintf("%s%d", name, n) }
	d.Shelf.Now = func() int64 { return 1_000_000_000_000 }
	d.Refresh()
	return d
}

// begin starts a match with the division of its first scenario that has so many players.
func begin(t testing.TB, d *Desk, id string, players int, names ...string) {
	t.Helper()
	d.Draft = newDraft(id)
	game, _ := games.ByID(id)
	if players == 1 {
		d.Draft.alone()
	}
	scenario, _ := game.ScenarioByID(d.Draft.Scenario)
	for _, split := range scenario.Players {
		if len(split) == players {
			d.Draft.split(split)
		}
	}
	copy(d.Draft.Names[:], names)
	if err := d.Start(); err != nil {
		t.Fatal(err)
	}
}

// offers reports whether the short message has a button that sends this command.
func offers(d *Desk, w command) bool { return commandName(d.Toast.Act) == commandName(w) }

func answer(t testing.TB, d *Desk, seat engine.Seat, words string) {
	t.Helper()
	if err := d.Table.Answer(face.Answer{Seat: seat, Words: words}); err != nil {
		t.Fatalf("%s by seat %d: %v, want no error", words, seat, err)
	}
}

// A chance picks by a small generator of its own.
type chance uint64

func (c *chance) n(most int) int {
	*c = *c*6364136223846793005 + 1442695040888963407
	return int(uint64(*c)>>33) % most
}

// step takes the device where it is handed over, and gives one answer.
func step(t testing.TB, d *Desk, pick *chance) {
	t.Helper()
	if d.Table.Covered {
		d.Table.Ready()
	}
	asked := d.Table.Sight().Asked
	if len(asked) == 0 {
		t.Fatalf("the table is open and nobody is asked, by %d: got none, want some", d.Table.Session.Viewer.Player())
	}
	q := asked[0]
	answer(t, d, q.Seat, q.Legal[pick.n(len(q.Legal))].Words())
}

// until steps on until the question is of this kind, and gives it.
func until(t testing.TB, d *Desk, pick *chance, kind string) engine.Decision {
	t.Helper()
	for range 2000 {
		if d.Table.over() {
			break
		}
		if !d.Table.Covered && d.Table.Sight().Asked[0].Kind == kind {
			return d.Table.Sight().Asked[0]
		}
		step(t, d, pick)
	}
	t.Fatalf("got the end of the match, want the question %q before", kind)
	return engine.Decision{}
}

// atQuestion is a desk at a question of this kind that will do, in one of several matches that one player plays alone.
func atQuestion(t testing.TB, game, kind string, does func(*Desk, engine.Decision) bool) (*Desk, engine.Decision) {
	t.Helper()
	for seed := range 90 {
		d, pick := deskAt(store.NewMemory(), fmt.Sprintf("m%d-", seed)), chance(seed+1)
		begin(t, d, game, 1)
		for n := 0; n < 3000 && !d.Table.over(); n++ {
			if asked := d.Table.Sight().Asked; asked[0].Kind == kind && does(d, asked[0]) {
				return d, asked[0]
			}
			step(t, d, &pick)
		}
	}
	t.Fatalf("%s: got no %s as it was looked for, want one", game, kind)
	return nil, engine.Decision{}
}

var attribute = regexp.MustCompile(` [\w:-]+="(?:[^"\\]|\\.)*"`)
var tag = regexp.MustCompile(`<\w+(?: [\w:-]+="(?:[^"\\]|\\.)*"| [\w:-]+)*>`)

// html is what the page shows, with attributes in order.
func html(d *Desk) string {
	r := &Root{desk: d}
	return tag.ReplaceAllStringFunc(app.HTMLString(r.Render()), func(t string) string {
		list := attribute.FindAllString(t, -1)
		slices.Sort(list)
		return attribute.ReplaceAllString(t, "") + strings.Join(list, "")
	})
}

// shows reports whether the page holds a text.
func shows(d *Desk, text string) bool { return strings.Contains(html(d), text) }

// first is the first difference between two pages.
func first(a, b string) string {
	x, y := strings.Split(a, "\n"), strings.Split(b, "\n")
	for i := range min(len(x), len(y)) {
		if x[i] != y[i] {
			return fmt.Sprintf("line %d:\n%s\n%s", i, x[i], y[i])
		}
	}
	return fmt.Sprintf("%d and %d lines", len(x), len(y))
}
