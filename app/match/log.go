package match

import (
	"interbellum/engine"
	"interbellum/engine/record"
)

// A Line of the log is one answer and its events. The set-up is the line with a Seq of -1.
type Line struct {
	Entry  engine.Entry
	Events []engine.Event
}

// Log lists the answers from number from on, as a player sees them: without the events that the player does not see, and
// of an answer whose content is hidden only with its Public words.
func (p *Play) Log(player, from int) []Line {
	seats := p.Seats(player)
	from = max(from, p.run.Told())
	list := make([]Line, 0, max(0, p.Seq()-from))
	for ; from < p.Seq(); from++ {
		l := line(p.run, from)
		if !l.Entry.Seen.Meets(seats) && l.Entry.Seen != engine.Everybody {
			l.Entry.Choice = engine.Choice{}
		}
		if p.run.Game.Secret && l.Entry.By == record.ByOrder && !seats.Has(l.Entry.Seat) {
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

// revealed reports whether an answer since number from has revealed something to the holder of these seats.
func revealed(run *record.Run, from int, seats engine.Seats) bool {
	for seq := len(run.Record.Entries) - 1; seq >= max(from, run.Told()); seq-- {
		if line(run, seq).reveals(seats) {
			return true
		}
	}
	return false
}

// reveals reports whether the holder of these seats cannot unsee what an answer did: Chance gave it, or it revealed
// something to them.
func (l Line) reveals(to engine.Seats) bool {
	return l.Entry.Seat == engine.Chance || engine.Reveals(l.Events, to)
}
