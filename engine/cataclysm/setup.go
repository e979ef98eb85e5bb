package cataclysm

import "slices"

// 1.3 Setup. This file sets up what every scenario shares; the rest comes from scenario data.

// setUp sets up the table of a scenario, before the first administration phase. Counters that this
// phase puts into the cup are on the turn track (3.2.1).
func setUp(s *Scenario) *Table {
	t := bareTable(s.book, s.Maps)
	t.Scenario, t.Turn, t.LastTurn, t.Status = s.ID, s.FirstTurn, s.LastTurn, s.WarStatus
	t.FixedEnd = s.HasRule("fixed-end") || s.HasRule("barbarossa")
	for _, p := range s.Powers {
		t.addPower(p, s.Ideology(p))
	}
	for i := range s.Status {
		t.setStatus(&s.Status[i])
	}
	for _, c := range s.Control {
		t.Areas[c.Area].Owner, t.Areas[c.Area].Cubes = c.Power, uint8(c.Cubes)
	}
	for _, c := range s.NeutralCubes {
		t.Areas[c.Area].Owner, t.Areas[c.Area].Cubes = Neutral, uint8(c.Cubes)
	}
	for _, c := range s.BasesCaptured {
		t.Areas[c.Area].Base = c.Owner
		if t.active(c.Owner) {
			t.move(c.Owner, BaseMarker, Available, OnMap)
		}
	}
	for _, a := range s.SpecialBases {
		t.Areas[a].SpecialBase = t.active(UK)
	}
	for _, a := range s.CivilWars {
		t.Areas[a].CivilWar = true
	}
	t.setMinorArmies(s.MinorArmiesRemoved)
	t.setChina(s.Chinese)
	t.setMarkers(s)
	t.setPolitics(s)
	t.setEntries(s)
	return t
}

// bareTable is an empty board. Bases without an active owner are unowned (see RULINGS.md); the
// neutral counters wait on the turn track.
func bareTable(b *Book, maps []Map) *Table {
	t := &Table{Book: b, Phase: AdministrationPhase, Areas: make([]AreaState, AreaCount+1)}
	for _, m := range maps {
		t.Maps |= 1 << m
	}
	t.Boxes[Neutral][Track][Crisis] = NeutralMix[Crisis]
	t.Boxes[Neutral][Track][CivilWarResolution] = NeutralMix[CivilWarResolution]
	return t
}

// addPower brings a power into play with all its counters, units and upgrades in storage.
func (t *Table) addPower(p Power, i Ideology) {
	t.Powers[p] = PowerState{InPlay: true, Ideology: i, Commitment: Civilian, Stability: Steady}
	for k, n := range t.MixOf(p) {
		box := Available
		switch Kind(k) {
		case HomeFront:
			box = Track
		case IlDuce, ABomb:
			box = Storage
		default:
			if Kind(k).CountsInPool() {
				box = Storage
			}
		}
		t.Boxes[p][box][k] += n
	}
	for a := Area(1); a <= AreaCount; a++ {
		if t.inPlay(a) && t.Place(a).BaseOwner == p {
			t.Areas[a].Base = p
		}
	}
}

// setStatus sets a power's card, track markers and units.
func (t *Table) setStatus(s *ScenarioPower) {
	p, st := s.Power, &t.Powers[s.Power]
	st.Commitment, st.Stability, st.Posture = s.Commitment, s.Stability, s.Posture
	for _, here := range s.Units {
		for _, f := range here.Units {
			id := t.place(p, f.Kind, Storage, here.Area, t.firstCoast(f.Kind, here.Area))
			t.unit(id).Upgraded = f.Upgraded
		}
	}
	st.Elsewhere = uint8(s.ForcePoolSetAside)
	for _, f := range s.ForcePoolAvailable {
		t.move(p, f.Kind, Storage, Available)
	}
	if k := s.Reserve.Kind; k != NoKind {
		from := Available
		if k == Resource {
			t.flip(p, Available, Offensive, Resource)
		}
		t.move(p, k, from, Reserve)
	}
	st.Refit = slices.Contains(s.MarkersAvailable, DreadnoughtRefit)
	if t.count(p, Storage, IlDuce) > 0 {
		to := OutOfGame
		if slices.Contains(s.MarkersAvailable, IlDuceMarker) {
			to = Available
		}
		t.move(p, IlDuce, Storage, to)
	}
	if slices.Contains(s.MarkersAvailable, AbyssinianAdventure) {
		t.Markers = t.Markers.With(AbyssinianAdventure)
	}
}

// firstCoast is the coast on which a naval unit is set up in an area that has two.
func (b *Book) firstCoast(k Kind, a Area) Coast {
	if !k.IsNaval() || b.Place(a).IsSea() {
		return NoCoast
	}
	for _, x := range b.graph.Neighbours(a) {
		if x.Via.Coast != NoCoast {
			return x.Via.Coast
		}
	}
	return NoCoast
}

// setMinorArmies puts the printed minor armies on the map (2.4.4).
func (t *Table) setMinorArmies(removed []Area) {
	for a := Area(1); a <= AreaCount; a++ {
		if !t.inPlay(a) || !t.Place(a).MinorArmy {
			continue
		}
		if slices.Contains(removed, a) {
			t.Boxes[Neutral][OutOfGame][MinorArmy]++
			continue
		}
		t.insert(Unit{UnitID: UnitID{Owner: Neutral, Kind: MinorArmy, N: uint8(a)}, At: a})
	}
}

// setChina puts the Chinese armies on the map (11.4). Their counters have a side for either
// faction, and there is one for each Chinese country.
func (t *Table) setChina(c *ChineseSetup) {
	if c == nil || !slices.ContainsFunc(t.chineseCountries, t.inPlay) {
		return
	}
	t.China, _ = parse[ChinaStatus](chinaSlugs, c.Status)
	t.Boxes[Neutral][OutOfGame][MinorArmy] += uint8(len(t.ChineseCountries()))
	for _, a := range c.Guomindang {
		t.placeChineseArmy(a, Guomindang, "1.3")
	}
	for _, a := range c.ChiCom {
		t.placeChineseArmy(a, ChiCom, "1.3")
	}
}

// setMarkers places the markers that exist once. Three limited resources are on the map from the
// start unless the scenario removes them (2.3.8).
func (t *Table) setMarkers(s *Scenario) {
	limited := []Marker{BeneluxLimitedResource, SwedenLimitedResource, CzechoslovakiaLimitedResource}
	for _, m := range limited {
		if !s.Removed(m) {
			t.layResource(m)
		}
	}
	for _, m := range s.MarkersInPlay {
		if m.Marker == LendLease && m.Place == "political-display-centre" {
			continue // not in play, nor available before the first war (12.2.2)
		}
		if !t.layResource(m.Marker) {
			t.Markers = t.Markers.With(m.Marker)
		}
	}
}

// setEntries places the scenario's own counters: those in the cup at the start enter it with the
// first turn's, later ones wait in storage.
func (t *Table) setEntries(s *Scenario) {
	for _, c := range s.CupExtra {
		p, k := counterOfEntry(c)
		t.Boxes[p][Track][k] += uint8(c.Count)
	}
	for _, c := range s.TurnTrack {
		p, k := counterOfEntry(c)
		t.Boxes[p][Storage][k] += uint8(c.Count)
	}
}

// layResource puts a resource marker into its area and reports whether it is one.
func (t *Table) layResource(m Marker) bool {
	for _, r := range t.ResourceMarkers() {
		if r.Marker != m {
			continue
		}
		if r.Limited {
			t.Areas[r.Area].Limited = t.inPlay(r.Area)
		} else {
			t.Areas[r.Area].Special = t.inPlay(r.Area)
		}
		return true
	}
	return false
}

// setPolitics sets alliances, wars and surrender markers.
func (t *Table) setPolitics(s *Scenario) {
	for _, list := range s.Alliances {
		t.Alliance[t.ideology(list[0])] = SetOf(list...)
	}
	for _, w := range s.Wars {
		t.Wars = append(t.Wars, War{SetOf(w.Sides[0]...), SetOf(w.Sides[1]...)})
	}
	t.setWars(t.enemiesByPower())
	for _, x := range s.Surrendered {
		st := &t.Powers[x.Power]
		*st = PowerState{InPlay: true, Surrendered: true, Ideology: s.Ideology(x.Power)}
		st.SurrenderMarker = st.SurrenderMarker.With(x.Marker)
		t.Boxes[x.Power] = Counters{OutOfGame: t.MixOf(x.Power)}
	}
}
