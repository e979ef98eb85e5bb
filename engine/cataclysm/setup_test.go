package cataclysm

import (
	"slices"
	"testing"
)

func TestSetUp(t *testing.T) {
	table := newTable(t)
	t.Run("1.3 the points at the start are those of the scenario", func(t *testing.T) {
		s, _ := ScenarioByID("days-of-decision")
		for _, x := range s.StartingPoints {
			if got := table.points(x.Power); got != x.Points {
				t.Errorf("%s has %d points instead of %d, want %v", x.Power, got, x.Points, x.Points)
			}
		}
	})
	t.Run("1.3 units stand where the scenario says, on the side that it says", func(t *testing.T) {
		upgraded := 0
		for _, id := range scenarioIDs {
			s, _ := ScenarioByID(id)
			table := setUp(s)
			for _, x := range s.Status {
				for _, here := range x.Units {
					var faces []CounterFace
					for _, u := range table.unitsAt(here.Area) {
						if u.Owner == x.Power {
							faces = append(faces, u.face())
						}
					}
					for _, f := range here.Units {
						i := slices.Index(faces, f)
						if i < 0 {
							t.Fatalf("%s: no %s of %s in %s; got %v, want at least 0", id, f, x.Power, here.Area, i)
						}
						faces = slices.Delete(faces, i, i+1)
						if f.Upgraded {
							upgraded++
						}
					}
				}
			}
		}
		if upgraded == 0 {
			t.Errorf("no scenario has an upgraded unit: got %v, want anything but 0", upgraded)
		}
	})
	t.Run("2.4 every counter of the box lies somewhere", func(t *testing.T) {
		for _, p := range []Power{France, Germany, Italy, UK} {
			var have CounterMix
			for b := range table.Boxes[p] {
				for k, n := range table.Boxes[p][b] {
					have[k] += n
				}
			}
			for _, u := range table.Units {
				if u.Owner == p {
					have[u.Kind]++
				}
			}
			if have != MixOf(p) {
				t.Errorf("%s: got %v, want %v", p, have, MixOf(p))
			}
		}
	})
	t.Run("2.3.8 limited resources lie in five areas", func(t *testing.T) {
		for _, slug := range []string{"ruhr", "rome", "benelux", "sweden", "czechoslovakia"} {
			if a := at(t, slug); len(table.resources(a)) != len(a.Place().Resources)+1 {
				t.Errorf("no limited resource in %s: got %v, want %v", slug, len(table.resources(a)), len(a.Place().Resources)+1)
			}
		}
	})
	t.Run("2.3.8 a special resource is an industrial one that stays, and makes a production site", func(t *testing.T) {
		table := withoutFlags(europe(t))
		table.Phase = AdministrationPhase
		volga := at(t, "volga")
		before, industry := collectedResources(t, table.clone(), USSR, nil)
		if table.productionSite(USSR, volga) {
			t.Fatal("without it there is a production site: productionSite(USSR, volga) = true, want false")
		}
		table.Areas[volga].Special = true
		if n, i := collectedResources(t, table, USSR, nil); n != before+1 || i != industry+1 {
			t.Errorf("%d resources, %d industrial; without it %d and %d, want %v and %v", n, i, before, industry, before+1, industry+1)
		}
		if !table.Areas[volga].Special || !table.productionSite(USSR, volga) {
			t.Errorf("it is gone, or no production site: got Areas[volga].Special %v, productionSite(USSR, volga) %v; want true and true",
				table.Areas[volga].Special, table.productionSite(USSR, volga))
		}
	})
	t.Run("2.3.8 a limited resource is collected once and makes no production site", func(t *testing.T) {
		table := withoutFlags(europe(t))
		table.Phase = AdministrationPhase
		rome := at(t, "rome")
		table.Areas[rome].Limited = true
		if table.productionSite(Italy, rome) {
			t.Error("Rome is a production site: productionSite(Italy, rome) = true, want false")
		}
		play(t, table, &production{Power: Italy}, "collect:area/rome")
		if table.Areas[rome].Limited {
			t.Error("the marker is still there: Areas[rome].Limited = true, want false")
		}
	})
	t.Run("4.1.1 nobody's force pool is over its limit", func(t *testing.T) {
		for _, p := range table.activePowers().List() {
			if limit := Card(p, table.Powers[p].Commitment).ForcePool; table.poolSize(p) > limit {
				t.Errorf("%s has %d counters in a pool of %d, want at most %v", p, table.poolSize(p), limit, limit)
			}
		}
	})
	t.Run("11.0 Spain burns", func(t *testing.T) {
		if !table.Areas[at(t, "spain")].CivilWar || !table.Areas[at(t, "spain")].SpecialBase {
			t.Errorf("no civil war in Spain, or no Gibraltar: got Areas[spain].CivilWar %v, Areas[spain].SpecialBase %v; want true and true",
				table.Areas[at(t, "spain")].CivilWar, table.Areas[at(t, "spain")].SpecialBase)
		}
	})
}

func TestSetUpAtSea(t *testing.T) {
	t.Run("2.2.1 a fleet at sea lies on no coast", func(t *testing.T) {
		if c := firstCoast(Fleet, at(t, "tyrrhenian-sea")); c != NoCoast {
			t.Errorf("on %q, want no coast", c)
		}
		if firstCoast(Fleet, at(t, "lombardy")) == NoCoast {
			t.Errorf("nor in Lombardy: got %v, want anything but no coast", firstCoast(Fleet, at(t, "lombardy")))
		}
	})
}
