package cataclysm

import (
	"interbellum/engine"
	"interbellum/engine/words"
)

var errView = words.Refuse("", "cataclysm/fault.view")

// ViewOf reads a view of a match of the shipped Book.
func ViewOf(unpack func(to any) error) (engine.View, error) { return Shipped().ViewOf(unpack) }

// Views reads views of matches of another edition, whose files are given by name.
func Views(file func(name string) string) (func(unpack func(to any) error) (engine.View, error), error) {
	b, err := ReadBook(file)
	if err != nil {
		return nil, err
	}
	return b.ViewOf, nil
}

// ViewOf reads a view from elsewhere. Names of areas, powers and counters are checked as they are
// read, numbers here.
func (b *Book) ViewOf(unpack func(to any) error) (engine.View, error) {
	v := &View{Book: b}
	if err := unpack(v); err != nil {
		return nil, err
	}
	if !v.valid() {
		return nil, errView
	}
	return v, nil
}

// plausible reports whether these can be counts of pieces.
func plausible(list ...int) bool {
	for _, n := range list {
		if n < 0 || n > 99 {
			return false
		}
	}
	return true
}

func validBoxes(list []CounterView) bool {
	for _, c := range list {
		if int(c.Box) >= BoxCount || !plausible(c.N) {
			return false
		}
	}
	return true
}

func (v *View) valid() bool {
	ok := v.Phase <= EndPhase && plausible(v.Crises, v.Cup) && v.China <= ChinaOver && validBoxes(v.Neutral) && len(v.Powers) <= PowerCount && len(v.Areas) <= AreaCount
	for _, p := range v.Powers {
		ok = ok && p.Power >= France && p.Power <= PowerCount && plausible(p.Effectiveness, p.FailureCubes, p.ForcePool, p.PoolLimit) && validBoxes(p.Boxes)
	}
	for i := range v.Areas {
		ok = ok && v.Areas[i].valid()
	}
	for _, u := range v.Units {
		ok = ok && u.Area != Nowhere && u.Faction <= Right && u.Kind != NoKind
	}
	return ok && v.Dice.valid() && v.Battle.valid()
}

func (a *AreaView) valid() bool {
	ok := a.Area != Nowhere && plausible(a.Cubes, a.Resistance) && len(a.Resources) <= 9 && len(a.Aid) <= 99
	for _, r := range a.Resources {
		ok = ok && r.Kind <= Industrial
	}
	for _, x := range a.Aid {
		ok = ok && x.Faction <= Right && plausible(x.N)
	}
	return ok
}

func (d *DiceView) valid() bool {
	if d == nil {
		return true
	}
	ok := plausible(d.Dice, len(d.Faces))
	for _, face := range d.Faces {
		ok = ok && face >= 1 && face <= 6
	}
	return ok
}

func (b *BattleView) valid() bool {
	if b == nil {
		return true
	}
	ok := b.Target != Nowhere && plausible(b.Augment) && b.Air >= NoLead && b.Air <= DefenderLeads
	for _, c := range b.Combats {
		ok = ok && plausible(c.Attack.Dice, c.Defence.Dice) && c.Odds.Total > 0 && len(c.Odds.LossesA) <= 99 && len(c.Odds.LossesB) <= 99
	}
	return ok && (b.Outcome == nil || plausible(b.Outcome.Excess))
}
