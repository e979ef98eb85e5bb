package cataclysm

import (
	"slices"
	"testing"
)

// transfersMade runs the question of transfers with a script and returns what has been given.
func transfersMade(t *testing.T, table *Table, script ...string) []Transfer {
	t.Helper()
	s := &transfers{}
	finish(t, table, s, script...)
	return s.Made
}

// collectedResources runs a power's production until it has collected and counts its resources.
func collectedResources(t *testing.T, table *Table, p Power, list []Transfer) (resources, industrial int) {
	t.Helper()
	s := &production{Power: p, Received: transfersTo(list, p)}
	if p == US {
		s.Given = list
	}
	play(t, table, s)
	return table.count(p, Holding, Resource), int(s.Industrial)
}

func lendLease(t *testing.T) *Table {
	table := withoutFlags(world(t))
	table.Phase = AdministrationPhase
	table.Markers = table.Markers.With(LendLease)
	war(table, SetOf(Germany), SetOf(UK))
	return table
}

func TestTransfer(t *testing.T) {
	t.Run("4.4.1 American ports keep a belligerent's line in range", func(t *testing.T) {
		table := lendLease(t)
		table.Wars = nil
		war(table, SetOf(USSR), SetOf(Germany))
		if !table.canTransferTo(USSR) {
			t.Error("no way to the Soviet Union: canTransferTo(USSR) = false, want true")
		}
		table.Areas[US.Capital()] = AreaState{Owner: Neutral, Cubes: 2}
		cube(t, table, Germany, "leningrad", "arkhangelsk")
		table.Areas[at(t, "california")] = AreaState{Owner: Neutral, Cubes: 1}
		if table.canTransferTo(USSR) {
			t.Error("from no home area: canTransferTo(USSR) = true, want false")
		}
	})
	t.Run("4.4.1 who receives collects, an industrial one counts for war offensives, and America goes without", func(t *testing.T) {
		plain := lendLease(t)
		resources, industrial := collectedResources(t, plain, UK, nil)
		own, _ := collectedResources(t, plain, US, nil)
		table := lendLease(t)
		list := transfersMade(t, table, "transfer:power/uk>resource/industrial pass")
		if len(list) != 1 || list[0] != (Transfer{UK, Industrial}) {
			t.Fatalf("given: %v, want 1 of them and [0] %v", list, Transfer{UK, Industrial})
		}
		if n, i := collectedResources(t, table, UK, list); n != resources+1 || i != industrial+1 {
			t.Errorf("%d resources, %d industrial; without it %d and %d, want %v and %v", n, i, resources, industrial, resources+1, industrial+1)
		}
		if n, _ := collectedResources(t, table, US, list); n != own-1 {
			t.Errorf("America collects %d; without Lend Lease %d, want %v", n, own, own-1)
		}
	})
	t.Run("4.4.1 without a marker to collect it a transferred resource is lost", func(t *testing.T) {
		table := lendLease(t)
		give(t, table, UK, Cup, Offensive, table.count(UK, Available, Offensive))
		s := &production{Power: UK, Received: []Transfer{{UK, Natural}}}
		_, seen := play(t, table, s)
		if saw(seen, "resource-lost", UK) == 0 || table.count(UK, Holding, Resource) != 0 {
			t.Errorf("collected from nowhere: got %v, %v; want anything but 0 and 0", saw(seen, "resource-lost", UK), table.count(UK, Holding, Resource))
		}
	})
	t.Run("12.2.2 Lend Lease gives to belligerents, one each, and never to an enemy", func(t *testing.T) {
		table := lendLease(t)
		if got := table.lendLeaseReceivers(); !slices.Equal(got, []Power{UK, Germany}) && !slices.Equal(got, []Power{Germany, UK}) {
			t.Errorf("may receive: got %v, want the UK and Germany", got)
		}
		war(table, SetOf(US), SetOf(Germany))
		if got := table.lendLeaseReceivers(); !slices.Equal(got, []Power{UK}) {
			t.Errorf("at war with Germany: %v, want %v", got, []Power{UK})
		}
		if list := transfersMade(t, table, "transfer:power/uk>resource/natural"); len(list) != 1 {
			t.Errorf("more than one for Britain: %v, want 1 of them", list)
		}
	})
	t.Run("12.2.2 the Lend Lease marker must be in play", func(t *testing.T) {
		table := lendLease(t)
		table.Markers = 0
		if table.transfersDue() || len(transfersMade(t, table)) != 0 {
			t.Errorf("given without it: got transfersDue() %v, %v; want false and 0", table.transfersDue(), len(transfersMade(t, table)))
		}
	})
	t.Run("12.2.2 trade sends Japan an industrial resource each turn, without a question", func(t *testing.T) {
		table := withoutFlags(world(t))
		table.Phase = AdministrationPhase
		table.Markers = table.Markers.With(USJapanTrade)
		before, _ := collectedResources(t, table.clone(), Japan, nil)
		list := transfersMade(t, table)
		if len(list) != 1 || list[0] != (Transfer{Japan, Industrial}) {
			t.Fatalf("sent: %v, want 1 of them and [0] %v", list, Transfer{Japan, Industrial})
		}
		if n, _ := collectedResources(t, table, Japan, list); n != before+1 {
			t.Errorf("Japan collects %d, without trade %d, want %v", n, before, before+1)
		}
	})
	t.Run("12.2.2 what cannot come to Japan is not sent", func(t *testing.T) {
		table := withoutFlags(world(t))
		table.Markers = table.Markers.With(USJapanTrade)
		war(table, SetOf(Japan), SetOf(USSR))
		table.Powers[UK].Ideology = Communism
		war(table, SetOf(Japan), SetOf(UK))
		for _, sea := range []string{"sea-of-japan", "okinawa", "bonins", "northwest-pacific"} {
			put(t, table, UK, sea, "surface")
		}
		if len(transfersMade(t, table)) != 0 {
			t.Errorf("through a closed sea: got %v, want 0", len(transfersMade(t, table)))
		}
	})
	t.Run("4.4.1 transfers are settled after the flags and before anybody produces", func(t *testing.T) {
		table := lendLease(t)
		p, _ := play(t, table, &administration{})
		if d := asked(t, p, "transfer"); d.Seat != seatOf(US) {
			t.Errorf("%v is asked, want %v", powerAt(d.Seat), seatOf(US))
		}
		for _, q := range AllPowers.List() {
			if table.count(q, Holding, Resource) > 0 {
				t.Errorf("%v has collected: got %v, want 0", q, table.count(q, Holding, Resource))
			}
		}
	})
}
