package triumph

import (
	"testing"

	"interbellum/engine"
	"interbellum/engine/blockwar"
	"interbellum/engine/enginetest"
	"interbellum/engine/enginetest/blocks"
)

var all, atWar, courts, holds, arms = blocks.All, blocks.War, blocks.Courts, blocks.Holds, blocks.Arms

// bare is Summer 1936 with no unit on the map; the Factions are at Peace.
func bare(t *testing.T) *Table {
	t.Helper()
	table := europe(t)
	for len(table.Blocks) > 0 {
		table.TakeOff(table.Blocks[0].ID)
	}
	table.Phase = blockwar.Summer
	table.EvaluateControl()
	return table
}

func TestAttacks(t *testing.T) {
	axis := func(name, from, to, ways string, changes ...func(*Table)) blocks.Attack {
		return blocks.Attack{Name: name, By: Germany, From: from, To: to, Set: all(changes...), Ways: ways}
	}
	west := func(name, from, to, ways string, changes ...func(*Table)) blocks.Attack {
		return blocks.Attack{Name: name, By: Britain, From: from, To: to, Set: all(changes...), Ways: ways}
	}
	ussr := func(name, from, to, ways string, changes ...func(*Table)) blocks.Attack {
		return blocks.Attack{Name: name, By: SovietUnion, From: from, To: to, Set: all(changes...), Ways: ways}
	}
	puts := func(n Nation, area, kind string) func(*Table) {
		return func(table *Table) { put(t, table, n, area, kind) }
	}
	fleet := func(a blocks.Attack) blocks.Attack {
		a.Unit = "fleet"
		return a
	}
	dutch := func(name, ways string, changes ...func(*Table)) blocks.Attack {
		return axis(name, "north_sea", "amsterdam", ways, changes...)
	}
	falls := func(n Nation, to Faction) func(*Table) {
		return func(table *Table) {
			table.Control[table.CapitalOf(n)] = to
			put(t, table, Germany, table.Place(table.CapitalOf(n)).Slug, "infantry")
			table.Captures()
		}
	}
	blocks.Attacks(t, []blocks.Attack{
		dutch("15.4 the Axis attacks an Unaligned Minor", "violate:nation/low_countries"),
		dutch("15.4 its own Associate", "violate:nation/low_countries", courts(Axis, 1, "low_countries")),
		dutch("15.4 a Rival's Associate", "violate:nation/low_countries", courts(West, 1, "low_countries")),
		dutch("15.4 its own Protectorate", "violate:nation/low_countries", courts(Axis, 2, "low_countries")),
		dutch("8.13 a Rival's Protectorate at Peace", "violate:nation/low_countries", courts(West, 2, "low_countries")),
		dutch("8.13 a Rival's Protectorate at War", "violate:nation/low_countries", courts(West, 2, "low_countries"), atWar(Axis, West)),
		dutch("8.2 a Rival's Satellite at Peace", "declare-war:faction/west", holds(West, "low_countries")),
		dutch("8.2 a Rival's Satellite at War", "now", holds(West, "low_countries"), atWar(West, Axis)),
		dutch("15.42 its own Armed Minor", "now", arms(Axis, "low_countries")),
		dutch("15.422 a Rival's Armed Minor", "now", arms(USSR, "low_countries")),
		dutch("15.422 an Enemy's Armed Minor", "now", arms(USSR, "low_countries"), atWar(USSR, Axis)),
		axis("15.21 Home Territory at Peace", "english_channel", "london", "declare-war:faction/west"),
		axis("15.21 Home Territory at War", "english_channel", "london", "now", atWar(West, Axis)),
		axis("15.21 a Colony at Peace", "eastern_mediterranean", "damascus", "declare-war:faction/west"),
		axis("15.21 a Colony at War", "eastern_mediterranean", "damascus", "now", atWar(West, Axis)),
		axis("15.21 the USSR", "gulf_of_bothnia", "leningrad", "declare-war:faction/ussr"),
		axis("8.46 Canada at Peace", "north_atlantic_ocean", "ottawa", "declare-war:faction/west violate:nation/usa"),
		axis("8.46 Canada at War", "north_atlantic_ocean", "ottawa", "now", atWar(West, Axis)),
		axis("8.46 the Neutral USA at Peace", "north_atlantic_ocean", "new_york", "violate:nation/usa"),
		axis("8.46 the Neutral USA at War", "north_atlantic_ocean", "new_york", "violate:nation/usa", atWar(West, Axis)),
		axis("8.46 the USA as an Associate of the West", "north_atlantic_ocean", "new_york", "violate:nation/usa", courts(West, 1, "usa")),
		axis("8.46 the USA as a Protectorate of the West", "north_atlantic_ocean", "new_york", "violate:nation/usa", courts(West, 2, "usa")),
		axis("8.43 the USA as a Satellite at Peace", "north_atlantic_ocean", "new_york", "declare-war:faction/west", holds(West, "usa")),
		axis("8.43 the USA as a Satellite at War", "north_atlantic_ocean", "new_york", "now", holds(West, "usa"), atWar(West, Axis)),
		axis("15.21 land of its own with a Rival's units", "north_sea", "copenhagen", "declare-war:faction/west", holds(Axis, "denmark"), puts(Britain, "copenhagen", "infantry")),
		fleet(axis("15.3 a sea with Enemy ships", "baltic_sea", "north_sea", "now", atWar(West, Axis), puts(Britain, "north_sea", "fleet"))),

		west("15.4 the West attacks a Minor", "north_sea", "oslo", "violate:nation/norway"),
		west("15.21 Germany at Peace", "north_sea", "ruhr", "declare-war:faction/axis"),
		west("15.21 Germany at War", "north_sea", "ruhr", "now", atWar(Axis, West)),
		west("15.21 Italy's Colony", "central_mediterranean", "tripoli", "declare-war:faction/axis"),
		west("8.46 the USA is Violated by the Axis alone", "north_atlantic_ocean", "new_york", ""),
		west("8.43 the USA as its Satellite", "north_atlantic_ocean", "new_york", "now", holds(West, "usa")),
		west("2.21 France, Defeated by the Axis", "english_channel", "paris", "now", atWar(Axis, West), falls(France, Axis)),
		west("2.31 a Colony that Defeated France leaves behind", "western_mediterranean", "algiers", "violate:nation/french_north_africa", atWar(Axis, West), falls(France, Axis)),

		ussr("15.4 the USSR attacks a Minor", "gulf_of_bothnia", "helsinki", "violate:nation/finland"),
		ussr("15.21 the West's Colony", "arabian_sea", "bombay", "declare-war:faction/west"),
		ussr("2.31 a Colony that Defeated France leaves behind", "western_mediterranean", "algiers", "violate:nation/french_north_africa", atWar(Axis, West), falls(France, Axis)),
		ussr("18.0 no Ally attacks the other", "arabian_sea", "bombay", "", func(table *Table) { own(table).TwoPlayer = true }),
		ussr("8.46 the USA is Violated by the Axis alone", "north_atlantic_ocean", "new_york", ""),
		ussr("8.46 be it at War with the West", "north_atlantic_ocean", "new_york", "", atWar(West, USSR)),
		ussr("8.43 the USA as the West's Satellite", "north_atlantic_ocean", "new_york", "declare-war:faction/west", holds(West, "usa")),
	}, bare, func(t *testing.T, table *Table) *enginetest.Script { return takeTurn(t, table, table.Active) })
}

// For every area and every holder there is a way to attack it, or a rule forbids it.
func TestEveryAreaCanBeAttacked(t *testing.T) {
	for name, board := range map[string]*Table{"15.2 at Peace": bare(t), "15.2 at War": blocks.AtWar(bare(t))} {
		t.Run(name, blocks.Sweep{
			Board:   board,
			Nations: []Nation{Germany, Britain, SovietUnion},
			Turn:    func(t *testing.T, table *Table) *enginetest.Script { return takeTurn(t, table, table.Active) },
			Unit:    func(Nation) string { return "infantry" },
			Enters:  func(Nation, Area) bool { return true },
			Forbids: func(Nation, Area) engine.Rule { return "" },
		}.Run)
	}
}
