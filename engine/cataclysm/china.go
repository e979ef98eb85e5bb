package cataclysm

import (
	"slices"

	"interbellum/engine"
)

// 11.4 Chinese Civil War. Its state is the marker on the table, the Chinese armies and the
// aid under each of them. The factions are those of a civil war: the Chinese
// Communists are the left faction, the Guomindang the right.
const (
	ChiCom     = Left
	Guomindang = Right
)

// ChinaStatus is the side of the Chinese Civil War marker (11.4.4), or ChinaOver once the war has
// given way to influence (11.4.5).
type ChinaStatus uint8

const (
	NoChina ChinaStatus = iota // China is on no map in play
	ChinaActive
	ChinaInactive
	ChinaOver
)

var chinaSlugs = []string{"", "active", "inactive", "over"}

func (c ChinaStatus) String() string { return slugOf(chinaSlugs, c) }

// chinaRef names the war as a whole.
const chinaRef = engine.Ref("china")

// chineseID is the id of the Chinese army in a country. An army that retreats takes the id of its
// new country, since no country holds two (11.4.1).
func chineseID(a Area) UnitID { return UnitID{Owner: Neutral, Kind: MinorArmy, N: uint8(a)} }

// chinese is the Chinese army in the area, or nil.
func (t *Table) chinese(a Area) *Unit {
	if t.China == NoChina || a == Nowhere || a > AreaCount || !t.Place(a).China {
		return nil
	}
	return t.unit(chineseID(a))
}

// chineseFaction is the faction whose army stands in the area.
func (t *Table) chineseFaction(a Area) Faction {
	if u := t.chinese(a); u != nil {
		return u.Faction
	}
	return NoFaction
}

// chineseAreas is the set of countries with an army of the faction.
func (t *Table) chineseAreas(s Faction) (set Areas) {
	for i := len(t.Units) - 1; i >= 0 && t.Units[i].Owner == Neutral; i-- { // they come last
		if u := &t.Units[i]; u.Faction == s && s != NoFaction {
			set.Add(u.At)
		}
	}
	return set
}

func (t *Table) chineseArmies(s Faction) int {
	set := t.chineseAreas(s)
	return set.Len()
}

// placeChineseArmy puts a Chinese army of the faction into a country that has none.
func (t *Table) placeChineseArmy(a Area, s Faction, rule engine.Rule) events {
	t.Boxes[Neutral][OutOfGame][MinorArmy]--
	t.insert(Unit{UnitID: chineseID(a), At: a, Faction: s})
	return events{say("chinese-army", rule, NoPower, areaRef(a), factionRef(s), 0)}
}

// moveChineseArmy moves a Chinese army to another country; its aid goes with it (11.4.1).
func (t *Table) moveChineseArmy(from, to Area) {
	s := t.chineseFaction(from)
	t.remove(chineseID(from), OutOfGame)
	t.Boxes[Neutral][OutOfGame][MinorArmy]--
	t.insert(Unit{UnitID: chineseID(to), At: to, Faction: s})
	var moved []Aid
	t.Aid = slices.DeleteFunc(t.Aid, func(x Aid) bool {
		if x.Area == from && x.Faction == s {
			moved = append(moved, x)
			return true
		}
		return false
	})
	for _, x := range moved {
		for range x.N {
			t.addAid(x.Power, to, s)
		}
	}
}

// chineseRetreats is where a Chinese army may retreat to: adjacent uncontrolled Chinese countries
// without an army (11.4.1).
func (t *Table) chineseRetreats(from Area) (set Areas) {
	for _, a := range t.passages.land[from].List() {
		if t.Place(a).China && t.inPlay(a) && t.chinese(a) == nil && t.controller(a) == NoPower {
			set.Add(a)
		}
	}
	return set
}

// checkChina returns aid whose army is gone (11.4.1), and ends the war as soon as only one faction
// has an army left (11.4.5): each patron of a Chinese army leaves one marker as influence on all
// of China.
func (t *Table) checkChina() (seen events) {
	if t.China != ChinaActive && t.China != ChinaInactive {
		return nil
	}
	left, right := t.chineseAreas(Left), t.chineseAreas(Right)
	for s, held := range []Areas{Left: left, Right: right} {
		orphan := func(x Aid) bool {
			return x.Faction == Faction(s) && s > 0 && t.Place(x.Area).China && !held.Has(x.Area)
		}
		for i := slices.IndexFunc(t.Aid, orphan); i >= 0; i = slices.IndexFunc(t.Aid, orphan) {
			seen = append(seen, t.returnAllAid(Faction(s), t.Aid[i].Area)...)
		}
	}
	if !isEmpty(left) && !isEmpty(right) {
		return seen
	}
	winner := Left
	if !isEmpty(right) {
		winner = Right
	}
	t.China = ChinaOver
	seen = append(seen, say("china-over", "11.4.5", NoPower, chinaRef, factionRef(winner), 0))
	var patrons Powers
	for _, a := range t.ChineseCountries() {
		patrons |= t.patrons(winner, a)
		seen = append(seen, t.returnAllAid(winner, a)...)
	}
	for _, p := range patrons.List() {
		t.move(p, Offensive, Available, OnMap)
		seen = append(seen, say("influence", "11.4.5", p, chinaRef, "", 1))
	}
	t.ChinaInfluence = patrons
	return seen
}

// chinaInfluence reports whether p has influence on the Chinese army in the area (11.4.5).
func (t *Table) chinaInfluence(p Power, a Area) bool {
	return t.ChinaInfluence.Has(p) && t.chinese(a) != nil
}

// returnChinaInfluence gives a power its influence on China back.
func (t *Table) returnChinaInfluence(p Power) events {
	if !t.ChinaInfluence.Has(p) {
		return nil
	}
	t.ChinaInfluence = t.ChinaInfluence.Without(p)
	t.giveBack(p, Offensive, OnMap)
	return events{say("aid-returned", "11.4.5", p, chinaRef, "", 1)}
}
