// Package match owns a running match: it deals and answers what needs nobody, knows whose
// turn it is to look, takes back what may be taken back, and tells when something changed.
package match

import (
	"slices"

	"interbellum/engine"
	"interbellum/engine/dice"
	"interbellum/engine/record"
	"interbellum/engine/words"
)

// A Setup is what a new match starts from.
type Setup struct {
	Header record.Header // ID, Scenario, Options, Dealer, Secret, Players, Created
	Start  []byte        // a written position instead of the scenario, as JSON
	AskAll bool          // every seat begins with orders to ask it everything
	Single bool          // as Session.Single

	Programs engine.Seats // that programs play
}

// A Session is a running match. It is used from one goroutine.
type Session struct {
	// Keep is called after every change, before anybody is told.
	Keep func()
	// Single has questions with one answer put to those who play here, where else they answer themselves.
	Single bool

	run     *record.Run
	looking int    // the player whose view may be painted, or record.Nobody
	here    []bool // who plays on this device, by number; nil: everybody does

	programs engine.Seats      // that programs play
	floor    record.Checkpoint // what came before it cannot be undone
	version  int
	told     []func(version int)

	unverified *record.Record       // what the session shows, while not all of it is verified
	check      *record.Verification // under way
	refused    error                // what it has found

	struck   []bool // answers taken back, by as many agreements
	struckAt int
}

// New starts a match and deals up to its first question. Where the header names no
// players, one player holds every seat; no dealer means the seeded one.
func New(game *engine.Game, setup Setup) (*Session, error) {
	h := setup.Header
	if h.Dealer == "" {
		h.Dealer = dice.SeededName
	}
	seats := playing(game, h.Scenario)
	if len(h.Players) == 0 {
		h.Players = []record.Player{{Name: "", Seats: seats}}
	}
	if err := seated(game, h.Players, seats); err != nil {
		return nil, err
	}
	run, _, err := record.Begin(game, h, setup.Start)
	if err != nil {
		return nil, err
	}
	s := &Session{run: run, looking: record.Nobody, Single: setup.Single}
	s.Automate(setup.Programs)
	if setup.AskAll {
		s.askAll()
	}
	if err := s.advance(); err != nil {
		return nil, err
	}
	s.Settle()
	return s, nil
}

// askAll gives every seat the orders to ask it everything.
func (s *Session) askAll() {
	for _, d := range s.run.Match.Rights() {
		c := engine.Choice{Verb: engine.OrderVerb, On: d.About, To: "ask"}
		if d.Kind != engine.OrderVerb || !d.Allows(c) {
			continue
		}
		_, _, _ = s.run.Answer(d.Seat, c, "")
	}
}

// Options say how a match is opened.
type Options struct {
	Single   bool         // as Session.Single
	Programs engine.Seats // that programs play
}

// Open goes on with a saved match. The report says what was verified, and how much of an
// older edition's record could be used.
func Open(game *engine.Game, rec *record.Record) (*Session, record.Report, error) {
	return OpenWith(game, rec, Options{})
}

// OpenWith is Open with options.
func OpenWith(game *engine.Game, rec *record.Record, o Options) (*Session, record.Report, error) {
	if err := seated(game, rec.Header.Players, playing(game, rec.Header.Scenario)); err != nil {
		return nil, record.Report{}, err
	}
	run, report, err := record.Open(game, rec, nil)
	if err != nil {
		return nil, report, err
	}
	s, err := goOn(run, o)
	return s, report, err
}

// Resume goes on with a match that was opened from a link.
func Resume(run *record.Run) (*Session, error) {
	s, _, err := ResumeWith(run, Options{})
	return s, err
}

// ResumeWith goes on with a run: as it is where all of it has been verified, else as OpenWith does.
func ResumeWith(run *record.Run, o Options) (*Session, record.Report, error) {
	report, whole := run.Verified()
	if !whole {
		return OpenWith(run.Game, run.Seal(), o)
	}
	if err := seated(run.Game, run.Record.Header.Players, playing(run.Game, run.Record.Header.Scenario)); err != nil {
		return nil, report, err
	}
	s, err := goOn(run, o)
	return s, report, err
}

// goOn is a session of a run.
func goOn(run *record.Run, o Options) (*Session, error) {
	s := &Session{run: run, looking: record.Nobody, Single: o.Single}
	s.Automate(o.Programs)
	if err := s.advance(); err != nil {
		return nil, err
	}
	s.Settle()
	return s, nil
}

// playing is the set of seats that need a player: the scenario's, or all of them where a
// written position names none.
func playing(game *engine.Game, scenario string) (seats engine.Seats) {
	if sc, found := game.ScenarioByID(scenario); found {
		return sc.Seats
	}
	for _, info := range game.Seats {
		seats = seats.With(info.Seat)
	}
	return seats
}

// seated refuses players who leave a seat empty or share one.
func seated(game *engine.Game, players []record.Player, seats engine.Seats) error {
	var held engine.Seats
	for _, p := range players {
		if held.Meets(p.Seats) {
			return words.Refuse("", "page/refused.seat.twice", p.Name)
		}
		held |= p.Seats
	}
	for _, seat := range (seats &^ held).List() {
		return words.Refuse("", "page/refused.seat.empty", game.SeatName(seat))
	}
	return nil
}

// ErrNotLooking refuses an answer of a player who does not hold the device, in a game
// that hides something.
var ErrNotLooking error = words.Refuse("", "page/refused.not-looking")

// ErrElsewhere refuses what only a player on another device may say.
var ErrElsewhere error = words.Refuse("", "page/refused.elsewhere")

// Answer enters an answer or a right of a seat, and everything that follows without a
// question to anybody: dice, questions with one answer, standing orders. Where dice are
// thrown by hand, seat 0 answers with what they show. A refusal changes nothing.
func (s *Session) Answer(seat engine.Seat, c engine.Choice) error {
	if err := s.Verify(); err != nil {
		return err
	}
	if record.Agrees(c) {
		return s.agree(seat, c)
	}
	player := s.run.Record.Header.Holder(seat)
	if seat == engine.Chance && s.thrower() == record.Nobody || seat != engine.Chance && (!s.Here(player) || s.program(seat)) {
		return ErrElsewhere
	}
	if seat != engine.Chance && player != s.looking {
		if s.run.Game.Secret {
			return ErrNotLooking
		}
		if _, _, found := s.run.Asked(seat, c); found && c.Verb != engine.OrderVerb {
			s.pass(player)
		}
	}
	return s.enter(seat, c, by(seat))
}

// enter is Answer and AnswerAs once it is clear who may answer.
func (s *Session) enter(seat engine.Seat, c engine.Choice, by string) error {
	asked, before := len(s.run.Match.Open()), len(s.run.Record.Entries)
	d, right, _ := s.run.Asked(seat, c)
	if _, _, err := s.run.Answer(seat, c, by); err != nil {
		return err
	}
	if err := s.advance(); err != nil {
		return err
	}
	if d.Sealed && !right && asked == 1 || showed(s.run, before, s.Seats(s.looking)) {
		s.Settle()
	}
	s.changed()
	return nil
}

// by marks what a person answers for Chance.
func by(seat engine.Seat) string {
	if seat == engine.Chance {
		return dice.Hand
	}
	return ""
}

// advance answers what needs nobody.
func (s *Session) advance() error { return s.advanceAsking(s.Single) }

// advanceAsking stops, where single, at a question with one answer.
func (s *Session) advanceAsking(single bool) error {
	for {
		if s.waits(single) {
			return nil
		}
		_, _, found, err := s.run.Move()
		if err != nil {
			return words.Refuse("", "page/fault.offered", err)
		}
		if !found {
			return nil
		}
	}
}

// waits reports whether the next answer that needs nobody is given all the same: the only one, where single, by a person
// here, and one that would follow from orders by a program, which gives none.
func (s *Session) waits(single bool) bool {
	if !single && s.programs == 0 && !slices.ContainsFunc(s.run.Match.Open(), s.veiled) {
		return false
	}
	d, _, by, found := s.run.Unasked()
	mine := s.Here(s.run.Record.Header.Holder(d.Seat)) && !s.program(d.Seat)
	return found && (by == record.ByForced && (single && mine || s.veiled(d)) || by == record.ByOrder && s.program(d.Seat))
}

// veiled reports whether a player is asked a question with only one answer, so that the others do
// not learn this. The player who looks already goes on unasked, and orders answer without asking.
func (s *Session) veiled(d engine.Decision) bool {
	player := s.run.Record.Header.Holder(d.Seat)
	if !d.Always || len(d.Legal) != 1 || player == s.looking || s.program(d.Seat) || s.run.Away(d.Seat) {
		return false
	}
	if _, ordered := s.run.Ordered(d); ordered {
		return false
	}
	for other := range s.Players() {
		if other != player && s.Seats(other) != 0 && !s.Unmanned(other) {
			return true
		}
	}
	return false
}

// Finish gives the answers that Single has left to people, before the match goes elsewhere.
func (s *Session) Finish() error {
	if err := s.Verify(); err != nil || !s.Single || !s.waits(true) {
		return err
	}
	if err := s.advanceAsking(false); err != nil {
		return err
	}
	s.Settle()
	s.changed()
	return nil
}

func (s *Session) changed() {
	s.version++
	if s.Keep != nil {
		s.Keep()
	}
	for _, tell := range s.told {
		tell(s.version)
	}
}

// Version counts the changes: a component that has drawn this version is up to date.
func (s *Session) Version() int { return s.version }

// OnChange has f told of every change.
func (s *Session) OnChange(f func(version int)) { s.told = append(s.told, f) }

// Game is the game that is played.
func (s *Session) Game() *engine.Game { return s.run.Game }

// Record is the match as it is saved, sealed. The caller must not change it.
func (s *Session) Record() *record.Record { return s.run.Seal() }

// Header is what the record says of the match. Unlike Record it seals nothing, so that what is drawn at every answer
// may ask for it. The caller must not change it.
func (s *Session) Header() *record.Header { return &s.run.Record.Header }

// Entries are the answers so far, of which the same holds.
func (s *Session) Entries() []engine.Entry { return s.run.Record.Entries }

// Match is the present position, to be read only.
func (s *Session) Match() engine.Match { return s.run.Match }

// Seq is the number of the next answer.
func (s *Session) Seq() int { return len(s.run.Record.Entries) }

// Result says how the match ended; the second value is false while it goes on.
func (s *Session) Result() (engine.Result, bool) { return s.run.Match.Result() }
