package bot

import (
	"interbellum/engine"
	"interbellum/engine/cataclysm"
)

// 8.4 Deployment and 3.7.2 placing: where units should stand.

// danger is what an area of ours may be lost for: its worth, by how near opposing armies are.
func (s *sight) danger(a cataclysm.Area, p cataclysm.Power) int {
	if s.dangers[p] == nil {
		s.dangers[p] = make([]int, cataclysm.AreaCount+1)
	}
	return once(&s.dangers[p][a], func() int { return s.threat(a, p) })
}

func (s *sight) threat(a cataclysm.Area, p cataclysm.Power) int {
	near, ready := s.foesBy(a, p)
	open := s.area(a).Country && s.area(a).Controller == p // to diplomacy, and to attack without a war (6.3, 9.7)
	switch {
	case near > 0 && (ready || open):
		return s.holding(a) * min(near, 3) / 3
	case near > 0:
		return s.holding(a) * min(near, 3) / 6
	case open && s.coveted(a, p):
		return s.holding(a) * 6 / 10
	}
	for _, b := range cataclysm.Board().Neighbours(a) {
		if foes, ready := s.foesBy(b.To, p); b.Via.Land && foes > 0 && ready {
			return s.holding(a) / 4 // once that falls
		}
	}
	return s.holding(a) / 50
}

// coveted tells a country that an opposing power may try diplomacy in (6.3).
func (s *sight) coveted(a cataclysm.Area, p cataclysm.Power) bool {
	for q := cataclysm.France; q <= cataclysm.PowerCount; q++ {
		if s.opposing(p, q) && !s.ours(q) && s.interested(q, a) {
			return true
		}
	}
	return false
}

// foesBy counts the opposing armies beside an area, and tells whether any may attack without
// more ado.
func (s *sight) foesBy(a cataclysm.Area, p cataclysm.Power) (near int, ready bool) {
	for _, b := range cataclysm.Board().Neighbours(a) {
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
	return near, ready
}

// post is what it is worth that a unit stands in an area, besides the others there.
func (s *sight) post(u *cataclysm.UnitView, a cataclysm.Area) int {
	land, air := 0, 0
	for _, x := range s.units[a] {
		if x.Ref != u.Ref && s.ours(x.Owner) {
			land += boolean(x.Kind.IsLand())
			air += boolean(x.Kind == cataclysm.AirForce)
		}
	}
	switch {
	case u.Kind == cataclysm.Army:
		return s.armyPost(u, a, land)
	case u.Kind == cataclysm.Fortress:
		return s.danger(a, u.Owner) / 2
	case u.Kind == cataclysm.AirForce:
		return s.airPost(u.Owner, a, air)
	case u.Kind.IsNaval():
		return s.navalPost(u, a)
	}
	return 0
}

// armyPost: an army guards an area, keeps a country from diplomacy and coups (6.3), and
// stands ready to attack.
func (s *sight) armyPost(u *cataclysm.UnitView, a cataclysm.Area, others int) int {
	worth := 0
	switch others {
	case 0:
		worth += s.danger(a, u.Owner)
		if a == u.Owner.Capital() {
			worth += 20
		}
	case 1:
		worth += s.danger(a, u.Owner) * 7 / 10
	}
	if a.Place().Delay && others < 2 {
		worth = max(worth, s.beyond(u.Owner, a)*3/4)
	}
	best := 0
	for _, near := range cataclysm.Board().Neighbours(a) {
		if !near.Via.Land || !s.mayAttack(u.Owner, near.To) {
			continue
		}
		if prize := s.prize(u.Owner, near.To) - 2*s.provoked(u.Owner, near.To); prize > best && s.odds(u, near.To) {
			best = prize
		}
	}
	return worth + best*(3-min(others, 2))/8
}

// beyond is the greatest danger to an empty area that is reached from a delay box: who is
// needed there stops on the way (2.3.5).
func (s *sight) beyond(p cataclysm.Power, from cataclysm.Area) (most int) {
	reached := s.reach(from, p)
	for i := range s.Areas {
		if a := s.Areas[i].Area; s.Areas[i].Controller == p && reached.Has(a) && !s.garrisoned(a) {
			most = max(most, s.danger(a, p))
		}
	}
	return most
}

// odds tells whether an attack by that army, and aircraft, is better than even.
func (s *sight) odds(u *cataclysm.UnitView, a cataclysm.Area) bool {
	x := strike{target: a, power: u.Owner, areas: 1, tanks: boolean(u.Up), steps: 2 + boolean(u.Up)}
	s.defence(&x)
	ways, total, _, _ := x.conquest()
	return 2*ways > total
}

// need is the greatest danger that another army could meet.
func (s *sight) need(p cataclysm.Power) int {
	return once(&s.needs[p], func() (most int) {
		for i := range s.Areas {
			if a := s.Areas[i].Area; s.Areas[i].Controller == p && !a.Place().Remote {
				land := 0
				for _, u := range s.units[a] {
					land += boolean(u.Kind == cataclysm.Army && s.ours(u.Owner) == s.ours(p))
				}
				switch land {
				case 0:
					most = max(most, s.danger(a, p))
				case 1:
					most = max(most, s.danger(a, p)*4/10)
				}
			}
		}
		return most
	})
}

// airPost: aircraft stand where they can support most (10.2).
func (s *sight) airPost(p cataclysm.Power, a cataclysm.Area, others int) int {
	worth := s.danger(a, p) / 4
	for _, near := range cataclysm.Board().Neighbours(a) {
		if !near.Via.Air || near.To.Place().IsSea() {
			continue
		}
		if s.mayAttack(p, near.To) {
			worth += max(0, s.prize(p, near.To)) / 10
		}
		if s.ours(s.area(near.To).Controller) {
			worth += s.danger(near.To, p) / 12
		}
	}
	return worth / (1 + others)
}

// navalPost: fleets stay where they are, unless a base is worth more.
func (s *sight) navalPost(u *cataclysm.UnitView, a cataclysm.Area) int {
	worth := 4 * boolean(s.area(a).Base == u.Owner)
	return worth + 2*boolean(u.Area == a)
}

// bestMove is what the best deployment of one unit is worth. Ways are not looked up: a unit
// may be asked to go further than it can, and the question will offer less.
func (s *sight) bestMove(p cataclysm.Power) int {
	best := 0
	for i := range s.Units {
		if u := &s.Units[i]; u.Owner == p {
			best = max(best, s.gainOf(u))
		}
	}
	return best
}

// worthMoving is what a deployment is worth beside other military actions.
func (s *sight) worthMoving(p cataclysm.Power) int { return min(40, s.bestMove(p)*4/10) - 2 }

// gainOf is what a unit would gain by going to the best post of ours nearby or far.
func (s *sight) gainOf(u *cataclysm.UnitView) int {
	if u.Kind != cataclysm.Army && u.Kind != cataclysm.AirForce {
		return 0
	}
	here, best := s.post(u, u.Area), 0
	reached := s.reach(u.Area, u.Owner)
	for i := range s.Areas {
		a := s.Areas[i].Area
		if s.friends(u.Owner, s.Areas[i].Controller) && a != u.Area && reached.Has(a) && s.room(u, a) {
			best = max(best, s.post(u, a)-here)
		}
	}
	return best
}

// reach is the areas that a unit of a power can deploy to from an area: over friendly land,
// and over seas within two areas of a friendly port (7.2, 7.3.1, 8.4).
func (s *sight) reach(from cataclysm.Area, p cataclysm.Power) cataclysm.Areas {
	if s.seas[p] == nil {
		s.seas[p] = s.sailed(p)
	}
	seen := cataclysm.AreasOf(from)
	list := []cataclysm.Area{from}
	for i := 0; i < len(list); i++ {
		for _, near := range cataclysm.Board().Neighbours(list[i]) {
			open := near.Via.Land && s.friends(p, s.area(near.To).Controller) ||
				near.Via.Naval && (s.seas[p].Has(near.To) || s.seas[p].Has(list[i]) && s.friends(p, s.area(near.To).Controller))
			if open && !seen.Has(near.To) {
				seen.Add(near.To)
				list = append(list, near.To)
			}
		}
	}
	return seen
}

// sailed is the sea areas within naval range of a power's ports where no enemy ships lie.
func (s *sight) sailed(p cataclysm.Power) *cataclysm.Areas {
	var found cataclysm.Areas
	var ring []cataclysm.Area
	for i := range s.Areas {
		if x := &s.Areas[i]; s.friends(p, x.Controller) || x.Base == p {
			ring = append(ring, x.Area)
		}
	}
	for range 2 {
		var next []cataclysm.Area
		for _, a := range ring {
			for _, near := range cataclysm.Board().Neighbours(a) {
				if near.Via.Naval && near.To.Place().IsSea() && !found.Has(near.To) && !s.barred(near.To, p) {
					found.Add(near.To)
					next = append(next, near.To)
				}
			}
		}
		ring = next
	}
	return &found
}

// barred tells seas where an enemy's ships lie (7.2.2).
func (s *sight) barred(a cataclysm.Area, p cataclysm.Power) bool {
	for _, u := range s.units[a] {
		if u.Kind.IsNaval() && s.atWar(p, u.Owner) {
			return true
		}
	}
	return false
}

// room tells whether the occupation limit leaves a place for the unit (7.1.1).
func (s *sight) room(u *cataclysm.UnitView, a cataclysm.Area) bool {
	n, most := 0, 2
	if a.Place().Restricted {
		most = 1
	}
	for _, x := range s.units[a] {
		n += boolean(x.Ref != u.Ref && s.ours(x.Owner) && x.Kind.IsLand() == u.Kind.IsLand() && x.Kind.IsAir() == u.Kind.IsAir())
	}
	return n < most
}

// deploy picks the unit that gains most by going elsewhere.
func (s *sight) deploy(c engine.Choice) int {
	switch c.Verb {
	case "done":
		return 6
	case "withdraw":
		return -wander
	}
	if gain := s.gainOf(s.unit(c.On)); gain > 6 {
		return gain
	}
	return -wander
}

// wander is what it costs to move a unit for nothing: it must be brought back, or is missed.
const wander = 40

// deployTo picks the best post that the unit can reach.
func (s *sight) deployTo(c engine.Choice) int {
	u := s.unit(s.asked.About)
	if c.Verb == "done" {
		return s.post(u, u.Area) + 1
	}
	return s.post(u, areaOf(c.On))
}

// place puts a new unit where it does most good.
func (s *sight) place(c engine.Choice) int {
	u := cataclysm.UnitView{Owner: s.me, Kind: kindOf(s.asked.About)}
	return s.post(&u, areaOf(c.On))
}

// upgrade turns over the unit that stands where most is to be gained or lost (3.7.3).
func (s *sight) upgrade(c engine.Choice) int {
	u := *s.unit(c.On)
	u.Up = true
	return s.post(&u, u.Area)
}
