package cataclysm

import (
	"slices"

	"interbellum/engine"
)

// step is a procedure of this game; events are the events of the table.
type (
	step   = engine.Step[Table]
	events = []engine.Event
)

// DueKind is the kind of an entry of the queue.
type DueKind uint8

const (
	DueGain        DueKind = iota + 1 // a power gains a counter and places it (5.2.2, 3.4)
	DueTest                           // a stability test (5.5.1)
	DueCollapse                       // a collapse, which may turn out a surrender (5.5.2)
	DueSurrender                      // a power that controls none of its home areas (5.5.4)
	DueEvict                          // units that may no longer stay where they are (2.2.4, 7.1)
	DueOpportunity                    // a diplomatic opportunity (5.7)
	DueKeepGain                       // a gain that outlasts the declaration of war under way (6.2)
)

// Due is an entry of the queue. The rules cause it in the middle of a procedure; it is resolved
// before the next question is asked.
type Due struct {
	Kind     DueKind
	Power    Power
	Counter  Kind   // DueGain
	Mod      int8   // DueTest: the modifier that comes with its cause
	Rule     string // what caused it
	Area     Area   // DueOpportunity
	Eligible Powers // DueOpportunity: powers that may try
	Then     Powers // DueOpportunity: powers that may try if none of those gains control (5.7)
	Losses   uint8  // DueTest, DueCollapse: losses to an atomic bomb (12.2.2). DueKeepGain: flags in the cup before the gain
}

// queue adds an entry at the end of the queue.
func (t *Table) queue(d Due) { t.Queue = append(t.Queue, d) }

// collapseUnderWay reports whether a collapse or surrender is running. Further ones wait: they are
// resolved one at a time, each after the one that caused it (5.5.3, 5.5.4).
func collapseUnderWay(stack []step) bool {
	for _, s := range stack {
		switch s.(type) {
		case *collapse, *surrender:
			return true
		}
	}
	return false
}

// Nests lets entries caused by a collapse or a surrender be resolved between its steps. Every
// other procedure from the queue ends before the next entry is resolved.
func (c *collapse) Nests(*Table) bool  { return true }
func (s *surrender) Nests(*Table) bool { return true }

// nextFromQueue resolves the next entry of the queue: the oldest one, but of collapses and
// surrenders that of the least effective power, and none of those within another. The game ends
// between them, and all that waits is dropped (1.6).
func nextFromQueue(t *Table, stack []step) (step, events) {
	if seen := t.automaticEffects(); len(seen) > 0 {
		return nil, seen
	}
	held := collapseUnderWay(stack)
	if t.gameOver() && !held {
		return &engine.End[Table]{}, t.gameOverEvents()
	}
	if len(t.Queue) == 0 {
		return nil, nil
	}
	i := t.nextDue(held)
	if i < 0 {
		return nil, nil
	}
	d := t.Queue[i]
	t.Queue = slices.Delete(t.Queue, i, i+1)
	switch d.Kind {
	case DueGain:
		if war := declarationUnderWay(stack); war != nil && d.Rule == endOfTreaty {
			war.queueKeepGain(t, d.Power)
		}
		return &gain{Power: d.Power, Kind: d.Counter, Rule: d.Rule}, nil
	case DueKeepGain:
		declarationUnderWay(stack).keepGain(t, d)
		return nil, events{}
	case DueTest:
		return &stabilityTest{Power: d.Power, Mod: d.Mod, Rule: d.Rule, Losses: d.Losses}, nil
	case DueCollapse:
		return &collapse{Power: d.Power, Losses: d.Losses}, nil
	case DueSurrender:
		return &surrender{Power: d.Power}, nil
	case DueEvict:
		e := newEvict(stack)
		e.Combat = e.Combat && d.Rule != friendshipEnded
		return e, nil
	default:
		return &opportunity{Area: d.Area, Eligible: d.Eligible, Then: d.Then, Rule: d.Rule}, nil
	}
}

// nextDue is the index of the next entry, or -1 if all must wait.
func (t *Table) nextDue(held bool) int {
	var falling Powers
	for i, d := range t.Queue {
		switch {
		case d.Kind != DueCollapse && d.Kind != DueSurrender:
			return i
		case !held:
			falling = falling.With(d.Power)
		}
	}
	for _, p := range t.increasing(falling) {
		return slices.IndexFunc(t.Queue, func(d Due) bool {
			return d.Power == p && (d.Kind == DueCollapse || d.Kind == DueSurrender)
		})
	}
	return -1
}

// dropTests cancels a power's stability tests that wait in the queue (5.5.3 step 2).
func (t *Table) dropTests(p Power) {
	t.Queue = slices.DeleteFunc(t.Queue, func(d Due) bool { return d.Kind == DueTest && d.Power == p })
}

// friendshipEnded is the rule of an eviction caused by the end of an alliance or of a war: units
// may then go into the cup, even within an operation (5.6.2, 6.1.4).
const friendshipEnded = "6.1.4"

// queueEvictAfterFriendship queues an eviction since powers are no longer friendly.
func (t *Table) queueEvictAfterFriendship() {
	t.queueEvict()
	i := slices.IndexFunc(t.Queue, func(d Due) bool { return d.Kind == DueEvict })
	t.Queue[i].Rule = friendshipEnded
}

// queueEvict queues a search for units that may no longer stay.
func (t *Table) queueEvict() {
	if !slices.ContainsFunc(t.Queue, func(d Due) bool { return d.Kind == DueEvict }) {
		t.queue(Due{Kind: DueEvict})
	}
}
