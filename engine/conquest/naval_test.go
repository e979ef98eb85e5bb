package conquest

import (
	"testing"

	"interbellum/engine/blockwar"
)

func TestNavalAdvantages(t *testing.T) {
	sea := func(t *testing.T, active Faction) *Table {
		table := summer(t, active)
		declare(table, Japan, USA)
		put(t, table, ImperialJapan, "philippine-sea", "fleet 2")
		put(t, table, US, "philippine-sea", "fleet 2")
		return table
	}
	t.Run("12.75 Long Lance: Japan's Fleets fire N4, others N3", func(t *testing.T) {
		table := summer(t, Japan)
		for side, want := range map[Side]int{Japan: 4, USA: 3, Soviets: 3} {
			u := table.Unit(side, blockwar.Fleet)
			same(t, "Firepower", u.Firepower(blockwar.Naval), want)
		}
	})
	t.Run("12.75s Precision Optics and Naval Radar: who fires first", func(t *testing.T) {
		for _, x := range []struct {
			japan, usa bool
			first      string
		}{{false, false, "japan"}, {false, true, "usa"}, {true, false, "japan"}, {true, true, "defender"}} {
			for _, active := range []Faction{Japan, USA} {
				table := sea(t, active)
				if x.japan {
					reveals(table, Japan, NavalRadar)
				}
				if x.usa {
					reveals(table, USA, NavalRadar)
				}
				first := map[string]string{"japan": "japan", "usa": "usa", "defender": map[Faction]string{Japan: "usa", USA: "japan"}[active]}[x.first]
				combat(t, table).Asked(first, "action")
			}
		}
	})
	t.Run("12.75 Kamikaze fire N4 and are gone", func(t *testing.T) {
		table := summer(t, USA)
		declare(table, Japan, USA)
		put(t, table, ImperialJapan, "philippine-sea", "carrier 2", "fleet")
		put(t, table, US, "philippine-sea", "fleet 3")
		s := combat(t, table)
		s.Play("japan", "kamikaze:block/japan-carrier-1>class/naval")
		s.Chance(4, 5)
		same(t, "left", standing(s, "philippine-sea"), "japan-fleet 1 us-fleet 2")
	})
	t.Run("12.75 nobody else has Kamikaze, nor have Fleets", func(t *testing.T) {
		table := summer(t, Japan)
		for _, b := range []*blockwar.Block{{ID: blockwar.ID{Nation: US, Type: blockwar.Carrier}}, {ID: blockwar.ID{Nation: ImperialJapan, Type: blockwar.Fleet}}} {
			same(t, "Firepower", dives(table, b), 0)
		}
	})
	t.Run("3.244 Marines act in the Battle that they Invade into, 12.61 others do not but with AmphTracks", func(t *testing.T) {
		table := summer(t, USA)
		same(t, "Marines", storms(table, USA, Marine), true)
		same(t, "Infantry", storms(table, USA, blockwar.Infantry), false)
		reveals(table, USA, AmphTracks)
		same(t, "with AmphTracks", storms(table, USA, blockwar.Infantry), true)
	})
	for _, name := range []string{"11.221 Invaders are marked, Marines not", "12.61 Sea Invaders absorb hits without a Combat Action"} {
		t.Run(name, func(t *testing.T) {
			table := summer(t, USA)
			declare(table, Japan, USA)
			put(t, table, ImperialJapan, "formosa", "infantry")
			ids := put(t, table, US, "philippine-sea", "infantry", "marine", "infantry")
			for i, sea := range []string{"philippine-sea", "south-china-sea", "east-china-sea"} {
				table.Blocks.Get(ids[i]).At = at(t, sea)
			}
			s := moves(t, table, 3)
			march(t, s, "usa", ids[0], "enter", "philippine-sea", "formosa")
			march(t, s, "usa", ids[1], "enter", "south-china-sea", "formosa")
			same(t, "Infantry", tableOf(s).Blocks.Get(ids[0]).Has(blockwar.Invading), true)
			same(t, "Marine", tableOf(s).Blocks.Get(ids[1]).Has(blockwar.Invading), false)
		})
	}
	t.Run("3.244 SNLFs need no supply on Islands, Islets and Straits, and one of them is there", func(t *testing.T) {
		table := summer(t, Japan)
		same(t, "on Formosa", hardy(table, ImperialJapan, Marine, at(t, "formosa")), true)
		same(t, "in Singapore", hardy(table, ImperialJapan, Marine, at(t, "singapore")), true)
		same(t, "in Mukden", hardy(table, ImperialJapan, Marine, at(t, "mukden")), false)
		same(t, "a US Marine", hardy(table, US, Marine, at(t, "guam")), false)
		same(t, "a first", room(table, ImperialJapan, Marine, at(t, "formosa")), true)
		put(t, table, ImperialJapan, "formosa", "marine")
		same(t, "a second", room(table, ImperialJapan, Marine, at(t, "formosa")), false)
		same(t, "Infantry", room(table, ImperialJapan, blockwar.Infantry, at(t, "formosa")), true)
	})
	t.Run("3.245 Militia ignore supply and cannot Convoy", func(t *testing.T) {
		table := summer(t, USA)
		same(t, "supply", hardy(table, NatChina, Militia, at(t, "kansu")), true)
		u := table.Unit(Nationalists, Militia)
		same(t, "at sea", u.Speed(false), 0)
	})
	t.Run("1.41 of more than one unit on a single Islet the excess is eliminated at the end of the phase, on groups and Bases none", func(t *testing.T) {
		table := summer(t, USA)
		put(t, table, US, "wake", "infantry 2", "marine")
		put(t, table, US, "guam", "infantry", "marine")
		put(t, table, US, "hawaii", "infantry", "marine")
		same(t, "one more", room(table, US, blockwar.Fortress, at(t, "wake")), false)
		s := run(t, table, &blockwar.PlayerTurn{Faction: USA, Stage: 2})
		s.Play("usa", "remove:unit/us-marine-1")
		same(t, "Wake", standing(s, "wake"), "us-infantry 2")
		same(t, "Guam", standing(s, "guam"), "us-infantry 1 us-marine 1")
		same(t, "Hawaii", standing(s, "hawaii"), "us-infantry 1 us-marine 1")
	})
}
