package main

import (
	"fmt"
	"runtime/debug"
	"slices"
	"strings"
	"time"

	"interbellum/engine"
	"interbellum/engine/enginetest/law"
	"interbellum/engine/enginetest/walk"
	"interbellum/engine/saves"
)

// longest is where a soaked match counts as one that does not end.
const longest = 50_000

// replayEvery is how many matches lie between two that are replayed from their answers.
const replayEvery = 10

// agreeEvery is how many matches under random editions lie between two that begin with the data as they are shipped.
const agreeEvery = 5

// A soakedMatch is one match of a soak.
type soakedMatch struct {
	*soak
	game     *engine.Game // under the edition that is in force
	begun    *engine.Game // under the one that it began with
	then     *engine.Game // which it goes on under from the first safe point after some answers, or nil
	agreed   int          // the answer before which that was so
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
	m.end, m.begun = "failed", m.game
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
	m.sit(match)
	w := walk.New(m.seed)
	for m.seq < longest {
		if match = m.goOn(match); match == nil {
			return
		}
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

// sit begins to watch a match.
func (m *soakedMatch) sit(match engine.Match) {
	m.census = match.Census()
	if m.reach {
		m.watch(match)
	}
	if m.watcher != nil {
		m.watcher.GoOn(match)
	} else if book := lawsOf(m.game); book != nil && m.laws {
		m.watcher = book.Watch(match)
	}
}

// goOn lets the match go on under the edition that is agreed on, if it fits when its time has come.
func (m *soakedMatch) goOn(match engine.Match) engine.Match {
	if m.then == nil || m.seq < int(m.seed*37%700) || !walk.Safe(match) {
		return match
	}
	then := m.then
	m.then = nil
	fresh := walk.GoOn(match, m.game, then)
	if fresh == nil {
		m.report.Unfit++
		return match
	}
	m.report.Agreed++
	m.game, m.agreed = then, m.seq
	m.sit(fresh)
	if !m.sound(fresh) {
		return nil
	}
	return fresh
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
		if twin, err := saves.Read(m.game, saves.Write(match)); err == nil {
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
	twin, err := begin(m.begun, m.scenario, m.options, m.start)
	for i, e := range m.entries {
		if err == nil && m.game != m.begun && i == m.agreed {
			twin = walk.GoOn(twin, m.begun, m.game)
		}
		words := e.Choice.Words()
		if c, bad := engine.ParseChoice(words); bad != nil || c != e.Choice || strings.ContainsAny(words, " \"\\,=") {
			m.fail("the words %q cannot be saved", words)
			return
		}
		if err == nil && twin != nil {
			_, err = twin.Apply(e)
		}
	}
	if err != nil || twin == nil {
		m.fail("it does not replay: %v", err)
	} else if saves.Fingerprint(twin) != saves.Fingerprint(match) {
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
