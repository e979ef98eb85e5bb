package blockwar

import (
	"interbellum/app/face"
	"interbellum/engine"
	rules "interbellum/engine/blockwar"
)

// Targets are the legal answers as the board shows them: which belong to an area, and which to a block.
type targets struct {
	book  *rules.Book
	areas [rules.AreaRoom][]engine.Choice
	units map[engine.Ref][]engine.Choice
	picks map[engine.Ref]string // both answers of a tap on a unit, where the question is only in which area it stands
}

func targetsOf(game *Face, s *face.Sight, v *View) *targets {
	t := &targets{book: v.View.Book, units: map[engine.Ref][]engine.Choice{}}
	if s.Past || len(s.Asked) == 0 {
		return t
	}
	d := s.Asked[0]
	for _, c := range shown(game, s, d) {
		if class := c.On.Class(); class == "unit" {
			t.units[c.On] = append(t.units[c.On], c)
		}
		for _, a := range placesOf(v, d, c) {
			t.areas[a] = append(t.areas[a], c)
		}
	}
	return t
}

// shown are the answers that the board shows: all, or those of the card that lies open in the hand.
func shown(game *Face, s *face.Sight, d engine.Decision) (list []engine.Choice) {
	if s.Card == "" {
		return d.Legal
	}
	for _, u := range game.Uses(s, d, s.Card) {
		list = append(list, u.Choice)
	}
	if list == nil {
		return d.Legal
	}
	return list
}

// pickUp finds the units that a tap moves or strengthens where the question is only in which area they stand.
func (t *targets) pickUp(s *face.Sight) {
	t.picks = map[engine.Ref]string{}
	if s.Past || len(s.Asked) == 0 || s.Follow == nil {
		return
	}
	for _, c := range s.Asked[0].Legal {
		if c.Verb != "move" && c.Verb != "step" && c.Verb != "rebase" {
			continue
		}
		for _, which := range s.Follow(c) {
			if which.On.Class() == "unit" && t.picks[which.On] == "" {
				t.picks[which.On] = c.Words() + " " + which.Words()
			}
		}
	}
}

// of are the answers that belong to an area.
func (t *targets) of(area string) []engine.Choice {
	a, _ := t.book.ParseArea(area)
	return t.areas[a]
}

// placesOf lists the areas that an answer is given on: where it leads to, else where it begins.
func placesOf(v *View, d engine.Decision, c engine.Choice) []rules.Area {
	var a rules.Area
	switch {
	case c.To.Class() == "area":
		a = v.AreaOf(c.To)
	case c.On.Class() == "area":
		a = v.AreaOf(c.On)
	case c.On.Class() == "unit":
		if u := unitAt(v, c.On); u != nil {
			a = u.Area
		}
	case c.To.Class() == "nation":
		a = v.heart(v.NationOf(c.To))
	case c.On.Class() == "nation":
		a = v.heart(v.NationOf(c.On))
	case c.On.Class() == "faction" && c.Verb == "declare-war":
		a = v.FactionFacts(v.FactionOf(c.On)).Center
	}
	if v.Spots != nil {
		if list := v.Spots(v, c); list != nil {
			return list
		}
	}
	if a == rules.Nowhere {
		return nil
	}
	return []rules.Area{a}
}
