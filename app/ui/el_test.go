package ui

import (
	"html"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

func TestAnElementIsWrittenShort(t *testing.T) {
	for _, c := range []struct {
		short, long app.UI
	}{
		{El("p"), app.Elem("p")},
		{El("p", "text"), app.Elem("p").Text("text")},
		{El("p.a.b", "text ", El("b", "bold")), app.Elem("p").Class("a", "b").Body(app.Text("text "), app.Elem("b").Text("bold"))},
		{El("b#c"), app.Elem("b").ID("c")},
		{El("b role=note"), app.Elem("b").Role("note")},
		{El("ul", []app.UI{El("li", "1"), El("li", "2")}), app.Elem("ul").Body(app.Elem("li").Text("1"), app.Elem("li").Text("2"))},
	} {
		if short, long := app.HTMLString(c.short), app.HTMLString(c.long); short != long {
			t.Errorf("got %s, want %s", short, long)
		}
	}
	// Attributes stand in any order.
	for spec, want := range map[string]map[string]string{
		"b type=button aria-label=Take it back": {"type": "button", "aria-label": "Take it back"},
		"b type=button role=note":               {"type": "button", "role": "note"},
		"b.c#d":                                 {"class": "c", "id": "d"},
	} {
		e := app.Elem("b")
		for name, value := range want {
			e.Attr(name, value)
		}
		short, long := app.HTMLString(El(spec)), app.HTMLString(e)
		if len(short) != len(long) {
			t.Errorf("%s: got %s, want %s", spec, short, long)
		}
	}
}

func TestTextIsNoMarkup(t *testing.T) {
	const hostile = `</span><img src="x" onerror="alert(1)">&amp;`
	got := Escaped(hostile)
	if strings.ContainsAny(got, `<"`) {
		t.Errorf("got %s, want no markup", got)
	}
	if back := html.UnescapeString(got); back != hostile {
		t.Errorf("got %s, want %s", back, hostile)
	}
}

func TestTheDieThatCountsIsSolid(t *testing.T) {
	for want, faces := range map[string][]int{"": {}, "x": {1}, "-x": {2, 5}, "x-": {4, 4}, "-xx": {3, 6, 6}, "x-x-": {6, 5, 6, 1}} {
		got := ""
		for _, d := range Dice(faces, "fas") {
			if strings.Contains(app.HTMLString(d), "low") {
				got += "-"
			} else {
				got += "x"
			}
		}
		if got != want {
			t.Errorf("of %v these are solid: got %q, want %q", faces, got, want)
		}
	}
}
