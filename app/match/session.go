// Package match plays a running match: it enters answers and all that follows without asking, knows who may
// look at the device, takes back what may be taken back, and reports every change.
package match

import (
	"interbellum/engine"
	"interbellum/engine/dice"
	"interbellum/engine/record"
	"interbellum/engine/words"
)

// A Session is a running match in parts, each of which answers for one matter. The session itself does what
// changes several of them. It is used from one goroutine and never copied: its parts point at one another.
type Session struct {
	Play         Play
	Device       Device
	Floor        Floor
	Viewer       Viewer
	Handover     Handover
	Automatic    Automatic
	Agreements   Agreements
	Bots         Bots
	Verification Verification
	Seals        Seals
	Changes      Changes
}

// newSession puts the parts together around a run. No one looks yet.
func newSession(run *record.Run, o Options) *Session {
	s := new(Session)
	s.Play = Play{run: run}
	s.Device = Device{play: &s.Play, bots: o.Bots}
	s.Floor = Floor{play: &s.Play, device: &s.Device}
	s.Viewer = Viewer{play: &s.Play, device: &s.Device, floor: &s.Floor, player: record.Nobody}
	s.Handover = Handover{play: &s.Play, device: &s.Device, viewer: &s.Viewer}
	s.Automatic = Automatic{AskForced: o.AskForced, play: &s.Play, device: &s.Device, viewer: &s.Viewer}
	s.Agreements = Agreements{play: &s.Play, device: &s.Device}
	s.Bots = Bots{play: &s.Play, device: &s.Device}
	s.Seals = Seals{play: &s.Play}
	return s
}

// ErrNotLooking refuses an answer of a player who does not hold the device, in a game
// that hides something.
var ErrNotLooking error = words.Refuse("", "page/refused.not-looking")

// ErrElsewhere refuses what only a player on another device may say.
var ErrElsewhere error = words.Refuse("", "page/refused.elsewhere")

// Answer enters an answer or a right of a seat, and all that follows without asking: dice, questions with one
// answer, standing orders. Where dice are thrown by hand, seat 0 answers with what they show. A refusal changes
// nothing.
func (s *Session) Answer(seat engine.Seat, c engine.Choice) error {
	if err := s.Verify(); err != nil {
		return err
	}
	if record.Agrees(c) {
		return s.agree(seat, c)
	}
	player := s.Play.Header().Holder(seat)
	if seat == engine.Chance && s.Handover.thrower() == record.Nobody || seat != engine.Chance && (!s.Device.Here(player) || s.Device.byBot(seat)) {
		return ErrElsewhere
	}
	if seat != engine.Chance && player != s.Viewer.player {
		if s.Play.Game().Secret {
			return ErrNotLooking
		}
		if _, _, found := s.Play.run.Asked(seat, c); found && c.Verb != engine.OrderVerb {
			s.Viewer.pass(player)
		}
	}
	by := ""
	if seat == engine.Chance {
		by = dice.Hand
	}
	return s.enter(seat, c, by)
}

// AnswerByBot enters a bot's answer, and all that follows without asking, as Answer does for people. It is taken
// back only together with a person's answer before it.
func (s *Session) AnswerByBot(seat engine.Seat, c engine.Choice) error {
	if !s.Device.byBot(seat) {
		return ErrElsewhere
	}
	if err := s.Verify(); err != nil {
		return err
	}
	return s.enter(seat, c, record.ByBot)
}

// enter is Answer and AnswerByBot once it is clear that the seat may answer.
func (s *Session) enter(seat engine.Seat, c engine.Choice, by string) error {
	run := s.Play.run
	asked, before := len(run.Match.Open()), s.Play.Seq()
	d, right, _ := run.Asked(seat, c)
	if _, _, err := run.Answer(seat, c, by); err != nil {
		return err
	}
	if err := s.Automatic.advance(); err != nil {
		return err
	}
	if d.Sealed && !right && asked == 1 || revealed(run, before, s.Viewer.Seats()) {
		s.Floor.Raise()
	}
	s.Changes.matchChanged()
	return nil
}

// AnswerForced gives the answers that AskForced has left to people, before the match goes elsewhere.
func (s *Session) AnswerForced() error {
	if err := s.Verify(); err != nil || !s.Automatic.AskForced || !s.Automatic.pausesBefore(true) {
		return err
	}
	if err := s.Automatic.advanceAsking(false); err != nil {
		return err
	}
	s.Floor.Raise()
	s.Changes.matchChanged()
	return nil
}

// Proceed enters what can now be answered without asking, after SetBots.
func (s *Session) Proceed() error {
	err := s.Verify()
	if err == nil {
		err = s.Automatic.advance()
	}
	s.Floor.Raise()
	return err
}

// Sit says who plays on this device: only they look and answer here. Before it is called, all players do.
func (s *Session) Sit(players ...int) {
	s.Device.sit(players)
	if !s.Device.Here(s.Viewer.player) {
		s.Viewer.pass(record.Nobody)
	}
}

// SitAll says that all players play on this device.
func (s *Session) SitAll() { s.Device.here = nil }

// SetBots says which seats bots play on this device. A bot never looks at the board: its answer comes by AnswerByBot.
func (s *Session) SetBots(seats engine.Seats) {
	s.Device.bots = seats
	if s.Viewer.player != record.Nobody && !s.Device.person(s.Viewer.player) {
		s.Viewer.pass(record.Nobody)
	}
}

// Ready says that this player now holds the device and no one else looks. No answer given before can be undone any more.
func (s *Session) Ready(player int) {
	if player == s.Viewer.player || player != record.Nobody && !s.Device.person(player) {
		return
	}
	s.Viewer.pass(player)
	s.Changes.viewChanged()
}

// Cover hides the board from all players.
func (s *Session) Cover() { s.Ready(record.Nobody) }
