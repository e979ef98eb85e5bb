package triumph

import (
	"strings"
	"testing"

	"interbellum/engine/blockwar"
)

func TestCommand(t *testing.T) {
	t.Run("10.1 a card is committed face down, and all are revealed after three passes", func(t *testing.T) { kit(t).Committed() })
	t.Run("10.1 the earliest letter goes first, whatever the Turn Order", func(t *testing.T) {
		table := europe(t)
		table.Phase = blockwar.Summer
		hold(t, table, Axis, "action/40") // Z6
		hold(t, table, West, "action/22") // G8
		hold(t, table, USSR, "action/16") // A6
		units(t, table, Germany, "berlin", "infantry")
		s := run(t, table, &blockwar.Season{})
		for _, p := range [][2]string{{"axis", "40"}, {"west", "22"}, {"ussr", "16"}} {
			s.Play(p[0], "commit", "card:action/"+p[1])
		}
		s.Pass("axis", "west", "ussr")
		for i, f := range []string{"ussr", "west", "axis"} {
			s.PlayIf(f, "declare", "done")
			d := s.Asked(f, "move")
			want(t, f+"'s moves", d.Left+1, []int{6, 8, 6}[i])
			s.Play(f, "done")
		}
		for _, f := range blockwar.AllFactions {
			if tableOf(s).Faction(f).Command != (blockwar.Commitment{}) {
				t.Errorf("%s keeps its card: got Command %v, want %v", printed().FactionFacts(f).Slug, tableOf(s).Faction(f).Command, (blockwar.Commitment{}))
			}
		}
		want(t, "discards", tableOf(s).Decks[blockwar.ActionDeck].Discard.Len(), 3)
	})
	t.Run("10.1 an Investment card only bluffs, and without a card there is no Player Turn", func(t *testing.T) { kit(t).Bluffs() })
	t.Run("10.11 a card for another Season is worth two moves, to the Axis four", func(t *testing.T) {
		for f, n := range map[Faction]int{Axis: 4, West: 2, USSR: 2} {
			table := europe(t)
			table.Phase = blockwar.Fall
			table.Faction(f).Command = blockwar.Commitment{Deck: blockwar.ActionDeck, Card: 7}
			if c := table.CommandOf(f); c.Moves != n || c.Valid || !c.Emergency || c.Letter != "G" {
				t.Errorf(`%s: %+v: got Moves %v, Valid %v, Emergency %v and Letter %v; want %v, false, true and "G"`, printed().FactionFacts(f).Slug, c, c.Moves, c.Valid, c.Emergency, c.Letter, n)
			}
		}
	})
	t.Run("10.11 of equal letters the opponent of the Emergency card chooses", func(t *testing.T) {
		for _, answer := range []string{"go-first", "go-last"} {
			table := europe(t)
			table.Phase = blockwar.Summer
			table.Faction(Axis).Command = blockwar.Commitment{Deck: blockwar.ActionDeck, Card: 7}  // Spring G
			table.Faction(West).Command = blockwar.Commitment{Deck: blockwar.ActionDeck, Card: 22} // Summer G
			table.Faction(USSR).Command = blockwar.Commitment{Deck: blockwar.ActionDeck, Card: 16} // Summer A
			for _, n := range []int{7, 22, 16} {
				table.Decks[blockwar.ActionDeck].Draw.Remove(n)
			}
			s := run(t, table, &blockwar.Season{Stage: blockwar.TiePart})
			s.Play("west", answer)
			order := []string{"ussr", "west", "axis"}
			if answer == "go-last" {
				order = []string{"ussr", "axis", "west"}
			}
			for _, f := range order {
				s.PlayIf(f, "declare", "done")
				s.Asked(f, "move")
				s.Play(f, "done")
			}
		}
	})
	t.Run("10.11 two Emergency cards with one letter go by Turn Order", func(t *testing.T) {
		table := europe(t)
		table.Phase, table.Order = blockwar.Summer, printed().TurnOrder(6)
		table.Faction(Axis).Command = blockwar.Commitment{Deck: blockwar.ActionDeck, Card: 7}  // Spring G
		table.Faction(USSR).Command = blockwar.Commitment{Deck: blockwar.ActionDeck, Card: 47} // Fall G
		if got := table.CommandOrder(); len(got) != 2 || got[0] != USSR || table.Tie(got) != blockwar.NoFaction {
			t.Errorf("got %v; want 2, got[0] %v and Tie(got) %v", got, USSR, blockwar.NoFaction)
		}
	})
	t.Run("10.4 in Winter the USSR alone, with any Season's card, within the USSR", func(t *testing.T) {
		table := europe(t)
		table.Phase = blockwar.Winter
		hold(t, table, USSR, "action/7")
		hold(t, table, Axis, "action/22")
		table.TakeNation(nation(t, "poland"), USSR)
		units(t, table, SovietUnion, "kiev", "infantry")
		units(t, table, SovietUnion, "warsaw", "infantry")
		units(t, table, SovietUnion, "leningrad", "fleet")
		s := run(t, table, &blockwar.Season{})
		s.NotAsked("axis")
		s.Play("ussr", "commit", "card:action/7")
		s.Pass("ussr")
		s.Play("ussr", "done")
		d := s.Asked("ussr", "move")
		want(t, "moves", d.Left+1, 6)
		same(t, "who can move", legal(s, "ussr", "move"), "move:area/kiev>nation/ussr")
		s.Play("ussr", "move:area/kiev>nation/ussr", "unit:unit/ussr-infantry-1")
		for _, w := range s.Legal("ussr") {
			if _, to, _ := strings.Cut(w, ">"); printed().Place(at(t, strings.TrimPrefix(to, "area/"))).Nation != SovietUnion {
				t.Errorf("%s leads out of the USSR: got Nation %v, want %v", w, printed().Place(at(t, strings.TrimPrefix(to, "area/"))).Nation, SovietUnion)
			}
		}
	})
}
