package app

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"interbellum/app/face"
	"interbellum/engine"
	"interbellum/engine/bots/wire"
	"interbellum/engine/games"
	"interbellum/engine/record"
	"interbellum/engine/words"
)

// thinking is what goes on between the table and the programs.
type thinking struct {
	styles styles
	id     int    // of the last question
	asked  bool   // an answer is awaited
	hint   bool   // and is to be shown, not given
	halted bool   // nothing is asked until somebody says "Go on"
	reason string // of the last answer, in a sentence

	rests   bool // the last answer is shown before the next question is put
	hurries bool // no more are shown until a person is asked

	hinted   string // the answer that a program would give, in words
	hintedAt int    // to the question of that number
}

// strongest is how a program plays that is asked for advice.
const strongest = "hard"

// plays reports whether there are programs for a game.
func plays(id string) bool {
	game, found := games.ByID(id)
	if !found {
		return false
	}
	p, is := faceOf(game).(face.Challenger)
	return is && p.Programs()
}

// styles tell how a program plays a seat, or "" where a person does.
type styles [engine.MaxSeat + 1]string

// programWords are the seats that programs play, "2=hard-bold", as they are kept beside the save.
func programWords(by styles) string {
	var words []string
	for _, seat := range automated(by).List() {
		words = append(words, itoa(int(seat))+"="+by[seat])
	}
	return strings.Join(words, " ")
}

// stylesIn reads programWords. What is no manner of playing is a person.
func stylesIn(words string) (by styles) {
	for _, word := range strings.Fields(words) {
		number, style, _ := strings.Cut(word, "=")
		if n, err := strconv.Atoi(number); err == nil && n > 0 && n < len(by) && mannered(style) {
			by[n] = style
		}
	}
	return by
}

// automated are the seats that programs play.
func automated(by styles) (seats engine.Seats) {
	for seat, style := range by {
		if style != "" {
			seats = seats.With(engine.Seat(seat))
		}
	}
	return seats
}

// Bots are the computer players of the match on the table.
type Bots struct {
	t        *Table
	thinking thinking
	Think    func(id int, question string, heard func(string)) // puts a question to them; optional
	Unthink  func(id int)                                      // takes it back
	Show     func() string                                     // how their moves are shown: a setting of the device; optional
	Rest     func(time.Duration, func())                       // does something later; optional
	Steps    func() bool                                       // whether they wait after every answer: a setting of the device; optional
}

// automate tells the session which seats programs play.
func (b *Bots) seat() {
	b.thinking = thinking{id: b.thinking.id, styles: stylesIn(b.t.Info.Programs)}
	b.t.Session.SetBots(automated(b.thinking.styles))
	if b.automatic() {
		preloadBots()
	}
}

// automatic reports whether a program plays for anybody.
func (b *Bots) automatic() bool { return b.t.Info.Programs != "" }

// SetProgram lets a program play a seat from now on, or, without a style, a person again. For somebody who plays elsewhere it plays
// all seats, and here.
func (b *Bots) Set(seat engine.Seat, style string) error {
	b.unthink()
	player := b.t.Session.Play.Header().Holder(seat)
	standsIn := style != "" && !b.t.Session.Device.Here(player)
	if standsIn && b.t.Keys.elsewhere(player) {
		return words.Refuse("", "page/refused.bots.key", b.t.playerName(player))
	}
	b.thinking.styles[seat] = style
	if standsIn {
		for _, s := range b.t.Session.Play.Seats(player).List() {
			b.thinking.styles[s] = style
		}
		b.t.Seats.sitBeside(player)
	}
	b.t.Info.Programs = programWords(b.thinking.styles)
	b.seat()
	var back error
	if standsIn && b.t.Session.Agreements.Away(player) { // or it would let things be for them
		back = b.t.Session.Answer(seat, engine.Choice{Verb: record.ReturnVerb, On: b.returning(seat)})
	}
	err := errors.Join(back, b.t.Session.Proceed())
	b.t.Saver.keep()
	b.t.handOn()
	return err
}

// toThink is the question that a program is to answer now.
func (b *Bots) waiting() (q engine.Decision, found bool) {
	if b.t.Session == nil || b.t.desk.Screen != TableScreen || b.t.Trial.waits != nil || b.t.Lesson.lecture != nil || b.t.Example.example != nil || b.t.Seats.Asking {
		return q, false
	}
	return b.t.Session.Bots.Asked()
}

// thinkOn has the programs play on where one of them is asked.
func (b *Bots) thinkOn() {
	if _, waits := b.waiting(); waits && !b.thinking.halted && b.t.Session.Verification.Done() {
		b.t.desk.afterwards(b.think)
	}
}

// think puts the question that waits to its program, once the page shows what led to it.
func (b *Bots) think() {
	q, found := b.waiting()
	if !found {
		b.thinking.hurries = false
	}
	if !found || b.thinking.asked || b.thinking.halted || b.thinking.rests || b.Think == nil || !b.t.Session.Verification.Done() {
		return
	}
	b.ask(q, b.t.Session.Bots.View(q.Seat), b.thinking.styles[q.Seat], false)
}

// ask sends a question, with what its seat sees.
func (b *Bots) ask(q engine.Decision, view engine.View, style string, hint bool) {
	b.thinking.id++
	b.thinking.asked, b.thinking.hint = true, hint
	id := b.thinking.id
	put := wire.Message[engine.View]{ID: id, Game: b.t.Session.Play.Game().ID, Changed: b.t.Session.Play.Game().Changed, Style: style, Seed: seedOf(b.t.Info.ID), View: view, Asked: q}
	if !hint {
		rights, last := b.t.Session.Bots.Rights(q.Seat)
		put.Rights, put.Last = rights, last.Words()
	}
	text, err := json.Marshal(put)
	if err != nil {
		panic("app: what a seat sees cannot be written: " + err.Error())
	}
	b.Think(id, string(text), func(text string) { b.heard(id, q, put.Rights, text) })
}

// seedOf makes a number of a match's name, so that programs play it alike after a reload.
func seedOf(id string) (seed uint64) {
	for _, b := range []byte(id) {
		seed = seed*31 + uint64(b)
	}
	return seed
}

// heard takes a program's answer to a question, or the right that it uses before it answers. It ignores answers that are no longer wanted.
func (b *Bots) heard(id int, q engine.Decision, rights []engine.Decision, text string) {
	if !b.thinking.asked || b.thinking.id != id {
		return
	}
	b.thinking.asked = false
	b.t.desk.version++
	var t wire.Reply
	err := json.Unmarshal([]byte(text), &t)
	if err == nil && t.Error != nil {
		err = &words.Error{Text: *t.Error}
	}
	var c engine.Choice
	before := 0
	if err == nil {
		c, err = engine.ParseChoice(t.Choice)
	}
	if err == nil {
		if i := slices.IndexFunc(rights, func(r engine.Decision) bool { return r.Allows(c) }); i >= 0 {
			q = rights[i]
		}
		if b.thinking.hint {
			b.advise(q, c, t)
			return
		}
		b.thinking.reason = b.reason(b.t.Sight(), q, c, t)
		before = b.t.Session.Play.Seq()
		err = b.t.Session.AnswerByBot(q.Seat, c)
	}
	if err != nil {
		b.thinking.halted = true
		b.t.desk.complain(err)
		return
	}
	_, more := b.waiting()
	b.thinking.halted = more && b.Steps != nil && b.Steps()
	b.rest(before)
	b.t.handOn()
}

// explains reports whether programs say why they answer: not to people from whom their game hides what they think of.
func (b *Bots) explains() bool {
	people := false
	for i := range b.t.Session.Play.Players() {
		people = people || !b.t.Session.Device.OnlyBots(i)
	}
	return !b.t.Session.Play.Game().Secret || !people
}

// reason tells in two sentences what a program answers, and why; in a third what it opens with.
func (b *Bots) reason(sight *face.Sight, q engine.Decision, c engine.Choice, t wire.Reply) string {
	opens := ""
	if t.Opening != "" && !b.thinking.hint {
		opens = " " + say("bots.opening", words.Named(t.Opening, t.Opening))
	}
	says := say("bots.gives", b.t.Session.Play.Game().SeatName(q.Seat), b.called(sight, q, c)) + " "
	instead, err := engine.ParseChoice(t.Instead)
	if err != nil || !q.Allows(instead) {
		return says + say("bots.nothing-else") + opens
	}
	how := say("bots.at-sight")
	if t.Ahead {
		how = say("bots.ahead")
	}
	worth := say("bots.as-much")
	if t.Less > 0 {
		worth = say("bots.more", fmt.Sprintf("%d.%02d", t.Less/100, t.Less%100))
	}
	return says + say("bots.worth", worth, b.called(sight, q, instead), how) + opens
}

// called is what an answer says: in a hint as the bar lists it, told apart from others.
func (b *Bots) called(s *face.Sight, q engine.Decision, c engine.Choice) string {
	if b.thinking.hint {
		list := face.Labels(b.t.Face, s, q)
		if i := slices.IndexFunc(list, func(x face.Labelled) bool { return x.Choice == c }); i >= 0 {
			return list[i].Label.Text
		}
	}
	return b.t.Face.Label(s, q, c).Text
}

// unthink takes back what a program is thinking about.
func (b *Bots) unthink() {
	if b.thinking.asked {
		b.thinking.asked = false
		b.Unthink(b.thinking.id)
	}
}

// Halt stops the programs, and GoOn lets them go on.
func (b *Bots) Halt() { b.unthink(); b.thinking.halted = true }

// GoOn lets programs play on.
func (b *Bots) GoOn() { b.thinking.halted = false; b.think() }

// Hint asks a program what it would answer in the place of who is asked.
func (b *Bots) Hint() {
	if asked := b.t.Session.Viewer.Asked(); len(asked) > 0 && !b.thinking.asked && b.Think != nil {
		b.ask(asked[0], b.t.Session.Bots.View(asked[0].Seat), strongest, true)
	}
}

// advise shows a hint. Where it is an answer that opens something, it first asks what that is best used for.
func (b *Bots) advise(q engine.Decision, c engine.Choice, t wire.Reply) {
	s, given := b.t.Sight(), c.Words()
	first := len(s.Asked) > 0 && q.Kind == s.Asked[0].Kind && q.Seat == s.Asked[0].Seat
	if then := s.Then; then != nil && first && c == then.Choice {
		next := then.Question()
		b.ask(next, then.Sight.Ahead.View(engine.Only(next.Seat)), strongest, true)
		return
	} else if then != nil && !first {
		if s.Asked[0].Allows(c) {
			given = then.Choice.Words() + " " + given
		}
		s = then.Sight
	}
	b.thinking.hinted, b.thinking.hintedAt = given, b.t.Session.Play.Seq()
	b.t.desk.Toast = Toast{Text: b.reason(s, q, c, t), Own: true, Of: b.t.Face.Label(s, q, c).Area}
}

// hinted is the answer that a program would give to the question of the moment.
func (b *Bots) hinted() string {
	if b.t.Session == nil || b.thinking.hintedAt != b.t.Session.Play.Seq() {
		return ""
	}
	return b.thinking.hinted
}

// returning is how the record names the seats among these that are back.
func (b *Bots) returning(seat engine.Seat) (on engine.Ref) {
	for _, q := range b.t.Session.Agreements.Allowed() {
		for _, c := range q.Legal {
			if q.Seat == seat && c.Verb == record.ReturnVerb {
				on = c.On
			}
		}
	}
	return on
}

// credit tells in the log what a program has done in a match that is played by mail.
func (b *Bots) credit(s *face.Story) {
	if list := b.t.Session.Play.Entries(); b.t.mailed() && s.Seq >= 0 && s.Seq < len(list) && list[s.Seq].By == record.ByBot {
		s.Note = strings.TrimSpace(s.Note + " " + say("bots.by-program"))
	}
}
