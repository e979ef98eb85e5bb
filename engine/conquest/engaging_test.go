package conquest

import (
	"slices"
	"strings"
	"testing"

	"interbellum/engine/blockwar"
	"interbellum/engine/enginetest"
)

// conquered puts Provinces and Colonies under a Side's control.
func conquered(t *testing.T, table *Table, side Side, list ...string) {
	t.Helper()
	for _, slug := range list {
		table.Nations[nation(t, slug)].Marker = side
	}
	table.EvaluateControl()
}

// shantung is Japan's turn in its war with the Nationalists: Shansi and Tsingtao are its own, Suchow is defended.
func shantung(t *testing.T) (table *Table, shansi, tsingtao []blockwar.ID) {
	t.Helper()
	table = summer(t, Japan)
	violateProxy(table, Japan, Nationalists)
	chinaOf(table).Owed[Nationalists] = 0
	conquered(t, table, Japan, "shansi", "tsingtao", "peiping")
	put(t, table, NatChina, "suchow", "infantry 2", "militia 2")
	return table, put(t, table, ImperialJapan, "shansi", "infantry 3", "infantry 2", "airforce 2"), put(t, table, ImperialJapan, "tsingtao", "infantry 3", "tank 2", "infantry 1")
}

func TestEngaging(t *testing.T) {
	t.Run("11.5 to enter an area with Enemy or Armed Minor units is Engaging, and ends the move", func(t *testing.T) {
		table, shansi, tsingtao := shantung(t)
		goes(t, table, shansi[0], "suchow !wuhan !nanking")
		goes(t, table, tsingtao[1], "suchow !nanking")
		table = vietnamArmed(t)
		table.Nations[nation(t, "vietnam")].Violators = blockwar.SetOf(Japan)
		conquered(t, table, Japan, "kwangsi")
		tank := one(t, table, ImperialJapan, "kwangsi", "tank")
		goes(t, table, tank, "hanoi")
		s := moves(t, table, 1)
		march(t, s, "japan", tank, "enter", "kwangsi", "hanoi")
		s.Saw("aggression", "area/kwangsi", "area/hanoi")
	})
	t.Run("11.52 one Ground unit Engages from Shansi over the River, two more from Tsingtao; Air Forces are not limited", func(t *testing.T) {
		table, shansi, tsingtao := shantung(t)
		s := moves(t, table, 9)
		march(t, s, "japan", shansi[0], "enter", "shansi", "suchow")
		same(t, "a second from Shansi", reach(t, tableOf(s), shansi[1], "suchow"), false)
		march(t, s, "japan", tsingtao[0], "enter", "tsingtao", "suchow")
		same(t, "the second from Tsingtao", entersFrom(t, s, tsingtao[1], "suchow"), "tsingtao yellow-sea")
		march(t, s, "japan", tsingtao[1], "enter", "tsingtao", "suchow")
		same(t, "a third from Tsingtao", entersFrom(t, s, tsingtao[2], "suchow"), "yellow-sea")
		same(t, "the other from Shansi by Peiping", reach(t, tableOf(s), shansi[1], "suchow"), false)
		march(t, s, "japan", shansi[2], "enter", "shansi", "suchow")
		same(t, "in Suchow", standing(s, "suchow"), "japan-airforce 2 japan-tank 2 japan-infantry 3 japan-infantry 3 nationalist-china-infantry 2 nationalist-china-militia 2")
	})
	t.Run("11.52 the limits hold anew for Retreats: one goes back over the River though one came", func(t *testing.T) {
		table, shansi, tsingtao := shantung(t)
		s := whole(t, table)
		s.Play("japan", "done")
		march(t, s, "japan", shansi[0], "enter", "shansi", "suchow")
		march(t, s, "japan", tsingtao[0], "enter", "tsingtao", "suchow")
		march(t, s, "japan", tsingtao[1], "enter", "tsingtao", "suchow")
		s.Play("japan", "done")
		s.Play("japan", "retreat:block/japan-tank-1", "retreat:area/suchow>area/tsingtao")
		fires(s, "usa", "nationalist-china-infantry-1", "ground", 6, 6)
		fires(s, "usa", "nationalist-china-militia-1", "ground", 6, 6)
		s.Play("japan", "retreat:block/japan-infantry-1", "retreat:area/suchow>area/"+map[bool]string{true: "shansi", false: "tsingtao"}[tableOf(s).Combat.Battle.Slots[1].Unit == shansi[0]])
		same(t, "the last may leave too", legal(s, "japan", "retreat:"), "retreat:block/japan-infantry-2")
	})
	t.Run("11.51 out of a Battle to adjacent Friendly areas without one, over each border within its limit", func(t *testing.T) {
		table, _, _ := shantung(t)
		ids := put(t, table, ImperialJapan, "suchow", "infantry 3", "tank 2", "airforce 1")
		s := moves(t, table, 9)
		table = tableOf(s)
		goes(t, table, ids[0], "shansi tsingtao peiping yellow-sea korea !nanking !wuhan !kyushu")
		goes(t, table, ids[1], "shansi tsingtao peiping mukden !nanking")
		march(t, s, "japan", ids[0], "leave", "shansi", "shansi")
		same(t, "a second over the River", leavesOver(t, s, ids[1], "shansi"), false)
		same(t, "over Plains", leavesOver(t, s, ids[1], "tsingtao"), true)
	})
	t.Run("11.51 and does not Engage again, but goes on; no Strategic Movement begins there", func(t *testing.T) {
		table, _, _ := shantung(t)
		ids := put(t, table, ImperialJapan, "suchow", "tank 2", "airforce 1")
		put(t, table, NatChina, "peiping", "militia")
		put(t, table, ImperialJapan, "peiping", "infantry")
		goes(t, table, ids[0], "shansi tsingtao !peiping !jehol !harbin")
		goes(t, table, ids[1], "tsingtao korea !peiping !nanking !formosa")
	})
	t.Run("11.51 Subs and Air Forces go out through what is not Friendly, and do not stay there", func(t *testing.T) {
		table := atWar(t, Japan)
		for _, sea := range []string{"mariana-sea", "bonin-sea", "philippine-sea", "caroline-sea"} {
			put(t, table, US, sea, "fleet")
		}
		sub, fleet, wing := one(t, table, ImperialJapan, "mariana-sea", "sub"), one(t, table, ImperialJapan, "mariana-sea", "fleet"), one(t, table, ImperialJapan, "mariana-sea", "airforce")
		goes(t, table, sub, "tokyo marshall-sea carolines !bonin-sea !philippine-sea !guam")
		goes(t, table, fleet, "marshall-sea carolines north-pacific-ocean !tokyo !bonin-sea")
		goes(t, table, wing, "tokyo carolines palau !marshall-sea")
	})
	t.Run("11.51 Proxy Powers' units do not leave China on their way, nor do those of others come in", func(t *testing.T) {
		table := atWar(t, Soviets)
		declare(table, Soviets, Japan)
		conquered(t, table, Reds, "sinkiang", "inner-mongolia") // and Mongolia lies between
		put(t, table, ImperialJapan, "sinkiang", "infantry")
		goes(t, table, one(t, table, RedChina, "sinkiang", "tank"), "!alma-ata !mongolia !novosibirsk !inner-mongolia")
		goes(t, table, one(t, table, Russia, "sinkiang", "tank"), "alma-ata mongolia novosibirsk omsk")
	})
	t.Run("11.221 one Ground unit Invades over each coast, Islets' too, also where nobody is; ships without limit, and none on a friend's shore", func(t *testing.T) {
		table := atWar(t, Japan)
		ids := put(t, table, ImperialJapan, "philippine-sea", "marine", "infantry", "fleet")
		other := one(t, table, ImperialJapan, "mariana-sea", "infantry")
		s := moves(t, table, 9)
		march(t, s, "japan", ids[0], "enter", "philippine-sea", "guam")
		same(t, "a second over that coast", entersFrom(t, s, ids[1], "guam"), "mariana-sea")
		march(t, s, "japan", other, "enter", "mariana-sea", "guam")
		same(t, "over neither", entersFrom(t, s, ids[1], "guam"), "")
		same(t, "the Infantry, to a friend's shore", reach(t, tableOf(s), ids[1], "palau"), true)
		same(t, "the Fleet", reach(t, tableOf(s), ids[2], "guam"), true)
	})
	t.Run("11.53 a BattleGroup is of units that come from one area by one border; others make another", func(t *testing.T) {
		table := atWar(t, Japan)
		put(t, table, US, "mariana-sea", "fleet 4")
		tokyo := put(t, table, ImperialJapan, "tokyo", "fleet", "carrier", "sub")
		bonins := put(t, table, ImperialJapan, "bonins", "fleet", "carrier")
		s := moves(t, table, 9)
		march(t, s, "japan", tokyo[0], "enter", "bonin-sea", "mariana-sea")
		s.Play("japan", "move:area/tokyo>nation/japan", "unit:unit/japan-carrier-1")
		s.Offered("japan", "enter:area/bonin-sea>area/mariana-sea", "enter:area/bonin-sea>area/mariana-sea#1")
		s.Refused("japan", "enter:area/bonin-sea>area/mariana-sea#2", "enter:area/philippine-sea>area/mariana-sea#1")
		s.Play("japan", "enter:area/bonin-sea>area/mariana-sea#1")
		s.Play("japan", "move:area/bonins>nation/japan", "unit:"+string(printed().UnitRef(bonins[0])))
		s.Refused("japan", "enter:area/bonin-sea>area/mariana-sea#1", "enter:area/bonins>area/mariana-sea#1")
		s.Play("japan", "enter:area/bonins>area/mariana-sea")
		groups := [3]uint8{}
		for i, id := range []blockwar.ID{tokyo[0], tokyo[1], bonins[0]} {
			groups[i] = tableOf(s).Blocks.Get(id).Group
		}
		same(t, "BattleGroups", groups, [3]uint8{1, 1, 2})
	})
	t.Run("11.54 Aggression is to enter unoccupied Enemy Territory or where Enemies are alone, and the occupant stays the Owner", func(t *testing.T) {
		table, shansi, tsingtao := shantung(t)
		s := moves(t, table, 9)
		march(t, s, "japan", tsingtao[1], "enter", "tsingtao", "suchow")
		same(t, "Aggression", tableOf(s).Turn.Aggressed[0], at(t, "suchow"))
		s.Forget()
		march(t, s, "japan", shansi[0], "enter", "shansi", "suchow")
		s.NotSaw("aggression")
		tableOf(s).EvaluateControl()
		same(t, "Owner", tableOf(s).Controller(at(t, "suchow")), Nationalists)
		table, _, tsingtao = shantung(t)
		for len(table.Here(at(t, "suchow"), func(*blockwar.Block) bool { return true })) > 0 {
			table.TakeOff(table.Here(at(t, "suchow"), func(*blockwar.Block) bool { return true })[0].ID)
		}
		s = moves(t, table, 9)
		march(t, s, "japan", tsingtao[1], "go", "tsingtao", "nanking")
		s.Saw("aggression", "area/tsingtao", "area/nanking")
	})
	t.Run("11.54 units that join those of their Proxy Power in a Battle do not Aggress", func(t *testing.T) {
		for _, beside := range []bool{true, false} {
			table := atWar(t, USA)
			hostilities(table, Japan, Nationalists)
			conquered(t, table, Japan, "canton")
			put(t, table, ImperialJapan, "canton", "infantry")
			if beside {
				put(t, table, NatChina, "canton", "militia")
			}
			marine := one(t, table, US, "hong-kong", "marine")
			s := moves(t, table, 1)
			march(t, s, "usa", marine, "enter", "hong-kong", "canton")
			same(t, "Aggression", len(tableOf(s).Turn.Aggressed) == 0, beside)
		}
	})
	t.Run("11.55 Air, Naval and Submarine units that Aggress on land alone Raid, and take nothing", func(t *testing.T) {
		table := atWar(t, Japan)
		put(t, table, US, "guam", "sub 1")
		ids := put(t, table, ImperialJapan, "marianas", "carrier 2", "infantry")
		s := whole(t, table)
		s.Play("japan", "done")
		march(t, s, "japan", ids[0], "enter", "mariana-sea", "guam")
		s.Play("japan", "done")
		s.Saw("raid", "area/guam")
		fires(s, "japan", "japan-carrier-1", "submarine", 6, 6)
		fires(s, "usa", "us-sub-1", "naval", 6)
		s.PlayIf("japan", "withdraw", "retreat:area/guam>area/mariana-sea")
		same(t, "Guam", tableOf(s).Controller(at(t, "guam")), USA)
	})
	t.Run("11.551 with Ground Support it is no Raid, be it the Proxy Power's", func(t *testing.T) {
		table := atWar(t, USA)
		hostilities(table, Japan, Nationalists)
		conquered(t, table, Japan, "canton")
		put(t, table, ImperialJapan, "canton", "infantry")
		put(t, table, US, "canton", "airforce")
		table.EvaluateControl()
		same(t, "alone", table.Raids(USA, at(t, "canton")), true)
		put(t, table, NatChina, "canton", "militia")
		same(t, "beside Militia", table.Raids(USA, at(t, "canton")), false)
	})
	t.Run("11.552 nobody Raids where nobody is, but to bomb industry, or after Ground units, the Proxy Power's too", func(t *testing.T) {
		table := atWar(t, USA)
		wing := one(t, table, US, "bonin-sea", "carrier")
		bomber := one(t, table, US, "vladivostok", "airforce")
		table.Control[at(t, "vladivostok")] = USA
		goes(t, table, wing, "!tokyo !osaka")
		put(t, table, US, "vladivostok", "infantry")
		goes(t, table, bomber, "!tokyo !korea")
		reveals(table, USA, Incendiaries)
		goes(t, table, bomber, "tokyo !korea !osaka")
		put(t, table, ImperialJapan, "korea", "fleet")
		goes(t, table, bomber, "korea")
		hostilities(table, Japan, Nationalists)
		put(t, table, US, "fukien", "infantry")
		fukien := one(t, table, US, "fukien", "airforce")
		put(t, table, ImperialJapan, "canton", "fleet")
		conquered(t, table, Japan, "canton", "kwangsi")
		goes(t, table, fukien, "canton !kwangsi")
		put(t, table, NatChina, "kwangsi", "militia")
		table.Control[at(t, "kwangsi")] = Japan
		same(t, "with Militia there", table.Front(USA).Of(table.Blocks.Get(fukien)).Moving(table.Blocks.Get(fukien)).To[at(t, "kwangsi")], true)
	})
}

// leavesOver reports whether a unit may Disengage over a border now.
func leavesOver(t *testing.T, s *enginetest.Script, id blockwar.ID, over string) bool {
	t.Helper()
	b := tableOf(s).Blocks.Get(id)
	m := tableOf(s).Survey(tableOf(s).SideOf(id.Nation)).Moving(b)
	return slices.ContainsFunc(m.Exits, func(x blockwar.Exit) bool { return x.Over == at(t, over) })
}

// entersFrom lists the borders by which a unit may Engage into an area now.
func entersFrom(t *testing.T, s *enginetest.Script, id blockwar.ID, to string) string {
	t.Helper()
	var from []string
	for _, e := range tableOf(s).Survey(tableOf(s).SideOf(id.Nation)).Moving(tableOf(s).Blocks.Get(id)).Enters {
		if e.To == at(t, to) {
			from = append(from, printed().Place(e.From).Slug)
		}
	}
	return strings.Join(from, " ")
}
