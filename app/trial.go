package app

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/match"
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

// canTry: never where the game hides something, which a copy would show.
func (d *Desk) canTry() bool {
	return d.trial == nil && !d.Session.Game().Secret && (d.Past != Now || !d.over())
}

// Try lays a copy of the moment that is shown on the table. Its dice are others than the
// match's, and nothing of it is saved.
func (d *Desk) Try() error {
	seq := d.Session.Seq()
	if d.Past != Now {
		seq = d.Past
	}
	copied, err := d.Session.Trial(seq, d.ids(), d.ids()+d.ids())
	if err != nil {
		return err
	}
	was := &trial{d.Session, d.Info, d.revision, d.picks, d.example, d.Past}
	d.Info.Here, d.Info.Programs = hereAll, "" // whoever tries it out answers for everybody
	d.Info.ID, d.Info.Title, d.revision = copied.Header().ID, d.Info.Title+", a try", 0
	d.lay(copied)
	d.trial, copied.Keep = was, nil
	return nil
}

// Drop throws the trial away and goes back to the match.
func (d *Desk) Drop() {
	was := d.trial
	d.Info, d.revision = was.info, was.revision
	d.lay(was.session)
	if d.picks = was.picks; was.example != nil {
		d.example, d.Past, d.Screen = was.example, was.past, TableScreen
		return
	}
	d.Elsewhere(d.Info.ID) // another tab may have gone on meanwhile
}

// KeepTrial makes the trial a match of its own, beside the one it was copied from.
func (d *Desk) KeepTrial() {
	d.trial = nil
	d.Session.Keep = d.keepSoon
	d.keep()
	d.Say("Kept as a match of its own.")
}

// trialBar says that nothing here counts.
func (d *Desk) trialBar() app.UI {
	if d.trial == nil {
		return app.Text("")
	}
	return ui.El("div.trialbar role=status",
		ui.Icon("i-die"),
		ui.Text("b", "A try."),
		ui.Text("span", "Nothing here counts, and the dice will fall differently in the match."),
		press(ui.El("button.btn.primary"), &leaveTrial{}).Text("Back to the match"),
		press(ui.El("button.btn"), &keepTrial{}).Text("Keep it"))
}
