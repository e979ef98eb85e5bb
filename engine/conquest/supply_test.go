package conquest

import (
	"testing"

	"interbellum/engine/blockwar"
)

// checked is what stands in an area after a Supply Phase of Summer.
func checked(t *testing.T, table *Table, areas ...string) (left []string) {
	t.Helper()
	s := run(t, table, &blockwar.SupplyPhase{})
	for _, a := range areas {
		left = append(left, standing(s, a))
	}
	return left
}

// subs puts Enemies of a Faction into seas: those of the USA are Japan's, of others the USA's.
func subs(t *testing.T, table *Table, f Faction, seas ...string) (ids []blockwar.ID) {
	t.Helper()
	n := US
	if f == USA {
		n = ImperialJapan
	}
	for _, sea := range seas {
		ids = append(ids, put(t, table, n, sea, "sub")...)
	}
	return ids
}

// blocked tells how far a Blockade of an area would go.
func blocked(t *testing.T, table *Table, f Faction, area string) bool {
	t.Helper()
	return table.TradeOf(f).Blockade(at(t, area)) != blockwar.NotBlockaded
}

// japansSeas are those on which Tokyo and Osaka lie.
var japansSeas = []string{"bonin-sea", "kuril-sea", "sea-of-japan"}

func TestSupply(t *testing.T) {
	t.Run("14.0 a Faction at Peace needs no supply and has no Blockades; war with a Proxy Power alone is none", func(t *testing.T) {
		table := summer(t, Japan)
		hostilities(table, Japan, Nationalists)
		conquered(t, table, Japan, "kansu")
		put(t, table, ImperialJapan, "kansu", "infantry 2")
		same(t, "at War", table.AtWar(Japan), false)
		same(t, "in Kansu", checked(t, table, "kansu")[0], "japan-infantry 2")
		same(t, "RES do not count", table.ProductionLevel(Japan, false), table.Levels(Japan, false).Production(false))
		declare(table, Japan, Soviets)
		same(t, "at War with the Soviets", checked(t, table, "kansu")[0], "japan-infantry 1")
	})
	t.Run("14.1 every Unsupplied Ground unit loses a CV, but no Fortress, no Militia, and no SNLF on Islands, Islets and Straits", func(t *testing.T) {
		table := atWar(t, Japan)
		conquered(t, table, Japan, "kansu", "dei", "wake")
		hostilities(table, Japan, Nationalists)
		subs(t, table, Japan, append(japansSeas, "yellow-sea", "java-sea", "indian-ocean", "marshall-sea", "mariana-sea", "central-pacific-ocean")...)
		put(t, table, ImperialJapan, "kansu", "infantry 2", "tank 1", "marine 1", "fortress", "airforce")
		put(t, table, ImperialJapan, "java", "infantry 2", "marine 2")
		put(t, table, ImperialJapan, "wake", "marine 1")
		put(t, table, ImperialJapan, "singapore", "marine 1")
		put(t, table, NatChina, "tibet", "militia", "infantry")
		left := checked(t, table, "kansu", "java", "wake", "singapore", "tibet")
		for i, want := range []string{"japan-fortress 1 japan-airforce 1 japan-infantry 1", "japan-infantry 1 japan-marine 2", "japan-marine 1", "japan-marine 1", "nationalist-china-militia 1"} {
			same(t, "left", left[i], want)
		}
	})
	t.Run("12.52 14.1 ships and Air Forces leave where the last Ground unit is starved", func(t *testing.T) {
		table := atWar(t, USA)
		put(t, table, ImperialJapan, "wake", "infantry 1", "airforce 1", "fleet 1")
		put(t, table, US, "wake", "infantry 3")
		table.Control[at(t, "wake")] = USA
		subs(t, table, Japan, "mariana-sea", "marshall-sea", "central-pacific-ocean")
		s := run(t, table, &blockwar.SupplyPhase{})
		same(t, "who", s.Asked("japan", "withdraw").About, "block/japan-airforce")
		s.Play("japan", s.Legal("japan")[0])
		s.Saw("unit-lost", "block/japan-fleet", "area/wake")
		same(t, "left", standing(s, "wake"), "us-infantry 3")
	})
	t.Run("14.11 the Sources are a Faction's own Main- and SubCapitals, while it controls them", func(t *testing.T) {
		table := atWar(t, Japan)
		names := func(f Side) (list string) {
			for _, a := range table.Sources(f) {
				list += " " + printed().Place(a).Slug
			}
			return list
		}
		same(t, "Japan", names(Japan), " tokyo osaka mukden")
		same(t, "the USA", names(USA), " los-angeles nanking new-delhi")
		same(t, "the Nationalists", names(Nationalists), " los-angeles nanking new-delhi")
		same(t, "the Reds", names(Reds), " novosibirsk")
		put(t, table, ImperialJapan, "nanking", "infantry")
		put(t, table, Russia, "mukden", "infantry")
		table.EvaluateControl()
		same(t, "Japan without Mukden", names(Japan), " tokyo osaka")
		same(t, "without Nanking", names(USA), " los-angeles new-delhi")
	})
	t.Run("14.11 over Open Seas, Friendly Territory that is Disputed too, and Islets and Straits of Rivals, also Bases, not of Enemies", func(t *testing.T) {
		table := atWar(t, Japan)
		put(t, table, ImperialJapan, "manila", "infantry")
		table.EvaluateControl()
		supplied := func() bool { return table.Supplied(Japan, at(t, "manila")) }
		same(t, "by sea", supplied(), true)
		subs(t, table, Japan, "east-china-sea", "bonin-sea", "kuril-sea", "celebes-sea", "sulu-sea", "south-china-sea")
		subs(t, table, Japan, "caroline-sea", "mariana-sea")
		same(t, "cut off, with Formosa and the Ryukyus beside it", supplied(), false)
		table = summer(t, USA)
		declare(table, USA, Soviets)
		put(t, table, Russia, "mariana-sea", "sub")
		put(t, table, Russia, "north-pacific-ocean", "sub")
		for _, sea := range []string{"marshall-sea", "gilbert-sea"} {
			put(t, table, Russia, sea, "sub")
		}
		same(t, "by Islets of Japan, a Rival", table.Passable(USA, at(t, "carolines")), true)
		same(t, "and of nobody's Enemy to Guam", table.Supplied(USA, at(t, "guam")), true)
		declare(table, Japan, USA)
		same(t, "of an Enemy", table.Passable(USA, at(t, "carolines")), false)
	})
	t.Run("14.11 not over Wilderness, Neutral or Rival land", func(t *testing.T) {
		table := atWar(t, USA)
		same(t, "Alaska by land", table.Supplied(USA, at(t, "anchorage")), true)
		subs(t, table, USA, "gulf-of-alaska", "bering-sea")
		same(t, "Vancouver and Anchorage lie apart", table.Supplied(USA, at(t, "anchorage")), false)
		same(t, "Vancouver", table.Supplied(USA, at(t, "vancouver")), true)
		subs(t, table, USA, "gulf-of-mexico", "southeast-pacific-ocean")
		same(t, "Panama behind Neutral Mexico", table.Supplied(USA, at(t, "panama")), false)
		conquered(t, table, USA, "mexico")
		same(t, "behind its own", table.Supplied(USA, at(t, "panama")), true)
		declare(table, Soviets, Japan)
		conquered(t, table, Reds, "yunnan", "canton")
		same(t, "Reds behind the Nationalists", table.Supplied(Reds, at(t, "canton")), true)
		subs(t, table, USA, "south-china-sea", "east-china-sea")
		put(t, table, ImperialJapan, "gulf-of-tonkin", "sub")
		same(t, "the sea shut", table.Supplied(Reds, at(t, "yunnan")), false)
	})
	t.Run("14.11 US units in China are supplied where they stand on a Source, at a coast, or beside others of theirs", func(t *testing.T) {
		table := atWar(t, USA)
		put(t, table, US, "wuhan", "infantry")
		same(t, "in Wuhan, beside Nanking", table.Supplied(USA, at(t, "wuhan")), true)
		put(t, table, ImperialJapan, "nanking", "infantry")
		put(t, table, NatChina, "wuhan", "militia")
		put(t, table, NatChina, "fukien", "militia")
		table.EvaluateControl()
		same(t, "without Nanking, behind Fukien", table.Supplied(USA, at(t, "wuhan")), false)
		same(t, "for the Nationalists", table.Supplied(Nationalists, at(t, "wuhan")), true)
		put(t, table, US, "fukien", "infantry")
		table.EvaluateControl()
		same(t, "behind US units in Fukien", table.Supplied(USA, at(t, "wuhan")), true)
	})
	t.Run("14.12 nothing is Built without supply but Fortresses, Militia, and SNLFs in their places", func(t *testing.T) {
		table := atWar(t, Japan)
		subs(t, table, Japan, append(japansSeas, "mariana-sea", "philippine-sea", "caroline-sea", "marshall-sea")...)
		for kind, may := range map[blockwar.Type]bool{blockwar.Infantry: false, blockwar.AirForce: false, blockwar.Fleet: false, blockwar.Fortress: true, Marine: true} {
			same(t, printed().Chart[kind].Slug+" in the Carolines", raises(table, Japan, ImperialJapan, kind, at(t, "carolines"), false, table.Supplied(Japan, at(t, "carolines"))), may)
		}
		same(t, "Militia in Kansu", raises(table, USA, NatChina, Militia, at(t, "kansu"), false, false), true)
		same(t, "Infantry in Kansu", raises(table, USA, NatChina, blockwar.Infantry, at(t, "kansu"), false, false), false)
	})
}

func TestBlockade(t *testing.T) {
	t.Run("14.21 Sarawak by Kwangsi across China would need a second Sea Segment", func(t *testing.T) {
		table := atWar(t, Japan)
		conquered(t, table, Japan, "kwangsi", "canton")
		put(t, table, ImperialJapan, "sarawak", "infantry")
		table.EvaluateControl()
		same(t, "by the open sea", blocked(t, table, Japan, "sarawak"), false)
		subs(t, table, Japan, "south-china-sea", "sulu-sea", "celebes-sea", "java-sea")
		same(t, "with the four seas shut", blocked(t, table, Japan, "sarawak"), true)
		same(t, "Kwangsi itself, by land and then by sea", blocked(t, table, Japan, "kwangsi"), false)
	})
	t.Run("14.21 nor does a Land Segment go on by sea from Straits", func(t *testing.T) {
		table := atWar(t, Japan)
		conquered(t, table, Japan, "vietnam", "thailand", "malaya", "dei")
		same(t, "Java by the open sea", blocked(t, table, Japan, "java"), false)
		subs(t, table, Japan, "gulf-of-siam", "andaman-sea", "indian-ocean", "banda-sea", "celebes-sea")
		same(t, "Singapore, by land to Vietnam and then by sea", blocked(t, table, Japan, "singapore"), false)
		same(t, "Java, by sea to Singapore first", blocked(t, table, Japan, "java"), true)
	})
	t.Run("14.21 through Neutral Territory, the Neutral British Empire's too, and no Rival's but Straits and Islets", func(t *testing.T) {
		table := summer(t, USA)
		declare(table, USA, Soviets)
		influence(t, table, USA, 1, "britemp", "wakhan")
		same(t, "New Delhi by Calcutta", blocked(t, table, USA, "new-delhi"), false)
		put(t, table, Russia, "east-pacific-ocean", "sub")
		same(t, "shut in", blocked(t, table, USA, "new-delhi"), true)
		table = summer(t, Soviets)
		declare(table, USA, Soviets)
		same(t, "Japan through Neutral India", table.TradeOf(Japan).Blockade(at(t, "calcutta")), blockwar.NotBlockaded)
		conquered(t, table, Empire, "thailand")
		influence(t, table, Japan, 1, "vietnam")
		same(t, "a Satellite of the USA is no Neutral", table.Friendly(Japan, at(t, "thailand")), false)
		conquered(t, table, Reds, "sinkiang")
		same(t, "the Soviets through the Reds' land", blocked(t, table, Soviets, "sinkiang"), false)
		conquered(t, table, Japan, "kansu", "chungking", "inner-mongolia", "shansi")
		put(t, table, ImperialJapan, "suchow", "infantry")
		put(t, table, ImperialJapan, "wuhan", "infantry")
		table.EvaluateControl()
		same(t, "Sian behind Japan, at Peace with them", blocked(t, table, Soviets, "sian"), true)
	})
	t.Run("15.32 an Armed Minor is a Rival of all but its Violator: nobody's trade crosses it (14.21)", func(t *testing.T) {
		table := summer(t, Soviets)
		declare(table, USA, Soviets)
		put(t, table, ImperialJapan, "suchow", "infantry")
		put(t, table, ImperialJapan, "wuhan", "infantry")
		table.EvaluateControl()
		same(t, "Sian behind Neutral Provinces", blocked(t, table, Soviets, "sian"), false)
		for _, slug := range []string{"kansu", "chungking", "inner-mongolia", "shansi"} {
			table.Arm(nation(t, slug), Japan)
		}
		table.EvaluateControl()
		same(t, "behind Armed Minors", blocked(t, table, Soviets, "sian"), true)
		for _, r := range viewOf(table, Soviets).TradeRoutes(Soviets) {
			if r.Area == at(t, "sian") && (len(r.Cuts) == 0 || r.Cuts[0].Why != blockwar.ArmedMinor) {
				t.Errorf("Sian: got it cut off by %v, want by an Armed Minor", r.Cuts)
			}
		}
	})
	t.Run("14.21 an Escaped Sub of an Enemy shuts a Sea to trade, not one of a Rival", func(t *testing.T) {
		for _, war := range []bool{false, true} {
			table := summer(t, Japan)
			declare(table, Japan, Soviets)
			if war {
				declare(table, Japan, USA)
			}
			for _, sea := range japansSeas {
				id := one(t, table, US, sea, "sub")
				table.Blocks.Get(id).Marks |= blockwar.Escaped
			}
			same(t, "Korea", blocked(t, table, Japan, "korea"), war)
		}
	})
	t.Run("14.2 what cannot come to Tokyo is denied to Production, POP and RES, and returns when it can", func(t *testing.T) {
		table := atWar(t, Japan)
		free := table.Levels(Japan, true)
		ids := subs(t, table, Japan, japansSeas...)
		table.DeclareBlockades(Japan)
		shut := table.Levels(Japan, true)
		same(t, "POP, RES and Production", [3]int{shut.Pop, shut.Res, shut.Production(true)}, [3]int{5, 0, 0})
		for _, id := range ids {
			table.TakeOff(id)
		}
		table.ConfirmBlockades(Japan)
		same(t, "with open seas", table.Levels(Japan, true), free)
	})
	t.Run("14.22 in the Summer Supply Phase what a Faction at War cannot trade is marked, and a marker goes with control", func(t *testing.T) {
		table := atWar(t, Japan)
		subs(t, table, Japan, japansSeas...)
		s := run(t, table, &blockwar.SupplyPhase{})
		s.Saw("blockaded", "area/korea")
		table = tableOf(s)
		same(t, "Korea", table.Blockade[at(t, "korea")], blockwar.FullBlockade)
		same(t, "Tokyo", table.Blockade[at(t, "tokyo")], blockwar.NotBlockaded)
		same(t, "the Soviets, at Peace", table.Blockade[at(t, "vladivostok")], blockwar.NotBlockaded)
		same(t, "counted", table.Levels(Japan, true).Pop, table.Levels(Japan, false).Pop-5)
		put(t, table, US, "korea", "infantry")
		table.EvaluateControl()
		same(t, "Korea, the USA's", table.Blockade[at(t, "korea")], blockwar.NotBlockaded)
		same(t, "Harbin, Japan's still", table.Blockade[at(t, "harbin")], blockwar.FullBlockade)
		table.Phase = blockwar.Fall
		table.Blockade = blockwar.Blockades{}
		run(t, table, &blockwar.SupplyPhase{}).NotSaw("blockaded")
	})
	t.Run("14.22s a Proxy Power's POP and RES: Rivals of its leader shut the land, but the sea only Enemies of the leader, Escaped Subs too", func(t *testing.T) {
		wuhan := func(war bool) (table *Table) {
			table = summer(t, USA)
			declare(table, USA, Soviets)
			hostilities(table, Japan, Nationalists)
			if war {
				declare(table, Japan, USA)
			}
			return table
		}
		shut := func(table *Table, marks blockwar.Marks) bool {
			table.Blocks.Get(one(t, table, ImperialJapan, "east-pacific-ocean", "sub")).Marks |= marks
			return blocked(t, table, USA, "wuhan")
		}
		same(t, "Japan at sea, at war with the Nationalists alone", shut(wuhan(false), 0), false)
		same(t, "at war with the USA", shut(wuhan(true), 0), true)
		same(t, "its Escaped Subs", shut(wuhan(true), blockwar.Escaped), true)
		table := wuhan(false)
		for _, a := range []string{"nanking", "fukien", "suchow"} {
			put(t, table, ImperialJapan, a, "infantry")
		}
		conquered(t, table, Japan, "canton", "kwangsi", "chungking")
		put(t, table, ImperialJapan, "sian", "infantry")
		table.EvaluateControl()
		same(t, "Japan's land all around", blocked(t, table, USA, "wuhan"), true)
	})
	t.Run("14.23 at Production a marker goes from what can be traded now; the rest does not count, and is controlled still", func(t *testing.T) {
		table := atWar(t, Japan)
		subs(t, table, Japan, japansSeas...)
		table.DeclareBlockades(Japan)
		free := table.Levels(Japan, false)
		table.ConfirmBlockades(Japan)
		same(t, "still shut", table.Blockade[at(t, "korea")], blockwar.FullBlockade)
		same(t, "POP that count", table.Levels(Japan, true).Pop, free.Pop-5)
		same(t, "POP controlled", table.Levels(Japan, false).Pop, free.Pop)
		table.TakeOff(table.Here(at(t, "sea-of-japan"), func(*blockwar.Block) bool { return true })[0].ID)
		seen := table.ConfirmBlockades(Japan)
		same(t, "opened", len(seen) > 0 && table.Blockade[at(t, "korea")] == blockwar.NotBlockaded, true)
		same(t, "POP that count then", table.Levels(Japan, true).Pop, free.Pop)
		table.Blockade[at(t, "korea")] = blockwar.NotBlockaded
		subs(t, table, Japan, "sea-of-japan")
		table.ConfirmBlockades(Japan)
		same(t, "what was not marked in Summer counts", table.Blockade[at(t, "korea")], blockwar.NotBlockaded)
	})
}
