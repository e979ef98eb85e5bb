package conquest

import (
	"strings"
	"testing"

	"interbellum/engine/blockwar"
)

// goes wants a unit to come to areas, and not to those with a mark before them: "tokyo !osaka".
func goes(t *testing.T, table *Table, id blockwar.ID, areas string) {
	t.Helper()
	table.EvaluateControl()
	for _, slug := range strings.Fields(areas) {
		to, not := strings.CutPrefix(slug, "!")
		if reach(t, table, id, to) == not {
			t.Errorf("%s in %s comes to %s: %v: got reach(table, id, to) %v, want not %v", printed().UnitRef(id), printed().Place(table.Blocks.Get(id).At).Slug, to, !not, reach(t, table, id, to), not)
		}
	}
}

// one puts a single unit on the map.
func one(t *testing.T, table *Table, n Nation, area, kind string) blockwar.ID {
	t.Helper()
	return put(t, table, n, area, kind)[0]
}

// atWar is summer with Japan and the USA at War, and the British Empire its ally.
func atWar(t *testing.T, active Faction) *Table {
	t.Helper()
	table := summer(t, active)
	declare(table, Japan, USA)
	ally(table)
	return table
}

func TestPlayerTurns(t *testing.T) {
	t.Run("10.2 in Command Order each player moves and then fights", func(t *testing.T) {
		table := atWar(t, Japan)
		fleet := one(t, table, ImperialJapan, "formosa", "fleet 2")
		put(t, table, US, "philippine-sea", "fleet")
		table.Order = [3]Faction{USA, Japan, Soviets}
		hold(t, table, Japan, "action/17")
		hold(t, table, USA, "action/28")
		s := run(t, table, &blockwar.Season{})
		s.Play("usa", "commit", "card:action/28")
		s.Play("japan", "commit", "card:action/17")
		s.Pass("soviet", "usa", "japan")
		s.PlayIf("japan", "declare", "done")
		same(t, "the Active Player", tableOf(s).Active, Japan)
		march(t, s, "japan", fleet, "enter", "formosa", "philippine-sea")
		s.NotSaw("combat-phase")
		s.Play("japan", "done")
		s.Skip("defend", "declare")
		s.Saw("combat-phase", "faction/japan")
		fires(s, "japan", "japan-fleet-1", "naval", 1, 6)
		s.Play("japan", "done")
		same(t, "the next", tableOf(s).Active, USA)
	})
	t.Run("10.3 a Supply Phase follows for who is at War, with Blockades in Summer, also where nobody commits a card", func(t *testing.T) {
		begin := func(phase blockwar.Phase, wars bool) string {
			table := summer(t, USA)
			if wars {
				declare(table, Japan, USA)
			}
			put(t, table, ImperialJapan, "darwin", "infantry 2")
			for _, sea := range []string{"timor-sea", "bonin-sea", "kuril-sea", "sea-of-japan"} {
				put(t, table, US, sea, "sub")
			}
			table.Phase = phase
			table.EvaluateControl()
			s := run(t, table, &blockwar.Season{})
			s.Pass("usa", "soviet", "japan")
			blocked := "open"
			if tableOf(s).Blockade[at(t, "mukden")] != blockwar.NotBlockaded {
				blocked = "blockaded"
			}
			return standing(s, "darwin") + ", Mukden " + blocked
		}
		same(t, "at Peace", begin(blockwar.Summer, false), "japan-infantry 2, Mukden open")
		same(t, "in Summer", begin(blockwar.Summer, true), "japan-infantry 1, Mukden blockaded")
		same(t, "in Fall", begin(blockwar.Fall, true), "japan-infantry 1, Mukden open")
		same(t, "in Winter", begin(blockwar.Winter, true), "japan-infantry 2, Mukden open")
	})
}

func TestMovement(t *testing.T) {
	t.Run("11.0 as many units move as there are Commands, each once, and Neutrals and Rivals are closed to them", func(t *testing.T) {
		table := summer(t, Japan)
		ids := put(t, table, ImperialJapan, "osaka", "infantry", "tank", "fleet")
		put(t, table, US, "guam", "infantry")
		s := moves(t, table, 2)
		march(t, s, "japan", ids[0], "go", "osaka", "tokyo")
		same(t, "moves again", legal(s, "japan", "move:area/tokyo"), "")
		march(t, s, "japan", ids[1], "go", "osaka", "tokyo")
		same(t, "a third", legal(s, "japan", "move"), "")
		table = summer(t, Japan)
		goes(t, table, one(t, table, ImperialJapan, "mukden", "infantry"), "harbin jehol !peiping !vladivostok")
		goes(t, table, one(t, table, ImperialJapan, "mariana-sea", "fleet"), "carolines !guam !wake")
	})
	t.Run("11.0 friendly units stop nobody, Enemy ones all but Air Forces, and Subs at sea", func(t *testing.T) {
		table := atWar(t, Japan)
		for _, sea := range []string{"bonin-sea", "mariana-sea", "north-pacific-ocean"} {
			put(t, table, US, sea, "fleet")
		}
		goes(t, table, one(t, table, ImperialJapan, "bonins", "fleet"), "bonin-sea mariana-sea !caroline-sea !tokyo")
		goes(t, table, one(t, table, ImperialJapan, "bonins", "sub"), "mariana-sea caroline-sea tokyo !palau")
		goes(t, table, one(t, table, ImperialJapan, "bonins", "airforce"), "mariana-sea marianas caroline-sea tokyo")
		table = summer(t, Japan)
		put(t, table, ImperialJapan, "bonin-sea", "fleet")
		goes(t, table, one(t, table, ImperialJapan, "tokyo", "fleet"), "philippine-sea")
	})
	t.Run("11.1 Ground units by land: Tanks three areas, others two; ships one, along a coast", func(t *testing.T) {
		table := summer(t, Soviets)
		goes(t, table, one(t, table, Russia, "omsk", "infantry"), "tashkent alma-ata novosibirsk krasnoyarsk mongolia !vladivostok")
		table = atWar(t, Japan)
		put(t, table, ImperialJapan, "peiping", "fortress")
		goes(t, table, one(t, table, ImperialJapan, "hailar", "infantry"), "mukden peiping korea")
		goes(t, table, one(t, table, ImperialJapan, "korea", "fleet"), "mukden !harbin")
		goes(t, table, one(t, table, ImperialJapan, "osaka", "sub"), "tokyo")
	})
	t.Run("11.1 at War the unit that has come into Enemy Territory goes on while nobody is there", func(t *testing.T) {
		table := atWar(t, Japan)
		table.Nations[nation(t, "thailand")].Marker = Japan
		goes(t, table, one(t, table, ImperialJapan, "thailand", "tank"), "burma dacca calcutta malaya singapore !madras")
		put(t, table, BritishEmpire, "dacca", "infantry")
		goes(t, table, one(t, table, ImperialJapan, "thailand", "tank"), "dacca !calcutta")
	})
	t.Run("11.2 by sea: three areas, or two of Subs, and an end at land, but for Straits and Islets of no Enemy", func(t *testing.T) {
		table := atWar(t, Japan)
		put(t, table, US, "philippine-sea", "fleet")
		put(t, table, US, "mariana-sea", "fleet")
		goes(t, table, one(t, table, ImperialJapan, "bonin-sea", "fleet"), "kyushu philippine-sea east-china-sea yellow-sea !palau !celebes-sea")
		table = atWar(t, Japan)
		fleet := one(t, table, ImperialJapan, "sea-of-okhotsk", "fleet")
		put(t, table, US, "kuril-sea", "sub")
		goes(t, table, fleet, "hokkaido sea-of-japan kuriles kuril-sea")
		table.Control[at(t, "hokkaido")] = USA
		put(t, table, US, "hokkaido", "infantry")
		goes(t, table, fleet, "!sea-of-japan")
	})
	t.Run("11.2 Rivals at sea stop nobody", func(t *testing.T) {
		table := summer(t, Japan)
		put(t, table, US, "philippine-sea", "fleet")
		goes(t, table, one(t, table, ImperialJapan, "formosa", "fleet"), "philippine-sea palau celebes-sea")
		goes(t, table, one(t, table, ImperialJapan, "formosa", "infantry"), "philippine-sea")
	})
	t.Run("11.21 an Ocean costs two", func(t *testing.T) {
		table := atWar(t, USA)
		goes(t, table, one(t, table, US, "los-angeles", "fleet"), "east-pacific-ocean hawaii central-pacific-ocean philippine-sea !celebes-sea")
		goes(t, table, one(t, table, US, "los-angeles", "airforce"), "east-pacific-ocean !southeast-pacific-ocean")
		put(t, table, ImperialJapan, "central-pacific-ocean", "fleet")
		goes(t, table, one(t, table, US, "hawaii", "fleet"), "central-pacific-ocean north-pacific-ocean !christmas")
		goes(t, table, one(t, table, US, "mariana-sea", "sub"), "central-pacific-ocean")
		goes(t, table, one(t, table, US, "bering-sea", "sub"), "north-pacific-ocean east-pacific-ocean !los-angeles")
	})
	t.Run("11.22 a Ground unit at sea is a Convoy: two areas, four Strategically, and it never Engages at sea", func(t *testing.T) {
		table := atWar(t, Japan)
		put(t, table, US, "mariana-sea", "sub")
		goes(t, table, one(t, table, ImperialJapan, "tokyo", "marine"), "philippine-sea carolines palau java-sea !mariana-sea !sumatra")
		goes(t, table, one(t, table, ImperialJapan, "tokyo", "infantry"), "sea-of-japan east-china-sea !central-pacific-ocean")
		ids := put(t, table, ImperialJapan, "bonin-sea", "infantry")
		put(t, table, US, "bonin-sea", "sub")
		same(t, "out of a Battle at sea", len(ends(table, ids[0])), 0)
	})
	t.Run("3.245 Militia take no ship", func(t *testing.T) {
		table := summer(t, USA)
		goes(t, table, one(t, table, NatChina, "fukien", "militia"), "nanking wuhan !south-china-sea !east-china-sea")
	})
	t.Run("11.3 Air Forces over land and sea, over Enemies, and Straits of anybody; from the sea home to land", func(t *testing.T) {
		table := atWar(t, Japan)
		put(t, table, US, "east-china-sea", "carrier")
		goes(t, table, one(t, table, ImperialJapan, "kyushu", "airforce"), "east-china-sea formosa yellow-sea south-china-sea !canton !nanking")
		home := one(t, table, ImperialJapan, "bonin-sea", "airforce")
		goes(t, table, home, "tokyo bonins osaka marianas carolines !philippine-sea !bonin-sea !guam !korea")
		put(t, table, US, "marianas", "infantry")
		put(t, table, ImperialJapan, "marianas", "fortress")
		goes(t, table, home, "!marianas")
		table = summer(t, Japan)
		goes(t, table, one(t, table, ImperialJapan, "palau", "airforce"), "philippine-sea caroline-sea !manila !guam")
		goes(t, table, one(t, table, ImperialJapan, "gulf-of-siam", "airforce"), "!thailand !singapore")
	})
	t.Run("11.4 twice as far where all is Friendly, not into what the Enemy holds", func(t *testing.T) {
		table := atWar(t, Japan)
		fleet := one(t, table, ImperialJapan, "tokyo", "fleet")
		goes(t, table, fleet, "solomon-sea coral-sea marshall-sea gilbert-sea fiji-sea tasman-sea !southern-ocean !solomons")
		goes(t, table, one(t, table, ImperialJapan, "mukden", "infantry"), "hailar korea harbin")
		put(t, table, US, "philippine-sea", "sub")
		put(t, table, US, "mariana-sea", "sub")
		goes(t, table, fleet, "philippine-sea yellow-sea south-china-sea java-sea !caroline-sea")
	})
	t.Run("11.4 by sea through Friendly Islets and Straits, to an end at any other land", func(t *testing.T) {
		table := atWar(t, Japan)
		put(t, table, US, "bonin-sea", "sub")
		put(t, table, US, "east-china-sea", "sub")
		fleet := one(t, table, ImperialJapan, "osaka", "fleet")
		goes(t, table, fleet, "kuriles") // by Hokkaido
		table.Control[at(t, "hokkaido")] = USA
		put(t, table, US, "hokkaido", "infantry")
		goes(t, table, fleet, "!kuriles")
	})
	t.Run("11.4 nor does it begin in a Battle, be it about one's own ground", func(t *testing.T) {
		table := atWar(t, Japan)
		fleet, wing := one(t, table, ImperialJapan, "carolines", "fleet"), one(t, table, ImperialJapan, "carolines", "airforce")
		far := func() [2]bool {
			table.EvaluateControl()
			return [2]bool{reach(t, table, fleet, "hokkaido"), reach(t, table, wing, "ryukyus")}
		}
		same(t, "a Fleet to Hokkaido and an Air Force to the Ryukyus, in peace", far(), [2]bool{true, true})
		put(t, table, US, "carolines", "infantry")
		same(t, "out of a Battle", far(), [2]bool{false, false})
		same(t, "the Carolines", table.Controller(at(t, "carolines")), Japan)
		same(t, "to the sea beside", reach(t, table, fleet, "mariana-sea"), true)
	})
	t.Run("11.4 by air it neither begins nor ends at sea", func(t *testing.T) {
		table := atWar(t, Japan)
		goes(t, table, one(t, table, ImperialJapan, "tokyo", "airforce"), "formosa palau carolines philippine-sea !south-china-sea !caroline-sea !marshall-sea")
		goes(t, table, one(t, table, ImperialJapan, "bonin-sea", "airforce"), "formosa palau !korea !harbin")
	})
	t.Run("9.0 Heavy Bombers fly three", func(t *testing.T) {
		table := atWar(t, Japan)
		bomber := one(t, table, ImperialJapan, "tokyo", "airforce")
		goes(t, table, bomber, "!caroline-sea")
		reveals(table, Japan, HeavyBombers)
		goes(t, table, bomber, "caroline-sea")
	})
	t.Run("1.41 Islets are Straits: ships and Air Forces pass those of Neutrals and Rivals, not those of an Enemy, and nobody stays", func(t *testing.T) {
		table := summer(t, Japan)
		fleet := one(t, table, ImperialJapan, "marshall-sea", "fleet")
		goes(t, table, fleet, "central-pacific-ocean !wake !gilberts")
		wing := one(t, table, ImperialJapan, "mariana-sea", "airforce")
		goes(t, table, wing, "!guam !wake")
		for a := range table.LastArea {
			same(t, "passes Islets at Peace", table.Place(a+1).Islet() && !table.Passable(Japan, a+1), false)
		}
		declare(table, Japan, USA)
		same(t, "passes an Enemy's", table.Passable(Japan, at(t, "wake")), false)
	})
}
