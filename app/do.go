package app

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/engine"
)

// A Do is a wish of the person at the page that is no answer to a question of the game.
type Do struct {
	What string // one of the names below
	ID   string // of a match, a tab, a game; what was pasted
	N    int
	Name string // of the file that was opened
}

const doAction = "do"

// The things that can be done.
const (
	doHome      = "home"
	doNew       = "new"
	doAgain     = "again"
	doStart     = "start"
	doOpen      = "open"
	doRename    = "rename"
	doArchive   = "archive"
	doDuplicate = "duplicate"
	doBin       = "bin"
	doRestore   = "restore"
	doBack      = "back"
	doDelete    = "delete"
	doExportAll = "export-all"
	doPosition  = "position"
	doPersist   = "persist"
	doPaste     = "paste"
	doShare     = "share"
	doKeepMine  = "keep-mine"
	doExport    = "export"
	doReady     = "ready"
	doUndo      = "undo"
	doWithout   = "without"
	doFill      = "fill"
	doLook      = "look"
	doTab       = "tab"
	doLink      = "link"
	doCopy      = "copy"
	doClose     = "close"
	doBoard     = "board"
	doToast     = "toast"
	doReceive   = "receive"
	doTheme     = "theme"
	doOrders    = "orders"
	doWhose     = "whose"
	doOrder     = "order"
	doReplay    = "replay"
	doWatch     = "watch"
	doStep      = "step"
	doPlay      = "play"
	doTry       = "try"
	doDrop      = "drop"
	doKeep      = "keep"
	doStory     = "story"
	doLearn     = "learn"
	doRead      = "read"
	doPlayOn    = "play-on"
	doAgree     = "agree"   // the form
	doHowFar    = "how-far" // to take back
	doPropose   = "propose" // something of the form
	doSay       = "say"     // to a proposal, or to resign
	doCheck     = "check"   // a corrected position
	doAmend     = "amend"
	doSeats     = "seats"  // asks who plays on this device
	doSit       = "sit"    // chooses a player there
	doSeated    = "seated" // keeps it; 1: all of them
	doNote      = "note"   // of a letter
	doKind      = "kind"
	doMailed    = "mailed"

	doPrograms = "programs" // the form: who plays which seat
	doProgram  = "program"  // plays a seat, or none any more
	doHalt     = "halt"     // the programs wait
	doGoOn     = "go-on"
	doReason   = "reason" // of a program's last answer
	doHint     = "hint"
	doDice     = "dice" // what has been thrown

	doKeepForked = "keep-forked"
	doTakeOn     = "take-on" // a link that answers for somebody here
)

// do sends a wish to the root.
func do(ctx app.Context, what, id string, n int) {
	ctx.NewActionWithValue(doAction, Do{What: what, ID: id, N: n})
}

// doing is an event handler that sends a wish; it is compared by its own scope.
func doing(what, id string, n int) app.EventHandler {
	return func(ctx app.Context, e app.Event) {
		e.PreventDefault()
		do(ctx, what, id, n)
	}
}

func (r *Root) onDo(ctx app.Context, a app.Action) {
	if w, is := a.Value.(Do); is {
		r.fulfil(ctx, w)
	}
}

func (r *Root) fulfil(ctx app.Context, w Do) {
	d := r.desk
	r.wish = w
	d.Settle()
	d.version++
	defer r.fromTheTop(d.Screen)
	switch w.What {
	case doHome:
		d.Leave()
		r.address("")
	case doNew:
		r.try(d.Begin(w.ID))
		r.followForm()
	case doAgain:
		r.try(d.Again())
		r.followForm()
	case doStart:
		r.try(d.Start())
		r.followMatch()
	case doOpen:
		r.try(d.Open(w.ID))
		r.followMatch()
	case doReceive:
		r.try(d.TakeIn(w.Name, w.ID))
		r.followMatch()
	case doExport:
		name, data, err := d.Export(w.ID)
		r.export(name, data, err, false)
	case doExportAll:
		name, data, err := d.ExportAll()
		r.export(name, data, err, true)
	case doPersist:
		toBrowser("persist")
	case doPaste:
		toBrowser("paste")
	case doLearn:
		r.try(d.Learn(w.ID))
		r.followLesson()
	case doWatch:
		r.try(d.Watch(w.ID))
		r.followLesson()
	case doTab:
		d.Tab = w.ID
	case doKeepForked:
		r.try(d.KeepForked())
		r.followMatch()
	case doTakeOn:
		r.try(d.TakeOn())
		r.followMatch()
	case doTheme:
		toggleTheme()
	case doToast:
		d.Toast = Toast{}
	default:
		r.onShelf(w)
		r.onTable(ctx, w)
	}
}

// onShelf does something with one match of the list.
func (r *Root) onShelf(w Do) {
	d := r.desk
	switch w.What {
	case doRename:
		id, title, _ := strings.Cut(w.ID, " ")
		r.try(d.Rename(id, title))
	case doArchive:
		r.try(d.Archive(w.ID))
	case doDuplicate:
		r.try(d.Duplicate(w.ID))
	case doBin:
		r.try(d.Bin(w.ID))
	case doRestore:
		r.try(d.Restore(w.ID))
	case doBack:
		r.try(d.Back())
	case doDelete:
		r.try(d.Shelf.Delete(w.ID))
		d.Refresh()
	}
}

// fromTheTop shows another screen from its top.
func (r *Root) fromTheTop(before Screen) {
	if r.desk.Screen != before && app.IsClient {
		app.Window().Call("scrollTo", 0, 0)
	}
}

// onTable does what needs a match on the table.
func (r *Root) onTable(ctx app.Context, w Do) {
	d := r.desk
	if d.Session == nil {
		return
	}
	switch w.What {
	case doReady:
		if w.N > 0 {
			d.ReadyFor(w.N - 1)
		} else {
			d.Ready()
		}
	case doUndo:
		d.Undo()
	case doFill:
		r.try(d.FillIn(w.ID))
	case doWithout:
		d.Without(w.N)
	case doLook:
		d.replay.whole = 0
		d.stop()
		d.Look(w.N)
	case doStep, doPlay:
		r.onExample(ctx, w)
	case doReplay:
		d.Letter = nil
		d.Replay()
		r.play(ctx, d.replay.number)
	case doTry:
		r.try(d.Try())
	case doDrop:
		d.Drop()
	case doKeep:
		d.KeepTrial()
		r.followMatch()
	case doRead:
		r.try(d.Read())
	case doPlayOn:
		r.try(d.PlayOn())
		r.followMatch()
	case doStory:
		r.copy(d.Story(), func() { d.Say("The story is on the clipboard.") })
	case doBoard:
		d.Screen = TableScreen
	case doLink:
		r.try(d.MakeLink(address(ctx)))
	case doCopy:
		r.copy(d.Link, func() {
			d.sent()
			d.Say("Link copied.")
		})
	case doShare:
		toBrowser("share", d.Info.Title, d.mailText(), d.Link)
		d.sent()
	case doMailed:
		d.sent()
	case doNote:
		d.note = w.ID
		r.try(d.write())
	case doKind:
		d.Kind = w.ID
		r.try(d.write())
	case doPosition:
		name, data, err := d.Position()
		r.export(name, data, err, false)
	case doKeepMine:
		r.try(d.KeepMine())
		r.followMatch()
	case doClose:
		d.Sending, d.Ordering, d.Agreeing, d.Form, d.Letter, d.claim = false, false, false, "", nil, nil
		if d.Seating {
			d.sit()
		}
	case doOrders:
		d.Ordering, d.Whose = true, 0
		if own, _ := d.orderers(); own.Len() == 1 {
			d.Whose = own.List()[0]
		}
	case doWhose:
		d.Whose = engine.Seat(w.N)
	case doOrder:
		kind, subject, _ := strings.Cut(w.ID, "/")
		r.try(d.Order(atoi(kind), subject, w.N))
	case doSeats:
		d.sit()
		d.Seating = true
	case doSit:
		d.Sitting[w.N] = !d.Sitting[w.N]
	case doSeated:
		d.Seat(w.N == 1)
	case doPrograms, doDice:
		d.Form = w.What
	case doProgram:
		r.try(d.SetProgram(engine.Seat(w.N), w.ID))
	case doHalt:
		d.Halt()
	case doGoOn:
		d.GoOn()
	case doReason:
		d.Say(d.thinking.reason)
	case doHint:
		d.Hint()
	default:
		r.onAgreement(w)
	}
}

// onAgreement does what has to do with agreements.
func (r *Root) onAgreement(w Do) {
	d := r.desk
	switch w.What {
	case doAgree:
		d.onAgree()
	case doHowFar:
		d.BackTo = w.N
	case doPropose:
		r.try(d.Propose(w.ID))
	case doSay:
		r.try(d.Agree(engine.Seat(w.N), w.ID))
	case doCheck:
		d.Check(w.ID)
	case doAmend:
		r.try(d.Amend(w.ID))
	}
}

func (r *Root) followMatch() {
	if r.desk.Session != nil && r.desk.Screen != HomeScreen {
		r.address("match-" + r.desk.Info.ID)
	}
}

// followForm has the address name the form of a new match.
func (r *Root) followForm() {
	if r.desk.Screen == NewScreen {
		r.address("new-" + r.desk.Draft.Game)
	}
}

func (r *Root) followLesson() {
	if r.desk.lecture != nil || r.desk.example != nil {
		r.address(lessonFragment)
	}
}

// copy asks the browser to copy a text; then follows once it has.
func (r *Root) copy(text string, then func()) {
	r.copied = then
	toBrowser("copy", text)
}

// export hands out a file, or says why there is none.
func (r *Root) export(name string, data []byte, err error, everything bool) {
	if err != nil {
		r.try(err)
		return
	}
	toBrowser("save", name+".json", string(data), everything)
}
