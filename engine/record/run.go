package record

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"interbellum/engine"
	"interbellum/engine/dice"
	"interbellum/engine/orders"
)

// A Run is a match under way: the match, its record and its dealer, kept in step.
type Run struct {
	Game   *engine.Game
	Record *Record
	Match  engine.Match

	dealer *dice.Seeded // nil where dice are thrown by hand
	holder int          // who gave the last answer of a person
	prints Print        // of all answers so far

	unsure    int  // some answer before this one cannot be checked: see doubt
	undealt   int  // dice and draws that this edition would have dealt otherwise
	thrown    bool // the program has thrown a die
	confirmed int  // answers entered by Move or Confirm
	aside     int  // orders and agreements since the last answer to the game

	pact     pact     // what the players have settled among themselves
	from     snapshot // where the take-back that is proposed is played on from
	proposed int      // amendments of the record that have been proposed

	events    [][]engine.Event // what the set-up and then every answer showed
	told      int              // the number of the first of them
	snapshots []snapshot       // positions to come back to, in their order
	looked    snapshot         // the one that At made last
}

// By in an Entry, besides dice.Hand and "" for a person or the seeded dealer.
const (
	ByForced = "forced"
	ByOrder  = "order"
	ByBot    = "bot"

	ByStandIn = "stand-in" // for a player who has resigned
)

// Begin starts a match: the header's scenario, or the written position start where there
// is one. The header's edition is set to the game's, and what the players' seats bring
// with them is added to its options.
func Begin(game *engine.Game, h Header, start []byte) (*Run, []engine.Event, error) {
	h.Game, h.Edition = game.ID, game.Edition
	if start == nil && game.Brings != nil {
		h.Options = append(slices.Clone(h.Options), missing(h.Options, game.Brings(h.Scenario, h.division()))...)
	}
	return begin(game, h, start)
}

// missing lists what is brought along, less the options that are set already.
func missing(options, brought []string) []string {
	return slices.DeleteFunc(brought, func(b string) bool {
		key, _, _ := strings.Cut(b, "=")
		return slices.ContainsFunc(options, func(o string) bool { return strings.HasPrefix(o, key+"=") })
	})
}

// BeginUnder starts a match as Begin does, under the edition that the header names. Its
// dice count as dealt by that edition.
func BeginUnder(game *engine.Game, h Header, start []byte) (*Run, []engine.Event, error) {
	h.Game = game.ID
	return begin(game, h, start)
}

func begin(game *engine.Game, h Header, start []byte) (*Run, []engine.Event, error) {
	m, seen, err := open(game, h, start)
	if err != nil {
		return nil, nil, err
	}
	r := &Run{Game: game, Record: &Record{Header: h, Start: start}, Match: m, holder: Nobody, events: [][]engine.Event{seen}, told: -1}
	switch h.Dealer {
	case dice.SeededName:
		r.dealer = dice.NewSeeded(h.Secret, m.Fingerprint())
	case dice.HandName:
	default:
		return nil, nil, &UnknownDealer{h.Dealer}
	}
	r.Record.Stretches = []Stretch{{Edition: h.Edition, Position: m.Fingerprint()}}
	r.pact = newPact(h.Players)
	r.snap(false)
	return r, seen, nil
}

func open(game *engine.Game, h Header, start []byte) (engine.Match, []engine.Event, error) {
	if start == nil {
		return game.New(h.Scenario, h.Options)
	}
	if game.FromSchema == nil {
		return nil, nil, fmt.Errorf("%s cannot start from a written position", game.Name)
	}
	m, seen, errs := game.FromSchema(start)
	if len(errs) > 0 {
		return nil, nil, &Impossible{errs}
	}
	return m, seen, nil
}

// Asked finds the question, among those open and the rights, to which c is a legal
// answer of that seat.
func (r *Run) Asked(s engine.Seat, c engine.Choice) (d engine.Decision, right, found bool) {
	if Agrees(c) {
		return asks(r.Agreements(), s, c)
	}
	for _, d := range r.Match.Open() {
		if d.Seat == s && d.Allows(c) {
			return d, false, true
		}
	}
	if r.Away(s) {
		return engine.Decision{}, false, false
	}
	return asks(r.Match.Rights(), s, c)
}

func asks(rights []engine.Decision, s engine.Seat, c engine.Choice) (d engine.Decision, right, found bool) {
	for _, d := range rights {
		if d.Seat == s && d.Allows(c) {
			return d, true, true
		}
	}
	return engine.Decision{}, false, false
}

// Deal asks the dealer for a question put to Chance; ok is false where a person must
// answer with real dice.
func (r *Run) Deal(d engine.Decision) (c engine.Choice, ok bool) {
	if r.dealer == nil {
		return engine.Choice{}, false
	}
	c = r.dealer.Deal(d)
	return c, c != engine.Choice{}
}

// Unasked finds an answer that needs nobody: what the dealer deals, what has one answer,
// what a seat's standing order says. Whoever holds the match enters these until there are
// none, and so does a link on its way.
func (r *Run) Unasked() (d engine.Decision, c engine.Choice, by string, found bool) {
	for _, d := range r.Match.Open() {
		if d.Seat == engine.Chance {
			if c, ok := r.Deal(d); ok && r.current() {
				return d, c, "", true
			}
			continue
		}
		if len(d.Legal) == 1 {
			return d, d.Legal[0], ByForced, true
		}
		if c, ok := r.Ordered(d); ok {
			return d, c, ByOrder, true
		}
		if r.Away(d.Seat) && r.current() {
			return d, StandIn(d), ByStandIn, true
		}
	}
	return engine.Decision{}, engine.Choice{}, "", false
}

// Ordered is what the standing order of a seat answers to its question, if it has one that
// does. What an older edition's orders said, this version cannot tell.
func (r *Run) Ordered(d engine.Decision) (engine.Choice, bool) {
	if !r.current() {
		return engine.Choice{}, false
	}
	return r.ordered(d)
}

func (r *Run) ordered(d engine.Decision) (engine.Choice, bool) {
	if len(r.Game.Orders) == 0 {
		return engine.Choice{}, false
	}
	return orders.Answer(r.Game, r.Match, d, r.Record.Header.Holding(d.Seat))
}

// Unsure is how many answers, from the first one on, hold some that cannot be checked: an older edition gave them and
// this one would have dealt or ordered them otherwise, or they are dice by hand with which a kept try begins. It is 0
// where every answer was checked.
func (r *Run) Unsure() int { return r.unsure }

// Undealt is how many dice and draws of an older edition this one would have dealt otherwise.
func (r *Run) Undealt() int { return r.undealt }

// ByHand reports whether dice may be thrown by hand: by players who throw all of them or, in a try of another match that
// was kept, for what had been thrown there.
func (r *Run) ByHand() bool { return r.dealer == nil || !r.thrown }

// ThrowByHand leaves the dice of a match to its players, as long as the program has thrown none.
func (r *Run) ThrowByHand() error {
	if r.dealer == nil {
		return nil
	}
	if r.thrown {
		return errors.New("the program has thrown dice in this match: only a match that begins with dice by hand takes them")
	}
	r.dealer, r.Record.Header.Dealer, r.Record.Header.Secret = nil, dice.HandName, ""
	return nil
}

// doubt notes an answer that this edition cannot check.
func (r *Run) doubt(d engine.Decision, c engine.Choice, by string) {
	var same bool
	var want engine.Choice
	switch {
	case d.Seat == engine.Chance && by == dice.Hand: // of a try
	case d.Seat == engine.Chance && r.dealer != nil:
		if want, _ = r.Deal(d); want != c {
			r.undealt++
		}
		same = want == c
	case by == ByOrder:
		want, same = r.ordered(d)
		same = same && want == c
	case by == ByStandIn:
		same = StandIn(d) == c
	default:
		return
	}
	if !same {
		r.unsure = len(r.Record.Entries) + 1
	}
}

func (r *Run) current() bool { return r.Edition() == r.Game.Edition }

// Move enters the next answer that needs nobody, if there is one.
func (r *Run) Move() (e engine.Entry, seen []engine.Event, found bool, err error) {
	d, c, by, found := r.Unasked()
	if !found {
		return e, nil, false, nil
	}
	e, seen, err = r.give(d, false, c, by)
	if err == nil {
		r.confirmed++
	}
	return e, seen, true, err
}

// NotOrdered refuses an answer that is said to follow from a standing order.
type NotOrdered struct {
	Entry engine.Entry
	Want  engine.Choice // what the order says; empty: that the person must be asked
}

func (e *NotOrdered) Error() string {
	what := fmt.Sprintf("answer %d (%s, seat %d) is marked as given by order, and the order", e.Entry.Seq, e.Entry.Choice, e.Entry.Seat)
	if e.Want == (engine.Choice{}) {
		return what + " then standing leaves the question to a person"
	}
	return what + " then standing says " + e.Want.Words()
}

// Answer enters one answer or right. by is "" for a person, and for Chance where the
// dealer dealt it. A question with one answer is entered as forced, unless a person gave it to
// one that is always asked. An answer by order must be what the order says. An answer that is
// refused changes nothing.
func (r *Run) Answer(s engine.Seat, c engine.Choice, by string) (engine.Entry, []engine.Event, error) {
	d, right, found := r.Asked(s, c)
	return r.answer(d, right, found, engine.Entry{Seq: len(r.Record.Entries), Seat: s, Choice: c, By: by})
}

// answer is Answer to a question that was looked up.
func (r *Run) answer(d engine.Decision, right, found bool, e engine.Entry) (engine.Entry, []engine.Event, error) {
	c, by := e.Choice, e.By
	if err := r.stoodIn(d, right, e); err != nil {
		return engine.Entry{}, nil, err
	}
	if !found {
		_, err := r.Match.Apply(e)
		if err == nil {
			err = fmt.Errorf("answer %d, %s: applied though nobody was asked", e.Seq, c)
		}
		return engine.Entry{}, nil, err
	}
	if right && r.aside >= asideMost && isAside(c) {
		return engine.Entry{}, nil, ErrAside
	}
	if by == ByOrder && r.current() && (right || len(d.Legal) > 1) {
		want, ok := engine.Choice{}, false
		if !right {
			want, ok = r.Ordered(d)
		}
		if !ok || want != c {
			return engine.Entry{}, nil, &NotOrdered{e, want}
		}
	}
	return r.give(d, right, c, by)
}

// asideMost is how many orders and agreements may follow one another. No players come near it.
const asideMost = 1000

// ErrAside refuses another one.
var ErrAside = fmt.Errorf("%d orders and proposals in a row are enough: first answer a question of the game", asideMost)

func isAside(c engine.Choice) bool { return c.Verb == engine.OrderVerb || Agrees(c) }

// stoodIn refuses what is not the stand-in's answer for a player who has resigned, and what
// is marked so for one who has not. What an older edition offered, this version cannot tell.
func (r *Run) stoodIn(d engine.Decision, right bool, e engine.Entry) error {
	away := r.Away(e.Seat) && !Agrees(e.Choice)
	forced := !right && len(d.Legal) == 1
	switch {
	case away && d.Legal == nil:
		return &NotStandIn{e, engine.Choice{Verb: engine.Pass}}
	case e.By == ByStandIn && !away:
		return &NotStandIn{Entry: e}
	case !away || forced || !r.current() || e.By == ByOrder:
		return nil
	}
	if want := StandIn(d); e.By != ByStandIn || e.Choice != want {
		return &NotStandIn{e, want}
	}
	return nil
}

// give enters a legal answer.
func (r *Run) give(d engine.Decision, right bool, c engine.Choice, by string) (engine.Entry, []engine.Event, error) {
	if d.Kind == engine.Agreement {
		return r.accord(d, c)
	}
	s := d.Seat
	if s != engine.Chance && !right && len(d.Legal) == 1 && !(d.Always && by == "") {
		by = ByForced
	}
	if s == engine.Chance && r.dealer == nil {
		by = dice.Hand
	}
	if p := r.Record.Header.Holder(s); p != Nobody && by == "" && p != r.holder && c.Verb != engine.OrderVerb {
		if r.holder != Nobody {
			r.newStretch()
		}
		r.holder = p
	}
	if !right && (!r.current() || by == dice.Hand && r.dealer != nil) {
		r.doubt(d, c, by)
	}
	e := d.Answer(len(r.Record.Entries), c, by)
	seen, err := r.Match.Apply(e)
	if err != nil {
		return engine.Entry{}, nil, err
	}
	if p := r.pact.pending; p != nil && p.Choice.On == EndMatch && len(r.Match.Open()) == 0 {
		r.pact.pending = nil // it has come to its end without
	}
	r.enter(e, seen)
	return e, seen, nil
}

// NewEdition begins a stretch that is played under another edition of the game. The dealer deals on as before: else a
// change of edition would be a way to throw again.
func (r *Run) NewEdition(edition string) {
	if r.Edition() != edition {
		r.begins(edition)
		r.Record.End = Mark{}
	}
}

// Edition is the edition that the stretch under way is played under.
func (r *Run) Edition() string {
	return r.Record.Stretches[len(r.Record.Stretches)-1].Edition
}

// newStretch makes the present position the parent of the dice to come.
func (r *Run) newStretch() {
	at := r.begins(r.Edition())
	if r.dealer != nil {
		r.dealer.Begin(at.Position)
	}
}

// begins enters a stretch that begins here.
func (r *Run) begins(edition string) Stretch {
	at := Stretch{Begins: len(r.Record.Entries), Edition: edition, Position: r.Match.Fingerprint()}
	if last := len(r.Record.Stretches) - 1; r.Record.Stretches[last].Begins == at.Begins {
		r.Record.Stretches = r.Record.Stretches[:last]
	}
	r.Record.Stretches = append(r.Record.Stretches, at)
	return at
}

func (r *Run) enter(e engine.Entry, seen []engine.Event) {
	r.Record.Entries = append(r.Record.Entries, e)
	r.events = append(r.events, seen)
	r.prints = follow(r.prints, e)
	r.thrown = r.thrown || e.Seat == engine.Chance && e.By == ""
	if r.aside++; !isAside(e.Choice) {
		r.aside = 0
	}
	if r.dealer != nil && r.aside == 0 { // orders and agreements throw no die anew
		r.dealer.Observe(e)
	}
	if len(r.Record.Entries)%Every == 0 {
		r.Record.Marks = append(r.Record.Marks, r.mark())
		r.snap(false)
	}
}

// Mark is what position and answers have come to.
func (r *Run) Mark() Mark { return r.mark() }

func (r *Run) mark() Mark {
	return Mark{Seq: len(r.Record.Entries), Position: r.Match.Fingerprint(), Answers: r.prints}
}

// Seal brings what closes a record up to date: the end mark and the last safe point. It
// is called before the record is written.
func (r *Run) Seal() *Record {
	if seq, schema, found := r.Match.SafePoint(); found && (r.Record.Safe == nil || r.Record.Safe.Seq != seq) {
		if text, err := json.Marshal(schema); err == nil {
			r.Record.Safe = &Point{Seq: seq, Schema: text}
		}
	}
	if r.Record.End.Seq != len(r.Record.Entries) || r.Record.End == (Mark{}) {
		r.Record.End = r.mark()
	}
	return r.Record
}

// A Checkpoint is a moment of a run that it can be taken back to.
type Checkpoint struct {
	Seq                      int
	match                    engine.Match
	dealer                   *dice.Seeded
	holder, stretches, marks int
	aside, confirmed         int
	prints                   Print
	pact                     pact
	from                     snapshot
	snapshots                []snapshot
	proposed, amendments     int
}

// Checkpoint remembers this moment.
func (r *Run) Checkpoint() Checkpoint {
	c := Checkpoint{Seq: len(r.Record.Entries), match: r.Match.Clone(), holder: r.holder, aside: r.aside, confirmed: r.confirmed,
		stretches: len(r.Record.Stretches), marks: len(r.Record.Marks), prints: r.prints,
		pact: r.pact, from: r.from, proposed: r.proposed, amendments: len(r.Record.Amendments),
		snapshots: r.snapshots[:len(r.snapshots):len(r.snapshots)]}
	if r.dealer != nil {
		c.dealer = r.dealer.Clone()
	}
	return c
}

// Back takes the run back to a checkpoint of its own. The checkpoint stays good.
func (r *Run) Back(c Checkpoint) {
	r.Match, r.holder, r.prints, r.aside, r.confirmed = c.match.Clone(), c.holder, c.prints, c.aside, c.confirmed
	if r.dealer != nil {
		r.dealer = c.dealer.Clone()
	}
	rec := r.Record
	r.pact, r.from, r.proposed, r.snapshots = c.pact, c.from, c.proposed, c.snapshots
	r.events = r.events[: c.Seq-r.told : c.Seq-r.told]
	if r.looked.seq > c.Seq {
		r.looked = snapshot{}
	}
	rec.Amendments = rec.Amendments[:c.amendments:c.amendments]
	rec.Entries, rec.Stretches, rec.Marks = rec.Entries[:c.Seq:c.Seq], rec.Stretches[:c.stretches:c.stretches], rec.Marks[:c.marks:c.marks]
	rec.End = Mark{}
	if rec.Safe != nil && rec.Safe.Seq > c.Seq {
		rec.Safe = nil
	}
}

// Fork is a run of its own that goes on from a checkpoint of this one, which stays as it is.
func (r *Run) Fork(c Checkpoint) *Run {
	f, rec := *r, *r.Record
	f.Record = &rec
	f.Back(c)
	return &f
}

// Match returns a copy of the match at the checkpoint.
func (c Checkpoint) Match() engine.Match { return c.match.Clone() }

// Again enters answers that this record has held before.
func (r *Run) Again(entries []engine.Entry) error {
	for _, e := range entries {
		if _, _, err := r.Answer(e.Seat, e.Choice, e.By); err != nil {
			return err
		}
	}
	return nil
}
