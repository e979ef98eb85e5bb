package cataclysm

import "testing"

// atomicWar is the world at war between the United States and Japan, with a bomb in
// Washington and an American strategic air force in Okinawa.
func atomicWar(t *testing.T) *Table {
	table := withoutFlags(world(t))
	commit(table, TotalWar, US, Japan)
	war(table, SetOf(US), SetOf(Japan))
	table.move(US, ABomb, Storage, OnMap)
	table.Markers = table.Markers.With(ABombMarker)
	table.Areas[at(t, "okinawa")].Base = US
	put(t, table, US, "okinawa", "strategic")
	return table
}

func TestAtomicBomb(t *testing.T) {
	t.Run("12.2.2 total war puts the A-Bomb on the turn track two turns ahead", func(t *testing.T) {
		table := withoutFlags(world(t))
		commit(table, Mobilization, US)
		war(table, SetOf(US), SetOf(Japan))
		play(t, table, &escalation{Power: US})
		if table.BombTurn != Turn1943 || table.count(US, Track, ABomb) != 1 {
			t.Fatalf("due %v: got %v, %v; want %v and 1", table.BombTurn, table.BombTurn, table.count(US, Track, ABomb), Turn1943)
		}
		table.Turn, table.Phase = Turn1941, AdministrationPhase
		table.distribute()
		if table.count(US, Track, ABomb) != 1 {
			t.Errorf("it comes a turn early: got %v, want 1", table.count(US, Track, ABomb))
		}
		table.Turn = Turn1943
		table.distribute()
		if table.count(US, Available, ABomb) != 1 || table.BombTurn != NoTurn {
			t.Errorf("it does not come in its turn: got %v, %v; want 1 and no turn", table.count(US, Available, ABomb), table.BombTurn)
		}
	})
	t.Run("12.2.2 a scenario without the A-Bomb never sees it", func(t *testing.T) {
		table := withoutFlags(world(t))
		table.Scenario = "days-of-decision"
		if table.orderBomb() != nil || table.count(US, Track, ABomb) != 0 {
			t.Errorf("ordered: got %v, %v; want nil and 0", table.orderBomb(), table.count(US, Track, ABomb))
		}
	})
	t.Run("12.2.2 it is built for one, by production or by a build action, and goes into the cup", func(t *testing.T) {
		table := withoutFlags(world(t))
		war(table, SetOf(US), SetOf(Japan))
		table.move(US, ABomb, Storage, Available)
		if got := inWords(table.buildChoices(US, 1)); !offers(got, "build:a-bomb/us#1") {
			t.Errorf("by an action: %v: offers(got, 'build:a-bomb/us#1') = false, want true", got)
		}
		table.Phase = AdministrationPhase
		s := &production{Power: US, Step: constructPart, Builds: 1}
		play(t, table, s, "construct:a-bomb/us")
		if table.count(US, Holding, ABomb) != 1 || s.Builds != 0 {
			t.Fatalf("not built, or for more than one build: got %v, %v; want 1 and 0", table.count(US, Holding, ABomb), s.Builds)
		}
		finish(t, table, &disposition{Power: US})
		if table.count(US, Cup, ABomb) != 1 {
			t.Errorf("not in the cup: got %v, want 1", table.count(US, Cup, ABomb))
		}
	})
	t.Run("12.2.2 drawn it is never kept in reserve and comes to Washington DC", func(t *testing.T) {
		table := withoutFlags(world(t))
		table.move(US, ABomb, Storage, Hand)
		p, _ := play(t, table, &drawn{Power: US, Kind: ABomb})
		if got := inWords(asked(t, p, "drawn").Legal); offers(got, "keep:a-bomb/us") || !offers(got, "play:a-bomb/us") {
			t.Errorf("%v: got offers(got, 'keep:a-bomb/us') %v, offers(got, 'play:a-bomb/us') %v; want false and true", got, offers(got, "keep:a-bomb/us"), offers(got, "play:a-bomb/us"))
		}
		reply(t, p, "play:a-bomb/us")
		if !table.hasBomb(US) || table.count(US, OnMap, ABomb) != 1 || table.hasBomb(UK) {
			t.Errorf("not in Washington: got hasBomb(US) %v, %v, hasBomb(UK) %v; want true, 1 and false", table.hasBomb(US), table.count(US, OnMap, ABomb), table.hasBomb(UK))
		}
	})
	t.Run("12.2.2 it is dropped on an enemy's home area by strategic aircraft, for one military action", func(t *testing.T) {
		table := atomicWar(t)
		got := targetsOf(table, US, 1)
		if !offers(got, "atomic:area/tokyo") || offers(got, "atomic:area/korea") {
			t.Errorf("%v: got offers(got, 'atomic:area/tokyo') %v, offers(got, 'atomic:area/korea') %v; want true and false", got, offers(got, "atomic:area/tokyo"), offers(got, "atomic:area/korea"))
		}
		table.unit(UnitID{US, AirForce, 1}).Upgraded = false
		if got := targetsOf(table, US, 1); offers(got, "atomic:area/tokyo") {
			t.Error("by tactical aircraft: offers(got, 'atomic:area/tokyo') = true, want false")
		}
		table.unit(UnitID{US, AirForce, 1}).Upgraded = true
		table.Markers = 0
		if got := targetsOf(table, US, 1); offers(got, "atomic:area/tokyo") || !offers(got, "bomb:area/tokyo") {
			t.Errorf("without a bomb: %v; got offers(got, 'atomic:area/tokyo') %v, offers(got, 'bomb:area/tokyo') %v; want false and true", got, offers(got, "atomic:area/tokyo"), offers(got, "bomb:area/tokyo"))
		}
	})
	t.Run("12.2.2 the marker returns to the card at the start of the operation", func(t *testing.T) {
		table := atomicWar(t)
		fight(t, table, US, "atomic", "tokyo", 1, "activate:unit/us-air-force-1 go")
		if table.hasBomb(US) || table.count(US, Available, ABomb) != 1 {
			t.Errorf("it lies in Washington still: got hasBomb(US) %v, %v; want false and 1", table.hasBomb(US), table.count(US, Available, ABomb))
		}
	})
	t.Run("12.2.2 a loss costs a test, and a collapse adds the losses to the threshold; the Democracies get the marker", func(t *testing.T) {
		table := atomicWar(t)
		table.Powers[Japan].Stability = Unstable
		cube(t, table, USSR, "korea", "hokkaido") // the Communists would have the most cubes
		threshold := table.surrenderThreshold(Japan)
		// 6 against 2 is three losses; Japan has no aircraft to take them
		seen := fightToEnd(t, table, US, "atomic", "tokyo", 1, "activate:unit/us-air-force-1 go 6 1 2 damage:area/tokyo>resource/industrial regroup:unit/us-air-force-1>area/okinawa 1 1 5 pass")
		if got := eventNumber(seen, "surrender-threshold", Japan); got != threshold+3 {
			t.Errorf("threshold: got %d, want %d", got, threshold+3)
		}
		if table.active(Japan) {
			t.Fatalf("Japan fights on after a 5 against %v: active(Japan) = true, want false", threshold+3)
		}
		if got := table.Powers[Japan].SurrenderMarker; !got.Has(Democracy) || got.Has(Communism) {
			t.Errorf("the surrender marker lies with %b: got got.Has(Democracy) %v, got.Has(Communism) %v; want true and false", got, got.Has(Democracy), got.Has(Communism))
		}
	})
	t.Run("12.2.2 three losses cost one test", func(t *testing.T) {
		table := atomicWar(t)
		seen := fightToEnd(t, table, US, "atomic", "tokyo", 1, "activate:unit/us-air-force-1 go 6 1 2 damage:area/tokyo>resource/industrial regroup:unit/us-air-force-1>area/okinawa 1 1")
		if saw(seen, "stability-test", Japan) != 1 || table.Powers[Japan].Stability != Wavering {
			t.Errorf("%d tests, %s, want 1 and %v", saw(seen, "stability-test", Japan), table.Powers[Japan].Stability, Wavering)
		}
	})
	t.Run("12.2.2 without a loss there is no test", func(t *testing.T) {
		table := atomicWar(t)
		seen := fightToEnd(t, table, US, "atomic", "tokyo", 1, "activate:unit/us-air-force-1 go 1 2 5 retreat lose:unit/us-air-force-1 retreat:unit/us-air-force-1>area/okinawa")
		if saw(seen, "stability-test", Japan) != 0 {
			t.Errorf("a test: got %v, want 0", saw(seen, "stability-test", Japan))
		}
	})
	t.Run("12.2.2 a defender that flies away and so loses nothing makes no test", func(t *testing.T) {
		table := atomicWar(t)
		put(t, table, Japan, "tokyo", "tactical")
		// 4 against 3 is one loss, which the retreat saves
		p, seen := fight(t, table, US, "atomic", "tokyo", 1, "activate:unit/us-air-force-1 go 4 3 3 2 retreat")
		for !p.Over() {
			d := p.Open()[0]
			seen = append(seen, reply(t, p, d.Legal[0].Words())...)
		}
		if saw(seen, "voluntary-retreat", Japan) != 1 || saw(seen, "stability-test", Japan) != 0 {
			t.Errorf("%v: got %v, %v; want 1 and 0", eventOrder(seen, "voluntary-retreat", "stability-test"), saw(seen, "voluntary-retreat", Japan), saw(seen, "stability-test", Japan))
		}
	})
	t.Run("12.2.2 a written position keeps the bomb where it is", func(t *testing.T) {
		table := withoutFlags(world(t))
		table.BombTurn = Turn1943
		if w := toSchema(table).(*WrittenPosition); w.BombTurn == nil || *w.BombTurn != Turn1943 {
			t.Errorf("forgotten: got BombTurn %v, want %v", w.BombTurn, Turn1943)
		}
		if v := view(table, nil, 0).(*View); v.BombTurn != Turn1943 {
			t.Errorf("not shown: got %v, want %v", v.BombTurn, Turn1943)
		}
	})
}

// eventNumber is the number that an event of a kind about a power carries.
func eventNumber(seen events, kind string, p Power) int {
	for _, e := range seen {
		if e.Kind == kind && e.Seat == seatOf(p) {
			return e.N
		}
	}
	return 0
}
