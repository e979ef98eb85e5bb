package match

import (
	"slices"

	"interbellum/engine"
	"interbellum/engine/record"
)

// A Line of the log is one answer and what the table saw of it. The set-up is the line
// with a Seq of -1.
type Line struct {
	Entry  engine.Entry
	Events []engine.Event
}

// watch notes an answer in the log and, now and then, the position for the history. A
// set-up begins both anew: opening an older record may take more than one attempt.
func (s *Session) watch(run *record.Run, e engine.Entry, seen []engine.Event) {
	if e.Seq < 0 {
		s.lines, s.past = nil, history{}
	}
	s.lines = append(s.lines, Line{e, seen})
	s.past.note(len(run.Record.Entries), run.Match)
}

// Log is the log from answer number from on, as a player sees it: events that the player
// does not see are left out, and of an answer whose content is hidden only its Public
// words are left.
func (s *Session) Log(player, from int) []Line {
	seats := s.Seats(player)
	at, _ := slices.BinarySearchFunc(s.lines, from, func(l Line, seq int) int { return l.Entry.Seq - seq })
	list := make([]Line, 0, len(s.lines)-at)
	for _, l := range s.lines[at:] {
		if !l.Entry.Seen.Meets(seats) && l.Entry.Seen != engine.Everybody {
			l.Entry.Choice = engine.Choice{}
		}
		if s.run.Game.Secret && l.Entry.By == record.ByOrder && !seats.Has(l.Entry.Seat) {
			l.Entry.By = "" // that there was an order is its owner's secret
		}
		l.Events = visible(l.Events, seats)
		list = append(list, l)
	}
	return list
}

func visible(events []engine.Event, seats engine.Seats) (list []engine.Event) {
	for _, e := range events {
		if e.Seen == engine.Everybody || e.Seen.Meets(seats) {
			list = append(list, e)
		}
	}
	return list
}

// showed reports whether the looking player has seen anything since answer number from that cannot be unseen.
func (s *Session) showed(from int) bool {
	for i := len(s.lines) - 1; i >= 0 && s.lines[i].Entry.Seq >= from; i-- {
		if s.lines[i].shows(s.Seats(s.looking)) {
			return true
		}
	}
	return false
}

// shows reports whether the holder of these seats cannot unsee what an answer did: Chance gave
// it, or it revealed something to them.
func (l Line) shows(to engine.Seats) bool {
	return l.Entry.Seat == engine.Chance || engine.Reveals(l.Events, to)
}

// undoable is the number of the last answer that can be taken back, or -1.
func (s *Session) undoable() int {
	entries := s.run.Record.Entries
	for i := len(entries) - 1; i >= s.floor.Seq; i-- {
		if entries[i].By == "" {
			return i
		}
	}
	return -1
}

// CanUndo reports whether there is an answer to take back.
func (s *Session) CanUndo() bool { return s.undoable() >= 0 }

// Undo takes back the last answer of a person, and what followed from it. It goes no
// further than the last thing that cannot be unseen.
func (s *Session) Undo() bool {
	last := s.undoable()
	if last < 0 {
		return false
	}
	again := slices.Clone(s.run.Record.Entries[s.floor.Seq:last])
	s.run.Back(s.floor)
	if err := s.run.Again(again); err != nil {
		panic("match: an answer that was legal is not: " + err.Error())
	}
	s.lines = slices.DeleteFunc(s.lines, func(l Line) bool { return l.Entry.Seq >= last })
	s.past.forget(last)
	s.changed()
	return true
}

// At is the position after the first seq answers.
func (s *Session) At(seq int) engine.Match {
	seq = min(max(seq, 0), len(s.run.Record.Entries))
	return s.past.at(seq, s)
}

// ViewAt is what the looking player knew after the first seq answers.
func (s *Session) ViewAt(seq int) engine.View { return s.view(s.At(seq), s.looking) }

const (
	keepEvery = 50
	keepMost  = 40
)

// A history keeps positions of the past, the first one and then one every so many
// answers; when they become too many, every other one is dropped.
type history struct {
	every   int
	moments []moment
	last    moment // the one that was asked for last: a slider asks for its neighbour next
}

type moment struct {
	seq   int
	match engine.Match
}

func (h *history) note(seq int, m engine.Match) {
	if h.every == 0 {
		h.every = keepEvery
	}
	if len(h.moments) > 0 && seq-h.moments[len(h.moments)-1].seq < h.every {
		return
	}
	h.moments = append(h.moments, moment{seq, m.Clone()})
	if len(h.moments) > keepMost {
		for i := range keepMost/2 + 1 {
			h.moments[i] = h.moments[2*i]
		}
		clear(h.moments[keepMost/2+1:])
		h.moments = h.moments[:keepMost/2+1]
		h.every *= 2
	}
}

// forget drops what lies beyond the first seq answers.
func (h *history) forget(seq int) {
	for len(h.moments) > 1 && h.moments[len(h.moments)-1].seq > seq {
		h.moments = h.moments[:len(h.moments)-1]
	}
	if h.last.seq > seq {
		h.last = moment{}
	}
}

func (h *history) at(seq int, s *Session) engine.Match {
	from := h.moments[0]
	for _, m := range append(h.moments[1:len(h.moments):len(h.moments)], h.last) {
		if m.match != nil && m.seq <= seq && m.seq >= from.seq {
			from = m
		}
	}
	m := from.match.Clone()
	for _, e := range s.run.Record.Entries[from.seq:seq] {
		m = s.carry(m, e)
	}
	h.last = moment{seq, m}
	return m.Clone()
}
