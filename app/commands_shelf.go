package app

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/shelf"
)

// Commands about the saved matches and a new one.

// goHome puts the match away and shows the list of matches.
type goHome struct{}

func (*goHome) do(r *Root, _ app.Context) {
	r.desk.Leave()
	r.address("")
}

// setUpMatch shows the form of a new match of a game.
type setUpMatch struct{ Game string }

func (w *setUpMatch) do(r *Root, _ app.Context) {
	r.try(setUp(r.desk, w.Game))
	r.followForm()
}

// playNow begins a match against the computer at once. Side is which part of the usual division the player takes.
type playNow struct {
	Game, Style string
	Side        int
}

func (w *playNow) do(r *Root, _ app.Context) {
	preloadBots()
	r.try(beginNow(r.desk, w.Game, w.Style, w.Side))
	r.followMatch()
}

// playAgain shows the form of a new match with the players of this one.
type playAgain struct{}

func (*playAgain) do(r *Root, _ app.Context) {
	r.try(r.desk.Again())
	r.followForm()
}

// startMatch begins the match that the form describes.
type startMatch struct{}

func (*startMatch) do(r *Root, _ app.Context) {
	r.try(r.desk.Start())
	r.followMatch()
}

// openMatch lays a saved match on the table.
type openMatch struct{ ID string }

func (w *openMatch) do(r *Root, _ app.Context) {
	r.try(r.desk.Open(w.ID))
	r.followMatch()
}

// takeIn opens a file or a text that somebody has chosen, dropped or pasted.
type takeIn struct{ Name, Text string }

func (w *takeIn) do(r *Root, _ app.Context) {
	receive := func() {
		r.try(r.desk.Inbox.TakeIn(w.Name, w.Text))
		if keys, _ := shelf.KeysIn(w.Text); len(keys) > 0 && r.desk.Screen == HomeScreen {
			r.address("") // a key does not stay in the address
		}
		r.followMatch()
	}
	if !r.desk.Inbox.announce(w.Text, receive) {
		receive()
	}
}

// pasteClipboard takes in what is on the clipboard.
type pasteClipboard struct{}

func (*pasteClipboard) do(*Root, app.Context) { callBrowser("paste") }

// exportMatch hands out a match as a file.
type exportMatch struct{ ID string }

func (w *exportMatch) do(r *Root, _ app.Context) {
	name, data, err := r.desk.Table.Export(w.ID)
	r.export(name, data, err, false)
}

// exportAll hands out all matches as one file.
type exportAll struct{}

func (*exportAll) do(r *Root, _ app.Context) {
	r.desk.Refresh() // another tab may have saved since
	name, data, err := r.desk.Shelf.ExportAll()
	r.export(name, data, err, true)
}

// askToPersist asks the browser to keep the matches.
type askToPersist struct{}

func (*askToPersist) do(*Root, app.Context) { callBrowser("persist") }

// renameMatch gives a match another title.
type renameMatch struct{ ID, Title string }

func (w *renameMatch) do(r *Root, _ app.Context) {
	r.try(r.desk.reportChange(r.desk.Shelf.Rename(w.ID, w.Title)))
}

// archiveMatch puts a match into the archive, or back among the others.
type archiveMatch struct{ ID string }

func (w *archiveMatch) do(r *Root, _ app.Context) {
	r.try(r.desk.reportChange(r.desk.Shelf.Archive(w.ID)))
}

// duplicateMatch puts a copy of a match beside it.
type duplicateMatch struct{ ID string }

func (w *duplicateMatch) do(r *Root, _ app.Context) {
	r.try(r.desk.reportChange(r.desk.Shelf.Duplicate(w.ID)))
}

// binMatch deletes a match in such a way that it can be brought back.
type binMatch struct{ ID string }

func (w *binMatch) do(r *Root, _ app.Context) { r.try(r.desk.reportChange(r.desk.Shelf.Bin(w.ID))) }

// restoreMatch brings a deleted match back.
type restoreMatch struct{ ID string }

func (w *restoreMatch) do(r *Root, _ app.Context) {
	r.try(r.desk.reportChange(r.desk.Shelf.Restore(w.ID)))
}

// deleteMatch deletes a match for good.
type deleteMatch struct{ ID string }

func (w *deleteMatch) do(r *Root, _ app.Context) {
	r.try(shelf.Delete(r.desk.Shelf, w.ID))
	r.desk.Refresh()
}

// undoChange takes back what the short message tells of.
type undoChange struct{}

func (*undoChange) do(r *Root, _ app.Context) { r.try(r.desk.Back()) }

// startLesson begins the lesson whose text was fetched.
type startLesson struct{ Text string }

func (w *startLesson) do(r *Root, _ app.Context) {
	r.try(r.desk.Table.Lesson.Learn(w.Text))
	r.followLesson()
}

// watchExample shows the example whose text was fetched.
type watchExample struct{ Text string }

func (w *watchExample) do(r *Root, _ app.Context) {
	r.try(r.desk.Table.Example.Watch(w.Text))
	r.followLesson()
}
