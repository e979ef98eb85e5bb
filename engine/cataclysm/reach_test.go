package cataclysm

import (
	"embed"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/enginetest/walk"
)

//go:embed testdata/positions
var positions embed.FS

// Matches from the written positions come to every procedure and give every answer that the
// game knows; nothing is wrong at any question. The positions are those that `make soak`
// starts from as well.
func TestReach(t *testing.T) {
	missing := map[string]bool{}
	for _, name := range steps.Names() {
		if !strings.HasPrefix(name, "test-") { // of this package's own tests
			missing["step "+name] = true
		}
	}
	for _, v := range verbsOf(t) {
		missing["verb "+v] = true
	}
	files, err := positions.ReadDir("testdata/positions")
	if err != nil || len(files) == 0 || len(files) > 20 {
		t.Fatalf("%d positions, %v", len(files), err)
	}
	for seed := uint64(0); seed < 16 && len(missing) > 0; seed++ {
		for _, f := range files {
			text, err := positions.ReadFile("testdata/positions/" + f.Name())
			if err != nil {
				t.Fatal(err)
			}
			m, _, errs := fromSchema(text)
			if len(errs) > 0 {
				t.Fatalf("%s: %v", f.Name(), errs)
			}
			reach(t, f.Name(), m, seed, missing)
		}
	}
	for what := range missing {
		t.Errorf("the %s is never reached", what)
	}
}

// reach plays one match, and strikes off what it comes to.
func reach(t *testing.T, name string, m engine.Match, seed uint64, missing map[string]bool) {
	t.Helper()
	for _, s := range m.Stack() {
		delete(missing, "step "+s)
	}
	m.(*engine.Position[Table]).Watch(func(s string) { delete(missing, "step "+s) })
	w := walk.New(seed)
	for len(m.Open()) > 0 {
		open := m.Open()
		if w.N(walk.RightsEvery) == 0 && len(m.Rights()) > 0 {
			open = m.Rights()
		}
		d := open[w.N(len(open))]
		if seed%2 == 0 && d.Seat != engine.Chance {
			d.Weights = make([]int, len(d.Legal))
			for i, c := range d.Legal {
				d.Weights[i] = bias(d, c)
			}
		}
		e := d.Answer(m.Seq(), w.Answer(d), "")
		delete(missing, "verb "+e.Choice.Verb)
		if _, err := m.Apply(e); err != nil {
			t.Fatal(err)
		}
		if m.Seq()%25 == 0 {
			for _, err := range m.Check() {
				t.Errorf("%s, seed %d, answer %d: %v", name, seed, m.Seq(), err)
			}
		}
	}
}

// verbsOf lists the verbs of the game's answers, as its source has them.
func verbsOf(t *testing.T) (list []string) {
	t.Helper()
	files, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	said := regexp.MustCompile(`Verb: "([a-z-]+)"|\bverb\("([a-z-]+)"\)`)
	for _, f := range files {
		if !strings.HasSuffix(f.Name(), ".go") || strings.HasSuffix(f.Name(), "_test.go") {
			continue
		}
		text, err := os.ReadFile(f.Name())
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range said.FindAllStringSubmatch(string(text), -1) {
			list = append(list, m[1]+m[2])
		}
	}
	for _, v := range operationVerbs {
		list = append(list, v.verb)
	}
	slices.Sort(list)
	return slices.Compact(list)
}
