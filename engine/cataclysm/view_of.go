package cataclysm

import (
	"errors"

	"interbellum/engine"
)

var errView = errors.New("it shows a table that cannot be")

// ViewOf reads a view that came from elsewhere. Names of areas, powers and counters are
// checked as they are read; here are the numbers.
func ViewOf(unpack func(to any) error) (engine.View, error) {
	v := &View{}
	if err := unpack(v); err != nil {
		return nil, err
	}
	if !v.possible() {
		return nil, errView
	}
	return v, nil
}

// few reports whether so many pieces can lie somewhere.
func few(list ...int) bool {
	for _, n := range list {
		if n < 0 || n > 99 {
			return false
		}
	}
	return true
}

func boxed(list []CounterView) bool {
	for _, c := range list {
		if int(c.Box) >= BoxCount || !few(c.N) {
			return false
		}
	}
	return true
}

func (v *View) possible() bool {
	ok := v.Phase <= EndPhase && few(v.Crises, v.Cup) && v.China <= ChinaOver && boxed(v.Neutral) && len(v.Powers) <= PowerCount && len(v.Areas) <= AreaCount
	for _, p := range v.Powers {
		ok = ok && p.Power >= France && p.Power <= PowerCount && few(p.Effectiveness, p.Shame, p.ForcePool, p.PoolLimit) && boxed(p.Boxes)
	}
	for _, a := range v.Areas {
		ok = ok && a.Area != Nowhere && few(a.Cubes, a.Resistance) && len(a.Resources) <= 9 && len(a.Aid) <= 99
		for _, r := range a.Resources {
			ok = ok && r.Kind <= Industrial
		}
		for _, x := range a.Aid {
			ok = ok && x.Side <= Right && few(x.N)
		}
	}
	for _, u := range v.Units {
		ok = ok && u.Area != Nowhere && u.Side <= Right && u.Kind != NoKind
	}
	if d := v.Dice; d != nil {
		ok = ok && few(d.Dice, len(d.Faces))
		for _, face := range d.Faces {
			ok = ok && face >= 1 && face <= 6
		}
	}
	return ok && v.Battle.possible()
}

func (b *BattleView) possible() bool {
	if b == nil {
		return true
	}
	ok := b.Target != Nowhere && few(b.Augment) && b.Air >= NoLead && b.Air <= DefenderLeads
	for _, c := range b.Combats {
		ok = ok && few(c.Attack.Dice, c.Defence.Dice) && c.Odds.Total > 0 && len(c.Odds.LossesA) <= 99 && len(c.Odds.LossesB) <= 99
	}
	return ok && (b.Outcome == nil || few(b.Outcome.Excess))
}
