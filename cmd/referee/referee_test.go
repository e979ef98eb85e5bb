package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/games"
	"interbellum/engine/record"
)

// referee runs a command and returns its exit status and what it wrote.
func referee(t *testing.T, args ...string) (status int, out, errs string) {
	t.Helper()
	var o, e bytes.Buffer
	status = run(args, strings.NewReader(""), &o, &e)
	return status, o.String(), e.String()
}

// must runs a command that has to be accepted.
func must(t *testing.T, args ...string) string {
	t.Helper()
	status, out, errs := referee(t, args...)
	if status != done {
		t.Fatalf("referee %q: got status %d, want %d; %s", args, status, done, errs)
	}
	return out
}

// not runs a command that has to be turned down with this status, and a sentence.
func not(t *testing.T, want int, part string, args ...string) {
	t.Helper()
	status, _, errs := referee(t, args...)
	if status != want || !strings.Contains(errs, part) {
		t.Errorf("referee %q: status %d, want %d; said %q, want %q", args, status, want, errs, part)
	}
}

func fresh(t *testing.T, more ...string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "match.json")
	must(t, append([]string{"new", "toy", "full", "-seed", "1", "-o", file}, more...)...)
	return file
}

type legalJSON struct {
	Seq       int
	Over      bool
	Questions []struct {
		Seat, Kind string
		Right      bool
		Answers    []struct {
			Ordinal int
			Words   string
		}
	}
}

func readLegal(t *testing.T, file string) (l legalJSON) {
	t.Helper()
	if err := json.Unmarshal([]byte(must(t, "legal", file, "-json")), &l); err != nil {
		t.Fatal(err)
	}
	return l
}

func TestGamesListsTheToy(t *testing.T) {
	out := must(t, "games")
	for _, want := range []string{"toy: Harbours", "scenario full", "amber,birch,coral,dune"} {
		if !strings.Contains(out, want) {
			t.Errorf("got\n%s\nwant %q in it", out, want)
		}
	}
	var list []gameLine
	if err := json.Unmarshal([]byte(must(t, "games", "-json")), &list); err != nil || len(list) != len(games.All()) {
		t.Errorf("in JSON: got %d games, %v; want %d", len(list), err, len(games.All()))
	}
}

func TestNewSeatsThePlayers(t *testing.T) {
	file := fresh(t, "-player", "amber,dune=Anna", "-player", "birch=Ben")
	_, rec, err := readRecord(file)
	if err != nil {
		t.Fatal(err)
	}
	want := []record.Player{{Name: "Anna", Seats: engine.Only(1, 4)}, {Name: "Ben", Seats: engine.Only(2)}, {Name: "coral", Seats: engine.Only(3)}}
	if !slices.Equal(rec.Header.Players, want) || rec.Header.ID == "" || rec.Header.Secret != "seed 1" {
		t.Errorf("the header: got %+v, want the players %+v, an id and seed 1", rec.Header, want)
	}
}

func TestAMatchIsPlayedToItsEnd(t *testing.T) {
	file := fresh(t)
	must(t, "play", file, "-auto")
	for range 500 {
		l := readLegal(t, file)
		if l.Over {
			break
		}
		q := l.Questions[0]
		if q.Right {
			t.Fatalf("first question: got the right %s, want a question that must be answered", q.Kind)
		}
		a := q.Answers[l.Seq*7%len(q.Answers)]
		if l.Seq%2 == 0 {
			must(t, "play", file, fmt.Sprint(a.Ordinal), "-auto")
		} else {
			must(t, "play", "-auto", file, q.Seat+"="+a.Words)
		}
	}
	if out := must(t, "show", file); !strings.Contains(out, "over: ") {
		t.Errorf("got\n%s\nwant a match that is over", out)
	}
	if out := must(t, "replay", file); !strings.Contains(out, "dealt again and are the same") || !strings.Contains(out, "the match is over") {
		t.Errorf("replay: got %q, want the same dice and a match that is over", out)
	}
	not(t, refused, "the match is over", "play", file, "pass")
}

func TestEqualSeedsGiveEqualDice(t *testing.T) {
	a, b := fresh(t), fresh(t)
	outA, outB := must(t, "play", a, "-auto"), must(t, "play", b, "-auto")
	if outA != outB || !strings.Contains(outA, "deal:card/") {
		t.Errorf("dealt: got\n%s\nwant cards, the same as\n%s", outB, outA)
	}
}

func TestChanceAnswersAreGiven(t *testing.T) {
	file := fresh(t)
	out := must(t, "play", file, "-chance", "deal:card/6, deal:card/6, deal:card/1")
	if !strings.Contains(out, "1 chance deal:card/6 hand") {
		t.Errorf("play: got\n%s\nwant a 6 dealt by hand", out)
	}
	if out := must(t, "replay", file); !strings.Contains(out, "3 were given by hand") {
		t.Errorf("replay: got %q, want 3 given by hand", out)
	}
	before, _ := os.ReadFile(file)
	deals := "deal:card/2, deal:card/3, deal:card/4, deal:card/5, "
	not(t, refused, "left over", "play", file, "-chance", "deal:card/1, "+deals+deals+"6")
	not(t, refused, "not legal", "play", file, "-chance", "deal:card/7")
	not(t, misused, "missing", "play", file, "-chance", "6,,6")
	if after, _ := os.ReadFile(file); !bytes.Equal(before, after) {
		t.Error("after a refused command: got another file, want the same")
	}
	must(t, "play", file, "deal:card/4") // a person answers for Chance, by hand
	if _, rec, _ := readRecord(file); rec.Entries[3].By != "hand" {
		t.Errorf("entered: got %+v, want it by hand", rec.Entries[3])
	}
}

func TestPlayRefusesWhatIsNotLegal(t *testing.T) {
	file := fresh(t)
	must(t, "play", file, "-auto")
	not(t, refused, "amber is asked: bid", "play", file, "trade")
	not(t, refused, "not legal", "play", file, "amber=bid#99")
	not(t, refused, "not legal", "play", file, "9999")
	not(t, misused, "no seat", "play", file, "zebra=bid")
}

func TestShow(t *testing.T) {
	file := fresh(t)
	must(t, "play", file, "-auto")
	if out := must(t, "show", file); !strings.Contains(out, "Harbours full") || !strings.Contains(out, "bid (2.4), sealed") || !strings.Contains(out, "bank: ") {
		t.Errorf("show: got\n%s\nwant the scenario, the sealed bid and the bank", out)
	}
	position := filepath.Join(t.TempDir(), "position.json")
	if err := os.WriteFile(position, []byte(must(t, "show", file, "-json")), 0o644); err != nil {
		t.Fatal(err)
	}
	var view struct{ Holder engine.Seats }
	if err := json.Unmarshal([]byte(must(t, "show", file, "-seat", "birch", "-json")), &view); err != nil || !view.Holder.Has(2) || view.Holder.Has(1) {
		t.Errorf("the view's holder: got %v, %v; want birch alone", view.Holder, err)
	}
	not(t, misused, "no seat", "show", file, "-seat", "zebra")
}

func TestAWrittenPosition(t *testing.T) {
	dir := t.TempDir()
	for _, g := range games.All() {
		if g.Example == nil {
			continue
		}
		position, file := filepath.Join(dir, g.ID+".json"), filepath.Join(dir, g.ID+"-match.json")
		if err := os.WriteFile(position, []byte(must(t, "games", "-example", g.ID)), 0o644); err != nil {
			t.Fatal(err)
		}
		must(t, "new", g.ID, "-position", position, "-o", file)
		must(t, "replay", file)
	}
	position := filepath.Join(dir, "impossible.json")
	text := strings.Replace(must(t, "games", "-example", "toy"), `"bank": `, `"bank": 77`, 1)
	if err := os.WriteFile(position, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	not(t, refused, "impossible", "new", "toy", "-position", position, "-o", filepath.Join(dir, "never.json"))
	if err := os.WriteFile(position, []byte("bank: 3"), 0o644); err != nil {
		t.Fatal(err)
	}
	not(t, refused, "not JSON", "new", "toy", "-position", position, "-o", filepath.Join(dir, "never.json"))
	if _, err := os.Stat(filepath.Join(dir, "never.json")); err == nil {
		t.Error("after a refused match: got a file, want none")
	}
}

func TestReplayNamesAnEdit(t *testing.T) {
	file := fresh(t)
	must(t, "play", file, "-auto")
	whole, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	_, answers, _ := strings.Cut(string(whole), "\"answers\": [\n")
	first, _, _ := strings.Cut(answers, "\n")
	for name, c := range map[string]struct{ old, new, said string }{
		"a card changed":        {"0 deal:card/1", "0 deal:card/2", "was not dealt"},
		"a card removed":        {first + "\n", "", "answer "},
		"an answer not offered": {"0 deal:card/1", "0 deal:card/9", "answer "},
	} {
		t.Run(name, func(t *testing.T) {
			edited := strings.Replace(string(whole), c.old, c.new, 1)
			if edited == string(whole) {
				t.Fatalf("the record: got nothing to edit, want %q in it", c.old)
			}
			if err := os.WriteFile(file, []byte(edited), 0o644); err != nil {
				t.Fatal(err)
			}
			not(t, refused, c.said, "replay", file)
		})
	}
}

func TestSoak(t *testing.T) {
	for _, player := range []string{"random", "war"} {
		var r soakReport
		if err := json.Unmarshal([]byte(must(t, "soak", "toy", "-n", "15", "-seed", "3", "-player", player, "-reach")), &r); err != nil {
			t.Fatal(err)
		}
		if r.Matches != 30 || len(r.Lines) != 2 || r.Answers == 0 || r.Lines[0].MeanLength == 0 || r.Slowest.Kind == "" || len(r.Failures) != 0 {
			t.Errorf("%s: got %+v, want 30 matches in 2 lines, with answers and without failures", player, r)
		}
		for _, step := range []string{"bids", "battle", "collapse", "interrupt", "raid"} {
			if !slices.ContainsFunc(r.Reach.Steps, func(c tally) bool { return c.Name == step && c.N > 0 }) {
				t.Errorf("%s: got %v, want the step %s reached", player, r.Reach.Steps, step)
			}
		}
	}
	position := filepath.Join(t.TempDir(), "position.json")
	if err := os.WriteFile(position, []byte(must(t, "games", "-example", "toy")), 0o644); err != nil {
		t.Fatal(err)
	}
	must(t, "soak", "toy", "-n", "3", "-from", position)
}

// A game that breaks is reported with the seed that breaks it, and the soak goes on.
func TestSoakReportsFailures(t *testing.T) {
	toy, _ := games.ByID("toy")
	broken := *toy
	broken.New = func(scenario string, options []string) (engine.Match, []engine.Event, error) {
		m, seen, err := toy.New(scenario, options)
		return &brittle{Match: m}, seen, err
	}
	s := &soak{game: &broken, steps: counts{}, kinds: counts{}, verbs: counts{}}
	var out bytes.Buffer
	err := soakGame(&call{out: &out}, s, 3, 7, broken.Scenarios[:1], nil)
	if err == nil || !strings.Contains(err.Error(), "3 of 3") || len(s.report.Failures) != 3 {
		t.Fatalf("got %v, %+v; want 3 of 3 matches to fail", err, s.report.Failures)
	}
	if f := s.report.Failures[1]; f.Seed != 8 || f.Seq != 30 || !strings.Contains(f.Why, "brittle") {
		t.Errorf("reported: got %+v, want seed 8, answer 30, and why", f)
	}
}

// brittle breaks at its thirtieth answer.
type brittle struct{ engine.Match }

func (b *brittle) Apply(e engine.Entry) ([]engine.Event, error) {
	if e.Seq == 30 {
		panic("brittle")
	}
	return b.Match.Apply(e)
}

func TestMails(t *testing.T) {
	var r mailReport
	if err := json.Unmarshal([]byte(must(t, "mails", "toy", "-n", "2")), &r); err != nil {
		t.Fatal(err)
	}
	for _, line := range r.Matches {
		sum := 0
		for i, k := range line.Kinds {
			sum += k.HandOvers
			if i > 0 && k.HandOvers > line.Kinds[i-1].HandOvers {
				t.Errorf("%s: got %v, want the costly kinds first", line.Scenario, line.Kinds)
			}
		}
		if line.Matches != 2 || line.HandOvers == 0 || sum != line.HandOvers || line.Turns < 2 || line.PerTurn == 0 {
			t.Errorf("got %+v with a sum of %d handovers, want 2 matches, some turns, and that sum", line, sum)
		}
	}
}

// Options hold for a soak as for one match, and bring the players that they are meant for.
func TestTwoPlayersAreMeasured(t *testing.T) {
	var soaked soakReport
	if err := json.Unmarshal([]byte(must(t, "soak", "triumph", "1939", "-n", "1", "-reach", "-option", "two-player=yes")), &soaked); err != nil {
		t.Fatal(err)
	}
	if !slices.ContainsFunc(soaked.Reach.Steps, func(c tally) bool { return c.Name == "allotment" && c.N > 0 }) {
		t.Errorf("two players: got %v, want the step allotment reached", soaked.Reach.Steps)
	}
	for option, players := range map[string]int{"two-player=no": 3, "two-player=yes": 2} {
		var r mailReport
		if err := json.Unmarshal([]byte(must(t, "mails", "triumph", "1939", "-n", "1", "-option", option)), &r); err != nil {
			t.Fatal(err)
		}
		if r.Matches[0].Players != players || r.Matches[0].HandOvers == 0 {
			t.Errorf("%s: got %+v, want %d players and some handovers", option, r.Matches[0], players)
		}
		turns := 0
		for _, kind := range r.Matches[0].ByTurn {
			turns += kind.Turns
		}
		if want := 1945 - 1938; turns != want || r.Matches[0].Turns != want {
			t.Errorf("%s: got %d years, years by kind %+v; want %d", option, turns, r.Matches[0].ByTurn, want)
		}
	}
	not(t, misused, "says its options itself", "soak", "triumph", "-from", "x", "-option", "two-player=yes")
}

func TestALinkIsOpenedElsewhere(t *testing.T) {
	file := fresh(t)
	must(t, "play", file, "-auto")
	must(t, "play", file, "amber=bid#1", "birch=bid", "coral=bid#2", "dune=bid", "-auto")
	text := strings.TrimSpace(must(t, "link", file, "-address", "https://example.org/interbellum/", "-note", "your turn"))
	if !strings.HasPrefix(text, "https://example.org/interbellum/#ib2") {
		t.Errorf("the link: got %s, want it at the address given", text)
	}
	other := filepath.Join(t.TempDir(), "other.json")
	if out := must(t, "open", text, "-o", other); !strings.Contains(out, "note: your turn") {
		t.Errorf("open: got %q, want the note", out)
	}
	a, _ := os.ReadFile(file)
	b, _ := os.ReadFile(other)
	if !bytes.Equal(a, b) {
		t.Errorf("the opened match: got\n%s\nwant\n%s", b, a)
	}
	var out, errs bytes.Buffer
	if status := run([]string{"open", "-", "-o", other}, strings.NewReader(text+"\n"), &out, &errs); status != done {
		t.Errorf("from standard input: got status %d, want %d; %s", status, done, errs.String())
	}
}

func TestMisuse(t *testing.T) {
	for _, args := range [][]string{
		{}, {"fly"}, {"new"}, {"new", "toy"}, {"new", "toy", "full"}, {"new", "toy", "none", "-o", "x"}, {"new", "none", "full", "-o", "x"},
		{"new", "toy", "full", "-position", "p", "-o", "x"}, {"new", "toy", "full", "-player", "Anna", "-o", "x"},
		{"new", "toy", "full", "-player", "amber=A", "-player", "amber=B", "-o", "x"}, {"show"}, {"show", "a", "b"}, {"legal", "-nonsense", "x"},
		{"soak"}, {"soak", "toy", "-player", "meek"}, {"soak", "toy", "-n", "0"}, {"soak", "toy", "-n", "many"}, {"open", "x"}, {"replay"}, {"games", "x"},
	} {
		if status, _, errs := referee(t, args...); status != misused || errs == "" {
			t.Errorf("referee %q: got status %d, %q; want %d and a sentence", args, status, errs, misused)
		}
	}
	not(t, refused, "no such file", "show", filepath.Join(t.TempDir(), "none.json"))
}

func TestHelp(t *testing.T) {
	out := must(t, "-h")
	for _, c := range commands {
		if !strings.Contains(out, "  "+c.name+" ") {
			t.Errorf("help: got no %s, want every command", c.name)
		}
		if own := must(t, c.name, "-h"); !strings.Contains(own, "usage: referee "+c.name) || !strings.Contains(own, c.about) {
			t.Errorf("%s -h: got\n%s\nwant its usage and %q", c.name, own, c.about)
		}
	}
}
