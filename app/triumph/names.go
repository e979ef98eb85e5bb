package triumph

import (
	"strconv"
	"strings"

	"interbellum/app/english"
	"interbellum/engine"
	"interbellum/engine/blockwar"
	rules "interbellum/engine/triumph"
)

// ---- what a name in a question, an answer or an event means

func areaOf(r engine.Ref) rules.Area {
	a, _ := rules.Book().ParseArea(r.Name())
	return a
}

// placeName is an area in a sentence: "Berlin", "the North Sea".
func placeName(a rules.Area) string {
	if rules.Book().Place(a).Sea() {
		return "the " + rules.Book().Place(a).Name
	}
	return rules.Book().Place(a).Name
}

func factionOf(r engine.Ref) rules.Faction {
	f, _ := rules.Book().ParseFaction(r.Name())
	return f
}

func nationOf(r engine.Ref) rules.Nation {
	n, _ := rules.Book().ParseNation(r.Name())
	return n
}

func techOf(r engine.Ref) rules.Tech {
	t, _ := rules.Book().ParseTech(r.Name())
	return t
}

func typeOf(slug string) blockwar.Type {
	t, _ := rules.Book().Chart.Find(slug)
	return t
}

func numberOf(r engine.Ref) int {
	n, _ := strconv.Atoi(r.Name())
	return n
}

// unitOf reads what the name of a unit or of a kind of units tells: "unit/germany-tank-2", "block/neutral-fortress".
func unitOf(r engine.Ref) (rules.Nation, blockwar.Type) {
	parts := strings.Split(r.Name(), "-")
	if len(parts) < 2 {
		return blockwar.NoNation, blockwar.NoType
	}
	n, _ := rules.Book().ParseNation(parts[0])
	return n, typeOf(parts[1])
}

// ---- Factions

var factionNames = [...]string{"nobody", "the Axis", "the West", "the USSR"}

// the names a Faction in a sentence: "the Axis"; nobody is the Neutral.
func the(f rules.Faction) string {
	if f == blockwar.NoFaction || int(f) >= len(factionNames) {
		return "the Neutral"
	}
	return factionNames[f]
}

// bare names a Faction alone: "Axis".
func bare(f rules.Faction) string { return strings.TrimPrefix(the(f), "the ") }

func theSeat(s engine.Seat) string { return the(rules.Faction(s)) }

// ---- Nations

var articled = map[rules.Nation]bool{rules.USA: true, rules.SovietUnion: true}

// nationName is a Nation in a sentence: "the Low Countries".
func nationName(n rules.Nation) string {
	switch slug := rules.Book().NationFacts(n).Slug; {
	case n == rules.Book().Forces():
		return "the Neutral"
	case articled[n], slug == "low_countries", slug == "baltic_states", slug == "middle_east":
		return "the " + rules.Book().NationFacts(n).Name
	}
	return rules.Book().NationFacts(n).Name
}

var adjectives = map[rules.Nation]string{rules.Germany: "German", rules.Italy: "Italian", rules.Britain: "British", rules.France: "French",
	rules.USA: "American", rules.SovietUnion: "Soviet", rules.Book().Forces(): "neutral"}

func adjective(n rules.Nation) string {
	if a, known := adjectives[n]; known {
		return a
	}
	return rules.Book().NationFacts(n).Name
}

// anUnit is an upright block of a Nation: "an Italian unit".
func anUnit(n rules.Nation) string {
	name := adjective(n)
	if strings.ContainsAny(name[:1], "AEIOU") {
		return "an " + name + " unit"
	}
	return "a " + name + " unit"
}

// slugOf is the power that colours and emblems of a Nation's blocks are named by.
func slugOf(n rules.Nation) string {
	switch n {
	case rules.Britain:
		return "uk"
	case rules.USA:
		return "us"
	case rules.Germany, rules.Italy, rules.France, rules.SovietUnion:
		return rules.Book().NationFacts(n).Slug
	}
	return "neutral"
}

// ---- units

var typeNames = map[blockwar.Type]string{blockwar.Fortress: "Fortress", blockwar.AirForce: "Air Force", blockwar.Carrier: "Carrier", blockwar.Sub: "Sub",
	blockwar.Fleet: "Fleet", blockwar.Tank: "Tank", blockwar.Infantry: "Infantry", blockwar.Convoy: "Convoy"}

var typeSigns = map[blockwar.Type]string{blockwar.Fortress: "unit-fortress", blockwar.AirForce: "unit-air-force", blockwar.Carrier: "unit-carrier",
	blockwar.Sub: "unit-submarine", blockwar.Fleet: "unit-surface", blockwar.Tank: "unit-tank", blockwar.Infantry: "unit-infantry", blockwar.Convoy: "unit-convoy"}

var classNames = map[string]string{"air": "Air units", "naval": "Naval units", "ground": "Ground units", "submarine": "Subs", "convoy": "Convoys"}

// unitName names a unit or a kind of units: "German Tank".
func unitName(r engine.Ref) string {
	n, t := unitOf(r)
	return adjective(n) + " " + typeNames[t]
}

// numbered tells units of one kind in a Battle apart: "German Tank 2". Alone it needs no number.
func numbered(v *blockwar.View, r engine.Ref) string {
	name := unitName(r)
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

var seasons = map[blockwar.Phase]string{blockwar.Spring: "Spring", blockwar.Summer: "Summer", blockwar.Fall: "Fall", blockwar.Winter: "Winter"}

func seasonOf(r engine.Ref) string {
	name := r.Name()
	return english.Upper(name)
}

// ends are the upper uses of a card: "Spain / Yugoslavia", "Sonar / Jets", "Ties That Bind".
func ends(r engine.Ref) string {
	n := numberOf(r)
	if r.Class() == "action" {
		c := rules.Book().Action(n)
		if c.Wild != nil {
			return c.Wild.Name
		}
		return rules.Book().NationFacts(c.Ends[0]).Name + " / " + rules.Book().NationFacts(c.Ends[1]).Name
	}
	c := rules.Book().Investment(n)
	if c.Ends[1] == blockwar.NoTech {
		return rules.Book().TechFacts(c.Ends[0]).Name
	}
	return rules.Book().TechFacts(c.Ends[0]).Name + " / " + rules.Book().TechFacts(c.Ends[1]).Name
}

// value is the lower use of a card: "Spring B4", "factory 2".
func value(r engine.Ref) string {
	n := numberOf(r)
	if r.Class() == "action" {
		c := rules.Book().Action(n)
		return seasons[c.Season] + " " + c.Priority + strconv.Itoa(c.Value)
	}
	return "factory " + strconv.Itoa(rules.Book().Investment(n).Factory)
}

// cardName tells a card from every other: "Spain / Yugoslavia, Spring A4".
func cardName(r engine.Ref) string { return ends(r) + ", " + value(r) }

// cardIcon is the picture of a card's upper use.
func cardIcon(r engine.Ref) string {
	if r.Class() == "action" {
		return "influence"
	}
	return techIcon(rules.Book().Investment(numberOf(r)).Ends[0])
}

// techIcon is the sign of a Technology.
func techIcon(t rules.Tech) string {
	slug := strings.ReplaceAll(rules.Book().TechFacts(t).Slug, "_", "-")
	switch rules.Book().TechFacts(t).Kind {
	case blockwar.IntelTech:
		return "intel-" + slug
	case blockwar.AtomicTech:
		return "tech-atomic-" + strconv.Itoa(rules.Book().TechFacts(t).Stage)
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
