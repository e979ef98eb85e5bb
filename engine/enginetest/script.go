package enginetest

import (
	"bytes"
	"errors"
	"slices"
	"strconv"
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/enginetest/walk"
	"interbellum/engine/saves"
)

// A Script gives answers in words to one match, and dice from a queue.
type Script struct {
	T      testing.TB
	Game   *engine.Game
	Match  engine.Match
	Events []engine.Event // all that was seen since NewScript or Forget
	Log    []engine.Entry // all that was answered, chance included

	chance []string
	dealer *walk.Walker
	skips  []string
}

// NewScript starts a script at any position. Dice left in the queue when the test ends
// fail it.
func NewScript(t testing.TB, game *engine.Game, m engine.Match) *Script {
	s := &Script{T: t, Game: game, Match: m}
	t.Cleanup(func() {
		if len(s.chance) > 0 && !t.Failed() {
			t.Errorf("chance was not asked for %s", strings.Join(s.chance, ", "))
		}
	})
	return s
}

// Start starts a script at the beginning of a scenario.
func Start(t testing.TB, game *engine.Game, scenario string, options ...string) *Script {
	t.Helper()
	m, seen, err := game.New(scenario, options)
	if err != nil {
		t.Fatalf("%s does not start: %v", scenario, err)
	}
	s := NewScript(t, game, m)
	s.Events = seen
	return s
}

// Table is the table of the match, for a game's own tests.
func Table[T any](s *Script) *T {
	s.T.Helper()
	p, is := s.Match.(*engine.Position[T])
	if !is {
		s.T.Fatalf("the match is a %T", s.Match)
	}
	return p.Table()
}

// Chance queues what chance answers next: numbers are dice, texts are answers in words.
func (s *Script) Chance(answers ...any) {
	s.T.Helper()
	for _, a := range answers {
		switch a := a.(type) {
		case int:
			s.chance = append(s.chance, strconv.Itoa(a))
		case string:
			s.chance = append(s.chance, a)
		case engine.Choice:
			s.chance = append(s.chance, a.Words())
		default:
			s.T.Fatalf("chance cannot answer with a %T", a)
		}
	}
	s.roll()
}

// Deal lets chance answer at random, from this seed, whenever its queue is empty.
func (s *Script) Deal(seed uint64) {
	s.T.Helper()
	s.dealer = walk.New(seed)
	s.roll()
}

// Skip gives to questions of these kinds, and of no others, the first answer there is, for every seat.
func (s *Script) Skip(kinds ...string) {
	s.T.Helper()
	s.skips = kinds
	s.roll()
}

// roll answers what is skipped, and for chance as long as it is asked and can answer.
func (s *Script) roll() {
	s.T.Helper()
	for {
		d, asked := s.question(engine.Chance)
		open := s.Match.Open()
		switch {
		case len(open) > 0 && slices.Contains(s.skips, open[0].Kind):
			s.give(open[0], open[0].Legal[0].Words())
		case asked && len(s.chance) > 0:
			next := s.chance[0]
			s.chance = s.chance[1:]
			s.give(d, next)
		case asked && s.dealer != nil:
			s.give(d, s.dealer.Answer(d).Words())
		default:
			return
		}
	}
}

// Play gives answers of one seat, in words, one after another. Rights are played alike.
func (s *Script) Play(seat string, answers ...string) {
	s.T.Helper()
	for _, words := range answers {
		s.ready()
		s.give(s.offer(seat, words), words)
		s.roll()
	}
}

// Pass lets each of these seats pass in turn.
func (s *Script) Pass(seats ...string) {
	s.T.Helper()
	for _, seat := range seats {
		s.Play(seat, engine.Pass)
	}
}

// PlayIf plays if the seat is asked this kind of question now, and says whether it was.
func (s *Script) PlayIf(seat, kind string, answers ...string) bool {
	s.T.Helper()
	d, asked := s.question(s.seat(seat))
	if !asked || d.Kind != kind {
		return false
	}
	s.Play(seat, answers...)
	return true
}

// Asked wants the seat to be asked this kind of question now, and returns it.
func (s *Script) Asked(seat, kind string) engine.Decision {
	s.T.Helper()
	d, asked := s.question(s.seat(seat))
	if !asked || d.Kind != kind {
		s.T.Fatalf("%s is not asked %s; open is:\n%s", seat, kind, s.Open())
	}
	return d
}

// NotAsked wants the seat not to be asked anything now.
func (s *Script) NotAsked(seat string) {
	s.T.Helper()
	if d, asked := s.question(s.seat(seat)); asked {
		s.T.Fatalf("%s is asked %s", seat, d.Kind)
	}
}

// Offered wants each of these answers to be legal for the seat, asked for or as a right.
func (s *Script) Offered(seat string, answers ...string) {
	s.T.Helper()
	for _, words := range answers {
		s.offer(seat, words)
	}
}

// Refused wants none of these answers to be legal, and that trying changes nothing. It
// returns the last refusal.
func (s *Script) Refused(seat string, answers ...string) (last *engine.Illegal) {
	s.T.Helper()
	for _, words := range answers {
		before := saves.Write(s.Match)
		_, err := s.Match.Apply(engine.Entry{Seq: s.Match.Seq(), Seat: s.seat(seat), Choice: s.parse(words)})
		if !errors.As(err, &last) {
			s.T.Fatalf("%s may %s, and should not; open is:\n%s", seat, words, s.Open())
		}
		if !bytes.Equal(before, saves.Write(s.Match)) {
			s.T.Fatalf("refusing %s %s changed something", seat, words)
		}
	}
	return last
}

// Legal lists the answers that the seat may give now, in words.
func (s *Script) Legal(seat string) (words []string) {
	s.T.Helper()
	if d, asked := s.question(s.seat(seat)); asked {
		for _, c := range d.Legal {
			words = append(words, c.Words())
		}
	}
	return words
}

// Auto gives up to n answers that are the only ones, or all with n below 0, and says how
// many it gave.
func (s *Script) Auto(n int) (given int) {
	s.T.Helper()
	for given != n {
		s.roll()
		at := slices.IndexFunc(s.Match.Open(), func(d engine.Decision) bool {
			return d.Seat != engine.Chance && len(d.Legal) == 1
		})
		if at < 0 {
			return given
		}
		d := s.Match.Open()[at]
		s.give(d, d.Legal[0].Words())
		given++
	}
	s.roll()
	return given
}

// Until lets everyone pass, or be done, or give an only answer, until someone is asked
// this kind of question; it returns that.
func (s *Script) Until(kind string) engine.Decision {
	s.T.Helper()
	for range 1000 {
		if at := slices.IndexFunc(s.Match.Open(), func(d engine.Decision) bool { return d.Kind == kind }); at >= 0 {
			return s.Match.Open()[at]
		}
		s.ready()
		d := s.Match.Open()[0]
		s.give(d, s.idle(d))
		s.roll()
	}
	s.T.Fatalf("nobody is asked %s within 1000 answers", kind)
	return engine.Decision{}
}

// idle is the answer that does least.
func (s *Script) idle(d engine.Decision) string {
	s.T.Helper()
	for _, verb := range []string{engine.Pass, "done"} {
		if d.Allows(engine.Choice{Verb: verb}) {
			return verb
		}
	}
	if len(d.Legal) != 1 {
		s.T.Fatalf("there is no passing here:\n%s", s.Open())
	}
	return d.Legal[0].Words()
}

// Finish plays on at random to the end and returns the result.
func (s *Script) Finish(seed uint64) engine.Result {
	s.T.Helper()
	walker := walk.New(seed)
	for range 100_000 {
		s.roll()
		e, d, going := walker.Pick(s.Match)
		if !going {
			break
		}
		s.give(d, e.Choice.Words())
	}
	result, over := s.Match.Result()
	if !over {
		s.T.Fatalf("no end in sight: %v", s.Match.Stack())
	}
	return result
}

// Saw wants an event of this kind since the start or Forget, on these refs where given
// (the first is On, the second To), and returns the last such event.
func (s *Script) Saw(kind string, refs ...engine.Ref) engine.Event {
	s.T.Helper()
	for _, e := range slices.Backward(s.Events) {
		if e.Kind == kind && (len(refs) < 1 || e.On == refs[0]) && (len(refs) < 2 || e.To == refs[1]) {
			return e
		}
	}
	s.T.Fatalf("nobody saw %s %v, only %s", kind, refs, s.kinds())
	return engine.Event{}
}

// NotSaw wants no event of this kind since the start or Forget.
func (s *Script) NotSaw(kind string) {
	s.T.Helper()
	if slices.ContainsFunc(s.Events, func(e engine.Event) bool { return e.Kind == kind }) {
		s.T.Fatalf("%s was seen, and should not", kind)
	}
}

// Forget forgets the events seen so far.
func (s *Script) Forget() { s.Events = nil }

// Fork is a script on a copy, for trying what else could be done. Its queue is empty.
func (s *Script) Fork() *Script {
	fork := NewScript(s.T, s.Game, s.Match.Clone())
	fork.Events, fork.Log, fork.skips = slices.Clone(s.Events), slices.Clone(s.Log), s.skips
	return fork
}

// Open says in words who is asked what, and every legal answer.
func (s *Script) Open() string {
	var b strings.Builder
	line := func(d engine.Decision, what string) {
		b.WriteString("  " + slugOf(s.Game, d.Seat) + what + d.Kind + " (" + string(d.Rule) + ")")
		if d.About != "" {
			b.WriteString(" about " + string(d.About))
		}
		b.WriteString(":")
		for _, c := range d.Legal {
			b.WriteString(" " + c.Words())
		}
		b.WriteString("\n")
	}
	for _, d := range s.Match.Open() {
		line(d, " is asked ")
	}
	for _, d := range s.Match.Rights() {
		line(d, " has the right ")
	}
	return b.String() + "  in " + strings.Join(s.Match.Stack(), " > ")
}

// ready wants someone other than chance to be asked.
func (s *Script) ready() {
	s.T.Helper()
	s.roll()
	if len(s.Match.Open()) == 0 {
		s.T.Fatalf("the match is over")
	}
	if d, asked := s.question(engine.Chance); asked {
		s.T.Fatalf("chance is asked %s, and nothing is queued; open is:\n%s", d.Kind, s.Open())
	}
}

// offer finds the question or right of a seat that these words answer.
func (s *Script) offer(seat, words string) engine.Decision {
	s.T.Helper()
	c, who := s.parse(words), s.seat(seat)
	for _, d := range append(slices.Clone(s.Match.Open()), s.Match.Rights()...) {
		if d.Seat == who && d.Allows(c) {
			return d
		}
	}
	s.T.Fatalf("%s may not %s; open is:\n%s", seat, words, s.Open())
	return engine.Decision{}
}

func (s *Script) give(d engine.Decision, words string) {
	s.T.Helper()
	e := d.Answer(s.Match.Seq(), s.parse(words), "")
	seen, err := s.Match.Apply(e)
	if err != nil {
		s.T.Fatalf("%v; open is:\n%s", err, s.Open())
	}
	s.Log = append(s.Log, e)
	s.Events = append(s.Events, seen...)
}

func (s *Script) question(seat engine.Seat) (engine.Decision, bool) {
	for _, d := range s.Match.Open() {
		if d.Seat == seat {
			return d, true
		}
	}
	return engine.Decision{}, false
}

func (s *Script) parse(words string) engine.Choice {
	s.T.Helper()
	c, err := engine.ParseChoice(words)
	if err != nil {
		s.T.Fatal(err)
	}
	return c
}

func (s *Script) seat(slug string) engine.Seat {
	s.T.Helper()
	seat, found := seatOf(s.Game, slug)
	if !found {
		s.T.Fatalf("no seat is called %q", slug)
	}
	return seat
}

func (s *Script) kinds() string {
	var kinds []string
	for _, e := range s.Events {
		kinds = append(kinds, e.Kind)
	}
	return strings.Join(kinds, ", ")
}
