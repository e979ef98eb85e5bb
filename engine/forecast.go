package engine

import (
	"slices"

	"interbellum/engine/words"
)

// A Forecast is what surely follows from an answer, up to the next question to a person
// or to Chance. Questions with one legal answer are passed through: they are no questions.
type Forecast struct {
	Events []Event    // what the asking seats would see
	Next   []Decision // who is asked then; what others may answer is left out
	Forced int        // how many questions with one answer were passed
	Over   bool       `json:",omitempty"` // the match would end
	Veiled bool       `json:",omitempty"` // it stops before something that these seats may not know
}

// Foresee tells the holder of some seats what surely follows from an answer or a right.
// Where the game has secrets it looks ahead for the holder's own answers only, tells what
// these seats would see, and stops at a sealed answer and before everything that shows
// what was hidden: with two hidden worlds that look the same it tells the same.
func Foresee(g *Game, m Match, e Entry, seats Seats) (Forecast, error) {
	if !g.Secret {
		after, seen, forced, err := Try(m, e)
		if err != nil {
			return Forecast{}, err
		}
		return Forecast{Events: seen, Next: after.Open(), Forced: forced, Over: len(after.Open()) == 0}, nil
	}
	if !seats.Has(e.Seat) {
		return Forecast{}, &Illegal{Entry: e, Why: words.To("engine/refused.another-player")}
	}
	return foreseeVeiled(m.Clone(), e, seats)
}

// Follow tells the holder of some seats what they are asked right after an answer of theirs, forced or not. It tells nothing where the
// answer is sealed or shows what was hidden.
func Follow(m Match, e Entry, seats Seats) (next []Decision) {
	_, next = After(m, e, seats)
	return next
}

// After is the match right after such an answer, to follow another one from, and what the holder is asked then. It is nil where Follow tells
// nothing.
func After(m Match, e Entry, seats Seats) (after Match, next []Decision) {
	if !seats.Has(e.Seat) {
		return nil, nil
	}
	after = m.Clone()
	if _, veiled, err := unveiled(after, e, seats); err != nil || veiled {
		return nil, nil
	}
	for _, d := range after.Open() {
		if seats.Has(d.Seat) {
			next = append(next, d)
		}
	}
	return after, next
}

// Try carries an answer out on a copy, and every question with one legal answer after it.
// It tells everything: where a game has secrets, only Foresee may be asked for a player.
func Try(m Match, e Entry) (after Match, seen []Event, forced int, err error) {
	after = m.Clone()
	if seen, err = after.Apply(e); err != nil {
		return nil, nil, 0, err
	}
	more, forced := PassForced(after)
	return after, append(seen, more...), forced, nil
}

// PassForced carries out the questions with one legal answer that come next.
func PassForced(m Match) (seen []Event, forced int) {
	for ; forced < maxForced; forced++ {
		next, is := onlyAnswer(m, Everybody)
		if !is {
			break
		}
		more, err := m.Apply(next)
		if err != nil {
			panic("engine: an answer that was offered is refused: " + err.Error())
		}
		seen = append(seen, more...)
	}
	return seen, forced
}

// maxForced bounds a forecast: no game asks so many questions with one answer in a row.
const maxForced = 200

// onlyAnswer is the answer to a question that has but one, put to one of these seats alone.
func onlyAnswer(m Match, seats Seats) (Entry, bool) {
	open := m.Open()
	if len(open) != 1 || open[0].Seat == Chance || !seats.Has(open[0].Seat) || open[0].Sealed || len(open[0].Legal) != 1 {
		return Entry{}, false
	}
	return open[0].Answer(m.Seq(), open[0].Legal[0], "forced"), true
}

func foreseeVeiled(m Match, e Entry, seats Seats) (f Forecast, err error) {
	for next, is := e, true; is && f.Forced <= maxForced; next, is = onlyAnswer(m, seats) {
		seen, veiled, err := unveiled(m, next, seats)
		if err != nil {
			return Forecast{}, err
		}
		if veiled {
			f.Veiled = true
			return f, nil
		}
		for _, x := range seen {
			if x.Seen.Meets(seats) {
				f.Events = append(f.Events, x)
			}
		}
		if next.Seq != e.Seq {
			f.Forced++
		}
	}
	for _, d := range m.Open() {
		if !seats.Has(d.Seat) {
			d.Legal, d.Weights = nil, nil
		}
		f.Next = append(f.Next, d)
	}
	f.Over = len(f.Next) == 0
	return f, nil
}

// unveiled carries an answer out and tells what it did, unless these seats may not know that: it is sealed, or shows what was hidden.
func unveiled(m Match, e Entry, seats Seats) (seen []Event, veiled bool, err error) {
	if sealed(m, e) {
		return nil, true, nil
	}
	if seen, err = m.Apply(e); err != nil || Reveals(seen, seats) {
		return nil, err == nil, err
	}
	return seen, false, nil
}

// sealed reports whether the entry answers a question whose answers are kept back: what
// follows depends on those of others.
func sealed(m Match, e Entry) bool {
	return slices.ContainsFunc(m.Open(), func(d Decision) bool { return d.Seat == e.Seat && d.Sealed && d.Allows(e.Choice) })
}
