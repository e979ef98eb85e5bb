package triumph

import (
	"strconv"
	"strings"

	"interbellum/app/english"
	"interbellum/app/face"
	"interbellum/engine"
	"interbellum/engine/blockwar"
	rules "interbellum/engine/triumph"
)

// blockOf tells an own block from its twins: "block 2".
func blockOf(r engine.Ref) string {
	name := r.Name()
	return "block " + name[strings.LastIndexByte(name, '-')+1:]
}

// ownUnit is a block that its owner picks.
func ownUnit(v *blockwar.View, r engine.Ref) face.Label {
	_, t := unitOf(r)
	l := face.Label{Text: unitName(r), Icon: typeSigns[t]}
	if u := unitAt(v, r); u != nil {
		l.Text += " " + strconv.Itoa(int(u.CV))
		l.Area = rules.Book().Place(u.Area).Slug
	}
	return l
}

// The poses of blocks, as the engine numbers them.
var poses = [...]string{"", "face up", "escaped"}

func posed(n int) string {
	if n > 0 && n < len(poses) {
		return poses[n]
	}
	return ""
}

func moveLabel(_ *blockwar.View, _ engine.Decision, c engine.Choice) face.Label {
	return face.Label{Text: rules.Book().Place(areaOf(c.On)).Name, Note: joined(adjective(nationOf(c.To))+" unit", posed(c.N)), Icon: "power-" + slugOf(nationOf(c.To)), Area: c.On.Name()}
}

func disbandLabel(_ *blockwar.View, d engine.Decision, c engine.Choice) face.Label {
	return face.Label{Text: "Disband in " + rules.Book().Place(areaOf(c.On)).Name, Note: joined(theSeat(d.Seat)+": "+adjective(nationOf(c.To))+" unit", posed(c.N)), Icon: "i-trash", Area: c.On.Name(), Grave: true}
}

// unitLabel is a unit that is picked up: an own one, or one of those that lie face up, which all see.
func unitLabel(v *blockwar.View, d engine.Decision, c engine.Choice) face.Label {
	if c.On.Class() == "unit" {
		l := ownUnit(v, c.On)
		_, t := unitOf(c.On)
		l.Note = joined(typeNote(t), blockOf(c.On))
		return l
	}
	_, t := unitOf(c.On)
	return face.Label{Text: unitName(c.On) + " " + strconv.Itoa(c.N), Note: joined(typeNote(t), "face up"), Icon: typeSigns[t], Area: d.About.Name()}
}

// wayLabel is a destination, with the border and the BattleGroup where these matter.
func wayLabel(v *blockwar.View, d engine.Decision, c engine.Choice) face.Label {
	l := face.Label{Text: rules.Book().Place(areaOf(c.To)).Name, Area: c.To.Name(), Icon: "i-next"}
	switch c.Verb {
	case "enter":
		l.Icon, l.Note = "battle", joined("in from "+rules.Book().Place(areaOf(c.On)).Name, border(areaOf(c.On), areaOf(c.To)))
		if c.N > 0 {
			l.Note = joined(l.Note, "BattleGroup "+strconv.Itoa(c.N))
		}
	case "leave":
		l.Note = joined("Disengages over "+rules.Book().Place(areaOf(c.On)).Name, border(areaOf(d.About), areaOf(c.On)))
	default:
		l.Note = whatWaits(v, areaOf(c.To), rules.Faction(d.Seat))
	}
	return l
}

// border is the kind of the border between two areas, and its limit for Ground units: "river, 2".
func border(a, b rules.Area) string {
	over, touch := rules.Book().Map.Board.Between(a, b)
	if !touch {
		return ""
	}
	if n := rules.BorderLimits(false)[over.Via]; n < blockwar.NoLimit {
		return over.Via.String() + ", limit " + strconv.Itoa(n)
	}
	return over.Via.String()
}

// whatWaits says what a unit meets where it goes.
func whatWaits(v *blockwar.View, a rules.Area, f rules.Faction) string {
	switch holder := controllerOf(v, a); {
	case rules.Book().Place(a).Sea():
		return "at sea"
	case holder == f:
		return "your own ground"
	case holder == blockwar.NoFaction:
		return "Neutral ground"
	default:
		return "ground of " + the(holder)
	}
}

func rebaseLabel(_ *blockwar.View, _ engine.Decision, c engine.Choice) face.Label {
	if c.To == "" {
		return face.Label{Text: "A unit ReBases", Note: joined("which one is asked next", posed(c.N)), Icon: "base-air"}
	}
	return face.Label{Text: rules.Book().Place(areaOf(c.To)).Name, Note: "ReBase", Icon: "base-air", Area: c.To.Name()}
}

// ---- Battles

func retreatLabel(v *blockwar.View, d engine.Decision, c engine.Choice) face.Label {
	if c.On.Class() == "block" {
		return actLabel("Retreats")(v, d, c)
	}
	return face.Label{Text: rules.Book().Place(areaOf(c.To)).Name, Note: "Retreat", Icon: "i-back", Area: c.To.Name()}
}

// actLabel is what a unit in a Battle does.
func actLabel(what string) label {
	return func(v *blockwar.View, d engine.Decision, c engine.Choice) face.Label {
		_, t := unitOf(c.On)
		return face.Label{Text: acts(v, d, c, what), Note: strengthOf(v, c.On), Icon: typeSigns[t], Order: 1}
	}
}

// acts is what a unit does. Where the question is about one unit alone, its name is not said again.
func acts(v *blockwar.View, d engine.Decision, c engine.Choice, what string) string {
	for _, other := range d.Legal {
		if other.On.Class() == "block" && other.On != c.On {
			return numbered(v, c.On) + " " + what
		}
	}
	return english.Upper(what)
}

func strengthOf(v *blockwar.View, r engine.Ref) string {
	if u := fighter(v, r); u != nil {
		return "strength " + strconv.Itoa(int(u.CV))
	}
	return ""
}

func fireLabel(v *blockwar.View, d engine.Decision, c engine.Choice) face.Label {
	_, t := unitOf(c.On)
	class, _ := blockwar.ParseClass(c.To.Name())
	l := face.Label{Text: acts(v, d, c, "fires at "+classNames[c.To.Name()]), Icon: typeSigns[t]}
	switch c.Verb {
	case "strike":
		l.Text, l.Order = acts(v, d, c, "strikes "+classNames[c.To.Name()]+", then leaves"), 2
	case "kamikaze":
		l.Text, l.Order = acts(v, d, c, "dives at "+classNames[c.To.Name()]+" and is lost"), 3
	}
	if f := rules.Faction(c.N); f != blockwar.NoFaction {
		l.Text += " of " + the(f)
	}
	if u := fighter(v, c.On); u != nil {
		chart := rules.Book().Chart[t]
		l.Note = english.Count(int(u.CV), "die")
		if u.CV != 1 {
			l.Note = strconv.Itoa(int(u.CV)) + " dice"
		}
		l.Note += ", hits on " + strconv.Itoa(chart.Firepower(class)) + " or less"
	}
	return l
}

func hitLabel(v *blockwar.View, _ engine.Decision, c engine.Choice) face.Label {
	_, t := unitOf(c.On)
	return face.Label{Text: numbered(v, c.On), Note: strengthOf(v, c.On), Icon: typeSigns[t]}
}
