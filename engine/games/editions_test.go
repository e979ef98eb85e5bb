package games

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/link"
	"interbellum/engine/record"
	"interbellum/engine/record/recordtest"
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
	run, _, report, err := link.OpenPosition(text, find)
	return run, report, err
}

// goesOn plays on, and saves and sends what came of it.
func goesOn(t *testing.T, game *engine.Game, run *record.Run) {
	t.Helper()
	before := len(run.Record.Entries)
	if err := recordtest.Play(run, 11, 40); err != nil {
		t.Fatalf("it does not play on: %v", err)
	}
	if len(run.Record.Entries) == before && len(run.Match.Open()) > 0 {
		t.Fatal("nothing was played")
	}
	if _, report, err := openSave(game, record.Encode(run.Seal())); err != nil || report.Way != record.Whole {
		t.Fatalf("saved, it opens with %+v, %v", report, err)
	}
	text, err := link.Encode(game, link.Letter{Record: run.Record})
	if err != nil {
		t.Fatalf("it is not sent: %v", err)
	}
	if _, report, err := openLink(game, text); err != nil || report.Way != record.Whole {
		t.Fatalf("sent, it opens with %+v, %v", report, err)
	}
}

// Whatever a later release changes: these open, and play on.
func TestTheFirstReleaseOpensForEver(t *testing.T) {
	for _, k := range keepsakes {
		t.Run(k.game+" "+k.scenario, func(t *testing.T) {
			game, _ := ByID(k.game)
			save, text := k.read(t)
			run, report, err := openSave(game, save)
			if err != nil {
				t.Fatal(err)
			}
			if rec, _ := record.Decode(save); rec.Header.Edition == game.Edition {
				if report.Way != record.Whole || report.Dealt == 0 || !bytes.Equal(record.Encode(run.Seal()), save) {
					t.Errorf("of this edition, it opens with %+v", report)
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

// An edition is how a later release of a game differs: in what it calls a thing, in the order of a list, in a datum of
// the set-up, in a rule.
type edition struct {
	name     string
	old, new engine.Ref // a thing has another name
	reverse  bool       // questions and rights stand in the opposite order
	mended   [2]string  // in the set-up's written position, this is now that
	banned   string     // an answer, in words, that is no longer legal beside others
}

// of is the game in the later edition.
func (ed *edition) of(game *engine.Game) *engine.Game {
	g := *game
	g.Edition = game.Edition + " " + ed.name
	g.New = func(scenario string, options []string) (engine.Match, []engine.Event, error) {
		m, seen, err := game.New(scenario, options)
		if err == nil && ed.mended[0] != "" {
			if m, seen, err = ed.mend(game, m); err != nil {
				return nil, nil, err
			}
		}
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

func (ed *edition) mend(game *engine.Game, m engine.Match) (engine.Match, []engine.Event, error) {
	_, schema, _ := m.SafePoint()
	text := jsonOf(schema)
	if !strings.Contains(text, ed.mended[0]) {
		return nil, nil, fmt.Errorf("there is no %s in %s", ed.mended[0], text)
	}
	m, seen, errs := game.FromSchema([]byte(strings.Replace(text, ed.mended[0], ed.mended[1], 1)))
	return m, seen, errors.Join(errs...)
}

func jsonOf(v any) string {
	text, err := json.Marshal(v)
	if err != nil {
		panic(err)
	}
	return string(text)
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
		return nil, &engine.Illegal{Entry: e, Why: "is not among the legal answers"}
	}
	e.Choice = m.renamed(e.Choice, m.ed.new, m.ed.old)
	return m.Match.Apply(e)
}

// A later release renames a thing, reorders a list, mends a datum, changes a rule. Every save and every link of the
// first release still opens, plays on, and says which way it took.
func TestLaterEditionsOpenTheFirstRelease(t *testing.T) {
	ways := map[string]int{}
	for _, c := range laterEditions {
		k := keepsakes[c.match]
		game, _ := ByID(k.game)
		ed := c.edition
		next := ed.of(game)
		save, text := k.read(t)
		for kind, open := range map[string]func() (*record.Run, record.Report, error){
			"save": func() (*record.Run, record.Report, error) { return openSave(next, save) },
			"link": func() (*record.Run, record.Report, error) { return openLink(next, text) },
		} {
			t.Run(k.game+" "+k.scenario+", "+ed.name+", "+kind, func(t *testing.T) {
				run, report, err := open()
				if err != nil {
					t.Fatal(err)
				}
				want := c.save
				if kind == "link" {
					want = c.link
				}
				if report.Way != want {
					t.Errorf("it went way %d, not %d: %+v", report.Way, want, report)
				}
				if report.Way != record.Whole && report.From == 0 {
					t.Error("it does not say where what is checked begins")
				}
				ways[fmt.Sprint(kind, report.Way)]++
				goesOn(t, next, run)
			})
		}
	}
	for _, way := range []string{"save0", "save1", "save2", "link0", "link2"} {
		if ways[way] == 0 {
			t.Errorf("nothing was opened as %s: %v", way, ways)
		}
	}
}

// Each says which way saves and links take under it: by words a save survives what moves an ordinal, and what came
// before the safe point matters to neither.
var laterEditions = []struct {
	edition
	match      int
	save, link record.Way
}{
	{edition{name: "a thing renamed that nobody has touched", old: "counter/never", new: "counter/ever"}, 0, record.Whole, record.Whole},
	{edition{name: "a counter renamed that is drawn throughout", old: "counter/coral", new: "counter/reef"}, 0, record.SafePointOnly, record.SafePointOnly},
	{edition{name: "a list reordered", reverse: true}, 0, record.Whole, record.SafePointOnly},
	{edition{name: "a rule changed", banned: "interrupt"}, 0, record.SafePointOnly, record.SafePointOnly},

	{edition{name: "an area renamed that came up early", old: "area/poland", new: "area/polska"}, 1, record.FromSafePoint, record.SafePointOnly},
	{edition{name: "a list reordered", reverse: true}, 1, record.Whole, record.SafePointOnly},
	{edition{name: "a datum mended", mended: [2]string{`{"area":"lombardy","unit":"infantry","n":1}`, `{"area":"rome","unit":"infantry","n":1}`}}, 1, record.FromSafePoint, record.SafePointOnly},
	{edition{name: "a rule changed", banned: "take:il-duce/italy"}, 1, record.SafePointOnly, record.SafePointOnly},

	{edition{name: "an area renamed that nobody has touched", old: "area/samoa", new: "area/upolu"}, 2, record.Whole, record.Whole},
	{edition{name: "a list reordered", reverse: true}, 2, record.Whole, record.SafePointOnly},
	{edition{name: "a datum mended", mended: [2]string{`{"area":"lombardy","unit":"infantry","n":1}`, `{"area":"rome","unit":"infantry","n":1}`}}, 2, record.Whole, record.SafePointOnly},
	{edition{name: "a rule changed", banned: "reserve:il-duce/italy"}, 2, record.FromSafePoint, record.SafePointOnly},
}
