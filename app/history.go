package app

// Now is no moment of the past.
const Now = -1

// History is the match up to now: what is shown of it, and the replay of what others have done.
type History struct {
	t      *Table
	Past   int // the moment that is shown, or Now
	replay replay
	bar    *historyBar // as it was drawn last
	marks  []chapter
	marked int      // answers looked through for marks
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

// chapters marks where turns begin, for the slider. It is found once for each answer.
func (h *History) chapters() []chapter {
	for _, line := range h.t.Session.Play.Log(h.t.Session.Viewer.Player(), h.marked) {
		for _, e := range line.Events {
			if e.Kind == "turn" {
				h.marks = append(h.marks, chapter{max(line.Entry.Seq, 0), e.On.Name()})
			}
		}
	}
	h.marked = h.t.Session.Play.Seq()
	return h.marks
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
