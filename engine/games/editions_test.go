package games

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"slices"
	"testing"

	"interbellum/engine"
	"interbellum/engine/link"
	"interbellum/engine/record"
	"interbellum/engine/record/recordtest"
	"interbellum/engine/words"
)

// The first release is frozen for good: nothing writes these files anew. A later edition adds files of its own.
const firstRelease = "testdata/first-release/"

// A kept match is one that was saved and sent by the first release. It opens for ever.
type kept struct{ game, scenario string }

var keepsakes = []kept{{"toy", "full"}, {"cataclysm", "days-of-decision"}, {"cataclysm", "cataclysm"}}

func (k kept) file(kind string) string { return firstRelease + k.game + "-" + k.scenario + kind }

func (k kept) read(t *testing.T) (save []byte, text string) {
	t.Helper()
	save, err := os.ReadFile(k.file(".json"))
	if err != nil {
		t.Fatal(err)
	}
	sent, err := os.ReadFile(k.file(".txt"))
	if err != nil {
		t.Fatal(err)
	}
	return save, string(sent)
}

// openSave opens a save as the page does, and openLink a link: at its position where its answers do not replay.
func openSave(game *engine.Game, save []byte) (*record.Run, record.Report, error) {
	rec, err := record.Decode(save)
	if err != nil {
		return nil, record.Report{}, err
	}
	return record.Open(game, rec, nil)
}

func openLink(game *engine.Game, text string) (*record.Run, record.Report, error) {
	find := func(string) *engine.Game { return game }
	run, front, err := link.Open(text, find)
	if err == nil {
		return run, record.Report{Way: record.Whole, Answers: front.Answers}, nil
	}
	if !errors.As(err, new(*link.OtherEdition)) {
		return nil, record.Report{}, err
	}
	run, _, report, err := link.OpenPosition(text, find, nil)
	return run, report, err
}

// goesOn plays on, then saves and sends the match.
func goesOn(t *testing.T, game *engine.Game, run *record.Run) {
	t.Helper()
	before := len(run.Record.Entries)
	if err := recordtest.Play(run, 11, 40); err != nil {
		t.Fatalf("it does not play on: %v, want no error", err)
	}
	if len(run.Record.Entries) == before && len(run.Match.Open()) > 0 {
		t.Fatalf("got %d answers, want more", before)
	}
	if _, report, err := openSave(game, record.Encode(run.Seal())); err != nil || report.Way != record.Whole {
		t.Fatalf("saved, it opens with %+v, %v; want no error and Way %v", report, err, record.Whole)
	}
	text, err := link.Encode(game, link.Letter{Record: run.Record})
	if err != nil {
		t.Fatalf("it is not sent: %v, want no error", err)
	}
	if _, report, err := openLink(game, text); err != nil || report.Way != record.Whole {
		t.Fatalf("sent, it opens with %+v, %v; want no error and Way %v", report, err, record.Whole)
	}
}

// After any later release these open, and play on.
func TestTheFirstReleaseOpensForEver(t *testing.T) {
	for _, k := range keepsakes {
		t.Run(k.game+" "+k.scenario, func(t *testing.T) {
			game, _ := ByID(k.game)
			save, text := k.read(t)
			run, report, err := openSave(game, save)
			if err != nil {
				t.Fatal(err)
			}
			if rec, _ := record.Decode(save); engine.SameEdition(rec.Header.Edition, game.Edition) {
				if report.Way != record.Whole || report.Dealt == 0 || !bytes.Equal(record.Encode(run.Seal()), save) {
					t.Errorf("of this edition, it opens with %+v: got Way %v, Dealt %v and Encode(Seal) %s; want %v, not 0 and %s", report, report.Way, report.Dealt, record.Encode(run.Seal()), record.Whole, save)
				}
			}
			goesOn(t, game, run)
			if run, _, err = openLink(game, text); err != nil {
				t.Fatal(err)
			}
			goesOn(t, game, run)
		})
	}
}

// An edition is how a later release of a game differs: in what it calls a thing, in the order of a list, in a rule.
type edition struct {
	name     string
	old, new engine.Ref // a thing has another name
	reverse  bool       // questions and rights stand in the opposite order
	banned   string     // an answer, in words, that is no longer legal beside others
}

// of is the game in the later edition.
func (ed *edition) of(game *engine.Game) *engine.Game {
	g := *game
	g.Edition = game.Edition + " " + ed.name
	g.New = func(scenario string, options []string) (engine.Match, []engine.Event, error) {
		m, seen, err := game.New(scenario, options)
		return &later{m, ed}, seen, err
	}
	g.FromSchema = func(text []byte) (engine.Match, []engine.Event, []error) {
		m, seen, errs := game.FromSchema(text)
		if len(errs) > 0 {
			return nil, nil, errs
		}
		return &later{m, ed}, seen, nil
	}
	return &g
}

// later is a match of the later edition.
type later struct {
	engine.Match
	ed *edition
}

func (m *later) renamed(c engine.Choice, old, now engine.Ref) engine.Choice {
	if old != "" && c.On == old {
		c.On = now
	}
	if old != "" && c.To == old {
		c.To = now
	}
	return c
}

func (m *later) told(list []engine.Decision) (told []engine.Decision) {
	for _, d := range list {
		d.Legal, d.Weights = slices.Clone(d.Legal), slices.Clone(d.Weights)
		for i := range d.Legal {
			d.Legal[i] = m.renamed(d.Legal[i], m.ed.old, m.ed.new)
		}
		if m.ed.banned != "" && d.Weights == nil && len(d.Legal) > 1 {
			d.Legal = slices.DeleteFunc(d.Legal, func(c engine.Choice) bool { return c.Words() == m.ed.banned })
		}
		told = append(told, d)
	}
	if m.ed.reverse {
		slices.Reverse(told)
	}
	return told
}

func (m *later) Open() []engine.Decision   { return m.told(m.Match.Open()) }
func (m *later) Rights() []engine.Decision { return m.told(m.Match.Rights()) }
func (m *later) Clone() engine.Match       { return &later{m.Match.Clone(), m.ed} }

func (m *later) Continue(seq int, instead engine.Match) {
	if other, is := instead.(*later); is {
		instead = other.Match
	}
	m.Match.Continue(seq, instead)
}

func (m *later) Apply(e engine.Entry) ([]engine.Event, error) {
	asked := append(m.Open(), m.Rights()...)
	if !slices.ContainsFunc(asked, func(d engine.Decision) bool { return d.Seat == e.Seat && d.Allows(e.Choice) }) {
		return nil, &engine.Illegal{Entry: e, Why: words.To("engine/refused.not-legal")}
	}
	e.Choice = m.renamed(e.Choice, m.ed.new, m.ed.old)
	return m.Match.Apply(e)
}

// laterThan lists editions that a match of today may meet, and the ways that its save and its link take under them: by words
// a save survives what moves an ordinal, and what came before the safe point matters to neither.
func laterThan(rec *record.Record) []laterEdition {
	list := []laterEdition{
		{edition{name: "a thing renamed that nobody has touched", old: "thing/never", new: "thing/ever"}, record.Whole, record.Whole},
		{edition{name: "a list reordered", reverse: true}, record.Whole, record.SafePointOnly},
	}
	if ref := onlyBefore(rec, func(c engine.Choice) engine.Ref { return c.On }); ref != "" {
		list = append(list, laterEdition{edition{name: "a thing renamed that came up early", old: ref, new: ref + "-anew"}, record.FromSafePoint, record.SafePointOnly})
	}
	words := func(c engine.Choice) engine.Ref { return engine.Ref(c.Words()) }
	if early := onlyBefore(rec, words); early != "" {
		list = append(list, laterEdition{edition{name: "a rule changed for an early answer", banned: string(early)}, record.FromSafePoint, record.SafePointOnly})
	}
	if late := standsAfter(rec); late != "" {
		list = append(list, laterEdition{edition{name: "a rule changed for a late answer", banned: late}, record.SafePointOnly, record.SafePointOnly})
	}
	return list
}

type laterEdition struct {
	edition
	save, link record.Way
}

// onlyBefore is what a person's answer before the safe point said, and none after it.
func onlyBefore(rec *record.Record, of func(engine.Choice) engine.Ref) engine.Ref {
	for _, e := range rec.Entries[:rec.Safe.Seq] {
		if !persons(e) || of(e.Choice) == "" {
			continue
		}
		again := slices.ContainsFunc(rec.Entries[rec.Safe.Seq:], func(o engine.Entry) bool {
			return of(o.Choice) == of(e.Choice) || o.Choice.To == of(e.Choice)
		})
		if !again {
			return of(e.Choice)
		}
	}
	return ""
}

// standsAfter is an answer of a person after the safe point that was not taken back.
func standsAfter(rec *record.Record) string {
	struck := rec.Struck()
	for _, e := range rec.Entries[rec.Safe.Seq:] {
		if persons(e) && !struck[e.Seq] {
			return e.Choice.Words()
		}
	}
	return ""
}

func persons(e engine.Entry) bool {
	return e.By == "" && e.Seat != engine.Chance && e.Choice.Verb != engine.OrderVerb && !record.Agrees(e.Choice)
}

// A later release renames a thing, reorders a list, changes a rule. Every save and every link of a match that was played
// before still opens, plays on, and says which way it took.
func TestLaterEditionsOpenTheMatchesOfToday(t *testing.T) {
	ways := map[string]int{}
	for _, c := range []struct {
		game, scenario string
		seed           uint64
		answers        int
	}{{"toy", "full", 4, 130}, {"cataclysm", "days-of-decision", 7, 420}, {"cataclysm", "cataclysm", 3, 700}, {"triumph", "1939", 2, 300}, {"conquest", "rising-sun", 5, 300}} {
		rec := played(t, c.game, c.scenario, c.seed, c.answers).Seal()
		game, _ := ByID(c.game)
		save := record.Encode(rec)
		text, err := link.Encode(game, link.Letter{Record: rec})
		if err != nil {
			t.Fatal(err)
		}
		for _, later := range laterThan(rec) {
			ed := later.edition
			next := ed.of(game)
			opens := func(kind string, want record.Way, open func() (*record.Run, record.Report, error)) {
				t.Run(c.game+" "+c.scenario+", "+ed.name+", "+kind, func(t *testing.T) {
					run, report, err := open()
					if err != nil {
						t.Fatal(err)
					}
					if report.Way != want {
						t.Errorf("it went way %d, want %d: %+v", report.Way, want, report)
					}
					if report.Way != record.Whole && report.From == 0 {
						t.Errorf("got %+v, want the answer at which what is checked begins", report)
					}
					ways[fmt.Sprint(kind, report.Way)]++
					goesOn(t, next, run)
				})
			}
			opens("save", later.save, func() (*record.Run, record.Report, error) { return openSave(next, save) })
			opens("link", later.link, func() (*record.Run, record.Report, error) { return openLink(next, text) })
		}
	}
	for _, way := range []string{"save0", "save1", "save2", "link0", "link2"} {
		if ways[way] == 0 {
			t.Errorf("nothing was opened as %s: %v: got ways[way] %v, want not 0", way, ways, ways[way])
		}
	}
}
