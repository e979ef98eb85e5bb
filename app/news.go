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

// reach is how many answers before the news the log is told from, so that a battle that began there keeps its heading.
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
		n.key, n.shown = key, &report{Encounters: n.encounters(sight), Scene: n.scene(sight), Said: n.said(sight)}
	}
	return n.shown
}

// begin forgets the match before.
func (n *News) begin() {
	n.shown, n.closed = nil, 0
}

// encounters are those since the looking player's last answer that concern them and that they have not gone on from.
func (n *News) encounters(sight *face.Sight) []face.Encounter {
	f, fights := n.t.Face.(face.Fighter)
	if !fights || n.t.History.Past != Now || n.t.Lesson.lecture != nil || n.t.Example.example != nil {
		return nil
	}
	from, _ := n.t.History.sinceOwnAnswer()
	from = max(from, n.closed)
	if !slices.ContainsFunc(n.t.Session.Play.Entries()[from:], func(e engine.Entry) bool { return e.Seat == engine.Chance }) {
		return nil
	}
	mine := n.t.Session.Viewer.Seats()
	return slices.DeleteFunc(f.Encounters(sight, n.t.watched(max(from-reach, -1))), func(e face.Encounter) bool {
		return e.Last < from || !e.Whose.Meets(mine)
	})
}

// Close goes on from the dice that are shown.
func (n *News) Close() {
	n.closed = n.t.Session.Play.Seq()
	n.t.desk.version++
}

// said is what has happened since a person's last answer, as the log tells it: the lines that have been read out stay before the new ones.
func (n *News) said(sight *face.Sight) (lines []string) {
	s := n.t.Session
	if n.t.History.Past != Now || s.Play.Seq() == 0 {
		return nil
	}
	entries, from := s.Play.Entries(), 0
	for i := len(entries) - 1; i >= 0 && from == 0; i-- {
		if e := entries[i]; e.By == "" && e.Seat != engine.Chance {
			from = i
		}
	}
	for _, story := range n.t.Face.Stories(sight, n.t.watched(max(from-recentMost, -1))) {
		for _, l := range story.Lines {
			if l.Ended() >= from && (!l.Order || l.Bad || l.Good) {
				lines = append(lines, lineText(l))
			}
		}
	}
	return lines
}
