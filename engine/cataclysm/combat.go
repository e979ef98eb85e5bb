package cataclysm

import "interbellum/engine"

// 10.7 Combat result. Both sides roll (10.4 to 10.6). The higher score wins, the loser may declare
// a retreat to lose one less (10.10), losses are applied (10.8), a triumph or disaster is marked
// (10.12), and units that declared a retreat leave. The aftermath (10.9) is part of the operation.
type combat struct {
	Kind        string // "land", "naval", "air"
	Superiority bool   // an air combat for air superiority (10.3)

	Stage    combatStage
	Scores   [2]int8
	Loser    int8 // side that lost; both in a tie
	Tie      bool
	Losses   int8 // still to be applied
	Excess   int8 // result: losses beyond all that could be lost
	Retreat  bool // result: the loser declared a voluntary retreat
	Applying losses
}

type combatStage uint8

const (
	combatRollAttack combatStage = iota
	combatRollDefence
	combatScore
	combatRetreat
	combatLosses
	combatAttackerLosses // the attacker's loss in a tie
	combatTriumph
	combatRetreatMoves
	combatDone
)

func (c *combat) Waiting(t *Table) bool {
	switch c.Stage {
	case combatRetreat:
		return c.canRetreat(t)
	case combatLosses, combatAttackerLosses:
		return c.Applying.waiting(t)
	}
	return false
}

func (c *combat) Open(t *Table) []engine.Decision {
	if c.Stage == combatRetreat {
		p := t.chooser(int(c.Loser))
		d := ask(p, "voluntary-retreat", "10.7", t.Battle.ref(), verb("retreat"), verb("stand"))
		d.Left = int(c.Losses)
		return []engine.Decision{d}
	}
	return c.Applying.open(t)
}

func (c *combat) Take(t *Table, e engine.Entry) events {
	switch e.Choice.Verb {
	case "retreat":
		c.Retreat = true
		c.Losses--
		c.Stage = combatLosses
		c.startLosses(t, int(c.Loser))
		return events{say("voluntary-retreat", "10.7", powerAt(e.Seat), t.Battle.ref(), engine.Ref(c.Kind), int(c.Losses))}
	case "stand":
		c.Stage = combatLosses
		c.startLosses(t, int(c.Loser))
		return nil
	}
	return c.Applying.take(t, e)
}

func (c *combat) startLosses(t *Table, side int) {
	c.Applying = t.newLosses(side, c.Kind, int(c.Losses))
}

func (c *combat) Next(t *Table, ended step) (step, bool, events) {
	b := t.Battle
	if b == nil {
		return nil, true, nil
	}
	switch c.Stage {
	case combatRollAttack:
		c.Stage = combatRollDefence
		return t.combatRoll(attacking, c.Kind), false, nil
	case combatRollDefence:
		c.Scores[attacking] = int8(ended.(*roll).Score())
		c.Stage = combatScore
		return t.combatRoll(defending, c.Kind), false, nil
	case combatScore:
		c.Scores[defending] = int8(ended.(*roll).Score())
		return nil, false, c.compareScores(t)
	case combatRetreat: // the power that might have declared it is gone
		c.Stage = combatLosses
		c.startLosses(t, int(c.Loser))
		return nil, false, nil
	case combatLosses:
		seen := c.Applying.applyForced(t)
		c.Excess += c.Applying.Left
		if c.Tie {
			c.Stage = combatAttackerLosses
			c.startLosses(t, attacking)
			return nil, false, seen
		}
		c.Stage = combatTriumph
		return nil, false, seen
	case combatAttackerLosses:
		c.Stage = combatTriumph
		return nil, false, c.Applying.applyForced(t)
	case combatTriumph:
		c.Stage = combatRetreatMoves
		return nil, false, c.markTriumph(t)
	case combatRetreatMoves:
		c.Stage = combatDone
		if c.Retreat {
			if ids := t.retreatingUnits(int(c.Loser), c.Kind); len(ids) > 0 {
				return &retreat{Units: ids, InvasionOrigin: b.invasionOrigin(int(c.Loser)), Rule: "10.10"}, false, nil
			}
		}
	case combatDone:
		b.Outcome = Outcome{Fought: true, Loser: c.Loser, Tie: c.Tie, Losses: c.Losses, Excess: c.Excess}
		return nil, true, nil
	}
	return nil, false, nil
}

// compareScores finds winner and losses (10.7): each full multiple of the loser's score is a loss.
// A tie costs each side one, without retreat.
func (c *combat) compareScores(t *Table) events {
	a, d := int(c.Scores[attacking]), int(c.Scores[defending])
	c.Stage = combatLosses
	switch {
	case a == d:
		c.Tie, c.Losses, c.Loser = true, 1, defending
	case a > d:
		c.Losses, c.Loser = int8(a/d), defending
	default:
		c.Losses, c.Loser = int8(d/a), attacking
	}
	if c.Tie {
		c.startLosses(t, defending)
		return events{say("combat-tied", "10.7", NoPower, t.Battle.ref(), engine.Ref(c.Kind), a)}
	}
	winner := t.primary(1 - int(c.Loser))
	if c.canRetreat(t) {
		c.Stage = combatRetreat
	} else {
		c.startLosses(t, int(c.Loser))
	}
	return events{say("combat-won", "10.7", winner, t.Battle.ref(), engine.Ref(c.Kind), int(c.Losses))}
}

// canRetreat reports whether the loser may declare a retreat: never if one loss less would still
// destroy all that can be lost, and only with a unit that could leave. A minor army cannot (10.7,
// 10.10, 2.4.4), unless it is a Chinese one (11.4.1).
func (c *combat) canRetreat(t *Table) bool {
	units := t.fighters(int(c.Loser), combatUnits(c.Kind))
	mobile := false
	for _, u := range units {
		mobile = mobile || u.Kind != MinorArmy || u.Faction != NoFaction
	}
	return mobile && int(c.Losses)-1 < capacity(units) && t.chooser(int(c.Loser)) != NoPower
}

// capacity is how many losses the units can take: two for an upgraded one (10.8).
func capacity(units []*Unit) (n int) {
	for _, u := range units {
		n++
		if u.Upgraded {
			n++
		}
	}
	return n
}

var _ = register("combat", &combat{})
