package cataclysm

import "interbellum/engine"

// 5.4 Failed Political Actions. The cubes are always placed, since they only help.

// retryBonus is one for each cube in the box of the action. If several powers attempt an alliance,
// all must have cubes there, and the fewest count.
func (t *Table) retryBonus(a ActionType, attempting Powers) int8 {
	least := -1
	for _, p := range attempting.List() {
		st := &t.Powers[p]
		if st.Failed != a {
			return 0
		}
		if least < 0 || int(st.FailureCubes) < least {
			least = int(st.FailureCubes)
		}
	}
	return int8(max(least, 0))
}

// failedAction places a cube of each power that attempted it, except for diplomacy, and removes
// those in other boxes.
func (t *Table) failedAction(a ActionType, attempting Powers) (seen events) {
	seen = t.clearAllianceCubes(a, attempting)
	for _, p := range attempting.List() {
		st := &t.Powers[p]
		if st.Failed != a {
			st.Failed, st.FailureCubes = NoAction, 0
		}
		if a != DiplomacyAction {
			st.Failed = a
			st.FailureCubes++
			seen = append(seen, say("failed-action", "5.4", p, actionRef(a), "", int(st.FailureCubes)))
		}
	}
	return seen
}

// succeededAction removes all cubes of the powers that attempted it.
func (t *Table) succeededAction(a ActionType, attempting Powers) (seen events) {
	seen = t.clearAllianceCubes(a, attempting)
	for _, p := range attempting.List() {
		t.Powers[p].Failed, t.Powers[p].FailureCubes = NoAction, 0
	}
	return seen
}

// clearAllianceCubes removes the cubes of all that attempted an alliance together when one of them
// attempts another action. If an alliance stands, the cubes in its box are those of powers that
// tried to join it, each for itself.
func (t *Table) clearAllianceCubes(a ActionType, attempting Powers) (seen events) {
	if a == AllianceAction {
		return nil
	}
	for _, p := range attempting.List() {
		if t.Powers[p].Failed != AllianceAction || !t.Alliance[t.ideology(p)].Empty() {
			continue
		}
		for _, q := range t.powersOf(t.ideology(p)).List() {
			if st := &t.Powers[q]; st.Failed == AllianceAction {
				st.Failed, st.FailureCubes = NoAction, 0
				seen = append(seen, say("failed-action", "5.4", q, actionRef(AllianceAction), "", 0))
			}
		}
	}
	return seen
}

func actionRef(a ActionType) engine.Ref { return engine.Ref("action/" + a.String()) }
