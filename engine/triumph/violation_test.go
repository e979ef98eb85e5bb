package triumph

import (
	"testing"

	"interbellum/engine/blockwar"
)

// violate lets a Faction Violate a Neutral.
func violate(t *testing.T, table *Table, by Faction, slug string) *blockwar.Violation {
	t.Helper()
	table.Phase = blockwar.Summer
	return &blockwar.Violation{By: by, Nation: nation(t, slug)}
}

func TestViolation(t *testing.T) {
	t.Run("15.42 Poland deploys a Fortress of three in Warsaw, of two in Lvov, of one in Vilna", func(t *testing.T) {
		table := europe(t)
		influence(t, table, USSR, 1, "poland")
		s := run(t, table, violate(t, table, Axis, "poland"))
		s.Deal(1)
		now := tableOf(s)
		for slug, cv := range map[string]uint8{"warsaw": 3, "lvov": 2, "vilna": 1} {
			list := now.Here(at(t, slug), func(*blockwar.Block) bool { return true })
			if len(list) != 1 || list[0].CV != cv || list[0].ID.Type != blockwar.Fortress || list[0].ID.Nation != printed().Forces() {
				t.Errorf("%s: %v; want list 1, list[0].CV %v, Type %v and Nation %v", slug, list, cv, blockwar.Fortress, printed().Forces())
			}
		}
		if !now.Faction(Axis).Violated || now.EarnsDividend(Axis) {
			t.Errorf("7.13 the Violator earns a Peace Dividend: got Violated %v and EarnsDividend(Axis) %v; want true and false", now.Faction(Axis).Violated, now.EarnsDividend(Axis))
		}
		if now.AtWar(Axis) {
			t.Error("an Associate brings war: got true, want false")
		}
	})
	t.Run("8.14 all Influence is cancelled, and Diplomacy reaches the Armed Minor no more", func(t *testing.T) {
		table := europe(t)
		influence(t, table, West, 1, "norway")
		s := run(t, table, violate(t, table, USSR, "norway"))
		s.Deal(1)
		now := tableOf(s)
		norway := now.Nations[nation(t, "norway")]
		if norway.Influence.N != 0 || !norway.Armed || norway.Violators != blockwar.SetOf(USSR) || now.CanPress(nation(t, "norway"), West) {
			t.Errorf("got %+v; want N 0, Armed true, Violators %v and CanPress(nation(norway), West) false", norway, blockwar.SetOf(USSR))
		}
		want(t, "RES of the West", now.Levels(West, false).Res, 11)
	})
	t.Run("15.41 each Rival draws a card for Norway, two for Austria, three for Poland", func(t *testing.T) {
		for slug, n := range map[string]int{"norway": 1, "austria": 2, "poland": 3, "albania": 0} {
			table := europe(t)
			s := run(t, table, violate(t, table, West, slug))
			s.Deal(2)
			for f, cards := range map[Faction]int{Axis: n, West: 0, USSR: n} {
				want(t, slug+": "+printed().FactionFacts(f).Slug, tableOf(s).Faction(f).Hand[blockwar.ActionDeck].Len(), cards)
			}
		}
	})
	t.Run("8.13 a Protectorate that is attacked becomes a Satellite of its Protector, with war", func(t *testing.T) {
		table := europe(t)
		influence(t, table, West, 2, "czechoslovakia")
		s := run(t, table, violate(t, table, Axis, "czechoslovakia"))
		s.Deal(1)
		s.Play("west", "stand", "place:type/infantry>area/prague")
		now := tableOf(s)
		if !now.Enemies(Axis, West) || now.Enemies(USSR, West) || now.Controller(at(t, "prague")) != West || now.Neutral(nation(t, "czechoslovakia")) {
			t.Errorf("no war, or no Satellite: got Enemies(Axis, West) %v, Enemies(USSR, West) %v, Controller(prague) %v and Neutral(nation(czechoslovakia)) %v; want true, false, %v and false",
				now.Enemies(Axis, West), now.Enemies(USSR, West), now.Controller(at(t, "prague")), now.Neutral(nation(t, "czechoslovakia")), West)
		}
		if b := now.UnitOf("unit/britain-infantry-2"); b == nil || b.CV != 2 || b.At != at(t, "prague") {
			t.Errorf("the garrison: %v; want b one, CV 2 and At %v", b, at(t, "prague"))
		}
	})
	t.Run("8.0 the West takes one marker off Czechoslovakia, and there is no Declaration of War", func(t *testing.T) {
		table := europe(t)
		influence(t, table, West, 2, "czechoslovakia")
		s := run(t, table, violate(t, table, Axis, "czechoslovakia"))
		s.Deal(1)
		s.Play("west", "withdraw")
		now := tableOf(s)
		if now.AtWar(Axis) || !now.Nations[nation(t, "czechoslovakia")].Armed || len(s.Match.Open()) > 0 {
			t.Errorf("at war: %v\n%s: got Open %v; want AtWar(Axis) false, Nations[nation(czechoslovakia)].Armed true and Open none", now.AtWar(Axis), s.Open(), s.Match.Open())
		}
	})
	t.Run("8.13 the Protector itself may be the Violator, without any war", func(t *testing.T) {
		table := europe(t)
		influence(t, table, West, 2, "norway")
		s := run(t, table, violate(t, table, West, "norway"))
		s.Deal(1)
		if now := tableOf(s); now.AtWar(West) || !now.Nations[nation(t, "norway")].Armed {
			t.Errorf("war with itself: got AtWar(West) %v; want AtWar(West) false and Nations[nation(norway)].Armed true", now.AtWar(West))
		}
	})
	t.Run("15.42 there are eight Neutral Fortresses", func(t *testing.T) {
		table := europe(t)
		table.Pool[printed().PoolOf(printed().Forces())][blockwar.Fortress] = 1
		s := run(t, table, violate(t, table, USSR, "turkey"))
		s.Deal(1)
		want(t, "deployed", tableOf(s).Blocks.Count(printed().Forces(), blockwar.Fortress), 1)
	})
	t.Run("15.22 a Declaration of War: Enemies, a cheaper factory for the victim, Surprise, and a point less", func(t *testing.T) {
		table := europe(t)
		before := table.Points(Axis, true).Declared
		seen := table.DeclareWar(Axis, USSR)
		want(t, "the victim's Factory Cost", table.FactoryCost(USSR), 5)
		want(t, "the declarer's", table.FactoryCost(Axis), 5)
		want(t, "points lost", table.Points(Axis, true).Declared-before, 1)
		if !table.Enemies(USSR, Axis) || !table.Side(Axis).Surprise || table.Side(USSR).Surprise || len(seen) != 1 {
			t.Errorf("what war does: got Enemies(USSR, Axis) %v, Surprise %v, Surprise %v and seen %v; want true, true, false and 1", table.Enemies(USSR, Axis), table.Side(Axis).Surprise, table.Side(USSR).Surprise, len(seen))
		}
		if table.DeclareWar(USSR, Axis) != nil || table.Faction(USSR).Declared != 0 {
			t.Errorf("it is declared back: got DeclareWar(USSR, Axis) %v and Declared %v; want none and 0", table.DeclareWar(USSR, Axis), table.Faction(USSR).Declared)
		}
	})
}
