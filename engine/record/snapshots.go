package record

import "interbellum/engine"

// A snapshot is a position that the match has passed.
type snapshot struct {
	seq    int // answers before it
	match  engine.Match
	holder int // who had given the last answer of a person
	stays  bool
	course
}

// How many snapshots there are. What a take-back may need, and what a save keeps, lies in the near past.
const (
	snapshotReach = 320 // answers: of the older ones, every other is dropped when there are too many
	snapshotMost  = 40
)

// snap keeps the present position: the first, one after every so many answers, and one behind each agreement that
// took effect, which can only be replayed from behind it.
func (r *Run) snap(stays bool) {
	seq := len(r.Record.Entries)
	if n := len(r.snapshots); n > 0 && r.snapshots[n-1].seq == seq {
		if stays && !r.snapshots[n-1].stays {
			r.snapshots = append(r.snapshots[:n-1:n-1], snapshot{seq, r.Match.Clone(), r.holder, true, r.course()})
		}
		return
	}
	r.snapshots = append(r.snapshots[:len(r.snapshots):len(r.snapshots)], snapshot{seq, r.Match.Clone(), r.holder, stays, r.course()})
	r.thin()
}

// thin drops every other of the old snapshots where there are many. Those after agreements stay.
func (r *Run) thin() {
	last := len(r.Record.Entries)
	old := 0
	for _, s := range r.snapshots {
		if !s.stays && s.seq < last-snapshotReach {
			old++
		}
	}
	if old <= snapshotMost {
		return
	}
	kept, at := make([]snapshot, 0, len(r.snapshots)), 0
	for _, s := range r.snapshots {
		if s.stays || s.seq >= last-snapshotReach {
			kept = append(kept, s)
			continue
		}
		if at%2 == 0 {
			kept = append(kept, s)
		}
		at++
	}
	r.snapshots = kept
}

// near is the last snapshot that is not after the first n answers.
func (r *Run) near(n int) snapshot {
	at := r.snapshots[0]
	for _, s := range r.snapshots[1:] {
		if s.seq <= n {
			at = s
		}
	}
	return at
}

// before is the match as it stood before answer n, played on from a snapshot near it, with nothing in between that took
// effect as an agreement.
func (r *Run) before(from snapshot, n int) snapshot {
	at := snapshot{seq: n, match: from.match.Clone(), holder: from.holder, course: from.course}
	for _, e := range r.Record.Entries[from.seq:n] {
		if Agrees(e.Choice) {
			at.match.Continue(e.Seq+1, nil)
			continue
		}
		if _, err := at.match.Apply(e); err != nil {
			panic("record: an answer that was legal is not: " + err.Error())
		}
		if p := r.Record.Header.Holder(e.Seat); persons(e) && p != Nobody {
			at.holder = p
		}
	}
	return at
}

// At is the match as it stood after the first n answers, to be read only. A slider asks for its neighbour next, and is
// answered from there.
func (r *Run) At(n int) engine.Match {
	from := r.near(n)
	if r.looked.match != nil && r.looked.seq <= n && r.looked.seq > from.seq {
		from = r.looked
	}
	r.looked = r.before(from, n)
	return r.looked.match
}

// GameAt is the game that the match was played by after the first n answers.
func (r *Run) GameAt(n int) *engine.Game { return r.near(n).game }

// Events are what answer number seq showed, or the set-up for -1.
func (r *Run) Events(seq int) []engine.Event { return r.events[seq-r.told] }

// Told is the number of the first answer whose Events are known: -1 for the set-up, and more where a run goes on from a
// snapshot.
func (r *Run) Told() int { return r.told }
