// Package ui holds the small signs that every screen uses: icons, emblems, pieces, dice,
// links to rules. Their looks are the style sheets' business.
//
// The page makes its elements with app.Elem and Attr: each of go-app's typed elements
// (app.Div, app.Button) brings a type of its own with some 120 methods into the program,
// 0.7 MB of it in all.
package ui

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/engine/words"
)

const svgNS = "http://www.w3.org/2000/svg"

// SVG is an element of the SVG namespace, which no child inherits in the browser.
func SVG(tag string) app.HTMLElem { return app.Elem(tag).XMLNS(svgNS) }

// Use draws a symbol of the sprites.
func Use(id string) app.HTMLElem { return SVG("use").Attr("href", "#"+id) }

// Num writes a length without needless digits.
func Num(f float64) string { return strconv.FormatFloat(f, 'f', -1, 64) }

// Icon is a sign of icons.svg.
func Icon(id string) app.UI { return SVG("svg").Class("ic").Attr("aria-hidden", "true").Body(Use(id)) }

// Mark is a sign of pieces.svg used as an icon.
func Mark(id string) app.UI {
	return SVG("svg").Class("ic").Attr("viewBox", "0 0 48 48").Attr("aria-hidden", "true").Body(Use(id))
}

// AnyIcon is a sign of either sprite: names that begin with "i-" are icons.
func AnyIcon(id string) app.UI {
	if strings.HasPrefix(id, "i-") {
		return Icon(id)
	}
	return Mark(id)
}

// Escaped is a text as it stands in markup, also in an attribute. The html package would do the same with 39 KB of tables.
func Escaped(text string) string {
	for _, c := range []struct{ from, to string }{{"&", "&amp;"}, {"<", "&lt;"}, {`"`, "&#34;"}} {
		text = strings.ReplaceAll(text, c.from, c.to)
	}
	return text
}

// IconText is AnyIcon as text.
func IconText(id string) string {
	of := `class="ic" viewBox="0 0 48 48"`
	if strings.HasPrefix(id, "i-") {
		of = `class="ic"`
	}
	return `<svg ` + of + ` aria-hidden="true"><use href="#` + id + `"></use></svg>`
}

// Emblem is the sign of a power; size is "", "sm", "lg" or "xl".
func Emblem(power, size string) app.UI {
	return app.Elem("span").Class("em", size, "p-"+power).Body(
		SVG("svg").Class("piece").Attr("viewBox", "0 0 48 48").Attr("aria-hidden", "true").Body(Use("power-" + power)))
}

// Die is one die; class is its side's ("fas", "dem", "com") and more ("low", "lg").
func Die(n int, class ...string) app.UI {
	if n == 0 {
		return SVG("svg").Class(append([]string{"die"}, class...)...).Attr("viewBox", "0 0 32 32").
			Attr("role", "img").Attr("aria-label", words.To("page/die.not-rolled").String()).Body(Use("i-die"))
	}
	text := strconv.Itoa(n)
	return SVG("svg").Class(append([]string{"die"}, class...)...).Attr("viewBox", "0 0 48 48").
		Attr("role", "img").Attr("aria-label", text).Body(Use("die-" + text))
}

// Rule is the number of a rule; web/rules.js opens its entry.
func Rule[R ~string](number R) app.UI {
	if number == "" {
		return app.Text("")
	}
	return app.Elem("a").Class("rule").Attr("href", "#rule-"+string(number)).Attr("data-rule", string(number)).Aria("label", words.To("page/common.rule", string(number)).String()).Text(string(number))
}

// IconButton is a quiet button with a sign and a name for those who do not see it.
func IconButton(icon, name string) app.HTMLElem {
	return app.Elem("button").Class("btn", "quiet", "icon").Attr("type", "button").Title(name).Aria("label", name).Body(Icon(icon))
}
