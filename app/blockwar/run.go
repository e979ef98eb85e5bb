package blockwar

import (
	"slices"
	"strconv"
	"strings"

	"interbellum/engine"
	"interbellum/engine/record"
	"interbellum/engine/words/english"
)

// A run is one line about what happens several times in a row: "The Axis places German units: Berlin (3) and Munich."
type run struct {
	head  string
	line  int // of the group
	items []string
	times []int
}

// runs are the events that are told so: what the line begins with, and what it names of each.
var runs = map[string]struct{ head, item Telling }{
	"unit-placed": {ofNation("places"), placeOf}, "cadre-built": {ofNation("raises"), placeOf}, "step-built": {ofNation("strengthens"), placeOf},
	"unit-raised": {func(*Words, engine.Event) string { return "Raised there" }, func(w *Words, e engine.Event) string { return typeOfUnit(w, e.On) + " in " + w.Named(e.To) }},
	"unit-shown":  {func(w *Words, e engine.Event) string { return "Units show themselves in " + w.Named(e.To) }, func(w *Words, e engine.Event) string { return w.UnitName(e.On) + " " + strconv.Itoa(e.N) }},
	"turn-order":  {func(*Words, engine.Event) string { return "Turn Order" }, func(w *Words, e engine.Event) string { return w.theSeat(e.Seat) }},
	"card-dealt":  {Does("is dealt"), func(w *Words, e engine.Event) string { return deckNames[e.On.Name()] }},
	"card-bought": {Does("buys"), func(w *Words, e engine.Event) string { return deckNames[e.On.Name()] }},
}

func ofNation(what string) Telling {
	return func(w *Words, e engine.Event) string {
		return w.Who(e) + " " + what + " " + w.Adjective(w.NationOf(e.To)) + " units"
	}
}

func placeOf(w *Words, e engine.Event) string { return w.Named(e.On) }

func typeOfUnit(w *Words, r engine.Ref) string {
	_, t := w.unitOf(r)
	return w.typeName(t)
}

// began notes that the newest line may be the first of a run.
func (t *teller) began(e engine.Event) {
	if told, is := runs[e.Kind]; is {
		t.runs = append(t.runs, run{told.head(t.Words, e), len(t.now().Lines) - 1, []string{told.item(t.Words, e)}, []int{1}})
	}
}

// goesOn adds an event to the run that it belongs to, which is told in one of the two newest lines: what an owner alone sees stands
// between what all see.
func (t *teller) goesOn(entry engine.Entry, e engine.Event) bool {
	told, is := runs[e.Kind]
	if !is || t.chapter != "" {
		return false
	}
	for i := max(len(t.runs)-2, 0); i < len(t.runs); i++ {
		r := &t.runs[i]
		if lines := t.now().Lines; r.head == told.head(t.Words, e) && r.line >= len(lines)-2 && lines[r.line].Order == (entry.By == record.ByOrder) {
			r.add(told.item(t.Words, e))
			lines[r.line].Text = r.text()
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

func (r *run) text() string {
	names := slices.Clone(r.items)
	for i, n := range r.times {
		if n > 1 {
			names[i] += " (" + strconv.Itoa(n) + ")"
		}
	}
	return r.head + ": " + english.List(names) + "."
}

// names says to a unit's owner, in the same line, which one it is that moves.
func (t *teller) names(entry engine.Entry, e engine.Event) bool {
	if e.Kind != "unit-moved" || len(t.list) == 0 || len(t.now().Lines) == 0 || t.lastLine().Seq != entry.Seq {
		return false
	}
	t.lastLine().Text = strings.TrimSuffix(t.lastLine().Text, ".") + ": the " + t.UnitName(e.On) + "."
	return true
}
