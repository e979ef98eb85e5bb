package app

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Commands about the match on the table.

// uncover shows the board to the next player, or the result once the match is over.
type uncover struct{}

func (*uncover) do(r *Root, _ app.Context) {
	r.desk.Table.Ready()
}

// uncoverFor shows the board to one of those who play here.
type uncoverFor struct {
	Player int
}

func (w *uncoverFor) do(r *Root, _ app.Context) {
	r.desk.Table.ReadyFor(w.Player)
}

// undoAnswer takes the last answer back.
type undoAnswer struct{}

func (*undoAnswer) do(r *Root, _ app.Context) {
	r.desk.Table.Undo()
}

// fillRun answers the rest of a run of questions in one way.
type fillRun struct {
	Way string
}

func (w *fillRun) do(r *Root, _ app.Context) {
	r.try(r.desk.Table.Picks.FillIn(w.Way))
}

// dropPick takes back one of the things that were picked.
type dropPick struct {
	Seq int
}

func (w *dropPick) do(r *Root, _ app.Context) {
	r.desk.Table.Picks.Without(w.Seq)
}

// lookAt shows the board as it was after so many answers.
type lookAt struct {
	Seq int
}

func (w *lookAt) do(r *Root, _ app.Context) {
	r.desk.Table.History.replay.whole = 0
	r.desk.Table.Example.stop()
	r.desk.Table.History.Look(w.Seq)
}

// replayRecent shows what has happened since the player's last answer.
type replayRecent struct{}

func (*replayRecent) do(r *Root, ctx app.Context) {
	r.desk.Inbox.Letter = nil
	r.desk.Table.History.Replay()
	r.play(ctx, r.desk.Table.History.replay.number)
}

// chooseTab shows another panel beside the board.
type chooseTab struct{ ID string }

func (w *chooseTab) do(r *Root, _ app.Context) { r.desk.Tab = w.ID }

// showBoard goes back from the result to the board.
type showBoard struct{}

func (*showBoard) do(r *Root, _ app.Context) {
	r.desk.Screen = TableScreen
}

// copyStory puts the log on the clipboard.
type copyStory struct{}

func (*copyStory) do(r *Root, _ app.Context) {
	r.copy(r.desk.Table.Story(), func() { r.desk.Say(say("menu.story.copied")) })
}

// exportPosition hands out the position that is shown as a file.
type exportPosition struct{}

func (*exportPosition) do(r *Root, _ app.Context) {
	name, data, err := r.desk.Table.Position()
	r.export(name, data, err, false)
}

// tryOut lays a copy of the match on the table.
type tryOut struct{}

func (*tryOut) do(r *Root, _ app.Context) {
	r.try(r.desk.Table.Trial.Try())
}

// leaveTrial throws the copy away.
type leaveTrial struct{}

func (*leaveTrial) do(r *Root, _ app.Context) {
	r.desk.Table.Trial.Drop()
}

// keepTrial makes a match of the copy.
type keepTrial struct{}

func (*keepTrial) do(r *Root, _ app.Context) {
	r.desk.Table.Trial.KeepTrial()
	r.followMatch()
}

// keepMine makes a match of its own of one that another tab goes on with.
type keepMine struct{}

func (*keepMine) do(r *Root, _ app.Context) {
	r.try(r.desk.KeepMine())
	r.followMatch()
}

// readOn turns to the next step of the lesson.
type readOn struct{}

func (*readOn) do(r *Root, _ app.Context) {
	r.try(r.desk.Table.Lesson.Read())
}

// playOn makes a match of the lesson.
type playOn struct{}

func (*playOn) do(r *Root, _ app.Context) {
	r.try(r.desk.Table.Lesson.PlayOn())
	r.followMatch()
}
