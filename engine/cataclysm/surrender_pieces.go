package cataclysm

import (
	"slices"

	"interbellum/engine"
)

// 5.5.4 steps 3 to 9: effects on a surrendered power's areas, bases, counters and marker.

// belongsTo reports whether the area would be the power's, active or not.
func (t *Table) belongsTo(p Power, a Area) bool {
	pl, s := t.Place(a), &t.Areas[a]
	if pl.IsSea() {
		return false
	}
	if s.Cubes > 0 {
		return s.Owner == p
	}
	return pl.Owner == p
}

// takeOver gives an area or a base to an ally. Units that must leave wait for the end of the
// alliance (step 4).
func (t *Table) takeOver(heir Power, a Area) events {
	if t.Place(a).IsSea() {
		t.setBase(a, heir)
		return events{say("base", "5.5.4", heir, areaRef(a), "", 0)}
	}
	seen := t.takeControl(heir, a, "5.5.4", false)
	t.Queue = slices.DeleteFunc(t.Queue, func(d Due) bool { return d.Kind == DueEvict })
	return seen
}

// removeSpecialBases takes the special British bases off the map (2.3.3, step 3).
func (t *Table) removeSpecialBases() (seen events) {
	for a := range t.Areas {
		if t.Areas[a].SpecialBase {
			t.Areas[a].SpecialBase = false
			seen = append(seen, say("special-base-removed", "5.5.4", UK, areaRef(Area(a)), "", 0))
		}
	}
	return seen
}

// removeCounters takes every counter of the power from the map, the card, the cup and the
// track (step 5).
func (t *Table) removeCounters(p Power) {
	for i := len(t.Units) - 1; i >= 0; i-- {
		if t.Units[i].Owner == p {
			t.remove(t.Units[i].UnitID, OutOfGame)
		}
	}
	for b := Storage; b < OutOfGame; b++ {
		for k := range t.Boxes[p][b] {
			t.moveAll(p, Kind(k), b, OutOfGame)
		}
	}
}

// removeMarkers takes the power's aid, influence, special markers and the cubes of its failed
// actions (step 5).
func (t *Table) removeMarkers(p Power) {
	t.Aid = slices.DeleteFunc(t.Aid, func(x Aid) bool { return x.Power == p })
	t.ChinaInfluence = t.ChinaInfluence.Without(p)
	for _, m := range t.Facts(p).Markers {
		t.Markers = t.Markers.Without(m)
	}
	t.removeResourceMarkers(p)
	if p == US {
		t.BombTurn = NoTurn
	}
	st := &t.Powers[p]
	*st = PowerState{InPlay: true, Surrendered: true, Ideology: st.Ideology, Commitment: st.Commitment, Stability: st.Stability, SurrenderMarker: st.SurrenderMarker}
}

// clearMap takes the power's bases and cubes from the map and leaves neutral cubes. It returns the
// former home areas, of this power and of powers that surrendered before it, that are now open to
// diplomatic opportunities.
func (t *Table) clearMap(p Power) (seen events, homes []Area) {
	for _, home := range []bool{true, false} { // white cubes may run out (2.4.5)
		for a := Area(1); a <= AreaCount; a++ {
			if !t.inPlay(a) || t.Place(a).IsHome() != home {
				continue
			}
			t.dropBase(p, a)
			more, open := t.clearCubes(p, a)
			seen = append(seen, more...)
			if open {
				homes = append(homes, a)
			}
		}
	}
	return seen, homes
}

// removeResourceMarkers removes the limited and special resources of the Ruhr, Rome, the Volga and
// the Urals with their power, since they are its counters (2.4.3). Those of countries belong to no
// power and stay.
func (t *Table) removeResourceMarkers(p Power) {
	for _, r := range t.ResourceMarkers() {
		if s := &t.Areas[r.Area]; t.Place(r.Area).Owner == p {
			s.Limited, s.Special = false, false
			s.Damaged &= 1<<len(t.Place(r.Area).Resources) - 1
		}
	}
}

// dropBase takes the surrendered power's base from an area. A captured one returns to an active
// power that it was printed for, any other is unowned.
func (t *Table) dropBase(p Power, a Area) {
	if t.Areas[a].Base != p {
		return
	}
	t.Areas[a].Base = NoPower
	if owner := t.Place(a).BaseOwner; owner != p && t.active(owner) {
		t.Areas[a].Base = owner
	}
}

// clearCubes takes the surrendered power's cubes from an area, and leaves neutral ones if it or
// another surrendered power had its home or a colony there. It reports whether the area is open to
// a diplomatic opportunity: an uncontrolled home area, not in civil war, and not remote, since no
// other power could ever control that (2.2.8).
func (t *Table) clearCubes(p Power, a Area) (seen events, open bool) {
	pl, s := t.Place(a), &t.Areas[a]
	if !t.belongsTo(p, a) {
		ours := pl.Owner == p && s.Cubes > 0 && s.Owner == Neutral
		return nil, ours && t.isOpenHome(a)
	}
	provoked := t.provokedBy(pl.Owner, a) // should it fall back to its first owner (5.2.3)
	seen = t.clearArea(a)
	if now := t.controller(a); now != NoPower {
		t.gainFlags(provoked, "5.5.4")
		return append(seen, say("control", "5.5.4", now, areaRef(a), powerRef(p), 0)), false
	}
	if pl.Owner != NoPower && t.Powers[pl.Owner].Surrendered {
		t.neutralize(a)
	}
	seen = append(seen, say("control-lost", "5.5.4", p, areaRef(a), "", 0))
	return seen, t.isOpenHome(a)
}

func (t *Table) isOpenHome(a Area) bool {
	pl := t.Place(a)
	return pl.IsHome() && t.controller(a) == NoPower && !t.Areas[a].CivilWar && !pl.Remote
}

// giveMarker gives the surrender marker of steps 8 and 9 (points follow from the cubes). After an
// atomic bomb the Democracies get it (12.2.2).
func (s *surrender) giveMarker(t *Table) events {
	if s.Atomic {
		t.Powers[s.Power].SurrenderMarker = t.Powers[s.Power].SurrenderMarker.With(Democracy)
		return events{say("surrender-marker", "12.2.2", s.Power, powerRef(s.Power), ideologyRef(Democracy), 0)}
	}
	return t.giveSurrenderMarker(s.Power)
}

// giveSurrenderMarker is step 9: the marker goes to the opposing ideology with the most cubes in
// the power's home areas, to both in a tie, and to none without cubes.
func (t *Table) giveSurrenderMarker(p Power) events {
	var cubes [Democracy + 1]int
	most := 1
	for a := Area(1); a <= AreaCount; a++ {
		s := &t.Areas[a]
		if pl := t.Place(a); pl.IsHome() && pl.Owner == p && s.Cubes > 0 && t.opposing(p, s.Owner) {
			i := t.ideology(s.Owner)
			cubes[i] += int(s.Cubes)
			most = max(most, cubes[i])
		}
	}
	var seen events
	for i := Fascism; i <= Democracy; i++ {
		if cubes[i] == most {
			t.Powers[p].SurrenderMarker = t.Powers[p].SurrenderMarker.With(i)
			seen = append(seen, say("surrender-marker", "5.5.4", p, powerRef(p), engine.Ref("ideology/"+i.String()), 0))
		}
	}
	return seen
}
