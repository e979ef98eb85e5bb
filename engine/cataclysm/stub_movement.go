package cataclysm

import "interbellum/engine"

// actions is the spending of military actions (8.0): an offensive's (8.1), the one of
// maneuvers (6.5), or the operation that a declaration of war obliges to (6.2).
type actions struct {
	silent
	Power      Power
	Left       int8
	Operations bool   // only an operation will do
	Against    Powers // whose units or areas must be attacked; empty: anybody
	Did        int8   // result: how many actions were spent
}

func (*actions) Next(*Table, step) (step, bool, events) { return nil, true, nil }

// canAct reports whether the power could spend a military action on anything now.
func (t *Table) canAct(p Power) bool { return false }

// offensive is the playing of an offensive (3.7.1, 8.1); the counter is in Hand, and at
// civilian commitment a second one with it.
type offensive struct {
	silent
	Power Power
}

func (*offensive) Next(*Table, step) (step, bool, events) { return nil, true, nil }

// canPlayOffensive reports whether an offensive, drawn from the cup or held in reserve,
// may be played now (4.1, 8.1, 12.3).
func (t *Table) canPlayOffensive(p Power, from Box) bool { return false }

// deployment is a deployment action (8.4) for all units of a power, or for one only.
type deployment struct {
	silent
	Power Power
	Only  UnitID // zero: all
}

func (*deployment) Next(*Table, step) (step, bool, events) { return nil, true, nil }

// placement puts a drawn unit at a production site and may deploy it (3.7.2).
type placement struct {
	silent
	Power Power
	Kind  Kind // now in Hand
}

func (*placement) Next(*Table, step) (step, bool, events) { return nil, true, nil }

// canPlace reports whether a drawn unit has a legal area.
func (t *Table) canPlace(p Power, k Kind) bool { return false }

// upgrade plays an upgrade marker on a unit (3.7.3).
type upgrade struct {
	silent
	Power Power
	Kind  Kind // now in Hand
}

func (*upgrade) Next(*Table, step) (step, bool, events) { return nil, true, nil }

// canUpgrade reports whether a drawn upgrade marker has an eligible unit.
func (t *Table) canUpgrade(p Power, k Kind) bool { return false }

var _ = engine.Chance

func init() {
	register[actions]("military-actions")
	register[offensive]("offensive")
	register[deployment]("deployment")
	register[placement]("placement")
	register[upgrade]("upgrade")
}
