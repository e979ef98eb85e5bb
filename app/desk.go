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

// Desk is the page's one state: the shelf of saved matches and the match that lies open.
// It draws nothing; the components show what it says and the root changes it.
type Desk struct {
	Screen Screen
	Shelf  store.Store
	List   []store.Info
	Draft  Draft // of a new match
	Toast  Toast

	Session  *match.Session
	Face     face.Face
	Info     store.Info
	Past     int  // the moment of the history that is shown, or Now
	Covered  bool // the next player has not said that they hold the device
	Tab      string
	Ordering bool        // the form of orders is open
	Whose    engine.Seat // whose orders it shows; 0: all of the player's
	Agreeing bool        // the form of agreements is open
	Form     string      // another form that is open: botsForm, diceForm
	BackTo   int         // the answer chosen in it
	Seating  bool        // who plays on this device is being asked
	Sitting  []bool      // what was said so far
	Letter   *letter     // what came with a link, until it is read
	Looked   *link.Look  // what a link to look at shows
	replay   replay
	thinking thinking                                          // of programs that play
	Think    func(id int, question string, heard func(string)) // puts a question to them; optional
	Unthink  func(id int)                                      // takes it back
	Steps    func() bool                                       // whether they wait after every answer: a setting of the device; optional
	trial    *trial                                            // the match that waits while this one is tried out
	lecture  *lecture
	example  *example        // that is watched
	picks    []pick          // answers since the last thing that cannot be unseen, those that are gathered by name
	Unsaved  error           // the last save was refused: the match goes on in memory
	Keeping  Keeping         // what the browser promises
	Single   func() bool     // whether questions with one answer are asked: a setting of the device; optional
	Hold     func(id string) // tells other tabs which match is played here; optional
	Later    func(func())    // has something done once the page shows what has changed; nil: at once
	owed     bool            // the match has gone on since it was saved
	late     int             // counts what was done later
	shown    *face.Sight     // what the table was last drawn from
	beside   *face.Sight     // and what lies beside the board
	bar      *historyBar     // as the history was drawn last
	back     func() error    // what Undo in the message of the moment does
	marks    []chapter
	scored   []string // scores after every so many answers, few enough to be drawn
	every    int
	marked   int // answers looked through for marks
	version  int
	revision store.Revision
	agreed   int            // agreements in effect when it was last said
	awaited  string         // a link that waits for the file of its history
	forked   *record.Record // the match of a link that was refused
	claim    *claim         // a link or file that answers for players here, until they agree
	report   record.Report  // of the match that was opened last
	ids      func() string
	now      func() time.Time

	sending
	Correction Correction
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
	d := &Desk{Shelf: shelf, Past: Now, ids: shortuuid.New, now: time.Now}
	d.Refresh()
	return d
}

// Refresh reads the list of saved matches again.
func (d *Desk) Refresh() {
	list, err := d.Shelf.List()
	if err != nil {
		d.complain(err)
	}
	d.List = d.emptied(list)
	d.version++
}

// Version changes whenever the desk does.
func (d *Desk) Version() int { return d.version }

// complain shows why something was refused, with the rule if a rule did.
func (d *Desk) complain(err error) {
	d.Toast = Toast{Text: sentence(err.Error()), Bad: true}
	var refused *engine.Illegal
	if d.Session != nil && errors.As(err, &refused) {
		d.Toast.Rule = refused.Rule
	}
	switch {
	case d.forked == nil:
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
	rec, by, here := d.Session.Record(), stylesIn(d.Info.Programs), hereIn(d.Info.Here)
	if rec.Start != nil && len(rec.Earlier) == 0 {
		err = d.takePosition("", rec.Start)
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
		ID: d.ids(), Game: game.ID, Scenario: d.Draft.Scenario, Edition: game.Edition,
		Dealer: dice.SeededName, Secret: d.ids() + d.ids(), Players: players,
		Created: d.now().UTC().Format(time.RFC3339),
	}
	if d.Draft.ByHand {
		header.Dealer = dice.HandName
	}
	session, err := match.New(game, match.Setup{Header: header, AskAll: d.Draft.AskAll, Single: d.single(), Programs: automated(d.Draft.styles()), Start: d.Draft.Start})
	if err != nil {
		return err
	}
	scenario, _ := game.ScenarioByID(d.Draft.Scenario)
	d.Info = store.Info{ID: header.ID, Game: game.ID, Scenario: scenario.ID, Title: d.Draft.title(scenario.Name), Here: d.Draft.here(), Programs: programWords(d.Draft.styles())}
	d.revision = 0
	d.lay(session)
	d.keep()
	return nil
}

func (d *Desk) known(id string) (store.Info, bool) {
	for _, info := range d.List {
		if info.ID == id {
			return info, true
		}
	}
	return store.Info{}, false
}

func (d *Desk) single() bool { return d.Single != nil && d.Single() }

// lay puts a session on the table.
func (d *Desk) lay(session *match.Session) {
	d.Session, d.Face = session, faceOf(session.Game())
	d.Past, d.Ordering, d.Agreeing, d.Form, d.Unsaved = Now, false, false, "", nil
	d.sending, d.Letter, d.Looked = sending{}, nil, nil
	d.agreed = session.Agreed()
	d.marks, d.marked, d.picks, d.scored = nil, -1, nil, nil
	d.forgetBack()
	d.replay, d.trial, d.lecture, d.example = replay{number: d.replay.number}, nil, nil, nil
	d.owed, d.shown, d.beside, d.bar = false, nil, nil, nil
	d.Screen = TableScreen
	session.Keep = d.keepSoon
	d.hold(d.Info.ID)
	d.unthink()
	d.sit()
	d.automate()
	d.handOn()
}

// handOn lets the next player look: at once where the game hides nothing, after a cover
// where it does.
func (d *Desk) handOn() {
	d.version++
	if d.Toast.Own {
		d.Toast = Toast{}
	}
	if d.Screen == AsideScreen {
		return
	}
	defer d.thinkOn()
	if _, over := d.Session.Result(); over {
		if here := d.Session.AllHere(); d.Session.Looking() == record.Nobody && len(here) > 0 {
			d.Session.Ready(here[0])
		}
		d.Covered = false
		d.Screen = EndScreen
		return
	}
	if d.Screen == EndScreen { // the end was taken back
		d.Screen = TableScreen
	}
	to, due := d.Session.HandOver()
	if here := d.Session.AllHere(); to == record.Nobody && d.Session.Looking() == record.Nobody && len(here) > 0 {
		to, due = here[0], true // nobody here is asked, and they may look
	}
	if _, waits := d.toThink(); waits && d.covers() {
		due = false // a program is asked: nobody need look
	}
	d.Covered = due && d.covers()
	if due && !d.Covered {
		d.Session.Ready(to)
	}
	if d.Covered {
		d.Session.Cover()
	}
}

// covers reports whether the board is hidden while the device changes hands: never where a
// single player uses it, and only where the game has secrets.
func (d *Desk) covers() bool {
	return d.Session.Game().Secret && len(d.Session.AllHere()) > 1
}

// Ready uncovers the board for the next player. Where nobody is next it shows the result.
func (d *Desk) Ready() { d.ReadyFor(d.Session.Next()) }

// ReadyFor uncovers the board for a player who plays here.
func (d *Desk) ReadyFor(player int) {
	d.version++
	if d.over() {
		d.Screen = EndScreen
		return
	}
	d.Session.Ready(player)
	d.Covered = false
}

// Answer gives an answer in words.
func (d *Desk) Answer(a face.Answer) error {
	c, err := engine.ParseChoice(a.Words)
	if err != nil {
		return err
	}
	d.Past = Now
	if d.lecture != nil {
		return d.followed(a.Words)
	}
	p := d.picking(a.Seat, c)
	d.Session.Single = d.single() // it may have been set since
	if err := d.Session.Answer(a.Seat, c); err != nil {
		return err
	}
	d.picks = append(d.picks, p...)
	d.unthink() // about a hint
	d.thinking.halted = false
	d.handOn()
	return nil
}

// Undo takes the last answer back where nothing has been seen since.
func (d *Desk) Undo() {
	d.unthink()
	if d.Session.Undo() {
		d.handOn()
	}
}

// Leave puts the match back on the shelf.
func (d *Desk) Leave() {
	d.forgetBack()
	d.unthink()
	d.hold("")
	d.Session, d.Face, d.Covered, d.Unsaved, d.trial = nil, nil, false, nil, nil
	d.lecture, d.example = nil, nil
	d.Letter, d.Looked, d.claim, d.Seating, d.sending = nil, nil, nil, false, sending{}
	d.Screen = HomeScreen
	d.Refresh()
}

// Look shows a moment of the history, or Now.
func (d *Desk) Look(seq int) {
	if seq >= d.Session.Seq() {
		seq = Now
	}
	d.Past = max(seq, Now)
	d.version++
}

// Sight is what the looking player sees now, or at the moment of the history that is
// shown.
func (d *Desk) Sight() *face.Sight {
	s := d.Session
	sight := &face.Sight{
		Version: d.version, Game: s.Game(), Header: s.Header(), Seq: s.Seq(),
		Looking: s.Looking(), Seats: s.Seats(s.Looking()),
	}
	sight.Recent = d.recent()
	sight.Course = func() string { return d.course(sight.Seq) }
	if d.Past != Now {
		sight.Past, sight.Seq, sight.View = true, d.Past, s.ViewAt(d.Past)
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
func (d *Desk) sights() (now, beside *face.Sight) {
	if d.shown == nil || d.shown.Version != d.version {
		d.shown = d.Sight()
	}
	if !d.owed || d.beside == nil {
		d.beside = d.shown
	}
	return d.shown, d.beside
}

// recent is what the last answers before the moment that is shown did.
func (d *Desk) recent() (seen []face.Watched) {
	until := d.Session.Seq()
	if d.Past != Now {
		until = d.Past
	}
	for _, line := range d.Session.Log(d.Session.Looking(), max(until-recentMost, -1)) {
		if line.Entry.Seq < until {
			seen = append(seen, face.Watched{Entry: line.Entry, Events: line.Events})
		}
	}
	return seen
}

// recentMost is as many answers as one battle takes.
const recentMost = 40

// whose says who is asked, for the list of matches.
func (d *Desk) whose() string {
	for _, q := range d.Session.Match().Open() {
		if q.Seat != engine.Chance {
			return d.Session.Header().Named(q.Seat, d.Session.Game().SeatName(q.Seat))
		}
	}
	return ""
}

func (d *Desk) turn() string {
	if w, is := d.Face.(interface{ When(engine.View) string }); is {
		return w.When(d.Session.Match().View(0))
	}
	return ""
}

// chapters marks where turns begin, for the slider. It is found once for each answer.
func (d *Desk) chapters() []chapter {
	for _, line := range d.Session.Log(d.Session.Looking(), d.marked) {
		for _, e := range line.Events {
			if e.Kind == "turn" {
				d.marks = append(d.marks, chapter{max(line.Entry.Seq, 0), e.On.Name()})
			}
		}
	}
	d.marked = d.Session.Seq()
	return d.marks
}
