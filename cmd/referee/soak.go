package main

import (
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"runtime/debug"
	"slices"
	"strings"
	"time"

	"interbellum/engine"
	"interbellum/engine/enginetest/law"
	"interbellum/engine/enginetest/walk"
)

// longest is where a soaked match counts as one that does not end.
const longest = 50_000

// replayEvery is how many matches lie between two that are replayed from their answers.
const replayEvery = 10

type soakReport struct {
	Game     string       `json:"game"`
	Edition  string       `json:"edition"`
	Player   string       `json:"player"`
	Options  []string     `json:"options,omitempty"`
	Seed     uint64       `json:"seed"`
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
			m := soakedMatch{soak: s, scenario: line.Scenario, start: start, seed: seed + uint64(i)}
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

// read finds what is to be played.
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
	if err := u.parse(1, 2); err != nil {
		return err
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

// A soakedMatch is one match of a soak.
type soakedMatch struct {
	*soak
	scenario string
	start    []byte
	seed     uint64
	seq      int
	end      string
	census   []engine.Count
	entries  []engine.Entry
	watcher  law.Watcher // nil for a game without laws
}

func (m *soakedMatch) play() {
	m.end = "failed"
	defer func() {
		if cause := recover(); cause != nil {
			m.fail("%v at %s", cause, culprit(debug.Stack()))
		}
	}()
	match, err := begin(m.game, m.scenario, m.options, m.start)
	if err != nil {
		m.fail("%v", err)
		return
	}
	m.census = match.Census()
	if m.reach {
		m.watch(match)
	}
	if book := lawsOf(m.game); book != nil && m.laws {
		m.watcher = book.Watch(match)
	}
	w := walk.New(m.seed)
	for m.seq < longest {
		e, d, more := m.pick(match, w)
		if !more {
			m.finish(match)
			return
		}
		if m.reach {
			m.kinds[d.Kind]++
			m.verbs[e.Choice.Verb]++
		}
		seen, err := match.Apply(e)
		if err != nil {
			m.fail("an answer that was offered is refused: %v", err)
			return
		}
		m.entries = append(m.entries, e)
		m.seq++
		if !m.sound(match) || !m.lawful(e, d, seen) {
			return
		}
	}
	m.fail("no end after %d answers", longest)
}

// sound looks at what must hold at every question.
func (m *soakedMatch) sound(match engine.Match) bool {
	if !slices.Equal(match.Census(), m.census) {
		m.fail("the census has changed")
		return false
	}
	for _, err := range match.Check() {
		m.fail("%v, in %v", err, match.Stack())
		return false
	}
	return true
}

// lawful looks whether the answer has broken a law of the game.
func (m *soakedMatch) lawful(e engine.Entry, d engine.Decision, seen []engine.Event) bool {
	if m.watcher == nil {
		return true
	}
	broken := m.watcher.Applied(e, d, seen)
	for _, v := range broken {
		m.fail("%v", v)
	}
	return len(broken) == 0
}

// watch counts the procedures that begin.
func (m *soakedMatch) watch(match engine.Match) {
	w, can := match.(interface {
		Watch(func(string))
		Procedures() []string
	})
	if !can {
		return
	}
	for _, name := range w.Procedures() {
		m.steps[name] += 0
	}
	for _, name := range match.Stack() {
		m.steps[name]++
	}
	w.Watch(func(name string) { m.steps[name]++ })
}

func begin(g *engine.Game, scenario string, options []string, start []byte) (engine.Match, error) {
	if start == nil {
		match, _, err := g.New(scenario, options)
		return match, err
	}
	match, _, errs := g.FromSchema(start)
	if len(errs) > 0 {
		return nil, errs[0]
	}
	return match, nil
}

// pick times the question and draws an answer.
func (m *soakedMatch) pick(match engine.Match, w *walk.Walker) (engine.Entry, engine.Decision, bool) {
	at := time.Now()
	open := match.Open()
	took := float64(time.Since(at).Microseconds()) / 1000
	if len(open) == 0 {
		return engine.Entry{}, engine.Decision{}, false
	}
	if took = m.again(match, took); took > m.report.Slowest.Millis {
		m.report.Slowest = slowQuestion{open[0].Kind, m.scenario, m.seed, m.seq, took}
	}
	for _, d := range open {
		if len(d.Legal) == 0 {
			m.fail("the question %s (%s) has no answer", d.Kind, d.Rule)
			return engine.Entry{}, d, false
		}
	}
	if !m.war {
		return w.Pick(match)
	}
	return w.PickWarlike(m.game, match)
}

// again asks a question that would be the slowest three times more, on fresh copies: other programs take the processor away
// now and then, and the fastest time is that of the question.
func (m *soakedMatch) again(match engine.Match, took float64) float64 {
	for range 3 {
		if took <= m.report.Slowest.Millis {
			break
		}
		if twin, err := m.game.Load(match.Save()); err == nil {
			at := time.Now()
			twin.Open()
			took = min(took, float64(time.Since(at).Microseconds())/1000)
		}
	}
	return took
}

// finish checks how the match ended, and replays some.
func (m *soakedMatch) finish(match engine.Match) {
	if len(match.Open()) > 0 {
		return // already failed
	}
	r, over := match.Result()
	switch {
	case !over:
		m.fail("nobody is asked and there is no result")
	case r.Kind == "":
		m.fail("the result does not say how it was won")
	case !slices.Equal(match.Census(), m.census):
		m.fail("the census has changed")
	default:
		m.end = strings.TrimSpace(r.Kind + " " + string(r.Rule))
		if m.seed%replayEvery == 0 {
			m.replay(match)
		}
	}
}

func (m *soakedMatch) replay(match engine.Match) {
	twin, err := begin(m.game, m.scenario, m.options, m.start)
	for _, e := range m.entries {
		words := e.Choice.Words()
		if c, bad := engine.ParseChoice(words); bad != nil || c != e.Choice || strings.ContainsAny(words, " \"\\,=") {
			m.fail("the words %q cannot be saved", words)
			return
		}
		if err == nil {
			_, err = twin.Apply(e)
		}
	}
	if err != nil {
		m.fail("it does not replay: %v", err)
	} else if twin.Fingerprint() != match.Fingerprint() {
		m.fail("it replays to another position")
	}
}

func (m *soakedMatch) fail(format string, a ...any) {
	m.end = "failed"
	m.report.Failures = append(m.report.Failures, failure{m.scenario, m.seed, m.seq, fmt.Sprintf(format, a...)})
}

// culprit is the first line of a stack trace below the panic that is in this module.
func culprit(stack []byte) string {
	_, below, _ := strings.Cut(string(stack), "panic(")
	for line := range strings.Lines(below) {
		if line = strings.TrimSpace(line); strings.Contains(line, ".go:") && strings.Contains(line, "/engine/") {
			file, _, _ := strings.Cut(line, " +")
			return file[strings.LastIndex(file, "/engine/")+1:]
		}
	}
	return "an unknown place"
}
