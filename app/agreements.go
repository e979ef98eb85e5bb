package app

import (
	"bytes"
	"encoding/json"
	"errors"

	"interbellum/app/face"
	"interbellum/engine"
	"interbellum/engine/record"
	"interbellum/engine/words"
)

// Correction is a corrected position that is being written.
type Correction struct {
	Text    string
	Checked bool
	Reasons []string // against it
}

// Agreements is the form of what players agree on.
type Agreements struct {
	t          *Table
	Agreeing   bool // it is open
	BackTo     int  // the answer chosen in it
	Correction Correction
	Against    []string // the edition that was to be proposed
	agreed     int      // agreements in effect when it was last said
}

// asks says what waits, if anything does.
func (a *Agreements) asks() string {
	if p := a.t.Session.Agreements.Pending(); p != nil {
		return say("agreement.propose", a.t.playerName(p.By), a.what(p.Choice))
	}
	return ""
}

// what is proposed, in words that follow "to".
func (a *Agreements) what(c engine.Choice) string {
	switch c.On {
	case record.TakeBack:
		return say("agree.back-to", a.given(c.N))
	case record.RenewKey:
		return say("agree.new-key", a.renewed(c.N))
	case record.OtherEdition:
		_, title := a.proposed(c.N)
		return say("agree.under", title)
	}
	return face.Proposed(c)
}

// alone reports whether nobody else need agree.
func (a *Agreements) alone() bool {
	others := 0
	for i := range a.t.Session.Play.Players() {
		if i != a.t.Session.Viewer.Player() && a.t.Session.Play.Seats(i) != 0 && !a.t.Session.Agreements.Away(i) && !a.t.Session.Device.OnlyBots(i) {
			others++
		}
	}
	return others == 0
}

// speaker is the question by which the looking player proposes something.
func (a *Agreements) speaker() (q engine.Decision, found bool) {
	for _, q := range a.t.Session.Agreements.Allowed() {
		if a.t.Session.Play.Header().Holder(q.Seat) == a.t.Session.Viewer.Player() {
			return q, true
		}
	}
	return q, false
}

// backs lists the answers before which the match can be taken back, the last first.
func (a *Agreements) backs() (list []int) {
	q, _ := a.speaker()
	for i := len(q.Legal) - 1; i >= 0; i-- {
		if c := q.Legal[i]; c.Verb == record.ProposeVerb && c.On == record.TakeBack {
			list = append(list, c.N)
		}
	}
	return list
}

// given is an answer of the past in words, as the looking player knows it.
func (a *Agreements) given(n int) string {
	e, m := a.t.Session.Play.Entries()[n], a.t.Session.At(n)
	if record.Agrees(e.Choice) {
		return say("agree.given", say("agree.agreed", face.Proposed(e.Choice)), n)
	}
	seat, seats := a.t.Session.Play.Game().SeatName(e.Seat), a.t.Session.Viewer.Seats()
	if e.Seen != engine.Everybody && !e.Seen.Meets(seats) {
		return say("agree.given", say("agree.hidden", seat, e.Public), n)
	}
	sight := &face.Sight{Game: a.t.Session.Play.Game(), Header: a.t.Session.Play.Header(), Seats: seats, View: m.View(seats), Seq: n, Past: true}
	for _, q := range append(m.Open()[:len(m.Open()):len(m.Open())], m.Rights()...) {
		if q.Seat == e.Seat && q.Allows(e.Choice) {
			return say("agree.given", say("plain.of", seat, a.t.Face.Label(sight, q, e.Choice).Text), n)
		}
	}
	return say("agree.given", seat, n)
}

// onAgree opens the form.
func (a *Agreements) Open() {
	a.Agreeing, a.Correction, a.Against, a.BackTo = true, Correction{}, nil, -1
	if backs := a.backs(); len(backs) > 0 {
		a.BackTo = backs[0]
	}
}

// Propose asks the others for something, or does it where nobody else need agree.
func (a *Agreements) Propose(on string) error {
	q, _ := a.speaker()
	for _, c := range q.Legal {
		if c.Verb == record.ProposeVerb && string(c.On) == on && (c.On != record.TakeBack || c.N == a.BackTo) {
			return a.Agree(q.Seat, c.Words())
		}
	}
	return words.Refuse("", "page/refused.propose")
}

// Agree says something about an agreement. What is settled by it closes the form.
func (a *Agreements) Agree(seat engine.Seat, words string) error {
	if err := a.t.Answer(face.Answer{Seat: seat, Words: words}); err != nil {
		return err
	}
	a.settle()
	return nil
}

func (a *Agreements) settle() {
	a.Agreeing, a.Correction, a.Against = false, Correction{}, nil
	if p := a.t.Session.Agreements.Pending(); p == nil && a.t.Session.Agreements.Count() > a.agreed {
		a.t.desk.Say(say("agree.done"))
	}
	a.agreed = a.t.Session.Agreements.Count()
}

// correctionText is what is being written: at first the last start of a phase.
func (a *Agreements) correctionText() string {
	if a.Correction.Text == "" {
		if safe := a.t.Session.Play.Record().Safe; safe != nil {
			return indented(safe.Schema)
		}
	}
	return a.Correction.Text
}

// indented is a position as a person can read it.
func indented(schema []byte) string {
	var b bytes.Buffer
	if json.Indent(&b, schema, "", " ") != nil {
		return string(schema)
	}
	return b.String()
}

// Check lists what stands against a corrected position.
func (a *Agreements) Check(text string) {
	a.Correction = Correction{Text: text, Checked: true, Reasons: reasons(a.t.Session.Agreements.Amendable([]byte(text)))}
}

// Amend proposes a corrected position, if it is possible.
func (a *Agreements) Amend(text string) error {
	a.Check(text)
	if len(a.Correction.Reasons) > 0 {
		return nil
	}
	if err := a.t.Session.Amend(a.t.Session.Viewer.Player(), []byte(text)); err != nil {
		return err
	}
	a.t.handOn()
	a.settle()
	return nil
}

func reasons(err error) (list []string) {
	var impossible *record.Impossible
	if errors.As(err, &impossible) {
		for _, reason := range impossible.Reasons {
			list = append(list, reason.Error())
		}
	} else if err != nil {
		list = append(list, err.Error())
	}
	return list
}
