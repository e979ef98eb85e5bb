package app

import (
	"cmp"
	"slices"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/face"
	"interbellum/engine"
	"interbellum/engine/record"
)

// A replay shows what others have done since the looking player's last answer, moment by
// moment, on the board as it was.
type replay struct {
	moments []int  // numbers of answers after which there is something to see, all to come
	whole   int    // how many there were
	number  int    // of this replay: a clock that belongs to an older one stops
	key     [2]int // the looking player and the number of answers that known is of
	known   []int
}

// pace is how long each moment stands.
const pace = 1300 * time.Millisecond

// noteworthy: after so many moments the page offers the replay by itself.
const noteworthy = 3

// sinceOwnAnswer finds what has been answered since the looking player's last answer of their own: from which answer on, or from the
// beginning where there is none. It reports whether anybody else has answered.
func (h *History) sinceOwnAnswer() (from int, others bool) {
	s := h.t.Session
	seats, entries := s.Viewer.Seats(), s.Play.Entries()
	for i := len(entries) - 1; i >= 0; i-- {
		if e := entries[i]; e.By == "" && seats.Has(e.Seat) && e.Choice.Verb != engine.OrderVerb {
			from = i + 1
			break
		}
	}
	return from, slices.ContainsFunc(entries[from:], func(e engine.Entry) bool {
		return record.Chosen(e.By) && e.Seat != engine.Chance && !seats.Has(e.Seat)
	})
}

// eventful reports whether there are any moments. It looks at the newest answers first, since the menu asks after each one.
func (h *History) eventful() bool {
	from, others := h.sinceOwnAnswer()
	for n, all := 16, h.t.Session.Play.Seq()-from; others; n *= 4 {
		if len(h.logged(h.t.watched(from+max(all-n, 0)))) > 0 {
			return true
		}
		others = n < all
	}
	return false
}

// moments are the answers of others since the looking player's last one that the log has
// something to say of.
func (h *History) moments() []int {
	if key := [2]int{h.t.Session.Viewer.Player(), h.t.Session.Play.Seq()}; h.replay.known == nil || h.replay.key != key {
		h.replay.key, h.replay.known = key, append([]int{}, h.findMoments()...)
	}
	return h.replay.known
}

func (h *History) findMoments() []int {
	from, others := h.sinceOwnAnswer()
	if !others {
		return nil
	}
	return h.logged(h.t.watched(from))
}

// logged are the moments of answers that have a line in the log.
func (h *History) logged(seen []face.Watched) (list []int) {
	sight, _ := h.t.sights()
	for _, story := range h.t.Face.Stories(sight, seen) {
		list = append(list, story.Seq+1)
		for _, line := range story.Lines {
			list = append(list, line.Seq+1)
		}
	}
	engine.Sort(list, cmp.Compare[int])
	return slices.Compact(list)
}

// Replay begins to show what has happened; without moments it does nothing.
func (h *History) Replay() {
	list := h.moments()
	if len(list) == 0 {
		return
	}
	h.replay.moments, h.replay.whole = list, len(list)
	h.replay.number++
	h.step()
}

// step shows the next moment of the replay, or now when all have been seen.
func (h *History) step() {
	if len(h.replay.moments) == 0 {
		h.Look(Now)
		return
	}
	next := h.replay.moments[0]
	h.replay.moments = h.replay.moments[1:]
	h.Past = min(next, h.t.Session.Play.Seq())
	h.t.desk.version++
}

// replaying reports whether the past is shown by a replay.
func (h *History) replaying() bool { return h.Past != Now && h.replay.whole > 0 }

// play runs the clock of the replay that has just begun.
func (r *Root) play(ctx app.Context, number int) {
	wait := pace
	if r.desk.Table.Bots.shows() == showFast {
		wait /= 2
	}
	ctx.After(wait, func(ctx app.Context) {
		d := r.desk
		if d.Table.Session == nil || d.Table.History.replay.number != number || !d.Table.History.replaying() {
			return
		}
		d.Table.History.step()
		if d.Table.History.replaying() {
			r.play(ctx, number)
		}
	})
}
