package blockwar

import (
	"slices"
	"strconv"
	"strings"

	"interbellum/engine"
	rules "interbellum/engine/blockwar"
	"interbellum/engine/words/english"
)

// Words are what a name in a question, an answer or an event means, in a sentence of a game.
type Words struct{ *Game }

// ---- areas

// PlaceName is an area in a sentence: "Berlin", "the North Sea".
func (w *Words) PlaceName(a rules.Area) string {
	if w.Place(a).Sea() {
		return "the " + w.Place(a).Name
	}
	return w.Place(a).Name
}

// ---- Factions

// The names a Faction, or a Side that fights apart, in a sentence: "the Axis"; nobody is the Neutral.
func (w *Words) The(f rules.Faction) string {
	if f == rules.NoFaction || int(f) >= len(w.Sides) {
		return "the Neutral"
	}
	return w.Sides[f].Name
}

// bare names a Faction alone: "Axis".
func (w *Words) bare(f rules.Faction) string { return strings.TrimPrefix(w.The(f), "the ") }

func (w *Words) theSeat(s engine.Seat) string { return w.The(rules.Faction(s)) }

// Slug is what colours and emblems of a Side are named by; nobody's are the Neutral's.
func (w *Words) Slug(f rules.Faction) string {
	if f == rules.NoFaction || int(f) >= len(w.Sides) {
		return "neutral"
	}
	return w.Sides[f].Slug
}

// ---- Nations

// NationName is a Nation in a sentence: "the Low Countries".
func (w *Words) NationName(n rules.Nation) string {
	facts := w.NationFacts(n)
	if n == w.Forces() {
		return "the Neutral"
	}
	if strings.Contains(w.Article, " "+facts.Slug+" ") {
		return "the " + facts.Name
	}
	return facts.Name
}

// Adjective is whose a unit is: "German".
func (w *Words) Adjective(n rules.Nation) string {
	switch {
	case n == w.Forces():
		return "neutral"
	case w.Power(n):
		return w.Powers[n].Name
	}
	return w.NationFacts(n).Name
}

// anUnit is an upright block of a Nation: "an Italian unit".
func (w *Words) anUnit(n rules.Nation) string {
	name := w.Adjective(n)
	if strings.ContainsAny(name[:1], "AEIOU") {
		return "an " + name + " unit"
	}
	return "a " + name + " unit"
}

// slugOf is the power that colours and emblems of a Nation's blocks are named by.
func (w *Words) slugOf(n rules.Nation) string {
	if w.Power(n) {
		return w.Powers[n].Slug
	}
	return "neutral"
}

// ---- units

func (w *Words) typeOf(slug string) rules.Type {
	t, _ := w.Chart.Find(slug)
	return t
}

// unitOf reads what the name of a unit or of a kind of units tells: "unit/germany-tank-2", "block/neutral-fortress". A Nation's
// name may have several words, a type's has one.
func (w *Words) unitOf(r engine.Ref) (rules.Nation, rules.Type) {
	name := strings.TrimRight(r.Name(), "-0123456789")
	at := strings.LastIndexByte(name, '-')
	if at < 0 {
		return rules.NoNation, rules.NoType
	}
	n, _ := w.ParseNation(name[:at])
	return n, w.typeOf(name[at+1:])
}

// typeName and typeSign are those of a type that every game has, or of one that this game has besides.
func (w *Words) typeName(t rules.Type) string {
	if t < rules.MoreTypes {
		return typeNames[t]
	}
	return w.OwnTypes[t-rules.MoreTypes]
}

func (w *Words) typeSign(t rules.Type) string {
	if t < rules.MoreTypes {
		return typeSigns[t]
	}
	return "unit-" + strings.ToLower(w.OwnTypes[t-rules.MoreTypes])
}

// inOrder lists the types of units in the order in which they act (12.2).
func (w *Words) inOrder() (list []rules.Type) {
	for i := range w.Chart {
		if t := w.Chart[i].Type; t != rules.NoType {
			list = append(list, t)
		}
	}
	slices.SortStableFunc(list, func(a, b rules.Type) int { return w.Chart[a].Priority - w.Chart[b].Priority })
	return list
}

var typeNames = [...]string{rules.Fortress: "Fortress", rules.AirForce: "Air Force", rules.Carrier: "Carrier", rules.Sub: "Sub",
	rules.Fleet: "Fleet", rules.Tank: "Tank", rules.Infantry: "Infantry", rules.Convoy: "Convoy"}

var typeSigns = [...]string{rules.Fortress: "unit-fortress", rules.AirForce: "unit-air-force", rules.Carrier: "unit-carrier",
	rules.Sub: "unit-submarine", rules.Fleet: "unit-surface", rules.Tank: "unit-tank", rules.Infantry: "unit-infantry", rules.Convoy: "unit-convoy"}

var classNames = map[string]string{"air": "Air units", "naval": "Naval units", "ground": "Ground units", "submarine": "Subs", "convoy": "Convoys"}

// UnitName names a unit or a kind of units: "German Tank".
func (w *Words) UnitName(r engine.Ref) string {
	n, t := w.unitOf(r)
	return w.Adjective(n) + " " + w.typeName(t)
}

// Numbered tells units of one kind in a Battle apart: "German Tank 2". Alone it needs no number.
func Numbered(v *View, r engine.Ref) string {
	name := v.UnitName(r)
	at := strings.LastIndexByte(string(r), '-')
	if v.Battle == nil || at < 0 {
		return name
	}
	twins := 0
	for _, u := range v.Battle.Units {
		if strings.HasPrefix(string(u.Ref), string(r[:at+1])) {
			twins++
		}
	}
	if twins < 2 {
		return name
	}
	return name + " " + string(r[at+1:])
}

// ---- cards

func numberOf(r engine.Ref) int {
	n, _ := strconv.Atoi(r.Name())
	return n
}

var seasons = map[rules.Phase]string{rules.Spring: "Spring", rules.Summer: "Summer", rules.Fall: "Fall", rules.Winter: "Winter"}

func seasonOf(r engine.Ref) string {
	name := r.Name()
	return english.Upper(name)
}

// Ends are the upper uses of a card: "Spain / Yugoslavia", "Sonar / Jets", "Ties That Bind".
func (w *Words) Ends(r engine.Ref) string {
	n := numberOf(r)
	if r.Class() == "action" {
		c := w.Action(n)
		if c.Wild != nil {
			return c.Wild.Name
		}
		return w.NationFacts(c.Ends[0]).Name + " / " + w.NationFacts(c.Ends[1]).Name
	}
	c := w.Investment(n)
	text := w.TechFacts(c.Ends[0]).Name
	for _, t := range []rules.Tech{c.Red, c.Ends[1]} {
		if t != rules.NoTech {
			text += " / " + w.TechFacts(t).Name
		}
	}
	return text
}

// Value is the lower use of a card: "Spring B4", "factory 2".
func (w *Words) Value(r engine.Ref) string {
	n := numberOf(r)
	if r.Class() == "action" {
		c := w.Action(n)
		return seasons[c.Season] + " " + c.Priority + strconv.Itoa(c.Value)
	}
	return "factory " + strconv.Itoa(w.Investment(n).Factory)
}

// CardName tells a card from every other: "Spain / Yugoslavia, Spring A4".
func (w *Words) CardName(r engine.Ref) string { return w.Ends(r) + ", " + w.Value(r) }

// cardIcon is the picture of a card's upper use.
func (w *Words) cardIcon(r engine.Ref) string {
	if r.Class() == "action" {
		return "influence"
	}
	return w.techIcon(w.Investment(numberOf(r)).Ends[0])
}

// TechName is a Technology, or what else an Investment card has.
func (w *Words) TechName(r engine.Ref) string { return w.TechFacts(w.TechOf(r)).Name }

// techIcon is the sign of a Technology.
func (w *Words) techIcon(t rules.Tech) string {
	slug := strings.ReplaceAll(w.TechFacts(t).Slug, "_", "-")
	switch w.TechFacts(t).Kind {
	case rules.IntelTech:
		return "intel-" + slug
	case rules.AtomicTech:
		return "tech-atomic-" + strconv.Itoa(w.TechFacts(t).Stage)
	}
	return "tech-" + slug
}

var deckNames = map[string]string{"action": "Action card", "investment": "Investment card"}

// ---- small words

// times writes how many alike there are: "3 × 1 point"; of one alone nothing more.
func times(n int, what string) string {
	if n == 1 {
		return what
	}
	return strconv.Itoa(n) + " × " + what
}
