package triumph

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/english"
	"interbellum/app/face"
	"interbellum/app/ui"
	"interbellum/engine"
	"interbellum/engine/blockwar"
	rules "interbellum/engine/triumph"
)

// 5.0 Setup. Types are chosen unit by unit; a template or chance chooses all that are left.

// Gathers names the run of questions that this one belongs to: the short game's additions belong to the set-up (17.0).
func (Face) Gathers(d engine.Decision) string {
	if d.Kind == "place-unit" || d.Rule == "17.0" && (d.Kind == "addition" || d.Kind == "cadre" || d.Kind == "step") {
		return "setup-" + strconv.Itoa(int(d.Seat))
	}
	return ""
}

// Gathered puts an answer to such a question into words: "Tank in Berlin".
func (Face) Gathered(s *face.Sight, _ engine.Decision, c engine.Choice) face.Pick {
	switch c.Verb {
	case "place", "raise":
		t, in := typeNames[typeOf(c.On.Name())], " in "+rules.Book().Place(areaOf(c.To)).Name
		return face.Pick{One: t + in, Many: english.Plural(t) + in}
	case "strengthen":
		if u := unitAt(viewOf(s), c.On); u != nil {
			return face.Pick{One: "a step for the " + typeNames[u.Type] + " in " + rules.Book().Place(u.Area).Name}
		}
	}
	return face.Pick{}
}

// A template is how many units of each type there should be, in proportion.
type template [blockwar.Convoy + 1]int

var templates = []struct {
	face.Fill
	template
}{
	{face.Fill{ID: "mixed", Text: "A bit of everything"}, template{blockwar.Infantry: 4, blockwar.Tank: 2, blockwar.AirForce: 2, blockwar.Fleet: 2, blockwar.Sub: 1, blockwar.Fortress: 1}},
	{face.Fill{ID: "army", Text: "Armies"}, template{blockwar.Infantry: 6, blockwar.Tank: 3, blockwar.AirForce: 1, blockwar.Fleet: 1, blockwar.Fortress: 2}},
	{face.Fill{ID: "spearhead", Text: "Tanks and aircraft"}, template{blockwar.Tank: 5, blockwar.AirForce: 4, blockwar.Infantry: 3, blockwar.Fleet: 1}},
	{face.Fill{ID: "navy", Text: "Fleets"}, template{blockwar.Fleet: 4, blockwar.Sub: 2, blockwar.Carrier: 2, blockwar.Infantry: 4, blockwar.AirForce: 1}},
}

// Fills lists the templates, and chance.
func (f Face) Fills(d engine.Decision) (list []face.Fill) {
	if f.Gathers(d) == "" {
		return nil
	}
	for _, t := range templates {
		list = append(list, t.Fill)
	}
	return append(list, face.Fill{ID: "random", Text: "At random"})
}

// Fill is the answer that brings the units nearest to a template.
func (Face) Fill(s *face.Sight, d engine.Decision, way string, chance uint32) engine.Choice {
	best := d.Legal[int(chance)%len(d.Legal)] // where an addition goes, no template tells
	if d.Kind == "addition" || way == "random" {
		return best
	}
	for _, t := range templates {
		if t.ID == way {
			best = t.nearest(viewOf(s), d)
		}
	}
	return best
}

// nearest is the answer about the type of which most is lacking, compared with the rest.
func (t *template) nearest(v *blockwar.View, d engine.Decision) engine.Choice {
	best, most := d.Legal[0], -1
	for _, c := range d.Legal {
		u, n := typeOf(c.On.Name()), 1
		if c.Verb == "strengthen" {
			_, u = unitOf(c.On)
		}
		for i := range v.Units {
			if x := &v.Units[i]; x.Type == u && ownerOf(x.Nation) == rules.Faction(d.Seat) {
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
func mustered(v *blockwar.View, f rules.Faction) app.UI {
	var rows []app.UI
	for _, a := range rules.Book().LandAreas() {
		var types []app.UI
		for i := range v.Units {
			if u := &v.Units[i]; u.Area == a && ownerOf(u.Nation) == f {
				types = append(types, ui.Mark(typeSigns[u.Type]), ui.Text("span.sr", typeNames[u.Type]))
			}
		}
		if types != nil {
			rows = append(rows, ui.El("li", ui.Text("span", rules.Book().Place(a).Name), ui.El("span", types)))
		}
	}
	if rows == nil {
		return app.Text("")
	}
	return ui.El("div", ui.Text("h4", "Set up so far"), ui.El("ul.mustered", rows))
}
