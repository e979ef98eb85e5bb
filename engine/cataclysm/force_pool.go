package cataclysm

import "interbellum/engine"

// 4.1.1, 4.1.2: the force pool follows the commitment.

// forcePoolFill adds units and upgrade markers from storage until the new limit is reached. The
// power chooses them, as far as the counter mix allows.
type forcePoolFill struct{ Power Power }

func (f *forcePoolFill) left(t *Table) int {
	return t.Card(f.Power, t.Powers[f.Power].Commitment).ForcePool - t.poolSize(f.Power)
}

// addable lists the kinds that may be added: no upgrade markers at civilian commitment (4.1), no
// fleets of three powers while the naval treaty stands (12.1.3).
func (f *forcePoolFill) addable(t *Table) (kinds []Kind) {
	treaty := t.Markers.Has(WashingtonNavalTreaty) && SetOf(Japan, UK, US).Has(f.Power)
	upgrades := t.Card(f.Power, t.Powers[f.Power].Commitment).MayHoldUpgrades
	for k := Army; k <= StrategicUpgrade; k++ {
		if t.count(f.Power, Storage, k) == 0 || k.IsUpgrade() && !upgrades || k == Fleet && treaty {
			continue
		}
		kinds = append(kinds, k)
	}
	return kinds
}

func (f *forcePoolFill) Waiting(t *Table) bool {
	return t.active(f.Power) && f.left(t) > 0 && len(f.addable(t)) > 0
}

func (f *forcePoolFill) Open(t *Table) []engine.Decision {
	d := ask(f.Power, "force-pool", "4.1.1", powerRef(f.Power))
	d.Left = f.left(t) - 1
	for _, k := range f.addable(t) {
		d.Legal = append(d.Legal, engine.Choice{Verb: "add", On: counterRef(f.Power, k)})
	}
	return []engine.Decision{d}
}

func (f *forcePoolFill) Take(t *Table, e engine.Entry) events {
	_, k := counterOf(e.Choice.On)
	t.move(f.Power, k, Storage, Available)
	return events{say("force-pool", "4.1.1", f.Power, counterRef(f.Power, k), "", 1)}
}

// Next cuts the pool where a house edition has a smaller one for the higher commitment.
func (f *forcePoolFill) Next(t *Table, _ step) (step, bool, events) {
	if f.left(t) < 0 {
		return &forcePoolCut{Power: f.Power}, true, nil
	}
	return nil, true, nil
}

// forcePoolCut removes what is over the limit when a power falls from total war to exhaustion
// (4.1.2): from the map, the card, or the cup, where its player may look for its own counters.
// Counters on the turn track are taken only if nothing else is left.
type forcePoolCut struct{ Power Power }

func (f *forcePoolCut) over(t *Table) int {
	return t.poolSize(f.Power) - t.Card(f.Power, t.Powers[f.Power].Commitment).ForcePool
}

func (f *forcePoolCut) Waiting(t *Table) bool { return t.active(f.Power) && f.over(t) > 0 }

func (f *forcePoolCut) Open(t *Table) []engine.Decision {
	d := ask(f.Power, "force-pool-cut", "4.1.2", powerRef(f.Power))
	d.Left = f.over(t) - 1
	for i := range t.Units {
		if u := &t.Units[i]; u.Owner == f.Power && t.isFirstOfAlike(u) {
			d.Legal = append(d.Legal, engine.Choice{Verb: "remove", On: u.Ref()})
		}
	}
	d.Legal = append(d.Legal, f.counters(t, Available, Holding, Cup, Reserve)...)
	if len(d.Legal) == 0 {
		d.Legal = f.counters(t, Track, Hand)
	}
	return []engine.Decision{d}
}

func (f *forcePoolCut) counters(t *Table, boxes ...Box) (legal []engine.Choice) {
	for _, b := range boxes {
		for k := Army; k <= StrategicUpgrade; k++ {
			if t.count(f.Power, b, k) > 0 {
				legal = append(legal, engine.Choice{Verb: "remove", On: counterRef(f.Power, k), To: boxRef(b)})
			}
		}
	}
	return legal
}

func (f *forcePoolCut) Take(t *Table, e engine.Entry) events {
	seen := events{say("force-pool", "4.1.2", f.Power, e.Choice.On, e.Choice.To, -1)}
	if u := t.unitOf(e.Choice.On); u != nil {
		t.remove(u.UnitID, Storage)
		t.queueEvict() // a logistics unit may have made room for others (7.1.4)
		return seen
	}
	_, k := counterOf(e.Choice.On)
	t.move(f.Power, k, boxOf(e.Choice.To), Storage)
	return seen
}

func (f *forcePoolCut) Next(*Table, step) (step, bool, events) { return nil, true, nil }

// isFirstOfAlike reports whether no interchangeable unit with a lower number is in the same area:
// of identical units only one is offered.
func (t *Table) isFirstOfAlike(u *Unit) bool {
	for i := range t.Units {
		v := &t.Units[i]
		if v.Owner == u.Owner && v.Kind == u.Kind && v.Upgraded == u.Upgraded && v.At == u.At && v.Coast == u.Coast && v.Deployed == u.Deployed && v.N < u.N {
			return false
		}
	}
	return true
}

func boxRef(b Box) engine.Ref { return engine.Ref("box/" + b.String()) }

func boxOf(r engine.Ref) Box {
	b, _ := parse[Box](boxSlugs, r.Name())
	return b
}

var (
	_ = register("force-pool-fill", &forcePoolFill{})
	_ = register("force-pool-cut", &forcePoolCut{})
)
