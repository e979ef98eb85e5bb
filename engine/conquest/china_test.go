package conquest

import (
	"slices"
	"testing"

	"interbellum/engine"
	"interbellum/engine/blockwar"
)

func TestChina(t *testing.T) {
	t.Run("16.1 the Proxy Powers are Enemies from the start, their Foster Factions at Peace", func(t *testing.T) {
		table := summer(t, USA)
		same(t, "Proxy Powers", table.Enemies(Nationalists, Reds), true)
		same(t, "Foster Factions", table.Enemies(USA, Soviets), false)
	})
	t.Run("16.11 a Proxy Power Violates a Province without penalty and without World Reaction", func(t *testing.T) {
		table := summer(t, USA)
		ids := put(t, table, NatChina, "suchow", "militia 2")
		s := whole(t, table)
		s.Play("usa", "violate:nation/tsingtao>faction/nationalists")
		same(t, "Fortress", standing(s, "tsingtao"), "armed-minor-fortress 2")
		s.NotSaw("dealt")
		s.Play("usa", "done")
		same(t, "the USA has Violated", tableOf(s).Faction(USA).Violated, false)
		march(t, s, "usa", ids[0], "enter", "suchow", "tsingtao")
		s.Saw("aggression")
		same(t, "USA at Peace", tableOf(s).AtWar(USA), false)
	})
	t.Run("16.11 and fights foreign units in China without a Declaration of War", func(t *testing.T) {
		table := summer(t, Soviets)
		ids := put(t, table, RedChina, "sian", "militia 2")
		put(t, table, ImperialJapan, "shansi", "infantry")
		table.Nations[nation(t, "shansi")].Marker = Japan
		s := whole(t, table)
		s.Play("soviet", "proxy-war:faction/japan>faction/reds")
		s.Play("soviet", "done")
		march(t, s, "soviet", ids[0], "enter", "sian", "shansi")
		after := tableOf(s)
		same(t, "Reds and Japan", after.Enemies(Reds, Japan), true)
		same(t, "Soviets and Japan", after.Enemies(Soviets, Japan), false)
		same(t, "penalties", after.Faction(Soviets).Declared.Len(), 0)
	})
	t.Run("16.12 Proxy Power units stay in China", func(t *testing.T) {
		table := summer(t, USA)
		declare(table, USA, Japan)
		ids := put(t, table, NatChina, "fukien", "infantry")
		own(table).Allied = true
		g := table.Front(USA).Of(table.Blocks.Get(ids[0]))
		for _, a := range g.Moving(table.Blocks.Get(ids[0])).Areas() {
			if !inChina(table, a) {
				t.Errorf("it goes to %s: got false, want true", table.Place(a).Slug)
			}
		}
	})
	t.Run("16.12 not by Retreats either", func(t *testing.T) {
		table := summer(t, Japan)
		declare(table, Japan, USA)
		declare(table, Japan, Nationalists)
		table.TakeNation(nation(t, "yunnan"), Nationalists)
		put(t, table, ImperialJapan, "yunnan", "infantry 3")
		ids := put(t, table, NatChina, "yunnan", "tank 2")
		ally(table)
		table.EvaluateControl()
		for _, c := range table.Exits(table.Blocks.Get(ids[0]), blockwar.OutOfBattle) {
			if !inChina(table, table.AreaOf(c.To)) {
				t.Errorf("it can %s: got false, want true", c.Words())
			}
		}
	})
	t.Run("16.121 Provincial units never need supply, 16.122 Regulars always do", func(t *testing.T) {
		table := summer(t, USA)
		put(t, table, NatChina, "kansu", "militia 2", "infantry 2", "fortress")
		same(t, "at Peace", standing(run(t, table, &blockwar.SupplyPhase{}), "kansu"), "nationalist-china-fortress 1 nationalist-china-infantry 1 nationalist-china-militia 2")
	})
	t.Run("16.122 Regulars need supply in Rising Sun too, where their Proxy Power may have no Enemy", func(t *testing.T) {
		table := rising(t)
		table.Phase = blockwar.Summer
		put(t, table, NatChina, "tibet", "militia 2", "infantry 2")
		same(t, "Enemies", table.Side(Nationalists).Wars, blockwar.Set(0))
		same(t, "in Tibet", standing(run(t, table, &blockwar.SupplyPhase{}), "tibet"), "nationalist-china-infantry 1 nationalist-china-militia 2")
		same(t, "told", slices.Equal(viewOf(table, USA).Warring(), []Side{Nationalists}), true)
	})
	t.Run("16.122s Regulars trace supply over the sea that Japan, at Peace with the USA, cannot close", func(t *testing.T) {
		table := summer(t, USA)
		hostilities(table, Japan, Nationalists)
		put(t, table, ImperialJapan, "nanking", "infantry")
		put(t, table, ImperialJapan, "suchow", "infantry")
		put(t, table, NatChina, "fukien", "infantry 2")
		put(t, table, NatChina, "wuhan", "militia")
		for _, over := range printed().Graph.Neighbours(at(t, "fukien")) {
			if p := printed().Place(over.To); p.Sea() {
				put(t, table, ImperialJapan, p.Slug, "fleet")
			}
		}
		table.EvaluateControl()
		same(t, "at Peace", table.Supplied(Nationalists, at(t, "fukien")), true)
		declare(table, Japan, USA)
		table.EvaluateControl()
		same(t, "at War", table.Supplied(Nationalists, at(t, "fukien")), false)
	})
}

func TestCivilWar(t *testing.T) {
	t.Run("16.2 where the Proxy Powers stand at the start", func(t *testing.T) {
		table := summer(t, USA)
		same(t, "NATCITIES", natCities(table), 4)
		same(t, "KMT", own(table).Loyalty[USA].N, 1)
		same(t, "REDMUSTER", redMuster(table), 2)
		same(t, "CPC", own(table).Loyalty[Soviets].N, 3)
	})
	t.Run("16.21 NATCITIES is the Population controlled, not what there is Influence on; Enlistment the lesser of it and the KMT", func(t *testing.T) {
		table := summer(t, USA)
		influence(t, table, USA, 2, "chungking")
		same(t, "with Influence", natCities(table), 4)
		put(t, table, NatChina, "chungking", "militia")
		put(t, table, NatChina, "tibet", "militia")
		table.EvaluateControl()
		same(t, "with control", natCities(table), 5)
		same(t, "Enlistment", enlistment(table), 1)
		own(table).Loyalty[USA].N = 7
		same(t, "Enlistment of the loyal", enlistment(table), 5)
	})
	t.Run("16.22 REDMUSTER is the Muster Value controlled, Towns too, and what Russians occupy; Activism the lesser of it and the CPC", func(t *testing.T) {
		table := summer(t, Soviets)
		put(t, table, RedChina, "kansu", "militia")
		put(t, table, Russia, "harbin", "infantry")
		table.EvaluateControl()
		same(t, "REDMUSTER", redMuster(table), 2+1+2)
		same(t, "Activism", activism(table), 3)
		own(table).Loyalty[Soviets].N = 9
		same(t, "Activism of the loyal", activism(table), 5)
	})
	t.Run("16.23 control counts for Victory Points: a City one for the Nationalists, two for the Reds, a Town one for these", func(t *testing.T) {
		table := summer(t, Soviets)
		put(t, table, RedChina, "kansu", "militia")
		put(t, table, RedChina, "wuhan", "militia")
		table.EvaluateControl()
		same(t, "Reds", civilWarPoints(table, Soviets), 2+1+2)
		same(t, "Nationalists", civilWarPoints(table, USA), 3)
		same(t, "Japan", civilWarPoints(table, Japan), 0)
	})
}

func TestForeigners(t *testing.T) {
	goes := func(t *testing.T, table *Table, id blockwar.ID, to string) bool {
		b := table.Blocks.Get(id)
		for _, a := range table.Front(table.PlayerOf(table.SideOf(id.Nation))).Of(b).Moving(b).Areas() {
			if a == at(t, to) {
				return true
			}
		}
		return false
	}
	t.Run("16.3 Russian units enter China only at War, Japanese ones always", func(t *testing.T) {
		table := summer(t, Soviets)
		ids := put(t, table, Russia, "alma-ata", "infantry")
		japan := put(t, table, ImperialJapan, "jehol", "infantry")
		for _, p := range []string{"sinkiang", "peiping"} {
			table.Nations[nation(t, p)].Marker = map[string]Side{"sinkiang": Reds, "peiping": Japan}[p]
		}
		table.EvaluateControl()
		same(t, "at Peace", goes(t, table, ids[0], "sinkiang"), false)
		same(t, "Japanese", goes(t, table, japan[0], "peiping"), true)
		declare(table, Japan, Soviets)
		same(t, "at War", goes(t, table, ids[0], "sinkiang"), true)
	})
	t.Run("16.3 US and British units enter China only at War, by land, sea or air, be it their Proxy Power's", func(t *testing.T) {
		table := summer(t, USA)
		ally(table)
		table.TakeNation(nation(t, "yunnan"), Nationalists)
		for _, c := range []struct {
			n                 Nation
			from, unit, enter string
		}{{BritishEmpire, "burma", "infantry", "yunnan"}, {US, "burma", "tank", "yunnan"}, {US, "east-china-sea", "fleet", "fukien"}, {BritishEmpire, "hong-kong", "airforce", "fukien"}} {
			id := one(t, table, c.n, c.from, c.unit)
			table.EvaluateControl()
			same(t, c.unit+" at Peace", goes(t, table, id, c.enter), false)
			war := table.Clone()
			declare(war, Japan, USA)
			same(t, c.unit+" at War", goes(t, war, id, c.enter), true)
		}
	})
	t.Run("16.31 Intrusion limits the points to Loyalty; Russians in Manchuria are none", func(t *testing.T) {
		table := summer(t, Soviets)
		declare(table, Japan, Soviets)
		ids := put(t, table, Russia, "chita", "tank", "tank")
		conquered(t, table, Reds, "inner-mongolia")
		own(table).Loyalty[Soviets].N = 1
		s := moves(t, table, 2)
		march(t, s, "soviet", ids[0], "go", "chita", "hailar")
		same(t, "in Manchuria", civilWarPoints(tableOf(s), Soviets), 2+1)
		march(t, s, "soviet", ids[1], "go", "chita", "inner-mongolia")
		s.Saw("intrusion")
		same(t, "in Inner Mongolia", civilWarPoints(tableOf(s), Soviets), 1)
	})
	t.Run("16.31 to pass through China, or to ReBase into it, is Intrusion too; a way around it is not", func(t *testing.T) {
		for _, row := range []struct {
			name, unit, from, to string
			set                  func(*Table)
			rebases, intrudes    bool
		}{
			{"into Yunnan", "tank", "burma", "yunnan", nil, false, true},
			{"through Yunnan", "tank", "burma", "hanoi", nil, false, true},
			{"through Thailand", "tank", "burma", "hanoi", holds(USA, "thailand"), false, false},
			{"by air over Yunnan", "airforce", "burma", "hanoi", nil, false, true},
			{"ReBasing to Yunnan", "airforce", "hanoi", "yunnan", nil, true, true},
			{"ReBasing over Yunnan", "airforce", "hanoi", "burma", nil, true, true},
			{"ReBasing over Thailand", "airforce", "hanoi", "burma", holds(USA, "thailand"), true, false},
			{"ReBasing to Saigon", "airforce", "hanoi", "saigon", nil, true, false},
		} {
			table := atWar(t, USA)
			all(holds(USA, "vietnam"), holds(Nationalists, "yunnan"))(table)
			if row.set != nil {
				row.set(table)
			}
			id := one(t, table, US, row.from, row.unit)
			table.EvaluateControl()
			b, choice := table.Blocks.Get(id), engine.Choice{On: printed().AreaRef(at(t, row.from)), To: printed().AreaRef(at(t, row.to))}
			if row.rebases {
				choice.Verb = "rebase"
				same(t, row.name+": open", slices.Contains(table.Exits(b, blockwar.ToBase), choice), true)
				table.Leave(b, choice, "13.12")
			} else {
				s := moves(t, table, 1)
				march(t, s, "usa", id, "go", row.from, row.to)
				table = tableOf(s)
			}
			same(t, row.name, chinaOf(table).Intruded.Has(USA), row.intrudes)
		}
	})
	t.Run("16.32 a foreign Violation in China brings one World Reaction card", func(t *testing.T) {
		table := summer(t, Japan)
		put(t, table, ImperialJapan, "jehol", "infantry 3")
		s := whole(t, table)
		s.Deal(1)
		s.Play("japan", "violate:nation/peiping")
		for _, f := range []Faction{USA, Soviets} {
			same(t, "cards", tableOf(s).Faction(f).Hand.Len(), 1)
		}
		same(t, "Fortress", standing(s, "peiping"), "armed-minor-fortress 2")
	})
	t.Run("16.33 the first foreign Aggression on a Proxy Power: two cards, Loyalty, and an Enemy", func(t *testing.T) {
		table := summer(t, Japan)
		put(t, table, NatChina, "suchow", "militia")
		table.Nations[nation(t, "tsingtao")].Marker = Japan
		ids := put(t, table, ImperialJapan, "tsingtao", "infantry 3", "tank 2")
		s := whole(t, table)
		s.Deal(1)
		s.Play("japan", "violate-proxy:faction/nationalists", "done")
		same(t, "Enemies before the attack", tableOf(s).Enemies(Japan, Nationalists), true)
		same(t, "cards before the attack", tableOf(s).Faction(USA).Hand.Len(), 0)
		same(t, "KMT before the attack", own(tableOf(s)).Loyalty[USA].N, 1)
		march(t, s, "japan", ids[0], "enter", "tsingtao", "suchow")
		after := tableOf(s)
		same(t, "cards", after.Faction(USA).Hand.Len(), 2)
		same(t, "KMT", own(after).Loyalty[USA].N, 2)
		same(t, "USA at Peace", after.Enemies(Japan, USA), false)
		same(t, "penalties", after.Faction(Japan).Declared.Len(), 0)
		same(t, "Surprise", after.Side(Japan).Surprise, false)
		march(t, s, "japan", ids[1], "enter", "tsingtao", "suchow")
		same(t, "cards, once", tableOf(s).Faction(USA).Hand.Len(), 2)
	})
	t.Run("16.33 nobody Violates a Proxy Power from afar", func(t *testing.T) {
		table := summer(t, USA)
		put(t, table, US, "los-angeles", "infantry")
		put(t, table, Russia, "novosibirsk", "infantry")
		s := whole(t, table.Clone())
		s.Refused("usa", "violate-proxy:faction/reds")
		declare(table, Japan, USA)
		whole(t, table).Refused("usa", "violate-proxy:faction/reds")
	})
	t.Run("16.33 a Faction that declares it must attack in that Movement Phase", func(t *testing.T) {
		table := summer(t, Japan)
		put(t, table, NatChina, "suchow", "militia")
		table.Nations[nation(t, "tsingtao")].Marker = Japan
		ids := put(t, table, ImperialJapan, "tsingtao", "infantry 3")
		s := whole(t, table)
		s.Deal(1)
		s.Play("japan", "violate-proxy:faction/nationalists", "done")
		s.Refused("japan", "done")
		march(t, s, "japan", ids[0], "enter", "tsingtao", "suchow")
		s.Offered("japan", "done")
	})
	t.Run("16.11 a Proxy Power makes no Enemy of a foreign power from afar; once it has declared it must attack", func(t *testing.T) {
		table := summer(t, Soviets)
		ids := put(t, table, RedChina, "sian", "militia 2", "militia 1")
		whole(t, table.Clone()).Refused("soviet", "proxy-war:faction/japan>faction/reds")
		put(t, table, ImperialJapan, "shansi", "infantry")
		table.Nations[nation(t, "shansi")].Marker = Japan
		s := whole(t, table)
		s.Play("soviet", "proxy-war:faction/japan>faction/reds", "done")
		s.Refused("soviet", "done")
		march(t, s, "soviet", ids[0], "enter", "sian", "shansi")
		s.Offered("soviet", "done")
	})
	t.Run("16.11 a Sea Battle of its Foster Faction is no attack of the Proxy Power", func(t *testing.T) {
		table := summer(t, USA)
		put(t, table, NatChina, "suchow", "militia")
		put(t, table, US, "philippine-sea", "fleet 2")
		put(t, table, ImperialJapan, "philippine-sea", "fleet 2")
		s := whole(t, table)
		s.Play("usa", "declare-war:faction/japan")
		s.Refused("usa", "proxy-war:faction/japan>faction/nationalists")
	})
	t.Run("16.11 Militia that rises against the foreign power is such an attack", func(t *testing.T) {
		table := summer(t, Soviets)
		put(t, table, RedChina, "sian", "militia 2")
		put(t, table, ImperialJapan, "shansi", "infantry")
		table.Nations[nation(t, "shansi")].Marker = Japan
		rebel(t, table, "jehol")
		s := whole(t, table)
		s.Play("soviet", "proxy-war:faction/japan>faction/reds", "done", "militarize:area/jehol")
		s.Offered("soviet", "done")
	})
	t.Run("16.33 whatever the Proxy Power has done to the Violator before", func(t *testing.T) {
		table := summer(t, Japan)
		hostilities(table, Nationalists, Japan)
		put(t, table, NatChina, "suchow", "militia")
		table.Nations[nation(t, "tsingtao")].Marker = Japan
		ids := put(t, table, ImperialJapan, "tsingtao", "infantry 3")
		s := moves(t, table, 1)
		s.Deal(1)
		march(t, s, "japan", ids[0], "enter", "tsingtao", "suchow")
		same(t, "KMT", own(tableOf(s)).Loyalty[USA].N, 2)
		same(t, "cards", tableOf(s).Faction(USA).Hand.Len(), 2)
	})
	t.Run("16.33 so is to come where its units are, though the Province is one's own", func(t *testing.T) {
		table := summer(t, Japan)
		hostilities(table, Nationalists, Japan)
		put(t, table, ImperialJapan, "jehol", "infantry")
		ids := put(t, table, ImperialJapan, "mukden", "infantry")
		table.EvaluateControl()
		put(t, table, NatChina, "jehol", "militia")
		s := moves(t, table, 1)
		s.Deal(1)
		march(t, s, "japan", ids[0], "enter", "mukden", "jehol")
		s.NotSaw("aggression")
		same(t, "Jehol", tableOf(s).Controller(at(t, "jehol")), Japan)
		same(t, "KMT", own(tableOf(s)).Loyalty[USA].N, 2)
		same(t, "cards", tableOf(s).Faction(USA).Hand.Len(), 2)
	})
	t.Run("16.34 foreign units trace supply only through Provinces that their own occupy", func(t *testing.T) {
		table := summer(t, Japan)
		declare(table, Japan, USA)
		for _, p := range []string{"peiping", "shansi"} {
			table.Nations[nation(t, p)].Marker = Japan
		}
		put(t, table, ImperialJapan, "shansi", "infantry")
		table.EvaluateControl()
		same(t, "Peiping is Japan's", table.Controller(at(t, "peiping")), Japan)
		same(t, "Shansi, through empty Peiping", table.Supplied(Japan, at(t, "shansi")), false)
		ids := put(t, table, ImperialJapan, "peiping", "airforce")
		same(t, "through Peiping with an Air Force", table.Supplied(Japan, at(t, "shansi")), true)
		table.TakeOff(ids[0])
		put(t, table, ImperialJapan, "peiping", "infantry")
		same(t, "with Infantry", table.Supplied(Japan, at(t, "shansi")), true)
	})
	t.Run("16.34 a Province is conquered that its side controls, won by Diplomacy or by force; one that another still owns lets nothing through", func(t *testing.T) {
		table := summer(t, Japan)
		declare(table, Japan, USA)
		conquered(t, table, Japan, "shansi")
		put(t, table, ImperialJapan, "shansi", "infantry")
		table.TakeNation(nation(t, "peiping"), Japan)
		same(t, "through an empty Satellite", table.Supplied(Japan, at(t, "shansi")), false)
		ids := put(t, table, ImperialJapan, "peiping", "infantry")
		same(t, "through one with units", table.Supplied(Japan, at(t, "shansi")), true)
		table.Blocks.Get(ids[0]).At = at(t, "inner-mongolia")
		put(t, table, RedChina, "inner-mongolia", "militia")
		table.Nations[nation(t, "inner-mongolia")].Marker = Reds
		table.Control[at(t, "inner-mongolia")] = Reds
		hostilities(table, Japan, Reds)
		table.EvaluateControl()
		same(t, "Inner Mongolia is the Reds'", table.Controller(at(t, "inner-mongolia")), Reds)
		same(t, "through a Province that the Reds own still", table.Supplied(Japan, at(t, "shansi")), false)
		table.Control[at(t, "inner-mongolia")] = Japan
		table.EvaluateControl()
		same(t, "through one that Japan owns, Disputed", table.Supplied(Japan, at(t, "shansi")), true)
	})
	t.Run("16.34 Manchuria is Japan's own ground: supply goes through it where nobody is", func(t *testing.T) {
		table := summer(t, Japan)
		declare(table, Japan, USA)
		put(t, table, ImperialJapan, "inner-mongolia", "infantry")
		table.EvaluateControl()
		same(t, "Inner Mongolia, through empty Jehol", table.Supplied(Japan, at(t, "inner-mongolia")), true)
		same(t, "Hailar through empty Harbin", table.Supplied(Japan, at(t, "hailar")), true)
		put(t, table, US, "jehol", "infantry")
		table.EvaluateControl()
		same(t, "through an Enemy's", table.Supplied(Japan, at(t, "inner-mongolia")), false)
	})
	t.Run("16.34 not through the Proxy Power's Provinces either, unless they are in them; the Proxy Power's own units need it not", func(t *testing.T) {
		table := summer(t, Soviets)
		declare(table, Japan, Soviets)
		put(t, table, Russia, "sian", "infantry")
		for _, p := range []string{"kansu", "inner-mongolia"} {
			table.Nations[nation(t, p)].Marker = Reds
		}
		table.EvaluateControl()
		same(t, "Russians in Sian", table.Supplied(Soviets, at(t, "sian")), false)
		put(t, table, Russia, "kansu", "infantry")
		table.EvaluateControl()
		same(t, "with Russians in Kansu", table.Supplied(Soviets, at(t, "sian")), true)
	})
}
