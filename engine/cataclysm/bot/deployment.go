package bot

import (
	"slices"

	"interbellum/engine"
	"interbellum/engine/cataclysm"
)

// 8.4 Deployment and 3.7.2 placing: where units should stand.

// lossRisk is the worth of an area of our side, weighted by how near opposing armies are.
func (s *situation) lossRisk(a cataclysm.Area, p cataclysm.Power) int {
	if s.lossRisks[p] == nil {
		s.lossRisks[p] = make([]int, cataclysm.AreaCount+1)
	}
	return memo(&s.lossRisks[p][a], func() int { return s.findLossRisk(a, p) })
}

func (s *situation) findLossRisk(a cataclysm.Area, p cataclysm.Power) int {
	near, ready := s.opposingArmiesBeside(a, p)
	worth, open := 0, s.area(a).Country && s.area(a).Controller == p // to diplomacy, and to attack without a war (6.3, 9.7)
	if open {
		worth = s.defenceValue(a) * (100 - s.keepChance(p, a, false)) / 100
	}
	switch {
	case near > 0 && (ready || open):
		return max(worth, s.defenceValue(a)*min(near, 3)/3)
	case near > 0:
		return s.defenceValue(a) * min(near, 3) / 6
	case worth > 0:
		return worth
	}
	for _, b := range s.Board().Neighbours(a) {
		if foes, ready := s.opposingArmiesBeside(b.To, p); b.Via.Land && foes > 0 && ready {
			return s.defenceValue(a) / 4 // it is next if that area is lost
		}
	}
	return s.defenceValue(a) / 50
}

// opposingArmiesBeside counts the opposing armies next to an area, an enemy's that may land there as one, and reports whether any may
// attack now.
func (s *situation) opposingArmiesBeside(a cataclysm.Area, p cataclysm.Power) (near int, ready bool) {
	for _, b := range s.Board().Neighbours(a) {
		if !b.Via.Land {
			continue
		}
		for _, u := range s.units[b.To] {
			if u.Kind == cataclysm.Army && s.opposing(p, u.Owner) {
				near++
				ready = ready || s.atWar(p, u.Owner) || s.power(u.Owner).Commitment >= cataclysm.Mobilization
			}
		}
	}
	if near == 0 && s.landsOn(a, p) {
		return 1, true
	}
	return near, ready
}

// stationWorth is what it is worth to station a unit in an area, given the other units there.
func (s *situation) stationWorth(u *cataclysm.UnitView, a cataclysm.Area) int {
	land, air := 0, 0
	for _, x := range s.units[a] {
		if x.Ref != u.Ref && s.ours(x.Owner) {
			land += toInt(x.Kind.IsLand())
			air += toInt(x.Kind == cataclysm.AirForce)
		}
	}
	switch {
	case u.Kind == cataclysm.Army:
		return s.armyStation(u, a, land)
	case u.Kind == cataclysm.Fortress:
		return s.lossRisk(a, u.Owner) / 2
	case u.Kind == cataclysm.AirForce:
		return s.airStation(u.Owner, a, air)
	case u.Kind.IsNaval():
		return s.navalStation(u, a)
	}
	return 0
}

// armyStation is what an army is worth in an area: it guards the area, protects a country from
// diplomacy and coups (6.3), and is ready to attack.
func (s *situation) armyStation(u *cataclysm.UnitView, a cataclysm.Area, others int) int {
	worth := 0
	switch others {
	case 0:
		worth += s.lossRisk(a, u.Owner)
		if a == s.Capital(u.Owner) {
			worth += 20
			if s.lossRisk(a, u.Owner) >= s.defenceValue(a)/4 { // an enemy is beside it, or could be
				worth += s.defenceValue(a) // no other station is worth it
			}
		}
	case 1:
		worth += s.lossRisk(a, u.Owner) * 7 / 10
	}
	if s.Place(a).Delay && others < 2 && u.Area != a { // one that is there already goes on
		worth = max(worth, s.greatestRiskBeyond(u, a)*3/4)
	}
	best := 0
	for _, near := range s.Board().Neighbours(a) {
		if !near.Via.Land || !s.mayAttack(u.Owner, near.To) {
			continue
		}
		if prize := s.captureValue(u.Owner, near.To) - 2*s.provocationCost(u.Owner, near.To); prize > best && s.favourableAttack(u, a, near.To) {
			best = prize
		}
	}
	for _, near := range s.Board().Neighbours(a) {
		if near.Via.Adjacent() && s.Place(near.To).IsSea() && s.ferries(u.Owner, near.To, nil) {
			best = max(best, s.landingPrize(u, a, near.To))
		}
	}
	return worth + best*(3-min(others, 2))/8
}

// greatestRiskBeyond is the greatest risk to an empty area that an army can reach from a delay box:
// if it is needed there, it stops on the way (2.3.5).
func (s *situation) greatestRiskBeyond(u *cataclysm.UnitView, from cataclysm.Area) (most int) {
	p := u.Owner
	reached := s.reach(from, p)
	for i := range s.Areas {
		if a := s.Areas[i].Area; s.Areas[i].Controller == p && reached.Has(a) && !s.garrisoned(a) && s.hasRoom(u, a) {
			most = max(most, s.lossRisk(a, p))
		}
	}
	return most
}

// attackBy is an attack by that army alone.
func (s *situation) attackBy(u *cataclysm.UnitView, from, target cataclysm.Area) attack {
	x := attack{target: target, power: u.Owner, areas: 1, tanks: toInt(u.Upgraded), steps: 2 + toInt(u.Upgraded)}
	x.combat.Limited[0] = s.limited(u.Owner, from)
	return x
}

// favourableAttack reports whether an attack by that army from an area, and aircraft, wins more often than not.
func (s *situation) favourableAttack(u *cataclysm.UnitView, from, target cataclysm.Area) bool {
	x := s.attackBy(u, from, target)
	s.addDefence(&x)
	ways, total, _, _ := x.conquestChances()
	return 2*ways > total
}

// greatestRisk is the greatest risk that another army could meet.
func (s *situation) greatestRisk(p cataclysm.Power) int {
	return memo(&s.greatestRisks[p], func() (most int) {
		for i := range s.Areas {
			if a := s.Areas[i].Area; s.Areas[i].Controller == p && !s.Place(a).Remote {
				land := 0
				for _, u := range s.units[a] {
					land += toInt(u.Kind == cataclysm.Army && s.ours(u.Owner) == s.ours(p))
				}
				switch land {
				case 0:
					most = max(most, s.lossRisk(a, p))
				case 1:
					most = max(most, s.lossRisk(a, p)*4/10)
				}
			}
		}
		return most
	})
}

// airStation is what an air force is worth in an area: it should support as much as possible
// (10.2).
func (s *situation) airStation(p cataclysm.Power, a cataclysm.Area, others int) int {
	worth := s.lossRisk(a, p) / 4
	for _, near := range s.Board().Neighbours(a) {
		if !near.Via.Air || s.Place(near.To).IsSea() {
			continue
		}
		if s.mayAttack(p, near.To) {
			worth += max(0, s.captureValue(p, near.To)) / 10
		}
		if s.ours(s.area(near.To).Controller) {
			worth += s.lossRisk(near.To, p) / 12
		}
	}
	return worth / (1 + others)
}

// navalStation keeps fleets where they are, unless a base is worth more, or one at sea can take an army across.
func (s *situation) navalStation(u *cataclysm.UnitView, a cataclysm.Area) int {
	worth := 4 * toInt(s.area(a).Base == u.Owner)
	if u.Kind == cataclysm.Fleet && s.Place(a).IsSea() && !s.ferries(u.Owner, a, u) {
		worth += s.ferryWorth(u.Owner, a) / 2
	}
	return worth + 2*toInt(u.Area == a)
}

// bestMove is what the best deployment of one unit is worth. It does not check every border: a
// unit may not be able to go that far, and the question will then offer less.
func (s *situation) bestMove(p cataclysm.Power) int {
	best := 0
	for i := range s.Units {
		if u := &s.Units[i]; u.Owner == p {
			best = max(best, s.moveGain(u))
		}
	}
	return best
}

// deploymentWorth is what a deployment is worth compared with other military actions: more if the capital lies open.
func (s *situation) deploymentWorth(p cataclysm.Power) int {
	most := 40
	if a := s.Capital(p); s.area(a).Controller == p && !s.garrisoned(a) {
		if _, ready := s.opposingArmiesBeside(a, p); ready {
			most = 2 * point
		}
	}
	gain := s.bestMove(p)
	if gain <= worthMoving {
		gain = 0 // no unit would move
	}
	return min(most, gain*4/10) - 2
}

// moveGain is what a unit would gain by moving to its best station: nothing if it has moved in the same offensive, where it would go back.
func (s *situation) moveGain(u *cataclysm.UnitView) int {
	if u.Deployed {
		return 0
	}
	if u.Kind == cataclysm.Fleet {
		return s.ferryGain(u)
	}
	if u.Kind != cataclysm.Army && u.Kind != cataclysm.AirForce {
		return 0
	}
	here, best := s.stationWorth(u, u.Area), 0
	reached := s.reach(u.Area, u.Owner)
	for i := range s.Areas {
		a := s.Areas[i].Area
		if a != u.Area && reached.Has(a) && !s.Place(a).IsSea() && s.hasRoom(u, a) {
			best = max(best, s.stationWorth(u, a)-here)
		}
	}
	return best
}

// reach is the areas that a unit of a power can deploy to from an area: over friendly land, and
// over seas within two areas of a friendly port (7.2, 7.3.1, 8.4).
func (s *situation) reach(from cataclysm.Area, p cataclysm.Power) cataclysm.Areas {
	seas := s.navalReach(p)
	stops := func(a cataclysm.Area) bool { return s.Place(a).Delay } // 2.3.5
	return cataclysm.AreasOf(s.spread([]cataclysm.Area{from}, stops, func(a cataclysm.Area, near cataclysm.Border) bool {
		return near.Via.Land && s.mayEnter(p, near.To) || near.Via.Naval && (seas.Has(near.To) || seas.Has(a) && s.mayEnter(p, near.To))
	})...)
}

// mayEnter reports whether units of a power may enter a land area: a friendly one, but no remote one of another power (2.2.8).
func (s *situation) mayEnter(p cataclysm.Power, a cataclysm.Area) bool {
	return s.isFriendly(p, a) && (s.area(a).Controller == p || !s.Place(a).Remote)
}

// spread lists some areas, and all that can be come to from them step by step, the nearer ones first. One that stops is entered and not left.
func (s *situation) spread(from []cataclysm.Area, stops func(cataclysm.Area) bool, open func(cataclysm.Area, cataclysm.Border) bool) []cataclysm.Area {
	seen, list := cataclysm.AreasOf(from...), slices.Clone(from)
	for i := 0; i < len(list); i++ {
		if i >= len(from) && stops(list[i]) {
			continue
		}
		for _, near := range s.Board().Neighbours(list[i]) {
			if !seen.Has(near.To) && open(list[i], near) {
				seen.Add(near.To)
				list = append(list, near.To)
			}
		}
	}
	return list
}

// navalReach is the sea areas of seasInRange, found once.
func (s *situation) navalReach(p cataclysm.Power) *cataclysm.Areas {
	if s.openSeas[p] == nil {
		s.openSeas[p] = s.seasInRange(p)
	}
	return s.openSeas[p]
}

// seasInRange is the sea areas within naval range of a power's ports that no enemy holds.
func (s *situation) seasInRange(p cataclysm.Power) *cataclysm.Areas {
	var found cataclysm.Areas
	var ring []cataclysm.Area
	for i := range s.Areas {
		if x := &s.Areas[i]; s.isFriendly(p, x.Area) || x.Base == p {
			ring = append(ring, x.Area)
		}
	}
	for range 2 {
		var next []cataclysm.Area
		for _, a := range ring {
			for _, near := range s.Board().Neighbours(a) {
				if near.Via.Naval && s.Place(near.To).IsSea() && !found.Has(near.To) && !s.holdsEnemies(near.To, p) {
					found.Add(near.To)
					next = append(next, near.To)
				}
			}
		}
		ring = next
	}
	return &found
}

// holdsEnemies reports whether an enemy's ships or strategic air force are in the sea area (7.2.2).
func (s *situation) holdsEnemies(a cataclysm.Area, p cataclysm.Power) bool {
	for _, u := range s.units[a] {
		if u.Kind.HoldsSea(u.Upgraded) && s.atWar(p, u.Owner) {
			return true
		}
	}
	return false
}

// hasRoom reports whether the unit may stop in the area: the occupation limit has room for it, no opposing unit is there (7.1, 7.1.1), and
// an army of a neutral United States stays at home (12.2.2).
func (s *situation) hasRoom(u *cataclysm.UnitView, a cataclysm.Area) bool {
	if u.Owner == cataclysm.US && u.Kind == cataclysm.Army && !s.power(u.Owner).Belligerent && (s.Place(a).Owner != u.Owner || !s.Place(a).IsHome()) {
		return false
	}
	n, most := 0, 2
	if s.Place(a).Restricted {
		most = 1
	}
	for _, x := range s.units[a] {
		if !s.sameIdeology(u.Owner, x.Owner) {
			return false
		}
		n += toInt(x.Ref != u.Ref && x.Kind.IsLand() == u.Kind.IsLand() && x.Kind.IsAir() == u.Kind.IsAir())
	}
	return n < most
}

// deploy picks the unit that gains most by moving, each once: what it gains is that of its best station, and where a unit has been in
// this action it may not go again (8.4).
func (s *situation) deploy(c engine.Choice) int {
	switch c.Verb {
	case "done":
		return worthMoving
	case "withdraw":
		return -pointlessMove
	}
	if gain := s.moveGain(s.unit(c.On)); gain > worthMoving && !s.deployed(c.On) {
		return gain
	}
	return -pointlessMove
}

// deployed reports whether the unit has moved in the deployment under way.
func (s *situation) deployed(u engine.Ref) bool {
	return slices.ContainsFunc(s.Steps, func(x cataclysm.StepInfo) bool { return x.Step == "deployment" && slices.Contains(x.Units, u) })
}

// worthMoving is the least gain for which a unit is moved: for less it would go back after the next change nearby.
const worthMoving = 30

// pointlessMove is the cost of moving a unit for nothing: it must come back, or is missed.
const pointlessMove = 40

// deployTo picks the best station that the unit can reach.
func (s *situation) deployTo(c engine.Choice) int {
	u := s.unit(s.asked.About)
	if c.Verb == "done" {
		return s.stationWorth(u, u.Area) + 1
	}
	return s.stationWorth(u, cataclysm.AreaOf(c.On))
}

// place puts a new unit at its best station.
func (s *situation) place(c engine.Choice) int {
	u := cataclysm.UnitView{Owner: s.me, Kind: kindOf(s.asked.About)}
	return s.stationWorth(&u, cataclysm.AreaOf(c.On))
}

// upgrade flips the unit at the most important station (3.7.3).
func (s *situation) upgrade(c engine.Choice) int {
	u := *s.unit(c.On)
	u.Upgraded = true
	return s.stationWorth(&u, u.Area)
}
