package face

import (
	"strings"

	"interbellum/engine"
)

// An Encounter is a check, an operation or a round of a battle: its dice, and what came of them.
type Encounter struct {
	First, Last int    // numbers of the first answer and of the last one
	Power       string // slug of whose story it is; may be empty
	Over        string // what it is part of: "Battle of Kiev"
	Title       string // "Combat Round 2 in Kiev"
	Rule        engine.Rule
	Area        string // may be empty
	Lines       []Line
	Outcome     string       // in a sentence, where the lines do not say it; may be empty
	Whose       engine.Seats // whom it concerns
}

// A Fighter is a face with encounters to show to whom they concern.
type Fighter interface {
	// Encounters are those in what was seen, the newest last. The stories tell of it.
	Encounters(*Sight, []Story, []Watched) []Encounter
	// Fights reports whether Over shows a battle.
	Fights(*Sight) bool
}

// Ended is the number of the last answer that a line tells of.
func (l *Line) Ended() int { return max(l.Seq, l.Last) }

// Throws reports whether dice have been thrown in it.
func (e *Encounter) Throws() bool {
	for i := range e.Lines {
		if len(e.Lines[i].Rolls) > 0 {
			return true
		}
	}
	return false
}

// Encounters are those that the log tells of. One begins with a line that opens it, or else with its first dice, and then it ends with
// the answer that threw the last ones.
func Encounters(stories []Story) (list []Encounter) {
	for i := range stories {
		s := &stories[i]
		var now *Encounter
		opened := false
		end := func() {
			if now != nil && now.Throws() {
				list = append(list, *now)
			}
			now = nil
		}
		for _, l := range s.Lines {
			if l.Opens || l.Apart || now != nil && !opened && l.Seq > now.Last {
				end()
			}
			if now == nil && !l.Apart && (l.Opens || len(l.Rolls) > 0) {
				opened = l.Opens
				now = &Encounter{First: l.Seq, Power: s.Power, Over: s.Title, Area: l.Area, Whose: s.Whose}
				now.head(&l)
			}
			if now != nil {
				now.add(l)
			}
		}
		end()
	}
	return list
}

// head makes a title of the line that it begins with.
func (e *Encounter) head(l *Line) {
	e.Title, e.Rule = strings.TrimSuffix(l.Text, "."), l.Rule
	l.Text, l.Rule = "", ""
}

func (e *Encounter) add(l Line) {
	e.Last = max(e.Last, l.Ended())
	e.Whose |= l.Whose
	if l.Text != "" || len(l.Rolls) > 0 {
		e.Lines = append(e.Lines, l)
	}
}
