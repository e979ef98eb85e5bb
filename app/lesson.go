package app

import (
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

// Lesson is the lesson under way.
type Lesson struct {
	t       *Table
	lecture *lecture
}

// Learn begins a lesson.
func (le *Lesson) Learn(text string) error {
	l, err := lesson.Parse(text)
	if err != nil {
		return err
	}
	game, err := games.Find(l.Game)
	if err != nil {
		return err
	}
	session, err := match.New(game, match.Setup{Header: record.Header{ID: le.t.shelf.NewID(), Scenario: l.Scenario, Dealer: dice.HandName}})
	if err != nil {
		return err
	}
	le.t.Info = store.Info{ID: session.Play.Header().ID, Game: game.ID, Scenario: l.Scenario, Title: l.Title}
	le.t.Saver.revision = 0
	le.t.desk.lay(session)
	le.t.desk.Tab = "" // on a phone another panel would lie over the answer
	le.lecture, session.Changes.Save = &lecture{Lesson: l}, nil
	return nil
}

// step is what is read now, or nil when all has been.
func (l *lecture) step() *lesson.Step {
	if l == nil || l.at >= len(l.Steps) {
		return nil
	}
	return &l.Steps[l.at]
}

// expected is the answer that the learner is to give, or empty.
func (l *lecture) expected() string {
	if s := l.step(); s != nil && s.Learner {
		return s.Answers[0]
	}
	return ""
}

// Read gives the answers of the step that is read, and turns to the next.
func (le *Lesson) Read() error {
	s := le.lecture.step()
	if s == nil {
		return nil
	}
	for _, words := range s.Answers {
		c, err := engine.ParseChoice(words)
		if err != nil {
			return err
		}
		if err := le.t.Session.Answer(le.t.Session.Viewer.Asked()[0].Seat, c); err != nil {
			return err
		}
	}
	le.lecture.at++
	le.t.History.Past = Now
	le.t.handOn()
	return nil
}

// follow takes the answer that the lesson goes on with, and no other.
func (le *Lesson) follow(words string) error {
	if words != le.lecture.expected() {
		le.t.desk.Say(say("lesson.marked"))
		return nil
	}
	return le.Read()
}

// PlayOn makes a match of where the lesson has led, with dice that are dealt.
func (le *Lesson) PlayOn() error {
	session, err := le.t.Session.Trial(le.t.Session.Play.Seq(), le.t.shelf.NewID(), le.t.shelf.NewID()+le.t.shelf.NewID())
	if err != nil {
		return err
	}
	le.t.Info.ID, le.t.Saver.revision = session.Play.Header().ID, 0
	le.t.desk.lay(session)
	le.t.Saver.keep()
	return nil
}

// speaks reports whether the lesson speaks: it is silent while the past is looked at.
func (le *Lesson) speaks() bool { return le.lecture != nil && le.t.History.Past == Now }

// lessonCard holds the words of the lesson.
func (le *Lesson) lessonCard() app.UI {
	if !le.speaks() {
		return app.Text("")
	}
	l := le.lecture
	at, text, rule := say("lesson.step", l.at+1, len(l.Steps)), l.Farewell, ""
	if s := l.step(); s != nil {
		text, rule = s.Text, s.Rule
	} else {
		at = say("lesson.end")
	}
	return ui.El("section.lessoncard aria-live=polite", ui.Text("small", at), ui.El("p", text+" ", ui.Rule(rule))).Aria("label", say("lesson.title"))
}
