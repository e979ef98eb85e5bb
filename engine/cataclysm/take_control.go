package cataclysm

import (
	"slices"

	"interbellum/engine"
)

// takeControl gives a land or mixed area to a power, with everything that follows from a change of
// control (2.2.4): cubes, aid and markers leave; the new owner's cubes come, but none if the area
// is its own or returns to an active power of its ideology; flags by provocation (5.2.3) and by
// events (5.2.4), stability tests (5.5.1), surrender without home areas (5.5.4), and evictions are
// queued.
//
// conquest is true after a land combat: only then do the rewards for enemy home areas apply
// (5.2.4, 10.9.1).
func (t *Table) takeControl(p Power, a Area, rule engine.Rule, conquest bool) events {
	pl, before := t.Place(a), t.controller(a)
	provoked, back := t.provokedBy(p, a), t.provokedBy(pl.Owner, a)
	seen := t.clearArea(a)
	to := p
	if t.active(pl.Owner) && pl.Owner != p && t.ideology(pl.Owner) == t.ideology(p) {
		to = pl.Owner
	}
	if n := min(t.cubesFor(a), t.cubesLeft(to)); to != pl.Owner && n > 0 {
		t.Areas[a].Owner, t.Areas[a].Cubes = to, n
	}
	if t.controller(a) != to { // its cubes are all on the map: the area is its first owner's or uncontrolled (2.4)
		if t.controller(a) != before {
			if t.controller(a) != NoPower {
				t.gainFlags(back, rule)
			}
			t.queueLossOfControl(a, before)
		}
		t.queueEvict()
		return append(seen, say("control-lost", "2.4", before, areaRef(a), "", 0))
	}
	seen = append(seen, say("control", rule, to, areaRef(a), powerRef(before), 0))
	if pl.SpecialBritishBase && t.Areas[a].SpecialBase {
		t.Areas[a].SpecialBase = false
		seen = append(seen, say("special-base-removed", "2.3.3", UK, areaRef(a), "", 0))
	}
	t.gainFlags(provoked, rule)
	if conquest && before != NoPower && t.atWar(p, before) {
		t.rewardConquest(p, a, before)
	}
	if before != to {
		t.queueLossOfControl(a, before)
	}
	t.queueEvict()
	return seen
}

// cubesFor is how many cubes mark the area: two in a capital (2.2.4).
func (b *Book) cubesFor(a Area) uint8 {
	if b.Place(a).Capital {
		return 2
	}
	return 1
}

// neutralCubesLeft is how many white cubes are left (2.4.5).
func (t *Table) neutralCubesLeft() uint8 {
	left := NeutralCubes
	for a := range t.Areas {
		if t.Areas[a].Owner == Neutral {
			left -= int(t.Areas[a].Cubes)
		}
	}
	return uint8(max(left, 0))
}

// neutralize places white cubes on an uncontrolled area, as many as it takes and as there are.
func (t *Table) neutralize(a Area) {
	if n := min(t.cubesFor(a), t.neutralCubesLeft()); n > 0 {
		t.Areas[a].Owner, t.Areas[a].Cubes = Neutral, n
	}
}

// cubesLeft is how many cubes the power could still place. Only cubes on the map count as used;
// those that record failures, wars and alliances give way (2.4, 2.4.1).
func (t *Table) cubesLeft(p Power) uint8 {
	left := t.Facts(p).Cubes
	for a := range t.Areas {
		if t.Areas[a].Owner == p {
			left -= int(t.Areas[a].Cubes)
		}
	}
	return uint8(max(left, 0))
}

// clearArea removes all cubes, aid, influence and civil war from an area, and rewards a power that
// gets rid of another's cube at home (5.2.4).
func (t *Table) clearArea(a Area) events {
	s := &t.Areas[a]
	t.rewardRemoval(a)
	s.Owner, s.Cubes, s.CivilWar = NoPower, 0, false
	return t.clearAid(a)
}

// clearAid gives back all aid and influence in an area.
func (t *Table) clearAid(a Area) (seen events) {
	t.Aid = slices.DeleteFunc(t.Aid, func(aid Aid) bool {
		if aid.Area != a {
			return false
		}
		for range aid.N {
			t.giveBack(aid.Power, Offensive, OnMap)
		}
		seen = append(seen, say("aid-removed", "11.2", aid.Power, areaRef(a), "", int(aid.N)))
		return true
	})
	return seen
}

// rewardRemoval gives an active power its flags for another's cube that leaves its home area, one
// more in its capital, or its colony with a resource (5.2.4).
func (t *Table) rewardRemoval(a Area) {
	s, pl := &t.Areas[a], t.Place(a)
	if s.Cubes == 0 || !pl.IsHome() && len(t.resources(a)) == 0 || !t.active(pl.Owner) || t.friendly(pl.Owner, s.Owner) {
		return
	}
	n := 1
	if pl.Capital {
		n = 2
	}
	t.gainFlag(pl.Owner, n, "5.2.4")
}

// loseControl makes an area uncontrolled: a country loses its cube, a home area or colony gets
// white ones if neutral is set (11.1, 2.4.5). Aid to a Chinese army there leaves with the control
// (2.2.4).
func (t *Table) loseControl(a Area, rule engine.Rule, neutral bool) events {
	before := t.controller(a)
	s := &t.Areas[a]
	t.rewardRemoval(a)
	s.Owner, s.Cubes = NoPower, 0
	seen := t.clearAid(a)
	if neutral {
		t.neutralize(a)
	}
	t.queueLossOfControl(a, before)
	t.queueEvict()
	return append(seen, say("control-lost", rule, before, areaRef(a), "", 0))
}

// rewardConquest gives the conqueror its flags for an active enemy's land (5.2.4): one
// for a home area, two for a capital, one for a colony with a resource.
func (t *Table) rewardConquest(p Power, a Area, before Power) {
	pl := t.Place(a)
	if pl.Owner != before {
		return
	}
	switch {
	case pl.Capital:
		t.gainFlag(p, 2, "5.2.4")
	case pl.IsHome(), len(t.resources(a)) > 0:
		t.gainFlag(p, 1, "5.2.4")
	}
}

// queueLossOfControl queues the stability tests of a power that has lost one of its own areas
// (5.5.1), and its surrender if that was the last home area (5.5.4).
func (t *Table) queueLossOfControl(a Area, before Power) {
	pl := t.Place(a)
	if !t.active(before) || pl.Owner != before {
		return
	}
	switch {
	case pl.Capital:
		t.test(before, 0, "5.5.1")
		t.test(before, 0, "5.5.1")
	case pl.IsHome(), len(t.resources(a)) > 0:
		t.test(before, 0, "5.5.1")
	}
	if pl.IsHome() && !t.holdsHome(before) {
		t.queue(Due{Kind: DueSurrender, Power: before, Rule: "5.5.4"})
	}
}

// holdsHome reports whether the power controls any of its home areas. A power with all its home
// areas off the maps keeps them.
func (t *Table) holdsHome(p Power) bool {
	if !t.inPlay(t.Capital(p)) && !t.homeOnMap(p) {
		return true
	}
	for a := Area(1); a <= AreaCount; a++ {
		if t.inPlay(a) && t.isHome(p, a) {
			return true
		}
	}
	return false
}

// test queues a stability test.
func (t *Table) test(p Power, mod int8, rule engine.Rule) {
	if t.active(p) {
		t.queue(Due{Kind: DueTest, Power: p, Mod: mod, Rule: string(rule)})
	}
}

// provokedBy lists the powers that an act of p in the area provokes: opposing, not at war with p,
// and with an interest there (5.2.3). After a change of control the earlier interests count: a
// power that has lost the area is provoked by the loss.
func (t *Table) provokedBy(p Power, a Area) (list []Power) {
	for _, q := range t.increasing(t.provokable(p)) {
		if t.interested(q, a) && !t.pactAllows(p, q, a) {
			list = append(list, q)
		}
	}
	return list
}

// provoke gives a flag to every power that an act of p in the area provokes.
func (t *Table) provoke(p Power, a Area, rule engine.Rule) {
	t.gainFlags(t.provokedBy(p, a), rule)
}
