package ui

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// El is an element written as it would be in a style sheet, "button.btn.quiet#undo type=button aria-label=Take back",
// with what it holds: elements, and texts as strings. A value with spaces stands last. What players write never stands
// in the first text: it could name attributes. In the program a call takes a third of the room of a chain of calls.
func El(spec string, holds ...any) app.HTMLElem { return made(spec, holds, app.Elem) }

// Text is El with one text in it, which takes less room still.
func Text(spec, text string) app.HTMLElem { return made(spec, nil, app.Elem).Text(text) }

// Draw is El for the SVG namespace.
func Draw(spec string, holds ...any) app.HTMLElem { return made(spec, holds, SVG) }

func made(spec string, holds []any, of func(string) app.HTMLElem) app.HTMLElem {
	head, rest, _ := strings.Cut(spec, " ")
	head, id, _ := strings.Cut(head, "#")
	tag, class, _ := strings.Cut(head, ".")
	e := of(tag)
	if class != "" {
		e.Attr("class", strings.ReplaceAll(class, ".", " "))
	}
	if id != "" {
		e.Attr("id", id)
	}
	for rest != "" {
		name, value, _ := strings.Cut(rest, "=")
		rest = ""
		if end := strings.IndexByte(value, ' '); end >= 0 {
			if next := value[end+1:]; strings.ContainsRune(next, '=') {
				value, rest = value[:end], next
			}
		}
		e.Attr(name, value)
	}
	if len(holds) > 0 {
		body := make([]app.UI, 0, len(holds))
		for _, held := range holds {
			switch held := held.(type) {
			case string:
				if len(holds) == 1 {
					return e.Text(held)
				}
				body = append(body, app.Text(held))
			case app.UI:
				body = append(body, held)
			case []app.UI:
				body = append(body, held...)
			}
		}
		e.Body(body...)
	}
	return e
}
