package app

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/match"
	"interbellum/app/shelf"
	"interbellum/app/store"
	"interbellum/app/ui"
)

// A trial is the match that waits while a copy of it is tried out.
type trial struct {
	session  *match.Session
	info     store.Info
	revision store.Revision
	picks    []pick
	example  *example
	past     int
}

// Trial is a copy of the match that is tried out.
type Trial struct {
	t     *Table
	waits *trial // the match that waits meanwhile
}

// canTry: never where the game hides something, which a copy would show.
func (tr *Trial) canTry() bool {
	return tr.waits == nil && !tr.t.Session.Play.Game().Secret && (tr.t.History.Past != Now || !tr.t.over())
}

// Try lays a copy of the moment that is shown on the table. Its dice are others than the
// match's, and nothing of it is saved.
func (tr *Trial) Try() error {
	seq := tr.t.Session.Play.Seq()
	if tr.t.History.Past != Now {
		seq = tr.t.History.Past
	}
	copied, err := tr.t.Session.Trial(seq, tr.t.shelf.NewID(), tr.t.shelf.NewID()+tr.t.shelf.NewID())
	if err != nil {
		return err
	}
	was := &trial{tr.t.Session, tr.t.Info, tr.t.Saver.revision, tr.t.Picks.picks, tr.t.Example.example, tr.t.History.Past}
	tr.t.Info.Here, tr.t.Info.Programs = shelf.HereAll, "" // who tries it out answers for everybody
	tr.t.Info.ID, tr.t.Info.Title, tr.t.Saver.revision = copied.Play.Header().ID, say("trial.match", tr.t.Info.Title), 0
	tr.t.desk.lay(copied)
	tr.waits, copied.Changes.Save = was, nil
	return nil
}

// Drop throws the trial away and goes back to the match.
func (tr *Trial) Drop() {
	was := tr.waits
	tr.t.Info, tr.t.Saver.revision = was.info, was.revision
	tr.t.desk.lay(was.session)
	if tr.t.Picks.picks = was.picks; was.example != nil {
		tr.t.Example.example, tr.t.History.Past, tr.t.desk.Screen = was.example, was.past, TableScreen
		return
	}
	tr.t.desk.Elsewhere(tr.t.Info.ID) // another tab may have gone on meanwhile
}

// KeepTrial makes the trial a match of its own, beside the one it was copied from.
func (tr *Trial) KeepTrial() {
	tr.waits = nil
	tr.t.Session.Changes.Save = tr.t.Saver.keepSoon
	tr.t.Saver.keep()
	tr.t.desk.Say(say("trial.kept"))
}

// trialBar says that nothing here counts.
func (tr *Trial) trialBar() app.UI {
	if tr.waits == nil {
		return app.Text("")
	}
	return ui.El("div.trialbar role=status",
		ui.Icon("i-try"),
		ui.Text("b", say("trial.title")),
		ui.Text("span", say("trial.says")),
		bind(ui.El("button.btn.primary"), &leaveTrial{}).Text(say("trial.back")),
		bind(ui.El("button.btn"), &keepTrial{}).Text(say("trial.keep")))
}
