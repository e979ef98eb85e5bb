package enginetest

import (
	"io/fs"
	"maps"
	"os"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/enginetest/walk"
)

// mostPositions is how many written positions a game may need to come to everything.
const mostPositions = 20

// Reach plays matches from every written position in a folder, half of them with the player who seeks war, until
// each procedure has begun, each verb has been answered and each way to win has occurred. Nothing may be wrong on
// the way.
func Reach(t *testing.T, game *engine.Game, written fs.FS, folder string, verbs, wins []string, seeds uint64) {
	files, err := fs.Glob(written, path.Join(folder, "*.json"))
	if err != nil || len(files) == 0 || len(files) > mostPositions {
		t.Fatalf("%d positions, %v", len(files), err)
	}
	r := &reaching{t: t, game: game, missing: map[string]bool{}}
	for _, v := range verbs {
		r.missing["verb "+v] = true
	}
	for _, v := range wins {
		r.missing["victory "+v] = true
	}
	for seed := uint64(0); seed < seeds && (seed == 0 || len(r.missing) > 0); seed++ {
		for _, f := range files {
			text, err := fs.ReadFile(written, f)
			if err != nil {
				t.Fatal(err)
			}
			r.play(f, text, seed)
		}
	}
	for _, what := range slices.Sorted(maps.Keys(r.missing)) {
		t.Errorf("the %s is never reached", what)
	}
}

// reaching strikes off what matches come to.
type reaching struct {
	t       *testing.T
	game    *engine.Game
	missing map[string]bool
	named   bool // the procedures are among what is missing
}

func (r *reaching) play(file string, text []byte, seed uint64) {
	m, _, errs := r.game.FromSchema(text)
	if len(errs) > 0 {
		r.t.Fatalf("%s: %v", file, errs)
	}
	r.watch(m)
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
				d.Weights[i] = r.game.Bias(d, c)
			}
		}
		e := d.Answer(m.Seq(), w.Answer(d), "")
		delete(r.missing, "verb "+e.Choice.Verb)
		if _, err := m.Apply(e); err != nil {
			r.t.Fatalf("%s, seed %d: %v", file, seed, err)
		}
		if m.Seq()%25 == 0 {
			for _, err := range m.Check() {
				r.t.Errorf("%s, seed %d, answer %d: %v", file, seed, m.Seq(), err)
			}
		}
	}
	result, _ := m.Result()
	delete(r.missing, "victory "+result.Kind)
}

// watch has the match name its procedures. Those of a package's own tests are no one's concern.
func (r *reaching) watch(m engine.Match) {
	p := m.(interface {
		Watch(func(string))
		Procedures() []string
	})
	for _, name := range p.Procedures() {
		if !r.named && !strings.HasPrefix(name, "test-") {
			r.missing["step "+name] = true
		}
	}
	r.named = true
	for _, name := range m.Stack() {
		delete(r.missing, "step "+name)
	}
	p.Watch(func(name string) { delete(r.missing, "step "+name) })
}

var saidVerb = regexp.MustCompile(`Verb: "([a-z-]+)"|\bverb\("([a-z-]+)"\)`)

// VerbsHere lists the verbs of the answers in the source of the package that is tested.
func VerbsHere(t *testing.T) (list []string) {
	files, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		if !strings.HasSuffix(f.Name(), ".go") || strings.HasSuffix(f.Name(), "_test.go") {
			continue
		}
		text, err := os.ReadFile(f.Name())
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range saidVerb.FindAllStringSubmatch(string(text), -1) {
			list = append(list, m[1]+m[2])
		}
	}
	slices.Sort(list)
	return slices.Compact(list)
}
