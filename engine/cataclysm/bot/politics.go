package bot

import (
	"slices"

	"interbellum/engine"
	"interbellum/engine/cataclysm"
)

// 5.0 and 6.0: what political actions are worth, and the questions that they lead to.

// politicalAction weighs a political action by what it brings if its check passes. A pass is not
// offered: the flag has been played.
func (s *situation) politicalAction(c engine.Choice) int {
	p, dice := s.me, 0
	if s.asked.About.Class() == "il-duce" {
		dice = 1
	}
	mod := s.retryBonus(c.Verb) - s.posturePenalty(p, c.Verb == "diplomacy")
	switch c.Verb {
	case "diplomacy":
		a := cataclysm.AreaOf(c.On)
		return s.ifCheckPasses(p, dice, s.diplomacyModifier(p, a), s.courtValue(p, a))
	case "posture":
		return s.postureWorth(postureOf(c.On)) - s.postureWorth(s.power(p).Posture)
	case "escalate":
		if s.power(p).Belligerent {
			return s.escalationWorth(p)
		}
		return s.ifCheckPasses(p, dice, mod, s.escalationWorth(p))
	case "propaganda":
		mod += s.Card(p, s.power(p).Commitment).HomeFrontPenalty
		return s.ifCheckPasses(p, dice+zaRodinu(p), mod, s.raiseWorth(p))
	case "maneuvers":
		return s.ifCheckPasses(p, dice, mod, s.bestAction(p, 1))
	case "declare-war":
		return s.ifCheckPasses(p, dice, mod, s.warWorth(p, powerOf(c.On), true))
	case "alliance", "join":
		if c.Verb == "alliance" && s.joinWorth(powerOf(c.On)) <= 0 {
			return -point // it would refuse, and be asked again with the next flag
		}
		return s.ifCheckPasses(p, dice, mod, s.allianceWorth(p))
	case "pressure":
		q := powerOf(c.On)
		if !s.ours(q) {
			return -s.doctrine().provocation
		}
		return s.ifCheckPasses(p, dice, mod, flagWorth)
	case "special":
		return s.ifCheckPasses(p, dice, mod, s.specialAction(c.On.Name()))
	}
	return 0
}

// retryBonus is the bonus for earlier failures of the same action (5.4).
func (s *situation) retryBonus(verb string) int {
	if x := s.power(s.me); x.Failed.String() == verb || x.Failed == cataclysm.AllianceAction && verb == "join" {
		return x.FailureCubes
	}
	return 0
}

// diplomacyModifier is the modifier of diplomacy in an area (6.3).
func (s *situation) diplomacyModifier(p cataclysm.Power, a cataclysm.Area) int {
	x := s.area(a)
	mod := -x.Resistance - s.posturePenalty(p, true)
	if s.atWar(p, x.Controller) {
		mod--
	}
	for _, y := range x.Aid {
		if y.Power == p && y.Faction == cataclysm.NoFaction {
			mod++
		}
	}
	for _, u := range s.units[a] {
		if isChinese(u) {
			mod-- // 11.4.3
		}
	}
	return mod
}

// courtValue is what a country is worth to a power that gains it without an army there: as much as it is likely to keep, and a flag
// where it is lost again.
func (s *situation) courtValue(p cataclysm.Power, a cataclysm.Area) int {
	worth, back := s.captureValue(p, a), 0
	if s.count(p, cataclysm.Available, cataclysm.Flag) > 0 {
		back = flagWorth
	}
	keeps := s.keepChance(p, a, true)
	return min(worth, (worth*keeps+back*(100-keeps))/100) - s.provocationCost(p, a)
}

// keepChance is the chance, in hundredths, that a power keeps a country without an army there, when every rival with an interest in it
// may take it back by diplomacy (5.2.3, 6.3), or by an army beside it: now with a flag that it has or gains by the loss, or else in time.
func (s *situation) keepChance(p cataclysm.Power, a cataclysm.Area, now bool) int {
	keeps := 100
	for q := cataclysm.France; q <= cataclysm.PowerCount; q++ {
		if s.opposing(p, q) && s.ours(p) != s.ours(q) && (!now || s.hasFlagFor(q, p)) && s.interestedWithout(q, a) {
			pass, total := s.checkChances(q, 0, s.recaptureModifier(q, p, a))
			taken := 100 * pass / total
			if now {
				taken = max(taken, s.strikeChance(q, a))
			}
			keeps = keeps * (100 - taken) / 100
		}
	}
	return keeps
}

// strikeChance is the chance, in hundredths, that a power takes a country without an army by maneuvers of one beside it (6.5, 9.7): most
// such attacks succeed.
func (s *situation) strikeChance(q cataclysm.Power, a cataclysm.Area) int {
	if s.power(q).Ideology == cataclysm.Democracy && !s.power(q).Belligerent {
		return 0
	}
	for _, near := range s.Board().Neighbours(a) {
		if near.Via.Land && s.armiesIn(q, near.To, a).n > 0 {
			return s.ifCheckPasses(q, 0, -s.posturePenalty(q, false), 75)
		}
	}
	return 0
}

// hasFlagFor reports whether a power has a flag in reserve, or gains one when another takes an area of its interest.
func (s *situation) hasFlagFor(q, p cataclysm.Power) bool {
	k := s.power(q).Reserve
	return k == cataclysm.Flag || k == cataclysm.IlDuce || !s.atWar(p, q) && s.count(q, cataclysm.Available, cataclysm.Flag) > 0
}

// recaptureModifier is the modifier of diplomacy of a power in an area that another controls.
func (s *situation) recaptureModifier(q, p cataclysm.Power, a cataclysm.Area) int {
	return s.diplomacyModifier(q, a) + toInt(s.atWar(q, s.area(a).Controller)) - toInt(s.atWar(q, p))
}

// escalationWorth is what the next level of commitment is worth (4.1, 6.4): production and actions
// from now on, offensives at once, minus the flags that others gain by it.
func (s *situation) escalationWorth(p cataclysm.Power) int {
	x := s.power(p)
	worth := 0
	switch x.Commitment {
	case cataclysm.Civilian:
		worth = 50 + 35*s.turnsLeft
	case cataclysm.Rearmament:
		worth = 40*s.industrialResources(p) + 150*s.turnsLeft
		if x.Belligerent {
			worth += 60
		}
	case cataclysm.Mobilization:
		worth = 15*s.industrialResources(p) + 25*s.turnsLeft - 40
	}
	worth += escalates*toInt(s.turnsLeft > 0 && x.Stability > cataclysm.Wavering) + 15*int(s.style.Temper) - s.escalationCost(p)
	for q := cataclysm.France; q <= cataclysm.PowerCount; q++ {
		if s.Facts(p).Provokes.And(cataclysm.SetOf(q)).Len() > 0 && s.opposing(p, q) && !s.atWar(p, q) && !s.ours(q) {
			worth -= s.flagCost(q)
		}
	}
	return worth
}

// escalates is what escalation is worth besides, before the last turn, to a power that does not fear surrender: who produces first, wins.
const escalates = 120

func toInt(b bool) int {
	if b {
		return 1
	}
	return 0
}

// industrialResources is how many industrial resources a power holds: as many offensives come with
// mobilization (6.4.2).
func (s *situation) industrialResources(p cataclysm.Power) (n int) {
	for i := range s.Areas {
		if x := &s.Areas[i]; x.Controller == p {
			for _, r := range x.Resources {
				n += toInt(r.Kind == cataclysm.Industrial && !r.Damaged)
			}
		}
	}
	return n
}

// allianceWorth is what an alliance is worth (6.1): shared interests, and in war each other's
// areas and units; minus its provocations, and in peace the wars of the ally.
func (s *situation) allianceWorth(p cataclysm.Power) int {
	worth := 20
	for q := cataclysm.France; q <= cataclysm.PowerCount; q++ {
		switch {
		case s.ours(q) && s.power(q).Belligerent:
			worth += 30
		case s.theirs(q) && s.atWar(p, q):
			worth += 30
		case s.Facts(p).Provokes.And(cataclysm.SetOf(q)).Len() > 0 && s.theirs(q) && !s.atWar(p, q):
			worth -= s.flagCost(q)
		}
	}
	return worth
}

// specialAction is what a power's own special action is worth (6.8).
func (s *situation) specialAction(marker string) int {
	switch marker {
	case "abyssinian-adventure":
		return point
	case "rhineland-demilitarized":
		return 70
	case "lend-lease":
		return 60
	case "trans-siberian-railroad":
		return 20 + 100*toInt(s.threatenedWithoutSupply())
	}
	return 40
}

// threatenedWithoutSupply reports whether an army of the power is in limited supply beside one of an opposing power.
func (s *situation) threatenedWithoutSupply() bool {
	return slices.ContainsFunc(s.Units, func(u cataclysm.UnitView) bool {
		if u.Owner != s.me || u.Kind != cataclysm.Army || !s.limited(u.Owner, u.Area) {
			return false
		}
		foes, _ := s.opposingArmiesBeside(u.Area, s.me)
		return foes > 0
	})
}

// moreTargets weighs further targets of a declaration of war and further partners.
func (s *situation) moreTargets(c engine.Choice) int {
	switch {
	case c.Verb == "go":
		return 0
	case s.asked.Kind == "more-allies":
		return 20*toInt(s.joinWorth(powerOf(c.On)) > 0) - 10
	}
	return -10 // an enemy's ally joins by itself or leaves the alliance
}

func (s *situation) joinAttempt(c engine.Choice) int {
	return toInt(c.Verb == "accept") * s.joinWorth(s.me)
}

// joinWorth is what it is worth to a power to take part in another's attempt at an alliance (6.1).
func (s *situation) joinWorth(p cataclysm.Power) int { return s.allianceWorth(p) - flagWorth/2 }

// upholdAlliance joins an ally's war, since an ally that is left alone is beaten first.
func (s *situation) upholdAlliance(c engine.Choice) int { return toInt(c.Verb == "join") * 20 }

// armistice accepts peace from a stronger enemy, or if nothing can be gained. An ally's peace is
// accepted too, since the alliance would end otherwise (6.1.4).
func (s *situation) armistice(c engine.Choice) int {
	if c.Verb != "accept" {
		return 0
	}
	q := powerOf(s.asked.About)
	if s.sameIdeology(s.me, q) {
		return 0
	}
	return s.peaceWorth(q)
}

func (s *situation) opportunity(c engine.Choice) int {
	if c.Verb != "attempt" {
		return 0
	}
	a := cataclysm.AreaOf(s.asked.About)
	return s.ifCheckPasses(s.me, 0, 0, s.captureValue(s.me, a)-s.provocationCost(s.me, a))
}

// firstArea takes the area that is worth most first.
func (s *situation) firstArea(c engine.Choice) int {
	if c.Verb == engine.Pass {
		return 0
	}
	return 1 + max(0, s.captureValue(s.me, cataclysm.AreaOf(c.On)))
}

// flagForTest weighs a flag at the cost of a stability test (3.2.2). Provocations bring flags too,
// but only while any are left (5.2.2), so the flag must be worth twice its price.
func (s *situation) flagForTest(c engine.Choice) int {
	if c.Verb == engine.Pass {
		return 0
	}
	return s.bestFlag(s.me) - 2*s.testCost(s.me)
}

// freeAction lets one of our powers act without a flag, if it has something to do.
func (s *situation) freeAction(c engine.Choice) int {
	if c.Verb == engine.Pass {
		return 0
	}
	p := powerOf(c.On)
	worth := s.bestFlag(p)
	if !s.ours(p) {
		worth = -worth
	}
	return worth
}

// bestFlag is what the best political action of a power is worth now, as far as the board shows.
// The legal ones are known only when it is asked.
func (s *situation) bestFlag(p cataclysm.Power) int {
	best := 10
	for i := range s.Areas {
		a := s.Areas[i].Area
		if s.mayAttemptDiplomacy(p, a) {
			best = max(best, s.ifCheckPasses(p, 0, s.diplomacyModifier(p, a), s.courtValue(p, a)))
		}
	}
	if x := s.power(p); !x.Escalated && (x.Commitment < cataclysm.Mobilization || x.Commitment == cataclysm.Mobilization && x.Belligerent) {
		best = max(best, s.ifCheckPasses(p, toInt(x.Belligerent)*9, -s.posturePenalty(p, false), s.escalationWorth(p)))
	}
	if s.power(p).Stability < cataclysm.Steady {
		mod := s.Card(p, s.power(p).Commitment).HomeFrontPenalty - s.posturePenalty(p, false)
		best = max(best, s.ifCheckPasses(p, zaRodinu(p), mod, s.raiseWorth(p)))
	}
	return best
}

// mayAttemptDiplomacy reports whether diplomacy may be attempted in the area (6.3).
func (s *situation) mayAttemptDiplomacy(p cataclysm.Power, a cataclysm.Area) bool {
	x := s.area(a)
	return !s.Place(a).IsSea() && x.Country && x.Controller != p && !x.CivilWar && !s.garrisoned(a) && s.interested(p, a)
}
