package app

import (
	"slices"

	"interbellum/app/face"
	"interbellum/engine"
)

// News is what the last answers have done: the dice that concern the looking player, and for a screen reader everything once. It is worked
// out once the answer that led to it is painted.
type News struct {
	t      *Table
	shown  *report
	key    reportKey
	closed int // the player has gone on from the dice of so many answers
	base   int // the log begins here, in news of what came after answer since
	since  int
}

// A report is the news at one moment.
type report struct {
	Encounters []face.Encounter
	Scene      *scene
	Said       []string // what is read out
}

// reportKey changes whenever a report may.
type reportKey struct {
	player, seq, past, closed int
	thinks                    bool
}

// reach is how many answers before the news the log begins at most, so that a battle that began there keeps its heading.
const reach = 160

// now is the report of the moment. While something is put off it is still that of the answer before.
func (n *News) now() *report {
	s := n.t.Session
	if n.shown != nil && n.t.Saver.owed && n.key.player == s.Viewer.Player() {
		return n.shown
	}
	n.closed = min(n.closed, s.Play.Seq())
	_, thinks := n.t.Bots.waiting()
	key := reportKey{s.Viewer.Player(), s.Play.Seq(), n.t.History.Past, n.closed, thinks}
	if n.shown == nil || key != n.key {
		sight, _ := n.t.sights()
		n.key, n.shown = key, &report{Scene: n.scene(sight)}
		if n.t.History.Past == Now && s.Play.Seq() > 0 {
			n.tell(sight, n.shown)
		}
	}
	return n.shown
}

// begin forgets the match before.
func (n *News) begin() {
	*n = News{t: n.t}
}

// tell adds what has happened since a person's last answer, as the log tells it: the lines that have been read out stay before the new
// ones. And the encounters since the looking player's last answer that concern them and that they have not gone on from.
func (n *News) tell(sight *face.Sight, r *report) {
	entries, from := n.t.Session.Play.Entries(), 0
	for i := len(entries) - 1; i >= 0 && from == 0; i-- {
		if e := entries[i]; e.By == "" && e.Seat != engine.Chance {
			from = i
		}
	}
	own, _ := n.t.History.sinceOwnAnswer()
	own = max(own, n.closed)
	f, fights := n.t.Face.(face.Fighter)
	fights = fights && n.t.Lesson.lecture == nil && n.t.Example.example == nil &&
		slices.ContainsFunc(entries[own:], func(e engine.Entry) bool { return e.Seat == engine.Chance })
	first := from
	if fights {
		first = min(from, own)
	}
	stories, seen := n.stories(sight, first)
	for _, story := range stories {
		for _, l := range story.Lines {
			if l.Ended() >= from && (!l.Order || l.Bad || l.Good) {
				r.Said = append(r.Said, lineText(l))
			}
		}
	}
	if fights {
		mine := n.t.Session.Viewer.Seats()
		r.Encounters = slices.DeleteFunc(f.Encounters(sight, stories, seen), func(e face.Encounter) bool {
			return e.Last < own || !e.Whose.Meets(mine)
		})
	}
}

// stories are told from the group before that of an answer, where it was found last time; else from afar.
func (n *News) stories(sight *face.Sight, from int) (told []face.Story, seen []face.Watched) {
	far, near := max(from-reach, -1), from >= n.since
	start := far
	if near {
		start = max(far, n.base)
	}
	for {
		seen = n.t.watched(start)
		told = n.t.Face.Stories(sight, seen)
		at := len(told) - 1
		for at >= 0 && told[at].Seq > from {
			at--
		}
		switch {
		case at > 1 && near:
			n.base, n.since = told[at-2].Seq, from
		case start > far: // a group as long as that: for a while it is not worth trying
			start, near, n.since = far, false, from+recentMost
			continue
		}
		return told, seen
	}
}

// Close goes on from the dice that are shown.
func (n *News) Close() {
	n.closed = n.t.Session.Play.Seq()
	n.t.desk.version++
}
