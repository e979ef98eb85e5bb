package face

import (
	"cmp"
	"strings"

	"interbellum/engine"
)

// A Labelled is one answer with its label.
type Labelled struct {
	Choice engine.Choice
	Label  Label
}

// Labels are the answers to a question as they are listed everywhere: under their headings, always in the same order, and no two of them under one
// heading with the same text.
func Labels(f Face, s *Sight, d engine.Decision) []Labelled {
	list := make([]Labelled, len(d.Legal))
	for i, c := range d.Legal {
		list[i] = Labelled{c, f.Label(s, d, c)}
	}
	setApart(list)
	sorted(list, d)
	return list
}

// setApart adds to texts that stand twice under one heading what tells them apart, which their notes need not say again.
func setApart(list []Labelled) {
	type name struct{ group, text string }
	named := map[name]int{}
	for _, x := range list {
		named[name{x.Label.Group, x.Label.Text}]++
	}
	for i := range list {
		l := &list[i].Label
		if told := l.Apart; told != "" && named[name{l.Group, l.Text}] > 1 {
			l.Text += " (" + told + ")"
			l.Note = strings.TrimRight(strings.TrimSuffix(l.Note, told), ",; ")
		}
	}
}

// many answers are so many that those which the board gives too stand after the others.
const many = 8

// sorted puts answers under their headings: the headings by the order of their first answers and by name, the answers below them by their order,
// by kind, and by text.
func sorted(list []Labelled, d engine.Decision) {
	type rank struct {
		field bool // all of it is on the board
		order int
	}
	groups, verbs := map[string]rank{}, map[string]int{}
	for i, c := range d.Legal {
		if _, known := verbs[c.Verb]; !known {
			verbs[c.Verb] = i
		}
	}
	for _, x := range list {
		r, known := groups[x.Label.Group]
		if !known {
			r = rank{field: len(list) > many, order: x.Label.Order}
		}
		groups[x.Label.Group] = rank{r.field && x.Label.OnBoard, min(r.order, x.Label.Order)}
	}
	engine.Sort(list, func(x, y Labelled) int {
		a, b := x.Label, y.Label
		if a.Group != b.Group {
			if p, q := groups[a.Group], groups[b.Group]; p.field != q.field {
				return before(q.field)
			} else if p.order != q.order {
				return p.order - q.order
			}
			return strings.Compare(a.Group, b.Group)
		}
		if a.OnBoard != b.OnBoard && len(list) > many {
			return before(b.OnBoard)
		}
		return cmp.Or(a.Order-b.Order, verbs[x.Choice.Verb]-verbs[y.Choice.Verb], natural(a.Text, b.Text))
	})
}

func before(yes bool) int {
	if yes {
		return -1
	}
	return 1
}

// natural compares texts with their numbers as numbers: "block 2" stands before "block 10".
func natural(a, b string) int {
	for a != "" && b != "" {
		x, y := digits(a), digits(b)
		if x > 0 && y > 0 {
			m, n := strings.TrimLeft(a[:x], "0"), strings.TrimLeft(b[:y], "0")
			if way := cmp.Or(len(m)-len(n), strings.Compare(m, n)); way != 0 {
				return way
			}
			a, b = a[x:], b[y:]
			continue
		}
		if a[0] != b[0] {
			return int(a[0]) - int(b[0])
		}
		a, b = a[1:], b[1:]
	}
	return len(a) - len(b)
}

// digits is how many digits a text begins with.
func digits(text string) int {
	return len(text) - len(strings.TrimLeft(text, "0123456789"))
}
