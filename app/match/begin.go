package match

import (
	"interbellum/engine"
	"interbellum/engine/dice"
	"interbellum/engine/record"
	"interbellum/engine/words"
)

// A Setup is what a new match starts from.
type Setup struct {
	Header    record.Header // ID, Scenario, Options, Dealer, Secret, Players, Created
	Start     []byte        // a written position instead of the scenario, as JSON
	AskAll    bool          // every seat begins with orders to ask it everything
	AskForced bool          // as Automatic.AskForced

	Bots engine.Seats // the seats that bots play
	Keys []Key        // of the players of this device, where dice are sealed
}

// New starts a match and deals up to its first question. Where the header names no
// players, one player holds every seat; no dealer means the seeded one.
func New(game *engine.Game, setup Setup) (*Session, error) {
	h := setup.Header
	if h.Dealer == "" {
		h.Dealer = dice.SeededName
	}
	seats := seatsToFill(game, h.Scenario)
	if len(h.Players) == 0 {
		h.Players = []record.Player{{Name: "", Seats: seats}}
	}
	if err := checkSeats(game, h.Players, seats); err != nil {
		return nil, err
	}
	run, _, err := record.Begin(game, h, setup.Start)
	if err != nil {
		return nil, err
	}
	for _, k := range setup.Keys {
		if err := run.Unlock(k.Player, k.Secret); err != nil {
			return nil, err
		}
	}
	if setup.AskAll {
		orderAskAll(run)
	}
	return startSession(run, Options{setup.AskForced, setup.Bots})
}

// orderAskAll gives every seat the orders to ask it everything.
func orderAskAll(run *record.Run) {
	for _, d := range run.Match.Rights() {
		c := engine.Choice{Verb: engine.OrderVerb, On: d.About, To: "ask"}
		if !isOrder(d) || !d.Allows(c) {
			continue
		}
		_, _, _ = run.Answer(d.Seat, c, "")
	}
}

// Options say how a match is opened.
type Options struct {
	AskForced bool         // as Automatic.AskForced
	Bots      engine.Seats // the seats that bots play
}

// Open goes on with a saved match. The report says what was verified, and how much of an
// older edition's record could be used.
func Open(game *engine.Game, rec *record.Record) (*Session, record.Report, error) {
	return OpenWith(game, rec, Options{})
}

// OpenWith is Open with options.
func OpenWith(game *engine.Game, rec *record.Record, o Options) (*Session, record.Report, error) {
	if err := checkSeats(game, rec.Header.Players, seatsToFill(game, rec.Header.Scenario)); err != nil {
		return nil, record.Report{}, err
	}
	run, report, err := record.Open(game, rec, nil)
	if err != nil {
		return nil, report, err
	}
	s, err := startSession(run, o)
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
		return OpenWith(run.Begun(), run.Seal(), o)
	}
	if err := checkSeats(run.Game, run.Record.Header.Players, seatsToFill(run.Game, run.Record.Header.Scenario)); err != nil {
		return nil, report, err
	}
	s, err := startSession(run, o)
	return s, report, err
}

// startSession is a session of a run, advanced to its next question.
func startSession(run *record.Run, o Options) (*Session, error) {
	s := newSession(run, o)
	if err := s.Automatic.advance(); err != nil {
		return nil, err
	}
	s.Floor.Raise()
	return s, nil
}

// seatsToFill is the set of seats that need a player: the scenario's, or all of them where a
// written position names none.
func seatsToFill(game *engine.Game, scenario string) (seats engine.Seats) {
	if sc, found := game.ScenarioByID(scenario); found {
		return sc.Seats
	}
	for _, info := range game.Seats {
		seats = seats.With(info.Seat)
	}
	return seats
}

// checkSeats refuses players who leave a seat empty or share one.
func checkSeats(game *engine.Game, players []record.Player, seats engine.Seats) error {
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
