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

// Log is the log from answer number from on, as a player sees it: events that the player
// does not see are left out, and of an answer whose content is hidden only its Public
// words are left.
func (s *Session) Log(player, from int) []Line {
	seats := s.Seats(player)
	from = max(from, s.run.Told())
	list := make([]Line, 0, max(0, s.Seq()-from))
	for ; from < s.Seq(); from++ {
		l := line(s.run, from)
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

// line is answer number seq of a run, or its set-up for -1.
func line(run *record.Run, seq int) Line {
	l := Line{engine.Entry{Seq: seq}, run.Events(seq)}
	if seq >= 0 {
		l.Entry = run.Record.Entries[seq]
	}
	return l
}

func visible(events []engine.Event, seats engine.Seats) (list []engine.Event) {
	for _, e := range events {
		if e.Seen == engine.Everybody || e.Seen.Meets(seats) {
			list = append(list, e)
		}
	}
	return list
}

// showed reports whether the holder of these seats has seen anything in a run since answer number from that cannot be
// unseen.
func showed(run *record.Run, from int, seats engine.Seats) bool {
	for seq := len(run.Record.Entries) - 1; seq >= max(from, run.Told()); seq-- {
		if line(run, seq).shows(seats) {
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
	if last < 0 || s.Verify() != nil {
		return false
	}
	again := slices.Clone(s.run.Record.Entries[s.floor.Seq:last])
	s.run.Back(s.floor)
	if err := s.run.Again(again); err != nil {
		panic("match: an answer that was legal is not: " + err.Error())
	}
	s.changed()
	return true
}

// At is the position after the first seq answers.
func (s *Session) At(seq int) engine.Match {
	if s.Verify() != nil {
		return s.run.Match.Clone()
	}
	return s.run.At(min(max(seq, 0), len(s.run.Record.Entries))).Clone()
}

// ViewAt is what the looking player knew after the first seq answers.
func (s *Session) ViewAt(seq int) engine.View { return s.view(s.At(seq), s.looking) }
