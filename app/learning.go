package app

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/lesson"
	"interbellum/app/match"
	"interbellum/app/store"
	"interbellum/app/ui"
	"interbellum/engine"
	"interbellum/engine/dice"
	"interbellum/engine/games"
	"interbellum/engine/record"
)

// learn takes the text of a lesson that the page has fetched.
func learn(ctx app.Context, e app.Event) { send(ctx, &startLesson{Text: e.Get("detail").String()}) }

// A lecture is a lesson under way. Its match is not saved.
type lecture struct {
	*lesson.Lesson
	at int // the step that is read
}

// Learn begins a lesson.
func (d *Desk) Learn(text string) error {
	l, err := lesson.Parse(text)
	if err != nil {
		return err
	}
	game, err := games.Find(l.Game)
	if err != nil {
		return err
	}
	session, err := match.New(game, match.Setup{Header: record.Header{ID: d.ids(), Scenario: l.Scenario, Dealer: dice.HandName}})
	if err != nil {
		return err
	}
	d.Info = store.Info{ID: session.Header().ID, Game: game.ID, Scenario: l.Scenario, Title: l.Title}
	d.revision = 0
	d.lay(session)
	d.lecture, session.Keep = &lecture{Lesson: l}, nil
	return nil
}

// step is what is read now, or nil when all has been.
func (l *lecture) step() *lesson.Step {
	if l == nil || l.at >= len(l.Steps) {
		return nil
	}
	return &l.Steps[l.at]
}

// wanted is the answer that the learner is to give, or empty.
func (l *lecture) wanted() string {
	if s := l.step(); s != nil && s.Learner {
		return s.Answers[0]
	}
	return ""
}

// Read gives the answers of the step that is read, and turns to the next.
func (d *Desk) Read() error {
	s := d.lecture.step()
	if s == nil {
		return nil
	}
	for _, words := range s.Answers {
		c, err := engine.ParseChoice(words)
		if err != nil {
			return err
		}
		if err := d.Session.Answer(d.Session.Asked()[0].Seat, c); err != nil {
			return err
		}
	}
	d.lecture.at++
	d.Past = Now
	d.handOn()
	return nil
}

// followed takes the answer that the lesson goes on with, and no other.
func (d *Desk) followed(words string) error {
	if words != d.lecture.wanted() {
		d.Say("In the lesson the marked answer is given; afterwards every one is yours.")
		return nil
	}
	return d.Read()
}

// PlayOn makes a match of where the lesson has led, with dice that are dealt.
func (d *Desk) PlayOn() error {
	session, err := d.Session.Trial(d.Session.Seq(), d.ids(), d.ids()+d.ids())
	if err != nil {
		return err
	}
	d.Info.ID, d.revision = session.Header().ID, 0
	d.lay(session)
	d.keep()
	return nil
}

// teaches reports whether the lesson speaks: it is silent while the past is looked at.
func (d *Desk) teaches() bool { return d.lecture != nil && d.Past == Now }

// lessonCard holds the words of the lesson.
func (d *Desk) lessonCard() app.UI {
	if !d.teaches() {
		return app.Text("")
	}
	l := d.lecture
	at, text, rule := strconv.Itoa(l.at+1)+" of "+strconv.Itoa(len(l.Steps)), l.Farewell, ""
	if s := l.step(); s != nil {
		text, rule = s.Text, s.Rule
	} else {
		at = "The end of the lesson"
	}
	return ui.El("section.lessoncard aria-label=Lesson aria-live=polite", ui.Text("small", at), ui.El("p", text+" ", ui.Rule(rule)))
}

// lessonNote stands in the bar where the lesson gives the answer, and at its end.
func (b *decisionBar) lessonNote() app.UI {
	if b.desk.lecture.step() == nil {
		return b.note("The position is yours.",
			ui.El("span.row", press(ui.El("button.btn.primary"), &playOn{}).Text("Play on"), b.example(), pressText("button.btn", "Your games", &goHome{})))
	}
	return b.note("Read, and look at the board.", press(ui.El("button.btn.primary#next"), &readOn{}).Text("Go on"))
}

// example is the way to a whole match to watch, where the game has one.
func (b *decisionBar) example() app.UI {
	f, can := b.desk.Face.(interface{ Example() string })
	if !can {
		return app.Text("")
	}
	return ui.Text("button.btn type=button", f.Example()).Attr("data-example", b.desk.lecture.Game).On("text", watch)
}
