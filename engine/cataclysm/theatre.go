package cataclysm

// A theatre is the map as one power may use it now: the ports and airfields that are open to
// it, the waters that its enemies hold, how full each area is. It is made for every question,
// so it is never out of date.
type theatre struct {
	t           *Table
	power       Power
	friends     Powers
	enemies     Powers
	belligerent bool

	friendly     Areas // land and mixed areas of the power and its friends (1.1)
	enterable    Areas // those of them that its units may enter (2.2.8)
	special      Areas // with a special British base that it may use (2.3.3)
	logistics    Areas // with a friendly logistics unit (7.1.4)
	unrestricted Areas // restricted areas that do not restrict the power (7.1.4, 12.3.1)
	delayBoxes   Areas // where its way and its lines end (2.3.5)
	ports        Areas // friendly port areas, as berths (2.2.2)
	airfields    Areas // friendly airfield areas

	besidePort     Areas // sea areas next to a friendly port
	withinTwoSeas  Areas // sea areas up to two sea or mixed areas away from one (7.1.2)
	inRange        Areas // sea areas within naval range of one (7.3.1)
	besideAirfield Areas // sea areas next to a friendly airfield
	enemyWaters    Areas // with an enemy naval unit or strategic air force (7.2.2)
	enemyAirspace  Areas // with an enemy air unit (7.2.3)
	hostile        Areas // land and mixed areas of enemies
	withOpponents  Areas // with a unit of an opposing power
	nonFriendly    Areas // with a unit of its own ideology that is not friendly

	counts [AreaCount + 1]unitCounts // the units of its ideology, and minor armies
}

// unitCounts counts the units in one area by the classes of the limits (7.1).
type unitCounts struct{ land, fortress, naval, air, logistics uint8 }

// theatre surveys the map for a power. The unit skip, if it is on the map, is not counted.
func (t *Table) theatre(p Power, skip UnitID) *theatre { return t.theatreAgainst(p, 0, skip) }

// theatreAgainst is the map as it will be once the power is also at war with those foes.
func (t *Table) theatreAgainst(p Power, foes Powers, skip UnitID) *theatre {
	th := &theatre{t: t, power: p, friends: t.friends(p), enemies: t.enemies(p).Or(foes), belligerent: t.belligerent(p)}
	th.surveyAreas()
	th.surveyUnits(skip)
	th.surveyTerrain()
	th.surveyRange()
	return th
}

// surveyAreas finds the controllers of the areas. A port area is a friendly coast or naval base,
// an airfield area friendly land or any base (2.2.2).
func (th *theatre) surveyAreas() {
	t, enemies := th.t, th.enemies
	places := &t.atlas.places
	for a := Area(1); a <= AreaCount; a++ {
		pl := &places[a]
		if !t.Maps.has(pl.Map) {
			continue
		}
		if pl.IsSea() {
			if pl.Base != NoBase && th.friends.Has(t.Areas[a].Base) {
				th.airfields.Add(a)
				if pl.Base == NavalBase {
					th.ports.Add(a)
				}
			}
			continue
		}
		c := t.controllerOf(pl, &t.Areas[a])
		switch {
		case th.friends.Has(c) && t.chinese(a) != nil: // controlled, but not friendly (11.4.2)
		case th.friends.Has(c):
			th.friendly.Add(a)
			th.airfields.Add(a)
			if pl.Coastal {
				addBerths(a, &th.ports)
			}
			if !pl.Remote || c == th.power {
				th.enterable.Add(a)
			}
		case c == NoPower && t.Areas[a].SpecialBase && th.friends.Has(UK):
			th.special.Add(a)
			th.airfields.Add(a)
			th.ports.Add(specialBerth(a))
		case enemies.Has(c):
			th.hostile.Add(a)
		}
	}
}

// specialBerth is the berth at a special British base: Gibraltar is on the south coast of Spain
// (2.3.3).
func specialBerth(a Area) berth { return berthAt(a, SouthCoast) }

func (th *theatre) surveyUnits(skip UnitID) {
	t, p := th.t, th.power
	enemies, side := th.enemies, t.ideology(p)
	for i := range t.Units {
		u := &t.Units[i]
		if u.UnitID == skip {
			continue
		}
		own := u.Kind == MinorArmy || t.ideology(u.Owner) == side
		if own {
			th.counts[u.At].add(u.Kind)
		}
		switch {
		case u.Kind == MinorArmy:
		case th.friends.Has(u.Owner):
			if u.Kind == Logistics {
				th.logistics.Add(u.At)
			}
		case own:
			th.nonFriendly.Add(u.At)
		default:
			th.withOpponents.Add(u.At)
			if !enemies.Has(u.Owner) {
				continue
			}
			if u.Kind.IsAir() {
				th.enemyAirspace.Add(u.At)
			}
			if u.Kind.HoldsSea(u.Upgraded) {
				th.enemyWaters.Add(u.At)
			}
		}
	}
}

func (c *unitCounts) add(k Kind) {
	switch {
	case k == Fortress:
		c.fortress++
		c.land++
	case k == Army, k == MinorArmy:
		c.land++
	case k.IsNaval():
		c.naval++
	case k.IsAir():
		c.air++
	case k == Logistics:
		c.logistics++
	}
}

// surveyTerrain finds restricted areas that do not restrict the power and delay boxes: logistics
// units negate restricted terrain, General Winter does so for the Soviet Union at home, and the
// railroad in Asia, where it also opens the Urals to all (12.3.1).
func (th *theatre) surveyTerrain() {
	th.unrestricted, th.delayBoxes = th.logistics, th.t.passages.delay
	if th.t.Markers.Has(TransSiberianRailroad) {
		th.delayBoxes.Remove(urals)
	}
	if th.power != USSR {
		return
	}
	for _, a := range th.t.passages.restricted.List() {
		if th.t.ignoresRestricted(USSR, a) {
			th.unrestricted.Add(a)
		}
	}
}

func (th *theatre) surveyRange() {
	ships := th.t.passages.ships[:]
	open := intersection(th.t.passages.sea, th.t.seas())
	th.besidePort = intersection(neighboursOf(th.ports, ships), open)
	th.inRange = reachableFrom(th.ports, ships, open, open, 2)
	th.inRange = union(th.inRange, intersection(th.ports, open))
	water := union(open, th.t.passages.mixed)
	th.withinTwoSeas = intersection(reachableFrom(th.ports, ships, water, water, 2), open)
	th.besideAirfield = intersection(neighboursOf(th.airfields, th.t.passages.air[:]), open)
}

// seas is the sea areas of the maps in play.
func (t *Table) seas() (set Areas) {
	for m, waters := range t.passages.waters {
		if t.Maps.has(Map(m)) {
			set = union(set, waters)
		}
	}
	return set
}

// waters is the sea areas that naval movement of the power may enter: within range of a friendly
// port at all times (7.3) and not held by enemies. Submarines pass those (7.2.2).
func (th *theatre) waters(k Kind) Areas {
	if k == Submarine {
		return th.inRange
	}
	return difference(th.inRange, th.enemyWaters)
}
