package cataclysm

import (
	"slices"
	"testing"

	"interbellum/engine"
)

func TestWhatAScenarioLaysOut(t *testing.T) {
	for _, id := range scenarioIDs {
		s, _ := ScenarioByID(id)
		table := setUp(s)
		t.Run("1.3 alliances, wars and surrenders of "+id, func(t *testing.T) {
			for _, list := range s.Alliances {
				if got := table.Alliance[table.ideology(list[0])]; got != SetOf(list...) {
					t.Errorf("%v are allied, not %v: got %v, want %v", got.List(), list, got, SetOf(list...))
				}
			}
			foes := map[Power]Powers{}
			for _, w := range s.Wars {
				for _, p := range w.Sides[0] {
					for _, q := range w.Sides[1] {
						foes[p], foes[q] = foes[p].With(q), foes[q].With(p)
					}
				}
			}
			for _, p := range AllPowers.List() {
				if table.enemies(p) != foes[p] {
					t.Errorf("enemies of %s: got %v, want %v", p, table.enemies(p).List(), foes[p].List())
				}
			}
			for _, x := range s.Surrendered {
				if table.active(x.Power) || !table.Powers[x.Power].SurrenderMarker.Has(x.Marker) {
					t.Errorf("%s should have surrendered: got active(x.Power) %v, Powers[x.Power].Taken.Has(x.Marker) %v; want false and true", x.Power, table.active(x.Power), table.Powers[x.Power].SurrenderMarker.Has(x.Marker))
				}
			}
		})
		t.Run("1.3 Chinese armies, bases and markers of "+id, func(t *testing.T) {
			if s.Chinese != nil {
				for side, list := range map[Faction][]Area{Guomindang: s.Chinese.Guomindang, ChiCom: s.Chinese.ChiCom} {
					if set := table.chineseAreas(side); set != AreasOf(list...) {
						t.Errorf("armies of the %s: got %v, want %v", side, set.List(), list)
					}
				}
			} else if table.China != NoChina {
				t.Errorf("there is no China on the map: got %v, want %v", table.China, NoChina)
			}
			for _, x := range s.BasesCaptured {
				if table.baseOwner(x.Area) != x.Owner {
					t.Errorf("the base in %s is %s's, want %v", x.Area, table.baseOwner(x.Area), x.Owner)
				}
			}
			for _, m := range s.MarkersInPlay {
				if a, at := resourceArea(m.Marker); at {
					if !table.Areas[a].Limited && !table.Areas[a].Special {
						t.Errorf("%s: got no resource marker in %s, want one", m.Marker, a)
					}
				} else if m.Marker != LendLease && !table.Markers.Has(m.Marker) {
					t.Errorf("%s: got a marker out of play, want it in play", m.Marker)
				}
			}
			for _, x := range s.Status {
				st := &table.Powers[x.Power]
				if st.Refit != slices.Contains(x.MarkersAvailable, DreadnoughtRefit) || table.reserve(x.Power) != x.Reserve.Kind ||
					st.Commitment != x.Commitment || st.Stability != x.Stability || st.Posture != x.Posture {
					t.Errorf("%s: %+v; want st.Refit %v, reserve(x.Power) %v, st.Commitment %v, st.Stability %v, st.Posture %v", x.Power, st, slices.Contains(x.MarkersAvailable, DreadnoughtRefit), x.Reserve.Kind, x.Commitment, x.Stability, x.Posture)
				}
			}
		})
	}
}

// resourceArea is where a resource marker lies.
func resourceArea(m Marker) (Area, bool) {
	for _, x := range ResourceMarkers() {
		if x.Marker == m {
			return x.Area, true
		}
	}
	return Nowhere, false
}

func TestTooMany(t *testing.T) {
	t.Run("7.1 the excess is chosen among units of the class that is too many", func(t *testing.T) {
		table := withoutFlags(europe(t))
		put(t, table, Germany, "ruhr", "infantry", "tank", "fortress", "surface", "tactical", "logistics")
		p, _ := play(t, table, &evict{})
		d := asked(t, p, "destroy-excess")
		if got := inWords(d.Legal); !slices.Equal(got, []string{"destroy:unit/germany-army-1", "destroy:unit/germany-army-2", "destroy:unit/germany-fortress-1"}) {
			t.Errorf("got %v, want both armies and the fortress", got)
		}
		table = withoutFlags(europe(t))
		put(t, table, Germany, "ruhr", "infantry", "surface", "surface", "submarine", "tactical")
		p, _ = play(t, table, &evict{})
		if got := inWords(asked(t, p, "destroy-excess").Legal); !slices.Equal(got, []string{"destroy:unit/germany-fleet-1", "destroy:unit/germany-submarine-1"}) {
			t.Errorf("got %v, want %v", got, []string{"destroy:unit/germany-fleet-1", "destroy:unit/germany-submarine-1"})
		}
		table = withoutFlags(europe(t))
		put(t, table, Germany, "ruhr", "infantry", "surface", "tactical", "tactical", "strategic")
		p, _ = play(t, table, &evict{})
		if got := inWords(asked(t, p, "destroy-excess").Legal); !slices.Equal(got, []string{"destroy:unit/germany-air-force-1", "destroy:unit/germany-air-force-3"}) {
			t.Errorf("got %v, want %v", got, []string{"destroy:unit/germany-air-force-1", "destroy:unit/germany-air-force-3"})
		}
	})
	t.Run("7.1 of two fortresses one goes, and no army", func(t *testing.T) {
		table := withoutFlags(europe(t))
		put(t, table, Germany, "ruhr", "fortress", "fortress")
		finish(t, table, &evict{})
		if n := len(table.unitsAt(ruhr)); n != 1 || table.unitsAt(ruhr)[0].Kind != Fortress {
			t.Errorf("%s; want n 1, unitsAt(ruhr)[0].Kind %v", whoStands(table, ruhr), Fortress)
		}
	})
	t.Run("7.1 where several share the excess the most effective destroys", func(t *testing.T) {
		table := withoutFlags(europe(t))
		ally(table, Germany, Italy)
		war(table, SetOf(Germany, Italy), SetOf(France))
		put(t, table, Germany, "ruhr", "infantry")
		put(t, table, Italy, "ruhr", "infantry", "infantry")
		finish(t, table, &evict{})
		if got := whoStands(table, ruhr); got != "italy infantry, italy infantry" {
			t.Errorf(`got %v, want "italy infantry, italy infantry"`, got)
		}
	})
	t.Run("4.1.2 a power cuts its own pool, and of like units in one place one is offered", func(t *testing.T) {
		table := withoutFlags(europe(t))
		commit(table, TotalWar, Italy)
		put(t, table, Italy, "rome", "infantry", "infantry")
		put(t, table, Italy, "lombardy", "infantry")
		put(t, table, Germany, "ruhr", "infantry")
		fill(table, Italy)
		commit(table, Exhaustion, Italy)
		var units []string
		for _, c := range (&forcePoolCut{Power: Italy}).Open(table)[0].Legal {
			if c.On.Class() == "unit" {
				units = append(units, c.Words())
			}
		}
		if !slices.Equal(units, []string{"remove:unit/italy-army-1", "remove:unit/italy-army-3"}) {
			t.Errorf("got %v, want %v", units, []string{"remove:unit/italy-army-1", "remove:unit/italy-army-3"})
		}
	})
	t.Run("12.1.3 the naval treaty keeps fleets out of three pools, and nothing else", func(t *testing.T) {
		for _, x := range []struct {
			p     Power
			holds bool
		}{{Japan, true}, {UK, true}, {US, true}, {Italy, false}, {France, false}} {
			table := europe(t)
			all := (&forcePoolFill{Power: x.p}).addable(table)
			if !slices.Contains(all, Fleet) || !slices.Contains(all, Army) {
				t.Fatalf("%s: %v, want %v among them and %v among them", x.p, all, Fleet, Army)
			}
			table.Markers = table.Markers.With(WashingtonNavalTreaty)
			got := (&forcePoolFill{Power: x.p}).addable(table)
			want := all
			if x.holds {
				want = slices.DeleteFunc(slices.Clone(all), func(k Kind) bool { return k == Fleet })
			}
			if !slices.Equal(got, want) {
				t.Errorf("%s: %v, want %v", x.p, got, want)
			}
		}
	})
	t.Run("8.4.1 a power withdraws its own fortresses and logistics units, from where it has a line", func(t *testing.T) {
		table := withoutFlags(europe(t))
		put(t, table, Germany, "ruhr", "fortress")
		put(t, table, Germany, "berlin", "logistics")
		put(t, table, France, "lorraine", "fortress")
		put(t, table, Germany, "bavaria", "infantry")
		var got []string
		for _, u := range (&deployment{Power: Germany}).withdrawals(table) {
			got = append(got, string(u.Ref()))
		}
		slices.Sort(got)
		if !slices.Equal(got, []string{"unit/germany-fortress-1", "unit/germany-logistics-1"}) {
			t.Errorf("got %v, want %v", got, []string{"unit/germany-fortress-1", "unit/germany-logistics-1"})
		}
	})
	t.Run("5.2.2 outside the action phase a flag goes to the holding box unasked", func(t *testing.T) {
		table := europe(t)
		table.Phase = AdministrationPhase
		finish(t, table, &gain{Power: UK, Kind: Flag})
		if table.count(UK, Holding, Flag) != 1 {
			t.Errorf("boxes: %v; got %v, want 1", table.Boxes[UK], table.count(UK, Holding, Flag))
		}
	})
}

func TestInterestsOfAid(t *testing.T) {
	t.Run("11.2 aid is an interest of its giver, where it lies", func(t *testing.T) {
		table := europe(t)
		table.Areas[at(t, "spain")].CivilWar = true
		table.Areas[at(t, "norway")].CivilWar = true
		table.placeAid(US, at(t, "spain"), Left)
		for _, x := range []struct {
			p    Power
			area string
			want bool
		}{{US, "spain", true}, {US, "norway", false}, {USSR, "spain", false}} {
			if got := table.interested(x.p, at(t, x.area)); got != x.want {
				t.Errorf("%s in %s: %v, want %v", x.p, x.area, got, x.want)
			}
		}
	})
	t.Run("11.2 aid in one country does nothing in another", func(t *testing.T) {
		table := europe(t)
		spain, greece := at(t, "spain"), at(t, "greece")
		for _, a := range []Area{spain, greece} {
			table.Areas[a].CivilWar = true
		}
		table.placeAid(Germany, spain, Right)
		table.placeAid(Germany, spain, Right)
		table.placeAid(UK, greece, Right)
		if table.patrons(Right, greece) != SetOf(UK) || table.aidAt(Germany, greece, Right) != 0 || table.aidAt(Germany, spain, Left) != 0 || table.aidAt(Germany, spain, Right) != 2 {
			t.Errorf("%v: got %v, %v, %v, %v; want %v, 0, 0 and 2", table.Aid, table.patrons(Right, greece), table.aidAt(Germany, greece, Right), table.aidAt(Germany, spain, Left), table.aidAt(Germany, spain, Right), SetOf(UK))
		}
		if table.returnAid(Germany, spain, Right, 1); table.aidAt(Germany, spain, Right) != 1 {
			t.Errorf("one of two returned: %v; got %v, want 1", table.Aid, table.aidAt(Germany, spain, Right))
		}
		free := table.count(Germany, Available, Offensive)
		table.returnAid(Germany, spain, Right, 5)
		if table.aidAt(Germany, spain, Right) != 0 || table.count(Germany, Available, Offensive) != free+1 {
			t.Errorf("more came back than was there: got %v, %v; want 0 and %v", table.aidAt(Germany, spain, Right), table.count(Germany, Available, Offensive), free+1)
		}
	})
	t.Run("5.1 a sea is looked across from land, not from another sea", func(t *testing.T) {
		table := europe(t)
		for a := Area(1); a <= AreaCount; a++ {
			if !table.inPlay(a) || !a.Place().IsSea() || table.Areas[a].Base != NoPower {
				continue
			}
			near := false
			for _, x := range Board().Neighbours(a) {
				near = near || x.Via.Adjacent() && table.controller(x.To) == Germany
			}
			if !near && table.ownInterest(Germany, a) {
				t.Errorf("%s: got a German interest, want none", a)
			}
		}
	})
}

func TestTornCountries(t *testing.T) {
	t.Run("3.7.7 the war that the drawer names is resolved first", func(t *testing.T) {
		table := civilWarBoard(t, 0, 0)
		table.Areas[at(t, "greece")].CivilWar = true
		table.Areas[at(t, "hungary")].CivilWar = true
		p, _ := play(t, table, &civilWars{})
		for _, slug := range []string{"hungary", "spain", "greece"} {
			if asked(t, p, map[bool]string{true: "civil-war-left", false: "civil-war-order"}[slug == "greece"]); slug != "greece" {
				reply(t, p, "resolve:area/"+slug)
			}
			if d := asked(t, p, "civil-war-left"); d.About != areaRef(at(t, slug)) {
				t.Errorf("got %s, want %s", d.About, slug)
			}
			reply(t, p, "4 3 5 1")
		}
	})
	t.Run("11.3 after a decisive victory others' units leave, and the battle is over", func(t *testing.T) {
		table := civilWarBoard(t, 0, 1)
		withoutFlags(table)
		spain := at(t, "spain")
		table.remove(UnitID{Neutral, MinorArmy, uint8(spain)}, OutOfGame)
		put(t, table, France, "spain", "tactical")
		put(t, table, Germany, "spain", "infantry")
		p, _ := play(t, table, &civilWar{Area: spain}, "2 1 4 1 1")
		if d := asked(t, p, "retreat"); powerAt(d.Seat) != France {
			t.Fatalf("%s retreats, want %v", powerAt(d.Seat), France)
		}
		reply(t, p, p.Open()[0].Legal[0].Words())
		for !p.Over() {
			reply(t, p, "done")
		}
		if whoStands(table, spain) != "germany infantry" || table.Battle != nil || table.controller(spain) != Germany {
			t.Errorf(`%s; battle %v: got %q, %v, %v; want "germany infantry", nil and %v`, whoStands(table, spain), table.Battle, whoStands(table, spain), table.Battle, table.controller(spain), Germany)
		}
	})
	t.Run("11.1 units leave a country that its controller has lost, and stay where nobody was", func(t *testing.T) {
		for _, held := range []bool{true, false} {
			table := withoutFlags(europe(t))
			greece := at(t, "greece")
			if held {
				cube(t, table, Italy, "greece")
			}
			put(t, table, UK, "greece", "tactical")
			c := &civilWarOutbreak{Area: greece}
			c.breakOut(table)
			if got := len(c.mustLeave(table)); got != b2i(held) {
				t.Errorf("held %v: %d leave, want %v", held, got, b2i(held))
			}
		}
	})
	t.Run("11.2 the fallen regime's holder need not aid a side", func(t *testing.T) {
		table := withoutFlags(europe(t))
		table.Areas[at(t, "greece")].CivilWar = true
		finish(t, table, &regimeAid{Area: at(t, "greece"), Power: Italy}, "pass")
		if len(table.Aid) != 0 {
			t.Errorf("got %v, want none", table.Aid)
		}
		table.moveAll(Italy, Offensive, Available, Cup)
		finish(t, table, &regimeAid{Area: at(t, "greece"), Power: Italy})
	})
	t.Run("11.4.4 the war in China is active again when the powers' land units have gone", func(t *testing.T) {
		table := bothMaps(t)
		cube(t, table, Japan, "hebei")
		id := put(t, table, Japan, "hebei", "infantry")[0]
		if table.setChinaStatus(); table.China != ChinaInactive {
			t.Errorf("%s with a Japanese army there, want %v", table.China, ChinaInactive)
		}
		table.remove(id, Available)
		if table.setChinaStatus(); table.China != ChinaActive {
			t.Errorf("%s without it, want %v", table.China, ChinaActive)
		}
	})
	t.Run("11.4.2 who holds a Chinese country that a faction wins loses it and leaves", func(t *testing.T) {
		table := withoutFlags(bothMaps(t))
		cube(t, table, UK, "guangdong")
		put(t, table, UK, "guangdong", "tactical")
		table.removePowersFrom(at(t, "guangdong"), "11.4.4")
		if table.controller(at(t, "guangdong")) != NoPower {
			t.Errorf("it is still British: got %v, want no power", table.controller(at(t, "guangdong")))
		}
		finish(t, table, &evict{})
		if table.count(UK, Cup, AirForce) != 1 {
			t.Errorf("the British aircraft have not gone into the cup, their only way out: got %v, want 1", table.count(UK, Cup, AirForce))
		}
		table = withoutFlags(bothMaps(t))
		if table.removePowersFrom(at(t, "guangdong"), "11.4.4"); len(table.Queue) != 1 || table.Queue[0].Kind != DueEvict {
			t.Errorf("nobody looks who may no longer be there: %v, want 1 of them and [0].Kind %v", table.Queue, DueEvict)
		}
	})
	t.Run("11.4.1 aid of an army that is gone comes back, be the war inactive", func(t *testing.T) {
		for _, status := range []ChinaStatus{ChinaActive, ChinaInactive} {
			table := withoutFlags(bothMaps(t))
			table.China = status
			table.placeAid(UK, at(t, "sichuan"), Guomindang)
			table.remove(chineseID(at(t, "sichuan")), OutOfGame)
			if table.checkChina(); len(table.Aid) != 0 {
				t.Errorf("%s: %v, want none", status, table.Aid)
			}
		}
	})
}

func TestResourcesAndTransfers(t *testing.T) {
	t.Run("12.2 under the Status Quo Democracies alone collect at home only", func(t *testing.T) {
		table := withoutFlags(europe(t))
		var abroad Area
		for a := Area(1); a <= AreaCount; a++ {
			if pl := a.Place(); table.inPlay(a) && pl.IsCountry() && len(pl.Resources) > 0 {
				abroad = a
			}
		}
		table.Markers = table.Markers.With(StatusQuo)
		for p, may := range map[Power]bool{Germany: true, USSR: true, UK: false, France: false} {
			table.Areas[abroad].Owner, table.Areas[abroad].Cubes = p, 1
			put(t, table, p, abroad.String(), "fortress")
			linked := table.hasLOC(p, abroad)
			if got := table.canCollect(p, abroad, 0); got != (may && linked) {
				t.Errorf("%s in %s: %v, want %v", p, abroad, got, may && linked)
			}
			table.remove(UnitID{p, Fortress, 1}, Available)
		}
	})
	t.Run("4.4.2 nobody collects in another's area", func(t *testing.T) {
		table := withoutFlags(europe(t))
		if table.canCollect(France, ruhr, 0) || !table.canCollect(Germany, ruhr, 0) {
			t.Errorf("the Ruhr is Germany's: got canCollect(France, ruhr, 0) %v, canCollect(Germany, ruhr, 0) %v; want false and true", table.canCollect(France, ruhr, 0), table.canCollect(Germany, ruhr, 0))
		}
	})
	t.Run("4.4.1 what America has given away it does not collect itself", func(t *testing.T) {
		table := withoutFlags(world(t))
		table.Phase = AdministrationPhase
		collected := func(given []Transfer) (n int) {
			on := table.clone()
			for _, e := range (&production{Power: US, Given: given}).collect(on) {
				if e.Kind == "collect" && e.Seat == seatOf(US) {
					n++
				}
			}
			return n
		}
		all := collected(nil)
		if got := collected([]Transfer{{UK, Industrial}}); all < 2 || got != all-1 {
			t.Errorf("%d, and %d after giving one away, want at least 2 and %v", all, got, all-1)
		}
		if got := collected([]Transfer{{UK, Industrial}, {Japan, Industrial}}); got != all-2 {
			t.Errorf("%d, and %d after giving two away, want %v", all, got, all-2)
		}
	})
	t.Run("4.8 damage in areas of nobody is repaired when all have produced", func(t *testing.T) {
		table := withoutFlags(europe(t))
		table.Areas[at(t, "sweden")].Damaged = 1
		table.Phase = AdministrationPhase
		p, _ := play(t, table, &administration{})
		for range 200 {
			if p.Over() {
				break
			}
			d := p.Open()[0]
			reply(t, p, d.Legal[len(d.Legal)-1].Words())
		}
		if !p.Over() || table.Areas[at(t, "sweden")].Damaged != 0 {
			t.Errorf("Sweden: %+v; want p.Over() true, Areas[sweden].Damaged 0", table.Areas[at(t, "sweden")])
		}
	})
	t.Run("2.3.8 when a limited resource is used up, damage that it bore goes with it", func(t *testing.T) {
		table := withoutFlags(europe(t))
		rome := at(t, "rome")
		n := len(rome.Place().Resources)
		table.Areas[rome].Limited, table.Areas[rome].Damaged = true, 0
		if len(table.resources(rome)) != n+1 {
			t.Fatalf("Rome has no limited resource: got %v, want %v", len(table.resources(rome)), n+1)
		}
		table.Areas[rome].Damaged = 1 << n
		(&production{Power: Italy}).collectLimited(table, rome)
		if table.Areas[rome].Damaged != 0 || table.Areas[rome].Limited {
			t.Errorf("%+v; want Areas[rome].Damaged 0, Areas[rome].Limited false", table.Areas[rome])
		}
	})
	t.Run("12.2.2 after the trade or Lend Lease is given, administration goes on with what was sent", func(t *testing.T) {
		table := withoutFlags(world(t))
		table.Phase = AdministrationPhase
		table.Markers = table.Markers.With(USJapanTrade)
		p, seen := play(t, table, &administration{})
		for range 200 {
			if p.Over() {
				break
			}
			d := p.Open()[0]
			seen = append(seen, reply(t, p, d.Legal[len(d.Legal)-1].Words())...)
		}
		if saw(seen, "transfer", NoPower) != 1 {
			t.Errorf("%d transfers, want 1", saw(seen, "transfer", NoPower))
		}
		sent := slices.IndexFunc(seen, func(e engine.Event) bool { return e.Kind == "transfer" })
		got := slices.IndexFunc(seen, func(e engine.Event) bool { return e.Kind == "collect" })
		if sent < 0 || got < sent {
			t.Errorf("Japan should get it before anybody collects: got %v, %v; want at least 0 and at least %v", sent, got, sent)
		}
	})
}

func TestMorePolitics(t *testing.T) {
	t.Run("6.6 nobody presses itself, an enemy or a power without a flag to gain", func(t *testing.T) {
		table := europe(t)
		war(table, SetOf(Germany), SetOf(France))
		if table.canPressure(Germany, Germany) || table.canPressure(Germany, France) || !table.canPressure(Germany, UK) || table.canPressure(UK, USSR) {
			t.Errorf("Germany may press Germany %v, France %v, the UK %v, and the UK the USSR %v; want the UK only",
				table.canPressure(Germany, Germany), table.canPressure(Germany, France), table.canPressure(Germany, UK), table.canPressure(UK, USSR))
		}
		table.moveAll(UK, Flag, Available, Cup)
		if table.canPressure(Germany, UK) {
			t.Error("the United Kingdom has no flag left: canPressure(Germany, UK) = true, want false")
		}
	})
	t.Run("12.3 the posture counts in the check of the action", func(t *testing.T) {
		for posture, want := range map[Posture]int{MilitaryReforms: -1, PoliticalPurges: -1, CollectiveSecurity: 0} {
			table := europe(t)
			table.Powers[USSR].Posture = posture
			f := &flagPlay{Power: USSR, Kind: Flag, Action: DiplomacyAction, Area: at(t, "finland")}
			n := 0
			for _, m := range f.check(table).Mods {
				if m.Rule == "12.3" {
					n += int(m.N)
				}
			}
			if n != want {
				t.Errorf("%s: %+d, want %v", posture, n, want)
			}
		}
	})
	t.Run("6.2 war is declared on allies together", func(t *testing.T) {
		table := withoutFlags(europe(t))
		commit(table, Mobilization, Germany)
		ally(table, France, UK)
		put(t, table, Germany, "ruhr", "infantry")
		table.move(Germany, Flag, Storage, Hand)
		p, _ := play(t, table, &flagPlay{Power: Germany, Kind: Flag}, "declare-war:power/france")
		d := asked(t, p, "more-targets")
		if got := inWords(d.Legal); !slices.Equal(got, []string{"add:power/uk", "go"}) {
			t.Fatalf("got %v, want %v", got, []string{"add:power/uk", "go"})
		}
		reply(t, p, "add:power/uk", "6 6 6")
		enemiesAre(t, table, Germany, France, UK)
	})
}
