package app

import (
	"cmp"
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/lesson"
	"interbellum/app/match"
	"interbellum/app/store"
	"interbellum/app/ui"
	"interbellum/engine"
	"interbellum/engine/games"
	"interbellum/engine/record"
)

// watch takes the texts of an example that the page has fetched.
func watch(ctx app.Context, e app.Event) { send(ctx, &watchExample{Text: e.Get("detail").String()}) }

// An example is a recorded match that is watched from its beginning to its end, with
// comments. Nothing of it is saved.
type example struct {
	notes   []lesson.Note
	moments []int // numbers of answers after which there is something to see
	clock   int   // counts up whenever it is stopped or started
	plays   bool
}

// Example is the recorded match that is watched.
type Example struct {
	t       *Table
	example *example
}

// Watch opens an example: its comments and, after them, its record.
func (ex *Example) Watch(text string) error {
	words, data, _ := strings.Cut(text, "\n{")
	title, notes, err := lesson.ParseNotes(words)
	if err != nil {
		return err
	}
	rec, err := record.Decode([]byte("{" + data))
	if err != nil {
		return err
	}
	game, err := games.Find(rec.Header.Game)
	if err != nil {
		return err
	}
	session, _, err := match.Open(game, rec)
	if err != nil {
		return err
	}
	ex.t.Info = store.Info{ID: rec.Header.ID, Game: game.ID, Scenario: rec.Header.Scenario, Title: title}
	ex.t.Saver.revision = 0
	ex.t.desk.lay(session)
	session.Changes.Save = nil
	x := &example{notes: notes}
	x.moments = append(ex.t.History.logged(ex.t.watched(-1)), session.Play.Seq())
	for _, n := range notes {
		x.moments = append(x.moments, n.At+1)
	}
	engine.Sort(x.moments, cmp.Compare[int])
	x.moments = slices.Compact(x.moments)
	ex.example, ex.t.desk.Screen = x, TableScreen
	ex.t.History.Look(0)
	return nil
}

// comment is what is said of the moment that is shown, and its number.
func (ex *Example) comment() (lesson.Note, int) {
	for i, n := range ex.example.notes {
		if n.At+1 == ex.t.History.at() {
			return n, i + 1
		}
	}
	return lesson.Note{}, 0
}

// onward shows the next moment, or the next one that something is said of.
func (ex *Example) onward(noted bool) {
	x := ex.example
	next := ex.t.Session.Play.Seq()
	for _, m := range x.moments {
		if m > ex.t.History.at() && (!noted || slices.ContainsFunc(x.notes, func(n lesson.Note) bool { return n.At+1 == m })) {
			next = m
			break
		}
	}
	ex.t.History.Look(next)
}

// stop ends the play of an example.
func (ex *Example) stop() {
	if x := ex.example; x != nil {
		x.plays = false
		x.clock++
	}
}

// stepExample shows the next moment of an example, or with Noted the next one that has a comment.
type stepExample struct {
	Noted bool
}

func (w *stepExample) do(r *Root, _ app.Context) {
	if r.desk.Table.Example.example != nil {
		r.desk.Table.Example.stop()
		r.desk.Table.Example.onward(w.Noted)
	}
}

// playExample lets an example go by, or stops it.
type playExample struct{}

func (*playExample) do(r *Root, ctx app.Context) {
	x := r.desk.Table.Example.example
	if x == nil {
		return
	}
	played := x.plays
	r.desk.Table.Example.stop()
	if x.plays = !played; x.plays {
		r.desk.Table.Example.onward(false)
		r.run(ctx, x, x.clock)
	}
}

// run lets an example go by, moment after moment, up to the next comment.
func (r *Root) run(ctx app.Context, x *example, clock int) {
	ctx.After(pace, func(ctx app.Context) {
		d := r.desk
		if d.Table.Example.example != x || x.clock != clock {
			return
		}
		d.Table.Example.onward(false)
		if _, n := d.Table.Example.comment(); n > 0 || d.Table.History.Past == Now {
			d.Table.Example.stop()
			return
		}
		r.run(ctx, x, clock)
	})
}

// exampleCard holds the comment.
func (ex *Example) exampleCard() app.UI {
	if ex.example == nil {
		return app.Text("")
	}
	n, number := ex.comment()
	label := say("example.comment")
	if number == 0 {
		return ui.El("section.sr aria-live=polite").Aria("label", label)
	}
	return ui.El("section.lessoncard aria-live=polite",
		ui.Text("small", say("example.comment-of", number, len(ex.example.notes))), ui.El("p", n.Text+" ", ui.Rule(n.Rule))).Aria("label", label)
}
