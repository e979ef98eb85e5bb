package app

import (
	"strings"

	"interbellum/app/face"
	"interbellum/app/match"
	"interbellum/app/shelf"
	"interbellum/app/store"
	"interbellum/engine"
	"interbellum/engine/record"
	"interbellum/engine/words"
)

// Table is the match that lies open, with the parts that play, show and send it. Without a Session none does.
type Table struct {
	Session *match.Session
	Face    face.Face
	Info    store.Info
	Covered bool   // the next player has not said that they hold the device
	Form    string // a form that is open: botsForm, diceForm

	Saver      Saver
	Verifier   Verifier
	Seats      Seating
	History    History
	Picks      Picks
	Hand       Hand
	Orders     Orders
	Agreements Agreements
	Keys       Keyring
	Bots       Bots
	News       News
	Outbox     Outbox
	Trial      Trial
	Lesson     Lesson
	Example    Example
	Live       Live

	desk   *Desk
	shelf  *shelf.Shelf
	shown  *face.Sight // what the table was last drawn from
	beside *face.Sight // and what lies beside the board

	unfolded unfolded
}

// newTable is a table on which nothing lies.
func newTable(d *Desk) *Table {
	t := &Table{desk: d, shelf: d.Shelf}
	t.Verifier.t = t
	t.Saver.t, t.Seats.t, t.History.t, t.Picks.t, t.Hand.t, t.Orders.t, t.Agreements.t = t, t, t, t, t, t, t
	t.Keys.t, t.News.t, t.Bots.t, t.Outbox.t, t.Trial.t, t.Lesson.t, t.Example.t, t.Live.t = t, t, t, t, t, t, t, t
	t.History.Past = Now
	return t
}

// handOn lets the next player look: at once where the game hides nothing, after a cover
// where it does.
func (t *Table) handOn() {
	t.desk.version++
	if t.desk.Toast.Own {
		t.desk.Toast = Toast{}
	}
	if t.desk.Screen == AsideScreen {
		return
	}
	defer t.Bots.thinkOn()
	if _, over := t.Session.Play.Result(); over {
		if here := t.Session.Device.People(); t.Session.Viewer.Player() == record.Nobody && len(here) > 0 {
			t.Session.Ready(here[0])
		}
		t.Covered = false
		t.desk.Screen = EndScreen
		return
	}
	if t.desk.Screen == EndScreen { // the end was taken back
		t.desk.Screen = TableScreen
	}
	to, due := t.Session.Handover.Due()
	if here := t.Session.Device.People(); to == record.Nobody && t.Session.Viewer.Player() == record.Nobody && len(here) > 0 {
		to, due = here[0], true // nobody here is asked, and they may look
	}
	if _, waits := t.Bots.waiting(); waits && t.covers() {
		due = false // a program is asked: nobody need look
	}
	t.Covered = due && t.covers()
	if due && !t.Covered {
		t.Session.Ready(to)
	}
	if t.Covered {
		t.Session.Cover()
	}
}

// covers reports whether the board is hidden while the device changes hands: never where a
// single player uses it, and only where the game has secrets.
func (t *Table) covers() bool {
	return t.Session.Play.Game().Secret && len(t.Session.Device.People()) > 1
}

// Ready uncovers the board for the next player. Where nobody is next it shows the result.
func (t *Table) Ready() { t.ReadyFor(t.Session.Handover.Next()) }

// ReadyFor uncovers the board for a player who plays here.
func (t *Table) ReadyFor(player int) {
	t.desk.version++
	if t.over() {
		t.desk.Screen = EndScreen
		return
	}
	t.Session.Ready(player)
	t.Covered = false
}

// Answer gives an answer in words, or several that one tap gives together. A lesson takes the first alone.
func (t *Table) Answer(a face.Answer) error {
	t.History.Past = Now
	first, rest, _ := strings.Cut(opened(t, a), " ")
	if t.Lesson.lecture != nil {
		return t.Lesson.follow(first)
	}
	seq := t.Session.Play.Seq()
	if err := t.give(a.Seat, first); err != nil {
		return err
	}
	if a.Drop {
		t.Picks.join(seq)
	}
	defer t.Hand.follow()
	if err := t.Picks.goOn(a.Seat, strings.Fields(rest)); err != nil {
		return err
	}
	return t.Picks.conclude()
}

// give enters one answer.
func (t *Table) give(seat engine.Seat, text string) error {
	c, err := engine.ParseChoice(text)
	if err != nil {
		return err
	}
	p := t.Picks.picking(seat, c)
	t.Session.Automatic.AskForced = t.desk.askForced() // it may have been set since
	if err := t.Session.Answer(seat, c); err != nil {
		return err
	}
	t.Picks.picks = append(t.Picks.picks, p...)
	t.Bots.unthink() // about a hint
	t.Bots.thinking.halted, t.Bots.thinking.hurries, t.Bots.thinking.rests = false, false, false
	t.handOn()
	return nil
}

// Undo takes the last answer back where nothing has been seen since, with those that the same tap gave.
func (t *Table) Undo() {
	t.Bots.unthink()
	if t.Picks.undo() {
		t.handOn()
		t.Hand.follow()
	}
}

// Sight is what the looking player sees now, or at the moment of the history that is
// shown.
func (t *Table) Sight() *face.Sight {
	s := t.Session
	sight := &face.Sight{
		Version: t.desk.version, Game: s.Play.Game(), Header: s.Play.Header(), Seq: s.Play.Seq(),
		Looking: s.Viewer.Player(), Seats: s.Viewer.Seats(),
	}
	sight.Recent = t.recent()
	if s.Verification.Done() {
		sight.Course = func() string { return t.History.course(sight.Seq) }
	}
	if t.History.Past != Now {
		sight.Past, sight.Seq, sight.View = true, t.History.Past, s.ViewAt(t.History.Past)
		return sight
	}
	sight.View, sight.Asked, sight.Rights = s.Viewer.View(), s.Viewer.Asked(), s.Viewer.Rights()
	if len(sight.Asked) > 0 {
		sight.Follow, sight.Pointed = follow(s, sight.Asked[0]), pointed(t)
	}
	t.Hand.show(sight)
	if !s.Play.Game().Secret {
		sight.Ahead = s.Play.Match()
		sight.Then = thenOn(t, sight)
	}
	for _, seat := range waited(t) {
		if !sight.Seats.Has(seat) {
			sight.Others = append(sight.Others, seat)
		}
	}
	return sight
}

// follow is Sight.Follow for a question. It works each answer out once.
func follow(s *match.Session, d engine.Decision) func(...engine.Choice) []engine.Choice {
	known := map[engine.Choice][]engine.Choice{}
	return func(answers ...engine.Choice) []engine.Choice {
		if len(answers) != 1 {
			return s.Viewer.Follow(d, answers...)
		}
		next, is := known[answers[0]]
		if !is {
			next = s.Viewer.Follow(d, answers[0])
			known[answers[0]] = next
		}
		return next
	}
}

// pointed is the answer that a lesson or a hint points at.
func pointed(t *Table) string {
	if words := t.Lesson.lecture.expected(); words != "" {
		return words
	}
	return t.Bots.hinted()
}

// sights are what the board and the question are drawn from, and what the sheet beside them is: while something is
// put off, the sheet still shows the answer before.
func (t *Table) sights() (now, beside *face.Sight) {
	if t.shown == nil || t.shown.Version != t.desk.version {
		t.shown = t.Sight()
	}
	if !t.Saver.owed || t.beside == nil {
		t.beside = t.shown
	}
	return t.shown, t.beside
}

// recent is what the last answers before the moment that is shown did.
func (t *Table) recent() (seen []face.Watched) {
	until := t.Session.Play.Seq()
	if t.History.Past != Now {
		until = t.History.Past
	}
	for _, line := range t.Session.Play.Log(t.Session.Viewer.Player(), max(until-recentMost, -1)) {
		if line.Entry.Seq < until {
			seen = append(seen, face.Watched{Entry: line.Entry, Events: line.Events})
		}
	}
	return seen
}

// recentMost is as many answers as one battle takes.
const recentMost = 40

// whose says who is asked, for the list of matches.
func (t *Table) whose() string {
	for _, seat := range waited(t) {
		return t.Session.Play.Header().Named(seat, t.Session.Play.Game().SeatName(seat))
	}
	return ""
}

func (t *Table) turn() string {
	if w, is := t.Face.(face.Dater); is {
		return w.When(t.Session.Play.Match().View(0))
	}
	return ""
}

func (t *Table) over() bool {
	_, over := t.Session.Play.Result()
	return over
}

func (t *Table) playerName(player int) string { return face.Called(t.Session.Play.Header(), player) }

// ending puts a result into words; an agreement is the same in every game.
func (t *Table) ending(result engine.Result) face.Ending {
	e := t.Face.Ending(t.Sight(), result)
	if result.Kind == engine.Agreement {
		e.Why, e.Title = asItStands(e), say("end.by-agreement")
	}
	return e
}

// mailed reports whether somebody plays elsewhere.
func (t *Table) mailed() bool {
	for i, p := range t.Session.Play.Players() {
		if p.Seats != 0 && !t.Session.Device.Here(i) {
			return true
		}
	}
	return false
}

// away is the player elsewhere who is asked now, with the seats that are asked; Nobody where all
// who are asked play here.
func (t *Table) away() (player int, seats engine.Seats) {
	player = record.Nobody
	for _, seat := range waited(t) {
		p := t.Session.Play.Header().Holder(seat)
		if p == record.Nobody || t.Session.Device.Here(p) || player != record.Nobody && p != player {
			continue
		}
		player, seats = p, seats.With(seat)
	}
	return player, seats
}

// seatsOf names a player and these seats.
func (t *Table) seatsOf(player int, seats engine.Seats) string {
	return say("player.seats", t.playerName(player), namesOf(t.Session.Play.Game(), seats))
}

// watched is what the looking player saw from answer number from on.
func (t *Table) watched(from int) (seen []face.Watched) {
	for _, line := range t.Session.Play.Log(t.Session.Viewer.Player(), from) {
		seen = append(seen, face.Watched{Entry: line.Entry, Events: line.Events})
	}
	return seen
}

// Summary says in a few lines what the match is and who is asked, for a mail.
func (t *Table) Summary() string {
	match := say("summary.match", t.Info.Title, t.Session.Play.Game().Name)
	if when := t.turn(); when != "" {
		match = say("summary.dated", match, when)
	}
	if result, over := t.Session.Play.Result(); over {
		return say("summary.over", match, words.Sentence(t.ending(result).Title))
	}
	if whose := t.whose(); whose != "" {
		return say("summary.asked", match, whose)
	}
	return say("summary.nobody", match)
}

// Export writes a match as a file: as it lies on the table, or as it is stored even if it does not open any more.
func (t *Table) Export(id string) (name string, data []byte, err error) {
	if t.Session != nil && t.Info.ID == id {
		return shelf.FileName(t.Info.Title), shelf.WithTitle(t.Session.Play.Record(), t.Info.Title), nil
	}
	return t.shelf.Export(id)
}
