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
		for _, a := range HomeSeas(ImperialJapan) {
			if !homeTo(Russia, a) {
				foreign = a
			}
		}
		ids = append(ids, put(t, table, Russia, "sea-of-japan", "sub")...)
		if foreign != 0 {
			slug := table.Place(foreign).Slug
			same(t, slug, table.Front(Soviets).Of(table.Blocks.Get(ids[1])).Shunned[foreign], true)
			declare(table, Soviets, Japan)
			same(t, slug+" at War", table.Front(Soviets).Of(table.Blocks.Get(ids[1])).Shunned[foreign], false)
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
	return strings.Contains(seas(HomeSeas(n)), Book().Place(a).Slug+" ")
}

func seas(list []Area) (all string) {
	for _, a := range list {
		all += Book().Place(a).Slug + " "
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
	t.Run("15.24 units go through the Enemy's at sea, and home again past them", func(t *testing.T) {
		goes := func(begin func(*Table)) (list []Area) {
			table, ids := manila(t)
			for _, over := range Book().Graph.Neighbours(at(t, "formosa")) {
				if p := Book().Place(over.To); p.Sea() {
					put(t, table, US, p.Slug, "fleet")
				}
			}
			begin(table)
			table.EvaluateControl()
			b := table.Blocks.Get(ids[1])
			for _, a := range table.Front(Japan).Of(b).Moving(b).Areas() {
				if _, beside := Book().Graph.Between(b.At, a); !beside {
					list = append(list, a)
				}
			}
			return list
		}
		same(t, "past them in war", len(goes(func(table *Table) { declare(table, Japan, USA) })), 0)
		same(t, "in the Sneak Move", len(goes(func(table *Table) { sneakAttack(table, USA) })) > 0, true)
		table, ids := manila(t)
		sneakAttack(table, USA)
		b := table.Blocks.Get(ids[0])
		b.At = at(t, "manila")
		same(t, "its haven", havens(table, b)[0], at(t, "formosa"))
		same(t, "past them after the Raid", len(goes(func(table *Table) { sneakAttack(table, USA); sneakRaid(table) })), 0)
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
	for _, name := range []string{"15.3 Violations of Neutrality", "15.31 for Vietnam each Rival draws two cards", "15.32 Vietnam's Fortresses have 2 and 1 CV", "15.35 the Gathering Storm: the USA gains Influence on the British Empire"} {
		t.Run(name, func(t *testing.T) {
			s := whole(t, vietnam(t))
			s.Deal(1)
			s.Play("japan", "violate:nation/vietnam")
			after := tableOf(s)
			for _, f := range []Faction{USA, Soviets} {
				same(t, "cards", after.Faction(f).Hand.Len(), 2)
			}
			same(t, "Saigon", standing(s, "saigon"), "armed-minor-fortress 2")
			same(t, "Hanoi", standing(s, "hanoi"), "armed-minor-fortress 1")
			same(t, "Japan has Violated", after.Faction(Japan).Violated, true)
			same(t, "on the Year Track", own(after).Storm, 1)
		})
	}
	t.Run("15.35 Thailand brings none", func(t *testing.T) {
		table := summer(t, Japan)
		violated(table, Japan, nation(t, "thailand"))
		violated(table, Soviets, nation(t, "dei"))
		same(t, "none", own(table).Storm, 0)
		violated(table, Japan, nation(t, "dei"))
		same(t, "the DEI", own(table).Storm, 1)
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
}

// vietnamArmed is a Season of Japan in which the Soviets have Violated Vietnam before.
func vietnamArmed(t *testing.T) *Table {
	t.Helper()
	table := summer(t, Japan)
	table.Arm(nation(t, "vietnam"), Soviets)
	return table
}
