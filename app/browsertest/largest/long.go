//go:build !wasm

package main

import (
	"encoding/json"
	"fmt"
	"os"

	"interbellum/app/match"
	"interbellum/engine"
	"interbellum/engine/enginetest/walk"
	"interbellum/engine/games"
	"interbellum/engine/link"
	"interbellum/engine/record"
)

// long are matches whose opening takes long, and short ones to compare with.
var long = []struct {
	name, game, scenario string
	players              int
	answers              int // in all; 0: to the end
}{
	{"C.1 of three players, to its end", "cataclysm", "cataclysm", 3, 0},
	{"Triumph & Tragedy of three players, 1,300 answers", "triumph", "1936", 3, 1300},
	{"C.1 of one player, 1,200 answers", "cataclysm", "cataclysm", 1, 1200},
	{"C.1 of one player, 10 answers", "cataclysm", "cataclysm", 1, 10},
	{"Triumph & Tragedy of one player, 1,300 answers", "triumph", "1936", 1, 1300},
	{"Triumph & Tragedy of one player, 10 answers", "triumph", "1936", 1, 10},
}

// longMatches prints links to them by name.
func longMatches() error {
	links := map[string]string{}
	for _, l := range long {
		game, _ := games.ByID(l.game)
		text, err := longMatch(game, l.scenario, l.players, l.answers)
		if err != nil {
			return err
		}
		links[l.name] = text
	}
	return json.NewEncoder(os.Stdout).Encode(links)
}

// longMatch is the link of a match that a walker plays.
func longMatch(game *engine.Game, named string, persons, answers int) (string, error) {
	scenario, id, players = named, "long", make([]record.Player, persons)
	sc, _ := game.ScenarioByID(named)
	for i, seat := range sc.Seats.List() {
		p := &players[i%persons]
		p.Name, p.Seats = []string{"Ann", "Bob", "Cem"}[i%persons], p.Seats.With(seat)
	}
	s, err := longEnough(game, answers)
	if err != nil {
		return "", err
	}
	l := link.Letter{Record: s.Play.Record(), Sender: players[0].Seats}
	for _, q := range s.Play.Match().Open() {
		l.For = l.For.With(q.Seat)
	}
	return link.Encode(game, l)
}

// longEnough plays a match to so many answers, or to its end for 0. It passes over matches that end before.
func longEnough(game *engine.Game, answers int) (*match.Session, error) {
	for seed := uint64(1); seed <= 40; seed++ {
		s, err := played(game, seed, 0)
		if err != nil {
			return nil, err
		}
		w := walk.New(seed)
		for (answers == 0 || s.Play.Seq() < answers) && len(s.Viewer.Asked()) > 0 {
			if err := step(game, s, w); err != nil {
				return nil, err
			}
		}
		if answers == 0 || len(s.Viewer.Asked()) > 0 {
			return s, nil
		}
	}
	return nil, fmt.Errorf("no match of %s has %d answers", game.Name, answers)
}
