package app

import (
	"slices"

	"interbellum/app/shelf"
	"interbellum/app/store"
	"interbellum/engine"
	"interbellum/engine/link"
	"interbellum/engine/record"
)

// A claim is a link or a file that would take the place of the match here, with answers given elsewhere for players who
// play here. They read which answers these are before anything is taken on.
type claim struct {
	title string
	says  []string
	run   *record.Run // of a link, with its front
	front link.Front
	file  []byte
}

// claims reports whether a match answers for players who play here, and then has the page ask them.
func (in *Inbox) claims(rec *record.Record, here store.Info, from int) bool {
	says := claimedAnswers(gameOf(rec.Header.Game), rec, here.Here, from)
	if len(says) == 0 {
		return false
	}
	in.claim, in.forked = &claim{title: here.Title, says: says}, rec
	in.desk.version++
	return true
}

// TakeOn lets the link or file take the place of the match here after all.
func (in *Inbox) TakeOn() error {
	c := in.claim
	if c == nil {
		return nil
	}
	in.claim, in.forked = nil, nil
	if c.run == nil {
		return in.takeMatch("", c.file, true)
	}
	return in.accept(c.run, c.front, true)
}

// claimedAnswers lists the answers of a record from number from on that were given elsewhere for players who play here, a line for
// each seat and kind.
func claimedAnswers(game *engine.Game, rec *record.Record, here string, from int) (says []string) {
	for i, p := range rec.Header.Players {
		if here != shelf.HereAll && !slices.Contains(shelf.ReadHere(here), i) {
			continue
		}
		for _, seat := range p.Seats.List() {
			for _, kind := range []string{"answer", "order", "agreement"} {
				var numbers []int
				for _, e := range rec.Entries[min(from, len(rec.Entries)):] {
					if e.Seat == seat && record.Chosen(e.By) && kindOf(e.Choice) == kind {
						numbers = append(numbers, e.Seq)
					}
				}
				if len(numbers) > 0 {
					says = append(says, say("plain.of", rec.Header.Named(seat, game.SeatName(seat)), numbersText(kind, numbers)))
				}
			}
		}
	}
	return says
}

func kindOf(c engine.Choice) string {
	switch {
	case c.Verb == engine.OrderVerb:
		return "order"
	case record.Agrees(c):
		return "agreement"
	}
	return "answer"
}

const mostNamed = 12 // numbers in one line

// numbersText says how many there are and which.
func numbersText(kind string, numbers []int) string {
	var which []string
	for _, n := range numbers[:min(len(numbers), mostNamed)] {
		which = append(which, itoa(n))
	}
	if more := len(numbers) - mostNamed; more > 0 {
		which = append(which, say("claim.more", more))
	}
	return say("claim."+kind, len(numbers), which)
}

// unsaved lays a link's match on the table though there is no room to save it.
func (in *Inbox) unsaved(run *record.Run, front link.Front, full error) error {
	rec := run.Seal()
	_, old, err := in.desk.Shelf.Store.Load(rec.Header.ID)
	if err != nil {
		old = store.Info{Here: shelf.HereOnArrival(rec.Header.Players)}
	}
	known := old.Answers
	if err := layRun(in.desk, run, in.desk.Shelf.Describe(rec, old)); err != nil {
		return err
	}
	in.desk.Table.Info.Known = max(in.desk.Table.Info.Known, front.Answers)
	in.came(front, shelf.Continued, min(known, len(rec.Entries)))
	in.desk.Table.Saver.refusedSave(full)
	return nil
}
