package app

import (
	"bytes"
	"encoding/json"
	"errors"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/face"
	"interbellum/app/ui"
	"interbellum/engine"
	"interbellum/engine/record"
)

// agreeSheet is the form of what players can agree on: to take back, to end, to correct the
// position; and to resign.
type agreeSheet struct {
	app.Compo
	Version int
	desk    *Desk
}

// Correction is a corrected position that is being written.
type Correction struct {
	Text    string
	Checked bool
	Reasons []string // against it
}

func (s *agreeSheet) Render() app.UI {
	d := s.desk
	says, ask := "Every player must agree. Whatever you ask stands in the record.", "Ask the others"
	if d.alone() {
		says, ask = "You play alone: it happens at once, and stands in the record.", "Do it"
	}
	rows := []app.UI{}
	if p := d.Session.Pending(); p != nil {
		rows = append(rows, app.Elem("li").Class("wide").Body(d.proposal()))
		if p.Choice.On == record.Amend {
			text := indented(d.Session.Record().Amendments[p.Choice.N-1])
			rows = append(rows, app.Elem("li").Class("wide").Body(
				app.Elem("label").Attr("for", "proposed").Text("The position that is proposed"),
				app.Elem("textarea").ID("proposed").Attr("readonly", true).Attr("rows", 8).Text(text)))
		}
	} else {
		rows = append(rows, s.back(ask), s.end(ask), s.correct(ask))
	}
	rows = append(rows, s.seats()...)
	return app.Elem("div").Class("sharepage over").Body(
		app.Elem("div").Class("dim").Aria("hidden", "true"),
		app.Elem("section").Class("sharesheet orders agree").Role("dialog").Aria("modal", "true").Aria("labelledby", "ah").Body(
			app.Elem("header").Body(
				app.Elem("div").Body(app.Elem("h1").ID("ah").Text("Agree on…"), app.Elem("p").Text(says)),
				press(ui.IconButton("i-close", "Close"), doClose, "", 0)),
			app.Elem("ul").Class("rows").TabIndex(0).Aria("label", "Agreements").Body(rows...),
			app.Elem("footer").Body(app.Elem("span").Class("grow"),
				press(app.Elem("button").Class("btn primary"), doClose, "", 0).Text("Done"))))
}

func row(id, title, says string, act ...app.UI) app.HTMLElem {
	return app.Elem("li").Body(app.Elem("label").Attr("for", id).Body(app.Elem("b").Text(title)),
		app.Elem("p").Text(says), app.Elem("div").Class("act").Body(act...))
}

func (s *agreeSheet) back(ask string) app.UI {
	backs := s.desk.backs()
	if len(backs) == 0 {
		return row("back", "Take back", "No answer of a player can be taken back.")
	}
	var options []app.UI
	for _, n := range backs {
		options = append(options, app.Elem("option").Attr("value", n).Attr("selected", n == s.desk.BackTo).Text("Before "+s.desk.given(n)))
	}
	return row("back", "Take back", "What was played since is struck out, and dice are dealt anew.",
		app.Elem("select").ID("back").Body(options...).OnChange(func(ctx app.Context, _ app.Event) {
			do(ctx, doBack, "", atoi(ctx.JSSrc().Get("value").String()))
		}),
		press(app.Elem("button").Class("btn").ID("ask-back"), doPropose, string(record.TakeBack), 0).Text(ask))
}

func (s *agreeSheet) end(ask string) app.UI {
	if s.desk.over() {
		return app.Text("")
	}
	e := s.desk.Face.Ending(s.desk.Sight(), s.desk.Session.Standing())
	return row("ask-end", "End the match now", asItStands(e),
		press(app.Elem("button").Class("btn").ID("ask-end"), doPropose, string(record.EndMatch), 0).Text(ask))
}

func (s *agreeSheet) correct(ask string) app.UI {
	d := s.desk
	if d.Session.Game().Secret {
		return row("correction", "Correct the position", "Not in a game that hides something: a written position would show it.")
	}
	c := &d.Correction
	var verdict []app.UI
	for _, reason := range c.Reasons {
		verdict = append(verdict, app.Elem("li").Text(sentence(reason)))
	}
	if c.Checked && len(verdict) == 0 {
		verdict = append(verdict, app.Elem("li").Class("ok").Body(ui.Icon("i-check"), app.Text("This position is possible.")))
	}
	return app.Elem("li").Class("wide").Body(app.Elem("details").Attr("open", c.Text != "").Body(
		app.Elem("summary").Body(app.Elem("b").Text("Correct the position")),
		app.Elem("label").Attr("for", "correction").Text("For a mistake at the table or in a rule: the start of a phase, as JSON. Written here or read from a file."),
		app.Elem("textarea").ID("correction").Attr("rows", 8).Attr("spellcheck", "false").Text(d.correctionText()),
		app.Elem("div").Class("act").Body(
			app.Elem("label").Class("btn quiet").Attr("for", "correction-file").Text("File…"),
			app.ElemSelfClosing("input").Class("sr").Attr("type", "file").ID("correction-file").Attr("accept", ".json,.txt").OnChange(readCorrection),
			app.Elem("span").Class("grow"),
			app.Elem("button").Class("btn").Attr("type", "button").ID("check").Text("Check").OnClick(withCorrection(doCheck)),
			app.Elem("button").Class("btn").Attr("type", "button").ID("ask-amend").Text(ask).OnClick(withCorrection(doAmend))),
		app.Elem("div").Role("status").Body(app.Elem("ul").Class("reasons").Body(verdict...))))
}

// withCorrection does something with the text as it stands in its box.
func withCorrection(what string) app.EventHandler {
	return func(ctx app.Context, _ app.Event) {
		do(ctx, what, app.Window().GetElementByID("correction").Get("value").String(), 0)
	}
}

// readCorrection checks the text of a file.
func readCorrection(ctx app.Context, _ app.Event) {
	file := ctx.JSSrc().Get("files").Index(0)
	if !file.Truthy() {
		return
	}
	file.Call("text").Then(func(text app.Value) {
		ctx.Dispatch(func(ctx app.Context) {
			app.Window().GetElementByID("correction").Set("value", text.String())
			do(ctx, doCheck, text.String(), 0)
		})
	})
}

// seats are the rows to resign and to return.
func (s *agreeSheet) seats() (rows []app.UI) {
	d := s.desk
	for _, q := range d.Session.Agreements() {
		player := d.Session.Record().Header.Holder(q.Seat)
		for _, c := range q.Legal {
			switch {
			case c.Verb == record.ReturnVerb:
				rows = append(rows, row("return-"+itoa(player), d.called(player)+" has resigned", "A stand-in answers: standing orders, else it lets things be.",
					press(app.Elem("button").Class("btn").ID("return-"+itoa(player)), doSay, c.Words(), int(q.Seat)).Text("Is back")))
			case c.Verb == record.ResignVerb && player == d.Session.Looking():
				rows = append(rows, row("resign", "Resign", "A stand-in answers for "+d.called(player)+" from now on: standing orders, else it lets things be.",
					press(app.Elem("button").Class("btn").ID("resign"), doSay, c.Words(), int(q.Seat)).Text("Resign")))
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
	says := []app.UI{app.Elem("p").Body(app.Elem("b").Text(d.called(p.By)), app.Text(" asks to "+what+". "))}
	for _, q := range d.Session.Agreements() {
		player := d.Session.Record().Header.Holder(q.Seat)
		for _, c := range q.Legal {
			text, class := "", "btn"
			switch c.Verb {
			case record.AgreeVerb:
				text = "agree"
				if player == d.Session.Looking() {
					class = "btn primary"
				}
			case record.RefuseVerb:
				text = "refuse"
			case record.WithdrawVerb:
				text = "withdraw"
			default:
				continue
			}
			if player == d.Session.Looking() {
				text = strings.ToUpper(text[:1]) + text[1:]
			} else {
				text = d.called(player) + ": " + text
			}
			says = append(says, press(app.Elem("button").Class(class), doSay, c.Words(), int(q.Seat)).Text(text))
		}
	}
	return app.Elem("div").Class("accord").Role("group").Aria("label", "A proposal").Body(says...)
}

// asks says what waits in the match that was just opened.
func (d *Desk) asks() string {
	if p := d.Session.Pending(); p != nil {
		return " " + d.called(p.By) + " asks to " + face.Proposed(p.Choice) + "."
	}
	return ""
}

func (d *Desk) called(player int) string { return face.Called(&d.Session.Record().Header, player) }

// alone reports whether nobody else need agree.
func (d *Desk) alone() bool {
	others := 0
	for i := range d.Session.Players() {
		if i != d.Session.Looking() && d.Session.Seats(i) != 0 && !d.Session.Away(i) {
			others++
		}
	}
	return others == 0
}

// speaker is the question by which the looking player proposes something.
func (d *Desk) speaker() (q engine.Decision, found bool) {
	for _, q := range d.Session.Agreements() {
		if d.Session.Record().Header.Holder(q.Seat) == d.Session.Looking() {
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
	e, m := d.Session.Record().Entries[n], d.Session.At(n)
	number := " (answer " + strconv.Itoa(n) + ")"
	if record.Agrees(e.Choice) {
		return "it was agreed to " + face.Proposed(e.Choice) + number
	}
	seat, seats := d.Session.Game().SeatName(e.Seat), d.Session.Seats(d.Session.Looking())
	if e.Seen != engine.Everybody && !e.Seen.Meets(seats) {
		return seat + " " + e.Public + number
	}
	sight := &face.Sight{Game: d.Session.Game(), Header: &d.Session.Record().Header, Seats: seats, View: m.View(seats), Seq: n, Past: true}
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
