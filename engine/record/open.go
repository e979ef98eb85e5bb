package record

import (
	"cmp"
	"errors"
	"slices"

	"interbellum/engine"
	"interbellum/engine/dice"
)

// Open opens a record to go on with it. A record of this edition must replay whole. One
// that began under an earlier edition replays by the data of that edition, where this program has them. Else it
// replays by other data if it can; else its answers since the last
// safe point are replayed from there; else the safe point itself is opened. The report
// says which way it went, and why not a better one.
func Open(game *engine.Game, rec *Record, watch Watch) (*Run, Report, error) {
	as, err := rec.PlayedBy(game)
	if err != nil {
		return nil, Report{Edition: rec.Header.Edition}, err
	}
	run, report, err := replay(as, rec, watch)
	if here := game.In(rec.Header.Place(rec.Start)); err != nil && !engine.SameEdition(as.Edition, here.Edition) && len(as.House) == 0 {
		as = here // its own data do not help
		run, report, err = replay(as, rec, watch)
	}
	if game = as; err == nil {
		run.NewEdition(game.Edition)
		return run, report, nil
	}
	if rec.Header.Game != game.ID || dice.IsSealed(rec.Header.Dealer) || !rec.foreign(game.Edition) || rec.Safe == nil || rec.brokenHere(err, game.Edition) {
		return nil, report, err
	}
	for _, words := range []bool{true, false} {
		if run, report, ok := fromSafePoint(game, rec, words, watch); ok {
			report.Why, report.Unsure, report.Undealt = err, run.unsure, run.undealt
			return run, report, nil
		}
	}
	return nil, report, err
}

// brokenHere reports whether an answer is wrong that this very edition gave: no other edition explains that.
func (r *Record) brokenHere(err error, edition string) bool {
	broken := new(Broken)
	older := r.Older(edition)
	return older < len(r.Entries) && errors.As(err, &broken) && max(broken.Since, broken.Seq) >= older
}

// PlayedBy is the game that a record is opened with: by the data of its own edition, where they can be had.
func (r *Record) PlayedBy(game *engine.Game) (*engine.Game, error) {
	game, err := game.As(r.lastEdition(), r.Header.House)
	if err != nil {
		return nil, err
	}
	return game.In(r.Header.Place(r.Start)), nil
}

// lastEdition is the edition that its last answers were given under.
func (r *Record) lastEdition() string {
	if n := len(r.Stretches); n > 0 {
		return r.Stretches[n-1].Edition
	}
	return r.Header.Edition
}

// Older is how many answers were given before the match came to an edition, or all of them.
func (r *Record) Older(edition string) int {
	for _, s := range r.Stretches {
		if engine.SameEdition(s.Edition, edition) {
			return s.Begins
		}
	}
	return len(r.Entries)
}

// foreign reports whether any stretch was played under another edition.
func (r *Record) foreign(edition string) bool { return r.another(edition) != "" }

// another is an edition that some of it was played under, or empty where all was under this.
func (r *Record) another(edition string) string {
	if !engine.SameEdition(r.Header.Edition, edition) {
		return cmp.Or(r.Header.Edition, "?")
	}
	for _, s := range r.Stretches {
		if !engine.SameEdition(s.Edition, edition) {
			return cmp.Or(s.Edition, "?")
		}
	}
	return ""
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

// standing lists the answers of a record that lead to where it stands: those taken back are
// left out, and what players settled, save that they ended the match. The last correction's
// number comes with it, or -1.
func standing(rec *Record) (list []engine.Entry, away people, corrected int) {
	agreements, corrected := newAgreements(rec.Header.Players), -1
	before := make([]int, len(rec.Entries)+1) // where the way to each answer ends: one more than the answer before it
	way := make([]int, len(rec.Entries))
	tip := 0
	for i, e := range rec.Entries {
		before[i] = tip
		if !Agrees(e.Choice) {
			way[i], tip = tip, i+1
			continue
		}
		effect, found := agreements.settle(rec.Header.Holder(e.Seat), e)
		switch {
		case !found:
		case effect.Choice.On == TakeBack && effect.Choice.N < i:
			tip = before[max(0, effect.Choice.N)]
		case effect.Choice.On == Amend:
			corrected = i
		case effect.Choice.On == EndMatch:
			for j := effect.Proposal; j <= i; j++ {
				if Agrees(rec.Entries[j].Choice) {
					way[j], tip = tip, j+1
				}
			}
		}
	}
	for ; tip > 0; tip = way[tip-1] {
		list = append(list, rec.Entries[tip-1])
	}
	slices.Reverse(list)
	return list, agreements.away, corrected
}

// Struck tells which answers of a record have been taken back. Orders stand even then.
func (r *Record) Struck() []bool {
	struck := make([]bool, len(r.Entries))
	for i, e := range r.Entries {
		struck[i] = !Agrees(e.Choice) && e.Choice.Verb != engine.OrderVerb
	}
	list, _, _ := standing(r)
	for _, e := range list {
		struck[e.Seq] = false
	}
	return struck
}

// fromSafePoint starts a new record from the last safe point of an old one, whose history
// it keeps, and with words enters the answers that came after it.
func fromSafePoint(game *engine.Game, rec *Record, words bool, watch Watch) (*Run, Report, bool) {
	safe := *rec.Safe
	report := Report{Way: SafePointOnly, Edition: rec.Header.Edition, From: safe.Seq}
	if safe.Seq > len(rec.Entries) {
		return nil, report, false
	}
	after, away, corrected := standing(rec)
	if words && corrected >= safe.Seq {
		return nil, report, false
	}
	after = slices.DeleteFunc(after, func(e engine.Entry) bool { return e.Seq < safe.Seq })
	h, game, err := rec.present(game)
	if err != nil {
		return nil, report, false
	}
	h.Edition = rec.another(game.Edition) // whatever it says of them: no die after the safe point is dealt again
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
		run.leave(away, watch)
		return run, report, true
	}
	report.Way = FromSafePoint
	for _, e := range after {
		by := e.By
		if by == ByStandIn {
			by = ByBot // who had resigned then is not known here
		}
		entered, seen, err := run.Answer(e.Seat, e.Choice, by)
		if err != nil {
			return nil, report, false
		}
		report.Answers++
		if watch != nil {
			watch(run, entered, seen)
		}
	}
	run.leave(away, watch)
	run.NewEdition(game.Edition)
	return run, report, true
}

// OpenPoint begins a match anew at a safe point and nothing else, where the answers that led
// there and the late ones after it cannot be replayed: with the orders that stood, and without
// the players, a bit for each, who had resigned.
func OpenPoint(game *engine.Game, h Header, at Point, orders []engine.Entry, away uint64, late int) (*Run, Report, error) {
	report := Report{Way: SafePointOnly, Edition: h.Edition, From: at.Seq, Dropped: late}
	if dice.IsSealed(h.Dealer) {
		return nil, report, errNoPoint
	}
	game, err := game.As(h.Edition, h.House)
	if err != nil {
		return nil, report, err
	}
	game = game.In(h.Place(at.Schema))
	h.Edition = game.Edition
	run, _, err := begin(game, h, at.Schema)
	if err != nil {
		return nil, report, err
	}
	run.takeOver(orders, nil)
	run.leave(people(away), nil)
	return run, report, nil
}

// leave lets those resign again who had.
func (r *Run) leave(away people, watch Watch) {
	for i, p := range r.Record.Header.Players {
		if !away.has(i) {
			continue
		}
		if e, _, err := r.Answer(p.Seats.List()[0], engine.Choice{Verb: ResignVerb, On: seatsRef}, ""); err == nil && watch != nil {
			watch(r, e, nil)
		}
	}
}
