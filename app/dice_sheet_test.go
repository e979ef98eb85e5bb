package app

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/face"
	"interbellum/app/store"
	"interbellum/engine/record"
)

// sheetOf is what lies over the board now.
func sheetOf(d *Desk) string { return app.HTMLString(&newsView{Report: d.Table.News.now()}) }

func TestDiceStayUntilThePlayerGoesOn(t *testing.T) {
	for _, id := range []string{"toy", "cataclysm", "triumph", "conquest"} {
		t.Run(id, func(t *testing.T) {
			d, pick := deskAt(store.NewMemory(), id), chance(3)
			begin(t, d, id, 1)
			for n := 0; len(d.Table.News.now().Encounters) == 0; n++ {
				if n == 3000 || d.Table.over() {
					t.Fatalf("after %d answers: got no dice, want some", n)
				}
				step(t, d, &pick)
			}
			e, seq := d.Table.News.now().Encounters[0], d.Table.Session.Play.Seq()
			if got := html(d); !strings.Contains(got, `id="dice-on"`) || !strings.Contains(got, `class="one`) {
				t.Error("got no dice with a button to go on, want them over the board")
			}
			if e.Title == "" || !e.Throws() {
				t.Errorf("got %+v, want an encounter with a title and dice", e)
			}
			d.Table.News.Close()
			if got := sheetOf(d); strings.Contains(got, "dice-on") || d.Table.Session.Play.Seq() != seq {
				t.Errorf("after going on: got %q and %d answers, want no sheet and %d answers", got, d.Table.Session.Play.Seq(), seq)
			}
		})
	}
}

// What the sheet and the voice say is in the looking player's log, and nothing of it in that of others alone.
func TestTheSheetHidesWhatTheLogHides(t *testing.T) {
	for _, id := range []string{"toy", "triumph", "conquest"} {
		t.Run(id, func(t *testing.T) {
			d, pick := deskAt(store.NewMemory(), id), chance(2)
			begin(t, d, id, 2)
			sheets, hidden := 0, 0
			for n := 0; (n < 900 || n < 2000 && sheets == 0) && !d.Table.over(); n++ {
				step(t, d, &pick)
				if d.Table.Covered || d.Table.over() {
					continue
				}
				news := d.Table.News.now()
				said := app.HTMLString(&newsView{Report: news})
				if len(news.Encounters) > 0 {
					sheets++
				} else if n%5 > 0 {
					continue
				}
				for text := range secretLines(d) {
					hidden++
					if strings.Contains(said, inPage(text)) {
						t.Fatalf("after answer %d: got %q in %s, which the looking player must not know", d.Table.Session.Play.Seq(), text, said)
					}
				}
			}
			if sheets == 0 || hidden == 0 {
				t.Errorf("got %d sheets and %d hidden lines, want some of both", sheets, hidden)
			}
		})
	}
}

// inPage is a text as it stands in the page.
func inPage(text string) string {
	return strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;", "'", "&#39;", `"`, "&#34;").Replace(text)
}

// secretLines are the newest lines of the logs of others that the looking player's log has not.
func secretLines(d *Desk) map[string]bool {
	s := d.Table.Session
	lines := func(player int) map[string]bool {
		var seen []face.Watched
		for _, l := range s.Play.Log(player, max(s.Play.Seq()-recentMost, -1)) {
			seen = append(seen, face.Watched{Entry: l.Entry, Events: l.Events})
		}
		all := map[string]bool{}
		for _, story := range d.Table.Face.Stories(d.Table.Sight(), seen) {
			for _, l := range story.Lines {
				all[l.Text] = true
			}
		}
		return all
	}
	secret, own := map[string]bool{}, lines(s.Viewer.Player())
	for player := range s.Play.Players() {
		for text := range lines(player) {
			if !own[text] && text != "" {
				secret[text] = true
			}
		}
	}
	return secret
}

func TestDiceOfOthersAreNotShown(t *testing.T) {
	d := deskAt(store.NewMemory(), "cataclysm")
	begin(t, d, "cataclysm", 2)
	pick, own := chance(4), 0
	for n := 0; n < 400 && !d.Table.over(); n++ {
		step(t, d, &pick)
		for _, e := range d.Table.News.now().Encounters {
			if own++; !e.Whose.Meets(d.Table.Session.Viewer.Seats()) {
				t.Fatalf("got the dice of seats %b before the holder of %b, want only theirs", e.Whose, d.Table.Session.Viewer.Seats())
			}
		}
	}
	if own == 0 {
		t.Error("got no dice at all, want some")
	}
	d.Table.Session.Ready(record.Nobody)
	if got := d.Table.News.now().Encounters; len(got) > 0 {
		t.Errorf("nobody looks: got %d encounters, want none", len(got))
	}
}
