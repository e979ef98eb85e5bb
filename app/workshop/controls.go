package workshop

import (
	"fmt"
	"slices"
	"strings"

	goapp "github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/ui"
	"interbellum/engine/words/shop"
	model "interbellum/engine/workshop"
)

// say is a text of the Workshop.
func say(kind string, arguments ...any) string { return shop.Book.Say(kind, arguments...) }

// cut parts the two areas of a border's row.
func cut(row string) (one, two string, pair bool) { return strings.Cut(row, ",") }

// press has a button do something. The scope tells it apart from another button that stands in its place later: go-app compares handlers
// by their code alone.
func press(b goapp.HTMLElem, do func(goapp.Context), scope ...any) goapp.HTMLElem {
	return b.Attr("type", "button").OnClick(func(ctx goapp.Context, e goapp.Event) {
		e.PreventDefault()
		do(ctx)
	}, goapp.EventScope(fmt.Sprint(scope...)))
}

// button is a button with a text.
func button(spec, text string, do func(goapp.Context), scope ...any) goapp.HTMLElem {
	return press(ui.Text(spec, text), do, append(scope, spec)...)
}

// change has a field pass on what was entered. What is refused is taken out of it again.
func change(e goapp.HTMLElem, was string, take func(value string) bool, scope ...any) goapp.HTMLElem {
	return e.OnChange(func(ctx goapp.Context, _ goapp.Event) {
		source := ctx.JSSrc()
		if !take(source.Get("value").String()) {
			source.Set("value", was)
		}
	}, goapp.EventScope(fmt.Sprint(append(scope, was)...)))
}

// option is a choice of a select.
func option(value, name string, chosen bool) goapp.UI {
	return ui.Text("option", name).Attr("value", value).Attr("selected", chosen)
}

// pressed marks a button that is one of several, and chosen or not.
func pressed(b goapp.HTMLElem, on bool) goapp.HTMLElem {
	if on {
		return b.Aria("pressed", "true")
	}
	return b.Aria("pressed", "false")
}

// sorted are areas by their names.
func sorted(b *model.Bench, slugs []string) []string {
	slices.SortStableFunc(slugs, func(x, y string) int { return strings.Compare(b.Name(x), b.Name(y)) })
	return slugs
}
