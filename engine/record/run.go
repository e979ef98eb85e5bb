package record

import (
	"encoding/json"
	"slices"
	"strings"

	"interbellum/engine"
	"interbellum/engine/dice"
	"interbellum/engine/orders"
	"interbellum/engine/saves"
	"interbellum/engine/words"
)

// A Run is a match under way: the match, its record and its dealer, kept in step.
type Run struct {
	Game   *engine.Game
	Record *Record
	Match  engine.Match

	dealer      *dice.Seeded // nil where dice are thrown by hand, or sealed
	turns       *turns       // nil where dice are not sealed
	holder      int          // who gave the last answer of a person
	answersHash Print        // of all answers so far

	unsure    int  // some answer before this one cannot be checked: see doubt
	undealt   int  // dice and draws that this edition would have dealt otherwise
	thrown    bool // the program has thrown a die
	confirmed int  // answers entered by Move or Confirm
	aside     int  // orders and agreements since the last answer to the game

	begun   *engine.Game // that it began with: Game until another edition is agreed on
	due     int          // the edition of the record that is agreed on and waits for a safe point
	offered int          // editions of the record that have been proposed

	agreements   agreements // what the players have agreed or proposed
	takeBackBase snapshot   // where the take-back that is proposed is played on from
	proposed     int        // amendments of the record that have been proposed
	keys         int        // and renewals of keys
	passed       passed     // to whom the dice pass that are due
	fallen       fallen     // the die that is due

	events    [][]engine.Event // what the set-up and then every answer showed
	told      int              // the number of the first of them
	snapshots []snapshot       // positions to come back to, in their order
	looked    snapshot         // the one that At made last
}

// passed is to whom the dice pass before answer number seq-1, or Nobody.
type passed struct{ seq, player int }

// fallen is a die or draw before answer number seq-1.
type fallen struct {
	seq    int
	kind   string
	about  engine.Ref
	choice engine.Choice
}

// By in an Entry, other than dice.Hand and "" for a person or the seeded dealer.
const (
	ByForced = "forced"
	ByOrder  = "order"
	ByBot    = "bot"

	ByStandIn = "stand-in" // for a player who has resigned
)

// Chosen reports whether a player, or the player's program, chose an answer: by is what its Entry says. So is what the dealer gives.
func Chosen(by string) bool { return by == "" || by == ByBot }

// Begin starts a match: the header's scenario, or the written position start where there
// is one. The header's edition is set to the game's, and what the players' seats bring
// with them is added to its options.
func Begin(game *engine.Game, h Header, start []byte) (*Run, []engine.Event, error) {
	game = game.In(h.Place(start))
	h.Game, h.Edition, h.House = game.ID, game.Edition, game.House
	if start == nil && game.ImpliedOptions != nil {
		h.Options = append(slices.Clone(h.Options), missing(h.Options, game.ImpliedOptions(h.Scenario, h.division()))...)
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
	game, err := game.Under(h.House)
	if err != nil {
		return nil, nil, err
	}
	m, seen, err := open(game, h, start)
	if err != nil {
		return nil, nil, err
	}
	r := &Run{Game: game, begun: game, Record: &Record{Header: h, Start: start}, Match: m, holder: Nobody, events: [][]engine.Event{seen}, told: -1}
	switch h.Dealer {
	case dice.SeededName, dice.CopyName:
		r.dealer = dice.NewSeeded(h.Secret, saves.Fingerprint(m))
	case dice.HandName:
	case dice.SealedName, dice.StrictName:
		if len(h.Players) < 2 {
			return nil, nil, errFewPlayers
		}
		r.turns = newTurns(&h, start)
	default:
		return nil, nil, &UnknownDealer{h.Dealer}
	}
	r.Record.Stretches = []Stretch{{Edition: h.Edition, Position: saves.Fingerprint(m)}}
	r.agreements = newAgreements(h.Players)
	r.snap(false)
	return r, seen, nil
}

func open(game *engine.Game, h Header, start []byte) (engine.Match, []engine.Event, error) {
	if start == nil {
		return game.New(h.Scenario, h.Options)
	}
	if game.FromSchema == nil {
		return nil, nil, words.Refuse("", "engine/refused.no-schema", game.Name)
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
	switch {
	case r.turns != nil:
		c = r.dealSealed(d)
	case r.dealer != nil:
		c = r.dealer.Deal(d)
	}
	return c, c != engine.Choice{}
}

// Unasked finds an answer that no player need give: what the dealer deals, what has one answer,
// what a seat's standing order says. The program that holds the match enters these until
// none is left, and so does a link on its way.
func (r *Run) Unasked() (d engine.Decision, c engine.Choice, by string, found bool) {
	if player, waits := r.Waits(); waits && r.turns.players[player].secret != nil {
		d := r.beginning()[0]
		return d, d.Legal[0], "", true
	}
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

func (r *Run) current() bool { return engine.SameEdition(r.Edition(), r.begun.Edition) }

// Move enters the next answer that needs no one, if there is one.
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

// NewEdition begins a stretch that is played under another edition of the game. The dealer deals on as before: else a
// change of edition would be a way to throw again. Another name of the same edition begins none.
func (r *Run) NewEdition(edition string) {
	if !engine.SameEdition(r.Edition(), edition) {
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
	at := Stretch{Begins: len(r.Record.Entries), Edition: edition, Position: saves.Fingerprint(r.Match)}
	if last := len(r.Record.Stretches) - 1; r.Record.Stretches[last].Begins == at.Begins {
		r.Record.Stretches = r.Record.Stretches[:last]
	}
	r.Record.Stretches = append(r.Record.Stretches, at)
	return at
}

// enter notes an answer that has been given, and whether this program would have given it by itself.
func (r *Run) enter(e engine.Entry, seen []engine.Event, follows bool) {
	r.Record.Entries = append(r.Record.Entries, e)
	r.events = append(r.events, seen)
	said := e.Choice.Words()
	r.answersHash = follow(r.answersHash, e, said)
	if r.turns != nil {
		r.turns.observe(e, said, follows)
	}
	r.passed, r.fallen = passed{}, fallen{}
	r.thrown = r.thrown || e.Seat == engine.Chance && e.By == ""
	if r.aside++; !isAside(e.Choice) {
		r.aside = 0
	}
	if r.dealer != nil && r.aside == 0 { // orders and agreements throw no die anew
		r.dealer.Observe(e)
	}
	if len(r.Record.Entries)%MarkInterval == 0 {
		r.Record.Marks = append(r.Record.Marks, r.mark())
		r.snap(false)
	}
}

// Mark is what position and answers have come to.
func (r *Run) Mark() Mark { return r.mark() }

func (r *Run) mark() Mark {
	return Mark{Seq: len(r.Record.Entries), Position: saves.Fingerprint(r.Match), Answers: r.answersHash}
}

// Seal brings what closes a record up to date: the end mark and the last safe point. It
// is called before the record is written.
func (r *Run) Seal() *Record {
	if seq, schema, found := r.Match.SafePoint(); found && (r.Record.Safe == nil || r.Record.Safe.Seq != seq) {
		if text, err := json.Marshal(schema); err == nil {
			r.Record.Safe = &Point{Seq: seq, Schema: text}
		}
	}
	if r.turns != nil {
		r.turns.sign()
		r.Record.Seals = r.turns.seals()
	}
	if r.Record.End.Seq != len(r.Record.Entries) || r.Record.End == (Mark{}) {
		r.Record.End = r.mark()
	}
	return r.Record
}
