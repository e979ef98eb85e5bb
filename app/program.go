package app

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

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
	p, is := faceOf(game).(interface{ Programs() bool })
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

// automate tells the session which seats programs play.
func (d *Desk) automate() {
	d.thinking = thinking{id: d.thinking.id, styles: stylesIn(d.Info.Programs)}
	d.Session.Automate(automated(d.thinking.styles))
	if d.automatic() {
		prepare()
	}
}

// automatic reports whether a program plays for anybody.
func (d *Desk) automatic() bool { return d.Info.Programs != "" }

// SetProgram lets a program play a seat from now on, or, without a style, a person again. For somebody who plays elsewhere it plays
// all seats, and here.
func (d *Desk) SetProgram(seat engine.Seat, style string) error {
	d.unthink()
	d.thinking.styles[seat] = style
	player := d.Session.Header().Holder(seat)
	standsIn := style != "" && !d.Session.Here(player)
	if standsIn {
		for _, s := range d.Session.Seats(player).List() {
			d.thinking.styles[s] = style
		}
		d.sitBeside(player)
	}
	d.Info.Programs = programWords(d.thinking.styles)
	d.automate()
	var back error
	if standsIn && d.Session.Away(player) { // or it would let things be for them
		back = d.Session.Answer(seat, engine.Choice{Verb: record.ReturnVerb, On: d.returning(seat)})
	}
	err := errors.Join(back, d.Session.Proceed())
	d.keep()
	d.handOn()
	return err
}

// toThink is the question that a program is to answer now.
func (d *Desk) toThink() (q engine.Decision, found bool) {
	if d.Session == nil || d.Screen != TableScreen || d.trial != nil || d.lecture != nil || d.example != nil || d.Seating {
		return q, false
	}
	return d.Session.AskedProgram()
}

// thinkOn has the programs play on where one of them is asked.
func (d *Desk) thinkOn() {
	if _, waits := d.toThink(); waits && !d.thinking.halted {
		d.afterwards(d.think)
	}
}

// think puts the question that waits to its program, once the page shows what led to it.
func (d *Desk) think() {
	q, found := d.toThink()
	if !found || d.thinking.asked || d.thinking.halted || d.Think == nil {
		return
	}
	d.ask(q, d.thinking.styles[q.Seat], false)
}

// ask sends a question.
func (d *Desk) ask(q engine.Decision, style string, hint bool) {
	d.thinking.id++
	d.thinking.asked, d.thinking.hint = true, hint
	id := d.thinking.id
	put := wire.Message[engine.View]{ID: id, Game: d.Session.Game().ID, Style: style, Seed: seedOf(d.Info.ID), View: d.Session.ViewOf(q.Seat), Asked: q}
	if !hint {
		rights, last := d.Session.RightsOf(q.Seat)
		put.Rights, put.Last = rights, last.Words()
	}
	text, err := json.Marshal(put)
	if err != nil {
		panic("app: what a seat sees cannot be written: " + err.Error())
	}
	d.Think(id, string(text), func(text string) { d.heard(id, q, put.Rights, text) })
}

// seedOf makes a number of a match's name, so that programs play it alike after a reload.
func seedOf(id string) (seed uint64) {
	for _, b := range []byte(id) {
		seed = seed*31 + uint64(b)
	}
	return seed
}

// heard takes what a program has said to a question, or which right it uses before it answers, unless nobody wants to know any more.
func (d *Desk) heard(id int, q engine.Decision, rights []engine.Decision, text string) {
	if !d.thinking.asked || d.thinking.id != id {
		return
	}
	d.thinking.asked = false
	d.version++
	var t wire.Reply
	err := json.Unmarshal([]byte(text), &t)
	if err == nil && t.Error != nil {
		err = &words.Error{Text: *t.Error}
	}
	var c engine.Choice
	if err == nil {
		c, err = engine.ParseChoice(t.Choice)
	}
	if err == nil {
		if i := slices.IndexFunc(rights, func(r engine.Decision) bool { return r.Allows(c) }); i >= 0 {
			q = rights[i]
		}
		reason := d.reason(q, c, t)
		if d.thinking.hint {
			d.thinking.hinted, d.thinking.hintedAt = t.Choice, d.Session.Seq()
			d.Toast = Toast{Text: reason, Own: true}
			return
		}
		d.thinking.reason = reason
		err = d.Session.AnswerAs(q.Seat, c)
	}
	if err != nil {
		d.thinking.halted = true
		d.complain(err)
		return
	}
	_, more := d.toThink()
	d.thinking.halted = more && d.Steps != nil && d.Steps()
	d.handOn()
}

// explains reports whether programs say why they answer: not to people from whom their game hides what they think of.
func (d *Desk) explains() bool {
	people := false
	for i := range d.Session.Players() {
		people = people || !d.Session.Unmanned(i)
	}
	return !d.Session.Game().Secret || !people
}

// reason tells in two sentences what a program answers, and why; in a third what it opens with.
func (d *Desk) reason(q engine.Decision, c engine.Choice, t wire.Reply) string {
	sight, opens := d.Sight(), ""
	if t.Opening != "" && !d.thinking.hint {
		opens = " Its opening: “" + t.Opening + "”."
	}
	says := d.Session.Game().SeatName(q.Seat) + ": " + d.Face.Label(sight, q, c).Text + ". "
	instead, err := engine.ParseChoice(t.Instead)
	if err != nil || !q.Allows(instead) {
		return says + "Nothing speaks for another answer." + opens
	}
	how := "at first sight"
	if t.Ahead {
		how = "by what probably follows"
	}
	worth := "as much as"
	if t.Less > 0 {
		worth = fmt.Sprintf("%d.%02d victory points more than", t.Less/100, t.Less%100)
	}
	return says + "It is worth " + worth + " “" + d.Face.Label(sight, q, instead).Text + "”, " + how + "." + opens
}

// unthink takes back what a program is thinking about.
func (d *Desk) unthink() {
	if d.thinking.asked {
		d.thinking.asked = false
		d.Unthink(d.thinking.id)
	}
}

// Halt stops the programs, and GoOn lets them go on.
func (d *Desk) Halt() { d.unthink(); d.thinking.halted = true }

// GoOn lets programs play on.
func (d *Desk) GoOn() { d.thinking.halted = false; d.think() }

// Hint asks a program what it would answer in the place of who is asked.
func (d *Desk) Hint() {
	if asked := d.Session.Asked(); len(asked) > 0 && !d.thinking.asked && d.Think != nil {
		d.ask(asked[0], strongest, true)
	}
}

// hinted is the answer that a program would give to the question of the moment.
func (d *Desk) hinted() string {
	if d.Session == nil || d.thinking.hintedAt != d.Session.Seq() {
		return ""
	}
	return d.thinking.hinted
}

// returning is how the record names whoever of these seats is back.
func (d *Desk) returning(seat engine.Seat) (on engine.Ref) {
	for _, q := range d.Session.Agreements() {
		for _, c := range q.Legal {
			if q.Seat == seat && c.Verb == record.ReturnVerb {
				on = c.On
			}
		}
	}
	return on
}

// stays refuses to send a match whose programs play on this device, to whom there is nobody, or before they have answered.
func (d *Desk) stays() error {
	if !d.automatic() || d.over() {
		return nil
	}
	if !d.mailed() {
		return errors.New("a program plays in this match, and it stays on this device: let people play first (“…” › “Computer players…”), or export the match")
	}
	if _, asked := d.Session.AskedProgram(); asked {
		return errors.New("a program here is asked: send the match once it has answered")
	}
	return nil
}

// credit tells in the log what a program has done in a match that is played by mail.
func (d *Desk) credit(s *face.Story) {
	if list := d.Session.Entries(); d.mailed() && s.Seq >= 0 && s.Seq < len(list) && list[s.Seq].By == record.ByBot {
		s.Note = strings.TrimSpace(s.Note + " by a program")
	}
}

// tallies counts how often each face has come up, by the power that threw it; "" has thrown what the log tells of without the die.
func (d *Desk) tallies() map[string]*[7]int {
	all, untold := map[string]*[7]int{}, [7]int{}
	seen := d.watched(-1)
	for _, w := range seen {
		if e := w.Entry; e.Seat == engine.Chance && e.Choice.Verb == engine.Roll {
			untold[e.Choice.N]++
		}
	}
	for _, story := range d.Face.Stories(nil, seen) {
		for _, line := range story.Lines {
			for _, roll := range line.Rolls {
				if all[roll.Power] == nil {
					all[roll.Power] = new([7]int)
				}
				for _, n := range roll.Faces {
					all[roll.Power][n]++
					untold[n]--
				}
			}
		}
	}
	if untold != [7]int{} {
		if all[""] == nil {
			all[""] = new([7]int)
		}
		for n := range untold {
			all[""][n] += untold[n]
		}
	}
	return all
}
