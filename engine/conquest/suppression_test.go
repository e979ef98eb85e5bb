package conquest

import (
	"testing"

	"interbellum/engine"
	"interbellum/engine/blockwar"
	"interbellum/engine/enginetest"
)

// suppress commits a unit of a Nation in an area.
func suppress(s *enginetest.Script, seat, area, nation, unit string) {
	s.T.Helper()
	s.Play(seat, "suppress:area/"+area+">nation/"+nation, "commit:unit/"+unit)
}

func TestSuppression(t *testing.T) {
	nanking := func(t *testing.T) *Table {
		table := summer(t, Japan)
		rebel(t, table, "nanking")
		put(t, table, ImperialJapan, "nanking", "airforce 3", "infantry 3")
		return table
	}
	t.Run("17.4 Nanking: the Air Force's <1,2,5> kills the Partisan, the Infantry must fire still, and its <1,4,6> creates one", func(t *testing.T) {
		s := combat(t, nanking(t))
		suppress(s, "japan", "nanking", "japan", "japan-infantry-1")
		suppress(s, "japan", "nanking", "japan", "japan-airforce-1")
		s.Play("japan", "done")
		s.Chance(1, 2, 5, 1, 4, 6)
		same(t, "after the Air Force", s.Saw("partisan-gone").N, 0)
		same(t, "after the Infantry", partisansIn(t, s, "nanking"), 1)
		same(t, "units", standing(s, "nanking"), "japan-airforce 3 japan-infantry 3")
		same(t, "Japan has fought", tableOf(s).Faction(Japan).Fought, false)
		for _, b := range tableOf(s).Blocks {
			same(t, "stands up again", b.Has(blockwar.FaceUp), false)
		}
	})
	t.Run("17.4 Fortresses do not suppress, nor units in a disputed Province, nor the Soviets", func(t *testing.T) {
		table := summer(t, USA)
		rebel(t, table, "nanking", "suchow")
		put(t, table, NatChina, "nanking", "fortress 2", "militia")
		put(t, table, NatChina, "suchow", "militia")
		put(t, table, RedChina, "suchow", "militia")
		s := combat(t, table)
		same(t, "where", legal(s, "usa", "suppress"), "suppress:area/nanking>nation/nationalist-china")
		s.Play("usa", "suppress:area/nanking>nation/nationalist-china")
		same(t, "who", legal(s, "usa", "commit"), "commit:unit/nationalist-china-militia-1")
		table = summer(t, Soviets)
		rebel(t, table, "sian")
		put(t, table, RedChina, "sian", "militia")
		same(t, "the Soviets", inWords(suppressions(table, Soviets)), "")
	})
	t.Run("17.4 it is asked once for each unit at most who suppresses, and then whether these are all", func(t *testing.T) {
		table := summer(t, Japan)
		rebel(t, table, "nanking")
		put(t, table, ImperialJapan, "nanking", "infantry 3", "fortress")
		s := combat(t, table)
		suppress := "suppress:area/nanking>nation/japan"
		s.Play("japan", suppress, "none")
		same(t, "asked for the other", legal(s, "japan", "suppress"), suppress)
		s.Play("japan", suppress)
		same(t, "what its owner sees committed", len(s.Match.View(blockwar.SeenBy(Japan)).(*View).Own.(*Shown).Suppressing), 0)
		s.Play("japan", "commit:unit/japan-infantry-1")
		same(t, "asked again", legal(s, "japan", "suppress"), "")
		same(t, "what its owner sees committed", s.Match.View(blockwar.SeenBy(Japan)).(*View).Own.(*Shown).Suppressing[0], engine.Ref("unit/japan-infantry-1"))
		same(t, "and others see", len(s.Match.View(blockwar.SeenBy(USA)).(*View).Own.(*Shown).Suppressing), 0)
		s.Play("japan", "done")
	})
	t.Run("17.4 the new Partisan is placed after the Hits of the unit have been applied", func(t *testing.T) {
		table := summer(t, Japan)
		rebel(t, table, "nanking", "nanking")
		put(t, table, ImperialJapan, "nanking", "infantry 2")
		s := combat(t, table)
		suppress(s, "japan", "nanking", "japan", "japan-infantry-1")
		s.Play("japan", "done")
		s.Chance(6, 1)
		same(t, "left", partisansIn(t, s, "nanking"), 2)
	})
	t.Run("17.5 with Guerrilla Warfare the Partisans fire first, at G1", func(t *testing.T) {
		table := nanking(t)
		rebel(t, table, "nanking")
		reveals(table, Soviets, GuerrillaWarfare)
		s := combat(t, table)
		suppress(s, "japan", "nanking", "japan", "japan-infantry-1")
		s.Play("japan", "done")
		s.Chance(1, 2, 4, 5)
		same(t, "units", standing(s, "nanking"), "japan-airforce 3 japan-infantry 2")
		same(t, "left", partisansIn(t, s, "nanking"), 2)
	})
	t.Run("17.5 the ambush hits no Air Force", func(t *testing.T) {
		table := summer(t, Japan)
		rebel(t, table, "nanking")
		put(t, table, ImperialJapan, "nanking", "airforce 2")
		reveals(table, Soviets, GuerrillaWarfare)
		s := combat(t, table)
		suppress(s, "japan", "nanking", "japan", "japan-airforce-1")
		s.Play("japan", "done")
		s.Chance(1, 5, 5)
		same(t, "units", standing(s, "nanking"), "japan-airforce 2")
	})
	t.Run("17.5 a unit lost in the ambush does not fire", func(t *testing.T) {
		table := summer(t, Japan)
		rebel(t, table, "nanking")
		put(t, table, ImperialJapan, "nanking", "infantry")
		reveals(table, Soviets, GuerrillaWarfare)
		s := combat(t, table)
		suppress(s, "japan", "nanking", "japan", "japan-infantry-1")
		s.Play("japan", "done")
		s.Chance(1)
		same(t, "units", standing(s, "nanking"), "")
		same(t, "Partisans", partisansIn(t, s, "nanking"), 1)
	})
}

func TestInsurgents(t *testing.T) {
	laid := func(t *testing.T, province string) *Table {
		table := summer(t, Soviets)
		cards := provinceCards(t, table, province)
		hold(t, table, Soviets, cards[0], cards[1])
		return table
	}
	t.Run("7.352 a pair of cards of one Province goes into the Secret Vault, where nobody else sees which", func(t *testing.T) {
		table := laid(t, "sinkiang")
		table.Order[0], table.Order[1], table.Order[2] = Soviets, Japan, USA
		s := govern(t, table)
		s.Play("soviet", "insurgents")
		d := s.Asked("soviet", "lay-insurgents")
		if d.Public == "" || d.Seen.Has(1) {
			t.Errorf(`the others see which pair it is: got Public %v and Has(1) %v; want not "" and false`, d.Public, d.Seen.Has(1))
		}
		s.Play("soviet", d.Legal[0].Words())
		same(t, "pairs", len(chinaOf(tableOf(s)).Insurgents), 1)
		same(t, "cards left in the hand", tableOf(s).Faction(Soviets).Hand.Len(), 0)
	})
	// hidden is a Summer of the Soviets with a pair of cards for a Province in their Vault, and another in their hand.
	hidden := func(t *testing.T, province string) *Table {
		table := laid(t, "kansu")
		chinaOf(table).Insurgents = []Insurgents{{at(t, province), 5, 9}}
		table.Decks[0].Draw.Remove(5)
		table.Decks[0].Draw.Remove(9)
		return table
	}
	t.Run("11.6 for a Command a pair is shown and discarded, and its Militia of 2 CV does not move in that phase", func(t *testing.T) {
		s := moves(t, hidden(t, "sian"), 2)
		s.Play("soviet", "insurgents-rise:area/sian")
		same(t, "in Sian", standing(s, "sian"), "red-china-militia 2")
		same(t, "Commands left", s.Asked("soviet", "move").Left+1, 1)
		same(t, "can move", legal(s, "soviet", "move:"), "")
		if d := tableOf(s).Decks[0].Discard; !d.Has(5) || !d.Has(9) {
			t.Errorf("the cards are not discarded: got Has(5) %v and Has(9) %v; want true and true", d.Has(5), d.Has(9))
		}
	})
	t.Run("11.6 without a Command left they stay hidden, and only the Soviets activate them", func(t *testing.T) {
		table := hidden(t, "sian")
		same(t, "no Command", legal(moves(t, table.Clone(), 0), "soviet", "insurgents"), "")
		table.Active = Japan
		same(t, "Japan", legal(moves(t, table, 2), "japan", "insurgents"), "")
	})
	t.Run("16.14 what was laid in the Government Phase rises in a later Season, whichever it is, and frees the Soviets' hand", func(t *testing.T) {
		table := laid(t, "sinkiang")
		table.Phase, table.Order = blockwar.GovernmentPhase, blockwar.Order{Soviets, Japan, USA}
		s := govern(t, table)
		s.Play("soviet", "insurgents")
		pair := s.Asked("soviet", "lay-insurgents").Legal[0]
		s.Play("soviet", pair.Words())
		later := tableOf(s)
		same(t, "the HandSize Limit", later.HandLimit(Soviets), 5)
		later.Phase, later.Active = blockwar.Fall, Soviets
		later.Nations[nation(t, "sinkiang")].Marker = Reds
		m := moves(t, later, 1)
		m.Play("soviet", "insurgents-rise:"+string(later.AreaRef(Area(pair.N))))
		same(t, "in Sinkiang", standing(m, "sinkiang"), "red-china-militia 2")
		same(t, "the HandSize Limit then", tableOf(m).HandLimit(Soviets), 6)
	})
	t.Run("11.6s where they are alone among Rivals it is Aggression", func(t *testing.T) {
		table := summer(t, Soviets)
		chinaOf(table).Insurgents = []Insurgents{{at(t, "suchow"), 5, 9}}
		put(t, table, NatChina, "suchow", "militia")
		s := moves(t, table, 1)
		s.Play("soviet", "insurgents-rise:area/suchow")
		s.Saw("aggression")
	})
}
