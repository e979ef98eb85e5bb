package blockwar

import (
	"slices"
	"strings"

	"interbellum/app/face"
	"interbellum/engine"
	rules "interbellum/engine/blockwar"
)

// blockOf tells an own block from its twins: "block 2".
func (w *Words) blockOf(r engine.Ref) string {
	name := r.Name()
	return w.Say("answer.block", name[strings.LastIndexByte(name, '-')+1:])
}

// ownUnit is a block that its owner picks.
func ownUnit(v *View, r engine.Ref) face.Label {
	_, t := v.unitOf(r)
	l := face.Label{Text: v.UnitName(r), Icon: v.typeSign(t)}
	if u := unitAt(v, r); u != nil {
		l.Text = v.Say("name.strength", l.Text, int(u.CV))
		l.Area = v.Place(u.Area).Slug
	}
	return l
}

// pose is how a block lies, as the engine numbers it: of one that stands upright nothing is said.
func poseText(w *Words, n int) string {
	switch n {
	case 1:
		return w.Say("pose.face-up")
	case 2:
		return w.Say("pose.escaped")
	}
	return ""
}

func moveLabel(v *View, d engine.Decision, c engine.Choice) face.Label {
	l := Drawn("power-"+v.slugOf(v.NationOf(c.To)))(v, d, c)
	l.Note = Joined(l.Note, poseText(v.Words, c.N))
	l.Apart = l.Note
	return l
}

func disbandLabel(v *View, d engine.Decision, c engine.Choice) face.Label {
	l := Drawn("i-trash")(v, d, c)
	l.Note = Joined(l.Note, poseText(v.Words, c.N))
	l.Apart, l.Place = l.Note, v.Place(v.AreaOf(c.On)).Name
	return l
}

// UnitLabel is a unit that is picked up: an own one, or one of those that lie face up, which all see.
func UnitLabel(v *View, d engine.Decision, c engine.Choice) face.Label {
	_, t := v.unitOf(c.On)
	if c.On.Class() == "unit" {
		l := ownUnit(v, c.On)
		l.Apart = v.blockOf(c.On)
		l.Note = v.Say("answer.unit.note", v.typeNote(t), l.Apart)
		return l
	}
	l := v.Answer("answer.unit.open", d, c, v.typeSign(t))
	l.Note, l.Area = v.Say("answer.unit.open.note", v.typeNote(t)), d.About.Name()
	return l
}

// wayLabel is a destination, with the border and the BattleGroup where these matter.
func wayLabel(v *View, d engine.Decision, c engine.Choice) face.Label {
	l, seat := v.Answer("answer.go", d, c, "i-next"), rules.Faction(d.Seat)
	on, to := v.AreaOf(c.On), v.AreaOf(c.To)
	switch c.Verb {
	case "enter":
		l.Icon, l.Note = "battle", Joined(v.Say("answer.enter.note", v.PlaceName(on)), border(v, seat, on, to))
		if c.N > 0 {
			l.Note = Joined(l.Note, v.Say("answer.enter.group", inGroup(v, to, c.N), c.N))
		}
		l.Apart = l.Note
	case "leave":
		l.Note = Joined(v.Say("answer.leave.note", v.PlaceName(on)), border(v, seat, v.AreaOf(d.About), on))
		l.Apart = l.Note
	default:
		l.Note = whatWaits(v, to, seat)
	}
	return l
}

func joinLabel(v *View, d engine.Decision, c engine.Choice) face.Label {
	l := Drawn("battle")(v, d, c)
	l.Note = inGroup(v, about(v, d), c.N)
	return l
}

// inGroup names the units of a BattleGroup, which its owner alone knows: "Carrier 3 and Sub 1".
func inGroup(v *View, at rules.Area, n int) string {
	var list []string
	for _, u := range v.Units {
		if u.Area == at && int(u.Group) == n {
			list = append(list, v.Say("name.strength", v.typeText(u.Type), int(u.CV)))
		}
	}
	return v.Say("name.list", list)
}

// border is the kind of the border between two areas, and its limit for a Faction's Ground units: "river, limit 2".
func border(v *View, f rules.Faction, a, b rules.Area) string {
	over, touch := v.Map.Board.Between(a, b)
	if !touch {
		return ""
	}
	if n := v.Limits(v, f)[over.Via]; n < rules.NoLimit {
		return v.Say("border.limit", borderName(v.Words, over.Via), n)
	}
	return borderName(v.Words, over.Via)
}

func borderName(w *Words, b rules.Border) string { return w.Say("border." + b.String()) }

// whatWaits says what a unit meets where it goes.
func whatWaits(v *View, a rules.Area, f rules.Faction) string {
	switch holder := controllerOf(v, a); {
	case v.Place(a).Sea():
		return v.Say("ground.sea")
	case holder == f:
		return v.Say("ground.own")
	case holder == rules.NoFaction:
		return v.Say("ground.neutral")
	default:
		return v.Say("ground.of", v.Side(holder))
	}
}

func rebaseLabel(v *View, d engine.Decision, c engine.Choice) face.Label {
	if c.To != "" {
		return v.Answer("answer.rebase.to", d, c, "base-air")
	}
	l := v.Answer("answer.rebase", d, c, "base-air")
	l.Apart = poseText(v.Words, c.N)
	l.Note = Joined(l.Note, l.Apart)
	return l
}

// ---- Battles

func retreatLabel(v *View, d engine.Decision, c engine.Choice) face.Label {
	if c.On.Class() == "block" {
		return actLabel(v, d, c)
	}
	return v.Answer("answer.retreat.to", d, c, "i-back")
}

// actLabel is what a unit in a Battle does. Where the question is about one unit alone, its name is not said again.
func actLabel(v *View, d engine.Decision, c engine.Choice) face.Label {
	_, t := v.unitOf(c.On)
	kind := "answer." + c.Verb
	if alone(d, c) {
		kind += ".alone"
	}
	l := v.Answer(kind, d, c, v.typeSign(t))
	l.Note, l.Order = strengthOf(v, c.On), 1
	return l
}

// alone reports whether no answer is about another unit.
func alone(d engine.Decision, c engine.Choice) bool {
	return !slices.ContainsFunc(d.Legal, func(other engine.Choice) bool { return other.On.Class() == "block" && other.On != c.On })
}

func strengthOf(v *View, r engine.Ref) string {
	if u := fighter(v, r); u != nil {
		return v.Say("answer.strength", int(u.CV))
	}
	return ""
}

func fireLabel(v *View, d engine.Decision, c engine.Choice) face.Label {
	l := actLabel(v, d, c)
	l.Note, l.Order = "", map[string]int{"strike": 2, "kamikaze": 3}[c.Verb]
	if f := rules.Faction(c.N); f != rules.NoFaction {
		l.Text = v.Say("answer.fire.of", l.Text, v.Side(f))
	}
	if fighter(v, c.On) != nil {
		x := v.FireOdds(c)
		l.Note = v.Say("answer.fire.note", x.Dice, x.Mods[0].N)
	}
	return l
}

func hitLabel(v *View, d engine.Decision, c engine.Choice) face.Label {
	_, t := v.unitOf(c.On)
	l := Drawn(v.typeSign(t))(v, d, c)
	l.Note = strengthOf(v, c.On)
	return l
}
