package minds

import (
	"encoding/json"
	"fmt"

	"interbellum/engine"
	"interbellum/engine/bot"
)

// A message is a question, or takes one back.
type message struct {
	ID     int             `json:"id"`
	Cancel bool            `json:"cancel,omitempty"` // the question of that number: think no more about it
	Game   string          `json:"game,omitempty"`
	Style  string          `json:"style,omitempty"` // "hard", "normal-bold"
	Seed   uint64          `json:"seed,omitempty"`
	View   json.RawMessage `json:"view,omitempty"`
	Asked  engine.Decision `json:"asked,omitzero"`

	Rights []engine.Decision `json:"rights,omitempty"` // what the seat may do besides
	Last   string            `json:"last,omitempty"`   // what it did last, in words
}

// A Reply answers one question; it is the last that is heard of it.
type Reply struct {
	ID       int    `json:"id"`
	Choice   string `json:"choice,omitempty"`  // in words, one of the legal ones, or the use of a right
	Instead  string `json:"instead,omitempty"` // the next best one, where any was weighed
	Less     int    `json:"less,omitempty"`    // how much less that is worth, in hundredths of a victory point
	Ahead    bool   `json:"ahead,omitempty"`   // what each leads to has been looked at
	Canceled bool   `json:"canceled,omitempty"`
	Error    string `json:"error,omitempty"`
}

// A Desk answers one question after the other. It is told what a seat sees and what it is asked, never a match, and answers with a
// choice.
type Desk struct {
	send  func(Reply)
	pause func()

	waiting  []message
	thinking bool
	current  int
	canceled bool
}

// NewDesk is a desk that sends its replies so; pause lets messages come in while it thinks.
func NewDesk(send func(Reply), pause func()) *Desk { return &Desk{send: send, pause: pause} }

// Hear takes a message. Questions that come in while it thinks wait their turn.
func (d *Desk) Hear(text []byte) {
	var m message
	if err := json.Unmarshal(text, &m); err != nil {
		d.send(Reply{Error: "the message cannot be read: " + err.Error()})
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
			r = Reply{Canceled: true}
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
			d.send(Reply{ID: id, Canceled: true})
			return
		}
	}
}

func (d *Desk) answer(m message) Reply {
	e, found := known[m.Game]
	if !found {
		return Reply{Error: fmt.Sprintf("%q has no computer players", m.Game)}
	}
	style, err := bot.ParseStyle(m.Style)
	if err != nil {
		return Reply{Error: err.Error()}
	}
	view, err := e.view(func(to any) error { return json.Unmarshal(m.View, to) })
	if err != nil {
		return Reply{Error: "the view cannot be read: " + err.Error()}
	}
	if len(m.Asked.Legal) == 0 {
		return Reply{Error: "nothing is asked"}
	}
	p := bot.New(e.mind, style, m.Seed)
	p.Stop = func() bool {
		d.pause()
		return d.canceled
	}
	last, _ := engine.ParseChoice(m.Last) // before its first answer there is none
	if c, claims := p.Claim(view, m.Asked, m.Rights, last); claims {
		return Reply{Choice: c.Words()}
	}
	t := p.Think(view, m.Asked)
	r := Reply{Choice: t.Choice.Words()}
	if t.Instead != (engine.Choice{}) {
		r.Instead, r.Less, r.Ahead = t.Instead.Words(), t.Less, t.Ahead
	}
	return r
}
