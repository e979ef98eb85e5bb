package main

import (
	"cmp"
	"slices"
	"strings"

	"interbellum/engine"
	"interbellum/engine/enginetest/silly"
	"interbellum/engine/record"
)

// A sillyReport is what counters of silly decisions found in matches of one scenario between equal players.
type sillyReport struct {
	Game     string      `json:"game"`
	Edition  string      `json:"edition"`
	Scenario string      `json:"scenario"`
	Options  []string    `json:"options,omitempty"`
	Player   string      `json:"player"`
	Seed     uint64      `json:"seed"`
	Matches  int         `json:"matches"`
	Answers  float64     `json:"mean_answers"`
	Winners  []tally     `json:"winners"`
	Ends     []tally     `json:"ends"`
	Counted  []sillyLine `json:"counted"`
	Facts    []sillyFact `json:"facts"`
}

// sillyLine is how often one kind of silly decision was made, and where the first ones were.
type sillyLine struct {
	Kind     string   `json:"kind"`
	PerMatch float64  `json:"per_match"`
	Most     int      `json:"most"` // in one match
	At       []string `json:"at"`   // MATCH:ANSWER what
	n, now   int
}

// sillyFact is in how many matches something happened.
type sillyFact struct {
	Kind    string `json:"kind"`
	What    string `json:"what,omitempty"`
	Matches int    `json:"matches"`
	N       int    `json:"n"`
	last    int
}

func sillyCommand(u *call) error {
	player := u.flags.String("player", "hard", "the `PLAYER` of all seats, as in league")
	n := u.flags.Int("n", 12, "how many matches of each scenario")
	seed := u.flags.Uint64("seed", 1, "the seed of the first match; each one after it adds 1")
	scenario := u.flags.String("scenario", "", "only the scenario with this `ID`")
	wins := u.flags.Bool("wins", false, "look at every question whether another answer would have won at once, which takes long")
	shown := u.flags.Int("at", 6, "tell so many answers of each kind")
	options := u.optionFlag()
	if err := u.parse(1, 1); err != nil {
		return err
	}
	g, err := gameNamed(u.args[0])
	if err != nil {
		return err
	}
	if _, err := playerNamed(g, *player, 0); err != nil {
		return err
	}
	if *n < 1 {
		return misuse("-n is at least 1")
	}
	scenarios := g.Scenarios
	if *scenario != "" {
		sc, err := scenarioNamed(g, *scenario)
		if err != nil {
			return err
		}
		scenarios = []engine.Scenario{sc}
	}
	reports := []*sillyReport{}
	for _, sc := range scenarios {
		l := &league{fixture: fixture{g.ID, g.Edition, sc.ID, *options, *player, *player, *seed}, game: g, place: sc}
		r, err := l.silly(*n, *shown, *wins)
		if err != nil {
			return err
		}
		reports = append(reports, r)
	}
	return writeJSON(u.out, reports)
}

// silly plays matches and counts in them.
func (l *league) silly(n, shown int, wins bool) (*sillyReport, error) {
	r := &sillyReport{Game: l.Game, Edition: l.Edition, Scenario: l.Scenario, Options: l.Options, Player: l.A, Seed: l.Seed, Counted: []sillyLine{}, Facts: []sillyFact{}}
	winners, ends := counts{}, counts{}
	for i := range n {
		w := silly.Watch(l.game)
		l.watch = func(run *record.Run, d engine.Decision, c engine.Choice) func([]engine.Event) {
			return observe(w, run.Match, d, c, wins)
		}
		_, m, err := l.play(i)
		if err != nil {
			return nil, err
		}
		r.add(i, w.Found(), shown)
		r.Matches++
		r.Answers += float64(m.Answers)
		winners[m.Winners]++
		ends[m.Kind]++
	}
	r.Answers /= float64(max(1, r.Matches))
	r.Winners, r.Ends = winners.list(), ends.list()
	r.finish()
	return r, nil
}

// observe looks at the table before an answer, and returns what looks at it after.
func observe(w *silly.Watcher, m engine.Match, d engine.Decision, c engine.Choice, wins bool) func([]engine.Event) {
	move := &silly.Move{Seq: m.Seq(), Asked: d, Choice: c, Before: m.View(engine.Everybody)}
	if wins && d.Seat != engine.Chance && silly.Missed(m, d, c) {
		w.Miss(move)
	}
	return func(seen []engine.Event) {
		move.Events, move.After = seen, m.View(engine.Everybody)
		w.Saw(move)
	}
}

// add sorts what was found in a match into lines.
func (r *sillyReport) add(match int, found []silly.Finding, shown int) {
	for i := range r.Counted {
		r.Counted[i].now = 0
	}
	for _, f := range found {
		if f.Fact() {
			r.fact(match, f.Kind, f.On)
			continue
		}
		i := slices.IndexFunc(r.Counted, func(l sillyLine) bool { return l.Kind == f.Kind })
		if i < 0 {
			i = len(r.Counted)
			r.Counted = append(r.Counted, sillyLine{Kind: f.Kind})
		}
		line := &r.Counted[i]
		line.n++
		line.now++
		line.Most = max(line.Most, line.now)
		if len(line.At) < shown {
			line.At = append(line.At, f.Where(match))
		}
	}
}

func (r *sillyReport) fact(match int, kind, what string) {
	i := slices.IndexFunc(r.Facts, func(x sillyFact) bool { return x.Kind == kind && x.What == what })
	if i < 0 {
		i = len(r.Facts)
		r.Facts = append(r.Facts, sillyFact{Kind: kind, What: what, last: -1})
	}
	x := &r.Facts[i]
	x.N++
	if x.last != match {
		x.last = match
		x.Matches++
	}
}

// finish sets every kind down, those that never occurred too.
func (r *sillyReport) finish() {
	for _, kind := range silly.Kinds(r.Game) {
		if !slices.ContainsFunc(r.Counted, func(l sillyLine) bool { return l.Kind == kind }) {
			r.Counted = append(r.Counted, sillyLine{Kind: kind, At: []string{}})
		}
	}
	for i := range r.Counted {
		r.Counted[i].PerMatch = float64(r.Counted[i].n) / float64(max(1, r.Matches))
	}
	slices.SortFunc(r.Counted, func(a, b sillyLine) int { return strings.Compare(a.Kind, b.Kind) })
	slices.SortFunc(r.Facts, func(a, b sillyFact) int {
		return cmp.Or(strings.Compare(a.Kind, b.Kind), cmp.Compare(b.Matches, a.Matches), strings.Compare(a.What, b.What))
	})
}
