package triumph

import (
	"slices"
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// produce begins one Faction's Production.
func produce(t *testing.T, table *Table, f Faction) (*Table, func(answers ...string), func(begin string) string) {
	t.Helper()
	table.Phase = blockwar.ProductionPhase
	s := run(t, table, &blockwar.Spending{Faction: f})
	s.Deal(7)
	return tableOf(s), func(answers ...string) { s.Play(printed().FactionFacts(f).Slug, answers...) }, func(begin string) string { return legal(s, printed().FactionFacts(f).Slug, begin) }
}

func TestProduction(t *testing.T) {
	t.Run("7.21 the least of IND and POP at Peace, and of RES too at War", func(t *testing.T) {
		table := europe(t)
		for f, n := range map[Faction]int{Axis: 11, West: 7, USSR: 9} {
			want(t, printed().FactionFacts(f).Slug, table.ProductionLevel(f, true), n)
		}
		declare(table, Axis, West)
		want(t, "the Axis at War", table.ProductionLevel(Axis, true), 6)
		want(t, "the USSR, still at Peace", table.ProductionLevel(USSR, true), 9)
	})
	t.Run("7.2 each in Turn Order", func(t *testing.T) {
		table := europe(t)
		table.Order = printed().TurnOrder(6)
		s := run(t, table, &blockwar.Production{})
		for _, f := range []string{"ussr", "axis", "west"} {
			s.Asked(f, "production")
			if printed().FactionFacts(tableOf(s).Active).Slug != f {
				t.Errorf("%s is Active, want %v", printed().FactionFacts(tableOf(s).Active).Slug, f)
			}
			s.Play(f, "done")
		}
	})
	t.Run("7.22 every card and every step costs one, and what is built stays secret", func(t *testing.T) {
		s := run(t, europe(t), &blockwar.Spending{Faction: West})
		s.Deal(1)
		s.Play("west", "buy:deck/action", "buy:deck/investment")
		s.Play("west", "cadre:area/london>nation/britain")
		d := s.Asked("west", "cadre")
		if d.Seen != blockwar.SeenBy(West) || d.Public == "" {
			t.Errorf(`everybody sees what is built: got Seen %v and Public %v; want %v and not ""`, d.Seen, d.Public, blockwar.SeenBy(West))
		}
		s.Play("west", "raise:type/tank>area/london")
		want(t, "Production left", s.Asked("west", "production").Left+1, 4)
		for _, u := range sees(s, USSR).Units {
			t.Errorf("the USSR: got %v in view, want no unit", u)
		}
		s.Play("west", "buy:deck/action", "buy:deck/action", "buy:deck/action", "buy:deck/action")
		same(t, "when all is spent", strings.Join(s.Legal("west"), " "), "done")
	})
	t.Run("7.24 cards are bought blind: nobody may look at them before Production is over", func(t *testing.T) {
		s := run(t, europe(t), &blockwar.Spending{Faction: West})
		s.Play("west", "buy:deck/investment")
		d := s.Asked("chance", "deal")
		if d.Seen != engine.Unseen {
			t.Errorf("seen by %v: got Seen %v, want %v", d.Seen.List(), d.Seen, engine.Unseen)
		}
		s.Chance("deal:investment/38")
		if v := sees(s, West).Factions[1]; v.Bought != 1 || v.Cards != 0 || len(v.Own.Investment) > 0 {
			t.Errorf("got %+v; want Bought 1, Cards 0 and Investment none", v)
		}
		s.Play("west", "done")
		if e := s.Saw("card-seen", "investment/38"); e.Seen != blockwar.SeenBy(West) {
			t.Errorf("others see it too: got %v, want %v", e.Seen, blockwar.SeenBy(West))
		}
		want(t, "cards in hand", tableOf(s).Faction(West).Hand.Len(), 1)
	})
	t.Run("7.24 a deck that runs out takes its discards back, and then there are no more", func(t *testing.T) {
		table := europe(t)
		table.Decks[blockwar.ActionDeck] = blockwar.Deck{Discard: 1 << 5}
		for n := 1; n <= blockwar.CardCount; n++ {
			if n != 5 {
				table.Faction(USSR).Hand[blockwar.ActionDeck].Add(n)
			}
		}
		s := run(t, table, &blockwar.Spending{Faction: West})
		s.Chance("deal:action/5")
		s.Play("west", "buy:deck/action")
		s.Saw("reshuffled")
		s.Refused("west", "buy:deck/action")
		s.Offered("west", "buy:deck/investment")
	})
}

func TestBuilding(t *testing.T) {
	t.Run("7.23 a unit gains one step in a Production, up to its maximum", func(t *testing.T) {
		table := europe(t)
		units(t, table, SovietUnion, "kiev", "infantry")
		table, play, offered := produce(t, table, USSR)
		play("step:area/kiev>nation/ussr", "strengthen:unit/ussr-infantry-1")
		same(t, "offered again", offered("step:area/kiev"), "")
		play("done")
		if b := table.UnitOf("unit/ussr-infantry-1"); b.CV != 2 || b.Marks != 0 {
			t.Errorf("got %+v; want CV 2 and Marks 0", b)
		}
		table.UnitOf("unit/ussr-infantry-1").CV = 3
		_, _, offered = produce(t, table, USSR)
		same(t, "at its maximum", offered("step:area/kiev"), "")
	})
	t.Run("7.23 a new Cadre is of any type, at home, and grows no further", func(t *testing.T) {
		_, play, offered := produce(t, europe(t), Axis)
		play("cadre:area/milan>nation/italy")
		same(t, "types", offered(""), "raise:type/airforce>area/milan raise:type/carrier>area/milan raise:type/fleet>area/milan "+
			"raise:type/fortress>area/milan raise:type/infantry>area/milan raise:type/sub>area/milan raise:type/tank>area/milan")
		play("raise:type/tank>area/milan")
		same(t, "a step for it", offered("step:area/milan"), "")
		same(t, "German Cadres in Italy", offered("cadre:area/milan>nation/germany"), "")
	})
	t.Run("2.3 Cadres are built in Home Territory alone, Colonies are none", func(t *testing.T) {
		table := europe(t)
		for slug, n := range map[string]Nation{"delhi": Britain, "algiers": France, "ottawa": Britain} {
			if got := table.Builder(West).CadreTypes(n, at(t, slug)); len(got) != 1 || got[0] != blockwar.Fortress {
				t.Errorf("%s: %v; want 1 and got[0] %v", slug, got, blockwar.Fortress)
			}
		}
		if got := table.Builder(West).CadreTypes(Britain, at(t, "glasgow")); len(got) != 7 {
			t.Errorf("glasgow: %v, want 7", got)
		}
	})
	t.Run("7.231 Major Powers fortify their own Nation and Colonies, the Great Power all else", func(t *testing.T) {
		table := europe(t)
		table.TakeNation(nation(t, "austria"), Axis)
		for slug, n := range map[string]Nation{"tripoli": Italy, "rome": Italy, "berlin": Germany, "vienna": Germany} {
			for _, m := range []Nation{Germany, Italy} {
				got := false
				for _, u := range table.Builder(Axis).CadreTypes(m, at(t, slug)) {
					got = got || u == blockwar.Fortress
				}
				if got != (m == n) {
					t.Errorf("%s: a Fortress of %s: %v, want %v", slug, printed().NationFacts(m).Slug, got, (m == n))
				}
			}
		}
		units(t, table, Germany, "vienna", "fortress")
		if len(table.Builder(Axis).CadreTypes(Germany, at(t, "vienna"))) > 0 {
			t.Errorf("two Fortresses in Vienna: got %v, want none", table.Builder(Axis).CadreTypes(Germany, at(t, "vienna")))
		}
		if len(table.Builder(Axis).CadreTypes(Germany, at(t, "warsaw"))) > 0 {
			t.Errorf("a Fortress in a Neutral: got %v, want none", table.Builder(Axis).CadreTypes(Germany, at(t, "warsaw")))
		}
	})
	t.Run("7.231 once a Major Power is Defeated its old Faction fortifies what it holds there as any other does", func(t *testing.T) {
		table := front(t)
		units(t, table, Germany, "paris", "infantry")
		units(t, table, Britain, "algiers", "infantry")
		table.EndTurn() // France is Defeated, the West keeps French North Africa
		for slug, c := range map[string]struct {
			by Faction
			of Nation
		}{"algiers": {West, Britain}, "morocco": {West, Britain}, "marseille": {Axis, Germany}} {
			want := []blockwar.Type{blockwar.Fortress}
			if got := table.Builder(c.by).CadreTypes(c.of, at(t, slug)); !slices.Equal(got, want) {
				t.Errorf("%s: got %v, want %v", slug, got, want)
			}
		}
	})
	t.Run("7.23 nothing is built at sea or in a Battle", func(t *testing.T) {
		table := europe(t)
		declare(table, Axis, West)
		units(t, table, Britain, "north_sea", "fleet")
		units(t, table, France, "paris", "infantry")
		units(t, table, Germany, "paris", "tank")
		for _, b := range table.Blocks {
			if printed().Place(b.At).Slug != "paris" && printed().Place(b.At).Slug != "north_sea" {
				continue
			}
			if table.Builder(printed().SideOf(b.ID.Nation)).CanStrengthen(&b) {
				t.Errorf("%s in %s gains a step: got true, want false", printed().UnitRef(b.ID), printed().Place(b.At).Slug)
			}
		}
		if len(table.Builder(West).CadreTypes(France, at(t, "paris"))) > 0 {
			t.Errorf("a Cadre is built in the middle of a Battle: got %v, want none", table.Builder(West).CadreTypes(France, at(t, "paris")))
		}
	})
	t.Run("14.12 Unsupplied Ground units gain nothing, Fortresses and others do", func(t *testing.T) {
		table := europe(t)
		declare(table, Axis, West)
		units(t, table, Italy, "cyrenaica", "infantry", "airforce", "fortress")
		units(t, table, Britain, "central_mediterranean", "fleet")
		units(t, table, Britain, "eastern_mediterranean", "fleet")
		units(t, table, Britain, "tyrrhenian_sea", "fleet")
		for kind, ok := range map[string]bool{"infantry": false, "airforce": true, "fortress": true} {
			b := table.Blocks.Get(blockwar.ID{Nation: Italy, Type: printed().MustType(kind), No: 1})
			if table.Builder(Axis).CanStrengthen(b) != ok {
				t.Errorf("%s: %v: got CanStrengthen(b) %v, want %v", kind, !ok, table.Builder(Axis).CanStrengthen(b), ok)
			}
		}
		table.Side(Axis).Wars, table.Side(West).Wars = 0, 0
		if b := table.Blocks.Get(blockwar.ID{Nation: Italy, Type: blockwar.Infantry, No: 1}); !table.Builder(Axis).CanStrengthen(b) {
			t.Error("at Peace nobody needs supply: got false, want true")
		}
	})
	t.Run("3.3 a unit is disbanded at any time and can be built again", func(t *testing.T) { kit(t).Disbanded(Germany, "berlin") })
}
