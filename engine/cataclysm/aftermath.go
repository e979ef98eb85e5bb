package cataclysm

import (
	"slices"

	"interbellum/engine"
)

// 10.9 Aftermath settles who stays in the target area: the losers retreat, the winners may conquer
// the area or capture the base, and regroup. The rewards of a conquest come last (10.9.1).
type aftermath struct {
	Stage aftermathStage
	Won   bool  // the attackers have won
	Later []Due // flags, tests and evictions caused by the conquest
}

type aftermathStage uint8

const (
	aftermathRetreat aftermathStage = iota
	aftermathConquest
	aftermathDamage
	aftermathRegroup
	aftermathRewards
)

// damaging reports whether bombs have hit and the attacker must choose a resource: there were more
// losses than defenders, even in a tie (9.5.2).
func (m *aftermath) damaging(t *Table) bool {
	b := t.Battle
	hit := b.Outcome.Fought && b.Outcome.Loser == defending && b.Outcome.Excess > 0
	bombs := b.Verb == "bomb" || b.Verb == "atomic"
	return m.Stage == aftermathDamage && bombs && hit && t.atWar(b.Attacker, t.controller(b.Target)) && t.undamaged(b.Target) > 0
}

func (m *aftermath) Waiting(t *Table) bool { return !t.lapsed() && m.damaging(t) }

func (m *aftermath) Open(t *Table) []engine.Decision {
	b := t.Battle
	d := ask(b.Attacker, "damage", "9.5.2", b.ref())
	for i, kind := range t.resources(b.Target) {
		if t.Areas[b.Target].Damaged>>i&1 == 0 {
			d.Legal = append(d.Legal, engine.Choice{Verb: "damage", On: b.ref(), To: engine.Ref("resource/" + kind.String()), N: i})
		}
	}
	return []engine.Decision{d}
}

func (m *aftermath) Take(t *Table, e engine.Entry) events {
	m.Stage = aftermathRegroup
	return t.damage(t.Battle.Target, e.Choice.N)
}

func (m *aftermath) Next(t *Table, _ step) (step, bool, events) {
	if t.Battle == nil {
		return nil, true, nil
	}
	t.prune()
	if t.lapsed() && m.Stage < aftermathRewards {
		m.Stage = aftermathRewards // operation.finish removes the units left there
	}
	switch m.Stage {
	case aftermathRetreat:
		m.Stage = aftermathConquest
		m.Won = t.attackersHold()
		return m.retreatLosers(t)
	case aftermathConquest:
		m.Stage = aftermathDamage
		m.Later = append(m.Later, t.testAfterAtomicBomb()...)
		if m.Won {
			return m.takeTarget(t)
		}
	case aftermathDamage:
		m.Stage = aftermathRegroup
	case aftermathRegroup:
		m.Stage = aftermathRewards
		side := defending
		if m.Won {
			side = attacking
		}
		return t.newRegroup(side), false, nil
	case aftermathRewards:
		t.Queue = append(t.Queue, m.Later...)
		return nil, true, nil
	}
	return nil, false, nil
}

// attackersHold reports whether the attackers have won: after a land or naval combat only
// attackers of that kind are left, after an air combat they have won it. A tie in the air is the
// defender's (10.9.1 to 10.9.3).
func (t *Table) attackersHold() bool {
	b := t.Battle
	kind := combatOf(b.Verb)
	if kind == "air" {
		return b.Outcome.Fought && !b.Outcome.Tie && b.Outcome.Loser == defending
	}
	fits := combatUnits(kind)
	return len(t.fighters(attacking, fits)) > 0 && len(t.fighters(defending, fits)) == 0
}

func (m *aftermath) retreatLosers(t *Table) (step, bool, events) {
	b := t.Battle
	if m.Won && combatOf(b.Verb) == "land" {
		return nil, false, nil // the area changes hands first (10.9.1)
	}
	side := attacking
	if m.Won {
		side = defending
	}
	ids := t.retreatingUnits(side, combatOf(b.Verb))
	if len(ids) == 0 {
		return nil, false, nil
	}
	return &retreat{Units: ids, InvasionOrigin: b.invasionOrigin(side), Rule: "10.10"}, false, nil
}

// takeTarget conquers the area after a land combat (10.9.1), or captures the base (9.4.2).
func (m *aftermath) takeTarget(t *Table) (step, bool, events) {
	b := t.Battle
	holder := t.controller(b.Target)
	switch {
	case combatOf(b.Verb) == "land":
		if t.conquersTarget() {
			return m.conquer(t)
		}
	case b.Verb == "capture":
		if holder = t.baseHolder(b.Target); t.mayTake(holder) {
			return nil, false, t.captureBase(b.Attacker, b.Target)
		}
	default:
		return nil, false, nil
	}
	return nil, false, events{say("not-taken", "10.9.1", holder, b.ref(), powerRef(b.Attacker), 0)}
}

// mayTake reports whether the attacker may take what this power holds in the target: it is unowned
// or an enemy's at the end of the combat. An ally of the defender may have left the war (5.6.2,
// 6.1.3), or the owner may have changed.
func (t *Table) mayTake(holder Power) bool {
	return holder == NoPower || t.atWar(t.Battle.Attacker, holder)
}

// conquersTarget reports whether a won land combat conquers the target. A country that was
// attacked without a garrison need not belong to an enemy (9.7).
func (t *Table) conquersTarget() bool {
	b := t.Battle
	holder := t.controller(b.Target)
	return t.mayTake(holder) || b.Defender == Neutral && t.isCountry(b.Target) && t.opposing(b.Attacker, holder)
}

// conquer hands the area over. Flags and stability tests wait until the regroup is done. Units
// that may no longer stay leave at once: defenders, and those of powers that are not at war with
// the attacker (2.2.4, 2.3.3).
func (m *aftermath) conquer(t *Table) (step, bool, events) {
	b := t.Battle
	mark := len(t.Queue)
	seen := t.takeControl(b.Attacker, b.Target, "10.9.1", true)
	m.Later = append(m.Later, t.Queue[mark:]...)
	t.Queue = t.Queue[:mark]
	seen = append(seen, t.destroyLogistics(t.controller(b.Target), "10.9.1")...)
	var ids []UnitID
	for _, u := range t.unitsAt(b.Target) {
		ours := slices.ContainsFunc(b.Sides[attacking], func(f Fighter) bool { return f.Unit == u.UnitID })
		if !ours && !t.friendly(t.controller(b.Target), u.Owner) {
			ids = append(ids, u.UnitID)
		}
	}
	if len(ids) > 0 {
		return &retreat{Units: ids, Rule: "10.9.1"}, false, seen
	}
	return nil, false, seen
}

var _ = register("aftermath", &aftermath{})
