package ui

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// A Part is a piece of a picture, drawn from what it holds alone. It takes no events: the component that draws the layer hears
// them for all of its parts.
type Part interface {
	Drawing
	Same(Part) bool // the other one looks alike
}

// Drawing is what can be drawn from its exported fields alone.
type Drawing interface{ Draw() app.UI }

// Layer draws parts, always in the same order, and draws again only those that have changed. A board of hundreds of
// parts is drawn at every answer, and most answers change a handful.
type Layer struct {
	app.Compo
	Class string
	Parts []Part // from Kept
	drawn []*part
}

// Render draws every part in a component of its own. One that has not changed is given as the component that shows it
// already, which go-app then passes over; one that has, as a new component, which go-app takes over into the old.
func (l *Layer) Render() app.UI {
	list := make([]app.UI, len(l.Parts))
	l.drawn = l.drawn[:min(len(l.drawn), len(l.Parts))]
	for i, p := range l.Parts {
		if i == len(l.drawn) {
			l.drawn = append(l.drawn, &part{Of: p})
		}
		list[i] = l.drawn[i]
		if l.drawn[i].Of != Drawing(p) {
			list[i] = &part{Of: p}
		}
	}
	return SVG("g").Class(l.Class).Body(list...)
}

// Still is a drawing within a part: where the part is drawn again and this has not changed, it stays.
func Still(d Drawing) app.UI { return &part{Of: d} }

type part struct {
	app.Compo
	Of Drawing
}

func (p *part) Render() app.UI { return p.Of.Draw() }

// Kept gives the parts of now, and in their stead those of before that look alike; where all do, the list of before.
// go-app compares what it draws field by field, and is done at once where a pointer is the same.
func Kept(before, now []Part) []Part {
	changed := len(before) != len(now)
	for i := range now {
		if i < len(before) && now[i].Same(before[i]) {
			now[i] = before[i]
		} else {
			changed = true
		}
	}
	if changed {
		return now
	}
	return before
}
