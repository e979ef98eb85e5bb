package cataclysm

import "testing"

func TestSovietRules(t *testing.T) {
	t.Run("8.1 at total war an offensive from the reserve brings the Soviet Union up to three actions, each of another sort", func(t *testing.T) {
		table := withoutFlags(europe(t))
		commit(table, TotalWar, USSR)
		table.Powers[USSR].Posture = MilitaryReforms
		war(table, SetOf(USSR), SetOf(Germany))
		pool(t, table, USSR, "infantry", "fortress")
		put(t, table, USSR, "moscow", "infantry")
		give(t, table, USSR, Reserve, Offensive, 1)
		if !table.canPlayOffensive(USSR, Reserve) {
			t.Fatal("it cannot be played: canPlayOffensive(USSR, Reserve) = false, want true")
		}
		p, _ := play(t, table, &playing{Power: USSR, Kind: Offensive, From: Reserve}, "build:army/ussr#1 deploy done")
		d := asked(t, p, "military-action")
		if d.Left != 0 {
			t.Errorf("after two actions there remain %v: got %v, want 0", d.Left+1, d.Left)
		}
		reply(t, p, "build:fortress/ussr#1")
		if !p.Over() || table.count(USSR, Cup, Army) != 1 || table.count(USSR, Track, Fortress) != 1 || table.count(USSR, Available, Offensive) != 11 {
			t.Errorf("a fourth action, or not three: %v; got p.Over() %v, %v, %v, %v; want true, 1, 1 and 11", p.Open(), p.Over(), table.count(USSR, Cup, Army), table.count(USSR, Track, Fortress), table.count(USSR, Available, Offensive))
		}
	})
	t.Run("12.3 every posture hampers what it says, and nothing else", func(t *testing.T) {
		table := europe(t)
		for _, x := range []struct {
			posture             Posture
			diplomacy, pressure int8
		}{{MilitaryReforms, -1, -1}, {PoliticalPurges, -1, 0}, {CollectiveSecurity, 0, -1}} {
			table.Powers[USSR].Posture = x.posture
			for a, want := range map[ActionType]int8{DiplomacyAction: x.diplomacy, PressureAction: x.pressure, PropagandaAction: x.pressure, ManeuversAction: x.pressure, RailroadAction: x.pressure} {
				got := int8(0)
				for _, m := range table.posturePenalty(USSR, a) {
					got += m.N
				}
				if got != want {
					t.Errorf("%s, %s: %d, want %v", x.posture, a, got, want)
				}
			}
		}
	})
	t.Run("12.3 another power that a scenario makes Communist has postures too", func(t *testing.T) {
		table := europe(t)
		table.Powers[France].Ideology, table.Powers[France].Posture = Communism, CollectiveSecurity
		put(t, table, France, "paris", "infantry")
		if len(table.postures(France)) != 2 || table.canPlayOffensive(France, Cup) || len(table.posturePenalty(France, PressureAction)) != 1 {
			t.Errorf("no posture: got %v, canPlayOffensive(France, Cup) %v, %v; want 2, false and 1", len(table.postures(France)), table.canPlayOffensive(France, Cup), len(table.posturePenalty(France, PressureAction)))
		}
		table.Powers[France].Posture = MilitaryReforms
		if test, may := table.flagPrice(France); !test || !may {
			t.Errorf("its flag is free: got test %v, may %v; want true and true", test, may)
		}
		if table.zaRodinu(France) != 0 {
			t.Errorf("the Motherland is Soviet: got %v, want 0", table.zaRodinu(France))
		}
	})
	t.Run("12.3 purges cost the score in land, naval and air combat, in attack and defence", func(t *testing.T) {
		for _, kind := range []string{"land", "naval", "air"} {
			table := atWar(t, USSR, Germany)
			table.Powers[USSR].Posture = PoliticalPurges
			table.Battle = &Battle{Verb: kind, Target: at(t, "poland"), Attacker: USSR, Defender: Germany}
			if got := table.purgePenalty(attacking); len(got) != 1 || got[0].N != -1 {
				t.Errorf("%v %v, want 1 of them and [0].N -1", kind, got)
			}
			if got := table.purgePenalty(defending); len(got) != 0 {
				t.Errorf("Germany pays %v, want none", got)
			}
			_, mods := table.combatDice(attacking, kind)
			sum := 0
			for _, m := range mods {
				if m.Rule == "12.3" {
					sum += int(m.N)
				}
			}
			if sum != -1 {
				t.Errorf("%s combat: %d, want -1", kind, sum)
			}
		}
	})
	t.Run("12.3 under collective security a drawn offensive is kept or rejected, maneuvers and home front move units", func(t *testing.T) {
		table := withoutFlags(europe(t))
		put(t, table, USSR, "moscow", "infantry")
		give(t, table, USSR, Hand, Offensive, 1)
		p, _ := play(t, table, &drawn{Power: USSR, Kind: Offensive})
		got := inWords(asked(t, p, "drawn").Legal)
		if offers(got, "play:offensive/ussr") || !offers(got, "keep:offensive/ussr") || !offers(got, "reject:offensive/ussr") {
			t.Errorf("%v: got offers(got, 'play:offensive/ussr') %v, offers(got, 'keep:offensive/ussr') %v, offers(got, 'reject:offensive/ussr') %v; want false, true and true",
				got, offers(got, "play:offensive/ussr"), offers(got, "keep:offensive/ussr"), offers(got, "reject:offensive/ussr"))
		}
		table = withoutFlags(europe(t))
		put(t, table, USSR, "moscow", "infantry")
		q, _ := play(t, table, &militaryActions{Power: USSR, Left: 1})
		if !offers(inWords(asked(t, q, "military-action").Legal), "deploy") {
			t.Error("maneuvers bring nothing: offers(inWords(asked(q, 'military-action').Legal), 'deploy') = false, want true")
		}
	})
	t.Run("12.3 the posture may change by home front, once a turn", func(t *testing.T) {
		table := withoutFlags(europe(t))
		table.move(USSR, HomeFront, Track, Hand)
		finish(t, table, &homeFront{Power: USSR}, "5 1 1 adopt:posture/military-reforms")
		if table.Powers[USSR].Posture != MilitaryReforms || !table.Powers[USSR].PostureChanged || len(table.postures(USSR)) != 0 {
			t.Errorf("%v: got %v, Powers[USSR].Postured %v, %v; want %v, true and 0", table.Powers[USSR].Posture, table.Powers[USSR].Posture, table.Powers[USSR].PostureChanged, len(table.postures(USSR)), MilitaryReforms)
		}
		table.newTurn()
		if len(table.postures(USSR)) != 2 {
			t.Errorf("the marker is not turned back: got %v, want 2", len(table.postures(USSR)))
		}
	})
	t.Run("12.3.1 Industrial Reform: Volga at mobilization and the Urals at total war, for good, and counted at once", func(t *testing.T) {
		table := withoutFlags(europe(t))
		war(table, SetOf(USSR), SetOf(Germany))
		finish(t, table, &escalation{Power: USSR}, addPoolScript(table, USSR), "cup")
		volga, urals := at(t, "volga"), at(t, "urals")
		if !table.Areas[volga].Special || table.Areas[urals].Special || !table.productionSite(USSR, volga) {
			t.Errorf("Volga: got Areas[volga].Special %v, Areas[urals].Special %v, productionSite(USSR, volga) %v; want true, false and true",
				table.Areas[volga].Special, table.Areas[urals].Special, table.productionSite(USSR, volga))
		}
		n := 0
		for a := Area(1); a <= AreaCount; a++ {
			for i, k := range table.resources(a) {
				if k == Industrial && table.canCollect(USSR, a, i) {
					n++
				}
			}
		}
		if got := table.count(USSR, Cup, Offensive); got != n {
			t.Errorf("%d escalation offensives for %d industrial resources, want %v", got, n, n)
		}
		s := &production{Power: USSR}
		play(t, table, s)
		if !table.Areas[volga].Special {
			t.Error("collected once and gone: Areas[volga].Special = false, want true")
		}
		table.Powers[USSR].Escalated = false
		finish(t, table, &escalation{Power: USSR}, addPoolScript(table, USSR), "cup")
		if !table.Areas[urals].Special || !table.productionSite(USSR, urals) {
			t.Errorf("Urals: got Areas[urals].Special %v, productionSite(USSR, urals) %v; want true and true",
				table.Areas[urals].Special, table.productionSite(USSR, urals))
		}
	})
	t.Run("12.3.1 a special resource comes into a lost area too, and serves the power that holds it", func(t *testing.T) {
		table := withoutFlags(europe(t))
		volga := at(t, "volga")
		cube(t, table, Germany, "volga")
		table.Powers[USSR].Commitment = Rearmament
		table.raiseCommitment(USSR)
		last := len(table.resources(volga)) - 1
		if !table.Areas[volga].Special || table.productionSite(Germany, volga) || table.canCollect(USSR, volga, last) {
			t.Fatalf("%+v; want Areas[volga].Special true, productionSite(Germany, volga) false, canCollect(USSR, volga, last) false", table.Areas[volga])
		}
		cube(t, table, Germany, "poland", "ukraine", "stalingrad")
		put(t, table, Germany, "ukraine", "logistics")
		put(t, table, Germany, "stalingrad", "logistics")
		if !table.canCollect(Germany, volga, last) {
			t.Error("Germany cannot collect it: canCollect(Germany, volga, last) = false, want true")
		}
	})
	t.Run("12.3.1 General Winter is for the Soviet Union alone, and for its home areas on the Europe map", func(t *testing.T) {
		table := withoutFlags(world(t))
		cube(t, table, USSR, "mongolia")
		soviet := table.theatre(USSR, UnitID{})
		if !soviet.unrestricted.Has(at(t, "smolensk")) || soviet.unrestricted.Has(at(t, "irkutsk")) || soviet.unrestricted.Has(at(t, "mongolia")) {
			t.Errorf("Soviet winter: got %v, want Smolensk, and neither Irkutsk nor Mongolia", soviet.unrestricted.List())
		}
		cube(t, table, Germany, "smolensk")
		if table.theatre(Germany, UnitID{}).unrestricted.Has(at(t, "smolensk")) {
			t.Error("German winter: theatre(Germany, UnitID{}).unrestricted.Has(smolensk) = true, want false")
		}
	})
	t.Run("12.3.1 General Winter helps to win a lost home area back: two armies attack it at once", func(t *testing.T) {
		table := withoutFlags(world(t))
		war(table, SetOf(Germany), SetOf(USSR))
		cube(t, table, Germany, "smolensk")
		put(t, table, USSR, "moscow", "infantry", "infantry")
		put(t, table, Germany, "smolensk", "infantry")
		pos, _ := fight(t, table, USSR, "land", "smolensk", 1, "activate:unit/ussr-army-1")
		if got := inWords(asked(t, pos, "activate").Legal); !offers(got, "activate:unit/ussr-army-2") {
			t.Errorf("%v: offers(got, 'activate:unit/ussr-army-2') = false, want true", got)
		}
	})
	t.Run("12.3.1 Za Rodinu: one die more for stability tests and propaganda only", func(t *testing.T) {
		table := withoutFlags(europe(t))
		table.Powers[USSR].Posture, table.Powers[USSR].Stability = PoliticalPurges, Wavering
		seen := finish(t, table, &stabilityTest{Power: USSR, Rule: "5.5.1"}, "1 1 5")
		if diceOf(seen, "stability-test", USSR) != 3 {
			t.Errorf("dice of the test: %v, want 3", diceOf(seen, "stability-test", USSR))
		}
		if got := (&flagPlay{Power: USSR, Kind: Flag, Action: PropagandaAction}).check(table).Dice; got != 1 {
			t.Errorf("propaganda: %v, want 1", got)
		}
		if got := (&flagPlay{Power: USSR, Kind: Flag, Action: ManeuversAction}).check(table).Dice; got != 0 {
			t.Errorf("maneuvers: %v, want 0", got)
		}
	})
	t.Run("12.3.1 the railroad is a political action, covers the Urals box and the restricted east", func(t *testing.T) {
		table := withoutFlags(world(t))
		table.Scenario = "cataclysm"
		table.Powers[USSR].Posture = PoliticalPurges
		if !offersAction(table, USSR, RailroadAction) || offersAction(table, Germany, RailroadAction) {
			t.Fatalf("who may lay it: got offersAction(USSR, RailroadAction) %v, offersAction(Germany, RailroadAction) %v; want true and false", offersAction(table, USSR, RailroadAction), offersAction(table, Germany, RailroadAction))
		}
		th := table.theatre(USSR, UnitID{})
		if !th.delayBoxes.Has(urals) || th.occupationLimit(CounterFace{Kind: Army}, at(t, "irkutsk")) != 1 || table.hasLOC(USSR, at(t, "maritime-territory")) {
			t.Errorf("before it is laid: got th.delayBoxes.Has(urals) %v, %v, hasLOC(USSR, maritime-territory) %v; want true, 1 and false",
				th.delayBoxes.Has(urals), th.occupationLimit(CounterFace{Kind: Army}, at(t, "irkutsk")), table.hasLOC(USSR, at(t, "maritime-territory")))
		}
		table.resolveSpecialAction(RailroadAction)
		th = table.theatre(USSR, UnitID{})
		if th.delayBoxes.Has(urals) || th.occupationLimit(CounterFace{Kind: Army}, at(t, "irkutsk")) != 2 || !table.hasLOC(USSR, at(t, "maritime-territory")) {
			t.Errorf("after it is laid: got th.delayBoxes.Has(urals) %v, %v, hasLOC(USSR, maritime-territory) %v; want false, 2 and true",
				th.delayBoxes.Has(urals), th.occupationLimit(CounterFace{Kind: Army}, at(t, "irkutsk")), table.hasLOC(USSR, at(t, "maritime-territory")))
		}
		if other := table.theatre(Japan, UnitID{}); other.delayBoxes.Has(urals) {
			t.Error("the box stands for others: other.delayBoxes.Has(urals) = true, want false")
		}
		if offersAction(table, USSR, RailroadAction) {
			t.Error("twice: offersAction(USSR, RailroadAction) = true, want false")
		}
	})
}

func offersAction(table *Table, p Power, a ActionType) bool {
	for _, x := range table.specialActions(p) {
		if x == a {
			return true
		}
	}
	return false
}

// addPoolScript scripts the filling of a force pool up to the limit of the next level.
func addPoolScript(table *Table, p Power) (script string) {
	left := Card(p, table.Powers[p].Commitment+1).ForcePool - table.poolSize(p)
	for k := Army; k <= StrategicUpgrade; k++ {
		for range min(left, table.count(p, Storage, k)) {
			script += " add:" + string(counterRef(p, k))
			left--
		}
	}
	return script
}
