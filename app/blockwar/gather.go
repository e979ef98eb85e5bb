package blockwar

import (
	"strconv"

	"interbellum/app/face"
	"interbellum/engine"
)

// gathers are the runs of questions by their kinds: what a player picks in one is shown beside the question and confirmed once.
var gathers = map[string]string{
	"production": "production", "step": "production", "cadre": "production",
	"industry": "industry", "hand-size": "discard", "declare": "declare",
	"move": "moves", "move-unit": "moves", "move-to": "moves",
	"action": "battle", "retreat": "battle",
	"rebase": "rebases", "rebase-unit": "rebases", "rebase-to": "rebases",
}

// Gathers names the run of questions that this one belongs to: the short game's additions belong to the set-up (17.0).
func (f *Face) Gathers(d engine.Decision) string {
	run := gathers[d.Kind]
	if setsUp(f, d) {
		run = "setup"
	}
	if run == "" {
		return ""
	}
	return run + "-" + strconv.Itoa(int(d.Seat))
}

func setsUp(f *Face, d engine.Decision) bool {
	return d.Kind == "place-unit" || d.Rule == f.Additions && (d.Kind == "addition" || d.Kind == "cadre" || d.Kind == "step")
}

// Gathered puts an answer to such a question into words: "Tank in Berlin", "Munich: Tank +1", "Jehol: Infantry → Peiping".
func (f *Face) Gathered(s *face.Sight, d engine.Decision, c engine.Choice) face.Pick {
	f = faceOn(f, s)
	switch {
	case c.Verb == "done", d.Kind == "action" && c.Verb != "retreat":
		return face.Pick{Closes: true}
	case d.Kind == "action":
		_, t := f.view(s).unitOf(c.On)
		return face.Pick{One: f.Say("picked.retreats", f.typeText(t))}
	case d.Kind == "retreat":
		return face.Pick{One: " → " + f.PlaceName(f.AreaOf(c.To)), Joins: true}
	case setsUp(f, d):
		return placed(f, s, c)
	case d.Kind == "production" && c.Verb == "buy":
		return face.Pick{One: f.Say("deck." + c.On.Name()), Many: f.Say("deck." + c.On.Name() + ".many")}
	case c.Verb == "rebase":
		return face.Pick{One: f.PlaceName(f.AreaOf(d.About))}
	case c.Verb == "step", c.Verb == "cadre", c.Verb == "move":
		return face.Pick{One: f.PlaceName(f.AreaOf(c.On))}
	case c.Verb == "raise":
		return face.Pick{One: ": " + f.Say("picked.raise", f.typeText(f.typeOf(c.On.Name()))), Joins: true}
	case c.Verb == "strengthen":
		if u := unitAt(f.view(s), c.On); u != nil {
			return face.Pick{One: ": " + f.Say("picked.strengthen", f.typeText(u.Type)), Joins: true}
		}
	case c.Verb == "unit":
		if u := unitAt(f.view(s), c.On); u != nil {
			return face.Pick{One: ": " + f.typeText(u.Type).String(), Joins: true}
		}
	case d.Kind == "move-to" || d.Kind == "rebase-to":
		return face.Pick{One: " → " + f.PlaceName(f.AreaOf(c.To)), Joins: true}
	}
	return face.Pick{One: f.Label(s, d, c).Text}
}

// placed is Gathered for a unit that is set up.
func placed(f *Face, s *face.Sight, c engine.Choice) face.Pick {
	switch c.Verb {
	case "place", "raise":
		t, place := f.typeText(f.typeOf(c.On.Name())), f.PlaceName(f.AreaOf(c.To))
		return face.Pick{One: f.Say("setup.unit", t, place), Many: f.Say("setup.units", t, place)}
	case "strengthen":
		if u := unitAt(f.view(s), c.On); u != nil {
			return face.Pick{One: f.Say("setup.step", f.typeText(u.Type), f.PlaceName(u.Area))}
		}
	}
	return face.Pick{}
}
