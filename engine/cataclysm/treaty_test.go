package cataclysm

import "testing"

func treatyTable(t *testing.T) *Table {
	table := world(t)
	table.Markers = table.Markers.With(WashingtonNavalTreaty)
	return table
}

// endsTreaty has Japan end the treaty while another power is asked something.
func endsTreaty(t *testing.T, table *Table, first step) bool {
	t.Helper()
	p, _ := play(t, table, first)
	for _, d := range p.Rights() {
		if d.Kind != "end-treaty" {
			continue
		}
		if d.Seat != seatOf(Japan) {
			t.Errorf("%v may end the treaty, want %v", powerAt(d.Seat), seatOf(Japan))
		}
		if _, err := p.Apply(d.Answer(p.Seq(), d.Legal[0], "")); err != nil {
			t.Fatal(err)
		}
		reply(t, p, "cup:flag/uk cup:flag/us")
		return true
	}
	return false
}

func TestNavalTreaty(t *testing.T) {
	t.Run("12.1.3 Japan may end the treaty in the middle of another's action, and provokes Britain and America", func(t *testing.T) {
		table := treatyTable(t)
		u := put(t, table, Japan, "tokyo", "surface")[0]
		put(t, table, US, "california", "surface")
		if !endsTreaty(t, table, &deployment{Power: US}) {
			t.Fatal("it has no right to: endsTreaty(&deployment{Power: US}) = false, want true")
		}
		if table.Markers.Has(WashingtonNavalTreaty) || flags(table, UK, Cup) != 1 || flags(table, US, Cup) != 1 || flags(table, USSR, Cup) != 0 {
			t.Errorf("the marker or the flags: got Markers.Has(WashingtonNavalTreaty) %v, %v, %v, %v; want false, 1, 1 and 0", table.Markers.Has(WashingtonNavalTreaty), flags(table, UK, Cup), flags(table, US, Cup), flags(table, USSR, Cup))
		}
		if set := table.theatre(Japan, UnitID{}).destinations(table.unit(u)); !set.Has(at(t, "okinawa")) {
			t.Errorf("its fleet is still bound: %v: set.Has(okinawa) = false, want true", berthNames(set))
		}
	})
	t.Run("12.1.3 without a treaty, or without Japan, there is nothing to end", func(t *testing.T) {
		table := world(t)
		put(t, table, US, "california", "surface")
		if endsTreaty(t, table, &deployment{Power: US}) {
			t.Error("no treaty: endsTreaty(&deployment{Power: US}) = true, want false")
		}
		table = treatyTable(t)
		put(t, table, US, "california", "surface")
		table.Powers[Japan].Surrendered = true
		if endsTreaty(t, table, &deployment{Power: US}) {
			t.Error("no Japan: endsTreaty(&deployment{Power: US}) = true, want false")
		}
	})
	t.Run("12.1.3 an enemy of Japan is not provoked", func(t *testing.T) {
		table := treatyTable(t)
		war(table, SetOf(Japan), SetOf(US))
		table.endTreaty()
		for _, d := range table.Queue {
			if d.Power == US {
				t.Errorf("the United States gains a flag: got %v, want anything but %v", d.Power, US)
			}
		}
		if len(table.Queue) != 1 {
			t.Errorf("got %v, want 1 of them", table.Queue)
		}
	})
	t.Run("12.1.3 nobody attacks beyond the line: the Philippines, Java, New Guinea, Papua and Australia", func(t *testing.T) {
		table := treatyTable(t)
		commit(table, Mobilization, Japan)
		cube(t, table, Japan, "malaya")
		put(t, table, Japan, "malaya", "infantry", "infantry")
		if got := targetsOf(table, Japan, 2); offers(got, "land:area/java") || !offers(got, "land:area/siam") {
			t.Errorf("under the treaty: %v; got offers(got, 'land:area/java') %v, offers(got, 'land:area/siam') %v; want false and true", got, offers(got, "land:area/java"), offers(got, "land:area/siam"))
		}
		table.Markers = 0
		if got := targetsOf(table, Japan, 2); !offers(got, "land:area/java") {
			t.Errorf("without it: %v: offers(got, 'land:area/java') = false, want true", got)
		}
	})
	t.Run("12.1.3 deployment to Tokyo, Hokkaido, Hawaii and mainland Asia is legal", func(t *testing.T) {
		table := treatyTable(t)
		th := table.theatre(Japan, UnitID{})
		for _, slug := range []string{"tokyo", "hokkaido", "korea", "manchuria"} {
			if !th.mayDeploy(Army, at(t, slug)) {
				t.Errorf("%v: th.mayDeploy(Army, at(slug)) = false, want true", slug)
			}
		}
		if !table.theatre(US, UnitID{}).mayDeploy(Fleet, at(t, "hawaii")) {
			t.Error("hawaii: theatre(US, UnitID{}).mayDeploy(Fleet, hawaii) = false, want true")
		}
		for _, slug := range []string{"philippines", "java", "new-guinea", "papua", "australia", "midway"} {
			if th.mayDeploy(Army, at(t, slug)) {
				t.Errorf("%v: th.mayDeploy(Army, at(slug)) = true, want false", slug)
			}
		}
	})
	t.Run("12.1.3 the bonus of the Landing Forces is for invasions, not for armies that walk", func(t *testing.T) {
		table := withoutFlags(world(t))
		war(table, SetOf(Japan), SetOf(USSR))
		put(t, table, Japan, "korea", "infantry")
		put(t, table, USSR, "maritime-territory", "infantry")
		_, seen := fight(t, table, Japan, "land", "maritime-territory", 1, "6 5 1 1")
		if scored(seen, "land-combat", Japan) == 0 || modified(seen, "land-combat", Japan, "12.1.3") != 0 {
			t.Errorf("a bonus on land: got %v, %v; want anything but 0 and 0", scored(seen, "land-combat", Japan), modified(seen, "land-combat", Japan, "12.1.3"))
		}
	})
	t.Run("12.1.3 one Japanese army in an ally's landing force is enough", func(t *testing.T) {
		table := withoutFlags(world(t))
		war(table, SetOf(Germany, Japan), SetOf(UK))
		ally(table, Germany, Japan)
		cube(t, table, Japan, "new-guinea")
		put(t, table, Germany, "new-guinea", "infantry")
		put(t, table, Japan, "new-guinea", "infantry")
		put(t, table, Japan, "arafura-sea", "surface")
		put(t, table, UK, "australia", "infantry")
		_, seen := fight(t, table, Germany, "invade", "australia", 2, "activate:unit/germany-army-1 activate:unit/japan-army-1 allow 6 5 1 1")
		if modified(seen, "land-combat", Germany, "12.1.3") != 1 {
			t.Errorf("%v: got %v, want 1", eventOrder(seen, "modifier"), modified(seen, "land-combat", Germany, "12.1.3"))
		}
	})
	t.Run("12.1.3 others that invade have none", func(t *testing.T) {
		table := withoutFlags(world(t))
		war(table, SetOf(US), SetOf(Japan))
		cube(t, table, US, "hokkaido")
		put(t, table, US, "hokkaido", "infantry")
		put(t, table, US, "sea-of-japan", "surface")
		put(t, table, Japan, "korea", "infantry")
		_, seen := fight(t, table, US, "invade", "korea", 2, "6 5 1 1")
		if modified(seen, "land-combat", US, "12.1.3") != 0 || scored(seen, "land-combat", US) == 0 {
			t.Errorf("a bonus, or no combat: got %v, %v; want 0 and anything but 0", modified(seen, "land-combat", US, "12.1.3"), scored(seen, "land-combat", US))
		}
	})
}

func TestAmericanRules(t *testing.T) {
	t.Run("12.2.2 Isolationism lets armies and logistics only to home areas and own bases, until war", func(t *testing.T) {
		table := withoutFlags(world(t))
		th := table.theatre(US, UnitID{})
		for slug, want := range map[string]bool{"california": true, "washington-dc": true, "hawaii": true, "philippines": false} {
			for _, k := range []Kind{Army, Logistics} {
				if got := th.mayDeploy(k, at(t, slug)); got != want {
					t.Errorf("%s to %s: %v, want %v", k, slug, got, want)
				}
			}
		}
		if !th.mayDeploy(Fleet, at(t, "philippines")) || !th.mayDeploy(AirForce, at(t, "philippines")) {
			t.Errorf("ships and aircraft are free: got th.mayDeploy(Fleet, philippines) %v, th.mayDeploy(AirForce, philippines) %v; want true and true",
				th.mayDeploy(Fleet, at(t, "philippines")), th.mayDeploy(AirForce, at(t, "philippines")))
		}
		war(table, SetOf(US), SetOf(Japan))
		if !table.theatre(US, UnitID{}).mayDeploy(Army, at(t, "philippines")) {
			t.Error("at war: theatre(US, UnitID{}).mayDeploy(Army, philippines) = false, want true")
		}
	})
	t.Run("12.2.2 the trade is over when Japan has surrendered", func(t *testing.T) {
		table := withoutFlags(world(t))
		table.Markers = table.Markers.With(USJapanTrade)
		table.Powers[Japan].Surrendered = true
		table.automaticEffects()
		if table.Markers.Has(USJapanTrade) {
			t.Error("it goes on: Markers.Has(USJapanTrade) = true, want false")
		}
	})
}
