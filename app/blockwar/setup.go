package blockwar

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/face"
	"interbellum/app/ui"
	"interbellum/engine"
	rules "interbellum/engine/blockwar"
)

// 5.0 Setup. Types are chosen unit by unit; a template or chance chooses all that are left.

// A template is how many units of each type there should be, in proportion. Of the types that a game has besides, Marines are the first.
type template [rules.TypeRoom]int

var templates = []struct {
	id string
	template
}{
	{"mixed", template{rules.Infantry: 4, rules.Tank: 2, rules.AirForce: 2, rules.Fleet: 2, rules.Sub: 1, rules.Fortress: 1, rules.MoreTypes: 1}},
	{"army", template{rules.Infantry: 6, rules.Tank: 3, rules.AirForce: 1, rules.Fleet: 1, rules.Fortress: 2}},
	{"spearhead", template{rules.Tank: 5, rules.AirForce: 4, rules.Infantry: 3, rules.Fleet: 1}},
	{"navy", template{rules.Fleet: 4, rules.Sub: 2, rules.Carrier: 2, rules.Infantry: 4, rules.AirForce: 1, rules.MoreTypes: 2}},
}

// Fills lists the templates, and chance.
func (f *Face) Fills(d engine.Decision) (list []face.Fill) {
	if !setsUp(f, d) {
		return nil
	}
	for _, t := range templates {
		list = append(list, face.Fill{ID: t.id, Text: f.Say("setup." + t.id)})
	}
	return append(list, face.Fill{ID: "random", Text: f.Say("setup.random")})
}

// Fill is the answer that brings the units nearest to a template.
func (f *Face) Fill(s *face.Sight, d engine.Decision, way string, chance uint32) engine.Choice {
	best := d.Legal[int(chance)%len(d.Legal)] // where an addition goes, no template tells
	if d.Kind == "addition" || way == "random" {
		return best
	}
	for _, t := range templates {
		if t.id == way {
			best = t.nearest(f.view(s), d)
		}
	}
	return best
}

// nearest is the answer about the type of which most is lacking, compared with the rest.
func (t *template) nearest(v *View, d engine.Decision) engine.Choice {
	best, most := d.Legal[0], -1
	for _, c := range d.Legal {
		u, n := v.typeOf(c.On.Name()), 1
		if c.Verb == "strengthen" {
			_, u = v.unitOf(c.On)
		}
		for i := range v.Units {
			if x := &v.Units[i]; x.Type == u && v.party(x.Nation) == rules.Faction(d.Seat) {
				n++
			}
		}
		if lack := 1000 * t[u] / n; lack > most {
			best, most = c, lack
		}
	}
	return best
}

// mustered lists what a Faction has set up so far, by area.
func mustered(v *View, f rules.Faction) app.UI {
	var rows []app.UI
	for _, a := range v.LandAreas() {
		var types []app.UI
		for i := range v.Units {
			if u := &v.Units[i]; u.Area == a && v.party(u.Nation) == f {
				types = append(types, ui.Mark(v.typeSign(u.Type)), ui.Text("span.sr", v.typeText(u.Type).String()))
			}
		}
		if types != nil {
			rows = append(rows, ui.El("li", ui.Text("span", v.Place(a).Name), ui.El("span", types)))
		}
	}
	if rows == nil {
		return app.Text("")
	}
	return ui.El("div", ui.Text("h4", v.Say("setup.so-far")), ui.El("ul.mustered", rows))
}
