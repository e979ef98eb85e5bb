package cataclysm

import (
	"interbellum/app/face"
	"interbellum/engine"
	rules "interbellum/engine/cataclysm"
)

// Targets are the legal answers as the board shows them: which belong to an area, and
// which to a unit. An answer that names a power belongs to its capital.
type targets struct {
	seat  engine.Seat
	areas [rules.AreaCount + 1][]engine.Choice
	units map[engine.Ref][]engine.Choice
}

func targetsOf(s *face.Sight, v *rules.View) *targets {
	t := &targets{units: map[engine.Ref][]engine.Choice{}}
	if s.Past || len(s.Asked) == 0 {
		return t
	}
	d := s.Asked[0]
	t.seat = d.Seat
	for _, c := range d.Legal {
		if c.On.Class() == "unit" {
			t.units[c.On] = append(t.units[c.On], c)
		}
		for _, place := range placesOf(v, c) {
			t.areas[place] = append(t.areas[place], c)
		}
	}
	if d.About.Class() == "area" && len(d.Legal) <= 4 && !t.any() {
		t.areas[areaOf(d.About)] = d.Legal
	}
	return t
}

// of are the answers that belong to an area.
func (t *targets) of(area string) []engine.Choice {
	a, _ := rules.ParseArea(area)
	return t.areas[a]
}

func (t *targets) any() bool {
	for i := range t.areas {
		if len(t.areas[i]) > 0 {
			return true
		}
	}
	return false
}

// placesOf lists the areas that an answer is given on. A power's capital may lie on a map that is not played on, as Washington in C.4.
func placesOf(v *rules.View, c engine.Choice) (list []rules.Area) {
	add := func(a rules.Area) {
		for _, b := range list {
			if a == b {
				return
			}
		}
		if a != rules.Nowhere && areaView(v, a).Area == a {
			list = append(list, a)
		}
	}
	for _, r := range []engine.Ref{c.On, c.To} {
		switch r.Class() {
		case "area", "coast":
			add(placeOf(r))
		case "unit":
			if u := unitAt(v, r); u != nil {
				add(u.Area)
			}
		case "power":
			add(v.Capital(powerOf(r)))
		case "marker":
			switch r.Name() {
			case "rhineland-demilitarized":
				add(rules.MustArea("ruhr"))
			case "abyssinian-adventure":
				add(rules.MustArea("rome"))
			}
		}
	}
	return list
}

// only is the one answer of a list in words, or "" where there is a choice.
func only(list []engine.Choice) string {
	if len(list) == 1 {
		return list[0].Words()
	}
	return ""
}

// focus is what the question is about on the board: the target that has been chosen, and
// the units that have been named for it.
type focus struct {
	target rules.Area
	units  map[engine.Ref]bool
	from   [rules.AreaCount + 1]bool
}

func focusOf(s *face.Sight, v *rules.View) *focus {
	f := &focus{units: map[engine.Ref]bool{}}
	if c := crumbOf(v, "operation"); c != nil {
		f.target = c.Area
		for _, r := range c.Units {
			f.name(v, r)
		}
	}
	if b := v.Battle; b != nil {
		f.target = b.Target
		for _, x := range b.Attackers {
			if x.From != b.Target {
				f.from[x.From] = true
			}
		}
	}
	if len(s.Asked) > 0 && !s.Past {
		switch about := s.Asked[0].About; about.Class() {
		case "unit":
			f.name(v, about)
		case "area":
			if f.target == rules.Nowhere {
				f.target = areaOf(about)
			}
		}
	}
	return f
}

func (f *focus) name(v *rules.View, r engine.Ref) {
	f.units[r] = true
	if u := unitAt(v, r); u != nil && u.Area != f.target {
		f.from[u.Area] = true
	}
}
