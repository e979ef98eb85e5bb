package cataclysm

import (
	"strconv"
	"strings"

	"interbellum/engine"
	rules "interbellum/engine/cataclysm"
	"interbellum/engine/words/english"
)

// The names of things as sentences use them.

// the is a power as a sentence names it: "Germany", "the United Kingdom".
func the(p rules.Power) string {
	switch p {
	case rules.NoPower, rules.Neutral:
		return "nobody"
	case rules.UK, rules.US, rules.USSR:
		return "the " + p.Facts().Name
	}
	return p.Facts().Name
}

// The is the same where a sentence begins.
func The(p rules.Power) string { return english.Upper(the(p)) }

var adjectives = [...]string{rules.France: "French", rules.Germany: "German", rules.Italy: "Italian", rules.Japan: "Japanese",
	rules.USSR: "Soviet", rules.UK: "British", rules.US: "American", rules.Neutral: "Neutral"}

func adjective(p rules.Power) string {
	if int(p) < len(adjectives) {
		return adjectives[p]
	}
	return ""
}

var ideologyNames = [...]string{rules.NoIdeology: "nobody", rules.Fascism: "the Fascists", rules.Communism: "the Communists", rules.Democracy: "the Democracies"}

func sideName(i rules.Ideology) string { return ideologyNames[min(int(i), len(ideologyNames)-1)] }

var counterNames = [rules.KindCount]string{
	rules.Flag: "flag", rules.IlDuce: "Il Duce flag", rules.Offensive: "offensive", rules.Resource: "resource", rules.Army: "army",
	rules.Fleet: "fleet", rules.Submarine: "submarine pack", rules.AirForce: "air force", rules.Fortress: "fortress",
	rules.Logistics: "logistics unit", rules.TankUpgrade: "tank upgrade", rules.CarrierUpgrade: "carrier upgrade",
	rules.StrategicUpgrade: "strategic upgrade", rules.HomeFront: "Home Front", rules.ABomb: "atomic bomb", rules.BaseMarker: "base marker",
	rules.Crisis: "crisis", rules.CivilWarResolution: "civil war resolution", rules.MinorArmy: "minor army",
	rules.LendLeaseCounter: "Lend-Lease",
}

var counterIcons = [rules.KindCount]string{
	rules.Flag: "flag", rules.IlDuce: "il-duce-flag", rules.Offensive: "offensive", rules.Resource: "resource", rules.Army: "unit-infantry",
	rules.Fleet: "unit-surface", rules.Submarine: "unit-submarine", rules.AirForce: "unit-tactical", rules.Fortress: "unit-fortress",
	rules.Logistics: "unit-logistics", rules.TankUpgrade: "upgrade", rules.CarrierUpgrade: "upgrade",
	rules.StrategicUpgrade: "upgrade", rules.HomeFront: "home-front", rules.ABomb: "a-bomb", rules.BaseMarker: "base-naval",
	rules.Crisis: "crisis", rules.CivilWarResolution: "civil-war-resolution", rules.MinorArmy: "unit-minor-army",
	rules.LendLeaseCounter: "lend-lease",
}

// unitSign is the picture of a unit by the side of its counter that shows.
func unitSign(k rules.Kind, up bool) string {
	if k == rules.MinorArmy {
		return "unit-minor-army"
	}
	return "unit-" + (rules.Face{Kind: k, Upgraded: up}).String()
}

var faceNames = map[string]string{"infantry": "infantry army", "tank": "tank army", "surface": "surface fleet", "carrier": "carrier fleet",
	"tactical": "tactical air force", "strategic": "strategic air force", "submarine": "submarine pack", "fortress": "fortress",
	"logistics": "logistics unit", "minor-army": "minor army"}

// unitName is a unit by the side of its counter that shows: "tank army".
func unitName(k rules.Kind, up bool) string {
	if k == rules.MinorArmy {
		return "minor army"
	}
	return faceNames[(rules.Face{Kind: k, Upgraded: up}).String()]
}

// unitNameOf is a unit that stands on the map: in China a minor army has its faction's name.
func unitNameOf(u *rules.UnitView) string {
	if u.Side != rules.NoSide {
		return "army of the " + factionOf(u.Side, true)
	}
	return unitName(u.Kind, u.Up)
}

// areaOf and powerOf read references.
func areaOf(r engine.Ref) rules.Area {
	a, _ := rules.ParseArea(r.Name())
	return a
}

func powerOf(r engine.Ref) rules.Power {
	p, _ := rules.ParsePower(r.Name())
	return p
}

// counterOf reads a kind of counter and its owner: "flag/germany", or "crisis".
func counterOf(r engine.Ref) (rules.Power, rules.Kind) {
	kind, owner, _ := strings.Cut(string(r), "/")
	k, _ := rules.ParseKind(kind)
	p, _ := rules.ParsePower(owner)
	return p, k
}

// coastOf reads one of the two coasts of an area: "coast/spain/north".
func coastOf(r engine.Ref) (area rules.Area, coast string) {
	slug, coast, _ := strings.Cut(r.Name(), "/")
	area, _ = rules.ParseArea(slug)
	return area, coast
}

// placeOf is the area of an area or of a coast, or nowhere.
func placeOf(r engine.Ref) rules.Area {
	switch r.Class() {
	case "area":
		return areaOf(r)
	case "coast":
		a, _ := coastOf(r)
		return a
	}
	return rules.Nowhere
}

var coastNames = map[string]string{"bothnia": "Gulf of Bothnia", "barents": "Barents Sea", "adriatic": "Adriatic", "tyrrhenian": "Tyrrhenian",
	"north": "northern", "south": "southern"}

// place is an area in words, with its coast where there are two.
func place(r engine.Ref) string {
	if r.Class() == "coast" {
		a, coast := coastOf(r)
		return a.Name() + ", " + coastNames[coast] + " coast"
	}
	if r == "china" {
		return "China"
	}
	return areaOf(r).Name()
}

// faction is a side of a civil war; in China it has a name (11.4).
func faction(where, side engine.Ref) string {
	s := rules.Left
	if side.Name() == rules.Right.String() {
		s = rules.Right
	}
	return factionOf(s, where == "china" || areaOf(where).Place().China)
}

func factionOf(s rules.Side, china bool) string {
	switch {
	case !china:
		return s.String()
	case s == rules.ChiCom:
		return "Chinese Communists"
	}
	return "Guomindang"
}

// unitOfRef reads what a unit's name tells wherever the unit is: "unit/germany-army-2".
func unitOfRef(r engine.Ref) (p rules.Power, k rules.Kind, home rules.Area) {
	name := r.Name()
	if area, minor := strings.CutPrefix(name, "minor-army-"); minor {
		a, _ := rules.ParseArea(area)
		return rules.Neutral, rules.MinorArmy, a
	}
	owner, rest, _ := strings.Cut(name, "-")
	p, _ = rules.ParsePower(owner)
	if at := strings.LastIndexByte(rest, '-'); at > 0 {
		k, _ = rules.ParseKind(rest[:at])
	}
	return p, k, rules.Nowhere
}

// unitWords names a unit of the log: "German army", "the minor army of Poland".
func unitWords(r engine.Ref) string {
	p, k, home := unitOfRef(r)
	if k == rules.MinorArmy {
		if home.Place().China {
			return "Chinese army of " + home.Name()
		}
		return "minor army of " + home.Name()
	}
	return adjective(p) + " " + counterNames[k]
}

var actionNames = map[string]string{"alliance": "alliance", "declare-war": "declaration of war", "diplomacy": "diplomacy",
	"escalate": "escalation", "maneuvers": "maneuvers", "pressure": "pressure", "propaganda": "propaganda", "rhineland": "Rhineland",
	"abyssinia": "Abyssinian adventure", "us-japan-trade": "US-Japan trade", "lend-lease": "Lend-Lease", "trans-siberian-railroad": "Trans-Siberian Railroad", "posture": "posture"}

func actionName(slug string) string {
	if name, known := actionNames[slug]; known {
		return name
	}
	return english.Spaced(slug)
}

var commitmentNames = [...]string{"", "civilian", "rearmament", "mobilization", "total war", "exhaustion"}

func commitmentName(c rules.Commitment) string {
	return commitmentNames[min(int(c), len(commitmentNames)-1)]
}

var postureNames = map[string]string{"military-reforms": "military reforms", "political-purges": "political purges", "collective-security": "collective security"}

var operationNames = map[string]string{"land": "land operation", "invade": "invasion", "naval": "naval operation", "capture": "base capture",
	"air": "air operation", "bomb": "strategic bombing", "atomic": "atomic bombing"}

var boxNames = map[string]string{"aside": "storage", "available": "status card", "holding": "holding box", "cup": "cup",
	"reserve": "reserve", "hand": "play", "track": "turn track", "away": "map", "spent": "box"}

var markerNames = map[string]string{"abyssinian-adventure": "Abyssinian Adventure", "dreadnought-refit": "Dreadnought Refit",
	"rhineland-demilitarized": "Rhineland Demilitarized", "stresa-front": "Stresa Front", "status-quo": "Status Quo", "lend-lease": "Lend-Lease",
	"washington-naval-treaty": "Washington Naval Treaty", "us-japan-trade": "US-Japan Trade", "il-duce": "Il Duce",
	"a-bomb": "the atomic bomb", "trans-siberian-railroad": "Trans-Siberian Railroad"}

func markerName(slug string) string {
	if name, known := markerNames[slug]; known {
		return name
	}
	return english.Spaced(slug)
}

// crisisName is the title of a row of the crisis tables.
func crisisRow(r engine.Ref) *rules.CrisisEvent {
	name := r.Name()
	if len(name) < 5 {
		return nil
	}
	table := rules.Peacetime
	if strings.HasPrefix(name, "wartime") {
		table = rules.Wartime
	}
	high, _ := strconv.Atoi(name[len(name)-3 : len(name)-2])
	low, _ := strconv.Atoi(name[len(name)-1:])
	return rules.CrisisRow(table, high, low)
}

func crisisName(r engine.Ref) string {
	if row := crisisRow(r); row != nil && row.Title != "" {
		return row.Title
	}
	return "Crisis"
}

func powerList(powers []rules.Power) string {
	var names []string
	for _, p := range powers {
		names = append(names, the(p))
	}
	return english.List(names)
}

func signed(n int) string {
	if n < 0 {
		return english.Number(n)
	}
	return "+" + english.Number(n)
}
