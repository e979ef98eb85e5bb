package cataclysm

import "interbellum/engine"

// pendingThrow is the roll that the innermost procedure waits for: how it can fall, given the dice
// rolled already. It is nil if no die is asked for.
func pendingThrow(t *Table, stack []step) *engine.Throw {
	var parent step
	top := len(stack) - 1
	if top < 0 {
		return nil
	}
	if top > 0 {
		parent = stack[top-1]
	}
	switch s := stack[top].(type) {
	case *roll:
		return s.odds(t, parent)
	case *listRoll:
		return twoDiceThrow("crisis-list", crisisRef(s.Table, int(s.High), int(s.Low)), s.Faces, func(high, _ uint8) engine.Event { return s.outcome(t, int(high)) })
	case *crisis:
		return twoDiceThrow("crisis", "crisis", s.Faces, func(high, low uint8) engine.Event {
			return engine.Event{Kind: "crisis", Rule: "3.7.4", On: crisisRef(t.crisisTable(), int(high), int(low)), Seen: engine.Everybody}
		})
	}
	return nil
}

// throw is a roll without its consequences.
func (r *roll) throw() engine.Throw {
	x := engine.Throw{Kind: r.Kind, Rule: engine.Rule(r.Rule), Seat: seatOf(r.For), About: r.About, Dice: int(r.Dice)}
	mod := 0
	for _, m := range r.Mods {
		x.Mods = append(x.Mods, engine.Mod{Rule: engine.Rule(m.Rule), N: int(m.N)})
		mod += int(m.N)
	}
	x.Scores = scoreWays(x.Dice, mod, r.Faces...)
	x.Total = sum(x.Scores)
	return x
}

// throwNeeding is a roll that must score at least need.
func (r *roll) throwNeeding(need int) *engine.Throw {
	x := r.throw()
	x.Need, x.Passed = need, atLeast(x.Scores, need)
	return &x
}

// odds is what a roll decides for the procedure that asked for it.
func (r *roll) odds(t *Table, parent step) *engine.Throw {
	switch s := parent.(type) {
	case *check:
		return r.throwNeeding(checkPasses)
	case *chineseExpansion:
		return r.throwNeeding(checkPasses)
	case *collapse: // a surrender where it is not passed (5.5.2)
		return r.throwNeeding(s.threshold(t) + 1)
	case *combat:
		if s.Stage == combatScore {
			return t.combatThrow(s.Kind, certainScore(int(s.Scores[attacking])), r.Faces)
		}
		return t.combatThrow(s.Kind, scoresOf(r), nil)
	case *civilWar:
		if s.Step == 2 {
			return civilWarThrow(rolledThrow(r, Left, int(s.Scores[0])), r.throw(), Left, Right)
		}
		return civilWarThrow(r.throw(), s.dice(t, Right).throw(), Left, Right)
	case *chineseAttack:
		other := s.Faction.other()
		if s.Step == 2 {
			return civilWarThrow(rolledThrow(r, s.Faction, int(s.Scores[0])), r.throw(), s.Faction, other)
		}
		return civilWarThrow(r.throw(), s.dice(t, other, s.To).throw(), s.Faction, other)
	}
	x := r.throw()
	return &x
}

func scoresOf(r *roll) []int { return r.throw().Scores }

// rolledThrow is the roll that the first faction has made already.
func rolledThrow(r *roll, s Faction, score int) engine.Throw {
	return engine.Throw{Kind: "civil-war-" + s.String(), Rule: engine.Rule(r.Rule), About: r.About, Scores: certainScore(score), Total: 1}
}

// combatThrow is the next combat of the battle: the ways in which each side is dealt losses, and
// in which one triumphs (10.7, 10.12).
func (t *Table) combatThrow(kind string, first []int, lying []uint8) *engine.Throw {
	a, d := t.combatRoll(attacking, kind), t.combatRoll(defending, kind)
	d.Faces = lying
	x, y := a.throw(), d.throw()
	if first == nil {
		first = x.Scores
	}
	c := compareThrows(first, y.Scores)
	t.addTriumphs(kind, &c)
	x.Against, x.Total = &y, c.Total
	who := [2]engine.Seat{seatOf(t.primary(attacking)), seatOf(t.primary(defending))}
	way := func(event string, side, n, ways int) {
		if ways > 0 {
			e := engine.Event{Kind: event, Rule: "10.7", Seat: who[side], On: t.Battle.ref(), N: n, Seen: engine.Everybody}
			x.Outcomes = append(x.Outcomes, engine.Way{Event: e, Ways: ways})
		}
	}
	for side, losses := range [2][]int{attacking: c.LossesB, defending: c.LossesA} {
		for n, ways := range losses {
			if n == 1 {
				ways -= c.Tie
			}
			if n > 0 {
				way("combat-won", side, n, ways)
			}
		}
	}
	if c.Tie > 0 {
		x.Outcomes = append(x.Outcomes, engine.Way{Event: say("combat-tied", "10.7", NoPower, t.Battle.ref(), "", 1), Ways: c.Tie})
	}
	way("triumph", attacking, 0, c.TriumphA)
	way("triumph", defending, 0, c.TriumphB)
	return &x
}

// addTriumphs adds the ways in which each side triumphs in that combat on the present table
// (10.12): never in the air, on land only if both sides have land units, at sea only over a fleet.
func (t *Table) addTriumphs(kind string, c *Chances) {
	if kind == "air" {
		return
	}
	bears := func(side int) int { return capacity(t.fighters(side, combatUnits(kind))) }
	a, b := c.Triumphs(bears(attacking), bears(defending))
	if can, _ := t.triumphPossible(defending, kind); can {
		c.TriumphA = a
	}
	if can, _ := t.triumphPossible(attacking, kind); can {
		c.TriumphB = b
	}
}

// civilWarThrow is a round of a civil war (11.3): a stalemate, a marginal victory, or a decisive
// one at twice the other's score.
func civilWarThrow(x, y engine.Throw, first, second Faction) *engine.Throw {
	var stale int
	var won [2][2]int // by faction; marginal, decisive
	for i, a := range x.Scores {
		for j, b := range y.Scores {
			switch n := a * b; {
			case i == j:
				stale += n
			case i > j && i >= 2*j:
				won[0][1] += n
			case i > j:
				won[0][0] += n
			case j >= 2*i:
				won[1][1] += n
			default:
				won[1][0] += n
			}
		}
	}
	x.Total = sum(x.Scores) * sum(y.Scores)
	x.Against = &y
	way := func(kind string, on engine.Ref, ways int) {
		if ways > 0 {
			x.Outcomes = append(x.Outcomes, engine.Way{Event: say(kind, x.Rule, NoPower, x.About, on, 0), Ways: ways})
		}
	}
	for i, side := range []Faction{first, second} {
		way("civil-war-decisive", factionRef(side), won[i][1])
		way("civil-war-marginal", factionRef(side), won[i][0])
	}
	way("civil-war-stalemate", "", stale)
	return &x
}

// twoDiceThrow counts the rows that two dice name, by the higher and the lower.
func twoDiceThrow(kind string, about engine.Ref, lying []uint8, names func(high, low uint8) engine.Event) *engine.Throw {
	x := engine.Throw{Kind: kind, Rule: "3.7.4", About: about, Dice: 2}
	can := [2][]uint8{{1, 2, 3, 4, 5, 6}, {1, 2, 3, 4, 5, 6}}
	for i := range lying {
		can[i] = lying[i : i+1]
	}
	for high := uint8(6); high >= 1; high-- {
		for low := high; low >= 1; low-- {
			ways := 0
			for _, f := range can[0] {
				for _, g := range can[1] {
					if max(f, g) == high && min(f, g) == low {
						ways++
					}
				}
			}
			if ways > 0 {
				x.Add(names(high, low), ways)
			}
		}
	}
	return &x
}
