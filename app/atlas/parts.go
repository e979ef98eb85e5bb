// Package atlas holds the parts of a map that every game's board is put together from: an owner's ground, what glows,
// what a finger finds, the names over it, and the tools beside it.
package atlas

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/layout"
	"interbellum/app/ui"
)

// Ground is an area in its controller's colour.
type Ground struct {
	ID     string // of the area
	Path   string
	Owner  string
	Name   string // the owner's, in words
	Gained bool   // not in print: hatched more strongly
}

// Same reports whether another part is drawn like it.
func (g *Ground) Same(other ui.Part) bool { x, is := other.(*Ground); return is && *x == *g }

// Draw is the part in SVG.
func (g *Ground) Draw() app.UI {
	if g.Owner == "" {
		return ui.SVG("g")
	}
	gained := ""
	if g.Gained {
		gained = "gained"
	}
	return ui.SVG("g").Body(
		ui.Use(g.Path).Class("own", "p-"+g.Owner).Attr("data-area", g.ID).Attr("data-owner", g.Name),
		ui.Use(g.Path).Class("hatch", gained).Attr("fill", "url(#hatch-"+g.Owner+")"))
}

// Halo is the glow of an area that may be chosen. All of them breathe together, as one
// picture that is drawn once. Like spots and pills it is in the page for every area from the
// start, and shown by its class: to put it in and take it out would cost an answer more than all the rest.
type Halo struct {
	ID   string
	Glow bool
}

// Same reports whether another part is drawn like it.
func (h *Halo) Same(other ui.Part) bool { x, is := other.(*Halo); return is && *x == *h }

// Draw is the part in SVG.
func (h *Halo) Draw() app.UI {
	if h.Glow {
		return ui.SVG("g").Body(ui.Use("a-" + h.ID))
	}
	return ui.SVG("g").Class("off").Body(ui.Use("a-" + h.ID))
}

// Spot is an area that may be chosen, or that the question is about.
type Spot struct {
	ID    string
	Name  string
	Hit   layout.Box
	State string // "legal", "chosen", "from" or ""
	Label string
	First bool // where the Tab key comes in
}

// Same reports whether another part is drawn like it.
func (p *Spot) Same(other ui.Part) bool { x, is := other.(*Spot); return is && *x == *p }

// Draw is the part in SVG.
func (p *Spot) Draw() app.UI {
	hit := p.Hit
	g := ui.SVG("g").Class("area", p.State).Attr("data-area", p.ID).Attr("data-name", p.Name).Attr("data-x", ui.Num((hit.Left+hit.Right)/2)).Attr("data-y", ui.Num((hit.Top+hit.Bottom)/2)).
		Body(ui.Still(&outline{p.ID, hit}))
	if !strings.HasPrefix(p.State, "legal") {
		return g
	}
	tab := "-1"
	if p.First {
		tab = "0"
	}
	return g.Attr("role", "button").Attr("tabindex", tab).Attr("aria-label", p.Label)
}

// outline is the shape of an area, and the box that a finger finds.
type outline struct {
	ID  string
	Hit layout.Box
}

func (o *outline) Draw() app.UI {
	path, hit := "a-"+o.ID, o.Hit
	return ui.SVG("g").Body(ui.Use(path).Class("halo"), ui.Use(path).Class("shape"),
		ui.SVG("rect").Class("hit").Attr("x", ui.Num(hit.Left)).Attr("y", ui.Num(hit.Top)).Attr("width", ui.Num(hit.Right-hit.Left)).Attr("height", ui.Num(hit.Bottom-hit.Top)))
}

// Pill is the name of an area that may be chosen, over the printed one.
type Pill struct {
	State string
	Name  string
	Box   layout.Box
}

// Same reports whether another part is drawn like it.
func (p *Pill) Same(other ui.Part) bool { x, is := other.(*Pill); return is && *x == *p }

// Draw is the part in SVG.
func (p *Pill) Draw() app.UI {
	return ui.SVG("g").Class("lab", "pill", p.State).Body(ui.Still(&name{p.Name, p.Box}))
}

// name is what a pill says, on its ground.
type name struct {
	Name string
	Box  layout.Box
}

func (n *name) Draw() app.UI {
	b := n.Box
	parts := []app.UI{ui.SVG("rect").Attr("x", ui.Num(b.Left-5)).Attr("y", ui.Num(b.Top-1)).Attr("width", ui.Num(b.Right-b.Left+10)).Attr("height", ui.Num(b.Bottom-b.Top+2)).Attr("rx", "11")}
	for i, text := range strings.Split(n.Name, "|") {
		parts = append(parts, ui.SVG("text").Attr("x", ui.Num((b.Left+b.Right)/2)).Attr("y", ui.Num(b.Top+16+layout.LineHeight*float64(i))).Text(text))
	}
	return ui.SVG("g").Body(parts...)
}

// Square is a picture of 48 units in a square about a point of the board.
func Square(x, y, side float64) app.HTMLElem {
	return ui.Draw("svg viewBox=0 0 48 48").Attr("x", ui.Num(x-side/2)).Attr("y", ui.Num(y-side/2)).Attr("width", ui.Num(side)).Attr("height", ui.Num(side))
}

// Piece is the square that a piece stands in: its owner's, in a state or none, and the answer that a tap gives or none.
func Piece(x, y, side float64, owner, state, answer string) app.HTMLElem {
	p := Square(x, y, side).Class("piece", "p-"+owner, state)
	if answer != "" {
		p = p.Attr("data-answer", answer)
	}
	return p
}

// Stack is the pieces that lie in an area, with words for those who do not see them. A tap on them is one on the area where it is
// legal.
func Stack(area, words string, names []string, legal bool, pieces []app.UI) app.UI {
	state := ""
	if legal {
		state = "legal"
	}
	return lying(ui.SVG("g").Class("stack", state).Attr("role", "img"), area, words, names...).Body(pieces...)
}

// Beside is a marker in an area. From afar, where names grow, it goes so far aside.
func Beside(area, words, name string, aside float64, marker app.UI) app.UI {
	g := lying(ui.Draw("g.beside role=img"), area, words, name)
	if aside > 0 {
		g = g.Class("after").Style("--aside", ui.Num(aside)+"px")
	}
	return g.Body(marker)
}

// growth is by how much of its width a name grows from afar (web/board.css).
const growth = .28

// Aside is how far a marker at x goes aside from afar: what stands behind its area's name gives way to it.
func Aside(x float64, name layout.Box) float64 {
	if x < (name.Left+name.Right)/2 {
		return 0
	}
	return growth * (name.Right - name.Left)
}

// lying gives what lies in an area its words, and the area and the names apart for the card about the area (web/here.js).
func lying(e app.HTMLElem, area, words string, names ...string) app.HTMLElem {
	return e.Attr("aria-label", words).Attr("data-area", area).Attr("data-names", strings.Join(names, "|"))
}

// Counted is a number on a piece: how many there are of it.
func Counted(n int) app.UI {
	return ui.Draw("g.count transform=translate(41 40)", ui.Draw("circle r=10"), ui.Draw("text y=5.5 style=font-size:15px", strconv.Itoa(n)))
}
