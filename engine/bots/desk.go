package bots

import (
	"encoding/json"
	"strconv"

	"interbellum/engine"
	"interbellum/engine/bot"
	"interbellum/engine/bots/wire"
	"interbellum/engine/words"
)

type message = wire.Message[json.RawMessage]

// A Desk answers one question after the other. It gets what a seat sees and what it is asked, never a match, and answers with a
// choice.
type Desk struct {
	send  func(wire.Reply)
	pause func()

	waiting  []message
	thinking bool
	current  int
	canceled bool
}

// NewDesk is a desk that sends its replies so; pause lets messages come in while it thinks.
func NewDesk(send func(wire.Reply), pause func()) *Desk { return &Desk{send: send, pause: pause} }

// Hear takes a message. Questions that come in while it thinks wait their turn.
func (d *Desk) Hear(text []byte) {
	var m message
	if err := json.Unmarshal(text, &m); err != nil {
		d.send(refusal(words.To("engine/fault.program.message", err)))
		return
	}
	if m.Cancel {
		d.cancel(m.ID)
		return
	}
	d.waiting = append(d.waiting, m)
	if d.thinking {
		return
	}
	d.thinking = true
	for len(d.waiting) > 0 {
		m := d.waiting[0]
		d.waiting = d.waiting[1:]
		d.current, d.canceled = m.ID, false
		r := d.answer(m)
		if d.canceled {
			r = wire.Reply{Canceled: true}
		}
		r.ID = m.ID
		d.send(r)
	}
	d.thinking = false
}

// cancel drops a question that waits, or ends the thinking about it. One that has been
// answered is past that.
func (d *Desk) cancel(id int) {
	if d.thinking && d.current == id {
		d.canceled = true
	}
	for i, m := range d.waiting {
		if m.ID == id {
			d.waiting = append(d.waiting[:i], d.waiting[i+1:]...)
			d.send(wire.Reply{ID: id, Canceled: true})
			return
		}
	}
}

func (d *Desk) answer(m message) wire.Reply {
	e, found := known[m.Game]
	if !found {
		return refusal(words.To("engine/fault.program.game", strconv.Quote(m.Game)))
	}
	style, err := bot.ParseStyle(m.Style)
	if err != nil {
		return refusal(words.To("engine/fault.strength", strconv.Quote(m.Style)))
	}
	read, err := e.reader(m.Changed)
	if err != nil {
		return refusal(words.To("engine/fault.program.view", err))
	}
	view, err := read(func(to any) error { return json.Unmarshal(m.View, to) })
	if err != nil {
		return refusal(words.To("engine/fault.program.view", err))
	}
	if len(m.Asked.Legal) == 0 {
		return refusal(words.To("engine/fault.program.nothing"))
	}
	p := bot.New(e.mind, style, m.Seed)
	p.Stop = func() bool {
		d.pause()
		return d.canceled
	}
	last, _ := engine.ParseChoice(m.Last) // before its first answer there is none
	if c, claims := p.Claim(view, m.Asked, m.Rights, last); claims {
		return wire.Reply{Choice: c.Words()}
	}
	t := p.Think(view, m.Asked)
	r := wire.Reply{Choice: t.Choice.Words(), Opening: t.Opening}
	if t.Instead != (engine.Choice{}) {
		r.Instead, r.Less, r.Ahead = t.Instead.Words(), t.Less, t.Ahead
	}
	return r
}

// refusal is the reply to what cannot be answered. The page has the words: it gets the kind, and the arguments as text.
func refusal(why words.Text) wire.Reply {
	for i, a := range why.Arguments {
		if err, is := a.(error); is {
			why.Arguments[i] = err.Error()
		}
	}
	return wire.Reply{Error: &why}
}
