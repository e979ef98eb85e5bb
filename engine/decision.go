package engine

import (
	"slices"

	"interbellum/engine/words"
)

// A Decision asks one seat one question.
type Decision struct {
	Seat    Seat
	Kind    string // "interrupt", "take-hit": what panels, orders and bots switch on
	Rule    Rule
	About   Ref
	For     string   `json:"-"`          // Chance only: what sets this die or draw apart from another of its kind, rule and thing
	Left    int      `json:",omitempty"` // how many more of this question will follow
	Always  bool     `json:",omitempty"` // asked even with one answer: the others must not learn that there is only one
	Sealed  bool     `json:",omitempty"` // kept back, and revocable, until every seat asked has answered
	Seen    Seats    // who will see the content of the answer
	Public  string   `json:",omitempty"` // what the others see instead, where not everyone does
	Legal   []Choice // complete, sorted, without duplicates, never empty
	Weights []int    `json:",omitempty"` // Chance only, beside Legal: how many of each there are; nil means one
}

// Allows reports whether c is among the legal answers.
func (d Decision) Allows(c Choice) bool {
	_, found := slices.BinarySearchFunc(d.Legal, c, CompareChoices)
	return found
}

// Answer is the entry that gives choice c to this question as number seq of the record.
// by is "" for a person, else "order", "bot" or "forced".
func (d Decision) Answer(seq int, c Choice, by string) Entry {
	return Entry{Seq: seq, Seat: d.Seat, Choice: c, Seen: d.Seen, Public: d.Public, By: by}
}

// An Entry is one line of the record, the only thing that is saved as truth.
type Entry struct {
	Seq    int // its number in the record, from 0
	Seat   Seat
	Choice Choice
	Seen   Seats  // who sees the content; the zero value sees no one
	Public string `json:",omitempty"` // what the others see instead ("commits a card")
	By     string `json:",omitempty"` // "" a person; "order", "bot", "forced"
}

// An Event is what the table saw. Events follow from entries and are never saved.
type Event struct {
	Kind   string
	Rule   Rule
	Seat   Seat // who did it or whom it befell; Chance where no one did
	On, To Ref
	N      int
	Seen   Seats // who sees it; forgetting it hides, never leaks
	// Reveals are those who learn from it what was hidden from them: no forecast of theirs
	// looks past it, and no undo takes back what led to it.
	Reveals Seats `json:"-"`
}

// Showing is the event that shows everyone who sees it what only its seat knew.
func (e Event) Showing() Event {
	e.Reveals = e.Seen.Without(e.Seat)
	return e
}

// Revealing is the event that shows everyone who sees it what they did not know.
func (e Event) Revealing() Event {
	e.Reveals = e.Seen
	return e
}

// Reveals reports whether the holder of these seats has learned from events what was hidden.
// A spectator, who holds none, sees what everyone sees.
func Reveals(seen []Event, to Seats) bool {
	return slices.ContainsFunc(seen, func(e Event) bool {
		return e.Reveals.Meets(to) || to == 0 && e.Seen == Everybody && e.Reveals != 0
	})
}

// Illegal refuses an entry, and says why and by which rule. Nothing has changed.
type Illegal struct {
	Entry Entry
	Rule  Rule
	Why   words.Text
}

func (e *Illegal) Error() string {
	if e.Rule == "" {
		return words.To("engine/refused.answer", e.Entry.Seq, e.Entry.Choice.Words(), int(e.Entry.Seat), e.Why).String()
	}
	return words.To("engine/refused.answer-by-rule", e.Entry.Seq, e.Entry.Choice.Words(), int(e.Entry.Seat), e.Why, string(e.Rule)).String()
}
