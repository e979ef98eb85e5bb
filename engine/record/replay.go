package record

import (
	"strconv"
	"strings"

	"interbellum/engine"
	"interbellum/engine/dice"
	"interbellum/engine/words"
)

// A Way is how a record could be opened.
type Way int

// The ways to open a record.
const (
	Whole         Way = iota // every answer was replayed
	FromSafePoint            // the answers since the last safe point were replayed
	SafePointOnly            // only the last safe point could be opened
)

// A Report says what a replay has verified.
type Report struct {
	Way     Way
	Answers int // replayed, and legal
	Dealt   int // Chance answers dealt again, and the same
	Undealt int // Chance answers of another edition, which this one deals otherwise
	Hand    int // Chance answers that a person gave
	Forced  int // questions with one answer
	Ordered int // answers by order, and what the order says
	Prints  int // fingerprints compared
	StoodIn int // answers for players who have resigned, and what a stand-in says
	Agreed  int // agreements of the players that took effect

	Corrected int // of them, corrections of the position
	Unsure    int // as Run.Unsure
	From      int // answers before this one could not be checked by this version
	Dropped   int // answers after the safe point that do not replay
	Edition   string
	Why       error // what kept an older record from being replayed whole
}

// A Fault is what is wrong with an answer of a record.
type Fault string

// The faults that a replay can find.
const (
	NotLegal    Fault = "not-legal"       // the answer is not among the legal ones
	NotDealt    Fault = "not-dealt"       // the dealer deals another answer
	Missing     Fault = "missing"         // answers have been removed
	Added       Fault = "added"           // there are more answers than the record says
	Differs     Fault = "differs"         // some answer up to here is not the one that was given
	WrongBy     Fault = "wrong-mark"      // forced, or by hand, and not marked so
	WrongOrder  Fault = "not-ordered"     // by order, and the order says something else
	WrongStand  Fault = "not-a-stand-ins" // given for a player who has resigned, or as if one had
	WrongAnchor Fault = "wrong-stretch"   // a stretch begins elsewhere or in another position
	ByHand      Fault = "by-hand"         // a die entered by hand in a match that deals its own
	BackAgain   Fault = "back-again"      // a match of this edition goes on under another one
)

// Broken names the first answer of a record that does not hold.
type Broken struct {
	Seq   int // the answer, from 0; for Missing, Added and Differs the last one that may be it
	Since int // for Missing and Differs: the first one that may be it
	Fault Fault
	Entry engine.Entry
	Want  engine.Choice // for NotDealt: what the dealer deals
	Err   error
}

func (b *Broken) Error() string {
	answer := words.To("engine/fault.replay.answer", b.Seq)
	if b.Entry.Choice.Verb != "" {
		answer = numbered(b.Seq, b.Entry)
	}
	switch b.Fault {
	case NotDealt:
		return words.To("engine/fault.replay.not-dealt", answer, b.Want.Words()).String()
	case Missing:
		return words.To("engine/fault.replay.missing", b.Seq).String()
	case Added:
		return words.To("engine/fault.replay.added", answer).String()
	case Differs:
		return words.To("engine/fault.replay.differs", b.Since, b.Seq).String()
	case ByHand:
		return words.To("engine/fault.replay.by-hand", answer).String()
	case BackAgain:
		return words.To("engine/fault.replay.back-again", b.Seq).String()
	case WrongBy:
		return words.To("engine/fault.replay.mark", answer, strconv.Quote(b.Entry.By)).String()
	case WrongOrder, WrongStand:
		return b.Err.Error()
	case WrongAnchor:
		return words.To("engine/fault.replay.stretch", answer).String()
	}
	if b.Err != nil {
		return words.To("engine/fault.replay.not-legal-because", answer, b.Err).String()
	}
	return words.To("engine/fault.replay.not-legal", answer).String()
}

func (b *Broken) Unwrap() error { return b.Err }

// numbered names an answer of a record.
func numbered(seq int, e engine.Entry) words.Text {
	return words.To("engine/fault.replay.answer-in-full", seq, e.Choice.Words(), int(e.Seat))
}

// UnknownDealer refuses a record whose dice this version cannot deal.
type UnknownDealer struct{ Name string }

func (e *UnknownDealer) Error() string {
	return words.To("engine/refused.dealer", strconv.Quote(e.Name)).String()
}

// Impossible lists everything that is wrong with a written position.
type Impossible struct{ Reasons []error }

func (e *Impossible) Error() string {
	lines := make([]string, len(e.Reasons))
	for i, r := range e.Reasons {
		lines[i] = r.Error()
	}
	return words.To("engine/refused.position", strings.Join(lines, "; ")).String()
}

// WrongGame refuses a record of another game.
type WrongGame struct{ Record, Game string }

func (e *WrongGame) Error() string {
	return words.To("engine/refused.game", strconv.Quote(e.Record), strconv.Quote(e.Game)).String()
}

// Watch is called with every answer as it is replayed; the set-up comes first, with a Seq
// of -1, and comes again where Open makes another attempt.
type Watch func(run *Run, e engine.Entry, seen []engine.Event)

// Replay enters a record's answers anew and verifies all of it: that each was legal, that
// each die was dealt, that stretches and fingerprints are those of the record. Fingerprints
// of another edition are not compared, and the report says how far its dice are in doubt.
func Replay(game *engine.Game, rec *Record, watch Watch) (*Run, Report, error) {
	game, err := rec.PlayedBy(game)
	if err != nil {
		return nil, Report{Edition: rec.Header.Edition}, err
	}
	return replay(game, rec, watch)
}

func replay(game *engine.Game, rec *Record, watch Watch) (*Run, Report, error) {
	v, err := verify(game, rec, watch)
	for err == nil && v.Left() > 0 {
		err = v.Next()
	}
	if err != nil {
		return nil, v.report, err
	}
	return v.End()
}

// A Verification is a Replay under way, which its caller continues answer by answer.
type Verification struct {
	run    *Run
	rec    *Record
	watch  Watch
	report Report
	next   int // stretches of the record that have begun
}

// Verify begins a replay.
func Verify(game *engine.Game, rec *Record, watch Watch) (*Verification, error) {
	game, err := rec.PlayedBy(game)
	if err != nil {
		return &Verification{rec: rec, watch: watch, report: Report{Edition: rec.Header.Edition}}, err
	}
	return verify(game, rec, watch)
}

func verify(game *engine.Game, rec *Record, watch Watch) (*Verification, error) {
	v := &Verification{rec: rec, watch: watch, report: Report{Edition: rec.Header.Edition}}
	if rec.Header.Game != game.ID {
		return v, &WrongGame{rec.Header.Game, game.ID}
	}
	run, seen, err := begin(game, rec.Header, rec.Start)
	if err != nil {
		return v, err
	}
	run.Record.Earlier = rec.Earlier
	if err := run.CarryEditions(rec.Editions); err != nil {
		return v, err
	}
	if err := run.Carry(rec.Amendments); err != nil {
		return v, err
	}
	if err := run.CarrySeals(rec.Seals, rec.Renewals); err != nil {
		return v, err
	}
	v.run = run
	if err := v.stretch(0); err != nil {
		return v, err
	}
	if watch != nil {
		watch(run, engine.Entry{Seq: -1}, seen)
	}
	return v, nil
}

// Left is how many answers are still to be entered.
func (v *Verification) Left() int { return len(v.rec.Entries) - len(v.run.Record.Entries) }

// Next enters the next answer.
func (v *Verification) Next() error {
	entered, seen, err := v.answer(v.rec.Entries[len(v.run.Record.Entries)])
	if err == nil && v.watch != nil {
		v.watch(v.run, entered, seen)
	}
	return err
}

// End compares the close of the record, once no answer is left, and gives the run.
func (v *Verification) End() (*Run, Report, error) {
	if err := v.end(); err != nil {
		return nil, v.report, err
	}
	rec, run := v.rec, v.run
	v.report.Edition = v.edition()
	v.report.Unsure, v.report.Undealt = run.unsure, run.undealt
	run.Record.Safe = rec.Safe
	if rec.Safe != nil && rec.Safe.Seq > len(rec.Entries) {
		run.Record.Safe = nil
	}
	return run, v.report, nil
}

// edition is that of the stretch under way.
func (v *Verification) edition() string { return v.run.Edition() }

// current reports whether dice, orders and fingerprints can be compared.
func (v *Verification) current() bool { return v.run.current() }

func (v *Verification) answer(e engine.Entry) (engine.Entry, []engine.Event, error) {
	seq := len(v.run.Record.Entries)
	e.Seq = seq
	if err := v.newEdition(seq); err != nil {
		return e, nil, err
	}
	entered, seen, dealt, err := v.run.confirm(e)
	if err != nil {
		return e, nil, err
	}
	if err := v.compareStretch(e); err != nil {
		return e, nil, err
	}
	if dealt {
		v.report.Dealt++
	}
	if e.By == dice.Hand {
		v.report.Hand++
	}
	v.report.Answers++
	if e.By == ByForced {
		v.report.Forced++
	}
	switch e.By {
	case ByOrder:
		v.report.Ordered++
	case ByStandIn:
		v.report.StoodIn++
	}
	if done := v.run.Settled(); len(done) > v.report.Agreed {
		v.report.Agreed = len(done)
		if done[len(done)-1].Choice.On == Amend {
			v.report.Corrected++
		}
	}
	return entered, seen, v.mark()
}

// compareStretch compares the stretches that begin with an answer and, where it brings about another position, behind it.
func (v *Verification) compareStretch(e engine.Entry) error {
	for v.next < len(v.run.Record.Stretches) {
		if err := v.stretch(v.run.Record.Stretches[v.next].Begins); err != nil {
			return err
		}
	}
	if v.due(e.Seq) {
		return &Broken{Seq: e.Seq, Fault: WrongAnchor, Entry: v.entry(e.Seq)}
	}
	return nil
}

// newEdition begins the stretch of another edition where the record has one, or of the same by another name: an older program has
// gone on with it.
func (v *Verification) newEdition(seq int) error {
	if !v.due(seq) || v.rec.Stretches[v.next].Edition == v.edition() {
		return nil
	}
	next := v.rec.Stretches[v.next].Edition
	if v.current() && !engine.SameEdition(next, v.edition()) {
		return &Broken{Seq: seq, Fault: BackAgain}
	}
	v.run.begins(next)
	v.run.Record.End = Mark{}
	return v.stretch(seq)
}

func (v *Verification) due(seq int) bool {
	return v.next < len(v.rec.Stretches) && v.rec.Stretches[v.next].Begins == seq
}

// stretch compares the stretch that has just begun with the record's.
func (v *Verification) stretch(seq int) error {
	last := v.next
	if !v.due(seq) || v.run.Record.Stretches[last].Begins != seq {
		return &Broken{Seq: seq, Fault: WrongAnchor, Entry: v.entry(seq)}
	}
	if want := v.rec.Stretches[v.next]; v.current() || engine.SameEdition(want.Edition, v.run.begun.Edition) {
		got := v.run.Record.Stretches[last]
		if got.Position != want.Position || v.current() && !engine.SameEdition(got.Edition, want.Edition) {
			return &Broken{Seq: seq, Fault: WrongAnchor, Entry: v.entry(seq)}
		}
		v.report.Prints++
	}
	v.run.Record.Stretches[last] = v.rec.Stretches[v.next]
	v.next++
	return nil
}

func (v *Verification) entry(seq int) engine.Entry {
	if seq < len(v.rec.Entries) {
		return v.rec.Entries[seq]
	}
	return engine.Entry{}
}

// mark compares the fingerprints after every 50 answers.
func (v *Verification) mark() error {
	seq := len(v.run.Record.Entries)
	if seq%MarkInterval != 0 {
		return nil
	}
	at := seq/MarkInterval - 1
	if at >= len(v.rec.Marks) || v.rec.Marks[at].Seq != seq {
		return &Broken{Seq: seq - 1, Fault: Added, Entry: v.entry(seq - 1)}
	}
	return v.same(v.run.Record.Marks[at], v.rec.Marks[at])
}

func (v *Verification) same(got, want Mark) error {
	if got.Answers != want.Answers || v.current() && got.Position != want.Position {
		return &Broken{Since: max(0, (got.Seq-1)/MarkInterval*MarkInterval), Seq: max(0, got.Seq-1), Fault: Differs}
	}
	v.report.Prints++
	return nil
}

// end compares the close of the record.
func (v *Verification) end() error {
	seq := len(v.run.Record.Entries)
	if err := v.newEdition(seq); err != nil {
		return err
	}
	if v.next < len(v.rec.Stretches) || len(v.rec.Marks) > len(v.run.Record.Marks) || v.rec.End.Seq > seq {
		return &Broken{Seq: seq, Since: seq, Fault: Missing}
	}
	if v.rec.End.Seq < seq {
		return &Broken{Seq: v.rec.End.Seq, Fault: Added, Entry: v.entry(v.rec.End.Seq)}
	}
	if !v.run.Carried() {
		return &Broken{Seq: seq, Since: seq, Fault: Missing}
	}
	if v.run.Record.Now != v.rec.Now {
		return &Broken{Seq: max(0, seq-1), Since: 0, Fault: Differs}
	}
	if err := v.run.checkSeals(); err != nil {
		return err
	}
	v.run.Record.End = v.run.mark()
	return v.same(v.run.Record.End, v.rec.End)
}
