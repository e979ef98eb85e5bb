package cataclysm

import (
	"slices"
	"testing"

	"interbellum/engine"
)

// bothMaps is both maps with all seven powers at rearmament and China as in C.1: armies of
// the Guomindang in Jiangsu, Guangdong and Sichuan, of the Communists in Gansu and Hubei.
func bothMaps(t *testing.T) *Table {
	t.Helper()
	table := bareTable(book(), []Map{EuropeMap, PacificMap})
	table.Scenario, table.Turn, table.LastTurn, table.Phase = "cataclysm", Turn1937, Turn1945, ActionPhase
	for _, p := range AllPowers.List() {
		table.addPower(p, p.Ideology())
		table.Powers[p].Commitment = Rearmament
	}
	table.Powers[USSR].Posture = CollectiveSecurity
	table.setMinorArmies(nil)
	s, _ := ScenarioByID("cataclysm")
	table.setChina(s.Chinese)
	table.Drawer = UK
	return table
}

// setChineseArmies replaces the Chinese armies.
func setChineseArmies(t *testing.T, table *Table, guomindang, chicom []string) {
	t.Helper()
	for _, a := range chineseCountries() {
		if table.chinese(a) != nil {
			table.remove(chineseID(a), OutOfGame)
		}
	}
	for _, slug := range guomindang {
		table.placeChineseArmy(at(t, slug), Guomindang, "1.3")
	}
	for _, slug := range chicom {
		table.placeChineseArmy(at(t, slug), ChiCom, "1.3")
	}
}

func TestChineseArmies(t *testing.T) {
	t.Run("11.4.1 a defeated Chinese army may retreat, but only to a free country without an army", func(t *testing.T) {
		table := bothMaps(t)
		setChineseArmies(t, table, []string{"jiangsu", "sichuan"}, []string{"gansu"})
		cube(t, table, UK, "guangdong")
		havens := table.chineseRetreats(at(t, "jiangsu"))
		if havens != AreasOf(at(t, "hebei"), at(t, "hubei")) {
			t.Errorf("it may go to %v: got %v, want %v", havens.List(), havens, AreasOf(at(t, "hebei"), at(t, "hubei")))
		}
	})
	t.Run("11.4.1 who decides for the faction has its army retreat to lose one less, with its aid", func(t *testing.T) {
		table := bothMaps(t)
		cube(t, table, Japan, "manchuria")
		setChineseArmies(t, table, []string{"hebei", "jiangsu"}, []string{"gansu"})
		for range 2 {
			table.placeAid(US, at(t, "hebei"), Guomindang)
		}
		put(t, table, Japan, "manchuria", "infantry", "infantry")
		table.Phase = EndPhase
		p, _ := play(t, table, &operation{Power: Japan, Verb: "land", Target: at(t, "hebei"), Actions: 1},
			"activate:unit/japan-army-1 activate:unit/japan-army-2")
		rollCombat(t, p, 5, 4, 3, 1, 1)
		if d := p.Open()[0]; d.Rule != "10.7" || powerAt(d.Seat) != US {
			t.Fatalf(`%s is asked %q (%s), want "10.7" and %v`, powerAt(d.Seat), d.Kind, d.Rule, US)
		}
		reply(t, p, "retreat")
		d := asked(t, p, "retreat")
		if powerAt(d.Seat) != US || len(d.Legal) != 2 {
			t.Fatalf("%s: %v, want %v and 2 of them", powerAt(d.Seat), d.Legal, US)
		}
		reply(t, p, "retreat:unit/minor-army-hebei>area/hubei")
		table = p.Table()
		if table.chineseFaction(at(t, "hubei")) != Guomindang || table.chinese(at(t, "hebei")) != nil || table.aidAt(US, at(t, "hubei"), Guomindang) != 1 {
			t.Errorf("armies %v, aid %v: got %v, %v, %v; want %v, nil and 1",
				table.chineseAreas(Guomindang), table.Aid, table.chineseFaction(at(t, "hubei")), table.chinese(at(t, "hebei")), table.aidAt(US, at(t, "hubei"), Guomindang), Guomindang)
		}
	})
	t.Run("11.4.1 no Chinese army joins another", func(t *testing.T) {
		table := bothMaps(t)
		for _, a := range chineseCountries() {
			if table.chinese(a) == nil {
				table.placeChineseArmy(a, ChiCom, "1.3")
			}
		}
		if h := table.chineseRetreats(at(t, "hubei")); !isEmpty(h) {
			t.Errorf("it may go to %v: isEmpty(h) = false, want true", h.List())
		}
	})
	t.Run("11.4.1 aid goes home when its army is destroyed", func(t *testing.T) {
		table := bothMaps(t)
		table.placeAid(US, at(t, "jiangsu"), Guomindang)
		table.remove(chineseID(at(t, "jiangsu")), OutOfGame)
		table.checkChina()
		if len(table.Aid) != 0 || table.count(US, OnMap, Offensive) != 0 {
			t.Errorf("aid %v: got %v, %v; want 0 and 0", table.Aid, len(table.Aid), table.count(US, OnMap, Offensive))
		}
	})
	t.Run("2.2.4 a power that loses control beside a Chinese army takes its aid along", func(t *testing.T) {
		table := bothMaps(t)
		cube(t, table, Japan, "jiangsu")
		table.placeAid(US, at(t, "jiangsu"), Guomindang)
		table.loseControl(at(t, "jiangsu"), "3.7.4", false)
		if len(table.Aid) != 0 || table.count(US, OnMap, Offensive) != 0 || table.chineseFaction(at(t, "jiangsu")) != Guomindang {
			t.Errorf("aid %v: got %v, %v, %v; want 0, 0 and %v", table.Aid, len(table.Aid), table.count(US, OnMap, Offensive), table.chineseFaction(at(t, "jiangsu")), Guomindang)
		}
	})
	t.Run("2.4.4 a Chinese army does not garrison its country", func(t *testing.T) {
		table := bothMaps(t)
		if table.garrisoned(at(t, "gansu")) || !table.canTarget(Japan, "land", at(t, "gansu"), 0) {
			t.Errorf("Gansu is garrisoned: got garrisoned(gansu) %v, canTarget(Japan, 'land', gansu, 0) %v; want false and true", table.garrisoned(at(t, "gansu")), table.canTarget(Japan, "land", at(t, "gansu"), 0))
		}
	})
}

// rollCombat rolls all dice of a land combat and gives the first answer to every other question,
// until the loser may retreat.
func rollCombat(t *testing.T, p *engine.Position[Table], dice ...int) {
	t.Helper()
	for range 100 {
		open := p.Open()
		if len(open) == 0 {
			t.Fatalf("nobody is asked to retreat: got %v, want at least 1", len(open))
		}
		d := open[0]
		if d.Kind == "voluntary-retreat" {
			if len(dice) > 0 {
				t.Fatalf("dice left: %v, want none", dice)
			}
			return
		}
		c := d.Legal[0]
		if d.Kind == "land-combat" {
			if len(dice) == 0 {
				t.Fatalf("one die more: got %v, want at least 1", len(dice))
			}
			c.N, dice = dice[0], dice[1:]
		}
		if _, err := p.Apply(d.Answer(p.Seq(), c, "")); err != nil {
			t.Fatal(err)
		}
	}
}

func TestChineseControl(t *testing.T) {
	t.Run("11.4.2 a controlled country with a Chinese army is not friendly, but counts", func(t *testing.T) {
		table := bothMaps(t)
		setChineseArmies(t, table, []string{"guangdong"}, []string{"gansu"})
		table.Areas[at(t, "guangdong")].SpecialBase = false
		cube(t, table, UK, "guangdong", "hubei")
		before := table.points(UK)
		cube(t, table, UK, "jiangsu")
		th := table.theatre(UK, UnitID{})
		if th.friendly.Has(at(t, "guangdong")) || th.ports.Has(at(t, "guangdong")) || th.airfields.Has(at(t, "guangdong")) || !th.friendly.Has(at(t, "hubei")) {
			t.Errorf("friendly: got %v, want Hubei and not Guangdong; ports %v and airfields %v without Guangdong", th.friendly.List(), th.ports.List(), th.airfields.List())
		}
		if table.canOccupy(UK, CounterFace{Kind: Army}, at(t, "guangdong"), NoCoast, UnitID{}) || table.hasLOC(UK, at(t, "guangdong")) {
			t.Errorf("an army or a line may enter it: got a line %v, want neither", table.hasLOC(UK, at(t, "guangdong")))
		}
		if table.points(UK) != before+1 || !table.interested(UK, at(t, "guangdong")) || !table.interested(UK, at(t, "yunnan")) {
			t.Errorf("it scores no point, or gives no interest: got %v, interested(UK, guangdong) %v, interested(UK, yunnan) %v; want %v, true and true",
				table.points(UK), table.interested(UK, at(t, "guangdong")), table.interested(UK, at(t, "yunnan")), before+1)
		}
	})
	t.Run("11.4.2 its resource is not collected", func(t *testing.T) {
		table := bothMaps(t)
		jiangsu := at(t, "jiangsu")
		cube(t, table, Japan, "jiangsu")
		with := table.supplyLines(Japan)
		table.remove(chineseID(jiangsu), OutOfGame)
		without := table.supplyLines(Japan)
		if with.reached.Has(jiangsu) || !without.reached.Has(jiangsu) {
			t.Errorf("a line reaches it beside an army, or does not reach it without: got with.reached.Has(jiangsu) %v, without.reached.Has(jiangsu) %v; want false and true", with.reached.Has(jiangsu), without.reached.Has(jiangsu))
		}
	})
	t.Run("11.4.3 a Chinese army makes diplomacy harder by one", func(t *testing.T) {
		table := bothMaps(t)
		jiangsu := at(t, "jiangsu")
		if !table.canAttemptDiplomacy(Japan, jiangsu) {
			t.Fatal("Japan has no interest across the sea: canAttemptDiplomacy(Japan, jiangsu) = false, want true")
		}
		if mods := table.diplomacyModifiers(Japan, jiangsu); len(mods) != 1 || mods[0] != (Mod{"11.4.3", -1}) {
			t.Errorf("got %v, want 1 of them and [0] %v", mods, Mod{"11.4.3", -1})
		}
		if mods := table.diplomacyModifiers(Japan, at(t, "hebei")); len(mods) != 0 {
			t.Errorf("got %v, want none", mods)
		}
	})
}

func TestChineseIntervention(t *testing.T) {
	offered := func(table *Table, p Power, area string) bool {
		return slices.ContainsFunc(table.interventionChoices(p), func(c engine.Choice) bool { return c.On == engine.Ref("area/"+area) })
	}
	t.Run("8.5 a line passes what the faction holds, and not what the other one does", func(t *testing.T) {
		table := bothMaps(t)
		setChineseArmies(t, table, []string{"jiangsu", "hubei"}, []string{"chahar"})
		if !offered(table, UK, "jiangsu") || !offered(table, UK, "hubei") {
			t.Errorf("not by sea to Jiangsu and on to Hubei: %v; got offered(UK, 'jiangsu') %v, offered(UK, 'hubei') %v; want true and true", table.interventionChoices(UK), offered(table, UK, "jiangsu"), offered(table, UK, "hubei"))
		}
		setChineseArmies(t, table, []string{"hubei"}, []string{"jiangsu", "guangdong"})
		if offered(table, UK, "hubei") || !offered(table, UK, "jiangsu") {
			t.Errorf("through the Communists: %v; got offered(UK, 'hubei') %v, offered(UK, 'jiangsu') %v; want false and true", table.interventionChoices(UK), offered(table, UK, "hubei"), offered(table, UK, "jiangsu"))
		}
	})
	t.Run("8.5 in China a patron may aid armies of both factions", func(t *testing.T) {
		table := bothMaps(t)
		setChineseArmies(t, table, []string{"jiangsu"}, []string{"guangdong"})
		table.intervene(UK, at(t, "jiangsu"), Guomindang)
		if !offered(table, UK, "guangdong") || !offered(table, UK, "jiangsu") {
			t.Error("got", inWords(table.interventionChoices(UK)), "want both armies")
		}
	})
	t.Run("8.5 aid lies with one army and gives an interest there", func(t *testing.T) {
		table := bothMaps(t)
		setChineseArmies(t, table, []string{"jiangsu", "hubei"}, []string{"chahar"})
		table.intervene(US, at(t, "jiangsu"), Guomindang)
		if table.aidAt(US, at(t, "jiangsu"), Guomindang) != 1 || table.aidOf(Guomindang, at(t, "hubei")) != 0 {
			t.Errorf("%v: got %v, %v; want 1 and 0", table.Aid, table.aidAt(US, at(t, "jiangsu"), Guomindang), table.aidOf(Guomindang, at(t, "hubei")))
		}
		if !table.interested(US, at(t, "jiangsu")) || flags(table, Japan, Holding, Cup, Reserve, Hand)+len(table.Queue) == 0 {
			t.Errorf("no interest, or Japan is not provoked: got interested(US, jiangsu) %v, %v; want true and anything but 0", table.interested(US, at(t, "jiangsu")), flags(table, Japan, Holding, Cup, Reserve, Hand)+len(table.Queue))
		}
	})
	t.Run("11.4.5 after the war nobody intervenes in China", func(t *testing.T) {
		table := bothMaps(t)
		setChineseArmies(t, table, []string{"jiangsu"}, nil)
		table.checkChina()
		if offered(table, UK, "jiangsu") {
			t.Errorf("%v: offered(UK, 'jiangsu') = true, want false", table.interventionChoices(UK))
		}
	})
	t.Run("9.7.1 an army that is attacked spends one aid and has a die more for it", func(t *testing.T) {
		table := bothMaps(t)
		cube(t, table, Japan, "manchuria")
		setChineseArmies(t, table, []string{"hebei", "jiangsu"}, []string{"gansu"})
		hebei := at(t, "hebei")
		table.placeAid(US, hebei, Guomindang)
		table.placeAid(US, hebei, Guomindang)
		put(t, table, Japan, "manchuria", "infantry")
		p, _ := play(t, table, &operation{Power: Japan, Verb: "land", Target: hebei, Actions: 1})
		rollCombat(t, p, 5, 4, 3, 1, 1)
		if b := p.Table().Battle; !b.Aid || p.Table().aidOf(Guomindang, hebei) != 1 || table.count(US, OnMap, Offensive) != 1 {
			t.Errorf("no aid is spent, or more than one: %v; want b.Aid true, p.Table().aidOf(Guomindang, hebei) 1, count(US, Away, Offensive) 1", p.Table().Aid)
		}
	})
}
