package app

import (
	"errors"
	"strings"
	"time"

	"github.com/lithammer/shortuuid/v4"

	"interbellum/app/face"
	"interbellum/app/match"
	"interbellum/app/store"
	"interbellum/engine"
	"interbellum/engine/dice"
	"interbellum/engine/games"
	"interbellum/engine/link"
	"interbellum/engine/record"
)

// Screen is what fills the page.
type Screen int

const (
	HomeScreen Screen = iota
	NewScreen
	TableScreen
	EndScreen
	AsideScreen // the match goes on in another tab
	LookScreen  // something to look at only
)

// Desk is the page's state. It draws nothing: the components show what its parts hold, and wishes change them.
type Desk struct {
	Screen Screen
	Table  *Table
	Shelf  *Shelf
	Inbox  *Inbox
	Draft  Draft // of a new match
	Toast  Toast
	Tab    string       // the panel beside the board
	Looked *link.Look   // what a link to look at shows
	back   func() error // what Undo in the message of the moment does

	Single func() bool     // whether questions with one answer are asked: a setting of the device; optional
	Hold   func(id string) // tells other tabs which match is played here; optional
	Later  func(func())    // has something done once the page shows what has changed; nil: at once

	version int
}

// Table is the match that lies open, with the parts that play, show and send it. Without a Session none does.
type Table struct {
	Session *match.Session
	Face    face.Face
	Info    store.Info
	Covered bool   // the next player has not said that they hold the device
	Form    string // a form that is open: botsForm, diceForm

	Saver      Saver
	Seats      Seating
	History    History
	Picks      Picks
	Orders     Orders
	Agreements Agreements
	Bots       Bots
	Outbox     Outbox
	Trial      Trial
	Lesson     Lesson
	Example    Example

	desk   *Desk
	shelf  *Shelf
	shown  *face.Sight // what the table was last drawn from
	beside *face.Sight // and what lies beside the board
}

// newTable is a table on which nothing lies.
func newTable(d *Desk) *Table {
	t := &Table{desk: d, shelf: d.Shelf}
	t.Saver.t, t.Seats.t, t.History.t, t.Picks.t, t.Orders.t, t.Agreements.t = t, t, t, t, t, t
	t.Bots.t, t.Outbox.t, t.Trial.t, t.Lesson.t, t.Example.t = t, t, t, t, t
	t.History.Past = Now
	return t
}

// Saver saves the match on the table.
type Saver struct {
	t        *Table
	revision store.Revision
	Unsaved  error // the last save was refused: the match goes on in memory
	owed     bool  // the match has gone on since it was saved
	late     int   // counts what was done later
}

// Seating is who plays on this device.
type Seating struct {
	t       *Table
	Asking  bool   // it is being asked
	Sitting []bool // what was said so far
}

// History is the match up to now: what is shown of it, and the replay of what others have done.
type History struct {
	t      *Table
	Past   int // the moment that is shown, or Now
	replay replay
	bar    *historyBar // as it was drawn last
	marks  []chapter
	marked int      // answers looked through for marks
	scored []string // scores after every so many answers, few enough to be drawn
	every  int
}

// Picks are the answers since the last thing that cannot be unseen, those that are gathered by name.
type Picks struct {
	t     *Table
	picks []pick
}

// Orders is the form of standing orders.
type Orders struct {
	t        *Table
	Ordering bool        // it is open
	Whose    engine.Seat // whose orders it shows; 0: all of the player's
}

// Agreements is the form of what players agree on.
type Agreements struct {
	t          *Table
	Agreeing   bool // it is open
	BackTo     int  // the answer chosen in it
	Correction Correction
	agreed     int // agreements in effect when it was last said
}

// Bots are the computer players of the match on the table.
type Bots struct {
	t        *Table
	thinking thinking
	Think    func(id int, question string, heard func(string)) // puts a question to them; optional
	Unthink  func(id int)                                      // takes it back
	Steps    func() bool                                       // whether they wait after every answer: a setting of the device; optional
}

// Outbox is the letter in the making.
type Outbox struct {
	t *Table
	sending
}

// Trial is a copy of the match that is tried out.
type Trial struct {
	t     *Table
	waits *trial // the match that waits meanwhile
}

// Lesson is the lesson under way.
type Lesson struct {
	t       *Table
	lecture *lecture
}

// Example is the recorded match that is watched.
type Example struct {
	t       *Table
	example *example
}

// Shelf holds the saved matches.
type Shelf struct {
	desk    *Desk
	Store   store.Store
	List    []store.Info
	Keeping Keeping // what the browser promises
	ids     func() string
	now     func() time.Time
}

// Inbox takes in what comes as a link or a file.
type Inbox struct {
	desk    *Desk
	Letter  *letter        // what came with a link, until it is read
	awaited string         // a link that waits for the file of its history
	forked  *record.Record // the match of a link that was refused
	claim   *claim         // a link or file that answers for players here, until they agree
	report  record.Report  // of the match that was opened last
}

// Now is no moment of the past.
const Now = -1

// Toast is a short message; Bad ones stay until they are closed.
type Toast struct {
	Text string
	Bad  bool
	Rule engine.Rule // of a refusal in the match on the table
	Act  wish        // what a button in it does; nil without a button
	Name string      // of the button
	Own  bool        // for whoever is asked, and gone with the question
}

// NewDesk is an empty desk beside a shelf.
func NewDesk(shelf store.Store) *Desk {
	d := &Desk{}
	d.Shelf = &Shelf{desk: d, Store: shelf, ids: shortuuid.New, now: time.Now}
	d.Inbox = &Inbox{desk: d}
	d.Table = newTable(d)
	d.Shelf.Refresh()
	return d
}

// Refresh reads the list of saved matches again.
func (sh *Shelf) Refresh() {
	list, err := sh.Store.List()
	if err != nil {
		sh.desk.complain(err)
	}
	sh.List = sh.emptied(list)
	sh.desk.version++
}

// Version changes whenever the desk does.
func (d *Desk) Version() int { return d.version }

// complain shows why something was refused, with the rule if a rule did.
func (d *Desk) complain(err error) {
	d.Toast = Toast{Text: sentence(err.Error()), Bad: true}
	var refused *engine.Illegal
	if d.Table.Session != nil && errors.As(err, &refused) {
		d.Toast.Rule = refused.Rule
	}
	switch {
	case d.Inbox.forked == nil:
	case errors.As(err, new(*changed)):
		d.Toast.Act, d.Toast.Name = &keepBoth{}, "Keep it as a copy"
	case errors.As(err, new(*otherHead)), errors.As(err, new(*link.Unchecked)):
		d.Toast.Act, d.Toast.Name = &keepBoth{}, "Open it as a copy"
	case errors.As(err, new(*link.OtherEdition)):
		d.Toast.Act, d.Toast.Name = &keepBoth{}, "Open its position as a copy"
	}
}

// Say shows a short message.
func (d *Desk) Say(text string) { d.Toast = Toast{Text: text}; d.version++ }

// sentence begins with a capital and ends with a full stop.
func sentence(text string) string {
	if text == "" {
		return ""
	}
	text = capital(text)
	if !strings.HasSuffix(text, ".") {
		text += "."
	}
	return text
}

// capital begins a text with one.
func capital(text string) string { return strings.ToUpper(text[:1]) + text[1:] }

// Begin shows the form of a new match.
func (d *Desk) Begin(id string) error {
	if _, err := games.Find(id); err != nil {
		return err
	}
	d.forgetBack()
	d.Draft, d.Screen = newDraft(id), NewScreen
	return nil
}

// Again fills in the form of a new match as that on the table was begun, with whoever plays there now.
func (d *Desk) Again() (err error) {
	rec, by, here := d.Table.Session.Record(), stylesIn(d.Table.Info.Programs), hereIn(d.Table.Info.Here)
	if rec.Start != nil && len(rec.Earlier) == 0 {
		err = d.Inbox.takePosition("", rec.Start)
	} else {
		d.Leave()
		err = d.Begin(rec.Header.Game)
	}
	if err == nil {
		d.Draft.repeat(&rec.Header, by, here)
	}
	return err
}

// Start begins the match of the draft.
func (d *Desk) Start() error {
	game, err := games.Find(d.Draft.Game)
	if err != nil {
		return err
	}
	players, err := d.Draft.players()
	if err != nil {
		return err
	}
	header := record.Header{
		ID: d.Shelf.ids(), Game: game.ID, Scenario: d.Draft.Scenario, Edition: game.Edition,
		Dealer: dice.SeededName, Secret: d.Shelf.ids() + d.Shelf.ids(), Players: players,
		Created: d.Shelf.now().UTC().Format(time.RFC3339),
	}
	if d.Draft.ByHand {
		header.Dealer = dice.HandName
	}
	session, err := match.New(game, match.Setup{Header: header, AskAll: d.Draft.AskAll, Single: d.single(), Programs: automated(d.Draft.styles()), Start: d.Draft.Start})
	if err != nil {
		return err
	}
	scenario, _ := game.ScenarioByID(d.Draft.Scenario)
	d.Table.Info = store.Info{ID: header.ID, Game: game.ID, Scenario: scenario.ID, Title: d.Draft.title(scenario.Name), Here: d.Draft.here(), Programs: programWords(d.Draft.styles())}
	d.Table.Saver.revision = 0
	d.lay(session)
	d.Table.Saver.keep()
	return nil
}

func (sh *Shelf) known(id string) (store.Info, bool) {
	for _, info := range sh.List {
		if info.ID == id {
			return info, true
		}
	}
	return store.Info{}, false
}

func (d *Desk) single() bool { return d.Single != nil && d.Single() }

// lay puts a session on the table.
func (d *Desk) lay(session *match.Session) {
	d.Table.Session, d.Table.Face = session, faceOf(session.Game())
	d.Table.History.Past, d.Table.Orders.Ordering, d.Table.Agreements.Agreeing, d.Table.Form, d.Table.Saver.Unsaved = Now, false, false, "", nil
	d.Table.Outbox.sending, d.Inbox.Letter, d.Looked = sending{}, nil, nil
	d.Table.Agreements.agreed = session.Agreed()
	d.Table.History.marks, d.Table.History.marked, d.Table.Picks.picks, d.Table.History.scored = nil, -1, nil, nil
	d.forgetBack()
	d.Table.History.replay, d.Table.Trial.waits, d.Table.Lesson.lecture, d.Table.Example.example = replay{number: d.Table.History.replay.number}, nil, nil, nil
	d.Table.Saver.owed, d.Table.shown, d.Table.beside, d.Table.History.bar = false, nil, nil, nil
	d.Screen = TableScreen
	session.Keep = d.Table.Saver.keepSoon
	d.hold(d.Table.Info.ID)
	d.Table.Bots.unthink()
	d.Table.Seats.sit()
	d.Table.Bots.seat()
	d.Table.handOn()
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
	if _, over := t.Session.Result(); over {
		if here := t.Session.AllHere(); t.Session.Looking() == record.Nobody && len(here) > 0 {
			t.Session.Ready(here[0])
		}
		t.Covered = false
		t.desk.Screen = EndScreen
		return
	}
	if t.desk.Screen == EndScreen { // the end was taken back
		t.desk.Screen = TableScreen
	}
	to, due := t.Session.HandOver()
	if here := t.Session.AllHere(); to == record.Nobody && t.Session.Looking() == record.Nobody && len(here) > 0 {
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
	return t.Session.Game().Secret && len(t.Session.AllHere()) > 1
}

// Ready uncovers the board for the next player. Where nobody is next it shows the result.
func (t *Table) Ready() { t.ReadyFor(t.Session.Next()) }

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

// Answer gives an answer in words.
func (t *Table) Answer(a face.Answer) error {
	c, err := engine.ParseChoice(a.Words)
	if err != nil {
		return err
	}
	t.History.Past = Now
	if t.Lesson.lecture != nil {
		return t.Lesson.followed(a.Words)
	}
	p := t.Picks.picking(a.Seat, c)
	t.Session.Single = t.desk.single() // it may have been set since
	if err := t.Session.Answer(a.Seat, c); err != nil {
		return err
	}
	t.Picks.picks = append(t.Picks.picks, p...)
	t.Bots.unthink() // about a hint
	t.Bots.thinking.halted = false
	t.handOn()
	return nil
}

// Undo takes the last answer back where nothing has been seen since.
func (t *Table) Undo() {
	t.Bots.unthink()
	if t.Session.Undo() {
		t.handOn()
	}
}

// Leave puts the match back on the shelf.
func (d *Desk) Leave() {
	d.forgetBack()
	d.Table.Bots.unthink()
	d.hold("")
	d.Table.Session, d.Table.Face, d.Table.Covered, d.Table.Saver.Unsaved, d.Table.Trial.waits = nil, nil, false, nil, nil
	d.Table.Lesson.lecture, d.Table.Example.example = nil, nil
	d.Inbox.Letter, d.Looked, d.Inbox.claim, d.Table.Seats.Asking, d.Table.Outbox.sending = nil, nil, nil, false, sending{}
	d.Screen = HomeScreen
	d.Shelf.Refresh()
}

// Look shows a moment of the history, or Now.
func (h *History) Look(seq int) {
	if seq >= h.t.Session.Seq() {
		seq = Now
	}
	h.Past = max(seq, Now)
	h.t.desk.version++
}

// Sight is what the looking player sees now, or at the moment of the history that is
// shown.
func (t *Table) Sight() *face.Sight {
	s := t.Session
	sight := &face.Sight{
		Version: t.desk.version, Game: s.Game(), Header: s.Header(), Seq: s.Seq(),
		Looking: s.Looking(), Seats: s.Seats(s.Looking()),
	}
	sight.Recent = t.recent()
	sight.Course = func() string { return t.History.course(sight.Seq) }
	if t.History.Past != Now {
		sight.Past, sight.Seq, sight.View = true, t.History.Past, s.ViewAt(t.History.Past)
		return sight
	}
	sight.View, sight.Asked, sight.Rights = s.View(), s.Asked(), s.Rights()
	if !s.Game().Secret {
		sight.Ahead = s.Match()
	}
	for _, q := range s.Match().Open() {
		if !sight.Seats.Has(q.Seat) && q.Seat != engine.Chance {
			sight.Others = append(sight.Others, q.Seat)
		}
	}
	return sight
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
	until := t.Session.Seq()
	if t.History.Past != Now {
		until = t.History.Past
	}
	for _, line := range t.Session.Log(t.Session.Looking(), max(until-recentMost, -1)) {
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
	for _, q := range t.Session.Match().Open() {
		if q.Seat != engine.Chance {
			return t.Session.Header().Named(q.Seat, t.Session.Game().SeatName(q.Seat))
		}
	}
	return ""
}

func (t *Table) turn() string {
	if w, is := t.Face.(interface{ When(engine.View) string }); is {
		return w.When(t.Session.Match().View(0))
	}
	return ""
}

// chapters marks where turns begin, for the slider. It is found once for each answer.
func (h *History) chapters() []chapter {
	for _, line := range h.t.Session.Log(h.t.Session.Looking(), h.marked) {
		for _, e := range line.Events {
			if e.Kind == "turn" {
				h.marks = append(h.marks, chapter{max(line.Entry.Seq, 0), e.On.Name()})
			}
		}
	}
	h.marked = h.t.Session.Seq()
	return h.marks
}
