package recordtest

import (
	"fmt"
	"slices"

	"interbellum/engine"
	"interbellum/engine/record"
)

// A Source draws numbers for random play: the same for the same seed, on any machine.
type Source uint64

// Intn draws from 0 to n-1.
func (s *Source) Intn(n int) int {
	*s += 0x9e3779b97f4a7c15
	z := uint64(*s)
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return int((z ^ z>>31) % uint64(n))
}

// Play answers at random until the match is over or most answers are entered. One answer
// in forty is a right, where there is one; the dealer answers for Chance where it can.
func Play(run *record.Run, seed uint64, most int) error {
	src := Source(seed)
	for range most {
		if err := Step(run, &src); err != nil {
			return err
		}
		if len(run.Match.Open()) == 0 {
			return nil
		}
	}
	return nil
}

// Step enters one random answer.
func Step(run *record.Run, src *Source) error {
	asked := run.Match.Open()
	if len(asked) == 0 {
		return nil
	}
	if src.Intn(40) == 0 {
		if rights := run.Match.Rights(); len(rights) > 0 {
			asked = rights
		}
	}
	asked = slices.DeleteFunc(slices.Clone(asked), func(d engine.Decision) bool { return run.Away(d.Seat) })
	if len(asked) == 0 {
		return nil
	}
	d := asked[src.Intn(len(asked))]
	c := d.Legal[src.Intn(len(d.Legal))]
	if d.Seat == engine.Chance {
		if dealt, ok := run.Deal(d); ok {
			c = dealt
		}
	}
	if _, _, err := run.Answer(d.Seat, c, ""); err != nil {
		return fmt.Errorf("%s offered and refused: %w", c, err)
	}
	return nil
}

// Accord plays as Play does, while its players propose, agree, refuse, resign and return
// as they like: one answer in twelve is about that.
func Accord(run *record.Run, seed uint64, most int) error {
	src := Source(seed)
	for range most {
		for _, d := range run.Agreements() {
			if src.Intn(12) == 0 && len(d.Legal) > 0 {
				c := d.Legal[src.Intn(len(d.Legal))]
				if c.On == record.EndMatch && src.Intn(20) > 0 {
					continue
				}
				if _, _, err := run.Answer(d.Seat, c, ""); err != nil {
					return fmt.Errorf("%s offered and refused: %w", c, err)
				}
				break
			}
		}
		if _, _, found, err := run.Move(); err != nil || found {
			if err != nil {
				return err
			}
			continue
		}
		if len(run.Match.Open()) == 0 {
			continue // a match that is over can be taken back
		}
		if err := Step(run, &src); err != nil {
			return err
		}
	}
	return nil
}

// Header is a header for a match of the game between its usual players.
func Header(game *engine.Game, scenario, dealer string) record.Header {
	h := record.Header{ID: "test-match", Scenario: scenario, Dealer: dealer, Secret: "a test's secret", Created: "2026-11-21"}
	sc, _ := game.ScenarioByID(scenario)
	if len(sc.Players) == 0 {
		h.Players = []record.Player{{Name: "Everybody", Seats: sc.Seats}}
		return h
	}
	for i, seats := range sc.Players[0] {
		h.Players = append(h.Players, record.Player{Name: fmt.Sprintf("Player %d", i+1), Seats: seats})
	}
	return h
}
