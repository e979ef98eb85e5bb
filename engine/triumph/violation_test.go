package triumph

import (
	"testing"

	"interbellum/engine/blockwar"
)

// violate lets a Faction Violate a Neutral.
func violate(t *testing.T, table *Table, by Faction, slug string) *violation {
	t.Helper()
	table.Phase = Summer
	return &violation{By: by, Nation: nation(t, slug)}
}

func TestViolation(t *testing.T) {
	t.Run("15.42 Poland deploys a Fortress of three in Warsaw, of two in Lvov, of one in Vilna", func(t *testing.T) {
		table := europe(t)
		influence(t, table, USSR, 1, "poland")
		s := run(t, table, violate(t, table, Axis, "poland"))
		s.Deal(1)
		now := tableOf(s)
		for slug, cv := range map[string]uint8{"warsaw": 3, "lvov": 2, "vilna": 1} {
			list := now.here(at(t, slug), func(*block) bool { return true })
			if len(list) != 1 || list[0].CV != cv || list[0].ID.Type != blockwar.Fortress || list[0].ID.Nation != NeutralForces {
				t.Errorf("%s: %v", slug, list)
			}
		}
		if !now.faction(Axis).Violated || now.earnsDividend(Axis) {
			t.Error("7.13 the Violator earns a Peace Dividend")
		}
		if now.atWar(Axis) {
			t.Error("an Associate brings war")
		}
	})
	t.Run("8.14 all Influence is cancelled, and Diplomacy reaches the Armed Minor no more", func(t *testing.T) {
		table := europe(t)
		influence(t, table, West, 1, "norway")
		s := run(t, table, violate(t, table, USSR, "norway"))
		s.Deal(1)
		now := tableOf(s)
		norway := now.Nations[nation(t, "norway")]
		if norway.Influence.N != 0 || !norway.Armed || norway.Violators != SetOf(USSR) || now.canPress(nation(t, "norway"), West) {
			t.Errorf("%+v", norway)
		}
		want(t, "RES of the West", now.levels(West, false).Res, 11)
	})
	t.Run("15.41 each Rival draws a card for Norway, two for Austria, three for Poland", func(t *testing.T) {
		for slug, n := range map[string]int{"norway": 1, "austria": 2, "poland": 3, "albania": 0} {
			table := europe(t)
			s := run(t, table, violate(t, table, West, slug))
			s.Deal(2)
			for f, cards := range map[Faction]int{Axis: n, West: 0, USSR: n} {
				want(t, slug+": "+f.String(), tableOf(s).faction(f).Hand[ActionDeck].Len(), cards)
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
		if !now.enemies(Axis, West) || now.enemies(USSR, West) || now.controller(at(t, "prague")) != West || now.neutral(nation(t, "czechoslovakia")) {
			t.Error("no war, or no Satellite")
		}
		if b := now.unitOf("unit/britain-infantry-2"); b == nil || b.CV != 2 || b.At != at(t, "prague") {
			t.Errorf("the garrison: %v", b)
		}
	})
	t.Run("8.0 the West takes one marker off Czechoslovakia, and there is no Declaration of War", func(t *testing.T) {
		table := europe(t)
		influence(t, table, West, 2, "czechoslovakia")
		s := run(t, table, violate(t, table, Axis, "czechoslovakia"))
		s.Deal(1)
		s.Play("west", "withdraw")
		now := tableOf(s)
		if now.atWar(Axis) || !now.Nations[nation(t, "czechoslovakia")].Armed || len(s.Match.Open()) > 0 {
			t.Errorf("at war: %v\n%s", now.atWar(Axis), s.Open())
		}
	})
	t.Run("8.13 the Protector itself may be the Violator, without any war", func(t *testing.T) {
		table := europe(t)
		influence(t, table, West, 2, "norway")
		s := run(t, table, violate(t, table, West, "norway"))
		s.Deal(1)
		if now := tableOf(s); now.atWar(West) || !now.Nations[nation(t, "norway")].Armed {
			t.Error("war with itself")
		}
	})
	t.Run("15.42 there are eight Neutral Fortresses", func(t *testing.T) {
		table := europe(t)
		table.Pool[poolOf(NeutralForces)][blockwar.Fortress] = 1
		s := run(t, table, violate(t, table, USSR, "turkey"))
		s.Deal(1)
		want(t, "deployed", tableOf(s).Blocks.Count(NeutralForces, blockwar.Fortress), 1)
	})
	t.Run("15.22 a Declaration of War: Enemies, a cheaper factory for the victim, Surprise, and a point less", func(t *testing.T) {
		table := europe(t)
		before := table.points(Axis, true).Declared
		seen := table.declareWar(Axis, USSR)
		want(t, "the victim's Factory Cost", table.factoryCost(USSR), 5)
		want(t, "the declarer's", table.factoryCost(Axis), 5)
		want(t, "points lost", table.points(Axis, true).Declared-before, 1)
		if !table.enemies(USSR, Axis) || !table.faction(Axis).Surprise || table.faction(USSR).Surprise || len(seen) != 1 {
			t.Error("what war does")
		}
		if table.declareWar(USSR, Axis) != nil || table.faction(USSR).Declared != 0 {
			t.Error("it is declared back")
		}
	})
}
