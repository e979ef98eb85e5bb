package ui

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Markup is the element that a text describes, as `<li class="wide"><b>Title</b>{0}</li>`,
// with the holes filled in. What a person wrote goes into a hole, never into the text. A
// form written so takes a fraction of the program that a call for every element does.
func Markup(text string, holes ...app.UI) app.HTMLElem {
	m := markup{text, holes}
	return m.element()
}

type markup struct {
	left  string
	holes []app.UI
}

func (m *markup) element() app.HTMLElem {
	head, left, _ := strings.Cut(m.left[1:], ">")
	m.left = left
	head, alone := strings.CutSuffix(head, "/")
	tag, pairs, _ := strings.Cut(head, " ")
	var e app.HTMLElem = app.Elem(tag)
	for pairs != "" {
		name, rest, _ := strings.Cut(pairs, `="`)
		value, after, _ := strings.Cut(rest, `"`)
		e, pairs = e.Attr(name, value), strings.TrimSpace(after)
	}
	if alone {
		return e
	}
	var kids []app.UI
	for !strings.HasPrefix(m.left, "</") {
		kids = append(kids, m.kid())
	}
	_, m.left, _ = strings.Cut(m.left, ">")
	return e.Body(kids...)
}

func (m *markup) kid() app.UI {
	switch m.left[0] {
	case '<':
		return m.element()
	case '{':
		hole := m.holes[m.left[1]-'0']
		m.left = m.left[3:]
		return hole
	}
	end := strings.IndexAny(m.left, "<{")
	text := m.left[:end]
	m.left = m.left[end:]
	return app.Text(text)
}
