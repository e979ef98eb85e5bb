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
func (a *Agreements) agreeForm() app.UI {
	says, ask := "Every player must agree. Whatever you ask stands in the record.", "Ask the others"
	if a.alone() {
		says, ask = "You play alone: it happens at once, and stands in the record.", "Do it"
	}
	var rows []app.UI
	if p := a.t.Session.Pending(); p != nil {
		rows = append(rows, ui.El("li.wide", a.proposal()))
		if p.Choice.On == record.Amend {
			rows = append(rows, ui.El("li.wide", ui.Text("label for=proposed", "The position that is proposed"),
				ui.Text("textarea#proposed rows=8 readonly=readonly", indented(a.t.Session.Record().Amendments[p.Choice.N-1]))))
		}
	} else {
		rows = append(rows, a.backRow(ask))
		if !a.t.over() {
			e := a.t.Face.Ending(a.t.Sight(), a.t.Session.Standing())
			rows = append(rows, row("End the match now", asItStands(e), rowButton("ask-end", ask, &propose{What: string(record.EndMatch)})))
		}
		rows = append(rows, a.correctRow(ask))
	}
	return ui.El("div.sharepage.over", ui.El("div.dim aria-hidden=true"),
		ui.El("section.sharesheet.orders.agree role=dialog aria-modal=true aria-labelledby=ah",
			ui.El("header", ui.El("div", ui.Text("h1#ah", "Agree on…"), ui.Text("p", says)), press(ui.IconButton("i-close", "Close"), &closeSheet{})),
			ui.El("ul.rows tabindex=0 aria-label=Agreements", append(rows, a.seatRows()...)),
			ui.El("footer", ui.El("span.grow"), rowButton("agree-done", "Done", &closeSheet{}).Class("primary"))))
}

func (a *Agreements) backRow(ask string) app.UI {
	var options []app.UI
	for _, n := range a.backs() {
		options = append(options, app.Elem("option").Attr("value", n).Attr("selected", n == a.BackTo).Text("Before "+a.given(n)))
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

func (a *Agreements) correctRow(ask string) app.UI {
	if a.t.Session.Game().Secret {
		return row("Correct the position", "Not in a game that hides something: a written position would show it.")
	}
	c := &a.Correction
	var verdict []app.UI
	for _, reason := range c.Reasons {
		verdict = append(verdict, app.Elem("li").Text(sentence(reason)))
	}
	if c.Checked && verdict == nil {
		verdict = append(verdict, ui.El("li.ok", ui.Icon("i-check"), "This position is possible."))
	}
	return ui.El("li.wide", ui.El("details", ui.El("summary", ui.Text("b", "Correct the position")),
		ui.Text("label for=correction", "For a mistake at the table or in a rule: the start of a phase, as JSON. Written here or read from a file."),
		ui.El("textarea#correction rows=8 spellcheck=false").Attr("value", a.correctionText()),
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
func (a *Agreements) seatRows() (rows []app.UI) {
	const standIn = "A stand-in answers: standing orders, else it lets things be."
	for _, q := range a.t.Session.Agreements() {
		player := a.t.Session.Header().Holder(q.Seat)
		for _, c := range q.Legal {
			switch {
			case c.Verb == record.ReturnVerb:
				id := "return-" + itoa(player)
				rows = append(rows, row(a.t.called(player)+" has resigned", standIn, rowButton(id, "Is back", &vote{Seat: q.Seat, Words: c.Words()})))
			case c.Verb == record.ResignVerb && player == a.t.Session.Looking():
				rows = append(rows, row("Resign", standIn, rowButton("resign", "Resign", &vote{Seat: q.Seat, Words: c.Words()})))
			}
		}
	}
	return rows
}

// proposal is what waits, with a button for everybody who may say something to it.
func (a *Agreements) proposal() app.UI {
	p := a.t.Session.Pending()
	if p == nil {
		return app.Text("")
	}
	what := face.Proposed(p.Choice)
	if p.Choice.On == record.TakeBack {
		what = "take the match back to before " + a.given(p.Choice.N)
	}
	says := []app.UI{ui.El("p", ui.Text("b", a.t.called(p.By)), " asks to "+what+".")}
	for _, q := range a.t.Session.Agreements() {
		player := a.t.Session.Header().Holder(q.Seat)
		for _, c := range q.Legal {
			if c.Verb != record.AgreeVerb && c.Verb != record.RefuseVerb && c.Verb != record.WithdrawVerb {
				continue
			}
			text, class := a.t.called(player)+": "+c.Verb, ""
			if player == a.t.Session.Looking() {
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
func (a *Agreements) asks() string {
	if p := a.t.Session.Pending(); p != nil {
		return a.t.called(p.By) + " asks to " + face.Proposed(p.Choice) + "."
	}
	return ""
}

func (t *Table) called(player int) string { return face.Called(t.Session.Header(), player) }

// alone reports whether nobody else need agree.
func (a *Agreements) alone() bool {
	others := 0
	for i := range a.t.Session.Players() {
		if i != a.t.Session.Looking() && a.t.Session.Seats(i) != 0 && !a.t.Session.Away(i) && !a.t.Session.Unmanned(i) {
			others++
		}
	}
	return others == 0
}

// speaker is the question by which the looking player proposes something.
func (a *Agreements) speaker() (q engine.Decision, found bool) {
	for _, q := range a.t.Session.Agreements() {
		if a.t.Session.Header().Holder(q.Seat) == a.t.Session.Looking() {
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
	e, m := a.t.Session.Entries()[n], a.t.Session.At(n)
	number := " (answer " + strconv.Itoa(n) + ")"
	if record.Agrees(e.Choice) {
		return "it was agreed to " + face.Proposed(e.Choice) + number
	}
	seat, seats := a.t.Session.Game().SeatName(e.Seat), a.t.Session.Seats(a.t.Session.Looking())
	if e.Seen != engine.Everybody && !e.Seen.Meets(seats) {
		return seat + " " + e.Public + number
	}
	sight := &face.Sight{Game: a.t.Session.Game(), Header: a.t.Session.Header(), Seats: seats, View: m.View(seats), Seq: n, Past: true}
	for _, q := range append(m.Open()[:len(m.Open()):len(m.Open())], m.Rights()...) {
		if q.Seat == e.Seat && q.Allows(e.Choice) {
			return seat + ": " + a.t.Face.Label(sight, q, e.Choice).Text + number
		}
	}
	return seat + number
}

// onAgree opens the form.
func (a *Agreements) Open() {
	a.Agreeing, a.Correction, a.BackTo = true, Correction{}, -1
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
	return errors.New("this cannot be proposed now")
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
	a.Agreeing, a.Correction = false, Correction{}
	if p := a.t.Session.Pending(); p == nil && a.t.Session.Agreed() > a.agreed {
		a.t.desk.Say("It is agreed.")
	}
	a.agreed = a.t.Session.Agreed()
}

// correctionText is what is being written: at first the last start of a phase.
func (a *Agreements) correctionText() string {
	if a.Correction.Text == "" {
		if safe := a.t.Session.Record().Safe; safe != nil {
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
	a.Correction = Correction{Text: text, Checked: true, Reasons: reasons(a.t.Session.Amendable([]byte(text)))}
}

// Amend proposes a corrected position, if it is possible.
func (a *Agreements) Amend(text string) error {
	a.Check(text)
	if len(a.Correction.Reasons) > 0 {
		return nil
	}
	if err := a.t.Session.Amend(a.t.Session.Looking(), []byte(text)); err != nil {
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
