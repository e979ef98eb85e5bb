package app

import "slices"

// Now is no moment of the past.
const Now = -1

// History is the match up to now: what is shown of it, and the replay of what others have done.
type History struct {
	t      *Table
	Past   int // the moment that is shown, or Now
	replay replay
	bar    *historyBar // as it was drawn last
	marks  []chapter
	marked int      // answers looked through for marks that stay
	scored []string // scores after every so many answers, few enough to be drawn
	every  int
}

// Look shows a moment of the history, or Now.
func (h *History) Look(seq int) {
	if seq >= h.t.Session.Play.Seq() {
		seq = Now
	}
	h.Past = max(seq, Now)
	h.t.desk.version++
}

// chapters marks where turns begin, for the slider. What cannot be undone any more is looked through once.
func (h *History) chapters() []chapter {
	s := h.t.Session
	floor := s.Floor.Seq()
	if floor < h.marked { // another device has undone what was kept here
		h.marks, h.marked = nil, -1
	}
	list := slices.Clip(h.marks)
	for _, line := range s.Play.Log(s.Viewer.Player(), h.marked) {
		for _, e := range line.Events {
			if e.Kind == "turn" {
				list = append(list, chapter{max(line.Entry.Seq, 0), e.On.Name()})
			}
		}
		if line.Entry.Seq < floor {
			h.marks = list
		}
	}
	h.marked = max(h.marked, floor)
	return list
}

// at is the moment that is shown: as many answers have been given.
func (h *History) at() int {
	if h.Past == Now {
		return h.t.Session.Play.Seq()
	}
	return h.Past
}

// chapter is a mark on the slider: where a turn begins.
type chapter struct {
	Seq  int
	Name string
}
