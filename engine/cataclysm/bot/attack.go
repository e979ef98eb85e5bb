package bot

import (
	"interbellum/engine"
	"interbellum/engine/cataclysm"
)

// 8.0 and 9.0: what military actions are worth, and which force carries them out.

// An attack is a land operation as far as the board shows it: the units that could take part
// on either side, and what its combat depends on (10.4).
type attack struct {
	target         cataclysm.Area
	power          cataclysm.Power
	areas          int // areas that the attackers come from, each for one action
	tanks, steps   int // of the attackers
	exposed        int // what enemies could take where they leave
	air, foeAir    int // aircraft that can support each side
	foes, foeTanks int // land units and tank armies of the defence
	foeSteps       int
	combat         cataclysm.CombatFacts // without the numbers above
	surprise       bool
	defender       cataclysm.Power
}

// bestAttack is the best land operation of a power on an area with so many actions.
func (s *situation) bestAttack(p cataclysm.Power, a cataclysm.Area, actions int) (x attack) {
	x = attack{target: a, power: p}
	best := s.attackers(&x)
	n := 0
	for n < 2 && x.areas < actions && len(best) > 0 {
		at := 0
		for i := range best {
			if best[i].steps > best[at].steps || best[i].steps == best[at].steps && best[at].limited && !best[i].limited {
				at = i
			}
		}
		if x.areas > 0 && best[at].limited && !x.combat.Limited[0] {
			break // all would fight in limited supply
		}
		n += best[at].n
		x.areas++
		x.tanks += best[at].tanks
		x.steps += best[at].steps
		x.exposed += best[at].exposed
		x.combat.Limited[0] = x.combat.Limited[0] || best[at].limited
		best = append(best[:at], best[at+1:]...)
		if n == 1 && x.areas == 1 && actions > 1 && len(best) > 0 && s.area(a).Controller == cataclysm.NoPower {
			break // one army is enough against a country: the other action is better spent
		}
	}
	s.addDefence(&x)
	return x
}

// An armyGroup is the armies in an area that could attack from there, two at most.
type armyGroup struct {
	tanks, steps, n, exposed int
	limited                  bool // whether they fight in limited supply (9.6)
}

// attackers lists those beside the target, and counts the aircraft that could help them.
func (s *situation) attackers(x *attack) (list []armyGroup) {
	x.combat.Strait = true
	for _, near := range s.Board().Neighbours(x.target) {
		if near.Via.Land {
			if from := s.armiesIn(x.power, near.To, x.target); from.n > 0 {
				from.exposed, from.limited = s.exposedBy(x.power, near.To, x.target, from.n), s.limited(x.power, near.To)
				list = append(list, from)
				x.combat.Strait = x.combat.Strait && near.Via.Kind == cataclysm.Strait
			}
		}
		for _, u := range s.units[near.To] {
			x.air += toInt(near.Via.Air && u.Kind == cataclysm.AirForce && s.friends(x.power, u.Owner))
		}
	}
	return list
}

// armiesIn is the armies of a power that could leave an area to attack another.
func (s *situation) armiesIn(p cataclysm.Power, a, target cataclysm.Area) (from armyGroup) {
	free := s.freeToLeave(a, target)
	for _, u := range s.units[a] {
		if u.Owner == p && u.Kind == cataclysm.Army && !u.Deployed && from.n < free {
			from.n++
			from.steps += 1 + toInt(u.Upgraded)
			from.tanks += toInt(u.Upgraded)
		}
	}
	return from
}

// addDefence counts the units there, and those that could support them (10.2).
func (s *situation) addDefence(x *attack) {
	owner := s.area(x.target).Controller
	country := s.area(x.target).Country && !s.garrisoned(x.target)
	x.defender = owner
	if country {
		x.defender = cataclysm.Neutral
	}
	for _, u := range s.units[x.target] {
		if u.Kind == cataclysm.Fortress {
			x.combat.Fortress = true
		}
		if u.Kind.IsLand() || u.Kind == cataclysm.MinorArmy {
			x.foes++
			x.foeSteps += 1 + toInt(u.Upgraded)
			x.foeTanks += toInt(u.Upgraded && u.Kind == cataclysm.Army)
			x.combat.Limited[1] = x.combat.Limited[1] || u.Kind.IsLand() && s.limited(u.Owner, x.target)
		}
		x.foeAir += toInt(u.Kind == cataclysm.AirForce && s.opposing(x.power, u.Owner))
	}
	for _, near := range s.Board().Neighbours(x.target) {
		for _, u := range s.units[near.To] {
			helps := near.Via.Air && u.Kind == cataclysm.AirForce && owner != cataclysm.NoPower && s.friends(owner, u.Owner)
			x.foeAir += toInt(helps && (!country || s.atWar(x.power, u.Owner)))
		}
	}
	x.surprise = !country && s.opposing(x.power, owner) && !s.atWar(x.power, owner)
	s.addConditions(x)
}

// addConditions adds what else the dice depend on (10.4).
func (s *situation) addConditions(x *attack) {
	for i := range s.Ideologies {
		if x.surprise && s.Ideologies[i].Ideology == s.power(x.defender).Ideology && !s.Ideologies[i].NoSurprise {
			x.combat.Surprised = true
		}
	}
	c := s.area(x.target)
	x.combat.Aid = c.CivilWar && len(c.Aid) > 0 // 9.7.1
	x.combat.Adverse = s.Place(x.target).Adverse
	for side, p := range []cataclysm.Power{x.power, x.defender} {
		if p <= cataclysm.PowerCount {
			x.combat.Purges[side] = cataclysm.WeakenedByPurges(s.power(p).Posture, s.power(p).Ideology)
		}
	}
}

// facts is what the dice of the land combat depend on, with the aircraft that will probably
// support it.
func (x *attack) facts() cataclysm.CombatFacts {
	c := x.combat
	c.Kind, c.Air = "land", cataclysm.AirLead(x.air, x.foeAir)
	c.Units, c.Upgraded = [2]int{1, x.foes}, [2]int{x.tanks, x.foeTanks}
	return c
}

// odds is the land combat by the rules' own dice (10.4).
func (x *attack) odds() cataclysm.Chances {
	c := x.facts()
	return oddsOf(c.Dice(0), c.Bonus(0), c.Dice(1), c.Bonus(1))
}

// conquestChances counts the ways in which only the attackers remain (10.9.1), out of all, and the
// expected losses of each side in hundredths of a step.
func (x *attack) conquestChances() (ways, total, lostA, lostB int) {
	c := x.odds()
	at := func(list []int, n int) int {
		if n < len(list) {
			return list[n]
		}
		return 0
	}
	for n := range c.LossesB {
		w := at(c.LossesB, n)
		if n == 1 {
			w -= c.Tie
		}
		if n >= 1 && n >= x.foeSteps {
			ways += w
		} else if n >= 1 && x.foeSteps-n <= 1 && x.defender <= cataclysm.PowerCount {
			ways += w / 2 // it may retreat
		}
	}
	if x.foeSteps <= 1 && x.steps >= 2 {
		ways += c.Tie
	}
	if x.foeSteps == 0 {
		for n := 1; n < x.steps; n++ {
			w := at(c.LossesA, n)
			if n == 1 {
				w -= c.Tie
			}
			ways += w
		}
	}
	return ways, c.Total, 100 * min(c.SumA, x.steps*c.Total) / c.Total, 100 * min(c.SumB, x.foeSteps*c.Total) / c.Total
}

// attackWorth is what an attack is worth, including all its consequences.
func (s *situation) attackWorth(x attack) int {
	if x.steps == 0 {
		return -point
	}
	ways, total, lostA, lostB := x.conquestChances()
	if s.power(x.power).Ideology == cataclysm.Democracy && x.defender == cataclysm.Neutral && !s.atWar(x.power, s.area(x.target).Controller) {
		pass, all := s.checkChances(x.power, 0, 0) // 9.7
		ways, total = ways*pass, total*all
	}
	provoked := s.provocationCost(x.power, x.target)
	prize := s.captureValue(x.power, x.target) - provoked
	worth := (prize-x.exposed)*ways/total - provoked - s.doctrine().unit*lostA/100
	if x.defender <= cataclysm.PowerCount {
		worth += s.doctrine().unit * lostB / 100 * s.lossValue(x.defender) / point
	} else if s.area(x.target).Controller == cataclysm.NoPower {
		worth -= 25 * (total - ways) / total // others may gain it then (9.7.2)
	}
	worth += s.triumphWorth(x) - s.doctrine().caution
	if x.surprise {
		worth += s.warWorth(x.power, x.defender, false) - s.doctrine().provocation
	}
	return worth
}

// triumphWorth is what a triumph is worth: a flag, and a test for the power that was beaten
// (10.12).
func (s *situation) triumphWorth(x attack) int {
	if x.foes == 0 {
		return 0
	}
	c := x.odds()
	a, d := c.Triumphs(x.steps, x.foeSteps)
	gain := flagWorth
	if x.defender <= cataclysm.PowerCount {
		gain += s.testCost(x.defender) * s.lossValue(x.defender) / point
	}
	return (gain*a - (s.doctrine().provocation+s.testCost(x.power))*d) / c.Total
}

// bestAction is what the best single military action of a power is worth.
func (s *situation) bestAction(p cataclysm.Power, actions int) int {
	best := max(4, s.deploymentWorth(p))
	for i := range s.Areas {
		a := s.Areas[i].Area
		if s.mayAttack(p, a) {
			best = max(best, s.attackWorth(s.bestAttack(p, a, actions)))
		}
		if actions >= 2 && s.mayLand(p, a) {
			if x, worth := s.bestLanding(p, a); x.steps > 0 {
				best = max(best, worth-15)
			}
		}
	}
	return best
}

// mayAttack reports whether a land operation may target the area, as far as the board shows.
func (s *situation) mayAttack(p cataclysm.Power, a cataclysm.Area) bool {
	x := s.area(a)
	if x.Area == cataclysm.Nowhere || s.Place(a).IsSea() || s.Place(a).Remote || s.inPlay(x.Controller) && s.power(x.Controller).Ideology == s.power(p).Ideology {
		return false
	}
	me := s.power(p)
	if x.Country && !s.garrisoned(a) {
		return me.Ideology != cataclysm.Democracy || me.Belligerent
	}
	able := me.Commitment == cataclysm.Mobilization || me.Commitment == cataclysm.TotalWar
	return s.atWar(p, x.Controller) || me.Ideology == cataclysm.Fascism && able && s.opposing(p, x.Controller)
}

// militaryAction weighs what to spend an action on (8.0).
func (s *situation) militaryAction(c engine.Choice) int {
	actions := s.asked.Left + 1
	switch c.Verb {
	case "land":
		x := s.bestAttack(s.me, cataclysm.AreaOf(c.On), actions)
		return s.attackWorth(x) - 5*(x.areas-1)
	case "invade":
		return s.invasionWorth(cataclysm.AreaOf(c.On))
	case "deploy":
		return s.deploymentWorth(s.me)
	case "build":
		return 22 * toInt(c.N > 0)
	case "refit":
		return 14
	case "intervene":
		return s.interventionWorth(cataclysm.AreaOf(c.On))
	case "naval", "air", "bomb", "capture":
		return s.navalOrAir(c)
	case "atomic":
		return 3 * point
	case "special":
		return 70
	}
	return 0 // done
}

// interventionWorth is what an aid marker is worth: a die in a civil war that one of our powers
// may win (11.2).
func (s *situation) interventionWorth(a cataclysm.Area) int {
	aid := 0
	for _, y := range s.area(a).Aid {
		if s.ours(y.Power) {
			aid += y.N
		}
	}
	if aid >= 2 {
		return -1
	}
	return s.captureValue(s.me, a)/8 - s.provocationCost(s.me, a)/2
}

// navalOrAir weighs operations at sea and in the air by the number of opposing units there.
func (s *situation) navalOrAir(c engine.Choice) int {
	a, worth := cataclysm.AreaOf(c.On), 0
	war := 0
	owner := s.area(a).Base
	if owner == cataclysm.NoPower {
		owner = s.area(a).Controller
	}
	foes, air := 0, 0
	for _, u := range s.units[a] {
		if s.opposing(s.me, u.Owner) {
			foes += toInt(u.Kind.IsNaval())
			air += toInt(u.Kind == cataclysm.AirForce)
			owner = u.Owner
		}
	}
	if s.opposing(s.me, owner) && !s.atWar(s.me, owner) {
		war = s.warWorth(s.me, owner, false) - s.doctrine().provocation
	}
	switch c.Verb {
	case "capture":
		worth = 8
		if foes > 0 {
			worth = 5
		}
		return worth - s.provocationCost(s.me, a) + war
	case "naval":
		return 10 - 2*foes + war
	case "bomb":
		return 12 + s.resourceWorth(a)/6 - 10*air + war
	}
	return 8 + war
}

// activate takes the strongest armies that the attack needs, and goes when there are two.
func (s *situation) activate(c engine.Choice) int {
	chosen, target := 0, cataclysm.Nowhere
	for _, x := range s.Steps {
		if x.Step == "operation" {
			chosen, target = len(x.Units), x.Area
		}
	}
	if c.Verb == "go" {
		return 30 * chosen
	}
	u := s.unit(c.On)
	worth := 36 + 24*toInt(u.Upgraded) + 9*toInt(u.Owner == s.me) - 18*c.N
	if chosen >= 2 {
		worth = 0
	}
	if u.Kind == cataclysm.Army && s.freeToLeave(u.Area, target) < 1 {
		worth -= point
	}
	if u.Kind == cataclysm.Army && s.limited(u.Owner, u.Area) {
		worth -= 20 // all would fight in limited supply
	}
	return worth - 3*s.neededAt(u)
}

// neededAt is how much an army is needed where it stands.
func (s *situation) neededAt(u *cataclysm.UnitView) int {
	if s.area(u.Area).Controller == cataclysm.NoPower {
		return 0
	}
	return s.lossRisk(u.Area, u.Owner) / 40
}

// augment spends the remaining actions on the operation if it helps.
func (s *situation) augment(c engine.Choice) int {
	b := s.Battle
	if b == nil || c.N == 0 {
		return 0
	}
	x := attack{target: b.Target, power: b.Attacker, areas: 1}
	for _, f := range b.Attackers {
		x.steps += 1 + toInt(f.Face.Upgraded)
		x.tanks += toInt(f.Face.Upgraded)
		x.combat.Limited[0] = x.combat.Limited[0] || f.Limited
	}
	full := s.bestAttack(b.Attacker, b.Target, 1)
	x.air, x.combat.Strait = full.air, b.Strait
	s.addDefence(&x)
	before := s.attackWorth(x)
	x.combat.Augment = int8(c.N)
	return s.attackWorth(x) - before - 14*c.N
}

func (s *situation) allowUnits(c engine.Choice) int { return toInt(c.Verb == "allow") * 10 }
