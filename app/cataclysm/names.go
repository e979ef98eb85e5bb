package cataclysm

import (
	"strconv"
	"strings"

	"interbellum/engine"
	rules "interbellum/engine/cataclysm"
	"interbellum/engine/words"
	"interbellum/engine/words/english"
)

// The names of things, from the book. A name is a words.Text: a sentence may ask for its forms, "the", "whose" and "many".

// powerText is a power: "United Kingdom", "the United Kingdom", "British", "United Kingdom’s", "UK" on a small label.
func powerText(p rules.Power) words.Text {
	if p == rules.NoPower {
		return words.To("cataclysm/name.power.none")
	}
	if p > rules.Neutral {
		return words.Text{}
	}
	return words.To("cataclysm/name.power." + p.String())
}

// the is a power as a sentence names it: "Germany", "the United Kingdom".
func the(p rules.Power) string { return powerText(p).Form("the") }

// The is the same where a sentence begins.
func The(p rules.Power) string { return words.Upper(the(p)) }

// adjective is "German", "British"; "" for no power.
func adjective(p rules.Power) string {
	if p == rules.NoPower {
		return ""
	}
	return powerText(p).Form("whose")
}

// shortName is a power on a label: "UK".
func shortName(p rules.Power) string { return powerText(p).Form("short") }

func theNames(powers []rules.Power) (names []string) {
	for _, p := range powers {
		names = append(names, the(p))
	}
	return names
}

// sideText is the powers of an ideology: "Fascists", "the Fascists".
func sideText(i rules.Ideology) words.Text {
	if i == rules.NoIdeology || i > rules.Democracy {
		return words.To("cataclysm/name.side.none")
	}
	return words.To("cataclysm/name.side." + i.String())
}

// ideologyName is "fascism".
func ideologyName(i rules.Ideology) string {
	if i == rules.NoIdeology {
		return ""
	}
	return book.Say("name.ideology." + i.String())
}

// counterText is a kind of counter: "flag", "flags".
func counterText(k rules.Kind) words.Text {
	if k == rules.NoKind {
		return words.Text{}
	}
	return words.To("cataclysm/name.counter." + k.String())
}

func counterName(k rules.Kind) string { return counterText(k).String() }

// ownCounter is a counter with its owner: "German flag", "crisis".
func ownCounter(p rules.Power, k rules.Kind) words.Text {
	if p == rules.NoPower {
		return counterText(k)
	}
	return words.To("cataclysm/name.own", powerText(p), counterText(k))
}

// manyOf is "1 flag", "2 flags".
func manyOf(n int, thing words.Text) string {
	if n == 1 {
		return say("count.one", thing)
	}
	return say("count.many", n, thing)
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
	return "unit-" + (rules.CounterFace{Kind: k, Upgraded: up}).String()
}

// unitTypeText is a unit by the side of its counter that shows: "tank army".
func unitTypeText(k rules.Kind, up bool) words.Text {
	if k == rules.MinorArmy {
		return words.To("cataclysm/name.unit-type.minor-army")
	}
	return words.To("cataclysm/name.unit-type." + (rules.CounterFace{Kind: k, Upgraded: up}).String())
}

// unitText is a unit that stands on the map: in China a minor army has its faction's name.
func unitText(u *rules.UnitView) words.Text {
	if u.Faction != rules.NoFaction {
		return words.To("cataclysm/name.unit.faction", factionText(u.Faction, true))
	}
	return unitTypeText(u.Kind, u.Upgraded)
}

// foreign reports whether a unit belongs to a power other than that of a seat.
func foreign(u *rules.UnitView, seat engine.Seat) bool {
	return u.Owner != rules.Power(seat) && u.Owner <= rules.PowerCount
}

// unitFor is a unit as the player of a seat calls it: with its owner's name if that is another one.
func unitFor(u *rules.UnitView, seat engine.Seat) words.Text {
	if foreign(u, seat) {
		return words.To("cataclysm/name.own", powerText(u.Owner), unitText(u))
	}
	return unitText(u)
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

// areaText is an area as the shipped data name it, unless the book does.
func areaText(a rules.Area) words.Text {
	return words.Named("cataclysm/name.area."+a.String(), rules.Shipped().Place(a).Name)
}

func areaName(a rules.Area) string { return areaText(a).String() }

// placeText is an area, with its coast where there are two.
func placeText(r engine.Ref) words.Text {
	if r.Class() == "coast" {
		a, coast := coastOf(r)
		return onCoast(areaText(a), coast)
	}
	if r == "china" {
		return words.To("cataclysm/name.china")
	}
	return areaText(areaOf(r))
}

// onCoast adds to a place or a unit on which of two coasts it is.
func onCoast(what any, coast string) words.Text {
	return words.To("cataclysm/name.on-coast", what, words.To("cataclysm/name.coast."+coast))
}

func place(r engine.Ref) string { return placeText(r).String() }

// faction is a side of a civil war; in China it has a name (11.4).
func faction(b *rules.Book, where, side engine.Ref) words.Text {
	s := rules.Left
	if side.Name() == rules.Right.String() {
		s = rules.Right
	}
	return factionText(s, where == "china" || b.Place(areaOf(where)).China)
}

func factionText(s rules.Faction, china bool) words.Text {
	if china {
		return words.To("cataclysm/name.faction.china." + s.String())
	}
	return words.To("cataclysm/name.faction." + s.String())
}

// unitOfRef reads the unit's owner, kind and number from its name: "unit/germany-army-2".
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

// namedUnit names a unit of the log: "German army", "minor army of Poland".
func namedUnit(b *rules.Book, r engine.Ref) words.Text {
	p, k, home := unitOfRef(r)
	switch {
	case k == rules.MinorArmy && b.Place(home).China:
		return words.To("cataclysm/name.unit.chinese", areaText(home))
	case k == rules.MinorArmy:
		return words.To("cataclysm/name.unit.minor", areaText(home))
	}
	return words.To("cataclysm/name.own", powerText(p), counterText(k))
}

func actionText(slug string) words.Text { return named("action", slug) }

// named is the name of a thing of a sort, or its slug spaced out.
func named(sort, slug string) words.Text {
	if slug == "" {
		return words.Text{}
	}
	return words.Named("cataclysm/name."+sort+"."+slug, english.Spaced(slug))
}

func commitmentText(c rules.Commitment) words.Text {
	return named("commitment", c.String())
}

func markerText(slug string) words.Text { return named("marker", slug) }

// turnName is a turn by its years: "1937-38".
func turnName(t rules.Turn) string { return turnText(t.String()).String() }

func turnText(years string) words.Text { return words.Named("cataclysm/name.turn."+years, years) }

// crisisRow is a row of the crisis tables.
func crisisRow(b *rules.Book, r engine.Ref) *rules.CrisisEvent {
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
	return b.CrisisRow(table, high, low)
}

// crisisText is the title of a row of the crisis tables, as the data have it unless the book does.
func crisisText(b *rules.Book, r engine.Ref) words.Text {
	if row := crisisRow(b, r); row != nil && row.Title != "" {
		return words.Named("cataclysm/crisis."+r.Name(), row.Title)
	}
	return counterText(rules.Crisis)
}

// crisisEffect is what the row does.
func crisisEffect(b *rules.Book, r engine.Ref) words.Text {
	if row := crisisRow(b, r); row != nil && row.Text != "" {
		return words.Named("cataclysm/crisis."+r.Name()+".effect", row.Text)
	}
	return words.Text{}
}

// signed writes a modifier: "+1", "−2", "+0".
func signed(n int) string {
	if n < 0 {
		return english.Number(n)
	}
	return "+" + english.Number(n)
}
