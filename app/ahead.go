package app

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/face"
	"interbellum/app/ui"
	"interbellum/engine"
)

// aheadCard tells what the answer that is looked at leads to: pointed at, focused, or held
// by a finger. It is worked out for that one alone, and only then.
type aheadCard struct {
	app.Compo
	Sight *face.Sight
	table *Table
	words string
	seq   int // of the question that the answer is looked at for
}

// look shows what an answer leads to, when the script that watches pointers asks for it.
func (c *aheadCard) look(ctx app.Context, _ app.Event) {
	c.words, c.seq = ctx.JSSrc().Get("dataset").Get("look").String(), c.Sight.Seq
	ctx.Defer(func(app.Context) { c.place() })
}

// OnUpdate closes the card when its question is gone.
func (c *aheadCard) OnUpdate(app.Context) {
	if c.words != "" && c.seq != c.Sight.Seq {
		c.words = ""
		c.place()
	}
}

func (c *aheadCard) place() {
	if page := app.Window().Get("interbellum"); app.IsClient && page.Truthy() {
		page.Call("ahead")
	}
}

func (c *aheadCard) Render() app.UI {
	card := ui.El("aside.ahead#ahead popover=manual role=status").On("look", c.look)
	s, d, choice, found := c.asked()
	if !found {
		return card
	}
	lines := c.table.Face.Ahead(s, d, choice)
	if len(lines) == 0 {
		return card
	}
	body := []app.UI{ui.Text("b.of", c.table.Face.Label(s, d, choice).Text)}
	for _, l := range lines {
		body = append(body, aheadLine(l))
	}
	return card.Body(body...)
}

// asked finds the question or right that the answer belongs to, and the sight in which it is put.
func (c *aheadCard) asked() (s *face.Sight, d engine.Decision, choice engine.Choice, found bool) {
	s = c.Sight
	if c.words == "" || c.seq != s.Seq || s.Past {
		return s, d, choice, false
	}
	choice, err := engine.ParseChoice(c.words)
	if err != nil {
		return s, d, choice, false
	}
	for _, d := range append(s.Asked[:min(1, len(s.Asked)):1], s.Rights...) {
		if d.Allows(choice) {
			return s, d, choice, true
		}
	}
	if then := s.Then; then != nil && then.Question().Allows(choice) {
		return then.Sight, then.Question(), choice, true
	}
	return s, d, choice, false
}

func aheadLine(l face.AheadLine) app.UI {
	line := ui.El("p")
	if l.Bad {
		line = line.Class("bad")
	}
	var body []app.UI
	if l.Odds != "" {
		body = append(body, ui.Text("b.share", l.Odds))
	}
	if l.Head != "" {
		body = append(body, ui.Text("b", l.Head))
	}
	if l.Dice != "" {
		body = append(body, app.Text(" "), ruleFlat(l.Rule), app.Text(" "+l.Dice))
	}
	for _, m := range l.Mods {
		body = append(body, ui.El("span.mod", ui.Text("b", signed(m.N)), " "+m.Text+" ", ruleFlat(m.Rule)))
	}
	if len(l.Parts) > 0 {
		var parts []app.UI
		for _, p := range l.Parts {
			parts = append(parts, ui.El("i", ui.Text("b", p.Share), ui.Text("span", p.Name)).Class(p.Class).Style("flex", itoa(p.N)))
		}
		body = append(body, ui.El("span.odds", parts))
	}
	if l.Text != "" {
		body = append(body, app.Text(" "+l.Text))
	}
	return line.Body(body...)
}

// ruleFlat is a rule's number where no link may stand: the card takes no touch.
func ruleFlat(number engine.Rule) app.UI {
	return ui.Text("span.rule", string(number))
}
