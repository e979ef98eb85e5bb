package cataclysm

import (
	_ "embed" // for the rules in short
	"strings"
	"sync"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/face"
	"interbellum/app/ui"
)

//go:embed rules.tsv
var rulesFile string

// Entry is a rule in our own words.
type Entry struct{ Number, Title, Text string }

// Entries are the rules that questions and events cite, in the order of the rulebook.
var Entries = sync.OnceValue(func() (list []Entry) {
	for line := range strings.Lines(rulesFile) {
		cells := strings.SplitN(strings.TrimRight(line, "\n"), "\t", 3)
		if len(cells) == 3 {
			list = append(list, Entry{cells[0], cells[1], cells[2]})
		}
	}
	return list
})

// cited is the rule of the question that is asked now.
func cited(s *face.Sight) string {
	if s.Past || len(s.Asked) == 0 {
		return ""
	}
	return string(s.Asked[0].Rule)
}

// rulesPanel lists the rules in short; the one of the present question stands first.
type rulesPanel struct {
	app.Compo
	Cited  string
	sought string
}

// OnMount begins at the top.
func (p *rulesPanel) OnMount(ctx app.Context) { ctx.Defer(toTop) }

func (p *rulesPanel) Render() app.UI {
	var now, rest []app.UI
	for _, e := range Entries() {
		if e.Number == p.Cited && p.sought == "" {
			now = append(now, app.Elem("div").Class("aside").Body(app.Elem("p").Class("crumb").Text("The question now"), app.Elem("h2").Text(e.Number+" "+e.Title), app.Elem("p").Text(e.Text)))
		}
		if !matches(e, p.sought) {
			continue
		}
		rest = append(rest, app.Elem("div").Class("entry").ID("rule-"+e.Number).TabIndex(-1).Body(
			app.Elem("h3").Body(app.Elem("span").Class("rule flat").Text(e.Number), app.Text(" "+e.Title)), app.Elem("p").Text(e.Text)))
	}
	return app.Elem("article").Class("rules").Body(append(append([]app.UI{
		app.Elem("div").Class("search").Body(ui.Icon("i-book"), app.ElemSelfClosing("input").Attr("type", "search").Attr("placeholder", "Search: supply, triumph, flags…").Aria("label", "Search the rules").Attr("value", p.sought).OnInput(p.seek)),
	}, now...), rest...)...)
}

func (p *rulesPanel) seek(ctx app.Context, _ app.Event) { p.sought = ctx.JSSrc().Get("value").String() }

func matches(e Entry, sought string) bool {
	if sought == "" {
		return true
	}
	text := strings.ToLower(e.Number + " " + e.Title + " " + e.Text)
	for _, word := range strings.Fields(strings.ToLower(sought)) {
		if !strings.Contains(text, word) {
			return false
		}
	}
	return true
}
