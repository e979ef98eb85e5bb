package enginetest

import (
	"bytes"
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/link"
	"interbellum/engine/saves"
)

// playersOf divides the seats of a scenario as it usually is, or one to each player.
func playersOf(s engine.Scenario) engine.Split {
	if len(s.Players) > 0 {
		return s.Players[0]
	}
	var each engine.Split
	for _, seat := range s.Seats.List() {
		each = append(each, engine.Only(seat))
	}
	return each
}

// checkCatalogue looks at what the game says about itself.
func checkCatalogue(tb testing.TB, game *engine.Game, scenario string) {
	tb.Helper()
	if _, found := game.ScenarioByID(scenario); !found {
		tb.Fatalf("%s has no scenario %q", game.ID, scenario)
	}
	if game.ID == "" || game.Name == "" || game.Edition == "" {
		tb.Errorf("the game has no id, name or edition: %q %q %q", game.ID, game.Name, game.Edition)
	}
	if game.ViewOf == nil {
		tb.Errorf("no link to look at %s opens: nothing reads its view", game.ID)
	}
	for _, s := range game.Scenarios {
		checkPlayers(tb, s)
	}
	if _, _, err := game.New("no-such-scenario", nil); err == nil {
		tb.Errorf("a scenario that does not exist is started")
	}
	for _, k := range game.Orders {
		if k.Kind == "" || k.Rule == "" || len(k.Answers) == 0 || len(k.Settings) < 2 || slices.ContainsFunc(k.Expire, func(e engine.Expiry) bool { return e.Event == "" || slices.Index(k.Settings, e.Setting) < 1 }) {
			tb.Errorf("the order %+v is not whole", k)
		}
	}
	if game.Example != nil && game.FromSchema != nil {
		if _, _, errs := game.FromSchema(game.Example()); len(errs) > 0 {
			tb.Errorf("the example of a written position is refused: %v", errs)
		}
	}
}

// checkPlayers wants every way to share out a scenario's seats to give each seat to one player.
func checkPlayers(tb testing.TB, s engine.Scenario) {
	tb.Helper()
	for _, split := range s.Players {
		var all engine.Seats
		for _, seats := range split {
			if all.Meets(seats) || seats == 0 {
				tb.Errorf("%s: a seat is given to two players, or a player has none: %v", s.ID, split)
			}
			all |= seats
		}
		if all != s.Seats {
			tb.Errorf("%s: the players %v hold other seats than the scenario's %v", s.ID, split, s.Seats.List())
		}
	}
}

// checkStart looks at what only the first position can show.
func (r *run) checkStart(m engine.Match) {
	if m.Seq() != 0 {
		r.Errorf("the first answer has number %d", m.Seq())
	}
	if len(m.Open()) == 0 {
		r.Fatalf("the match is over before it begins")
	}
	if len(r.census) == 0 {
		r.Errorf("nothing is counted: conservation is not watched")
	}
}

// checkQuestion looks at one position; it must change nothing.
func (r *run) checkQuestion(m engine.Match) {
	before := saves.Write(m)
	r.checkOpen(m)
	r.checkRights(m)
	r.checkOrders(m)
	r.checkViews(m)
	r.checkSave(m, before)
	r.checkSafePoint(m)
	if now := m.Census(); !slices.Equal(now, r.census) {
		r.Errorf("%s: pieces were lost or made: %v at the start, %v now", at(m), r.census, now)
	}
	for _, err := range m.Check() {
		r.Errorf("%s: %v", at(m), err)
	}
	if !bytes.Equal(before, saves.Write(m)) {
		r.Errorf("%s: looking at the position changed it", at(m))
	}
}

func (r *run) checkOpen(m engine.Match) {
	open := m.Open()
	var asked engine.Seats
	for _, d := range open {
		if asked.Has(d.Seat) {
			r.Errorf("%s: seat %d is asked two questions at once", at(m), d.Seat)
		}
		asked = asked.With(d.Seat)
		if d.Sealed != open[0].Sealed {
			r.Errorf("%s: sealed and open questions at the same time", at(m))
		}
		r.checkDecision(m, d)
	}
	if _, over := m.Result(); over != (len(open) == 0) {
		r.Errorf("%s: %d questions are open, and over is %v", at(m), len(open), over)
	}
}

func (r *run) checkDecision(m engine.Match, d engine.Decision) {
	if d.Seat != engine.Chance && !r.scenario.Seats.Has(d.Seat) {
		r.Errorf("%s: %s asks seat %d, which does not play", at(m), d.Kind, d.Seat)
	}
	if d.Kind == "" || d.Rule == "" {
		r.Errorf("%s: a question without kind or rule: %q %q", at(m), d.Kind, d.Rule)
	}
	if d.Seen == 0 {
		r.Errorf("%s: %s (%s) does not say who sees the answer", at(m), d.Kind, d.Rule)
	}
	if d.Seen&r.scenario.Seats != r.scenario.Seats && d.Public == "" {
		r.Errorf("%s: %s (%s) does not say what the others see instead", at(m), d.Kind, d.Rule)
	}
	if len(d.Legal) == 0 {
		r.Fatalf("%s: %s (%s) has no legal answer", at(m), d.Kind, d.Rule)
	}
	for i, c := range d.Legal {
		if i > 0 && engine.CompareChoices(d.Legal[i-1], c) >= 0 {
			r.Errorf("%s: %s: %s stands twice or in the wrong place", at(m), d.Kind, c)
		}
		if back, err := engine.ParseChoice(c.Words()); err != nil || back != c || strings.Contains(c.Words(), ",") {
			r.Errorf("%s: %s: %#v does not come back from its words %q: %v", at(m), d.Kind, c, c.Words(), err)
		}
	}
	if d.Weights == nil {
		return
	}
	if d.Seat != engine.Chance || len(d.Weights) != len(d.Legal) {
		r.Errorf("%s: %s has %d weights for %d answers of seat %d", at(m), d.Kind, len(d.Weights), len(d.Legal), d.Seat)
	}
	if slices.ContainsFunc(d.Weights, func(n int) bool { return n <= 0 }) {
		r.Errorf("%s: %s offers what cannot happen: weights %v", at(m), d.Kind, d.Weights)
	}
}

func (r *run) checkRights(m engine.Match) {
	for _, right := range m.Rights() {
		r.checkDecision(m, right)
		if right.Seat == engine.Chance || right.Sealed {
			r.Errorf("%s: a right of chance, or a sealed one: %s", at(m), right.Kind)
		}
		for _, d := range m.Open() {
			if right.Kind == engine.OrderVerb != sameVerb(right.Legal, []engine.Choice{{Verb: engine.OrderVerb}}) {
				r.Errorf("%s: the right %s has the verb of an order, or lacks it", at(m), right.Kind)
			}
			if d.Seat == right.Seat && sameVerb(d.Legal, right.Legal) {
				r.Errorf("%s: an answer to %s has the verb of the right %s", at(m), d.Kind, right.Kind)
			}
		}
	}
}

// checkOrders wants every setting of an order to answer legally, or not at all, and the
// same twice.
func (r *run) checkOrders(m engine.Match) {
	for _, d := range m.Open() {
		if d.Seat == engine.Chance {
			continue
		}
		view := func() engine.View { return m.View(r.holder(d.Seat)) }
		for kind, k := range r.game.Orders {
			if !slices.Contains(k.Answers, d.Kind) {
				continue
			}
			for setting, name := range k.Settings {
				s := engine.StandingOf(r.game.Orders, d.Seat, []engine.Order{{Seat: d.Seat, Kind: uint8(kind), Setting: uint8(setting)}})
				for _, alerted := range []bool{false, true} {
					c, ok := r.game.AnswerByOrders(d, s, alerted, view)
					if again, same := r.game.AnswerByOrders(d, s, alerted, view); again != c || same != ok {
						r.Errorf("%s: %s at %s answers %s, then %s", at(m), d.Kind, name, c, again)
					}
					if ok && !slices.Contains(d.Legal, c) {
						r.Errorf("%s: %s at %s answers %s, which is not legal", at(m), d.Kind, name, c)
					}
				}
			}
		}
	}
}

// holder is what the player of a seat holds in the usual split.
func (r *run) holder(s engine.Seat) engine.Seats {
	for _, seats := range r.players {
		if seats.Has(s) {
			return seats
		}
	}
	return engine.Only(s)
}

func sameVerb(a, b []engine.Choice) bool {
	return slices.ContainsFunc(a, func(c engine.Choice) bool {
		return slices.ContainsFunc(b, func(d engine.Choice) bool { return c.Verb == d.Verb })
	})
}

// checkViews wants a view for every player that says whose it is, and the same twice.
func (r *run) checkViews(m engine.Match) {
	for _, seats := range r.players {
		v := m.View(seats)
		if v.For() != seats {
			r.Errorf("%s: the view for %v says it is for %v", at(m), seats.List(), v.For().List())
		}
		if a, b := written(r, v), written(r, m.View(seats)); a != b {
			r.Errorf("%s: two views of one position differ: %s", at(m), firstDifference(a, b))
		}
	}
}

// looksEvery is at how many of the questions that are looked at a link is made: it takes long.
const looksEvery = 16

// checkLooks wants the view of every player, and of bystanders, to arrive through a link to look at.
func (r *run) checkLooks(m engine.Match) {
	for _, seats := range append(r.players[:len(r.players):len(r.players)], bystanders) {
		sent := m.View(seats)
		text, err := link.EncodeLook(link.Look{Game: r.game.ID, Edition: r.game.Edition, House: r.game.House, View: sent})
		if err != nil {
			r.Errorf("%s: no link to look at can be made for %v: %v", at(m), seats.List(), err)
			continue
		}
		look, err := link.OpenLook(text, func(string) *engine.Game { return r.game }, nil)
		if err != nil {
			r.Errorf("%s: the link to look at for %v does not open: %v", at(m), seats.List(), err)
			continue
		}
		if a, b := written(r, sent), written(r, look.View); a != b {
			r.Errorf("%s: a link to look at shows %v something else: %s", at(m), seats.List(), firstDifference(a, b))
		}
	}
}

// checkSave wants a saved position to be the position.
func (r *run) checkSave(m engine.Match, saved []byte) {
	back, err := saves.Read(r.game, saved)
	if err != nil {
		r.Fatalf("%s: the saved position does not load: %v", at(m), err)
	}
	if !bytes.Equal(saves.Write(back), saved) || saves.Fingerprint(back) != saves.Fingerprint(m) {
		r.Errorf("%s: saved, loaded and saved again is something else", at(m))
	}
	r.checkSame(m, back, "the loaded position")
}

// checkSame wants two matches to ask and to show the same.
func (r *run) checkSame(m, other engine.Match, what string) {
	if a, b := written(r, m.Open()), written(r, other.Open()); a != b {
		r.Errorf("%s: %s asks something else: %s", at(m), what, firstDifference(a, b))
	}
	if a, b := written(r, m.Rights()), written(r, other.Rights()); a != b {
		r.Errorf("%s: %s has other rights: %s", at(m), what, firstDifference(a, b))
	}
	for _, seats := range r.players {
		if a, b := written(r, m.View(seats)), written(r, other.View(seats)); a != b {
			r.Errorf("%s: %s shows something else to %v: %s", at(m), what, seats.List(), firstDifference(a, b))
		}
	}
}

// checkSafePoint wants a table written at a safe point to start the same match, once the
// orders have been given anew.
func (r *run) checkSafePoint(m engine.Match) {
	seq, schema, found := m.SafePoint()
	if !found || seq != m.Seq() || r.game.FromSchema == nil {
		return
	}
	text, err := json.Marshal(schema)
	if err != nil {
		r.Fatalf("%s: the safe point cannot be written: %v", at(m), err)
	}
	fresh, _, errs := r.game.FromSchema(text)
	if len(errs) > 0 {
		r.Fatalf("%s: the safe point is refused: %v", at(m), errs)
	}
	if fresh == nil {
		r.Fatalf("%s: the safe point starts no match and is not refused", at(m))
	}
	for _, o := range m.Orders(engine.Everybody) {
		// A seat that has fallen has no orders to give; checkSame would find any other missing.
		fresh.Apply(engine.Entry{Seq: fresh.Seq(), Seat: o.Seat, Choice: o.Choice(r.game.Orders)})
	}
	r.checkSame(m, fresh, "the match started from the safe point")
}

func (r *run) checkEvents(m engine.Match, seen []engine.Event) {
	for _, e := range seen {
		if e.Kind == "" || e.Rule == "" {
			r.Errorf("%s: an event without kind or rule: %+v", at(m), e)
		}
		if e.Seen == 0 {
			r.Errorf("%s: the event %s (%s) does not say who sees it", at(m), e.Kind, e.Rule)
		}
		if e.Seat != engine.Chance && !r.scenario.Seats.Has(e.Seat) {
			r.Errorf("%s: the event %s is of seat %d, which does not play", at(m), e.Kind, e.Seat)
		}
	}
}

// checkEnd looks at a match that is over.
func (r *run) checkEnd(m engine.Match) {
	result, over := m.Result()
	if !over {
		r.Fatalf("nobody is asked and there is no result")
	}
	if result.Kind == "" || result.Rule == "" {
		r.Errorf("the result does not say how the match was won: %+v", result)
	}
	if result.Winners&^r.scenario.Seats != 0 {
		r.Errorf("somebody won who did not play: %v", result.Winners.List())
	}
	if len(m.Rights()) > 0 {
		r.Errorf("there are rights after the end")
	}
	last := engine.Entry{Seq: m.Seq(), Seat: r.scenario.Seats.List()[0], Choice: engine.Choice{Verb: engine.Pass}}
	r.refused(m, last, "an answer after the end")
}
