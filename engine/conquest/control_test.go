package conquest

import (
	"strings"
	"testing"

	"interbellum/engine/blockwar"
)

func TestControl(t *testing.T) {
	t.Run("1.14 control is evaluated at the start of a phase and stands until the next: who passes takes nothing", func(t *testing.T) {
		table := summer(t, Japan)
		declare(table, Japan, USA)
		ids := put(t, table, ImperialJapan, "manila", "infantry")
		same(t, "before the phase", table.Controller(at(t, "manila")), USA)
		s := moves(t, table, 2)
		same(t, "in it", tableOf(s).Controller(at(t, "manila")), Japan)
		march(t, s, "japan", ids[0], "go", "manila", "philippine-sea")
		same(t, "once it has gone on", tableOf(s).Controller(at(t, "manila")), Japan)
	})
	t.Run("1.14 what was taken in the Movement Phase is one's own in the Combat Phase, as a base too", func(t *testing.T) {
		table := atWar(t, Japan)
		put(t, table, US, "philippine-sea", "fleet 1")
		infantry := one(t, table, ImperialJapan, "mariana-sea", "infantry")
		fleet := one(t, table, ImperialJapan, "palau", "fleet 2")
		s := whole(t, table)
		s.Play("japan", "done")
		march(t, s, "japan", infantry, "enter", "mariana-sea", "guam")
		march(t, s, "japan", fleet, "enter", "palau", "philippine-sea")
		same(t, "Guam, in the Movement Phase", tableOf(s).Controller(at(t, "guam")), USA)
		s.Play("japan", "done")
		same(t, "in the Combat Phase", tableOf(s).Controller(at(t, "guam")), Japan)
		fires(s, "japan", "japan-fleet-1", "naval", 1, 6)
		s.Play("japan", "rebase#1")
		s.Play("japan", s.Legal("japan")[0])
		s.Offered("japan", "rebase:area/philippine-sea>area/guam")
	})
	t.Run("1.141 a Red Air Force keeps what a Russian Tank held and leaves, and takes nothing itself", func(t *testing.T) {
		table := summer(t, Soviets)
		put(t, table, RedChina, "hailar", "airforce")
		same(t, "in Japan's Hailar", table.Controls(at(t, "hailar")), Japan)
		table.Control[at(t, "hailar")] = Soviets
		same(t, "in Hailar that was the Soviets'", table.Controls(at(t, "hailar")), Soviets)
	})
	t.Run("1.14 a Neutral's Territory is its own, and no Faction's", func(t *testing.T) {
		table := summer(t, Japan)
		influence(t, table, Japan, 2, "peiping")
		for _, slug := range []string{"peiping", "saigon", "mexico", "wakhan"} {
			same(t, slug, governs(t, table, slug), "")
		}
	})
	t.Run("1.141 who alone occupies an area controls it; of several the one that was there first, until its units are gone", func(t *testing.T) {
		table := summer(t, Japan)
		declare(table, Japan, Soviets)
		first := put(t, table, ImperialJapan, "vladivostok", "infantry")
		same(t, "occupied", governs(t, table, "vladivostok"), "japan")
		second := put(t, table, Russia, "vladivostok", "infantry 3", "tank 3")
		same(t, "disputed", governs(t, table, "vladivostok"), "japan")
		table.TakeOff(first[0])
		same(t, "left to the others", governs(t, table, "vladivostok"), "soviet")
		put(t, table, ImperialJapan, "vladivostok", "infantry 3")
		same(t, "disputed again", governs(t, table, "vladivostok"), "soviet")
		table.TakeOff(second[0])
		table.TakeOff(second[1])
		same(t, "taken", governs(t, table, "vladivostok"), "japan")
	})
	t.Run("1.141 Provinces are the Owner's as any land: a Proxy Power's against its Rival", func(t *testing.T) {
		table := summer(t, USA)
		put(t, table, NatChina, "kansu", "militia")
		same(t, "the Nationalists'", governs(t, table, "kansu"), "nationalists")
		put(t, table, RedChina, "kansu", "militia 2")
		same(t, "still", governs(t, table, "kansu"), "nationalists")
	})
	t.Run("1.142 unoccupied Home Territory of a Great Power is always its own, no matter who holds its Capital", func(t *testing.T) {
		table := summer(t, Japan)
		declare(table, Japan, Soviets)
		declare(table, Japan, USA)
		for capital, home := range map[string]string{"novosibirsk": "irkutsk soviet", "los-angeles": "chicago usa", "new-delhi": "sydney empire"} {
			put(t, table, ImperialJapan, capital, "infantry")
			same(t, capital, governs(t, table, capital), "japan")
			slug, f, _ := strings.Cut(home, " ")
			same(t, slug, governs(t, table, slug), f)
		}
		put(t, table, Russia, "tokyo", "infantry")
		same(t, "Tokyo", governs(t, table, "tokyo"), "soviet")
		same(t, "Kyushu", governs(t, table, "kyushu"), "japan")
	})
	t.Run("1.142 all other unoccupied land goes with the Capital of its Nation or Colony", func(t *testing.T) {
		table := summer(t, Japan)
		declare(table, Japan, USA)
		put(t, table, ImperialJapan, "new-delhi", "infantry")
		same(t, "Calcutta", governs(t, table, "calcutta"), "japan")
		same(t, "Ceylon", governs(t, table, "ceylon"), "japan")
		same(t, "Malaya, which has its own", governs(t, table, "malaya"), "empire")
		put(t, table, BritishEmpire, "burma", "infantry")
		same(t, "Burma, occupied", governs(t, table, "burma"), "empire")
		put(t, table, ImperialJapan, "manila", "infantry")
		same(t, "Mindanao", governs(t, table, "mindanao"), "japan")
		put(t, table, ImperialJapan, "saigon", "infantry")
		same(t, "Hanoi", governs(t, table, "hanoi"), "japan")
	})
	t.Run("1.143 the Nationalists control Nanking by default, and with it Suchow, Wuhan and Fukien, until another has it", func(t *testing.T) {
		table := summer(t, Japan)
		provinces := []string{"nanking", "suchow", "wuhan", "fukien"}
		for _, slug := range provinces {
			same(t, slug, governs(t, table, slug), "nationalists")
		}
		same(t, "a marker", table.Nations[NatChina].Marker, blockwar.NoFaction)
		ids := put(t, table, ImperialJapan, "nanking", "infantry")
		put(t, table, NatChina, "wuhan", "militia")
		for slug, f := range map[string]string{"nanking": "japan", "suchow": "japan", "wuhan": "nationalists", "fukien": "japan"} {
			same(t, slug, governs(t, table, slug), f)
		}
		table.TakeOff(ids[0])
		same(t, "Nanking, left with the marker", governs(t, table, "nanking"), "japan")
		same(t, "Suchow", governs(t, table, "suchow"), "japan")
		put(t, table, NatChina, "nanking", "militia")
		same(t, "Suchow, with Nanking retaken", governs(t, table, "suchow"), "nationalists")
		same(t, "the marker", table.Nations[NatChina].Marker, blockwar.NoFaction)
	})
	t.Run("1.143 what the USA or the Soviets take in China gets the Proxy Power's marker", func(t *testing.T) {
		table := summer(t, USA)
		declare(table, USA, Japan)
		declare(table, Soviets, Japan)
		for _, x := range []struct {
			by            Nation
			taken, beside string
			side          string
		}{{US, "nanking", "suchow", "nationalists"}, {Russia, "mukden", "korea", "reds"}} {
			conqueror := put(t, table, ImperialJapan, x.taken, "infantry")
			governs(t, table, x.taken)
			table.TakeOff(conqueror[0])
			liberator := put(t, table, x.by, x.taken, "infantry")
			same(t, x.beside, governs(t, table, x.beside), x.side)
			table.TakeOff(liberator[0])
			same(t, x.taken+", left again", governs(t, table, x.taken), x.side)
		}
		same(t, "NATCITIES", natCities(table), 4)
	})
	t.Run("1.143 so does the Capital of an Armed Minor that US units have Captured", func(t *testing.T) {
		table := summer(t, USA)
		declare(table, USA, Japan)
		table.Arm(nation(t, "peiping"), USA)
		clear(table, at(t, "peiping"))
		put(t, table, US, "peiping", "infantry")
		table.EvaluateControl()
		table.Captures()
		same(t, "marker", table.Nations[nation(t, "peiping")].Marker, Nationalists)
	})
	t.Run("1.143 Islets are marked as Capitals are", func(t *testing.T) {
		table := summer(t, Japan)
		declare(table, Japan, USA)
		ids := put(t, table, ImperialJapan, "guam", "marine")
		same(t, "Guam", governs(t, table, "guam"), "japan")
		table.TakeOff(ids[0])
		same(t, "Guam, empty", governs(t, table, "guam"), "japan")
		put(t, table, US, "guam", "marine")
		same(t, "Guam, retaken", governs(t, table, "guam"), "usa")
		same(t, "the marker", table.Nations[nation(t, "guam")].Marker, blockwar.NoFaction)
	})
	t.Run("1.143 1.41 an Islet that is no Capital keeps the marker of the Side that took it, even when empty", func(t *testing.T) {
		table := summer(t, Japan)
		declare(table, Japan, USA)
		ids := put(t, table, ImperialJapan, "aleutians", "marine")
		same(t, "the Aleutians, occupied", governs(t, table, "aleutians"), "japan")
		table.TakeOff(ids[0])
		same(t, "the Aleutians, empty", governs(t, table, "aleutians"), "japan")
		same(t, "Attu and Kiska, where nobody was", governs(t, table, "attu-kiska"), "usa")
		ids = put(t, table, US, "aleutians", "marine")
		same(t, "the Aleutians, retaken", governs(t, table, "aleutians"), "usa")
		same(t, "the marker", *islet(table, at(t, "aleutians")), blockwar.NoFaction)
		table.TakeOff(ids[0])
		same(t, "the Aleutians, left by the USA", governs(t, table, "aleutians"), "usa")
	})
	t.Run("1.143 1.41 without a marker an Islet goes with its Capital, with one it does not", func(t *testing.T) {
		table := summer(t, Japan)
		declare(table, Japan, USA)
		capital := put(t, table, ImperialJapan, "anchorage", "infantry")
		same(t, "the Aleutians", governs(t, table, "aleutians"), "japan")
		ids := put(t, table, US, "aleutians", "marine")
		same(t, "the Aleutians, taken from Japan", governs(t, table, "aleutians"), "usa")
		table.TakeOff(ids[0])
		same(t, "the Aleutians, empty", governs(t, table, "aleutians"), "usa")
		same(t, "Attu and Kiska", governs(t, table, "attu-kiska"), "japan")
		table.TakeOff(capital[0])
		put(t, table, US, "anchorage", "infantry")
		same(t, "Attu and Kiska, with Anchorage retaken", governs(t, table, "attu-kiska"), "usa")
	})
	t.Run("1.21 a sea with Enemy units is theirs, one with a Rival's is open", func(t *testing.T) { kit(t).OpenSeas(ImperialJapan, "philippine-sea") })
}

func TestWhatUnitsConquer(t *testing.T) {
	for _, c := range []struct{ rule, kind string }{{"3.21 Air units", "airforce"}, {"3.22 Naval units", "carrier"}, {"3.22 Naval units", "fleet"}, {"3.23 Submarine units", "sub"}} {
		t.Run(c.rule+" take no land: a "+c.kind, func(t *testing.T) {
			table := summer(t, Japan)
			declare(table, Japan, USA)
			put(t, table, ImperialJapan, "manila", c.kind+" 3")
			same(t, "Manila", governs(t, table, "manila"), "usa")
			put(t, table, ImperialJapan, "manila", "infantry")
			same(t, "Manila, with a Ground unit", governs(t, table, "manila"), "japan")
		})
	}
	t.Run("3.24 Ground units of every kind do", func(t *testing.T) {
		for n, kinds := range map[Nation][]string{ImperialJapan: {"fortress", "tank", "infantry", "marine"}, NatChina: {"militia"}} {
			for _, kind := range kinds {
				table := summer(t, Japan)
				declare(table, Japan, Soviets)
				put(t, table, n, "sian", kind)
				same(t, "Sian by a "+kind, governs(t, table, "sian"), printed().FactionFacts(printed().SideOf(n)).Slug)
			}
		}
	})
}
