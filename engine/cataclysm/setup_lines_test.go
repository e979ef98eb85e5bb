package cataclysm

import (
	"fmt"
	"slices"
	"testing"
)

// A set-up line by line: what the data of a scenario list lies on the table, and nothing
// else does.
func TestSetUpLines(t *testing.T) {
	judgeTheData(t)
	for i := range Scenarios() {
		s := &Scenarios()[i]
		name := s.Number
		if name == "" {
			name = s.Name
		}
		table := setUp(s)
		t.Run(name+"/set-up: cubes, bases and civil wars lie where the scenario has them, and nowhere else", func(t *testing.T) { areasAsListed(t, s, table) })
		t.Run(name+"/set-up: every unit is listed, and minor armies stand in their countries", func(t *testing.T) { unitsAsListed(t, s, table) })
		t.Run(name+"/set-up: the cards, the pools and what is in reserve", func(t *testing.T) { cardsAsListed(t, s, table) })
		t.Run(name+"/set-up: the turn, the wars, the alliances and the markers", func(t *testing.T) { displayAsListed(t, s, table) })
		t.Run(name+"/set-up: the first cup holds four crises, civil war and a Home Front each, and what the scenario adds", func(t *testing.T) { cupAsListed(t, s, table) })
	}
}

func areasAsListed(t *testing.T, s *Scenario, table *Table) {
	for a := Area(1); a <= AreaCount; a++ {
		want := AreaState{}
		for _, c := range s.Control {
			if c.Area == a {
				want.Owner, want.Cubes = c.Power, uint8(c.Cubes)
			}
		}
		for _, c := range s.NeutralCubes {
			if c.Area == a {
				want.Owner, want.Cubes = Neutral, uint8(c.Cubes)
			}
		}
		if pl := a.Place(); table.inPlay(a) && slices.Contains(s.Powers, pl.BaseOwner) && !slices.ContainsFunc(s.Surrendered, func(x SurrenderedPower) bool { return x.Power == pl.BaseOwner }) {
			want.Base = pl.BaseOwner
		}
		for _, b := range s.BasesCaptured {
			if b.Area == a {
				want.Base = b.Owner
			}
		}
		want.SpecialBase = slices.Contains(s.SpecialBases, a)
		want.CivilWar = slices.Contains(s.CivilWars, a)
		got := table.Areas[a]
		got.Limited, got.Special = false, false
		if got != want {
			t.Errorf("%s: %+v instead of %+v", a, got, want)
		}
		if want.Cubes > 0 && want.Owner != Neutral && a.Place().Capital && a.Place().Owner != want.Owner && want.Cubes != 2 {
			t.Errorf("2.2.4 %s has %d cubes", a, want.Cubes)
		}
	}
	for _, r := range ResourceMarkers() {
		want := table.inPlay(r.Area) && slices.ContainsFunc(s.MarkersInPlay, func(m MarkerPlace) bool { return m.Marker == r.Marker && m.Place == r.Area.String() })
		if slices.Contains([]Marker{BeneluxLimitedResource, SwedenLimitedResource, CzechoslovakiaLimitedResource}, r.Marker) {
			want = table.inPlay(r.Area) && !s.Removed(r.Marker)
		}
		if x := table.Areas[r.Area]; r.Limited && x.Limited != want || !r.Limited && x.Special != want {
			t.Errorf("%s: %+v, want %v", r.Marker, x, want)
		}
	}
}

func unitsAsListed(t *testing.T, s *Scenario, table *Table) {
	want := map[string]int{}
	for _, x := range s.Status {
		for _, here := range x.Units {
			for _, f := range here.Units {
				want[fmt.Sprint(x.Power, " ", f, " ", here.Area, NoFaction)]++
			}
		}
	}
	for a := Area(1); a <= AreaCount; a++ {
		if a.Place().MinorArmy && table.inPlay(a) && !slices.Contains(s.MinorArmiesRemoved, a) {
			want[fmt.Sprint(Neutral, " ", MinorArmy, " ", a, NoFaction)]++
		}
	}
	if s.Chinese != nil {
		for _, a := range s.Chinese.Guomindang {
			want[fmt.Sprint(Neutral, " ", MinorArmy, " ", a, Guomindang)]++
		}
		for _, a := range s.Chinese.ChiCom {
			want[fmt.Sprint(Neutral, " ", MinorArmy, " ", a, ChiCom)]++
		}
	}
	for i := range table.Units {
		u := &table.Units[i]
		want[fmt.Sprint(u.Owner, " ", u.face(), " ", u.At, u.Faction)]--
	}
	for what, n := range want {
		if n != 0 {
			t.Errorf("%s: %d more or less, want 0", what, n)
		}
	}
}

func cardsAsListed(t *testing.T, s *Scenario, table *Table) {
	if len(s.Status) != len(s.Powers) {
		t.Fatalf("%d cards for %d powers, want %v", len(s.Status), len(s.Powers), len(s.Powers))
	}
	for i := range s.Status {
		x := &s.Status[i]
		p, st := x.Power, table.Powers[x.Power]
		want := PowerState{InPlay: true, Ideology: s.Ideology(p), Commitment: x.Commitment, Stability: x.Stability, Posture: x.Posture,
			Elsewhere: uint8(x.ForcePoolSetAside), Refit: slices.Contains(x.MarkersAvailable, DreadnoughtRefit)}
		if st != want {
			t.Errorf("%s: %+v instead of %+v", p, st, want)
		}
		if (st.Ideology == Communism) != (st.Posture != NoPosture) {
			t.Errorf("12.3 %s has the posture %q: got %v, want %v", p, st.Posture, st.Ideology == Communism, st.Posture != NoPosture)
		}
		if listed := poolAsListed(x); table.poolSize(p) != listed {
			t.Errorf("4.1.1 %s has %d counters in its pool, want the %d that are listed", p, table.poolSize(p), listed)
		}
		for k := Army; k <= StrategicUpgrade; k++ {
			n := 0
			for _, f := range x.ForcePoolAvailable {
				if f.Kind == k {
					n++
				}
			}
			if table.count(p, Available, k) != n || k.IsUpgrade() && n > 0 && !Card(p, x.Commitment).MayHoldUpgrades {
				t.Errorf("%s has %d %s to build, want %d", p, table.count(p, Available, k), k, n)
			}
		}
		if table.reserve(p) != x.Reserve.Kind || table.count(p, Available, Flag) != int(MixOf(p)[Flag]) {
			t.Errorf("%s has %s in reserve and %d flags, want %v and %v", p, table.reserve(p), table.count(p, Available, Flag), x.Reserve.Kind, int(MixOf(p)[Flag]))
		}
		if got, want := table.count(p, Available, IlDuce) > 0, slices.Contains(x.MarkersAvailable, IlDuceMarker); got != want {
			t.Errorf("Il Duce is available: %v, want %v", got, want)
		}
	}
}

// poolAsListed counts what is on the map, what can be built, what is held in reserve and what serves elsewhere.
func poolAsListed(x *ScenarioPower) int {
	n := x.ForcePoolSetAside
	for _, here := range x.Units {
		n += len(here.Units)
	}
	n += len(x.ForcePoolAvailable)
	if x.Reserve.Kind.CountsInPool() {
		n++
	}
	return n
}

func displayAsListed(t *testing.T, s *Scenario, table *Table) {
	if table.Turn != s.FirstTurn || table.LastTurn != s.LastTurn || table.Status != s.WarStatus || table.Phase != AdministrationPhase {
		t.Errorf("%v %v %v %v, want %v, %v, %v and %v", table.Turn, table.LastTurn, table.Status, table.Phase, s.FirstTurn, s.LastTurn, s.WarStatus, AdministrationPhase)
	}
	var alliance [4]Powers
	for _, list := range s.Alliances {
		alliance[s.Ideology(list[0])] = SetOf(list...)
	}
	if table.Alliance != alliance || len(table.Wars) != len(s.Wars) || len(s.Wars) > 0 && s.WarStatus == NoWar {
		t.Errorf("got %v and wars %v, want %v and %v", table.Alliance, table.Wars, alliance, s.Wars)
	}
	for _, w := range s.Wars {
		for _, p := range w.Sides[0] {
			for _, q := range w.Sides[1] {
				if !table.atWar(p, q) {
					t.Errorf("%s and %s are at peace: atWar(p, q) = false, want true", p, q)
				}
			}
		}
	}
	var markers Markers
	for _, m := range s.MarkersInPlay {
		onArea := slices.ContainsFunc(ResourceMarkers(), func(r ResourceMarker) bool { return r.Marker == m.Marker })
		if !onArea && m.Place != "political-display-centre" {
			markers = markers.With(m.Marker)
		}
		if s.Removed(m.Marker) {
			t.Errorf("%s is both there and removed: s.Removed(m.Marker) = true, want false", m.Marker)
		}
	}
	for _, x := range s.Status {
		if slices.Contains(x.MarkersAvailable, AbyssinianAdventure) {
			markers = markers.With(AbyssinianAdventure)
		}
	}
	if table.Markers != markers {
		t.Errorf("got %b, want %b", table.Markers, markers)
	}
	for _, x := range s.Surrendered {
		if st := table.Powers[x.Power]; !st.Surrendered || !st.SurrenderMarker.Has(x.Marker) {
			t.Errorf("%s: %+v; got st.Surrendered %v, st.Taken.Has(x.Marker) %v; want true and true", x.Power, st, st.Surrendered, st.SurrenderMarker.Has(x.Marker))
		}
	}
}

func cupAsListed(t *testing.T, s *Scenario, table *Table) {
	table.enterOnTurn()
	for p := France; p <= Neutral; p++ {
		want := [KindCount]uint8{}
		switch {
		case p == Neutral:
			want[Crisis], want[CivilWarResolution] = 4, 1
		case table.active(p):
			want[HomeFront] = 1
		}
		for _, c := range append(slices.Clone(s.CupExtra), s.TurnTrack...) {
			if q, k := counterOfEntry(c); q == p && c.Turn == s.FirstTurn {
				want[k] += uint8(c.Count)
			}
		}
		if table.Boxes[p][Track] != want || table.Boxes[p][Cup] != [KindCount]uint8{} {
			t.Errorf("%s: %v instead of %v", p, table.Boxes[p][Track], want)
		}
	}
}
