package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"interbellum/engine"
	"interbellum/engine/record"
)

// A fixture is what a league measures: it opens the file that a league is kept in.
type fixture struct {
	Game     string   `json:"game"`
	Edition  string   `json:"edition"`
	Scenario string   `json:"scenario"`
	Options  []string `json:"options,omitempty"`
	A        string   `json:"a"`
	B        string   `json:"b"`
	Seed     uint64   `json:"seed"`
}

// played is one match of a league, a line of its file.
type played struct {
	N       int    `json:"n"`
	Seats   string `json:"seats"` // that A held
	Result  string `json:"result"`
	Winners string `json:"winners"` // the seats of all who won
	Kind    string `json:"kind"`
	Answers int    `json:"answers"`
	Margin  int    `json:"margin"` // A's points less those of the best of the others
}

// Results of a match for A.
const (
	won    = "won"
	shared = "shared"
	lost   = "lost"
)

// A league is matches between two players who take the seats in rotation: A has one player's
// seats, B those of all others.
type league struct {
	fixture
	game    *engine.Game
	place   engine.Scenario
	matches []played
	file    *os.File

	// watch gets every answer before it is entered; what it returns gets what happened. Optional.
	watch func(*record.Run, engine.Decision, engine.Choice) func([]engine.Event)
}

type leagueReport struct {
	fixture
	Matches  int     `json:"matches"`
	Won      int     `json:"won"`
	Shared   int     `json:"shared"`
	Lost     int     `json:"lost"`
	Share    float64 `json:"share"`    // of the matches that A won
	Interval span    `json:"interval"` // 95 of 100 such intervals hold the true share
	Bar      string  `json:"bar,omitempty"`
	Answers  float64 `json:"mean_answers"`
	Margin   float64 `json:"mean_margin"`
	BySeats  []line  `json:"by_seats"`
	Winners  []tally `json:"winners"` // of both players together: how even a scenario is, where A and B play alike
	Ends     []tally `json:"ends"`
	Strange  []odd   `json:"strange"`
}

// line is how A did with some seats.
type line struct {
	Seats   string `json:"seats"`
	Matches int    `json:"matches"`
	Won     int    `json:"won"`
}

func leagueCommand(u *call) error {
	a := u.flags.String("a", "normal", "the `PLAYER` that is measured: random, war, easy, normal or hard, the latter perhaps with -cautious or -bold, and with @5 to think ahead for 5 ms at most")
	b := u.flags.String("b", "random", "the `PLAYER` who holds the other seats")
	n := u.flags.Int("n", 100, "at most so many matches, those in the file included")
	seed := u.flags.Uint64("seed", 1, "the seed of the first match; every rotation through the seats adds 1, every match where A and B are the same")
	bar := u.flags.Float64("bar", 0, "the share of matches that A should win: the league stops as soon as that is decided")
	margin := u.flags.Float64("margin", 0.05, "how far below the bar counts as below it")
	file := u.flags.String("file", "", "keep the league in this `FILE`, and go on with what is there")
	logs := u.flags.String("logs", "", "write records of the strangest matches into this `FOLDER`")
	options := u.optionFlag()
	if err := u.parse(2, 2); err != nil {
		return err
	}
	g, err := gameNamed(u.args[0])
	if err != nil {
		return err
	}
	sc, err := scenarioNamed(g, u.args[1])
	if err != nil {
		return err
	}
	l := &league{fixture: fixture{g.ID, g.Edition, sc.ID, *options, *a, *b, *seed}, game: g, place: sc}
	for _, name := range []string{*a, *b} {
		if _, err := playerNamed(g, name, 0); err != nil {
			return err
		}
	}
	trial := trial{least: *bar - *margin, bar: *bar}
	if *n < 1 || *bar != 0 && !trial.fair() {
		return misuse("-n is at least 1, and -bar and -margin leave shares between 0 and 1")
	}
	if err := l.open(*file); err != nil {
		return err
	}
	defer l.close()
	for len(l.matches) < *n && (*bar == 0 || trial.of(l.matches) == undecided) {
		if err := l.next(); err != nil {
			return err
		}
	}
	r := l.report()
	if *bar != 0 {
		r.Bar = fmt.Sprintf("%s: %v or more, not %v or less", trial.of(l.matches), *bar, trial.least)
	}
	if *logs != "" {
		if err := l.log(*logs, r.Strange); err != nil {
			return err
		}
	}
	return writeJSON(u.out, r)
}

// open reads the file that the league is kept in, or begins it.
func (l *league) open(file string) error {
	if file == "" {
		return nil
	}
	if err := l.read(file); err != nil {
		return fmt.Errorf("%s: %w", file, err)
	}
	var err error
	if l.file, err = os.OpenFile(file, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644); err != nil {
		return err
	}
	if info, err := l.file.Stat(); err != nil || info.Size() > 0 {
		return err
	}
	return l.write(l.fixture)
}

// read takes up the matches that have been played. A last line that was cut off does not
// count, and is cut away.
func (l *league) read(file string) error {
	data, err := os.ReadFile(file)
	if errors.Is(err, fs.ErrNotExist) || err == nil && len(data) == 0 {
		return nil
	}
	if err != nil {
		return err
	}
	whole := bytes.LastIndexByte(data, '\n') + 1
	lines := bufio.NewScanner(bytes.NewReader(data[:whole]))
	if !lines.Scan() {
		return errors.New("it is no league")
	}
	var f fixture
	if err := json.Unmarshal(lines.Bytes(), &f); err != nil {
		return fmt.Errorf("it is not a league: %w", err)
	}
	if !f.same(l.fixture) {
		return fmt.Errorf("it is another league: %+v", f)
	}
	for lines.Scan() {
		var m played
		if err := json.Unmarshal(lines.Bytes(), &m); err != nil || m.N != len(l.matches) {
			return fmt.Errorf("match %d cannot be read: %v", len(l.matches), err)
		}
		l.matches = append(l.matches, m)
	}
	return os.Truncate(file, int64(whole))
}

func (f fixture) same(g fixture) bool {
	a, _ := json.Marshal(f)
	b, _ := json.Marshal(g)
	return string(a) == string(b)
}

func (l *league) write(v any) error {
	if l.file == nil {
		return nil
	}
	text, err := json.Marshal(v)
	if err == nil {
		_, err = l.file.Write(append(text, '\n'))
	}
	return err
}

func (l *league) close() {
	if l.file != nil {
		l.file.Close()
	}
}

// next plays the next match.
func (l *league) next() error {
	_, m, err := l.play(len(l.matches))
	if err != nil {
		return fmt.Errorf("match %d: %w", len(l.matches), err)
	}
	l.matches = append(l.matches, m)
	return l.write(m)
}

func (l *league) report() leagueReport {
	r := leagueReport{fixture: l.fixture, Matches: len(l.matches), BySeats: []line{}, Strange: l.strange()}
	ends, winners, margins := counts{}, counts{}, 0
	for _, m := range l.matches {
		switch m.Result {
		case won:
			r.Won++
		case shared:
			r.Shared++
		default:
			r.Lost++
		}
		ends[m.Kind]++
		winners[m.Winners]++
		margins += m.Margin
		r.Answers += float64(m.Answers) / float64(len(l.matches))
		r.BySeats = addTo(r.BySeats, m)
	}
	r.Ends, r.Winners = ends.list(), winners.list()
	r.Margin = float64(margins) / float64(max(1, r.Matches))
	r.Share = float64(r.Won) / float64(max(1, r.Matches))
	r.Interval = wilson(r.Won, r.Matches)
	return r
}

func addTo(lines []line, m played) []line {
	at := len(lines)
	for i := range lines {
		if lines[i].Seats == m.Seats {
			at = i
		}
	}
	if at == len(lines) {
		lines = append(lines, line{Seats: m.Seats})
	}
	lines[at].Matches++
	if m.Result == won {
		lines[at].Won++
	}
	return lines
}

// log writes the records of strange matches: each is played again.
func (l *league) log(folder string, list []odd) error {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	for _, x := range list {
		run, _, err := l.play(x.N)
		if err == nil {
			err = writeRecord(filepath.Join(folder, fmt.Sprintf("match-%d.json", x.N)), run)
		}
		if err != nil {
			return err
		}
	}
	return nil
}
