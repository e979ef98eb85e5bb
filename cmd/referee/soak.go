package main

import (
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"interbellum/engine"
)

type soakReport struct {
	Game     string       `json:"game"`
	Edition  string       `json:"edition"`
	Player   string       `json:"player"`
	Options  []string     `json:"options,omitempty"`
	Seed     uint64       `json:"seed"`
	Editions int          `json:"editions,omitempty"` // random house editions that were played
	Refused  int          `json:"refused,omitempty"`  // and that cannot be
	Agreed   int          `json:"agreed,omitempty"`   // matches that began as shipped and went on under such an edition
	Unfit    int          `json:"unfit,omitempty"`    // and that could not, as they stood
	Matches  int          `json:"matches"`
	Answers  int          `json:"answers"`
	Seconds  float64      `json:"seconds"`
	Lines    []soakLine   `json:"scenarios"`
	Slowest  slowQuestion `json:"slowest_question"`
	Failures []failure    `json:"failures"`
	Reach    *reachReport `json:"reach,omitempty"`
}

type soakLine struct {
	Scenario   string  `json:"scenario"`
	Matches    int     `json:"matches"`
	Answers    int     `json:"answers"`
	MeanLength float64 `json:"mean_length"`
	Longest    int     `json:"longest"`
	MeanMillis float64 `json:"mean_milliseconds"`
	Ends       []tally `json:"ends"`
}

type slowQuestion struct {
	Kind     string  `json:"kind"`
	Scenario string  `json:"scenario"`
	Seed     uint64  `json:"seed"`
	Seq      int     `json:"seq"`
	Millis   float64 `json:"milliseconds"`
}

type failure struct {
	Scenario string `json:"scenario"`
	Seed     uint64 `json:"seed"`
	Seq      int    `json:"seq"`
	Why      string `json:"why"`
}

type reachReport struct {
	Never []string `json:"never"` // procedures that did not occur
	Steps []tally  `json:"steps"`
	Kinds []tally  `json:"kinds"`
	Verbs []tally  `json:"verbs"`
}

type tally struct {
	Name string `json:"name"`
	N    int    `json:"n"`
}

// counts tallies names.
type counts map[string]int

func (c counts) list() []tally {
	list := []tally{}
	for name, n := range c {
		list = append(list, tally{name, n})
	}
	slices.SortFunc(list, func(a, b tally) int { return strings.Compare(a.Name, b.Name) })
	return list
}

// A soak plays whole matches of one game and takes note of what happens.
type soak struct {
	game                *engine.Game
	shipped             *engine.Game // which some matches begin with, and agree on the other; or nil
	options             []string
	war, reach, laws    bool
	report              soakReport
	steps, kinds, verbs counts
}

func soakGame(u *call, s *soak, n int, seed uint64, scenarios []engine.Scenario, start []byte) error {
	s.soak(n, seed, scenarios, start, "")
	return s.tell(u)
}

// soak plays matches of each scenario, or from a position that name says.
func (s *soak) soak(n int, seed uint64, scenarios []engine.Scenario, start []byte, name string) {
	began := time.Now()
	for _, sc := range scenarios {
		line := soakLine{Scenario: cmp.Or(name, sc.ID)}
		ends := counts{}
		at := time.Now()
		for i := range n {
			m := soakedMatch{soak: s, game: s.game, scenario: line.Scenario, start: start, seed: seed + uint64(i)}
			if s.begunAsShipped(sc.ID) && m.seed%agreeEvery == 0 {
				m.game, m.then = s.shipped, s.game
			}
			m.play()
			line.Matches++
			line.Answers += m.seq
			line.Longest = max(line.Longest, m.seq)
			ends[m.end]++
		}
		line.MeanLength = float64(line.Answers) / float64(max(1, line.Matches))
		line.MeanMillis = float64(time.Since(at).Microseconds()) / 1000 / float64(max(1, line.Matches))
		line.Ends = ends.list()
		s.report.Lines = append(s.report.Lines, line)
		s.report.Matches += line.Matches
		s.report.Answers += line.Answers
	}
	s.report.Seconds += time.Since(began).Seconds()
}

// begunAsShipped tells whether a scenario can begin with the data as they are shipped, under another edition: there it may be a new one.
func (s *soak) begunAsShipped(scenario string) bool {
	if s.shipped == nil {
		return false
	}
	_, known := s.shipped.ScenarioByID(scenario)
	return known
}

// tell writes the report.
func (s *soak) tell(u *call) error {
	if s.reach {
		s.report.Reach = &reachReport{[]string{}, s.steps.list(), s.kinds.list(), s.verbs.list()}
		for _, x := range s.report.Reach.Steps {
			if x.N == 0 {
				s.report.Reach.Never = append(s.report.Reach.Never, x.Name)
			}
		}
	}
	if err := writeJSON(u.out, s.report); err != nil {
		return err
	}
	if k := len(s.report.Failures); k > 0 {
		return fmt.Errorf("%d of %d matches failed, the first with seed %d", k, s.report.Matches, s.report.Failures[0].Seed)
	}
	return nil
}

// soakFlags are shared by soak, mails and links.
type soakFlags struct {
	n       *int
	seed    *uint64
	player  *string
	from    *string
	options *list
}

func (u *call) soakFlags() soakFlags {
	return soakFlags{
		n:       u.flags.Int("n", 10, "how many matches of each scenario"),
		seed:    u.flags.Uint64("seed", 1, "the seed of the first match; each one after it adds 1"),
		player:  u.flags.String("player", "random", "random, or war: answers weighted by the game's bias"),
		from:    u.flags.String("from", "", "start from the written position in this `FILE`, or from each in this folder"),
		options: u.optionFlag(),
	}
}

// read finds the game and the scenarios to play.
func (f soakFlags) read(u *call) (g *engine.Game, scenarios []engine.Scenario, start []byte, err error) {
	if err = u.parse(1, 2); err != nil {
		return
	}
	if *f.player != "random" && *f.player != "war" {
		return nil, nil, nil, misuse("-player is random or war")
	}
	if *f.n < 1 {
		return nil, nil, nil, misuse("-n is at least 1")
	}
	if *f.from != "" && len(*f.options) > 0 {
		return nil, nil, nil, misuse("a written position says its options itself")
	}
	if g, err = gameNamed(u.args[0]); err != nil {
		return
	}
	if start, scenarios, err = f.beginnings(u, g); err != nil {
		return
	}
	if start != nil {
		if _, _, errs := g.FromSchema(start); len(errs) > 0 {
			return nil, nil, nil, errs[0]
		}
	}
	return
}

func (f soakFlags) beginnings(u *call, g *engine.Game) ([]byte, []engine.Scenario, error) {
	if *f.from == "" && len(u.args) == 1 {
		return nil, g.Scenarios, nil
	}
	start, sc, err := u.beginning(g, *f.from)
	return start, []engine.Scenario{sc}, err
}

func soakCommand(u *call) error {
	f := u.soakFlags()
	reach := u.flags.Bool("reach", false, "count how often each step, kind of question and verb occurred")
	lawless := u.flags.Bool("lawless", false, "do not watch for broken laws of the game")
	editions := u.flags.Int("editions", 0, "play under so many random house editions, -n matches of each scenario under each")
	if err := u.parse(1, 2); err != nil {
		return err
	}
	if *editions > 0 && *f.from != "" {
		return misuse("random editions are played from scenarios, not from a position")
	}
	files, err := positionsIn(*f.from)
	if err != nil {
		return err
	}
	if len(files) > 0 {
		*f.from = files[0]
	}
	g, scenarios, start, err := f.read(u)
	if err != nil {
		return err
	}
	s := &soak{game: g, options: *f.options, war: *f.player == "war", reach: *reach, laws: !*lawless, steps: counts{}, kinds: counts{}, verbs: counts{}}
	s.report = soakReport{Game: g.ID, Edition: g.Edition, Player: *f.player, Options: *f.options, Seed: *f.seed, Failures: []failure{}}
	if *editions > 0 {
		return soakEditions(u, s, *editions, *f.n, *f.seed, scenarios)
	}
	if len(files) == 0 {
		return soakGame(u, s, *f.n, *f.seed, scenarios, start)
	}
	for _, file := range files {
		if start, err = readPosition(file); err != nil {
			return err
		}
		s.soak(*f.n, *f.seed, []engine.Scenario{{}}, start, strings.TrimSuffix(filepath.Base(file), ".json"))
	}
	return s.tell(u)
}

// positionsIn lists the written positions in a folder; none where it is no folder.
func positionsIn(folder string) ([]string, error) {
	if info, err := os.Stat(folder); folder == "" || err != nil || !info.IsDir() {
		return nil, nil
	}
	files, err := filepath.Glob(filepath.Join(folder, "*.json"))
	if err == nil && len(files) == 0 {
		err = fmt.Errorf("there is no position in %s", folder)
	}
	return files, err
}
