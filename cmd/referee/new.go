package main

import (
	"bytes"
	"crypto/rand"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"
	"time"

	"github.com/lithammer/shortuuid/v4"

	"interbellum/engine"
	"interbellum/engine/dice"
	"interbellum/engine/games"
	"interbellum/engine/house"
	"interbellum/engine/link"
	"interbellum/engine/record"
)

func listGames(u *call) error {
	asJSON := u.flags.Bool("json", false, "write JSON")
	example := u.flags.String("example", "", "write an example position of this game, for new -position")
	if err := u.parse(0, 0); err != nil {
		return err
	}
	if *example != "" {
		g, err := gameNamed(*example)
		if err != nil {
			return err
		}
		if g.Example == nil {
			return fmt.Errorf("%s has no example position", g.Name)
		}
		_, err = fmt.Fprintf(u.out, "%s\n", strings.TrimSpace(string(g.Example())))
		return err
	}
	if *asJSON {
		return writeJSON(u.out, gameList())
	}
	for _, g := range games.All() {
		fmt.Fprintf(u.out, "%s: %s, edition %s\n", g.ID, g.Name, g.Edition)
		for _, s := range g.Scenarios {
			fmt.Fprintf(u.out, "  scenario %s: %s %s (%s)\n", s.ID, s.Number, s.Name, slugs(g, s.Seats))
		}
		for _, o := range g.Options {
			fmt.Fprintf(u.out, "  option %s: %s (%s)\n", o.Key, o.Name, strings.Join(o.Values, ", "))
		}
	}
	return nil
}

type gameLine struct {
	ID, Name, Edition string
	Hidden            bool
	Seats             []string
	Scenarios         []scenarioLine
	Options           []engine.Option
}

type scenarioLine struct {
	ID, Number, Name string
	Seats            []string
}

func gameList() (lines []gameLine) {
	for _, g := range games.All() {
		line := gameLine{ID: g.ID, Name: g.Name, Edition: g.Edition, Hidden: g.Hidden, Options: g.Options}
		for _, info := range g.Seats {
			line.Seats = append(line.Seats, info.Slug)
		}
		for _, s := range g.Scenarios {
			line.Scenarios = append(line.Scenarios, scenarioLine{s.ID, s.Number, s.Name, strings.Split(slugs(g, s.Seats), ",")})
		}
		lines = append(lines, line)
	}
	return lines
}

func newMatch(u *call) error {
	file := u.flags.String("o", "", "the `FILE` to write")
	seed := u.flags.String("seed", "", "what the dice are dealt from: equal seeds and equal answers give equal dice")
	byHand := u.flags.Bool("hand", false, "dice are thrown by hand")
	position := u.flags.String("position", "", "start from the written position in this `FILE`")
	options := u.optionFlag()
	edition := u.flags.String("edition", "", "play under the house edition in this `FILE`; the match carries it")
	var players list
	u.flags.Var(&players, "player", "who holds which seats, as `SEATS=NAME`; may be given several times")
	if err := u.parse(1, 2); err != nil {
		return err
	}
	g, err := gameNamed(u.args[0])
	if err == nil {
		g, err = u.under(g, *edition)
	}
	if err != nil {
		return err
	}
	if *file == "" {
		return misuse("-o FILE is missing")
	}
	h := record.Header{ID: shortuuid.New(), Options: *options, Dealer: dice.SeededName, Secret: "seed " + *seed, Created: time.Now().UTC().Format(time.RFC3339)}
	if *seed == "" {
		h.Secret = rand.Text()
	}
	if *byHand {
		h.Dealer, h.Secret = dice.HandName, ""
	}
	start, sc, err := u.beginning(g, *position)
	if err != nil {
		return err
	}
	h.Scenario = sc.ID
	if h.Players, err = seating(g, sc, *options, players); err != nil {
		return err
	}
	run, _, err := record.Begin(g, h, start)
	if err != nil {
		var impossible *record.Impossible
		if errors.As(err, &impossible) {
			for _, reason := range impossible.Reasons {
				fmt.Fprintln(u.err, reason)
			}
		}
		return err
	}
	if err := writeRecord(*file, run); err != nil {
		return err
	}
	writeQuestions(u.out, run)
	return nil
}

func (u *call) optionFlag() *list {
	options := new(list)
	u.flags.Var(options, "option", "an option as `K=V`; may be given several times")
	return options
}

// beginning is the scenario or the written position that a match starts from.
func (u *call) beginning(g *engine.Game, position string) (start []byte, sc engine.Scenario, err error) {
	if position == "" {
		if len(u.args) < 2 {
			return nil, sc, misuse("the scenario is missing")
		}
		sc, err = scenarioNamed(g, u.args[1])
		return nil, sc, err
	}
	if len(u.args) > 1 {
		return nil, sc, misuse("a match starts from a scenario or from a position, not from both")
	}
	start, err = readPosition(position)
	if err == nil {
		start, err = positionUnder(g, position, start)
	}
	return start, sc, err
}

// positionUnder takes the house edition out of a position that was written under it. The game must be under the same.
func positionUnder(g *engine.Game, position string, text []byte) ([]byte, error) {
	rest, packed, print, faults := house.OutOf(text)
	if len(faults) > 0 {
		return nil, fmt.Errorf("%s: %w", position, faults[0])
	}
	if mine := link.PrintOf(g.House); len(packed) > 0 && !bytes.Equal(packed, g.House) || print != "" && print != hex.EncodeToString(mine[:]) {
		return nil, fmt.Errorf("%s was written under a house edition: give its file with -edition", position)
	}
	return rest, nil
}

func readPosition(file string) ([]byte, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	if !json.Valid(text) {
		return nil, fmt.Errorf("%s is not JSON", file)
	}
	return text, nil
}

// seating reads who holds which seats. Seats that no one was named for are held by one
// more player; with no names at all, the scenario's first usual division holds, or the one
// that the options ask for.
func seating(g *engine.Game, sc engine.Scenario, options, named []string) (players []record.Player, err error) {
	all := sc.Seats
	if sc.ID == "" {
		for _, info := range g.Seats {
			all = all.With(info.Seat)
		}
	}
	var held engine.Seats
	for _, text := range named {
		seats, name, found := strings.Cut(text, "=")
		if !found {
			return nil, misuse("-player %q is not SEATS=NAME", text)
		}
		p := record.Player{Name: name}
		for word := range strings.SplitSeq(seats, ",") {
			s, err := seatNamed(g, strings.TrimSpace(word))
			if err != nil {
				return nil, err
			}
			if s == engine.Chance || held.Has(s) || !all.Has(s) {
				return nil, misuse("%s cannot hold %s", name, word)
			}
			p.Seats, held = p.Seats.With(s), held.With(s)
		}
		players = append(players, p)
	}
	if len(players) == 0 && len(sc.Players) > 0 {
		for _, seats := range division(g, sc, options) {
			players = append(players, record.Player{Name: slugs(g, seats), Seats: seats})
		}
		return players, nil
	}
	if rest := all &^ held; rest != 0 {
		players = append(players, record.Player{Name: slugs(g, rest), Seats: rest})
	}
	return players, nil
}

// division is the usual division of the seats that brings options of which each is asked for; else the first.
func division(g *engine.Game, sc engine.Scenario, options []string) engine.Split {
	for _, players := range sc.Players {
		if g.ImpliedOptions == nil {
			break
		}
		brought := g.ImpliedOptions(sc.ID, players)
		if len(brought) > 0 && !slices.ContainsFunc(brought, func(o string) bool { return !slices.Contains(options, o) }) {
			return players
		}
	}
	return sc.Players[0]
}
