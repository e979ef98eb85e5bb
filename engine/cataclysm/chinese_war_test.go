package cataclysm

import (
	"slices"
	"testing"

	"interbellum/engine"
)

func TestDecidingForAFaction(t *testing.T) {
	t.Run("11.4.4 the Soviet Union and the United States, where nobody has cubes or aid", func(t *testing.T) {
		table := bothMaps(t)
		if table.decider(ChiCom) != USSR || table.decider(Guomindang) != US {
			t.Errorf("%s and %s, want %v and %v", table.decider(ChiCom), table.decider(Guomindang), USSR, US)
		}
		table.Powers[US].Surrendered, table.Powers[USSR].Surrendered = true, true
		first := table.decreasing(table.activePowers())[0]
		if table.decider(ChiCom) != first || table.decider(Guomindang) != first {
			t.Errorf("%s and %s, not the most effective power, %s, want %v and %v", table.decider(ChiCom), table.decider(Guomindang), first, first, first)
		}
	})
	t.Run("11.4.4 the most cubes go before the most aid, and that before the natural patron", func(t *testing.T) {
		table := bothMaps(t)
		table.placeAid(UK, at(t, "sichuan"), Guomindang)
		if table.decider(Guomindang) != UK || table.decider(ChiCom) != USSR {
			t.Errorf("aid: %v; got %v, %v; want %v and %v", table.decider(Guomindang), table.decider(Guomindang), table.decider(ChiCom), UK, USSR)
		}
		cube(t, table, France, "jiangsu")
		cube(t, table, Japan, "hubei", "hebei")
		if table.decider(Guomindang) != France || table.decider(ChiCom) != Japan {
			t.Errorf("cubes: %v %v, want %v and %v", table.decider(Guomindang), table.decider(ChiCom), France, Japan)
		}
		cube(t, table, UK, "guangdong")
		if table.decider(Guomindang) != UK {
			t.Errorf("of those that tie who has aid: %v, want %v", table.decider(Guomindang), UK)
		}
	})
	t.Run("11.4.4 influence counts as aid", func(t *testing.T) {
		table := bothMaps(t)
		setChineseArmies(t, table, []string{"jiangsu"}, nil)
		table.placeAid(UK, at(t, "jiangsu"), Guomindang)
		table.checkChina()
		if table.decider(Guomindang) != UK {
			t.Errorf("got %v, want %v", table.decider(Guomindang), UK)
		}
	})
}

func TestChineseWar(t *testing.T) {
	t.Run("11.4.4 a land unit in a Chinese country makes the war inactive, and each faction expands", func(t *testing.T) {
		table := bothMaps(t)
		setChineseArmies(t, table, []string{"jiangsu", "sichuan"}, []string{"gansu"})
		cube(t, table, Japan, "hebei")
		put(t, table, Japan, "hebei", "infantry")
		p, _ := play(t, table, &chineseWar{})
		d := asked(t, p, "chinese-expansion")
		if p.Table().China != ChinaInactive || powerAt(d.Seat) != US || d.Rule != "11.4.6" {
			t.Fatalf(`%v %v; want p.Table().China %v, powerAt(d.Seat) %v, d.Rule "11.4.6"`, p.Table().China, d, ChinaInactive, US)
		}
		if got := inWords(d.Legal); !slices.Equal(got, []string{"expand:area/guangdong>side/right", "expand:area/hubei>side/right", "expand:area/yunnan>side/right"}) {
			t.Errorf("got %v, want Guangdong, Hubei and Yunnan", got)
		}
	})
	t.Run("11.4.4 the more numerous faction attacks, and says with which army and whom", func(t *testing.T) {
		table := bothMaps(t)
		p, _ := play(t, table, &chineseWar{})
		d := asked(t, p, "chinese-attack")
		if powerAt(d.Seat) != US {
			t.Errorf("got %v, want %v", powerAt(d.Seat), US)
		}
		want := []string{"attack:unit/minor-army-guangdong>area/hubei", "attack:unit/minor-army-jiangsu>area/hubei",
			"attack:unit/minor-army-sichuan>area/gansu", "attack:unit/minor-army-sichuan>area/hubei"}
		if got := inWords(d.Legal); !slices.Equal(got, want) || p.Table().China != ChinaActive {
			t.Errorf("%v; want got %v, p.Table().China %v", got, want, ChinaActive)
		}
		table = bothMaps(t)
		setChineseArmies(t, table, []string{"sichuan"}, []string{"gansu", "hubei"})
		p, _ = play(t, table, &chineseWar{})
		if d := asked(t, p, "chinese-attack"); powerAt(d.Seat) != USSR || len(d.Legal) != 2 {
			t.Errorf("%v %v, want %v and 2 of them", powerAt(d.Seat), d.Legal, USSR)
		}
		table = bothMaps(t)
		setChineseArmies(t, table, []string{"sichuan", "jiangsu"}, []string{"gansu", "hubei"})
		p, _ = play(t, table, &chineseWar{})
		if d := asked(t, p, "chinese-attack"); powerAt(d.Seat) != US {
			t.Errorf("in a tie the Guomindang attacks, not %v, want %v", powerAt(d.Seat), US)
		}
	})
	t.Run("11.4.4 factions that touch nowhere expand instead", func(t *testing.T) {
		table := bothMaps(t)
		setChineseArmies(t, table, []string{"guangdong"}, []string{"chahar"})
		p, _ := play(t, table, &chineseWar{})
		if d := asked(t, p, "chinese-expansion"); p.Table().China != ChinaActive || powerAt(d.Seat) != US {
			t.Errorf("%v; want p.Table().China %v, powerAt(d.Seat) %v", d, ChinaActive, US)
		}
	})
	t.Run("11.4.4 it is resolved with the other civil wars, in the drawer's order", func(t *testing.T) {
		table := bothMaps(t)
		table.Areas[at(t, "spain")].CivilWar = true
		table.move(Neutral, CivilWarResolution, Track, Hand)
		p, _ := play(t, table, &civilWars{})
		if d := asked(t, p, "civil-war-order"); powerAt(d.Seat) != UK || !slices.Equal(inWords(d.Legal), []string{"resolve:area/spain", "resolve:china"}) {
			t.Fatalf("%v: got %v, %v; want %v and %v", d, powerAt(d.Seat), inWords(d.Legal), UK, []string{"resolve:area/spain", "resolve:china"})
		}
		reply(t, p, "resolve:china attack:unit/minor-army-sichuan>area/gansu 3 3 3 3", "3 3 3 3")
		if !p.Over() || p.Table().count(Neutral, Track, CivilWarResolution) != 1 {
			t.Errorf("%v; want p.Over() true, p.Table().count(Neutral, Track, CivilWarResolution) 1", p.Open())
		}
	})
}

func TestChineseCombat(t *testing.T) {
	const sichuanOnGansu = "attack:unit/minor-army-sichuan>area/gansu"
	aided := func(t *testing.T, left, right int) *Table {
		table := bothMaps(t)
		for range left {
			table.placeAid(USSR, at(t, "gansu"), ChiCom)
		}
		for range right {
			table.placeAid(US, at(t, "sichuan"), Guomindang)
		}
		table.placeAid(UK, at(t, "guangdong"), Guomindang)
		return table
	}
	t.Run("11.4.4 aid counts for the army that it lies with alone", func(t *testing.T) {
		table := aided(t, 1, 0)
		finish(t, table, &chineseWar{}, "attack:unit/minor-army-sichuan>area/gansu", "3 3", "3 3 3")
	})
	t.Run("11.4.4 a stalemate costs both armies their aid", func(t *testing.T) {
		table := aided(t, 2, 1)
		finish(t, table, &chineseWar{}, sichuanOnGansu, "4 4", "4 4 4")
		if table.aidOf(ChiCom, at(t, "gansu"))+table.aidOf(Guomindang, at(t, "sichuan")) != 0 || table.aidOf(Guomindang, at(t, "guangdong")) != 1 {
			t.Errorf("%v: got %v, %v; want 0 and 1", table.Aid, table.aidOf(ChiCom, at(t, "gansu"))+table.aidOf(Guomindang, at(t, "sichuan")), table.aidOf(Guomindang, at(t, "guangdong")))
		}
		if table.chineseArmies(Left) != 2 || table.chineseArmies(Right) != 3 {
			t.Errorf("an army is gone: got %v, %v; want 2 and 3", table.chineseArmies(Left), table.chineseArmies(Right))
		}
	})
	t.Run("11.4.4 a marginal victory costs the loser its aid", func(t *testing.T) {
		table := aided(t, 1, 2)
		finish(t, table, &chineseWar{}, sichuanOnGansu, "5 4 1", "3 4")
		if table.aidOf(ChiCom, at(t, "gansu")) != 0 || table.aidOf(Guomindang, at(t, "sichuan")) != 2 || table.chineseFaction(at(t, "gansu")) != ChiCom {
			t.Errorf("%v: got %v, %v, %v; want 0, 2 and %v", table.Aid, table.aidOf(ChiCom, at(t, "gansu")), table.aidOf(Guomindang, at(t, "sichuan")), table.chineseFaction(at(t, "gansu")), ChiCom)
		}
	})
	t.Run("11.4.4 without aid the loser retreats, and the winner stands there now", func(t *testing.T) {
		table := bothMaps(t)
		cube(t, table, Japan, "gansu")
		p, _ := play(t, table, &chineseWar{}, sichuanOnGansu, "5 4", "3 4")
		d := asked(t, p, "retreat")
		if powerAt(d.Seat) != Japan || len(d.Legal) != 2 {
			t.Fatalf("%s: %v, want %v and 2 of them", powerAt(d.Seat), d.Legal, Japan)
		}
		reply(t, p, "retreat:unit/minor-army-gansu>area/hebei")
		if table.chineseFaction(at(t, "hebei")) != ChiCom || table.chineseFaction(at(t, "gansu")) != Guomindang || table.chineseFaction(at(t, "sichuan")) != Guomindang {
			t.Errorf("armies %v %v: got %v, %v, %v; want %v, %v and %v",
				table.chineseAreas(Left), table.chineseAreas(Right), table.chineseFaction(at(t, "hebei")), table.chineseFaction(at(t, "gansu")), table.chineseFaction(at(t, "sichuan")), ChiCom, Guomindang, Guomindang)
		}
		if table.controller(at(t, "gansu")) != NoPower {
			t.Errorf("the cube stays: got %v, want no power", table.controller(at(t, "gansu")))
		}
	})
	t.Run("11.4.4 an attacker may lose its ground too, and an army that cannot retreat is removed", func(t *testing.T) {
		table := bothMaps(t)
		setChineseArmies(t, table, []string{"sichuan", "yunnan"}, []string{"gansu", "hubei"})
		finish(t, table, &chineseWar{}, sichuanOnGansu, "3 4", "5 4")
		if table.chineseFaction(at(t, "sichuan")) != ChiCom || table.chineseArmies(Right) != 1 || table.chineseArmies(Left) != 3 {
			t.Errorf("armies %v %v: got %v, %v, %v; want %v, 1 and 3", table.chineseAreas(Left), table.chineseAreas(Right), table.chineseFaction(at(t, "sichuan")), table.chineseArmies(Right), table.chineseArmies(Left), ChiCom)
		}
	})
	t.Run("11.4.4 a decisive victory turns the army over, and cubes leave", func(t *testing.T) {
		table := aided(t, 2, 1)
		cube(t, table, USSR, "gansu")
		finish(t, table, &chineseWar{}, sichuanOnGansu, "6 4", "3 2 1")
		if table.chineseFaction(at(t, "gansu")) != Guomindang || table.controller(at(t, "gansu")) != NoPower || table.count(USSR, OnMap, Offensive) != 0 {
			t.Errorf("armies %v %v: got %v, %v, %v; want %v, no power and 0", table.chineseAreas(Left), table.Aid, table.chineseFaction(at(t, "gansu")), table.controller(at(t, "gansu")), table.count(USSR, OnMap, Offensive), Guomindang)
		}
		if table.chineseArmies(Left) != 1 || table.aidOf(Guomindang, at(t, "sichuan")) != 1 {
			t.Errorf("armies %v %v: got %v, %v; want 1 and 1", table.chineseAreas(Left), table.Aid, table.chineseArmies(Left), table.aidOf(Guomindang, at(t, "sichuan")))
		}
	})
}

func TestChineseEnd(t *testing.T) {
	// over is a war that the Guomindang has just won, with British and American aid.
	over := func(t *testing.T) *Table {
		table := bothMaps(t)
		setChineseArmies(t, table, []string{"jiangsu", "sichuan"}, []string{"gansu"})
		table.placeAid(UK, at(t, "jiangsu"), Guomindang)
		table.placeAid(UK, at(t, "sichuan"), Guomindang)
		table.placeAid(US, at(t, "sichuan"), Guomindang)
		finish(t, table, &chineseWar{}, "6 4 1", "3 2")
		return table
	}
	t.Run("11.4.5 the war ends with the last army of a faction, and patrons leave influence", func(t *testing.T) {
		table := over(t)
		if table.China != ChinaOver || table.ChinaInfluence != SetOf(UK, US) || len(table.Aid) != 0 {
			t.Fatalf("%v %v %v, want %v, %v and none", table.China, table.ChinaInfluence, table.Aid, ChinaOver, SetOf(UK, US))
		}
		if table.count(UK, OnMap, Offensive) != 1 || table.count(US, OnMap, Offensive) != 1 {
			t.Errorf("one marker each lies in China: got %v, %v; want 1 and 1", table.count(UK, OnMap, Offensive), table.count(US, OnMap, Offensive))
		}
	})
	t.Run("11.4.5 influence gives interests where Chinese armies stand, and one more in diplomacy", func(t *testing.T) {
		table := over(t)
		gansu := at(t, "gansu")
		if !table.interested(US, gansu) || table.ownInterest(US, at(t, "yunnan")) {
			t.Errorf("interests are wrong: got interested(US, gansu) %v, ownInterest(US, yunnan) %v; want true and false", table.interested(US, gansu), table.ownInterest(US, at(t, "yunnan")))
		}
		if mods := table.diplomacyModifiers(US, gansu); !slices.Contains(mods, Mod{"11.3", 1}) || !slices.Contains(mods, Mod{"11.4.3", -1}) {
			t.Errorf("got %v, want %v among them and %v among them", mods, Mod{"11.3", 1}, Mod{"11.4.3", -1})
		}
	})
	t.Run("11.4.5 influence may be returned at any time", func(t *testing.T) {
		table := over(t)
		list := rights(table, []step{&interrupt{}})
		i := slices.IndexFunc(list, func(d engine.Decision) bool { return d.Kind == "return-influence" && powerAt(d.Seat) == US })
		if i < 0 {
			t.Fatalf("%v: got %v, want at least 0", list, i)
		}
		useRight(table, nil, engine.Entry{Seat: seatOf(US), Choice: list[i].Legal[0]})
		if table.ChinaInfluence != SetOf(UK) || table.count(US, OnMap, Offensive) != 0 {
			t.Errorf("%v: got %v, %v; want %v and 0", table.ChinaInfluence, table.ChinaInfluence, table.count(US, OnMap, Offensive), SetOf(UK))
		}
	})
	t.Run("11.4.5 from then on the winner alone expands, also into what a power holds without a land unit", func(t *testing.T) {
		table := over(t)
		setChineseArmies(t, table, []string{"jiangsu"}, nil)
		cube(t, table, Japan, "hebei", "hubei", "guangdong")
		put(t, table, Japan, "hebei", "infantry")
		put(t, table, Japan, "hubei", "tactical")
		p, _ := play(t, table, &chineseWar{})
		if d := asked(t, p, "chinese-expansion"); !slices.Equal(inWords(d.Legal), []string{"expand:area/guangdong>side/right", "expand:area/hubei>side/right"}) {
			t.Fatalf("got %v, want %v", inWords(d.Legal), []string{"expand:area/guangdong>side/right", "expand:area/hubei>side/right"})
		}
		reply(t, p, "expand:area/hubei>side/right", "5 1")
		if table.controller(at(t, "hubei")) != NoPower || table.chineseFaction(at(t, "hubei")) != Guomindang {
			t.Errorf("Hubei is %v: got %v, %v; want no power and %v", table.controller(at(t, "hubei")), table.controller(at(t, "hubei")), table.chineseFaction(at(t, "hubei")), Guomindang)
		}
		d := asked(t, p, "retreat")
		if powerAt(d.Seat) != Japan || !slices.ContainsFunc(d.Legal, func(c engine.Choice) bool { return c.Verb == "cup" }) {
			t.Errorf("got %v, want Japan with the cup among its choices", d)
		}
	})
	t.Run("11.4.5 a battle against a power can end it", func(t *testing.T) {
		table := bothMaps(t)
		setChineseArmies(t, table, []string{"jiangsu"}, []string{"gansu"})
		table.remove(chineseID(at(t, "jiangsu")), OutOfGame)
		if saw(table.automaticEffects(), "china-over", NoPower) != 1 || table.China != ChinaOver || saw(table.automaticEffects(), "china-over", NoPower) != 0 {
			t.Errorf("%v: got %v, %v, %v; want 1, %v and 0", table.China, saw(table.automaticEffects(), "china-over", NoPower), table.China, saw(table.automaticEffects(), "china-over", NoPower), ChinaOver)
		}
	})
}

func TestChineseExpansion(t *testing.T) {
	inactive := func(t *testing.T, guomindang, chicom []string) *Table {
		table := bothMaps(t)
		setChineseArmies(t, table, guomindang, chicom)
		cube(t, table, Japan, "hebei")
		put(t, table, Japan, "hebei", "infantry")
		return table
	}
	t.Run("11.4.6 the stronger faction first with two dice, the other with one", func(t *testing.T) {
		table := inactive(t, []string{"guangdong", "yunnan"}, []string{"gansu"})
		finish(t, table, &chineseWar{}, "expand:area/hubei>side/right", "5 1", "expand:area/chahar>side/left", "4")
		if table.chineseFaction(at(t, "hubei")) != Guomindang || table.chinese(at(t, "chahar")) != nil {
			t.Errorf("armies %v %v: got %v, %v; want %v and nil", table.chineseAreas(Left), table.chineseAreas(Right), table.chineseFaction(at(t, "hubei")), table.chinese(at(t, "chahar")), Guomindang)
		}
	})
	t.Run("11.4.6 in a tie the Guomindang first, both with one die", func(t *testing.T) {
		table := inactive(t, []string{"yunnan"}, []string{"gansu"})
		finish(t, table, &chineseWar{}, "expand:area/hubei>side/right", "4", "expand:area/hubei>side/left", "5")
		if table.chineseFaction(at(t, "hubei")) != ChiCom {
			t.Errorf("what the first failed to gain the second may try for: got %v, want %v", table.chineseFaction(at(t, "hubei")), ChiCom)
		}
	})
	t.Run("11.4.6 resistance does not count, and nobody is provoked", func(t *testing.T) {
		table := inactive(t, []string{"hubei", "guangdong"}, []string{"gansu"})
		finish(t, table, &chineseWar{}, "expand:area/sichuan>side/right", "5 1", "1")
		if table.chineseFaction(at(t, "sichuan")) != Guomindang || len(table.Queue) > 0 {
			t.Errorf("resistance of %v: got %v, %v; want %v and 0", table.resistance(at(t, "sichuan")), table.chineseFaction(at(t, "sichuan")), len(table.Queue), Guomindang)
		}
		for _, p := range table.activePowers().List() {
			if flags(table, p, Available) != int(MixOf(p)[Flag]+MixOf(p)[IlDuce]) && p != Italy {
				t.Errorf("%s has %d flags available, want %d", p, flags(table, p, Available), MixOf(p)[Flag]+MixOf(p)[IlDuce])
			}
		}
	})
	t.Run("11.4.6 all units of powers leave, also those at Hong Kong, whose base stays", func(t *testing.T) {
		table := inactive(t, []string{"jiangsu"}, []string{"gansu"})
		table.Areas[at(t, "guangdong")].SpecialBase = true
		put(t, table, UK, "guangdong", "surface")
		p, _ := play(t, table, &chineseExpansion{Faction: Guomindang, Dice: 1, Target: at(t, "guangdong")}, "5")
		d := asked(t, p, "retreat")
		if d.Rule != "11.4.6" || powerAt(d.Seat) != UK || !offers(inWords(d.Legal), "cup:unit/uk-fleet-1") {
			t.Fatalf(`%s is offered %v: got %q, %v, offers(inWords(d.Legal), 'cup:unit/uk-fleet-1') %v; want "11.4.6", %v and true`,
				powerAt(d.Seat), inWords(d.Legal), d.Rule, powerAt(d.Seat), offers(inWords(d.Legal), "cup:unit/uk-fleet-1"), UK)
		}
		reply(t, p, "cup:unit/uk-fleet-1")
		if !p.Over() || !table.Areas[at(t, "guangdong")].SpecialBase || table.chineseFaction(at(t, "guangdong")) != Guomindang {
			t.Errorf("%+v; want p.Over() true, Areas[guangdong].SpecialBase true, chineseSide(guangdong) %v", table.Areas[at(t, "guangdong")], Guomindang)
		}
	})
	t.Run("11.4.6 the winner's expansion is no choice: one target asks nobody", func(t *testing.T) {
		table := bothMaps(t)
		setChineseArmies(t, table, []string{"hebei"}, nil)
		table.China = ChinaOver
		for _, slug := range []string{"gansu", "hubei", "jiangsu", "sichuan", "guangdong", "yunnan"} {
			put(t, table, Japan, slug, "infantry")
			cube(t, table, Japan, slug)
		}
		cube(t, table, Japan, "chahar")
		p, _ := play(t, table, &chineseWar{})
		if d := p.Open()[0]; d.Seat != engine.Chance || d.Rule != "11.4.6" {
			t.Fatalf(`%s is asked %q: got %v, %q; want %v and "11.4.6"`, powerAt(d.Seat), d.Kind, d.Seat, d.Rule, engine.Chance)
		}
		reply(t, p, "5 1")
		if table.controller(at(t, "chahar")) != NoPower || table.chineseFaction(at(t, "chahar")) != Guomindang {
			t.Errorf("Japan keeps Chahar: got %v, %v; want no power and %v", table.controller(at(t, "chahar")), table.chineseFaction(at(t, "chahar")), Guomindang)
		}
	})
	t.Run("11.4.6 what a power controls is left alone while the war goes on", func(t *testing.T) {
		table := inactive(t, []string{"yunnan"}, []string{"gansu"})
		cube(t, table, UK, "hubei")
		if slices.Contains(table.chineseTargets(Guomindang), at(t, "hubei")) {
			t.Errorf("got %v, want it without %v", table.chineseTargets(Guomindang), at(t, "hubei"))
		}
	})
}

func TestChineseCrises(t *testing.T) {
	t.Run("P5-4 W5-4 a power that holds a Chinese country without land unit or Chinese army must keep it", func(t *testing.T) {
		table := bothMaps(t)
		setChineseArmies(t, table, []string{"jiangsu"}, []string{"gansu"})
		cube(t, table, Japan, "jiangsu", "hebei", "chahar", "hubei")
		put(t, table, Japan, "hebei", "infantry")
		put(t, table, Japan, "hubei", "tactical")
		for _, list := range []CrisisTable{Peacetime, Wartime} {
			row := CrisisRow(list, 5, 4)
			if got := table.loosenedAreas(row); !slices.Equal(got, []Area{at(t, "chahar"), at(t, "hubei")}) {
				t.Errorf("%s: %v, want %v", list, got, []Area{at(t, "chahar"), at(t, "hubei")})
			}
		}
		finish(t, table, &loosenControl{Areas: []Area{at(t, "chahar"), at(t, "hubei")}}, "5 1", "4 1", "cup:unit/japan-air-force-1")
		if table.controller(at(t, "chahar")) != Japan || table.controller(at(t, "hubei")) != NoPower || table.count(Japan, Cup, AirForce) != 1 {
			t.Errorf("Chahar is %v and Hubei %v: got %v, %v, %v; want %v, no power and 1",
				table.controller(at(t, "chahar")), table.controller(at(t, "hubei")), table.controller(at(t, "chahar")), table.controller(at(t, "hubei")), table.count(Japan, Cup, AirForce), Japan)
		}
	})
	t.Run("9.7.2 a failed attack in China opens nothing to anybody", func(t *testing.T) {
		table := bothMaps(t)
		cube(t, table, Japan, "manchuria")
		setChineseArmies(t, table, []string{"hebei"}, []string{"gansu"})
		put(t, table, Japan, "manchuria", "infantry")
		p, _ := play(t, table, &operation{Power: Japan, Verb: "land", Target: at(t, "hebei"), Actions: 1})
		for range 100 {
			open := p.Open()
			if len(open) == 0 {
				break
			}
			c := open[0].Legal[0]
			if open[0].Seat == engine.Chance {
				c.N = 3
			}
			if open[0].Kind == "opportunity" {
				t.Fatalf(`an opportunity: got %q, want anything but "opportunity"`, open[0].Kind)
			}
			reply(t, p, c.Words())
		}
		if table.controller(at(t, "hebei")) != NoPower || table.chinese(at(t, "hebei")) != nil {
			t.Errorf("a tie costs each side its unit: got %v, %v; want no power and nil", table.controller(at(t, "hebei")), table.chinese(at(t, "hebei")))
		}
	})
}
