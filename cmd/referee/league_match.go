package main

import (
	"fmt"
	"strings"

	"interbellum/engine"
	"interbellum/engine/bot"
	"interbellum/engine/dice"
	"interbellum/engine/record"
)

// play plays match n, always the same: the same players, dice and answers.
func (l *league) play(n int) (*record.Run, played, error) {
	players, err := seating(l.game, l.place, l.Options, nil)
	if err != nil {
		return nil, played{}, err
	}
	turn, round := n%len(players), n/len(players)
	if l.A == l.B { // who of them holds which seat makes no difference
		round = n
	}
	secret := fmt.Sprint("seed ", l.Seed+uint64(round))
	h := record.Header{ID: fmt.Sprint("league-", n), Scenario: l.Scenario, Options: l.Options, Dealer: dice.SeededName, Secret: secret}
	chosen := make([]bot.Chooser, len(players))
	for i := range players {
		name := l.B
		if i == turn {
			name = l.A
		}
		players[i].Name = name
		if chosen[i], err = playerNamed(l.game, name, (l.Seed+uint64(round))*31+uint64(i)); err != nil {
			return nil, played{}, err
		}
	}
	h.Players = players
	run, _, err := record.Begin(l.game, h, nil)
	for err == nil && len(run.Match.Open()) > 0 && run.Match.Seq() < longest {
		err = l.answer(run, chosen)
	}
	if err != nil {
		return nil, played{}, err
	}
	result, over := run.Match.Result()
	if !over {
		return nil, played{}, fmt.Errorf("no end after %d answers", longest)
	}
	mine := players[turn].Seats
	m := played{N: n, Seats: slugs(l.game, mine), Result: resultFor(mine, heldSeats(players)&^mine, result), Answers: run.Match.Seq(), Margin: marginFor(mine, result),
		Winners: slugs(l.game, result.Winners),
		Kind:    strings.TrimSpace(result.Kind + " " + string(result.Rule))}
	return run, m, nil
}

// answer goes on by one answer. A player is handed what it sees and what it is asked; it gives
// no standing orders, so none answers for it.
func (l *league) answer(run *record.Run, players []bot.Chooser) error {
	d := run.Match.Open()[0]
	var c engine.Choice
	by := record.ByBot
	switch i := run.Record.Header.Holder(d.Seat); {
	case d.Seat == engine.Chance:
		c, _ = run.Deal(d)
		by = ""
	case len(d.Legal) == 1:
		c, by = d.Legal[0], record.ByForced
	default:
		c = choose(players[i], run, d)
	}
	if l.watch == nil {
		_, _, err := run.Answer(d.Seat, c, by)
		return err
	}
	tell := l.watch(run, d, c)
	_, seen, err := run.Answer(d.Seat, c, by)
	tell(seen)
	return err
}

// A claimant is a player that uses rights.
type claimant interface {
	Claim(v engine.View, asked engine.Decision, rights []engine.Decision, last engine.Choice) (engine.Choice, bool)
}

// choose is an answer, or the use of a right before it by players who claim any.
func choose(p bot.Chooser, run *record.Run, d engine.Decision) engine.Choice {
	v := run.Match.View(run.Record.Header.Players[run.Record.Header.Holder(d.Seat)].Seats)
	if t, is := p.(claimant); is {
		if c, found := t.Claim(v, d, run.Match.Rights(), run.Record.LastBy(d.Seat)); found {
			return c
		}
	}
	return p.Choose(v, d)
}

// heldSeats is the seats that anyone holds: a power that fell before the match began has none.
func heldSeats(players []record.Player) (seats engine.Seats) {
	for _, p := range players {
		seats |= p.Seats
	}
	return seats
}

// resultFor is the result of a match for the holder of some seats, against those of the others.
func resultFor(mine, others engine.Seats, r engine.Result) string {
	switch {
	case !r.Winners.Meets(mine):
		return lost
	case !r.Winners.Meets(others):
		return won
	}
	return shared
}

// marginFor is the points of these seats less those of the best of the others, where points of
// whole sides count before those of single seats.
func marginFor(mine engine.Seats, r engine.Result) int {
	var own, other engine.Score
	for _, s := range r.Scores {
		best := &other
		if s.Seats.Meets(mine) {
			best = &own
		}
		if s.Seats.Len() > best.Seats.Len() || s.Seats.Len() == best.Seats.Len() && s.N > best.N {
			*best = s
		}
	}
	if own.Seats == 0 || other.Seats == 0 {
		return 0
	}
	return own.N - other.N
}
