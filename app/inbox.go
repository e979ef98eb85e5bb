package app

import (
	"errors"
	"slices"

	"interbellum/app/shelf"
	"interbellum/app/store"
	"interbellum/engine"
	"interbellum/engine/games"
	"interbellum/engine/link"
	"interbellum/engine/record"
	"interbellum/engine/words"
)

func gameOf(id string) *engine.Game {
	g, _ := games.ByID(id)
	return g
}

// Inbox takes in what comes as a link or a file.
type Inbox struct {
	desk    *Desk
	Letter  *letter        // what came with a link, until it is read
	arrival *arrival       // a link that is shown before it is received
	awaited string         // a link that waits for the file of its history
	forked  *record.Record // the match of a link that was refused
	claim   *claim         // a link or file that answers for players here, until they agree
	fork    *fork          // a link with another turn of one player than here
	report  record.Report  // of the match that was opened last
}

// Receive opens what a link carries: a match that is new here, the next turn of one that is
// known, or something to look at. Whatever the link is, nothing that is here is lost.
func (in *Inbox) Receive(text string) error {
	in.forked, in.claim, in.fork = nil, nil, nil
	front, _ := link.Read(text) // Join says what is wrong with it
	here, _, _ := in.here(front.ID)
	players := front.Players // what Join refuses has none
	run, front, err := link.Join(text, gameOf, here)
	if needs := new(link.NeedsHouse); errors.As(err, &needs) {
		run, front, err = in.joinUnder(text, here, needs)
	}
	switch {
	case errors.Is(err, link.ErrLook):
		return in.desk.lookAt(text)
	case errors.As(err, new(*link.NeedsHistory)), errors.As(err, new(*link.OtherHistory)):
		in.awaited = text // until its file comes
	}
	if err != nil {
		if run == nil {
			run = in.positionOf(text, err)
		}
		if run != nil {
			in.forked = run.Seal()
		}
		return withAdvice(named(err, players))
	}
	in.awaited = ""
	return in.accept(run, front, false)
}

// joinUnder opens a link that names a house edition which this device may keep.
func (in *Inbox) joinUnder(text string, here *record.Record, needs *link.NeedsHouse) (*record.Run, link.Front, error) {
	packed := in.desk.Shelf.Editions().Named(needs.Print)
	if packed == nil {
		return nil, link.Front{}, needs
	}
	var with record.Record
	if here != nil {
		with = *here
	}
	if len(with.Editions) > record.MaxList {
		return nil, link.Front{}, needs
	}
	with.Editions = append(slices.Clip(with.Editions), record.Edition{House: packed})
	run, front, err := link.Join(text, gameOf, &with)
	if more := new(link.NeedsHouse); errors.As(err, &more) {
		return in.joinUnder(text, &with, more)
	}
	return run, front, err
}

// here is a match on this device as it is once it has been opened, or nil, and whether it begins anew.
func (in *Inbox) here(id string) (rec *record.Record, info store.Info, anew bool) {
	data, info, err := in.desk.Shelf.Store.Load(id)
	if err == nil {
		rec, err = record.Decode(data)
	}
	if err != nil {
		return nil, info, false
	}
	rec, anew = shelf.AsOpened(rec)
	return rec, info, anew
}

// positionOf is what a link of another edition still holds where its answers do not replay: its last safe point, if it has one.
func (in *Inbox) positionOf(text string, err error) *record.Run {
	other := new(link.OtherEdition)
	if !errors.As(err, &other) || !other.Position {
		return nil
	}
	run, _, _, err := link.OpenPosition(text, gameOf, in.desk.Shelf.Editions().Named)
	if err != nil {
		return nil
	}
	return run
}

// joinFile opens the link that has waited for this file.
func (in *Inbox) joinFile(rec *record.Record) (done bool, err error) {
	if in.awaited == "" {
		return false, nil
	}
	front, err := link.Read(in.awaited)
	if err != nil || front.ID != rec.Header.ID {
		return false, nil
	}
	run, front, err := link.Join(in.awaited, gameOf, rec)
	if err != nil {
		return false, nil // the file is a match all the same
	}
	in.awaited = ""
	return true, in.accept(run, front, false)
}

// changed refuses a link that changes what both sides had.
type changed struct{ seq, known int }

func (c *changed) Error() string {
	return say("refused.link.changed", c.seq, c.known)
}

// otherHead refuses a link that changes what a match began with.
type otherHead struct{ what string }

func (o *otherHead) Error() string {
	return say("refused.link.head", o.what)
}

// accept takes in the match of a link that has replayed. Where it answers for somebody here, that has been agreed to or
// is asked first.
func (in *Inbox) accept(run *record.Run, front link.Front, agreed bool) error {
	rec := run.Seal()
	here, old, anew := in.here(rec.Header.ID)
	if old.Damaged {
		return in.takeBeside(run, front)
	}
	if here == nil || !shelf.SameBeginning(here, rec) {
		return in.takeLink(run, front)
	}
	if anew {
		old.Known = 0
	}
	if what := here.Header.Unlike(&rec.Header); what != "" {
		in.forked = rec
		return &otherHead{words.To("engine/unlike." + what).String()}
	}
	mine, theirs := here.Entries, rec.Entries
	parts := record.InCommon(mine, theirs)
	if parts < min(len(mine), len(theirs)) && forks(in, here, run, front) {
		return nil
	}
	if parts < min(len(mine), len(theirs)) && parts < old.Known {
		in.forked = rec
		return &changed{parts, old.Known}
	}
	orders := ordersAlone(mine[parts:])
	if !agreed && (parts == len(mine) || orders != nil) && in.claims(rec, old, parts) {
		in.claim.run, in.claim.front = run, front
		return nil
	}
	if orders != nil && parts < len(theirs) {
		return in.takeOver(run, old, front, parts, orders)
	}
	return in.takeLink(run, front)
}

// ordersAlone are the standing orders among answers that are nothing else but what the program gave by itself: it gives that again where it
// is still due. It is nil where anything was chosen.
func ordersAlone(list []engine.Entry) []engine.Entry {
	orders := []engine.Entry{}
	for _, e := range list {
		switch {
		case e.Choice.Verb == engine.OrderVerb:
			orders = append(orders, e)
		case record.Chosen(e.By): // so are dice
			return nil
		}
	}
	return orders
}

// takeLink puts the match on the shelf and on the table, and says what came.
func (in *Inbox) takeLink(run *record.Run, front link.Front) error {
	rec := run.Seal()
	id, way, parts, err := in.desk.Shelf.Take(rec, store.Info{}, func() (record.Report, error) { return replayedRun(run) }, nil)
	if errors.As(err, new(*store.Full)) {
		return in.unsaved(run, front, err)
	}
	if err != nil {
		return err
	}
	return in.openTaken(run, id, way, parts, front, nil)
}

// replayedRun is the report of a link's run, which is replayed only where that has not been done.
func replayedRun(run *record.Run) (record.Report, error) {
	if report, verified := run.Verified(); verified {
		return report, nil
	}
	return shelf.Verify(record.Encode(run.Record))
}

// takeBeside keeps a link's match beside one that is damaged here: that may still be mended.
func (in *Inbox) takeBeside(run *record.Run, front link.Front) error {
	rec := run.Seal()
	info := in.desk.Shelf.Describe(rec, store.Info{Here: shelf.HereOnArrival(rec.Header.Players)})
	id, way, parts, err := in.desk.Shelf.Fork(rec, info, 0)
	if err != nil {
		return err
	}
	return in.openTaken(run, id, way, parts, front, nil)
}

// takeOver lets a link's match take the place of the one here, which has nothing but standing
// orders more: they are given again behind it.
func (in *Inbox) takeOver(run *record.Run, old store.Info, front link.Front, parts int, orders []engine.Entry) error {
	if _, err := replayedRun(run); err != nil {
		return err
	}
	rec := run.Seal()
	_, err := in.desk.Shelf.Save(in.desk.Shelf.Describe(rec, old), record.Encode(rec), old.Revision)
	if errors.As(err, new(*store.Full)) {
		return in.unsaved(run, front, err)
	}
	if err != nil {
		return err
	}
	return in.openTaken(run, rec.Header.ID, shelf.Continued, parts, front, orders)
}

// openTaken opens what a link has brought to the shelf: its own run, unless the match here has come as far.
func (in *Inbox) openTaken(run *record.Run, id string, way shelf.Way, parts int, front link.Front, orders []engine.Entry) error {
	in.desk.Refresh()
	open := func() error { return layShelved(in.desk, run, id) }
	if way == shelf.Known || id != run.Record.Header.ID { // of sealed dice a copy is not what came
		open = func() error { return in.desk.Open(id) }
	}
	if err := open(); err != nil {
		return err
	}
	switch way {
	case shelf.Known:
		says := say("inbox.known")
		if n := in.desk.Table.Session.Play.Seq(); n > front.Answers {
			says = say("inbox.further", front.Answers, n)
		}
		in.desk.Say(says)
		return nil
	}
	in.desk.Table.Info.Known = max(in.desk.Table.Info.Known, front.Answers)
	in.desk.Table.Saver.keep()
	for _, e := range orders {
		_ = in.desk.Table.Session.Answer(e.Seat, e.Choice) // what cannot be ordered any more is let go
	}
	in.desk.Table.handOn()
	in.came(front, way, parts)
	return nil
}

// KeepForked keeps, beside the match here, the one of a link that was refused, or what its position holds, or one that answers
// for players here.
func (in *Inbox) KeepForked() error {
	if in.forked == nil {
		return nil
	}
	rec := in.forked
	in.forked, in.claim, in.fork = nil, nil, nil
	info := in.desk.Shelf.Describe(rec, store.Info{})
	info.Here = shelf.HereOnArrival(rec.Header.Players)
	id, err := in.desk.Shelf.Copy(rec, info)
	if err != nil {
		return err
	}
	in.desk.Refresh()
	return in.desk.Open(id)
}

// withAdvice says what to do about a link that does not open.
func withAdvice(err error) error {
	advice, unknown := "", new(link.UnknownGame)
	switch {
	case errors.Is(err, link.ErrCutOff):
		advice = say("advice.cut-off")
	case errors.As(err, new(*link.Damaged)):
		advice = say("advice.damaged")
	case errors.As(err, new(*link.Newer)):
		advice = say("advice.newer")
	case errors.As(err, new(*link.OtherEdition)):
		advice = say("advice.edition")
	case errors.As(err, &unknown):
		if _, at := games.Find(unknown.ID); errors.As(at, new(*games.OtherProgram)) {
			return at
		}
		advice = say("advice.unknown-game")
	case errors.As(err, new(*link.NeedsHouse)):
		advice = say("advice.needs-house")
	case errors.As(err, new(*link.NeedsHistory)):
		advice = say("advice.needs-file")
	case errors.As(err, new(*link.OtherHistory)):
		advice = say("advice.other-file")
	case errors.As(err, new(*link.Unchecked)):
		advice = say("advice.unchecked")
	case errors.Is(err, link.ErrBackAndForth), errors.As(err, new(*link.Diverged)):
		advice = say("advice.refused")
	}
	if advice == "" {
		return err
	}
	return words.Refuse("", "page/refused.link.advised", err, advice)
}
