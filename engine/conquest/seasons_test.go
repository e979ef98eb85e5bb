package conquest

import (
	"slices"
	"strings"
	"testing"

	"interbellum/engine/blockwar"
	"interbellum/engine/enginetest"
)

// season begins a Season with committed cards, by player; it is over when no question is left.
func season(t *testing.T, table *Table, phase blockwar.Phase, cards map[Faction]string) *enginetest.Script {
	t.Helper()
	table.Phase = phase
	for _, f := range table.Order {
		if c := cards[f]; c != "" {
			hold(t, table, f, blockwar.ActionDeck.Card(int(c[0]-'0')*10+int(c[1]-'0')))
		}
	}
	s := run(t, table, &blockwar.CommandPhase{})
	for _, f := range table.Order {
		seat := printed().FactionFacts(f).Slug
		if cards[f] == "" {
			s.Pass(seat)
			continue
		}
		s.Play(seat, "commit", "card:action/"+strings.TrimLeft(cards[f], "0"))
	}
	s.Pass("usa", "soviet", "japan")
	return s
}

func TestSeasons(t *testing.T) {
	t.Run("10.11 Emergency Command: two moves, four for the USA, and none of Aggression or Combat", func(t *testing.T) {
		table := tableOf(season(t, asia(t), blockwar.Spring, map[Faction]string{Japan: "16", USA: "22", Soviets: "05"}))
		same(t, "moves", [3]int{table.CommandOf(Japan).Moves, table.CommandOf(USA).Moves, table.CommandOf(Soviets).Moves}, [3]int{2, 4, 5})
		same(t, "calm", [3]bool{table.CommandOf(Japan).Calm, table.CommandOf(USA).Calm, table.CommandOf(Soviets).Calm}, [3]bool{true, true, false})
	})
	t.Run("10.1 a card is committed face down, and all are revealed after three passes", func(t *testing.T) { kit(t).Committed() })
	t.Run("10.1 an Investment card only bluffs, and without a card there is no Player Turn", func(t *testing.T) { kit(t).Bluffs() })
	t.Run("10.1 where nobody commits a card the Supply Phase follows", func(t *testing.T) {
		table := atWar(t, Japan)
		conquered(t, table, Japan, "kansu")
		put(t, table, ImperialJapan, "kansu", "infantry 2")
		s := run(t, table, &blockwar.Season{})
		s.Pass(inOrder(table)...)
		s.Saw("unsupplied", "area/kansu")
	})
	t.Run("10.1 the earlier letter is first", func(t *testing.T) {
		table := tableOf(season(t, asia(t), blockwar.Summer, map[Faction]string{Japan: "17", USA: "28", Soviets: "19"}))
		same(t, "first", table.CommandOrder()[0], Japan)
		same(t, "second", table.CommandOrder()[1], Soviets)
	})
	t.Run("10.11 of two Emergency Commands with one letter the earlier Season's is first", func(t *testing.T) {
		// B of Spring and B of Summer, in Fall.
		for japan, usa := range map[string]string{"02": "17", "17": "02"} {
			table := tableOf(season(t, asia(t), blockwar.Fall, map[Faction]string{Japan: japan, USA: usa}))
			want := Japan
			if usa == "02" {
				want = USA
			}
			same(t, "first", table.CommandOrder()[0], want)
		}
	})
	t.Run("10.41 10.42 in Winter every card has its full value, and only the Soviets fight", func(t *testing.T) {
		table := tableOf(season(t, asia(t), blockwar.Winter, map[Faction]string{Japan: "16", USA: "04", Soviets: "47"}))
		same(t, "moves", [3]int{table.CommandOf(Japan).Moves, table.CommandOf(USA).Moves, table.CommandOf(Soviets).Moves}, [3]int{6, 5, 8})
		same(t, "calm", [3]bool{table.CommandOf(Japan).Calm, table.CommandOf(USA).Calm, table.CommandOf(Soviets).Calm}, [3]bool{true, true, false})
	})
}

// ends lists where a unit of a Side can end a move.
func ends(table *Table, id blockwar.ID) []Area {
	return table.Survey(table.SideOf(id.Nation)).Moving(table.Blocks.Get(id)).Areas()
}

func TestWinter(t *testing.T) {
	winter := func(t *testing.T, f Faction) *Table {
		table := asia(t)
		table.Phase = blockwar.Winter
		table.BeginTurn(f)
		return table
	}
	t.Run("10.42 Redeployments lead into Bases, or into Home Territory", func(t *testing.T) {
		table := winter(t, Japan)
		fleet := units(t, table, ImperialJapan, "tokyo", "fleet")[0]
		list := ends(table, fleet)
		same(t, "Carolines, a Base", slices.Contains(list, at(t, "carolines")), printed().Place(at(t, "carolines")).Base)
		same(t, "Osaka, at home", slices.Contains(list, at(t, "osaka")), true)
		for _, a := range list {
			if p := printed().Place(a); !p.Base && p.Of != ImperialJapan {
				t.Errorf("got %s, want a Base or an area of Japan", p.Slug)
			}
		}
	})
	t.Run("10.42 Proxy Powers do not Redeploy", func(t *testing.T) {
		table := winter(t, USA)
		same(t, "where to", len(ends(table, units(t, table, NatChina, "suchow", "infantry")[0])), 0)
	})
	t.Run("10.41 Soviet units move within Russia alone", func(t *testing.T) {
		table := winter(t, Soviets)
		list := ends(table, units(t, table, Russia, "chita", "infantry")[0])
		same(t, "some", len(list) > 0, true)
		for _, a := range list {
			if printed().Place(a).Region != RegionRussia {
				t.Errorf("it goes to %s: got Region %v, want %v", printed().Place(a).Slug, printed().Place(a).Region, RegionRussia)
			}
		}
		same(t, "Reds", table.Survey(Reds).CanMove(&table.Blocks[len(table.Blocks)-1]), false)
	})
	t.Run("10.41 a Supply Phase goes with a Russian Winter Turn, and looks at Russia alone", func(t *testing.T) {
		table := winter(t, Soviets)
		same(t, "after Redeployments", unchecked(table, []Faction{Japan, USA}), true)
		same(t, "after a Winter Turn", unchecked(table, []Faction{Japan, Soviets}), false)
		table.Active = blockwar.NoFaction
		same(t, "Nanking", frozen(table, at(t, "nanking")), true)
		same(t, "Chita", frozen(table, at(t, "chita")), false)
	})
	t.Run("10.41 in Winter units out of supply starve in Russia, and nowhere else", func(t *testing.T) {
		table := summer(t, Soviets)
		declare(table, Japan, Soviets)
		conquered(t, table, Japan, "kansu")
		put(t, table, ImperialJapan, "kansu", "infantry 2")
		put(t, table, ImperialJapan, "omsk", "infantry 2")
		table.EvaluateControl()
		same(t, "in Fall", strings.Join(checked(t, table.Clone(), "kansu", "omsk"), ", "), "japan-infantry 1, japan-infantry 1")
		table.Phase, table.Active = blockwar.Winter, blockwar.NoFaction
		same(t, "in Winter", strings.Join(checked(t, table, "kansu", "omsk"), ", "), "japan-infantry 2, japan-infantry 1")
	})
	t.Run("1.11 Lake Baikal lets two across in Winter, one otherwise", func(t *testing.T) {
		table := asia(t)
		same(t, "Summer", table.Hooks.BorderLimits(table, Japan)[blockwar.Lake], 1)
		table.Phase = blockwar.Winter
		same(t, "Winter", table.Hooks.BorderLimits(table, Japan)[blockwar.Lake], 2)
	})
}
