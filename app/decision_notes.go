package app

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/face"
	"interbellum/app/ui"
	"interbellum/engine/record"
)

func (b *decisionBar) note(text string, act app.UI, more ...app.UI) app.UI {
	return ui.El("section.decision.quiet aria-labelledby=ask", b.table.Agreements.proposal(),
		ui.El("div.ask", ui.El("span"), ui.Text("h1.q#ask", text), ui.El("div.acts", act)), more)
}

func waiting(s *face.Sight) string {
	text := ""
	for i, seat := range s.Others {
		if i > 0 {
			text += ", "
		}
		text += s.Header.Named(seat, s.Game.SeatName(seat))
	}
	if text == "" {
		return say("bar.nobody")
	}
	return text
}

// elsewhere stands in the bar while nobody here is asked: it sends the match to who is.
func (b *decisionBar) elsewhere() app.UI {
	d := b.table
	acts := []app.UI{b.ordersButton(), b.undo()}
	player, seats := d.away()
	if d.Keys.missing(player) {
		return ui.El("div.elsewhere data-intake=yes", b.note(say("bar.no-key", d.playerName(player)),
			ui.El("span.acts", bind(ui.El("button.btn", ui.Icon("i-paste"), say("bar.paste")), &pasteClipboard{}),
				bind(ui.El("button.btn.primary#bring-key", ui.Icon("i-lock"), say("bar.key")), &openKeys{}))))
	}
	if player != record.Nobody && d.Trial.waits == nil && !d.Live.connected() {
		acts = append(acts, bind(ui.El("button.btn", ui.Icon("i-paste"), say("bar.paste")), &pasteClipboard{}),
			bind(ui.El("button.btn.primary#send", ui.Icon("i-mail"), say("bar.send", d.seatsOf(player, seats))), &openSendSheet{}))
	}
	return ui.El("div.elsewhere data-intake=yes", b.note(say("bar.waiting", waiting(b.Sight)), ui.El("span.acts", acts), b.rights()))
}

// replayNote stands in the bar while a replay runs.
func (b *decisionBar) replayNote() app.UI {
	r := b.table.History.replay
	return b.note(say("bar.replay", r.whole-len(r.moments), r.whole),
		bind(ui.El("button.btn.primary"), &lookAt{Seq: 1 << 30}).Attr("data-do", "look").Text(say("bar.to-question")))
}

// programNote is the bar while a program is asked. It is not the one that asks a person, so that neither grows out of the other; and it
// is always as high while programs play on, so that people use their rights once they have stopped them.
func (b *decisionBar) programNote() app.UI {
	d := b.table
	q, _ := d.Bots.waiting()
	seat := say("bar.program", b.Sight.Game.SeatName(q.Seat))
	text, act, rights := say("bar.thinks", seat), bind(ui.El("button.btn#halt", ui.Text("span", say("bar.stop"))), &stopBots{}), app.UI(app.Text(""))
	skip, halted := app.UI(app.Text("")), ""
	if how := d.Bots.shows(); how != showNone && how != showStep {
		skip = bind(ui.El("button.btn#skip", ui.Icon("i-last"), ui.Text("span", say("bar.skip"))), &hurryBots{}).Attr("disabled", d.Bots.thinking.hurries)
	}
	if d.Bots.thinking.halted {
		text, act = say("bar.asked", seat), bind(ui.El("button.btn.primary#go-on", ui.Icon("i-play"), ui.Text("span", say("bar.go-on"))), &resumeBots{})
		rights, halted = b.rights(), "halted"
	}
	return ui.El("div.decision.programs role=region aria-labelledby=ask", d.Agreements.proposal(),
		ui.El("div.ask", ui.Emblem(d.Face.Seat(q.Seat), "lg"), ui.El("div", ui.Text("h1.q#ask", text), b.lastReason()),
			ui.El("div.acts", b.ordersButton(), b.undo(), skip, act)), rights).Class(halted)
}

// lastReason says on demand why the last program has answered as it did.
func (b *decisionBar) lastReason() app.UI {
	if !b.table.Bots.explains() {
		return app.Text("")
	}
	return bind(ui.El("button.lately#reason", ui.Icon("i-why"), say("bar.why")), &explainBot{}).Attr("disabled", b.table.Bots.thinking.reason == "")
}

// lessonNote stands in the bar where the lesson gives the answer, and at its end.
func (b *decisionBar) lessonNote() app.UI {
	if b.table.Lesson.lecture.step() == nil {
		return b.note(say("bar.lesson-over"),
			ui.El("span.row", bind(ui.El("button.btn.primary"), &playOn{}).Text(say("bar.play-on")), b.example(), commandButton("button.btn", say("bar.games"), &goHome{})))
	}
	return b.note(say("bar.read"), bind(ui.El("button.btn.primary#next"), &readOn{}).Text(say("bar.go-on")))
}

// example is the way to a whole match to watch, where the game has one.
func (b *decisionBar) example() app.UI {
	f, can := b.table.Face.(face.Exhibitor)
	if !can {
		return app.Text("")
	}
	return ui.Text("button.btn type=button", f.Example()).Attr("data-example", b.table.Lesson.lecture.Game).On("text", watch)
}

// exampleBar steps through the example.
func (b *decisionBar) exampleBar() app.UI {
	d := b.table
	head, small := say("bar.watch"), say("bar.answer-of", d.History.at(), d.Session.Play.Seq())
	play, icon := say("bar.play"), "i-play"
	if d.Example.example.plays {
		play, icon = say("bar.stop"), "i-close"
	}
	acts := []app.UI{
		bind(ui.El("button.btn#play", ui.Icon(icon), play), &playExample{}),
		commandButton("button.btn#comment", say("bar.comment"), &stepExample{Noted: true}),
		bind(ui.El("button.btn.primary#step", say("bar.step"), ui.Icon("i-next")), &stepExample{}),
	}
	if d.History.Past == Now {
		head = say("bar.end")
		acts = []app.UI{
			commandButton("button.btn", say("bar.from-beginning"), &lookAt{Seq: 0}).Attr("data-do", "look"),
			commandButton("button.btn", say("bar.result"), &uncover{}),
			commandButton("button.btn.primary", say("bar.play-yourself"), &setUpMatch{Game: d.Info.Game}),
		}
	}
	return ui.El("section.decision.quiet.watching aria-labelledby=ask",
		ui.El("div.ask", ui.El("span"), ui.El("div", ui.Text("h1.q#ask tabindex=-1", head), ui.Text("p.ctx", small)), ui.El("div.acts", acts)))
}
