package enginetest

import (
	"fmt"
	"testing"

	"interbellum/engine"
	"interbellum/engine/enginetest/walk"
	"interbellum/engine/saves"
)

// Options says how much of the battery is run. The zero value plays ten matches and
// checks every question.
type Options struct {
	Seeds   int      // how many random matches; 0 means 10
	First   uint64   // the first seed; the others follow it
	Pinned  []uint64 // seeds that failed once: always played, checked at every question
	Every   int      // look at every n-th question; 0 means each
	Follow  int      // in each match, from how many questions every offered answer is followed to an end
	Answers int      // of such a question, at most so many; 0 means all
	Bound   int      // a match longer than this fails; 0 means 20000 answers
	Options []string // of the scenario, as "key=value"
	Keep    string   // the folder for records of matches that fail; "" means a new temporary one

	// Agreed is another edition, which the match goes on under from its first safe point on that is so many answers away and fits.
	Agreed *engine.Game
	After  int

	// Start begins the match; nil means Game.New with the scenario.
	Start func() (engine.Match, []engine.Event, error)
}

// Run plays matches of one scenario, each a subtest named for its seed.
func Run(t *testing.T, game *engine.Game, scenario string, opts Options) {
	t.Helper()
	opts = opts.filled(game, scenario)
	checkCatalogue(t, game, scenario)
	for _, seed := range opts.Pinned {
		pinned := opts
		pinned.Every = 1
		t.Run(fmt.Sprintf("pinned seed %d", seed), func(t *testing.T) { PlayOne(t, game, scenario, seed, pinned) })
	}
	for i := range uint64(opts.Seeds) {
		seed := opts.First + i
		t.Run(fmt.Sprintf("seed %d", seed), func(t *testing.T) { PlayOne(t, game, scenario, seed, opts) })
	}
}

func (o Options) filled(game *engine.Game, scenario string) Options {
	if o.Seeds == 0 {
		o.Seeds = 10
	}
	if o.Every == 0 {
		o.Every = 1
	}
	if o.Bound == 0 {
		o.Bound = 20_000
	}
	if o.Start == nil {
		o.Start = func() (engine.Match, []engine.Event, error) { return game.New(scenario, o.Options) }
	}
	return o
}

// A run is one match under watch.
type run struct {
	testing.TB
	game     *engine.Game
	scenario engine.Scenario
	opts     Options
	walker   *walk.Walker // plays the match
	aside    *walk.Walker // picks what is tried on copies, so that watching changes no match
	census   []engine.Count
	players  engine.Split
	record   Record
	seen     []engine.Event
	begun    *engine.Game // the edition before one was agreed on
	agreed   int          // the answer before which one was
}

// PlayOne plays one match under watch. It is for tests of the battery itself; others
// call Run.
func PlayOne(tb testing.TB, game *engine.Game, scenario string, seed uint64, opts Options) {
	tb.Helper()
	opts = opts.filled(game, scenario)
	r := &run{TB: tb, game: game, opts: opts, walker: walk.New(seed), aside: walk.New(^seed), begun: game}
	r.record = Record{Game: game.ID, Scenario: scenario, Options: opts.Options, Seed: seed}
	found := false
	if r.scenario, found = game.ScenarioByID(scenario); !found {
		tb.Fatalf("%s has no scenario %q", game.ID, scenario)
	}
	r.players = playersOf(r.scenario)
	defer r.keepRecord()
	m := r.start()
	r.census = m.Census()
	r.checkStart(m)
	for n := 0; ; n++ {
		m = r.goOn(m)
		e, d, going := r.walker.Pick(m)
		if going && len(d.Legal) == 0 {
			r.Fatalf("%s: %s (%s) has no legal answer", at(m), d.Kind, d.Rule)
		}
		if n%opts.Every == 0 || !going {
			r.checkQuestion(m)
			if n%(looksEvery*opts.Every) == 0 || !going {
				r.checkLooks(m)
			}
			if going {
				r.checkAnswer(m, d, e)
			}
		}
		if !going {
			break
		}
		if n >= opts.Bound {
			r.Fatalf("no end after %d answers: %v", n, m.Stack())
		}
		r.apply(m, e)
	}
	r.checkEnd(m)
	r.replay(m)
}

// goOn is the match under the edition that is agreed on, if this is the moment for it.
func (r *run) goOn(m engine.Match) engine.Match {
	if r.game != r.begun || r.opts.Agreed == nil || len(r.record.Entries) < r.opts.After {
		return m
	}
	fresh := walk.GoOn(m, r.game, r.opts.Agreed)
	if fresh == nil {
		return m
	}
	r.game, r.agreed, r.census = r.opts.Agreed, len(r.record.Entries), fresh.Census()
	return fresh
}

func (r *run) start() engine.Match {
	m, seen, err := r.opts.Start()
	if err != nil {
		r.Fatalf("the scenario does not start: %v", err)
	}
	r.checkEvents(m, seen)
	r.seen = append(r.seen, seen...)
	return m
}

// apply makes the entry part of the match under watch.
func (r *run) apply(m engine.Match, e engine.Entry) {
	r.record.Entries = append(r.record.Entries, e)
	seen, err := m.Apply(e)
	if err != nil {
		r.Fatalf("an offered answer was refused: %v", err)
	}
	r.checkEvents(m, seen)
	r.seen = append(r.seen, seen...)
}

// replay plays the record again from the start. On the way, every answer that some of
// its questions offer is followed to an end.
func (r *run) replay(end engine.Match) {
	follow := map[int]bool{}
	for range min(r.opts.Follow, len(r.record.Entries)) {
		follow[r.aside.N(len(r.record.Entries))] = true
	}
	m, seen, err := r.opts.Start()
	if err != nil {
		r.Fatalf("the scenario does not start again: %v", err)
	}
	for i, e := range r.record.Entries {
		if r.game != r.begun && i == r.agreed {
			if m = walk.GoOn(m, r.begun, r.game); m == nil {
				r.Fatalf("replay: the edition that was agreed on before answer %d does not fit", i)
			}
		}
		if follow[i] {
			r.followAll(m)
		}
		more, err := m.Apply(e)
		if err != nil {
			r.Fatalf("replay: answer %d was legal and is not: %v", i, err)
		}
		seen = append(seen, more...)
	}
	if saves.Fingerprint(m) != saves.Fingerprint(end) {
		r.Errorf("the replayed record ends in another position")
	}
	if a, b := written(r, seen), written(r, r.seen); a != b {
		r.Errorf("the replayed record shows other events: %s", firstDifference(a, b))
	}
}

// followAll gives every offered answer on a copy and plays each copy to its end.
func (r *run) followAll(m engine.Match) {
	for _, d := range append(append([]engine.Decision{}, m.Open()...), m.Rights()...) {
		legal := d.Legal
		if d.Kind == engine.OrderVerb {
			legal = legal[:min(1, len(legal))] // an order moves nothing: where one of a kind leads, all do
		}
		every := 1
		if r.opts.Answers > 0 {
			every += (len(legal) - 1) / r.opts.Answers
		}
		for i := 0; i < len(legal); i += every {
			r.follow(m.Clone(), d, legal[i])
		}
	}
}

func (r *run) follow(m engine.Match, d engine.Decision, c engine.Choice) {
	from := m.Seq()
	entry := d.Answer(from, c, "")
	for n := 0; ; n++ {
		if _, err := m.Apply(entry); err != nil {
			r.Fatalf("answer %d, %s, then at random: answer %d was offered and is refused: %v", from, c, m.Seq(), err)
		}
		next, asked, going := r.aside.Pick(m)
		if !going {
			return
		}
		if len(asked.Legal) == 0 {
			r.Fatalf("answer %d, %s, leads into a dead end: %s has nothing to answer", from, c, asked.Kind)
		}
		if n >= r.opts.Bound {
			r.Fatalf("answer %d, %s, leads to no end within %d answers: %v", from, c, n, m.Stack())
		}
		entry = next
	}
}
