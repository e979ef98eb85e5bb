package atlas

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/face"
	"interbellum/app/layout"
	"interbellum/app/ui"
	"interbellum/engine"
)

// Places are a board's areas as the question sees them. An area is named by its id in the layout.
type Places struct {
	Board *layout.Board
	Legal func(area string) []engine.Choice // the answers that belong to an area
	Says  func(engine.Choice) string        // what an answer's button says
	Name  func(area string) string          // what an area is called
	At    string                            // the area that the question is about, or ""
	From  func(area string) bool            // reports whether units come from there
}

// Halos are the glow of every area.
func (p *Places) Halos() (list []ui.Part) {
	for i := range p.Board.Areas {
		id := p.Board.Areas[i].ID
		list = append(list, &Halo{ID: id, Glow: len(p.Legal(id)) > 0})
	}
	return list
}

// Spots are what a finger finds, the seas first: where the block of an island reaches out over the water, it finds the island.
func (p *Places) Spots() (list []ui.Part) {
	first := true
	for _, sea := range []bool{true, false} {
		for i := range p.Board.Areas {
			if x := &p.Board.Areas[i]; (x.Kind == "sea") == sea {
				s := p.spot(x)
				s.First = first && strings.HasPrefix(s.State, "legal")
				first = first && !s.First
				list = append(list, s)
			}
		}
	}
	return list
}

const legalState, chosenState = "legal", "chosen"

func (p *Places) spot(x *layout.Area) *Spot {
	s := &Spot{ID: x.ID, Name: p.Name(x.ID), Hit: p.Board.Block(x)}
	switch legal := p.Legal(x.ID); {
	case len(legal) > 0:
		s.State, s.Label = legalState, p.label(x, legal)
		if x.ID == p.At {
			s.State += " " + chosenState
		}
	case x.ID == p.At:
		s.State = chosenState
	case p.From(x.ID):
		s.State = "from"
	}
	return s
}

// label says what a tap on an area does.
func (p *Places) label(x *layout.Area, legal []engine.Choice) string {
	if len(legal) > 1 {
		return say("board.area", x.Name, say("board.choices", len(legal)))
	}
	if said := p.Says(legal[0]); said != x.Name {
		return say("board.area", x.Name, said)
	}
	return x.Name
}

// Pills are the names over the areas.
func (p *Places) Pills() (list []ui.Part) {
	for i := range p.Board.Areas {
		x := &p.Board.Areas[i]
		pill := &Pill{Name: x.Name, Box: x.NameBox()}
		if len(x.Label.Lines) > 1 {
			pill.Name = strings.Join(x.Label.Lines, "|")
		}
		switch {
		case x.ID == p.At:
			pill.State = "chosen"
		case len(p.Legal(x.ID)) > 0:
			pill.State = "legal"
		}
		list = append(list, pill)
	}
	return list
}

// Tap gives the only answer of what was tapped, a piece or else its area, or opens the chooser of the area.
func Tap(ctx app.Context, e app.Event, s *face.Sight, legal func(area string) []engine.Choice) {
	own := e.Get("target").Call("closest", "[data-answer],.legal[data-area]")
	if !own.Truthy() || len(s.Asked) == 0 || s.Past {
		return
	}
	if piece := own.Get("dataset").Get("answer"); piece.Truthy() {
		face.Give(ctx, s.Asked[0].Seat, piece.String())
		return
	}
	area := own.Get("dataset").Get("area").String()
	if only := legal(area); len(only) == 1 {
		give := face.Give
		if e.Get("drop").Truthy() { // web/drag.js
			give = face.GiveDrop
		}
		give(ctx, s.Asked[0].Seat, only[0].Words())
		return
	}
	Choose(ctx, area)
}
