package blockwar

import (
	"slices"
	"strings"

	"interbellum/engine"
	"interbellum/engine/record"
)

// A run is one line about what happens several times in a row: "The Axis places German units: Berlin (3) and Munich."
type run struct {
	head  string
	line  int // of the group
	items []string
	times []int
}

// head is what the line begins with, item what it names of an event; both are "" where the event has a line of its own.
func (t *teller) head(e engine.Event) string { return t.Texts.Fill("run."+e.Kind, t.eventSlots(e)) }
func (t *teller) item(e engine.Event) string {
	return t.Texts.Fill("run."+e.Kind+".item", t.eventSlots(e))
}

// began notes that the newest line may be the first of a run.
func (t *teller) began(e engine.Event) {
	if head := t.head(e); head != "" {
		t.runs = append(t.runs, run{head, len(t.now().Lines) - 1, []string{t.item(e)}, []int{1}})
	}
}

// goesOn adds an event to the run that it belongs to, if one of the two newest lines shows it: a line that only an owner sees may
// lie between two that all see.
func (t *teller) goesOn(entry engine.Entry, e engine.Event) bool {
	head := t.head(e)
	if head == "" || t.chapter != "" {
		return false
	}
	for i := max(len(t.runs)-2, 0); i < len(t.runs); i++ {
		r := &t.runs[i]
		if lines := t.now().Lines; r.head == head && r.line >= len(lines)-2 && lines[r.line].Order == (entry.By == record.ByOrder) {
			r.add(t.item(e))
			lines[r.line].Text, lines[r.line].Last = r.text(t.Words), entry.Seq
			lines[r.line].From, lines[r.line].Area = t.way(e)
			return true
		}
	}
	return false
}

func (r *run) add(item string) {
	if i := slices.Index(r.items, item); i >= 0 {
		r.times[i]++
		return
	}
	r.items, r.times = append(r.items, item), append(r.times, 1)
}

func (r *run) text(w *Words) string {
	names := slices.Clone(r.items)
	for i, n := range r.times {
		if n > 1 {
			names[i] = w.Say("story.times", names[i], n)
		}
	}
	return w.Say("story.run", r.head, names)
}

// names says to a unit's owner, in the same line, which one it is that moves.
func (t *teller) names(entry engine.Entry, e engine.Event) bool {
	if e.Kind != "unit-moved" || len(t.list) == 0 || len(t.now().Lines) == 0 || t.lastLine().Seq != entry.Seq {
		return false
	}
	t.lastLine().Text = t.Say("story.unit", strings.TrimSuffix(t.lastLine().Text, "."), t.UnitName(e.On))
	return true
}
