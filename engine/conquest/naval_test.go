package conquest

import (
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/blockwar"
	"interbellum/engine/enginetest"
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
		v := s.Match.View(blockwar.SeenBy(Japan)).(*View)
		same(t, "the Carrier's own Firepower", v.FireOdds(engine.Choice{Verb: "fire", On: "block/japan-carrier-1", To: "class/naval"}).Mods[0].N, 2)
		odds := v.FireOdds(engine.Choice{Verb: "kamikaze", On: "block/japan-carrier-1", To: "class/naval"})
		same(t, "the attack's", odds.Mods[0].N, 4)
		same(t, "the odds of a Hit with two dice, of 36", odds.Passed, 32)
		s.Play("japan", "kamikaze:block/japan-carrier-1>class/naval")
		s.Chance(4, 5)
		same(t, "left", standing(s, "philippine-sea"), "japan-fleet 1 us-fleet 2")
	})
	t.Run("12.75 nobody else has Kamikaze, nor have Fleets", func(t *testing.T) {
		table := summer(t, Japan)
		for _, b := range []*blockwar.Block{{ID: blockwar.ID{Nation: US, Type: blockwar.Carrier}}, {ID: blockwar.ID{Nation: ImperialJapan, Type: blockwar.Fleet}}} {
			same(t, "Firepower", dives(table, b.ID.Nation, b.ID.Type), 0)
		}
	})
	// landing is a US Infantry and a Marine, each from a sea of its own, on Formosa, which Japan's Infantry holds.
	landing := func(t *testing.T, techs ...Tech) *enginetest.Script {
		table := summer(t, USA)
		declare(table, Japan, USA)
		put(t, table, ImperialJapan, "formosa", "infantry 3")
		infantry := put(t, table, US, "philippine-sea", "infantry 4")[0]
		marine := put(t, table, US, "south-china-sea", "marine 2")[0]
		reveals(table, USA, techs...)
		s := moves(t, table, 3)
		march(t, s, "usa", infantry, "enter", "philippine-sea", "formosa")
		march(t, s, "usa", marine, "enter", "south-china-sea", "formosa")
		s.Play("usa", "done")
		return combat(t, tableOf(s))
	}
	t.Run("11.221 Invaders are marked, Marines not", func(t *testing.T) {
		marked := map[string]bool{}
		for _, b := range tableOf(landing(t)).Blocks {
			marked[printed().KindRef(b.ID).Name()] = b.Has(blockwar.Invading)
		}
		same(t, "Infantry and Marine", [2]bool{marked["us-infantry"], marked["us-marine"]}, [2]bool{true, false})
	})
	t.Run("12.61 Sea Invaders absorb Hits without a Combat Action, the Defender fires at them", func(t *testing.T) {
		s := landing(t)
		fires(s, "japan", "japan-infantry-1", "ground", 1, 6, 6)
		same(t, "the stronger takes the Hit", standing(s, "formosa"), "japan-infantry 3 us-infantry 3 us-marine 2")
		same(t, "who acts", strings.Contains(strings.Join(s.Legal("usa"), " "), "us-infantry"), false)
	})
	t.Run("3.244 a Marine acts in the Battle that it Invades into", func(t *testing.T) {
		s := landing(t)
		fires(s, "japan", "japan-infantry-1", "ground", 6, 6, 6)
		fires(s, "usa", "us-marine-1", "ground", 2, 3)
		same(t, "Formosa", standing(s, "formosa"), "japan-infantry 2 us-infantry 4 us-marine 2")
	})
	t.Run("12.61 with AmphTracks all of them act", func(t *testing.T) {
		s := landing(t, AmphTracks)
		fires(s, "japan", "japan-infantry-1", "ground", 6, 6, 6)
		s.Offered("usa", "fire:block/us-infantry-1>class/ground", "fire:block/us-marine-1>class/ground")
	})
	t.Run("3.244 SNLFs on Islands, Islets and Straits suffer no Supply Attrition, elsewhere and as others' Marines they do", func(t *testing.T) {
		table := summer(t, USA)
		declare(table, Japan, USA)
		for _, slug := range []string{"guam", "manila", "singapore", "brisbane"} {
			put(t, table, ImperialJapan, slug, "marine 2", "infantry 2")
			closeIn(t, table, US, slug)
		}
		put(t, table, US, "kuriles", "marine 2")
		closeIn(t, table, ImperialJapan, "kuriles")
		s := run(t, table, &blockwar.SupplyPhase{})
		for slug, marine := range map[string]string{"guam": "2", "manila": "2", "singapore": "2", "brisbane": "1"} {
			same(t, slug, standing(s, slug), "japan-infantry 1 japan-marine "+marine)
		}
		same(t, "US Marines in the Kuriles", standing(s, "kuriles"), "us-marine 1")
	})
	t.Run("3.244 one SNLF to an Islet, an Island or Straits is built, and they are built without supply", func(t *testing.T) {
		table := asia(t)
		declare(table, Japan, USA)
		closeIn(t, table, US, "palau")
		same(t, "supply on Palau", table.Supplied(Japan, at(t, "palau")), false)
		same(t, "Palau", cadreTypes(table, Japan, ImperialJapan, at(t, "palau")), "fortress marine")
		for slug, second := range map[string]bool{"palau": false, "formosa": false, "hokkaido": false, "mukden": false} {
			put(t, table, ImperialJapan, slug, "marine")
			same(t, "a second one in "+slug, strings.Contains(cadreTypes(table, Japan, ImperialJapan, at(t, slug)), "marine"), second)
		}
		same(t, "a step on Palau", table.Builder(Japan).CanStrengthen(table.Here(at(t, "palau"), func(*blockwar.Block) bool { return true })[0]), true)
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
