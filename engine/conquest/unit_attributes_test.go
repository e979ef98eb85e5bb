package conquest

import (
	"fmt"
	"testing"

	"interbellum/engine/blockwar"
)

func TestUnitAttributes(t *testing.T) {
	// Manila, which Japan attacks at War with the USA: who defends fires first.
	manila := func(t *testing.T, attackers ...string) *Table {
		table := summer(t, Japan)
		declare(table, Japan, USA)
		put(t, table, US, "manila", "infantry 4")
		for _, id := range put(t, table, ImperialJapan, "manila", attackers...) {
			table.Blocks.Get(id).From = at(t, "philippine-sea")
		}
		table.Turn.Aggress(at(t, "manila"))
		table.Control[at(t, "manila")] = USA
		return table
	}
	t.Run("3.12 a unit rolls as many dice as its Combat Value, and loses one of it for each Hit", func(t *testing.T) {
		s := combat(t, manila(t, "infantry 3"))
		s.Play("usa", "fire:block/us-infantry-1>class/ground")
		same(t, "dice to come after this one", s.Asked("chance", "fire").Left, 3)
		s.Chance(3, 6, 6, 6)
		same(t, "after a Hit", standing(s, "manila"), "japan-infantry 2 us-infantry 4")
		s.Play("japan", "fire:block/japan-infantry-1>class/ground")
		same(t, "dice of what is left of it", s.Asked("chance", "fire").Left, 1)
	})
	t.Run("3.12 a Cadre that takes a Hit is gone", func(t *testing.T) {
		s := combat(t, manila(t, "infantry", "infantry 2"))
		fires(s, "usa", "us-infantry-1", "ground", 1, 1, 6, 6)
		same(t, "left", standing(s, "manila"), "japan-infantry 1 us-infantry 4")
	})
	t.Run("3.13 how far each type comes to Engage", func(t *testing.T) {
		for _, c := range []struct {
			from, kind, near, far string
			n, foe                Nation
		}{
			{"krasnoyarsk", "tank", "khabarovsk", "vladivostok", Russia, ImperialJapan}, {"krasnoyarsk", "infantry", "chita", "khabarovsk", Russia, ImperialJapan},
			{"krasnoyarsk", "airforce", "chita", "khabarovsk", Russia, ImperialJapan}, {"tokyo", "fleet", "wake", "marshalls", ImperialJapan, US},
			{"tokyo", "carrier", "wake", "marshalls", ImperialJapan, US}, {"tokyo", "sub", "mariana-sea", "wake", ImperialJapan, US},
		} {
			for to, can := range map[string]bool{c.near: true, c.far: false} {
				table := summer(t, printed().SideOf(c.n))
				declare(table, printed().SideOf(c.n), printed().SideOf(c.foe))
				put(t, table, c.foe, to, map[bool]string{true: "fleet", false: "infantry"}[printed().Map.Sea(at(t, to))])
				id := put(t, table, c.n, c.from, c.kind)[0]
				if c.kind != "tank" && c.kind != "infantry" { // no Raids without a battle to support
					put(t, table, c.n, to, "infantry")
				}
				table.EvaluateControl()
				same(t, c.kind+" to "+to, reach(t, table, id, to), can)
			}
		}
	})
	t.Run("3.13 Ground units are slower by sea, and Fortresses never move", func(t *testing.T) {
		table := summer(t, Japan)
		for kind, speeds := range map[string][2]int{"fortress": {0, 0}, "tank": {3, 2}, "infantry": {2, 2}, "marine": {2, 2}, "militia": {2, 0}, "airforce": {2, 2},
			"fleet": {1, 3}, "carrier": {1, 3}, "sub": {1, 2}} {
			u := table.Unit(USA, printed().MustType(kind))
			same(t, kind, [2]int{u.Speed(true), u.Speed(false)}, speeds)
		}
	})
	t.Run("3.15 a die hits that shows no more than the Firepower against the Target Class", func(t *testing.T) {
		for _, c := range []struct {
			kind string
			fire int
		}{{"airforce", 1}, {"fleet", 1}, {"infantry", 3}, {"tank", 2}, {"marine", 2}} {
			for die := 1; die <= 6; die++ {
				table := manila(t, c.kind)
				s := combat(t, table)
				if c.kind == "infantry" || c.kind == "marine" { // the Defender's fires before
					fires(s, "usa", "us-infantry-1", "ground", 6, 6, 6, 6)
				}
				fires(s, "japan", "japan-"+c.kind+"-1", "ground", die)
				want := 4
				if die <= c.fire {
					want = 3
				}
				_, cv := strength(tableOf(s), US, at(t, "manila"))
				same(t, fmt.Sprintf("%s rolls %d", c.kind, die), cv, want)
			}
		}
	})
	t.Run("3.3 a unit is disbanded at any time and can be built again", func(t *testing.T) { kit(t).Disbanded(ImperialJapan, "kyushu") })
	t.Run("3.3 a Proxy Power's and the Neutral British Empire's units by the player who leads them", func(t *testing.T) {
		table := summer(t, Japan)
		put(t, table, NatChina, "nanking", "militia")
		put(t, table, BritishEmpire, "sydney", "fleet")
		s := run(t, table, &blockwar.Spending{Faction: Japan})
		s.Refused("japan", "disband:area/nanking>nation/nationalist-china")
		s.Play("usa", "disband:area/nanking>nation/nationalist-china", "remove:unit/nationalist-china-militia-1")
		s.Play("usa", "disband:area/sydney>nation/britemp", "remove:unit/britemp-fleet-1")
		same(t, "on the map", len(tableOf(s).Blocks), 0)
	})
}
