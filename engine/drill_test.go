package engine_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"interbellum/engine"
)

// The drill is a game that does nothing but follow plans: each procedure has a name and
// a list of moves, and writes down what it sees.

type drill struct {
	Log []string
	Due []string // names of procedures in the queue
}

func (d *drill) log(format string, args ...any) { d.Log = append(d.Log, fmt.Sprintf(format, args...)) }

// plans are the moves of each procedure: "ask", "seal", "end", "unwind", "safe", "spin", or
// with names of procedures "call x", "become x", "due x y", "last x" (due x, and end).
type plans map[string][]string

var plan plans

type proc struct {
	Name   string
	At     int
	Asks   bool
	Seals  bool
	IsSafe bool
}

// base is a procedure that can be unwound to.
type base struct{ proc }

func (p *proc) Waiting(*drill) bool { return p.Asks || p.Seals }

func (p *proc) Open(*drill) (asked []engine.Decision) {
	seats := []engine.Seat{1}
	if p.Seals {
		seats = []engine.Seat{2, 1, 3}
	}
	for _, s := range seats {
		asked = append(asked, engine.Decision{
			Seat: s, Kind: p.Name, Rule: "1.1", Sealed: p.Seals, Seen: engine.Only(s), Public: "answers",
			Legal: []engine.Choice{{Verb: "say", N: 2}, {Verb: "say", N: 1}},
		})
	}
	return asked
}

func (p *proc) Take(t *drill, e engine.Entry) []engine.Event {
	p.Asks, p.Seals = false, false
	t.log("%s told %s by %d", p.Name, e.Choice, e.Seat)
	return []engine.Event{{Kind: "said", Rule: "1.1", Seat: e.Seat, N: e.Choice.N, Seen: e.Seen}}
}

// Nests lets the base called NEST have the queue drained in its middle.
func (b *base) Nests(*drill) bool { return b.Name == "NEST" }

func (p *proc) Safe(*drill) bool { return p.IsSafe }

func (p *proc) Next(t *drill, ended engine.Step[drill]) (engine.Step[drill], bool, []engine.Event) {
	switch e := ended.(type) {
	case *proc:
		t.log("%s hears of %s", p.Name, e.Name)
	case *base:
		t.log("%s hears of %s", p.Name, e.Name)
	case *engine.Unwind[drill]:
		t.log("%s is unwound to", p.Name)
	}
	if p.At == len(plan[p.Name]) {
		t.log("%s ends", p.Name)
		return nil, true, nil
	}
	move := strings.Fields(plan[p.Name][p.At])
	p.At++
	p.IsSafe = move[0] == "safe"
	switch move[0] {
	case "ask":
		p.Asks = true
	case "seal":
		p.Seals = true
	case "call":
		return fresh(move[1]), false, nil
	case "become":
		return fresh(move[1]), true, nil
	case "due":
		t.Due = append(t.Due, move[1:]...)
	case "unwind":
		return &engine.Unwind[drill]{To: "base"}, true, nil
	case "end":
		return &engine.End[drill]{}, false, nil
	case "last":
		t.Due = append(t.Due, move[1])
		return nil, true, nil
	case "spin":
		p.At--
	}
	return nil, false, nil
}

// fresh makes a base of a name in capitals and a proc of any other.
func fresh(name string) engine.Step[drill] {
	if strings.ToUpper(name) == name {
		return &base{proc{Name: name}}
	}
	return &proc{Name: name}
}

var drillRules = engine.Rules[drill]{
	Steps: func() *engine.Steps[drill] {
		s := &engine.Steps[drill]{}
		s.Register("proc", &proc{})
		s.Register("base", &base{})
		return s
	}(),
	Clone: func(t *drill) *drill { return &drill{Log: slices.Clone(t.Log), Due: slices.Clone(t.Due)} },
	Due: func(t *drill, _ []engine.Step[drill]) (engine.Step[drill], []engine.Event) {
		if len(t.Due) == 0 {
			return nil, nil
		}
		next := t.Due[0]
		if t.Due = t.Due[1:]; len(t.Due) == 0 {
			t.Due = nil
		}
		return fresh(next), nil
	},
	Rights: func(*drill, []engine.Step[drill]) []engine.Decision {
		return []engine.Decision{{Seat: 1, Kind: "poke", Rule: "2.2", Seen: engine.Everybody, Legal: []engine.Choice{{Verb: "poke"}}}}
	},
	Use: func(t *drill, _ []engine.Step[drill], e engine.Entry) (engine.Step[drill], []engine.Event) {
		t.log("poked")
		return fresh("poke"), nil
	},
	Result: func(*drill) engine.Result { return engine.Result{Kind: "over", Rule: "9"} },
	Schema: func(t *drill) any { return len(t.Log) },
}

// begin starts a drill with these plans at the procedure "ROOT".
func begin(p plans) *engine.Position[drill] {
	plan = p
	m, _ := engine.Start(&drillRules, &drill{}, fresh("ROOT"))
	return m
}

// say answers for a seat.
func say(t *testing.T, m engine.Match, s engine.Seat, n int) []engine.Event {
	t.Helper()
	seen, err := m.Apply(engine.Entry{Seq: m.Seq(), Seat: s, Choice: engine.Choice{Verb: "say", N: n}})
	if err != nil {
		t.Fatal(err)
	}
	return seen
}

func poke(t *testing.T, m engine.Match) {
	t.Helper()
	if _, err := m.Apply(engine.Entry{Seq: m.Seq(), Seat: 1, Choice: engine.Choice{Verb: "poke"}}); err != nil {
		t.Fatal(err)
	}
}

func wantLog(t *testing.T, m *engine.Position[drill], lines ...string) {
	t.Helper()
	if !slices.Equal(m.Table().Log, lines) {
		t.Errorf("what happened: got\n  %s\nwant\n  %s", strings.Join(m.Table().Log, "\n  "), strings.Join(lines, "\n  "))
	}
}

func wantPanic(t *testing.T, part string, do func()) {
	t.Helper()
	defer func() {
		if cause := fmt.Sprint(recover()); !strings.Contains(cause, part) {
			t.Errorf("panic: got %q, want %q in it", cause, part)
		}
	}()
	do()
}
