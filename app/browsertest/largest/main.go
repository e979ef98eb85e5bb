//go:build !wasm

// Largest prints the link to the fullest table of many warlike matches of Days of
// Decision, or of the scenario that is named: the one with the most units on the map and
// the most legal answers. It is what taps are timed on. With "moments" it prints the links
// to what every screen is looked at with, with "long" those to matches that take long to open.
package main

import (
	"fmt"
	"os"

	"interbellum/app/match"
	"interbellum/engine"
	"interbellum/engine/cataclysm"
	"interbellum/engine/enginetest/walk"
	"interbellum/engine/games"
	_ "interbellum/engine/games/all"
	"interbellum/engine/link"
	"interbellum/engine/record"
)

const (
	matches = 40
	follow  = 70 // so many answers must still follow: they are the taps
)

var (
	scenario = "days-of-decision"
	id       = "largest"
	players  []record.Player
)

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "largest:", err)
		os.Exit(1)
	}
}

func run() error {
	game, _ := games.ByID("cataclysm")
	if len(os.Args) > 1 {
		if blocks, found := games.ByID(os.Args[1]); found && blocks != game {
			return momentsOfBlocks(blocks)
		}
	}
	if len(os.Args) > 1 && os.Args[1] == "moments" {
		return moments(game)
	}
	if len(os.Args) > 1 && os.Args[1] == "long" {
		return longMatches()
	}
	if len(os.Args) > 1 {
		scenario = os.Args[1]
	}
	best, text := 0, ""
	for seed := range uint64(matches) {
		at, size, err := fullest(game, seed)
		if err != nil {
			return err
		}
		if size <= best {
			continue
		}
		s, err := played(game, seed, at)
		if err != nil {
			return err
		}
		if text, err = link.Encode(game, link.Letter{Record: s.Play.Record()}); err != nil {
			return err
		}
		best = size
		v := s.Viewer.View().(*cataclysm.View)
		fmt.Fprintf(os.Stderr, "match %d, answer %d: %d units, %d legal answers\n", seed, s.Play.Seq(), len(v.Units), len(s.Viewer.Asked()[0].Legal))
	}
	fmt.Println(text)
	return nil
}

// fullest plays a match and finds the question with the fullest table.
func fullest(game *engine.Game, seed uint64) (at, size int, err error) {
	s, err := played(game, seed, 0)
	if err != nil {
		return 0, 0, err
	}
	var sizes []int
	w := walk.New(seed)
	for len(s.Viewer.Asked()) > 0 {
		sizes = append(sizes, len(s.Viewer.View().(*cataclysm.View).Units)+len(s.Viewer.Asked()[0].Legal))
		if err := step(game, s, w); err != nil {
			return 0, 0, err
		}
	}
	for i, n := range sizes[:max(0, len(sizes)-follow)] {
		if n > size {
			at, size = i, n
		}
	}
	return at, size, nil
}

// played is a match after so many answers of a walker.
func played(game *engine.Game, seed uint64, answers int) (*match.Session, error) {
	s, err := match.New(game, match.Setup{Header: record.Header{ID: id, Scenario: scenario, Players: players, Secret: fmt.Sprint("largest ", seed), Created: "2026-11-22T00:00:00Z"}})
	if err != nil {
		return nil, err
	}
	s.Ready(s.Handover.Next())
	w := walk.New(seed)
	for range answers {
		if len(s.Viewer.Asked()) == 0 {
			break
		}
		if err := step(game, s, w); err != nil {
			return nil, err
		}
	}
	return s, nil
}

// step answers as the game's bias has it.
func step(game *engine.Game, s *match.Session, w *walk.Walker) error {
	d := s.Viewer.Asked()[0]
	if game.Bias != nil {
		d.Weights = make([]int, len(d.Legal))
		for i, c := range d.Legal {
			d.Weights[i] = max(0, game.Bias(d, c))
		}
	}
	if err := s.Answer(d.Seat, w.Answer(d)); err != nil {
		return err
	}
	s.Ready(s.Handover.Next())
	return nil
}
