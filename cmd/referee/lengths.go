package main

import (
	"fmt"
	"slices"
	"text/tabwriter"

	"interbellum/app/match"
	"interbellum/engine"
	"interbellum/engine/dice"
	"interbellum/engine/enginetest/walk"
	"interbellum/engine/link"
	"interbellum/engine/record"
)

// A lengthReport is how long the links of whole matches get, in characters.
type lengthReport struct {
	Game    string       `json:"game"`
	Player  string       `json:"player"`
	Seed    uint64       `json:"seed"`
	Matches []lengthLine `json:"scenarios"`
}

type lengthLine struct {
	Scenario  string `json:"scenario"`
	Matches   int    `json:"matches"`
	HandOvers int    `json:"hand_overs"`
	Answers   spread `json:"answers_of_a_match"`
	Stretch   spread `json:"answers_of_a_stretch"`
	Position  spread `json:"position_alone"`
	Turn      spread `json:"position_and_stretch"`
	Record    spread `json:"record_alone"`
	Link      spread `json:"record_and_position"`
	Finished  spread `json:"record_of_a_finished_match"`
}

// A spread is a distribution: of all numbers the least, the middle one, those that 90, 99 and 99.9 of a hundred do
// not exceed, and the most.
type spread struct {
	Least     int `json:"least"`
	Median    int `json:"median"`
	Ninety    int `json:"of_100_90"`
	NinetyN   int `json:"of_100_99"`
	Thousand  int `json:"of_1000_999"`
	Most      int `json:"most"`
	Beyond2k  int `json:"beyond_2000"`
	all       []int
	described string
}

func (s *spread) add(n int) { s.all = append(s.all, n) }

func (s *spread) close(described string) {
	slices.Sort(s.all)
	s.described = described
	n := len(s.all)
	if n == 0 {
		return
	}
	at := func(of1000 int) int { return s.all[min(n-1, (n*of1000+999)/1000-1)] }
	s.Least, s.Median, s.Ninety, s.NinetyN, s.Thousand, s.Most = s.all[0], at(500), at(900), at(990), at(999), s.all[n-1]
	from, _ := slices.BinarySearch(s.all, 2001)
	s.Beyond2k = n - from
}

func lengths(u *call) error {
	f := u.soakFlags()
	table := u.flags.Bool("table", false, "a table instead of JSON")
	*f.player = "war"
	g, scenarios, start, err := f.read(u)
	if err != nil {
		return err
	}
	report := lengthReport{Game: g.ID, Player: *f.player, Seed: *f.seed}
	for _, sc := range scenarios {
		line, err := measured(g, sc, start, f)
		if err != nil {
			return err
		}
		report.Matches = append(report.Matches, line)
	}
	if !*table {
		return writeJSON(u.out, report)
	}
	w := tabwriter.NewWriter(u.out, 0, 0, 2, ' ', tabwriter.AlignRight)
	for _, line := range report.Matches {
		fmt.Fprintf(w, "%s %s: %d matches, %d hand-overs, %s player\n", g.ID, line.Scenario, line.Matches, line.HandOvers, report.Player)
		fmt.Fprint(w, "least\tmedian\t90 of 100\t99 of 100\t999 of 1000\tmost\tbeyond 2000\t\n")
		for _, s := range []spread{line.Answers, line.Stretch, line.Position, line.Turn, line.Record, line.Link, line.Finished} {
			fmt.Fprintf(w, "%d\t%d\t%d\t%d\t%d\t%d\t%d\t  %s\n", s.Least, s.Median, s.Ninety, s.NinetyN, s.Thousand, s.Most, s.Beyond2k, s.described)
		}
	}
	return w.Flush()
}

// measured plays a scenario's matches between its usual players under default orders, and measures what could be sent
// at every hand-over and at the end.
func measured(g *engine.Game, sc engine.Scenario, start []byte, f soakFlags) (lengthLine, error) {
	line := lengthLine{Scenario: sc.ID}
	players, err := seating(g, sc, *f.options, nil)
	if err != nil {
		return line, err
	}
	for i, name := range []string{"Anna", "Bartholomew", "Łukasz"} {
		if i < len(players) {
			players[i].Name = name
		}
	}
	for i := range *f.n {
		seed := *f.seed + uint64(i)
		h := record.Header{ID: fmt.Sprintf("3mTzVvLzvVvQBXfq%06d", seed), Scenario: sc.ID, Options: *f.options, Players: players, Dealer: dice.SeededName,
			Secret: fmt.Sprintf("3mTzVvLzvVvQBXfqQkR5YH9nYMg8u3kCwEtZ2s%06d", seed), Created: "2026-11-22T09:00:00Z"} // as long as the page's
		rec, at, err := handedOver(g, match.Setup{Header: h, Start: start}, walk.New(seed), *f.player == "war")
		if err != nil {
			return line, err
		}
		if err := line.take(g, rec, at); err != nil {
			return line, err
		}
	}
	for _, s := range []struct {
		of *spread
		is string
	}{{&line.Answers, "answers of a match"}, {&line.Stretch, "answers of a stretch"}, {&line.Position, "position alone"},
		{&line.Turn, "position and the sender's stretch"}, {&line.Record, "whole record so far, alone"},
		{&line.Link, "link as sent: whole record, and position where it fits"}, {&line.Finished, "whole record of a finished match"}} {
		s.of.close(s.is)
	}
	return line, nil
}

// handedOver plays a match and tells after how many answers the device changed hands.
func handedOver(g *engine.Game, setup match.Setup, w *walk.Walker, war bool) (*record.Record, []int, error) {
	s, err := match.New(g, setup)
	if err != nil {
		return nil, nil, err
	}
	var at []int
	for range longest {
		to, due := s.Handover.Due()
		if to == record.Nobody {
			break
		}
		if due {
			s.Ready(to)
			at = append(at, s.Play.Seq())
		}
		asked := s.Viewer.Asked()
		d := asked[w.N(len(asked))]
		c := w.Answer(d)
		if war {
			c = w.Warlike(g, d)
		}
		if err := s.Answer(d.Seat, c); err != nil {
			return nil, nil, err
		}
	}
	return s.Play.Record(), append(at, s.Play.Seq()), nil
}

func (line *lengthLine) take(g *engine.Game, rec *record.Record, at []int) error {
	sizes, err := link.Lengths(g, link.Letter{Record: rec, Sender: engine.Only(1), For: engine.Only(2)}, at)
	if err != nil {
		return err
	}
	for _, size := range sizes {
		line.Stretch.add(size.Stretch)
		line.Position.add(size.Position)
		line.Turn.add(size.Turn)
		line.Record.add(size.Record)
		line.Link.add(size.Link)
	}
	line.Matches++
	line.HandOvers += len(at) - 1
	line.Answers.add(len(rec.Entries))
	line.Finished.add(sizes[len(sizes)-1].Record)
	return nil
}
