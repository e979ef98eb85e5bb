package blockwar

import (
	"strconv"
	"strings"

	"interbellum/engine"
	rules "interbellum/engine/blockwar"
	"interbellum/engine/words"
	"interbellum/engine/words/english"
)

// Words are the names that a game has for things, and its catalogue.
type Words struct{ *Game }

// Say is a text of the game's catalogue.
func (w *Words) Say(kind string, arguments ...any) string { return w.Texts.Say(kind, arguments...) }

// own is a name in the game's catalogue, or else as the data have it.
func (w *Words) own(section, slug, otherwise string) words.Text {
	return words.Named(w.ID+"/"+section+strings.ReplaceAll(slug, "_", "-"), otherwise)
}

// ---- areas

// PlaceName is an area in a sentence: "Berlin", "the Ruhr", "the North Sea".
func (w *Words) PlaceName(a rules.Area) string {
	if w.Place(a).Sea() {
		return w.Say("place.sea", w.Place(a).Name)
	}
	return w.own("area.", w.Place(a).Slug, w.Place(a).Name).String()
}

// ---- Factions

// Side names a Faction, or a Side that fights apart, in a sentence: "the Axis"; nobody is the Neutral.
func (w *Words) Side(f rules.Faction) words.Text { return w.own("side.", w.Slug(f), "") }

// The is the same as a string.
func (w *Words) The(f rules.Faction) string { return w.Side(f).String() }

// Capital begins a sentence with a Faction: "The Axis".
func (w *Words) Capital(f rules.Faction) string { return w.Say("name.capital", w.Side(f)) }

// bare names a Faction alone: "Axis".
func (w *Words) bare(f rules.Faction) string { return w.Say("name.bare", w.Side(f)) }

// Slug is what colours and emblems of a Side are named by; nobody's are the Neutral's.
func (g *Game) Slug(f rules.Faction) string {
	if f == rules.NoFaction || int(f) >= len(g.Sides) {
		return neutral
	}
	return g.Sides[f]
}

const neutral = "neutral"

// ---- Nations

// nation is a Nation in a sentence: "the Low Countries".
func (w *Words) nation(n rules.Nation) words.Text {
	if n == w.Forces() {
		return w.Side(rules.NoFaction)
	}
	facts := w.NationFacts(n)
	if facts.Slug == "" {
		return words.Text{}
	}
	return w.own("nation.", facts.Slug, facts.Name)
}

// adjective is whose a unit is: "German".
func (w *Words) adjective(n rules.Nation) words.Text {
	if n == w.Forces() || w.Power(n) {
		return w.own("power.", w.slugOf(n), "")
	}
	return words.Text{Else: w.NationFacts(n).Name}
}

// slugOf is the power that colours and emblems of a Nation's blocks are named by.
func (g *Game) slugOf(n rules.Nation) string {
	if g.Power(n) {
		return g.Powers[n]
	}
	return neutral
}

// Named is a Nation, a Faction or an area in a sentence.
func (w *Words) Named(r engine.Ref) words.Text {
	switch r.Class() {
	case "nation":
		return w.nation(w.NationOf(r))
	case "faction":
		return w.Side(w.FactionOf(r))
	case "area":
		return words.Text{Else: w.PlaceName(w.AreaOf(r))}
	}
	return words.Text{Else: english.Spaced(r.Name())}
}

// ---- units

func (g *Game) typeOf(slug string) rules.Type {
	t, _ := g.Chart.Find(slug)
	return t
}

// unitOf reads what the name of a unit or of a kind of units tells: "unit/germany-tank-2", "block/neutral-fortress". A Nation's
// name may have several words, a type's has one.
func (g *Game) unitOf(r engine.Ref) (rules.Nation, rules.Type) {
	name := strings.TrimRight(r.Name(), "-0123456789")
	at := strings.LastIndexByte(name, '-')
	if at < 0 {
		return rules.NoNation, rules.NoType
	}
	n, _ := g.ParseNation(name[:at])
	return n, g.typeOf(name[at+1:])
}

// typeText is the name of a type of unit.
func (w *Words) typeText(t rules.Type) words.Text {
	if t == rules.NoType {
		return words.Text{}
	}
	return w.own("type.", w.Chart[t].Slug, "")
}

func (g *Game) typeSign(t rules.Type) string {
	if t < rules.MoreTypes {
		return typeSigns[t]
	}
	return "unit-" + g.Chart[t].Slug
}

// inOrder lists the types of units in the order in which they act (12.2).
func (g *Game) inOrder() (list []rules.Type) {
	for i := range g.Chart {
		if t := g.Chart[i].Type; t != rules.NoType {
			list = append(list, t)
		}
	}
	engine.Sort(list, func(a, b rules.Type) int { return g.Chart[a].Priority - g.Chart[b].Priority })
	return list
}

var typeSigns = [...]string{rules.Fortress: "unit-fortress", rules.AirForce: "unit-air-force", rules.Carrier: "unit-carrier",
	rules.Sub: "unit-submarine", rules.Fleet: "unit-surface", rules.Tank: "unit-tank", rules.Infantry: "unit-infantry", rules.Convoy: "unit-convoy"}

// UnitName names a unit or a kind of units: "German Tank".
func (w *Words) UnitName(r engine.Ref) string {
	n, t := w.unitOf(r)
	return w.unitName(n, t)
}

func (w *Words) unitName(n rules.Nation, t rules.Type) string {
	return w.Say("name.unit", w.adjective(n), w.typeText(t))
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
	return v.Say("name.fighter", name, string(r[at+1:]))
}

// ---- cards

func numberOf(r engine.Ref) int {
	n, _ := strconv.Atoi(r.Name())
	return n
}

// phaseName is the name of a phase or a Season, by its slug.
func phaseName(w *Words, slug string) string {
	if slug == "" {
		return ""
	}
	return w.Say("phase." + slug)
}

// Ends are the upper uses of a card: "Spain / Yugoslavia", "Sonar / Jets", "Ties That Bind".
func (w *Words) Ends(r engine.Ref) string {
	n := numberOf(r)
	if r.Class() == "action" {
		c := w.Action(n)
		if c.Wild != nil {
			return c.Wild.Name
		}
		return w.Say("card.ends", w.NationFacts(c.Ends[0]).Name, w.NationFacts(c.Ends[1]).Name)
	}
	c := w.Investment(n)
	text := w.TechFacts(c.Ends[0]).Name
	for _, t := range []rules.Tech{c.Red, c.Ends[1]} {
		if t != rules.NoTech {
			text = w.Say("card.ends", text, w.TechFacts(t).Name)
		}
	}
	return text
}

// Value is the lower use of a card: "Spring B4", "factory 2".
func (w *Words) Value(r engine.Ref) string {
	n := numberOf(r)
	if r.Class() == "action" {
		c := w.Action(n)
		return w.Say("card.command", phaseName(w, c.Season.String()), c.Priority, c.Value)
	}
	return w.Say("card.factory", w.Investment(n).Factory)
}

// CardName tells a card from every other: "Spain / Yugoslavia, Spring A4".
func (w *Words) CardName(r engine.Ref) string { return w.Say("card.named", w.Ends(r), w.Value(r)) }

// cardIcon is the picture of a card's upper use.
func (g *Game) cardIcon(r engine.Ref) string {
	if r.Class() == "action" {
		return "influence"
	}
	return g.techIcon(g.Investment(numberOf(r)).Ends[0])
}

// TechName is a Technology, or what else an Investment card has.
func (w *Words) TechName(r engine.Ref) string { return w.TechFacts(w.TechOf(r)).Name }

// techIcon is the sign of a Technology.
func (g *Game) techIcon(t rules.Tech) string {
	slug := strings.ReplaceAll(g.TechFacts(t).Slug, "_", "-")
	switch g.TechFacts(t).Kind {
	case rules.IntelTech:
		return "intel-" + slug
	case rules.AtomicTech:
		return "tech-atomic-" + strconv.Itoa(g.TechFacts(t).Stage)
	}
	return "tech-" + slug
}

// ---- small words

// times writes how many alike there are: "3 × 1 point"; of one alone nothing more.
func times(w *Words, n int, what string) string {
	if n == 1 {
		return what
	}
	return w.Say("number.times", n, what)
}
