package conquest

import (
	"strings"
	"testing"

	"interbellum/engine/blockwar"
)

// reach reports whether a unit can end a move in an area.
func reach(t *testing.T, table *Table, id blockwar.ID, to string) bool {
	t.Helper()
	b := table.Blocks.Get(id)
	for _, a := range table.Front(table.PlayerOf(table.SideOf(id.Nation))).Of(b).Moving(b).Areas() {
		if a == at(t, to) {
			return true
		}
	}
	return false
}

func TestWar(t *testing.T) {
	t.Run("15.1 all Factions begin at Peace and may share the sea", func(t *testing.T) {
		table := summer(t, Japan)
		for _, f := range blockwar.AllFactions {
			same(t, "at War", table.AtWar(f), false)
			same(t, "earns a Peace Dividend", table.EarnsDividend(f), true)
		}
		put(t, table, US, "philippine-sea", "fleet")
		ids := put(t, table, ImperialJapan, "formosa", "fleet")
		same(t, "to the Philippine Sea", reach(t, table, ids[0], "philippine-sea"), true)
	})
	t.Run("15.21 at Peace nobody stays in a Rival's Home Sea, unless it is his own too", func(t *testing.T) {
		table := summer(t, Soviets)
		ids := put(t, table, Russia, "vladivostok", "fleet")
		same(t, "Sea of Japan, a Home Sea of both", reach(t, table, ids[0], "sea-of-japan"), true)
		foreign := Area(0)
		for _, a := range HomeSeas(printed(), ImperialJapan) {
			if !homeTo(Russia, a) {
				foreign = a
			}
		}
		ids = append(ids, put(t, table, Russia, "sea-of-japan", "sub")...)
		if foreign != 0 {
			slug := table.Place(foreign).Slug
			same(t, slug, table.Front(Soviets).Of(table.Blocks.Get(ids[1])).NoStopping[foreign], true)
			declare(table, Soviets, Japan)
			same(t, slug+" at War", table.Front(Soviets).Of(table.Blocks.Get(ids[1])).NoStopping[foreign], false)
		}
	})
	t.Run("15.22 a Declaration of War upon the USA brings its forces, gives Surprise and costs the penalty", func(t *testing.T) {
		table := summer(t, Japan)
		table.DeclareWar(Japan, USA)
		same(t, "Enemies", table.Enemies(USA, Japan), true)
		same(t, "Surprise", table.Side(Japan).Surprise, true)
		same(t, "Japan's penalty", table.FactionFacts(Japan).Penalty*table.Faction(Japan).Declared.Len(), 1)
		same(t, "Naval Construction", own(table).Attacked, true)
		same(t, "Reaction Forces", own(table).Reacting, reactionYears)
		table.DeclareWar(USA, Soviets)
		same(t, "the USA's penalty", table.FactionFacts(USA).Penalty*table.Faction(USA).Declared.Len(), 2)
		same(t, "Russian Reserves", own(table).Reserves, called)
	})
	t.Run("15.22 Surprise is for the Player Turn of the declaration alone", func(t *testing.T) {
		table := summer(t, Japan)
		put(t, table, ImperialJapan, "formosa", "fleet 2", "infantry")
		put(t, table, US, "philippine-sea", "fleet")
		s := whole(t, table)
		s.Play("japan", "declare-war:faction/usa")
		same(t, "in it", tableOf(s).Side(Japan).Surprise, true)
		after := tableOf(s)
		after.Turn, after.Active = blockwar.TurnState{}, USA
		same(t, "in the USA's", tableOf(whole(t, after)).Side(Japan).Surprise, false)
	})
	t.Run("15.22s who stays in a sea with a new Enemy begins a Battle there", func(t *testing.T) {
		table := summer(t, Japan)
		put(t, table, US, "philippine-sea", "fleet")
		put(t, table, ImperialJapan, "philippine-sea", "fleet")
		s := whole(t, table)
		s.Play("japan", "declare-war:faction/usa", "done")
		s.PlayIf("japan", "move", "done")
		s.Saw("aggression", "area/philippine-sea")
	})
	t.Run("15.23 at War RES count and there are no Peace Dividends", func(t *testing.T) {
		table := summer(t, Japan)
		peace := table.ProductionLevel(Japan, false)
		declare(table, Japan, USA)
		same(t, "at Peace", peace, 10)
		same(t, "at War", table.ProductionLevel(Japan, false), 5)
		same(t, "a Peace Dividend", table.EarnsDividend(Japan), false)
	})
}

func homeTo(n Nation, a Area) bool {
	return strings.Contains(seas(HomeSeas(printed(), n)), printed().Place(a).Slug+" ")
}

func seas(list []Area) (all string) {
	for _, a := range list {
		all += printed().Place(a).Slug + " "
	}
	return all
}

func TestSneakAttack(t *testing.T) {
	manila := func(t *testing.T) (*Table, []blockwar.ID) {
		table := summer(t, Japan)
		put(t, table, US, "manila", "fleet 2", "infantry")
		put(t, table, US, "philippine-sea", "fleet")
		return table, put(t, table, ImperialJapan, "formosa", "carrier 2", "fleet 2", "airforce 2")
	}
	t.Run("15.24 the Air Forces and Carriers fire without an answer, then all fight, with Surprise", func(t *testing.T) {
		table, ids := manila(t)
		s := whole(t, table)
		s.Play("japan", "sneak-attack:faction/usa", "done")
		march(t, s, "japan", ids[2], "enter", "philippine-sea", "manila")
		s.Play("japan", "done")
		s.Asked("japan", "free-fire")
		s.Play("japan", "fire:block/japan-airforce-1>class/naval")
		s.Chance(1, 6)
		same(t, "in Manila", standing(s, "manila"), "japan-airforce 2 us-fleet 1 us-infantry 1")
		same(t, "penalty", tableOf(s).Faction(Japan).Declared.Len(), 1)
		same(t, "Surprise", tableOf(s).Side(Japan).Surprise, true)
		s.Saw("battle", "area/manila")
		same(t, "a second one", len(sneaks(tableOf(s), Japan, 9)), 0)
	})
	t.Run("15.24 in the Sneak Move Japan's ships go through Rivals' at sea, at War nobody does", func(t *testing.T) {
		for sneaks, goes := range map[bool]bool{true: true, false: false} {
			table, ids := manila(t)
			put(t, table, US, "south-china-sea", "fleet")
			s := whole(t, table)
			s.Play("japan", map[bool]string{true: "sneak-attack:faction/usa", false: "declare-war:faction/usa"}[sneaks], "done")
			s.Play("japan", "move:area/formosa>nation/japan", "unit:unit/japan-carrier-1")
			same(t, "past the Philippine Sea to Manila", strings.Contains(legal(s, "japan", "enter"), ">area/manila"), goes)
			same(t, "to the Sulu Sea beyond", reach(t, tableOf(s), ids[1], "sulu-sea"), goes)
		}
	})
	t.Run("15.24 the victim's Straits and ships stop nobody in the Sneak Move; another Enemy's do", func(t *testing.T) {
		const sneak, war, near, far = "sneak-attack:faction/usa", "declare-war:faction/usa", "gulf-of-siam", "south-china-sea"
		puts := func(n Nation, kind string, areas ...string) func(*Table) {
			return func(table *Table) {
				for _, a := range areas {
					put(t, table, n, a, kind)
				}
			}
		}
		soviets := func(table *Table) { declare(table, Japan, Soviets) }
		for _, row := range []struct {
			name, declares, from string
			set                  func(*Table)
			goes                 bool
		}{
			{"Singapore", sneak, near, nil, true},
			{"with ships", sneak, near, puts(US, "fleet", "singapore"), true},
			{"with ships at the start", sneak, near, puts(US, "fleet", near), true},
			{"with ships on the way", sneak, far, puts(US, "fleet", near, "java-sea"), true},
			{"after a Declaration of War", war, near, nil, false},
			{"another Enemy's", sneak, near, all(soviets, holds(Soviets, "malaya")), false},
			{"with another Enemy's ships", sneak, near, all(soviets, puts(Russia, "fleet", "singapore")), false},
			{"with another Enemy's ships on the way", sneak, far, all(soviets, puts(Russia, "fleet", near, "java-sea")), false},
		} {
			table := summer(t, Japan)
			ally(table)
			put(t, table, US, "andaman-sea", "fleet")
			put(t, table, ImperialJapan, "philippine-sea", "infantry") // for Manila, as a Declaration of War obliges
			if row.set != nil {
				row.set(table)
			}
			id := one(t, table, ImperialJapan, row.from, "fleet")
			s := whole(t, table)
			s.Play("japan", row.declares, "done")
			same(t, row.name+": past Singapore to Engage", reach(t, tableOf(s), id, "andaman-sea"), row.goes)
		}
	})
	t.Run("15.24 Japan can make it wherever the Sneak Move leads to the victim", func(t *testing.T) {
		table := summer(t, Japan)
		ally(table)
		put(t, table, US, "andaman-sea", "fleet")
		one(t, table, ImperialJapan, "gulf-of-siam", "fleet")
		same(t, "beyond Singapore", inWords(sneaks(table, Japan, 1)), "sneak-attack:faction/usa")
		same(t, "the question changes nothing", chinaOf(table).Sneak.On, blockwar.NoFaction)
	})
	t.Run("15.24 who has Sneaked ReBases to where he began, past all who are in the way; others find no way home", func(t *testing.T) {
		table, ids := manila(t)
		put(t, table, US, "south-china-sea", "fleet")
		put(t, table, US, "sulu-sea", "fleet")
		s := whole(t, table)
		s.Play("japan", "sneak-attack:faction/usa", "done")
		march(t, s, "japan", ids[0], "enter", "philippine-sea", "manila")
		s.Play("japan", "done", "fire:block/japan-carrier-1>class/naval")
		s.Chance(6, 6)
		s.PlayIf("japan", "battles", "done")
		s.Play("japan", "retreat:block/japan-carrier-1")
		s.Skip("way-out", "retreat", "rebase")
		s.Auto(-1)
		if got := standing(s, "formosa"); !strings.Contains(got, "japan-carrier 2") {
			t.Errorf("in Formosa: %s\n%s, want \"japan-carrier 2\" in it", got, s.Open()[:400])
		}
	})
	t.Run("15.24 the Raid is for Air Forces and Carriers; then comes Combat with Surprise, the Attacker's first", func(t *testing.T) {
		table, ids := manila(t)
		put(t, table, US, "manila", "airforce 2")
		s := whole(t, table)
		s.Play("japan", "sneak-attack:faction/usa", "done")
		for _, id := range ids {
			march(t, s, "japan", id, "enter", "philippine-sea", "manila")
		}
		s.Play("japan", "done")
		same(t, "the Raid", strings.Join(s.Legal("japan"), " "), "fire:block/japan-airforce-1>class/air fire:block/japan-airforce-1>class/ground fire:block/japan-airforce-1>class/naval "+
			"fire:block/japan-carrier-1>class/air fire:block/japan-carrier-1>class/ground fire:block/japan-carrier-1>class/naval hold:block/japan-airforce-1 hold:block/japan-carrier-1")
		s.Play("japan", "fire:block/japan-airforce-1>class/air")
		s.Chance(3, 3)
		s.Play("japan", "fire:block/japan-carrier-1>class/naval")
		s.Chance(2, 2)
		same(t, "after the Raid, without an answer", standing(s, "manila"), "japan-airforce 2 japan-carrier 2 japan-fleet 2 us-infantry 1")
		s.Asked("japan", "action")
		same(t, "passage past the Enemy at sea", slips(tableOf(s), Japan), blockwar.Set(0))
	})
	t.Run("15.24 the Raid is in the Battles of the Sneak Move alone, not in one with a Proxy Power that goes on", func(t *testing.T) {
		table, ids := manila(t)
		hostilities(table, Japan, Nationalists)
		put(t, table, NatChina, "suchow", "militia 2")
		put(t, table, ImperialJapan, "suchow", "airforce 2", "infantry 2")
		s := whole(t, table)
		s.Play("japan", "sneak-attack:faction/usa", "done")
		march(t, s, "japan", ids[2], "enter", "philippine-sea", "manila")
		s.Play("japan", "done")
		same(t, "who fires", legal(s, "japan", "hold"), "hold:block/japan-airforce-1")
		s.Saw("free-fire", "area/manila")
		s.Play("japan", "hold:block/japan-airforce-1")
		for _, e := range s.Events {
			if e.Kind == "free-fire" && e.On == "area/suchow" {
				t.Error("Suchow: got a Raid, want none")
			}
		}
	})
	t.Run("15.24 the Soviets and the USA have none", func(t *testing.T) {
		table, _ := manila(t)
		same(t, "USA", len(sneaks(table, USA, 5)), 0)
		same(t, "Soviets", len(sneaks(table, Soviets, 5)), 0)
		same(t, "Japan", len(sneaks(table, Japan, 5)), 1)
		chinaOf(table).Sneak.Made = true
		same(t, "Japan, once it has made it", len(sneaks(table, Japan, 5)), 0)
	})
}

func TestViolations(t *testing.T) {
	vietnam := func(t *testing.T) *Table {
		table := summer(t, Japan)
		put(t, table, ImperialJapan, "hainan", "infantry 2")
		table.Nations[nation(t, "hainan")].Marker = Japan
		return table
	}
	t.Run("15.3 who declares a Violation must Aggress against the victim in that Movement Phase", func(t *testing.T) {
		table := vietnam(t)
		ids := put(t, table, ImperialJapan, "hainan", "marine 2")
		s := whole(t, table)
		s.Deal(1)
		s.Play("japan", "violate:nation/vietnam", "done")
		s.Refused("japan", "done")
		march(t, s, "japan", ids[0], "enter", "gulf-of-tonkin", "hanoi")
		s.Saw("aggression")
		s.Offered("japan", "done")
		same(t, "has Violated", tableOf(s).Faction(Japan).Violated, true)
	})
	t.Run("15.3 it is not offered to whom nobody could obey", func(t *testing.T) {
		table := summer(t, Japan)
		put(t, table, ImperialJapan, "tokyo", "infantry")
		whole(t, table).Refused("japan", "violate:nation/wakhan")
	})
	t.Run("15.3 a friendly Protectorate becomes an Armed Minor too", func(t *testing.T) {
		table := vietnam(t)
		influence(t, table, Japan, 2, "vietnam")
		s := whole(t, table)
		s.Deal(1)
		s.Play("japan", "violate:nation/vietnam")
		same(t, "armed", tableOf(s).Nations[nation(t, "vietnam")].Armed, true)
		same(t, "war", tableOf(s).AtWar(Japan), false)
	})
	t.Run("15.31 for Vietnam each Rival draws two Action cards into its hand, the Violator none", func(t *testing.T) {
		s := whole(t, vietnam(t))
		s.Deal(1)
		s.Play("japan", "violate:nation/vietnam")
		for f, n := range map[Faction]int{Japan: 0, USA: 2, Soviets: 2} {
			same(t, printed().FactionFacts(f).Slug, tableOf(s).Faction(f).Hand[blockwar.ActionDeck].Len(), n)
		}
	})
	t.Run("15.31 the examples: Vietnam two, Peiping one, and none where a Proxy Power Violates Peiping", func(t *testing.T) {
		for _, c := range []struct {
			by                      Faction
			n                       Nation
			from, declares, victims string
			usa, soviet             int
		}{
			{Japan, ImperialJapan, "hainan", "violate:nation/vietnam", "vietnam", 2, 2},
			{Japan, ImperialJapan, "jehol", "violate:nation/peiping", "peiping", 1, 1},
			{USA, NatChina, "shansi", "violate:nation/peiping>faction/nationalists", "peiping", 0, 0},
			{Soviets, RedChina, "shansi", "violate:nation/peiping>faction/reds", "peiping", 0, 0},
		} {
			table := summer(t, c.by)
			if n := table.Place(at(t, c.from)).Of; table.Neutral(n) {
				table.TakeNation(n, table.SideOf(c.n))
			}
			put(t, table, c.n, c.from, map[bool]string{true: "militia 2", false: "infantry 2"}[Chinese(c.n)])
			s := whole(t, table)
			s.Deal(1)
			s.Play(printed().FactionFacts(c.by).Slug, c.declares)
			same(t, c.declares+", cards of USA, Soviets and Japan", [3]int{tableOf(s).Faction(USA).Hand.Len(), tableOf(s).Faction(Soviets).Hand.Len(), tableOf(s).Faction(Japan).Hand.Len()}, [3]int{c.usa, c.soviet, 0})
			same(t, "armed", tableOf(s).Nations[nation(t, c.victims)].Armed, true)
		}
	})
	t.Run("15.31 for a Nation whose Capital is a Town, one", func(t *testing.T) {
		table := summer(t, Soviets)
		put(t, table, Russia, "tashkent", "infantry 3")
		s := whole(t, table)
		s.Deal(1)
		s.Play("soviet", "violate:nation/wakhan")
		for f, n := range map[Faction]int{Japan: 1, USA: 1, Soviets: 0} {
			same(t, printed().FactionFacts(f).Slug, tableOf(s).Faction(f).Hand.Len(), n)
		}
	})
	t.Run("15.32 all Influence goes, and Fortresses of the Muster Values stand in its Cities and Towns", func(t *testing.T) {
		table := summer(t, Japan)
		put(t, table, ImperialJapan, "formosa", "marine 2", "infantry 2")
		put(t, table, ImperialJapan, "south-china-sea", "fleet")
		put(t, table, ImperialJapan, "sulu-sea", "infantry 2")
		influence(t, table, USA, 1, "dei")
		s := whole(t, table)
		s.Deal(1)
		s.Play("japan", "violate:nation/dei")
		for slug, want := range map[string]string{"java": "armed-minor-fortress 2", "sumatra": "", "borneo": "", "celebes": "", "new-guinea": ""} {
			same(t, slug, standing(s, slug), want)
		}
		same(t, "Influence", marks(t, tableOf(s), "dei"), "0")
	})
	t.Run("15.32 a Violation under consideration meets the same Fortresses", func(t *testing.T) { kit(t).Supposed() })
	t.Run("15.32 the example: for Vietnam a Fortress of 2 CV in Saigon and one of 1 in Hanoi", func(t *testing.T) {
		s := whole(t, vietnam(t))
		s.Deal(1)
		s.Play("japan", "violate:nation/vietnam")
		same(t, "Saigon and Hanoi", standing(s, "saigon")+", "+standing(s, "hanoi"), "armed-minor-fortress 2, armed-minor-fortress 1")
	})
	t.Run("15.32 an Armed Minor is an Enemy of its Violator alone, and its Fortresses fire at Ground units first", func(t *testing.T) {
		table := summer(t, Japan)
		table.Arm(nation(t, "vietnam"), Japan)
		for f, engaged := range map[Faction]bool{Japan: true, USA: false, Soviets: false} {
			same(t, printed().FactionFacts(f).Slug, table.Engaged(f, at(t, "saigon")), engaged)
		}
	})
	t.Run("15.32 its Fortresses fire at Ground units first, then at Naval, Submarine and Air units, by themselves", func(t *testing.T) {
		for attackers, left := range map[string]string{"infantry 2,fleet 2,sub 2,airforce 2": "japan-infantry 1", "fleet 2,sub 2,airforce 2": "japan-fleet 1", "sub 2,airforce 2": "japan-sub 1",
			"airforce 2": "japan-airforce 1"} {
			table := summer(t, Japan)
			table.Arm(nation(t, "vietnam"), Japan)
			for _, id := range put(t, table, ImperialJapan, "saigon", strings.Split(attackers, ",")...) {
				table.Blocks.Get(id).From = at(t, "gulf-of-siam")
			}
			table.Turn.Aggress(at(t, "saigon"))
			s := combat(t, table)
			s.PlayIf("japan", "battles", "done")
			s.Chance(1, 6)
			if !strings.Contains(" "+standing(s, "saigon")+" ", " "+left+" ") {
				t.Errorf("%s: %s: got ' ' + standing(s, 'saigon') + ' ' %v, want %v in it", attackers, standing(s, "saigon"), " "+standing(s, "saigon")+" ", " "+left+" ")
			}
		}
	})
	t.Run("15.35 the Gathering Storm: Vietnam and the DEI bring the USA a marker each at the next Diplomacy Resolution", func(t *testing.T) {
		table := vietnam(t)
		put(t, table, ImperialJapan, "sulu-sea", "infantry 2")
		s := whole(t, table)
		s.Deal(1)
		s.Play("japan", "violate:nation/vietnam", "violate:nation/dei")
		same(t, "before", marks(t, tableOf(s), "britemp"), "0")
		same(t, "due", own(tableOf(s)).Due[0], Due{BritishEmpire, 2})
		after := tableOf(s)
		after.Phase = blockwar.GovernmentPhase
		g := govern(t, after)
		g.Pass(inOrder(after)...)
		same(t, "after", marks(t, tableOf(g), "britemp"), "usa 2")
	})
	t.Run("15.35 Thailand brings none", func(t *testing.T) {
		table := summer(t, Japan)
		violated(table, Japan, nation(t, "thailand"))
		violated(table, Soviets, nation(t, "dei"))
		same(t, "none", len(own(table).Due), 0)
		violated(table, Japan, nation(t, "dei"))
		same(t, "the DEI", own(table).Due[0], Due{BritishEmpire, 1})
	})
	t.Run("15.3 a Rival's Protectorate becomes its Satellite, with war", func(t *testing.T) {
		table := vietnam(t)
		influence(t, table, Soviets, 2, "vietnam")
		s := whole(t, table)
		s.Deal(1)
		s.Play("japan", "violate:nation/vietnam")
		s.Play("soviet", "stand")
		same(t, "war", tableOf(s).Enemies(Japan, Soviets), true)
		same(t, "whose", tableOf(s).Nations[nation(t, "vietnam")].Marker, Soviets)
	})
	t.Run("15.4 to Violate the British Empire is war with the USA, which it joins at once", func(t *testing.T) {
		table := summer(t, Japan)
		put(t, table, ImperialJapan, "formosa", "marine 2", "fleet 2")
		put(t, table, BritishEmpire, "hong-kong", "infantry")
		s := whole(t, table)
		s.Play("japan", "violate:nation/britemp")
		after := tableOf(s)
		same(t, "war", after.Enemies(Japan, USA), true)
		same(t, "allied", own(after).Allied, true)
		same(t, "Hong Kong", after.Controller(at(t, "hong-kong")), USA)
		same(t, "its units", after.SideOf(BritishEmpire), USA)
		same(t, "once", len(strings.Fields(legal(s, "japan", "violate:nation/britemp"))), 0)
	})
	t.Run("15.4 after a Declaration of War you must Aggress, in a war under way it is enough to enter", func(t *testing.T) {
		for war, may := range map[bool]bool{false: false, true: true} {
			table := summer(t, Japan)
			put(t, table, BritishEmpire, "coral-sea", "fleet")
			if war {
				declare(table, Japan, USA)
			}
			ids := put(t, table, ImperialJapan, "fiji-sea", "fleet", "fleet")
			s := whole(t, table)
			s.Play("japan", "violate:nation/britemp", "done")
			s.Refused("japan", "done")
			march(t, s, "japan", ids[0], "go", "fiji-sea", "tasman-sea")
			same(t, "may stop with an empty Home Sea entered", strings.Contains(legal(s, "japan", "done"), "done"), may)
			march(t, s, "japan", ids[1], "enter", "fiji-sea", "coral-sea")
			s.Offered("japan", "done")
		}
	})
	t.Run("15.4 15.22s a fleet that stays beside British ships Violates the British Empire", func(t *testing.T) {
		table := summer(t, Japan)
		put(t, table, ImperialJapan, "south-china-sea", "fleet 2")
		put(t, table, BritishEmpire, "south-china-sea", "fleet 2")
		s := whole(t, table)
		s.Play("japan", "violate:nation/britemp", "done")
		s.PlayIf("japan", "move", "done")
		s.Saw("aggression", "area/south-china-sea")
	})
	t.Run("15.4 nobody Violates the British Empire from afar", func(t *testing.T) {
		table := summer(t, Japan)
		declare(table, Japan, USA)
		put(t, table, ImperialJapan, "tokyo", "infantry", "fleet")
		whole(t, table).Refused("japan", "violate:nation/britemp")
	})
	t.Run("15.4 so is to Violate its Protectorate in IndoChina", func(t *testing.T) {
		table := vietnam(t)
		influence(t, table, USA, 2, "vietnam")
		s := whole(t, table)
		s.Deal(1)
		s.Play("japan", "violate:nation/vietnam")
		s.Play("usa", "stand")
		same(t, "war", tableOf(s).Enemies(Japan, USA), true)
		same(t, "allied", own(tableOf(s)).Allied, true)
	})
	t.Run("15.321 who takes the Capital has all that is left, and its Fortresses go", func(t *testing.T) {
		table := vietnamArmed(t)
		table.TakeOff(table.Here(at(t, "saigon"), func(*blockwar.Block) bool { return true })[0].ID)
		put(t, table, ImperialJapan, "saigon", "infantry")
		table.Nations[nation(t, "vietnam")].Violators = blockwar.SetOf(Soviets, Japan)
		table.EvaluateControl()
		table.Captures()
		same(t, "marker", table.Nations[nation(t, "vietnam")].Marker, Japan)
		same(t, "its Fortresses", len(table.Here(at(t, "hanoi"), func(*blockwar.Block) bool { return true })), 0)
	})
	t.Run("15.321 without a Ground unit that survives nobody takes the Capital, though its Fortress is gone", func(t *testing.T) {
		table := vietnamArmed(t)
		table.Active = Soviets
		declare(table, Japan, USA)
		table.TakeOff(table.Here(at(t, "saigon"), func(*blockwar.Block) bool { return true })[0].ID)
		put(t, table, Russia, "saigon", "airforce 2")
		table.EvaluateControl()
		table.Captures()
		same(t, "still armed", table.Nations[nation(t, "vietnam")].Armed, true)
		same(t, "Saigon", table.Controller(at(t, "saigon")), blockwar.NoFaction)
	})
	t.Run("15.33 a Rival of the Violator enters an Armed Minor without a Violation", func(t *testing.T) {
		table := vietnamArmed(t)
		table.Nations[nation(t, "hainan")].Marker = Japan
		ids := put(t, table, ImperialJapan, "gulf-of-tonkin", "infantry 2")
		s := moves(t, table, 1)
		march(t, s, "japan", ids[0], "enter", "gulf-of-tonkin", "hanoi")
		s.Saw("partition")
		same(t, "has Violated", tableOf(s).Faction(Japan).Violated, false)
		same(t, "its Enemies", tableOf(s).Nations[nation(t, "vietnam")].Violators, blockwar.SetOf(Japan, Soviets))
		for _, f := range blockwar.AllFactions {
			same(t, "cards", tableOf(s).Faction(f).Hand.Len(), 0)
		}
	})
	t.Run("15.34 who is at Peace with the Violator cannot", func(t *testing.T) {
		table := vietnamArmed(t)
		put(t, table, ImperialJapan, "gulf-of-tonkin", "infantry 2")
		same(t, "at Peace", legal(whole(t, table.Clone()), "japan", "intervene"), "")
		declare(table, Japan, USA)
		same(t, "at war with another", legal(whole(t, table), "japan", "intervene"), "")
	})
	t.Run("15.34 an Enemy of the Violator makes the Armed Minor its Satellite with a Ground unit there", func(t *testing.T) {
		table := vietnamArmed(t)
		declare(table, Japan, Soviets)
		ids := put(t, table, ImperialJapan, "gulf-of-tonkin", "infantry 2")
		s := whole(t, table)
		s.Play("japan", "intervene:nation/vietnam", "done")
		march(t, s, "japan", ids[0], "go", "gulf-of-tonkin", "hanoi")
		s.Play("japan", "done", "place:type/infantry>area/hanoi", "place:type/tank>area/saigon")
		same(t, "marker", tableOf(s).Nations[nation(t, "vietnam")].Marker, Japan)
		same(t, "Saigon", standing(s, "saigon"), "japan-tank 2")
		same(t, "Hanoi", standing(s, "hanoi"), "japan-infantry 2 japan-infantry 1")
	})
	t.Run("15.34 the Ground unit must come to land that the Armed Minor still has", func(t *testing.T) {
		for _, taken := range []bool{false, true} {
			table := vietnamArmed(t)
			declare(table, Japan, Soviets)
			put(t, table, ImperialJapan, "gulf-of-tonkin", "infantry 2")
			if taken {
				table.TakeOff(table.Here(at(t, "hanoi"), func(*blockwar.Block) bool { return true })[0].ID)
				put(t, table, Russia, "hanoi", "infantry")
				table.EvaluateControl()
			}
			s := whole(t, table)
			s.Play("japan", "intervene:nation/vietnam", "done", "move:area/gulf-of-tonkin>nation/japan", "unit:unit/japan-infantry-1")
			same(t, "to Hanoi", strings.Contains(legal(s, "japan", ""), "area/hanoi"), !taken)
		}
	})
	t.Run("15.34 an Enemy of the original Violator may come, though others are Enemies of the Armed Minor too", func(t *testing.T) {
		table := vietnamArmed(t)
		n := nation(t, "vietnam")
		table.Nations[n].Violators = blockwar.SetOf(Soviets, USA)
		declare(table, Japan, USA)
		same(t, "an Enemy of the other", table.CanIntervene(Japan, n), false)
		table.Sides[Japan].Wars, table.Sides[USA].Wars = 0, 0
		declare(table, Japan, Soviets)
		same(t, "an Enemy of the Violator", table.CanIntervene(Japan, n), true)
		put(t, table, US, "hanoi", "infantry")
		same(t, "beside units of the USA, at Peace", table.CanIntervene(Japan, n), false)
	})
	t.Run("15.34 in China the Satellite is a Proxy Power's, which must be an Enemy of the units beside its Fortresses", func(t *testing.T) {
		table := summer(t, Soviets)
		n := nation(t, "peiping")
		table.Arm(n, Japan)
		put(t, table, ImperialJapan, "peiping", "infantry")
		declare(table, Soviets, Japan)
		same(t, "the Reds at Peace with Japan", table.CanIntervene(Soviets, n), false)
		table.Sides[Reds].Wars, table.Sides[Japan].Wars = table.Sides[Reds].Wars.With(Japan), table.Sides[Japan].Wars.With(Reds)
		same(t, "the Reds at war with Japan", table.CanIntervene(Soviets, n), true)
	})
}

// vietnamArmed is a Season of Japan in which the Soviets have Violated Vietnam before.
func vietnamArmed(t *testing.T) *Table {
	t.Helper()
	table := summer(t, Japan)
	table.Arm(nation(t, "vietnam"), Soviets)
	return table
}
