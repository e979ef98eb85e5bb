package silly

import (
	"slices"
	"testing"

	"interbellum/engine"
	"interbellum/engine/cataclysm"
	"interbellum/engine/conquest"
	"interbellum/engine/enginetest/toy"
	"interbellum/engine/triumph"
)

// looked is what a watcher of a game finds in some moves.
func looked(g *engine.Game, moves ...*Move) (list []string) {
	w := Watch(g)
	for i, m := range moves {
		m.Seq = i
		w.Saw(m)
	}
	for _, f := range w.Found() {
		list = append(list, f.Kind+": "+f.Where(0))
	}
	return list
}

func wants(t *testing.T, what string, got []string, want ...string) {
	t.Helper()
	if !slices.Equal(got, want) {
		t.Errorf("%s: got %q, want %q", what, got, want)
	}
}

// match is a written position of a game.
func match(t *testing.T, g *engine.Game, position string) engine.Match {
	t.Helper()
	m, _, errs := g.FromSchema([]byte(position))
	if len(errs) > 0 {
		t.Fatalf("got %v, want a position", errs)
	}
	return m
}

func event(kind string, seat engine.Seat, on, to engine.Ref) engine.Event {
	return engine.Event{Kind: kind, Seat: seat, On: on, To: to}
}

func TestKindsAreThoseThatAreCounted(t *testing.T) {
	for _, g := range []*engine.Game{cataclysm.Game(), triumph.Game(), conquest.Game()} {
		if len(Kinds(g.ID)) == 0 || Watch(g).by == nil {
			t.Errorf("%s: got nothing counted, want something", g.Name)
		}
		for _, kind := range Kinds(g.ID) {
			if (Finding{Kind: kind}).Fact() {
				t.Errorf("%s: got %q as a fact, want it as a decision", g.Name, kind)
			}
		}
	}
	wants(t, "a game without counters", looked(toy.Game(), &Move{Events: []engine.Event{event("control", 1, "area/x", "")}}))
}

func TestAWinThatIsMissed(t *testing.T) {
	m := match(t, cataclysm.Game(), `{"format": "cataclysm/1", "base": "days-of-decision", "phase": "action", "turn": "1939-40"}`)
	d := m.Open()[0]
	if Missed(m, d, d.Legal[0]) {
		t.Error("no answer wins: got a win missed, want none")
	}
	end := ending{m, d.Legal[1]}
	if !Missed(end, d, d.Legal[0]) {
		t.Error("another answer wins: got no win missed, want one")
	}
	if Missed(end, d, d.Legal[1]) {
		t.Error("the answer that wins: got a win missed, want none")
	}
}

// ending is a match that one answer wins for the player who gives it.
type ending struct {
	engine.Match
	wins engine.Choice
}

func (e ending) Clone() engine.Match { return &played{e, engine.Entry{}} }

type played struct {
	ending
	last engine.Entry
}

func (p *played) Apply(e engine.Entry) ([]engine.Event, error) { p.last = e; return nil, nil }

func (p *played) Result() (engine.Result, bool) {
	return engine.Result{Winners: engine.Only(p.last.Seat)}, p.last.Choice == p.wins
}
