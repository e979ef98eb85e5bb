package conquest

import (
	"strings"
	"testing"

	"interbellum/engine/blockwar"
	"interbellum/engine/enginetest"
)

func TestNeutrals(t *testing.T) {
	t.Run("8.1 Provinces, Minors and the British Empire are Neutral, Powers and Colonies are not", func(t *testing.T) {
		table := asia(t)
		for slug, neutral := range map[string]bool{"peiping": true, "dei": true, "mexico": true, "britemp": true, "nationalist-china": false, "red-china": false, "us": false,
			"philippines": false, "malaya": false, "manchuria-korea": false} {
			same(t, slug, table.Neutral(nation(t, slug)), neutral)
		}
		same(t, "the British Empire is no Minor", table.NeutralMinor(BritishEmpire), false)
	})
	t.Run("8.1 nobody enters a Neutral's Territory without a Violation of Neutrality", func(t *testing.T) {
		table := summer(t, Japan)
		put(t, table, ImperialJapan, "jehol", "infantry 3")
		id := put(t, table, ImperialJapan, "mukden", "infantry 3")[0]
		table.EvaluateControl()
		same(t, "before", reach(t, table, id, "peiping"), false)
		s := whole(t, table)
		s.Deal(1)
		s.Play("japan", "violate:nation/peiping")
		same(t, "after", reach(t, tableOf(s), id, "peiping"), true)
	})
	t.Run("8.11 an Unaligned Neutral serves nobody", func(t *testing.T) {
		table := asia(t)
		same(t, "who uses Peiping", table.User(at(t, "peiping")), blockwar.NoFaction)
		for _, f := range blockwar.AllFactions {
			same(t, "status", table.Status(nation(t, "peiping"), f), blockwar.Unaligned)
			same(t, "levels", table.Levels(f, false), printed().FactionFacts(f).Start)
		}
	})
	t.Run("8.12 one marker: its POP and RES are that Faction's alone, its Territory is not", func(t *testing.T) {
		table := summer(t, Japan)
		influence(t, table, Japan, 1, "peiping")
		ids := put(t, table, ImperialJapan, "jehol", "infantry 3")
		table.EvaluateControl()
		same(t, "Japan", table.Levels(Japan, false), blockwar.Levels{Pop: 11, Ind: 11, Res: 6})
		same(t, "the USA", table.Levels(USA, false), printed().FactionFacts(USA).Start)
		same(t, "an Associate", table.Status(nation(t, "peiping"), Japan), blockwar.Associate)
		same(t, "control", table.Controller(at(t, "peiping")), blockwar.NoFaction)
		same(t, "what is built there", cadreTypes(table, Japan, ImperialJapan, at(t, "peiping")), "")
		same(t, "its units come", reach(t, table, ids[0], "peiping"), false)
	})
	t.Run("8.12 in China an Associate's serve the Foster Faction, and count for no NATCITIES", func(t *testing.T) {
		table := asia(t)
		influence(t, table, USA, 1, "chungking")
		influence(t, table, Soviets, 1, "tsingtao")
		same(t, "POP and RES of the USA", table.Levels(USA, false), blockwar.Levels{Pop: 12, Ind: 6, Res: 11})
		same(t, "of the Soviets", table.Levels(Soviets, false), blockwar.Levels{Pop: 7, Ind: 4, Res: 9})
		same(t, "NATCITIES and REDMUSTER", [2]int{natCities(table), redMuster(table)}, [2]int{4, 2})
	})
	t.Run("8.12 any Faction that comes Violates it, also its own", func(t *testing.T) {
		table := summer(t, Japan)
		influence(t, table, Japan, 1, "peiping")
		put(t, table, ImperialJapan, "jehol", "infantry 3")
		s := whole(t, table)
		s.Deal(1)
		s.Play("japan", "violate:nation/peiping")
		after := tableOf(s)
		same(t, "an Armed Minor", after.Nations[nation(t, "peiping")].Armed, true)
		same(t, "has Violated", after.Faction(Japan).Violated, true)
		same(t, "Japan's POP", after.Levels(Japan, false).Pop, 10)
	})
	protectorate := func(t *testing.T, of Faction, slug string) *Table {
		table := summer(t, Japan)
		influence(t, table, of, 2, slug)
		put(t, table, ImperialJapan, "jehol", "infantry 3")
		put(t, table, ImperialJapan, "hainan", "infantry 3")
		table.Nations[nation(t, "hainan")].Marker = Japan
		return table
	}
	t.Run("8.13 two markers: a Protectorate, whose Protector has its POP and RES and no more", func(t *testing.T) {
		table := protectorate(t, Japan, "peiping")
		table.EvaluateControl()
		same(t, "status", table.Status(nation(t, "peiping"), Japan), blockwar.Protectorate)
		same(t, "POP", table.Levels(Japan, false).Pop, 11)
		same(t, "what is built there", cadreTypes(table, Japan, ImperialJapan, at(t, "peiping")), "")
		same(t, "still Neutral", table.Neutral(nation(t, "peiping")), true)
	})
	t.Run("8.13 its own Protector Violates it as any Neutral", func(t *testing.T) {
		s := whole(t, protectorate(t, Japan, "peiping"))
		s.Deal(1)
		s.Play("japan", "violate:nation/peiping")
		same(t, "Peiping", standing(s, "peiping"), "armed-minor-fortress 2")
		same(t, "war", tableOf(s).AtWar(Japan), false)
	})
	t.Run("8.13 a Rival's attack on it is a Violation and a Declaration of War, and makes it a Satellite at once", func(t *testing.T) {
		s := whole(t, protectorate(t, Soviets, "vietnam"))
		s.Deal(1)
		s.Play("japan", "violate:nation/vietnam")
		s.Play("soviet", "stand")
		s.Play("soviet", "place:type/infantry>area/hanoi", "place:type/infantry>area/saigon")
		after := tableOf(s)
		same(t, "Declared", after.Faction(Japan).Declared, blockwar.SetOf(Soviets))
		same(t, "has Violated", after.Faction(Japan).Violated, true)
		same(t, "Hanoi", after.Controller(at(t, "hanoi")), Soviets)
		same(t, "units", standing(s, "saigon")+", "+standing(s, "hanoi"), "russia-infantry 2, russia-infantry 1")
		same(t, "cards of the USA", after.Faction(USA).Hand.Len(), 2)
	})
	t.Run("8.13 16.33 a Proxy Power's Protectorate: it is a Violation of that Proxy Power, and no war on its Foster Faction", func(t *testing.T) {
		s := whole(t, protectorate(t, USA, "peiping"))
		s.Deal(1)
		s.Play("japan", "violate:nation/peiping")
		s.Play("usa", "stand")
		s.Play("usa", "place:type/militia>area/peiping")
		after := tableOf(s)
		same(t, "a Satellite of", after.Nations[nation(t, "peiping")].Marker, Nationalists)
		same(t, "units", standing(s, "peiping"), "nationalist-china-militia 2")
		same(t, "Enemies", [2]bool{after.Enemies(Japan, Nationalists), after.Enemies(Japan, USA)}, [2]bool{true, false})
		same(t, "KMT", own(after).Loyalty[USA].N, 2)
		same(t, "cards: two for the Proxy Power and one World Reaction", after.Faction(USA).Hand.Len(), 3)
		same(t, "cards of the Soviets", after.Faction(Soviets).Hand.Len(), 1)
		same(t, "penalties", after.Faction(Japan).Declared.Len(), 0)
	})
	t.Run("8.13 a Protector that withdraws a marker has no war, and no Protectorate", func(t *testing.T) {
		s := whole(t, protectorate(t, Soviets, "vietnam"))
		s.Deal(1)
		s.Play("japan", "violate:nation/vietnam")
		s.Play("soviet", "withdraw")
		same(t, "war", tableOf(s).AtWar(Japan), false)
		same(t, "Saigon", standing(s, "saigon"), "armed-minor-fortress 2")
	})
	t.Run("8.14 a Violated Neutral loses all Influence and is an Armed Minor, out of Diplomacy's reach", func(t *testing.T) {
		table := protectorate(t, USA, "mexico")
		influence(t, table, Soviets, 1, "vietnam")
		s := whole(t, table)
		s.Deal(1)
		s.Play("japan", "violate:nation/vietnam")
		after := tableOf(s)
		same(t, "Influence", marks(t, after, "vietnam"), "0")
		same(t, "armed", after.Nations[nation(t, "vietnam")].Armed, true)
		same(t, "Diplomacy", after.CanPress(nation(t, "vietnam"), USA) || after.Neutral(nation(t, "vietnam")), false)
		same(t, "who uses it", after.User(at(t, "saigon")), blockwar.NoFaction)
		same(t, "Mexico stays", marks(t, after, "mexico"), "usa 2")
	})
	// threatened is a Government Phase in which Japan has a card for the British Empire, with which the USA is about to be allied, and is
	// first; the USA is strong in Peiping.
	threatened := func(t *testing.T) *enginetest.Script {
		table := asia(t)
		table.Order = blockwar.Order{Japan, USA, Soviets}
		hold(t, table, Japan, "action/4")
		influence(t, table, USA, 2, "peiping", "britemp")
		s := govern(t, table)
		s.Offered("japan", "diplomacy:action/4>nation/britemp")
		return s
	}
	t.Run("8.0 the example: lest Japan play its card for the British Empire, the USA Repudiates a marker in Peiping", func(t *testing.T) {
		s := threatened(t)
		s.Play("usa", "repudiate:nation/peiping")
		s.Saw("repudiated", "nation/peiping")
		s.Pass("japan", "usa", "soviet")
		after := tableOf(s)
		same(t, "Peiping and the British Empire", marks(t, after, "peiping")+", "+marks(t, after, "britemp"), "usa 1, usa 2")
		same(t, "Peiping is an Associate, and no Protectorate", after.Status(nation(t, "peiping"), USA), blockwar.Associate)
		same(t, "Japan keeps its card", after.Faction(Japan).Hand[blockwar.ActionDeck].Has(4), true)
	})
	t.Run("8.0 else Japan would have retarded the alliance by a marker", func(t *testing.T) {
		s := threatened(t)
		s.Play("japan", "diplomacy:action/4>nation/britemp")
		s.Pass("usa", "soviet", "japan")
		same(t, "Peiping and the British Empire", marks(t, tableOf(s), "peiping")+", "+marks(t, tableOf(s), "britemp"), "usa 2, usa 1")
	})
	t.Run("8.0 an owner may take a marker back at any time", func(t *testing.T) { kit(t).Repudiates("peiping") })
}

func TestSatellites(t *testing.T) {
	// won is how things stand once three markers on a Neutral have been resolved.
	won := func(t *testing.T, f Faction, slug string) (*Table, []string) {
		table := asia(t)
		table.EvaluateControl()
		influence(t, table, f, 3, slug)
		s := govern(t, table)
		s.Pass("usa", "soviet", "japan")
		var placed []string
		for seat := printed().FactionFacts(f).Slug; len(s.Legal(seat)) > 0; {
			placed = append(placed, s.Legal(seat)[0])
			s.Play(seat, s.Legal(seat)[0])
		}
		return tableOf(s), placed
	}
	t.Run("8.2 three markers once Diplomacy is resolved: it joins the Faction, and Diplomacy reaches it no more", func(t *testing.T) {
		table, _ := won(t, Japan, "vietnam")
		same(t, "control", [2]Side{table.Controller(at(t, "saigon")), table.Controller(at(t, "hanoi"))}, [2]Side{Japan, Japan})
		same(t, "Influence", marks(t, table, "vietnam"), "0")
		same(t, "Diplomacy", table.CanPress(nation(t, "vietnam"), USA), false)
		same(t, "POP and RES", table.Levels(Japan, false), blockwar.Levels{Pop: 11, Ind: 11, Res: 6})
		same(t, "what is built there", cadreTypes(table, Japan, ImperialJapan, at(t, "saigon"))+" "+cadreTypes(table, Japan, ImperialJapan, at(t, "hanoi")),
			map[bool]string{true: " ", false: "fortress fortress"}[table.FortressIn(at(t, "saigon"))])
	})
	t.Run("8.2 not before: a Rival can take a marker away in the same Government Phase", func(t *testing.T) {
		table := asia(t)
		influence(t, table, USA, 2, "dei")
		hold(t, table, USA, "action/20")
		hold(t, table, Japan, "action/39")
		s := govern(t, table)
		s.Play("usa", "wildcard:action/20>nation/dei")
		same(t, "three markers", marks(t, tableOf(s), "dei"), "usa 3")
		same(t, "a Neutral", tableOf(s).Neutral(nation(t, "dei")), true)
		s.Pass("soviet")
		s.Play("japan", "diplomacy:action/39>nation/dei")
		s.Pass("usa", "soviet", "japan")
		same(t, "afterwards", marks(t, tableOf(s), "dei"), "usa 2")
		same(t, "still a Neutral", tableOf(s).Neutral(nation(t, "dei")), true)
	})
	t.Run("8.2 units move into a Satellite, and a Rival's attack on it is a Declaration of War", func(t *testing.T) {
		table := summer(t, Japan)
		table.TakeNation(nation(t, "vietnam"), Soviets)
		ids := put(t, table, ImperialJapan, "gulf-of-tonkin", "infantry")
		same(t, "Japan's, at Peace", reach(t, table, ids[0], "hanoi"), false)
		s := whole(t, table)
		s.Refused("japan", "violate:nation/vietnam")
		s.Play("japan", "declare-war:faction/soviet")
		same(t, "at War", reach(t, tableOf(s), ids[0], "hanoi"), true)
		table = summer(t, Soviets)
		table.TakeNation(nation(t, "vietnam"), Soviets)
		same(t, "the Soviets'", reach(t, table, put(t, table, Russia, "gulf-of-tonkin", "infantry")[0], "hanoi"), true)
	})
	t.Run("8.2 in China it is the Proxy Power's that is then Violated", func(t *testing.T) {
		table := summer(t, Japan)
		table.TakeNation(nation(t, "peiping"), Nationalists)
		ids := put(t, table, ImperialJapan, "jehol", "infantry 3")
		s := whole(t, table)
		s.Deal(1)
		s.Refused("japan", "violate:nation/peiping")
		s.Play("japan", "violate-proxy:faction/nationalists", "done")
		march(t, s, "japan", ids[0], "go", "jehol", "peiping")
		same(t, "war on the USA", tableOf(s).Enemies(Japan, USA), false)
	})
	t.Run("8.212 a unit of 2 CV in a City, of 1 CV in a Town, none elsewhere", func(t *testing.T) {
		for slug, want := range map[string]string{"vietnam": "saigon 2 hanoi 1", "dei": "java 2", "thailand": "thailand 2", "sinkiang": "sinkiang 2", "kansu": "kansu 1"} {
			table, placed := won(t, Soviets, slug)
			var got []string
			for _, b := range table.Blocks {
				if table.Place(b.At).Of == nation(t, slug) {
					got = append(got, table.Place(b.At).Slug+" "+string(rune('0'+b.CV)))
				}
			}
			for _, one := range got {
				if !strings.Contains(want, one) {
					t.Errorf("%s: %v: got want %v, want %v in it", slug, got, want, one)
				}
			}
			same(t, slug, len(strings.Join(got, " ")), len(want))
			same(t, slug+", placed", len(placed), len(got))
		}
	})
}

func TestBritishEmpire(t *testing.T) {
	t.Run("8.4 Neutral, its units are the USA player's, and neither they nor the US enter each other's Territory", func(t *testing.T) {
		table := summer(t, USA)
		us := put(t, table, US, "seattle", "infantry")[0]
		british := put(t, table, BritishEmpire, "vancouver", "infantry")[0]
		fleet := put(t, table, BritishEmpire, "sydney", "fleet")[0]
		same(t, "US units into Canada", reach(t, table, us, "vancouver"), false)
		same(t, "British units into the US", reach(t, table, british, "seattle"), false)
		same(t, "British units in Canada", reach(t, table, british, "winnipeg"), true)
		same(t, "at sea", reach(t, table, fleet, "coral-sea"), true)
	})
	t.Run("8.4 once it is an ally they do", func(t *testing.T) {
		table := summer(t, USA)
		ally(table)
		table.EvaluateControl()
		same(t, "US units into Canada", reach(t, table, put(t, table, US, "seattle", "infantry")[0], "vancouver"), true)
		same(t, "British units into the US", reach(t, table, put(t, table, BritishEmpire, "vancouver", "infantry")[0], "seattle"), true)
	})
	t.Run("8.4 it joins the USA alone: by Diplomacy, or by being Violated", func(t *testing.T) {
		for _, f := range []Faction{Japan, Soviets} {
			table := asia(t)
			influence(t, table, f, 3, "britemp")
			s := govern(t, table)
			s.Pass("usa", "soviet", "japan")
			same(t, "whose ally", tableOf(s).SideOf(BritishEmpire), Empire)
		}
	})
	t.Run("8.43 an ally for good: no additional units, and no Diplomacy any more", func(t *testing.T) {
		table := asia(t)
		influence(t, table, USA, 3, "britemp")
		before := len(table.Blocks)
		s := govern(t, table)
		s.Pass("usa", "soviet", "japan")
		same(t, "units", len(tableOf(s).Blocks), before)
		same(t, "Diplomacy", tableOf(s).CanPress(BritishEmpire, Japan), false)
		s.NotAsked("usa")
	})
	t.Run("8.44 Clouds of War add a marker at the New Year of 1939, 1940 and 1941, and three make an ally at once", func(t *testing.T) {
		table := asia(t)
		for year := 1938; year <= 1942; year++ {
			s := newYear(t, year, func(fresh *Table) {
				fresh.Nations[BritishEmpire], own(fresh).Allied, own(fresh).Naval = table.Nations[BritishEmpire], own(table).Allied, lastNaval
			})
			table = tableOf(s)
			same(t, "the British Empire", marks(t, table, "britemp"), map[int]string{1938: "0", 1939: "usa 1", 1940: "usa 2", 1941: "0", 1942: "0"}[year])
			same(t, "an ally", own(table).Allied, year >= 1941)
		}
	})
}
