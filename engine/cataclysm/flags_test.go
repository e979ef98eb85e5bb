package cataclysm

import "testing"

// gains counts the flags that each power is about to gain.
func gains(table *Table) map[Power]int {
	n := map[Power]int{}
	for _, d := range table.Queue {
		if d.Kind == DueGain && d.Counter == Flag {
			n[d.Power]++
		}
	}
	return n
}

func gainsAre(t *testing.T, table *Table, want map[Power]int) {
	t.Helper()
	got := gains(table)
	for _, p := range AllPowers.List() {
		if got[p] != want[p] {
			t.Errorf("%s gains %d flags instead of %d", p, got[p], want[p])
		}
	}
}

func TestFlags(t *testing.T) {
	t.Run("5.2.1 flags are a fixed number and come around", func(t *testing.T) {
		table := europe(t)
		for _, p := range AllPowers.List() {
			if table.count(p, Available, Flag) != int(MixOf(p)[Flag]) {
				t.Errorf("%s has %d, want %v", p, table.count(p, Available, Flag), int(MixOf(p)[Flag]))
			}
		}
		table.Powers[France].Stability = Unstable
		for range 5 {
			table, _ = flagged(t, table, France, "propaganda 1")
		}
	})
	t.Run("5.2.2 in the action phase a gained flag goes into the cup or into reserve", func(t *testing.T) {
		for _, x := range []struct {
			answer string
			box    Box
		}{{"cup:flag/france", Cup}, {"reserve:flag/france", Reserve}} {
			table := europe(t)
			table.gainFlag(France, 1, "5.2.2")
			finish(t, table, &evict{}, x.answer)
			if flags(table, France, x.box) != 1 {
				t.Errorf("not in the %s: got %v, want 1", x.box, flags(table, France, x.box))
			}
		}
	})
	t.Run("3.4 what lay in reserve is rejected at once", func(t *testing.T) {
		table := europe(t)
		give(t, table, France, Reserve, Offensive, 1)
		table.gainFlag(France, 1, "5.2.2")
		finish(t, table, &evict{}, "reserve:flag/france")
		if table.reserve(France) != Flag || table.count(France, Available, Offensive) != int(MixOf(France)[Offensive]) {
			t.Errorf("the offensive is not available: got %v, %v; want %v and %v", table.reserve(France), table.count(France, Available, Offensive), Flag, int(MixOf(France)[Offensive]))
		}
	})
	t.Run("5.2.2 in the administration phase it goes to the holding box", func(t *testing.T) {
		table := europe(t)
		table.Phase = AdministrationPhase
		table.gainFlag(France, 1, "5.2.2")
		finish(t, table, &evict{})
		if flags(table, France, Holding) != 1 {
			t.Errorf("not in the holding box: got %v, want 1", flags(table, France, Holding))
		}
	})
	t.Run("5.2.2 in the end phase a gained flag goes to the holding box", func(t *testing.T) {
		table := europe(t)
		table.Phase = EndPhase
		table.gainFlag(France, 1, "5.2.2")
		finish(t, table, &evict{})
		if flags(table, France, Holding) != 1 {
			t.Errorf("not in the holding box: got %v, want 1", flags(table, France, Holding))
		}
	})
	t.Run("5.2.2 a flag gained by provocation may be Il Duce", func(t *testing.T) {
		table := europe(t)
		table.move(Italy, IlDuce, Storage, Available)
		table.gainFlag(Italy, 1, "5.2.3")
		finish(t, table, &evict{}, "reserve:il-duce/italy")
		if table.reserve(Italy) != IlDuce {
			t.Errorf("Italy keeps %s, want %v", table.reserve(Italy), IlDuce)
		}
	})
	t.Run("5.2.2 without an available flag it is forfeit", func(t *testing.T) {
		table := europe(t)
		give(t, table, France, Cup, Flag, table.count(France, Available, Flag))
		table.gainFlag(France, 1, "5.2.2")
		if seen := finish(t, table, &evict{}); saw(seen, "forfeit-gain", France) != 1 {
			t.Errorf("%v: got %v, want 1", seen, saw(seen, "forfeit-gain", France))
		}
	})
	t.Run("5.2.3 Germany takes Benelux: France and the UK have an interest", func(t *testing.T) {
		table := europe(t)
		table.takeControl(Germany, at(t, "benelux"), "10.9.1", true)
		gainsAre(t, table, map[Power]int{France: 1, UK: 1})
	})
	t.Run("5.2.3 enemies are not provoked", func(t *testing.T) {
		table := europe(t)
		war(table, SetOf(Germany), SetOf(France))
		table.takeControl(Germany, at(t, "benelux"), "10.9.1", true)
		gainsAre(t, table, map[Power]int{UK: 1})
	})
	t.Run("5.2.4 Paris from France: two flags, one for a home area and one for the capital", func(t *testing.T) {
		table := europe(t)
		war(table, SetOf(Germany), SetOf(France, UK))
		table.takeControl(Germany, at(t, "paris"), "10.9.1", true)
		gainsAre(t, table, map[Power]int{Germany: 2})
	})
	t.Run("5.2.4 a colony rewards only with a resource", func(t *testing.T) {
		for area, want := range map[string]int{"north-africa": 0, "egypt": 0} {
			table := europe(t)
			war(table, SetOf(Germany, Italy), SetOf(France, UK))
			table.takeControl(Italy, at(t, area), "10.9.1", true)
			gainsAre(t, table, map[Power]int{Italy: want})
		}
		table := europe(t)
		table.Maps |= 1 << PacificMap
		war(table, SetOf(Japan), SetOf(UK))
		table.takeControl(Japan, at(t, "malaya"), "10.9.1", true)
		gainsAre(t, table, map[Power]int{Japan: 1, France: 1, US: gains(table)[US]})
	})
	t.Run("5.2.4 diplomacy earns nothing for an enemy's lost home area, nor does conquest from a third", func(t *testing.T) {
		table := europe(t)
		war(table, SetOf(Germany, Italy), SetOf(France, UK))
		table.takeControl(Germany, at(t, "lorraine"), "6.3", false)
		gainsAre(t, table, map[Power]int{})
		markCountry(table, UK, "lorraine")
		table.Queue = nil
		table.takeControl(Germany, at(t, "lorraine"), "10.9.1", true)
		gainsAre(t, table, map[Power]int{France: 1}) // rid of a cube that was not friendly
	})
	t.Run("5.2.4 a revolt in a colony under foreign rule rids its owner of a cube", func(t *testing.T) {
		for area, want := range map[string]int{"india": 1, "burma": 0} {
			table := europe(t)
			table.Maps |= 1 << PacificMap
			markCountry(table, Japan, area)
			table.loseControl(at(t, area), "11.1", true)
			gainsAre(t, table, map[Power]int{UK: want})
		}
	})
	t.Run("2.3.3 any power that gains control of Spain ends Gibraltar, the United Kingdom too", func(t *testing.T) {
		for _, p := range []Power{Germany, UK} {
			table := europe(t)
			spain := at(t, "spain")
			table.Areas[spain].SpecialBase = true
			table.takeControl(p, spain, "6.3", false)
			if table.Areas[spain].SpecialBase {
				t.Errorf("%s has Spain, and Gibraltar stands: Areas[spain].SpecialBase = true, want false", p)
			}
		}
	})
	t.Run("5.2.4 the UK clears India and gains a flag, Burma and gains none", func(t *testing.T) {
		for area, want := range map[string]int{"india": 1, "burma": 0} {
			table := europe(t)
			table.Maps |= 1 << PacificMap
			war(table, SetOf(Japan), SetOf(UK))
			markCountry(table, Japan, area)
			table.clearArea(at(t, area))
			gainsAre(t, table, map[Power]int{UK: want})
		}
	})
	t.Run("6.5 maneuvers: one military action of any kind", func(t *testing.T) {
		table := europe(t)
		put(t, table, Italy, "lombardy", "infantry")
		p, _ := flag(t, table, Italy, "maneuvers 5")
		d := asked(t, p, "military-action")
		if d.Left != 0 {
			t.Errorf("%d more, want 0", d.Left)
		}
		reply(t, p, "done")
		if !p.Over() || flags(table, Italy, Hand) != 0 {
			t.Errorf("not over, or the flag is not back: got p.Over() %v, %v; want true and 0", p.Over(), flags(table, Italy, Hand))
		}
		flagged(t, table, Italy, "maneuvers 4")
		if table.Powers[Italy].Failed != ManeuversAction {
			t.Errorf("no cube for a failure: got %v, want %v", table.Powers[Italy].Failed, ManeuversAction)
		}
	})
}
