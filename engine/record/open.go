package record

import (
	"slices"

	"interbellum/engine"
)

// Open opens a record to go on with it. A record of this edition must replay whole. One
// that began under another edition replays if it can; else its answers since the last
// safe point are replayed from there; else the safe point itself is opened. The report
// says which way it went, and why not a better one.
func Open(game *engine.Game, rec *Record, watch Watch) (*Run, Report, error) {
	run, report, err := Replay(game, rec, watch)
	if err == nil {
		run.NewEdition(game.Edition)
		return run, report, nil
	}
	if rec.Header.Game != game.ID || !rec.foreign(game.Edition) || rec.Safe == nil {
		return nil, report, err
	}
	for _, words := range []bool{true, false} {
		if run, report, ok := fromSafePoint(game, rec, words, watch); ok {
			report.Why = err
			return run, report, nil
		}
	}
	return nil, report, err
}

// foreign reports whether any stretch was played under another edition.
func (r *Record) foreign(edition string) bool {
	for _, s := range r.Stretches {
		if s.Edition != edition {
			return true
		}
	}
	return r.Header.Edition != edition
}

// takeOver gives anew, in a record that begins at a safe point, the orders that stood there
// and that this version knows.
func (r *Run) takeOver(before []engine.Entry, watch Watch) {
	var last []engine.Entry
	for _, e := range before {
		if e.Choice.Verb == engine.OrderVerb {
			last = slices.DeleteFunc(last, func(o engine.Entry) bool { return o.Seat == e.Seat && o.Choice.On == e.Choice.On })
			last = append(last, e)
		}
	}
	for _, e := range last {
		d, right, found := r.Asked(e.Seat, e.Choice)
		if !found || !right {
			continue
		}
		if entered, seen, err := r.give(d, true, e.Choice, ""); err == nil && watch != nil {
			watch(r, entered, seen)
		}
	}
}

// fromSafePoint starts a new record from the last safe point of an old one, whose history
// it keeps, and with words enters the answers that came after it.
func fromSafePoint(game *engine.Game, rec *Record, words bool, watch Watch) (*Run, Report, bool) {
	safe := *rec.Safe
	report := Report{Way: SafePointOnly, Edition: rec.Header.Edition, From: safe.Seq}
	if safe.Seq > len(rec.Entries) {
		return nil, report, false
	}
	h, after := rec.Header, rec.Entries[safe.Seq:]
	if !words || len(after) == 0 {
		h.Edition = game.Edition
	}
	run, seen, err := begin(game, h, safe.Schema)
	if err != nil {
		return nil, report, false
	}
	run.Record.Earlier = append(append([]engine.Entry(nil), rec.Earlier...), rec.Entries[:safe.Seq]...)
	report.From = len(run.Record.Earlier)
	if watch != nil {
		watch(run, engine.Entry{Seq: -1}, seen)
	}
	run.takeOver(run.Record.Earlier, watch)
	if !words {
		report.Dropped = len(after)
		return run, report, true
	}
	report.Way = FromSafePoint
	for _, e := range after {
		entered, seen, err := run.Answer(e.Seat, e.Choice, e.By)
		if err != nil {
			return nil, report, false
		}
		report.Answers++
		if watch != nil {
			watch(run, entered, seen)
		}
	}
	run.NewEdition(game.Edition)
	return run, report, true
}
