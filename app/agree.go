package app

import (
	"bytes"
	"encoding/json"
	"errors"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/face"
	"interbellum/app/ui"
	"interbellum/engine"
	"interbellum/engine/record"
)

// Correction is a corrected position that is being written.
type Correction struct {
	Text    string
	Checked bool
	Reasons []string // against it
}

func rowButton(id, text string, w wish) app.HTMLElem {
	return pressText("button.btn#"+id, text, w)
}

func row(title, says string, act ...any) app.UI {
	return ui.El("li", ui.Text("b", title), ui.Text("p", says), ui.El("div.act", act...))
}

// agreeForm is the form of what players can agree on: to take back, to end, to correct the
// position; and to resign.
func (d *Desk) agreeForm() app.UI {
	says, ask := "Every player must agree. Whatever you ask stands in the record.", "Ask the others"
	if d.alone() {
		says, ask = "You play alone: it happens at once, and stands in the record.", "Do it"
	}
	var rows []app.UI
	if p := d.Session.Pending(); p != nil {
		rows = append(rows, ui.El("li.wide", d.proposal()))
		if p.Choice.On == record.Amend {
			rows = append(rows, ui.El("li.wide", ui.Text("label for=proposed", "The position that is proposed"),
				ui.Text("textarea#proposed rows=8 readonly=readonly", indented(d.Session.Record().Amendments[p.Choice.N-1]))))
		}
	} else {
		rows = append(rows, d.backRow(ask))
		if !d.over() {
			e := d.Face.Ending(d.Sight(), d.Session.Standing())
			rows = append(rows, row("End the match now", asItStands(e), rowButton("ask-end", ask, &propose{What: string(record.EndMatch)})))
		}
		rows = append(rows, d.correctRow(ask))
	}
	return ui.El("div.sharepage.over", ui.El("div.dim aria-hidden=true"),
		ui.El("section.sharesheet.orders.agree role=dialog aria-modal=true aria-labelledby=ah",
			ui.El("header", ui.El("div", ui.Text("h1#ah", "Agree on…"), ui.Text("p", says)), press(ui.IconButton("i-close", "Close"), &closeSheet{})),
			ui.El("ul.rows tabindex=0 aria-label=Agreements", append(rows, d.seatRows()...)),
			ui.El("footer", ui.El("span.grow"), rowButton("agree-done", "Done", &closeSheet{}).Class("primary"))))
}

func (d *Desk) backRow(ask string) app.UI {
	var options []app.UI
	for _, n := range d.backs() {
		options = append(options, app.Elem("option").Attr("value", n).Attr("selected", n == d.BackTo).Text("Before "+d.given(n)))
	}
	if options == nil {
		return row("Take back", "No answer of a player can be taken back.")
	}
	return ui.El("li", ui.El("label for=back", ui.Text("b", "Take back")), ui.Text("p", "What was played since is struck out, and dice are dealt anew."),
		ui.El("div.act", ui.El("select#back", options).OnChange(chooseBack), rowButton("ask-back", ask, &propose{What: string(record.TakeBack)})))
}

func chooseBack(ctx app.Context, _ app.Event) {
	send(ctx, &chooseTakeBack{Seq: atoi(ctx.JSSrc().Get("value").String())})
}

func (d *Desk) correctRow(ask string) app.UI {
	if d.Session.Game().Secret {
		return row("Correct the position", "Not in a game that hides something: a written position would show it.")
	}
	c := &d.Correction
	var verdict []app.UI
	for _, reason := range c.Reasons {
		verdict = append(verdict, app.Elem("li").Text(sentence(reason)))
	}
	if c.Checked && verdict == nil {
		verdict = append(verdict, ui.El("li.ok", ui.Icon("i-check"), "This position is possible."))
	}
	return ui.El("li.wide", ui.El("details", ui.El("summary", ui.Text("b", "Correct the position")),
		ui.Text("label for=correction", "For a mistake at the table or in a rule: the start of a phase, as JSON. Written here or read from a file."),
		ui.El("textarea#correction rows=8 spellcheck=false").Attr("value", d.correctionText()),
		ui.El("div.act",
			ui.Text("label.btn.quiet for=correction-file", "File…"),
			app.ElemSelfClosing("input").Attr("type", "file").ID("correction-file").Class("sr"),
			ui.El("span.grow"),
			ui.Text("button.btn#check type=button", "Check").OnClick(onCheckCorrection),
			ui.Text("button.btn#ask-amend type=button", ask).OnClick(onAskCorrection)),
		ui.El("div role=status", ui.El("ul.reasons", verdict))))
}

func onCheckCorrection(ctx app.Context, _ app.Event) {
	send(ctx, &checkCorrection{Text: writtenCorrection()})
}
func onAskCorrection(ctx app.Context, _ app.Event) {
	send(ctx, &proposeCorrection{Text: writtenCorrection()})
}

// writtenCorrection is the text as it stands in its box.
func writtenCorrection() string {
	return app.Window().GetElementByID("correction").Get("value").String()
}

// seatRows are the rows to resign and to return.
func (d *Desk) seatRows() (rows []app.UI) {
	const standIn = "A stand-in answers: standing orders, else it lets things be."
	for _, q := range d.Session.Agreements() {
		player := d.Session.Header().Holder(q.Seat)
		for _, c := range q.Legal {
			switch {
			case c.Verb == record.ReturnVerb:
				id := "return-" + itoa(player)
				rows = append(rows, row(d.called(player)+" has resigned", standIn, rowButton(id, "Is back", &vote{Seat: q.Seat, Words: c.Words()})))
			case c.Verb == record.ResignVerb && player == d.Session.Looking():
				rows = append(rows, row("Resign", standIn, rowButton("resign", "Resign", &vote{Seat: q.Seat, Words: c.Words()})))
			}
		}
	}
	return rows
}

// proposal is what waits, with a button for everybody who may say something to it.
func (d *Desk) proposal() app.UI {
	p := d.Session.Pending()
	if p == nil {
		return app.Text("")
	}
	what := face.Proposed(p.Choice)
	if p.Choice.On == record.TakeBack {
		what = "take the match back to before " + d.given(p.Choice.N)
	}
	says := []app.UI{ui.El("p", ui.Text("b", d.called(p.By)), " asks to "+what+".")}
	for _, q := range d.Session.Agreements() {
		player := d.Session.Header().Holder(q.Seat)
		for _, c := range q.Legal {
			if c.Verb != record.AgreeVerb && c.Verb != record.RefuseVerb && c.Verb != record.WithdrawVerb {
				continue
			}
			text, class := d.called(player)+": "+c.Verb, ""
			if player == d.Session.Looking() {
				text = sentence(c.Verb)
				text = text[:len(text)-1]
				if c.Verb == record.AgreeVerb {
					class = "primary"
				}
			}
			says = append(says, rowButton(c.Verb+"-"+itoa(player), text, &vote{Seat: q.Seat, Words: c.Words()}).Class(class))
		}
	}
	return ui.El("div.accord role=group aria-label=A proposal", says)
}

// asks says what waits, if anything does.
func (d *Desk) asks() string {
	if p := d.Session.Pending(); p != nil {
		return d.called(p.By) + " asks to " + face.Proposed(p.Choice) + "."
	}
	return ""
}

func (d *Desk) called(player int) string { return face.Called(d.Session.Header(), player) }

// alone reports whether nobody else need agree.
func (d *Desk) alone() bool {
	others := 0
	for i := range d.Session.Players() {
		if i != d.Session.Looking() && d.Session.Seats(i) != 0 && !d.Session.Away(i) && !d.Session.Unmanned(i) {
			others++
		}
	}
	return others == 0
}

// speaker is the question by which the looking player proposes something.
func (d *Desk) speaker() (q engine.Decision, found bool) {
	for _, q := range d.Session.Agreements() {
		if d.Session.Header().Holder(q.Seat) == d.Session.Looking() {
			return q, true
		}
	}
	return q, false
}

// backs lists the answers before which the match can be taken back, the last first.
func (d *Desk) backs() (list []int) {
	q, _ := d.speaker()
	for i := len(q.Legal) - 1; i >= 0; i-- {
		if c := q.Legal[i]; c.Verb == record.ProposeVerb && c.On == record.TakeBack {
			list = append(list, c.N)
		}
	}
	return list
}

// given is an answer of the past in words, as the looking player knows it.
func (d *Desk) given(n int) string {
	e, m := d.Session.Entries()[n], d.Session.At(n)
	number := " (answer " + strconv.Itoa(n) + ")"
	if record.Agrees(e.Choice) {
		return "it was agreed to " + face.Proposed(e.Choice) + number
	}
	seat, seats := d.Session.Game().SeatName(e.Seat), d.Session.Seats(d.Session.Looking())
	if e.Seen != engine.Everybody && !e.Seen.Meets(seats) {
		return seat + " " + e.Public + number
	}
	sight := &face.Sight{Game: d.Session.Game(), Header: d.Session.Header(), Seats: seats, View: m.View(seats), Seq: n, Past: true}
	for _, q := range append(m.Open()[:len(m.Open()):len(m.Open())], m.Rights()...) {
		if q.Seat == e.Seat && q.Allows(e.Choice) {
			return seat + ": " + d.Face.Label(sight, q, e.Choice).Text + number
		}
	}
	return seat + number
}

// onAgree opens the form.
func (d *Desk) onAgree() {
	d.Agreeing, d.Correction, d.BackTo = true, Correction{}, -1
	if backs := d.backs(); len(backs) > 0 {
		d.BackTo = backs[0]
	}
}

// Propose asks the others for something, or does it where nobody else need agree.
func (d *Desk) Propose(on string) error {
	q, _ := d.speaker()
	for _, c := range q.Legal {
		if c.Verb == record.ProposeVerb && string(c.On) == on && (c.On != record.TakeBack || c.N == d.BackTo) {
			return d.Agree(q.Seat, c.Words())
		}
	}
	return errors.New("this cannot be proposed now")
}

// Agree says something about an agreement. What is settled by it closes the form.
func (d *Desk) Agree(seat engine.Seat, words string) error {
	if err := d.Answer(face.Answer{Seat: seat, Words: words}); err != nil {
		return err
	}
	d.settle()
	return nil
}

func (d *Desk) settle() {
	d.Agreeing, d.Correction = false, Correction{}
	if p := d.Session.Pending(); p == nil && d.Session.Agreed() > d.agreed {
		d.Say("It is agreed.")
	}
	d.agreed = d.Session.Agreed()
}

// correctionText is what is being written: at first the last start of a phase.
func (d *Desk) correctionText() string {
	if d.Correction.Text == "" {
		if safe := d.Session.Record().Safe; safe != nil {
			return indented(safe.Schema)
		}
	}
	return d.Correction.Text
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
func (d *Desk) Check(text string) {
	d.Correction = Correction{Text: text, Checked: true, Reasons: reasons(d.Session.Amendable([]byte(text)))}
}

// Amend proposes a corrected position, if it is possible.
func (d *Desk) Amend(text string) error {
	d.Check(text)
	if len(d.Correction.Reasons) > 0 {
		return nil
	}
	if err := d.Session.Amend(d.Session.Looking(), []byte(text)); err != nil {
		return err
	}
	d.handOn()
	d.settle()
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
