// Package face is the seam between the page and the games: how one game shows its board,
// its panels and its words. The page's frame (lists, hand-over, decision bar, log,
// history) knows games by this interface alone.
package face

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/engine"
	"interbellum/engine/record"
)

// A Sight is one moment of a match as one player sees it: everything that the table
// screen is drawn from. It is made anew for every version and never changed.
type Sight struct {
	Version int // of the session; equal versions look equal
	Game    *engine.Game
	Header  *record.Header
	Seats   engine.Seats // of the looking player
	View    engine.View
	Asked   []engine.Decision // questions to the looking player
	Rights  []engine.Decision // what else the player may do
	Others  []engine.Seat     // who else is asked
	Seq     int               // answers so far
	Past    bool              // a moment of the history: nothing can be touched
	Looking int               // the looking player's number
	Recent  []Watched         // what the last answers did, the newest last
	Card    engine.Ref        // that lies open in the hand, with its uses; empty where none does
	Marked  []engine.Ref      // cards of the hand that are to be given together
	Pointed string            // the answer that a lesson or a hint points at, in words
	Ahead   engine.Match      // the position to look ahead from; nil where the game has secrets, and in the past

	// Follow lists what the looking player can answer right after these answers, the first to the first question; nil where that is not
	// known. A tap on a unit so gives both answers that move it: where it stands, and which it is; a tap on a card commits it.
	Follow func(...engine.Choice) []engine.Choice

	Then *Then // what an answer to the first question opens; nil where none does, in the past, and where the game has secrets

	Course func() string // how the scores have come about up to the moment that is shown: "0 2 3;16 2 4"
}

// Player is the name of the player who holds a seat.
func (s *Sight) Player(seat engine.Seat) string { return s.Header.PlayerOf(seat) }

// Answer is the value of the action that every touchable thing sends: an answer or a
// right of a seat, in words. Several with spaces between are answers to one question after
// the other, as a tap on a unit says both where it stands and which it is.
type Answer struct {
	Seat  engine.Seat
	Words string
	Drop  bool // the second answer of a drag: Undo takes the first back with it
}

// AnswerAction is the name of that action.
const AnswerAction = "answer"

// Give sends an answer to the page.
func Give(ctx app.Context, seat engine.Seat, words string) {
	ctx.NewActionWithValue(AnswerAction, Answer{Seat: seat, Words: words})
}

// GiveDrop sends the answer that says where a dragged piece was put down.
func GiveDrop(ctx app.Context, seat engine.Seat, words string) {
	ctx.NewActionWithValue(AnswerAction, Answer{Seat: seat, Words: words, Drop: true})
}

// A Label is one answer as a button: what it does, what follows from it, and what it
// stands for on the board, so that pointing at one lights the other.
type Label struct {
	Text    string // "Poland", "Pass", "Escalate to mobilization"
	Apart   string // what tells it from an answer under the same heading with the same text, as the end of its note does: "Spring K5", "block 2"
	Note    string // "1 army; provokes France and the United Kingdom"; may be empty
	Group   string // the heading that it stands under: "Diplomacy", "Urals"; may be empty
	Place   string // where it happens, by name: a long list of grave answers opens to the places first; may be empty
	Icon    string // id of a sign in icons.svg or pieces.svg; may be empty
	Area    string // area id on the board; may be empty
	Order   int    // place in the bar: lower first; of equal ones those of a kind stand together, by their texts
	Odds    string // of the check that it leads to: "56 %"; may be empty
	Grave   bool   // it cannot be undone and ends something: the bar asks once more
	End     bool   // it passes, or ends what is being done: it has a place and a key of its own
	OnBoard bool   // the board gives it too; of many answers the bar lists it after the others
}

// An AheadLine is one thing that an answer leads to: dice with their odds, or sentences.
type AheadLine struct {
	Head  string // "Check of Germany", "If it succeeds: "
	Rule  engine.Rule
	Dice  string // "2 dice against 1 die"
	Mods  []Mod
	Odds  string // "56 %"
	Parts []Part // of a bar, where there are more than two results
	Text  string
	Bad   bool
}

// A Part is one part of a bar of odds.
type Part struct {
	Class, Name, Share string
	N                  int // its width among the others
}

// A Question is a decision in words.
type Question struct {
	Text  string   // one plain sentence
	Why   string   // why it is asked now; may be empty
	Steps []string // where it stands in its procedure, the present step last
	After []string // the steps that follow
}

// A Panel is one tab of the side sheet.
type Panel struct {
	ID, Title, Icon string
	Body            func() app.UI // drawn only while it is looked at
}

// A Story is one group of the log: a heading and what happened under it.
type Story struct {
	Seq     int    // number of the first answer in it
	Power   string // slug of the owner, for its colour; may be empty
	Icon    string
	Title   string
	Note    string
	Chapter string // set where a new turn or phase begins: a heading above the group
	Lines   []Line
	Struck  bool         // its first answer was taken back
	Whose   engine.Seats // who fights in it, where it is a battle
}

// A Line is one sentence of the log with its dice.
type Line struct {
	Seq   int
	Text  string
	Rule  engine.Rule
	Rolls []Roll
	Area  string // the log line jumps there; may be empty
	From  string // the area that something went there from; may be empty
	Order bool   // a standing order did it, or was given
	Good  bool   // a point gained, a check passed
	Bad   bool

	Last  int          // number of the last answer that it tells of; 0 where that is Seq
	Opens bool         // a check, an operation or a round of a battle begins with it
	Apart bool         // it belongs to none of these
	Whose engine.Seats // whom it concerns

	Struck bool // it was taken back
}

// A Roll is one throw of dice as it is shown.
type Roll struct {
	Power string // slug, for the emblem
	Side  string // class of the dice: "fas", "dem", "com" or ""
	Faces []int
	Mods  []Mod
	Score int
	Fires bool   // of a shot: the lowest dice hit, as many as Score says
	Says  string // "passes", "fails", "= 7"
	Good  bool
	Bad   bool
}

// A Mod is a modifier with its rule.
type Mod struct {
	Text string
	N    int
	Rule engine.Rule
}

// Watched is what one answer did, as the session's log has it.
type Watched struct {
	Entry  engine.Entry
	Events []engine.Event
}

// A Face is how one game looks. Its methods are pure: they draw what the Sight says.
type Face interface {
	// Facts are the short facts of the top bar: turn, phase, what is near.
	Facts(*Sight) app.UI
	// Board is what fills the screen: the map or, in a game without one, the table.
	Board(*Sight) app.UI
	// Over is what lies over the board now, such as a battle, or nil.
	Over(*Sight) app.UI
	// Panels are the tabs of the sheet, besides the log.
	Panels(*Sight) []Panel
	// Question and Label put a decision and one of its answers into words.
	Question(*Sight, engine.Decision) Question
	Label(*Sight, engine.Decision, engine.Choice) Label
	// Ahead tells what an answer leads to before it is given: for the one looked at alone.
	Ahead(*Sight, engine.Decision, engine.Choice) []AheadLine
	// Stories turns the log into groups.
	Stories(*Sight, []Watched) []Story
	// Ending says in sentences how the match ended and why.
	Ending(*Sight, engine.Result) Ending
	// Seat is the slug that colours and emblems of a seat are named by.
	Seat(engine.Seat) string
	// Order is a standing order in words.
	Order(kind string) Order
	// Thumb is a small picture of the position for the list of matches, or nil.
	Thumb(engine.View) app.UI
}

// An Ending is the end screen.
type Ending struct {
	Title string // "The Democracies win, 11 to 8"
	Why   string
	Rule  engine.Rule
	Heads []string // column titles of the table of scores
	Rows  []EndRow
}

// An EndRow is one line of the table of scores.
type EndRow struct {
	Power  string
	Name   string
	Cells  []string
	Winner bool
	Sum    bool // of the rows that follow
}
