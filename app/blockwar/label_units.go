package blockwar

import (
	"strconv"
	"strings"

	"interbellum/app/face"
	"interbellum/engine"
	rules "interbellum/engine/blockwar"
	"interbellum/engine/words/english"
)

// blockOf tells an own block from its twins: "block 2".
func blockOf(r engine.Ref) string {
	name := r.Name()
	return "block " + name[strings.LastIndexByte(name, '-')+1:]
}

// ownUnit is a block that its owner picks.
func ownUnit(v *View, r engine.Ref) face.Label {
	_, t := v.unitOf(r)
	l := face.Label{Text: v.UnitName(r), Icon: v.typeSign(t)}
	if u := unitAt(v, r); u != nil {
		l.Text += " " + strconv.Itoa(int(u.CV))
		l.Area = v.Place(u.Area).Slug
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

func moveLabel(v *View, _ engine.Decision, c engine.Choice) face.Label {
	return face.Label{Text: v.Place(v.AreaOf(c.On)).Name, Note: Joined(v.Adjective(v.NationOf(c.To))+" unit", posed(c.N)), Icon: "power-" + v.slugOf(v.NationOf(c.To)), Area: c.On.Name()}
}

func disbandLabel(v *View, d engine.Decision, c engine.Choice) face.Label {
	return face.Label{Text: "Disband in " + v.Place(v.AreaOf(c.On)).Name, Note: Joined(v.theSeat(d.Seat)+": "+v.Adjective(v.NationOf(c.To))+" unit", posed(c.N)), Icon: "i-trash", Area: c.On.Name(), Grave: true}
}

// UnitLabel is a unit that is picked up: an own one, or one of those that lie face up, which all see.
func UnitLabel(v *View, d engine.Decision, c engine.Choice) face.Label {
	if c.On.Class() == "unit" {
		l := ownUnit(v, c.On)
		_, t := v.unitOf(c.On)
		l.Note = Joined(v.typeNote(t), blockOf(c.On))
		return l
	}
	_, t := v.unitOf(c.On)
	return face.Label{Text: v.UnitName(c.On) + " " + strconv.Itoa(c.N), Note: Joined(v.typeNote(t), "face up"), Icon: v.typeSign(t), Area: d.About.Name()}
}

// wayLabel is a destination, with the border and the BattleGroup where these matter.
func wayLabel(v *View, d engine.Decision, c engine.Choice) face.Label {
	l := face.Label{Text: v.Place(v.AreaOf(c.To)).Name, Area: c.To.Name(), Icon: "i-next"}
	switch c.Verb {
	case "enter":
		l.Icon, l.Note = "battle", Joined("in from "+v.Place(v.AreaOf(c.On)).Name, border(v, rules.Faction(d.Seat), v.AreaOf(c.On), v.AreaOf(c.To)))
		if c.N > 0 {
			l.Note = Joined(l.Note, "with "+inGroup(v, v.AreaOf(c.To), c.N)+" in BattleGroup "+strconv.Itoa(c.N))
		}
	case "leave":
		l.Note = Joined("Disengages over "+v.Place(v.AreaOf(c.On)).Name, border(v, rules.Faction(d.Seat), v.AreaOf(d.About), v.AreaOf(c.On)))
	default:
		l.Note = whatWaits(v, v.AreaOf(c.To), rules.Faction(d.Seat))
	}
	return l
}

// inGroup names the units of a BattleGroup, which its owner alone knows: "Carrier 3 and Sub 1".
func inGroup(v *View, at rules.Area, n int) string {
	var list []string
	for _, u := range v.Units {
		if u.Area == at && int(u.Group) == n {
			list = append(list, v.typeName(u.Type)+" "+strconv.Itoa(int(u.CV)))
		}
	}
	return english.List(list)
}

// border is the kind of the border between two areas, and its limit for a Faction's Ground units: "river, limit 2".
func border(v *View, f rules.Faction, a, b rules.Area) string {
	over, touch := v.Map.Board.Between(a, b)
	if !touch {
		return ""
	}
	if n := v.Limits(v, f)[over.Via]; n < rules.NoLimit {
		return over.Via.String() + ", limit " + strconv.Itoa(n)
	}
	return over.Via.String()
}

// whatWaits says what a unit meets where it goes.
func whatWaits(v *View, a rules.Area, f rules.Faction) string {
	switch holder := controllerOf(v, a); {
	case v.Place(a).Sea():
		return "at sea"
	case holder == f:
		return "your own ground"
	case holder == rules.NoFaction:
		return "Neutral ground"
	default:
		return "ground of " + v.The(holder)
	}
}

func rebaseLabel(v *View, _ engine.Decision, c engine.Choice) face.Label {
	if c.To == "" {
		return face.Label{Text: "A unit ReBases", Note: Joined("which one is asked next", posed(c.N)), Icon: "base-air"}
	}
	return face.Label{Text: v.Place(v.AreaOf(c.To)).Name, Note: "ReBase", Icon: "base-air", Area: c.To.Name()}
}

// ---- Battles

func retreatLabel(v *View, d engine.Decision, c engine.Choice) face.Label {
	if c.On.Class() == "block" {
		return actLabel("Retreats")(v, d, c)
	}
	return face.Label{Text: v.Place(v.AreaOf(c.To)).Name, Note: "Retreat", Icon: "i-back", Area: c.To.Name()}
}

// actLabel is what a unit in a Battle does.
func actLabel(what string) Label {
	return func(v *View, d engine.Decision, c engine.Choice) face.Label {
		_, t := v.unitOf(c.On)
		return face.Label{Text: acts(v, d, c, what), Note: strengthOf(v, c.On), Icon: v.typeSign(t), Order: 1}
	}
}

// acts is what a unit does. Where the question is about one unit alone, its name is not said again.
func acts(v *View, d engine.Decision, c engine.Choice, what string) string {
	for _, other := range d.Legal {
		if other.On.Class() == "block" && other.On != c.On {
			return Numbered(v, c.On) + " " + what
		}
	}
	return english.Upper(what)
}

func strengthOf(v *View, r engine.Ref) string {
	if u := fighter(v, r); u != nil {
		return "strength " + strconv.Itoa(int(u.CV))
	}
	return ""
}

func fireLabel(v *View, d engine.Decision, c engine.Choice) face.Label {
	_, t := v.unitOf(c.On)
	class, _ := rules.ParseClass(c.To.Name())
	l := face.Label{Text: acts(v, d, c, "fires at "+classNames[c.To.Name()]), Icon: v.typeSign(t)}
	switch c.Verb {
	case "strike":
		l.Text, l.Order = acts(v, d, c, "strikes "+classNames[c.To.Name()]+", then leaves"), 2
	case "kamikaze":
		l.Text, l.Order = acts(v, d, c, "dives at "+classNames[c.To.Name()]+" and is lost"), 3
	}
	if f := rules.Faction(c.N); f != rules.NoFaction {
		l.Text += " of " + v.The(f)
	}
	if u := fighter(v, c.On); u != nil {
		chart := v.Chart[t]
		l.Note = english.Count(int(u.CV), "die")
		if u.CV != 1 {
			l.Note = strconv.Itoa(int(u.CV)) + " dice"
		}
		l.Note += ", hits on " + strconv.Itoa(chart.Firepower(class)) + " or less"
	}
	return l
}

func hitLabel(v *View, _ engine.Decision, c engine.Choice) face.Label {
	_, t := v.unitOf(c.On)
	return face.Label{Text: Numbered(v, c.On), Note: strengthOf(v, c.On), Icon: v.typeSign(t)}
}
