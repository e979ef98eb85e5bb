package triumph

import (
	"slices"
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/blockwar"
	"interbellum/engine/enginetest"
)

// allied is the map of 1936 for two players, the West being Passive, in Summer.
func allied(t *testing.T) *Table {
	t.Helper()
	table := europe(t)
	table.Phase, own(table).TwoPlayer, own(table).Passive = blockwar.Summer, true, West
	return table
}

func TestTwoPlayers(t *testing.T) {
	t.Run("18.0 no Intelligence card is played against the other Ally", func(t *testing.T) {
		for _, two := range []bool{false, true} {
			table := allied(t)
			own(table).TwoPlayer, table.Phase = two, blockwar.GovernmentPhase
			table.Order = [3]Faction{West, Axis, USSR}
			for _, f := range []Faction{Axis, USSR} {
				units(t, table, map[Faction]Nation{Axis: Germany, USSR: SovietUnion}[f], map[Faction]string{Axis: "berlin", USSR: "moscow"}[f], "infantry")
			}
			hold(t, table, West, "investment/33") // Sabotage
			want := "intelligence:investment/33>faction/axis"
			if !two {
				want += " intelligence:investment/33>faction/ussr"
			}
			same(t, "targets", legal(govern(t, table), "west", "intelligence:"), want)
		}
	})
	t.Run("18.0 a capital of the other Ally's counts for nothing", func(t *testing.T) {
		for _, two := range []bool{false, true} {
			table := allied(t)
			own(table).TwoPlayer = two
			table.Control[at(t, "paris")] = USSR
			want(t, "capitals of Rivals", table.WinningCapitals(USSR), map[bool]int{false: 1, true: 0}[two])
		}
	})
	t.Run("18.0 one Ally Cadre in Baku and one in India must be a Fortress", func(t *testing.T) {
		table := printed().Bare(scenario1936)
		own(table).TwoPlayer = true
		s := run(t, table, &blockwar.Setup{})
		s.Deal(3)
		for len(s.Match.Open()) > 0 && s.Match.Open()[0].Kind == "place-unit" {
			d := s.Match.Open()[0]
			at := slices.IndexFunc(d.Legal, func(c engine.Choice) bool { return c.On != "type/fortress" })
			if at < 0 {
				at = 0
				want(t, "types for the last in "+string(d.About), len(d.Legal), 1)
			}
			s.Play(printed().FactionFacts(blockwar.FactionAt(d.Seat)).Slug, d.Legal[at].Words())
		}
		now := tableOf(s)
		for _, n := range []string{"baku", "delhi", "bombay"} {
			forts := len(now.Here(at(t, n), func(b *blockwar.Block) bool { return b.ID.Type == blockwar.Fortress }))
			want(t, "Fortresses in "+n, forts, map[string]int{"baku": 1, "delhi": 1, "bombay": 0}[n])
		}
	})
	t.Run("18.0 the Allies' cards of the start lie face down, half of them for the hand", func(t *testing.T) {
		s := enginetest.Start(t, learnedGame(), scenario1936, "two-player=yes")
		s.Deal(5)
		for s.Match.Open()[0].Kind != "active-ally" {
			d := s.Match.Open()[0]
			s.Play(printed().FactionFacts(blockwar.FactionAt(d.Seat)).Slug, d.Legal[len(d.Legal)-1].Words())
		}
		now := tableOf(s)
		for f, n := range map[Faction][3]int{Axis: {14, 0, 0}, West: {0, 4, 4}, USSR: {0, 3, 3}} {
			p := now.Faction(f)
			if got := [3]int{p.Hand.Len(), p.Bought.Len(), p.Stack.Len()}; got != n {
				t.Errorf("%s: %v in hand, face down and stacked, want %v", printed().FactionFacts(f).Slug, got, n)
			}
		}
		s.Play("west", "active:faction/ussr")
		for f, n := range map[Faction][3]int{West: {4, 0, 4}, USSR: {6, 0, 0}} {
			p := now.Faction(f)
			if got := [3]int{p.Hand.Len(), p.Bought.Len(), p.Stack.Len()}; got != n {
				t.Errorf("%s, once the USSR is Active: %v, want %v", printed().FactionFacts(f).Slug, got, n)
			}
		}
		if v := sees(s, West); v.Factions[1].Stack != 4 || v.Passive != West {
			t.Errorf("got %+v, Passive %v; want Factions[1].Stack 4 and Passive %v", v.Factions[1], v.Passive, West)
		}
	})
	t.Run("18.0 World Reaction: none for what the other Ally does, half each for the Axis, the odd card to the West", func(t *testing.T) {
		table := allied(t)
		for _, c := range []struct {
			By     Faction
			muster uint8
			cards  [3]uint8 // Axis, West, USSR
		}{{West, 3, [3]uint8{3, 0, 0}}, {USSR, 2, [3]uint8{2, 0, 0}}, {Axis, 1, [3]uint8{0, 1, 0}}, {Axis, 2, [3]uint8{0, 1, 1}}, {Axis, 3, [3]uint8{0, 2, 1}}} {
			for i, f := range blockwar.AllFactions {
				want(t, printed().FactionFacts(c.By).Slug+" Violates: "+printed().FactionFacts(f).Slug, int(reaction(table, f, c.By, c.muster)), int(c.cards[i]))
			}
		}
		own(table).TwoPlayer = false
		want(t, "among three", int(reaction(table, USSR, Axis, 3)), 3)
	})
	t.Run("18.0 Allies share no area and declare no war upon each other", func(t *testing.T) {
		table := allied(t)
		units(t, table, SovietUnion, "north_sea", "fleet")
		goes(t, table, Britain, "glasgow", "fleet", "!north_sea norwegian_sea")
		influence(t, table, West, 2, "poland")
		hold(t, table, USSR, "action/16")
		if mayDeclare(table, USSR, West) || table.CanViolate(USSR, nation(t, "poland")) || !mayDeclare(table, USSR, Axis) {
			t.Errorf("whom the USSR may attack: got mayDeclare(table, USSR, West) %v, CanViolate(USSR, nation(poland)) %v and mayDeclare(table, USSR, Axis) %v; want false, false and true",
				mayDeclare(table, USSR, West), table.CanViolate(USSR, nation(t, "poland")), mayDeclare(table, USSR, Axis))
		}
		units(t, table, SovietUnion, "irish_sea", "fleet")
		units(t, table, SovietUnion, "norwegian_sea", "fleet")
		sub := units(t, table, Britain, "glasgow", "sub")[0]
		if table.Survey(West).Steps(table.Blocks.Get(sub)) {
			t.Error("a Sub steps into a sea with Soviet ships: got true, want false")
		}
		own(table).TwoPlayer = false
		goes(t, table, Britain, "glasgow", "fleet", "north_sea")
	})
	t.Run("18.0 war of one Ally is not the other's", func(t *testing.T) {
		table := allied(t)
		table.DeclareWar(Axis, West)
		if table.AtWar(USSR) || !table.AtWar(West) {
			t.Errorf("the USSR is at war: got AtWar(USSR) %v and AtWar(West) %v; want false and true", table.AtWar(USSR), table.AtWar(West))
		}
	})
	t.Run("18.0 Diplomacy of the Allies cancels, and is not added up", func(t *testing.T) {
		table := allied(t)
		table.Phase, table.Order = blockwar.GovernmentPhase, printed().TurnOrder(3)
		hold(t, table, West, "action/4")  // Greece
		hold(t, table, USSR, "action/30") // Greece
		s := govern(t, table)
		for len(s.Match.Open()) > 0 {
			f := printed().FactionFacts(blockwar.FactionAt(s.Match.Open()[0].Seat)).Slug
			if play := legal(s, f, "diplomacy:"); strings.Contains(play, "nation/greece") {
				s.Play(f, strings.Fields(play)[0])
				continue
			}
			s.Pass(f)
		}
		s.Saw("diplomacy-cancelled")
		same(t, "markers on Greece", marks(t, tableOf(s), "greece"), "0")
	})
	t.Run("18.1 after the Turn Order the Allied player names the Active Ally, each Year anew", func(t *testing.T) {
		table := allied(t)
		table.Phase = blockwar.YearStartPhase
		blockwar.Move(9, &table.Decks[blockwar.ActionDeck].Draw, &table.Faction(West).Stack[blockwar.ActionDeck])
		s := run(t, table, &blockwar.YearStart{})
		s.Deal(2)
		d := s.Asked("west", "active-ally")
		same(t, "the Allies", strings.Join(s.Legal("west"), " "), "active:faction/ussr active:faction/west")
		if d.Rule != "18.1" || !tableOf(s).Faction(West).Hand[blockwar.ActionDeck].Has(9) {
			t.Errorf(`the Passive Stack does not join the hand: got Rule %v; want Rule "18.1" and Hand[ActionDeck].Has(9) true`, d.Rule)
		}
		s.Play("west", "active:faction/west")
		same(t, "the Passive Ally", printed().FactionFacts(own(tableOf(s)).Passive).Slug, "ussr")
	})
	t.Run("18.3 an Ally discards one more valid Command card to declare war", func(t *testing.T) {
		table := allied(t)
		own(table).Passive = USSR
		units(t, table, Britain, "paris", "infantry")
		units(t, table, Germany, "ruhr", "infantry")
		table.TakeNation(nation(t, "low_countries"), Axis)
		hold(t, table, West, "action/7") // Spring
		s := takeTurn(t, table.Clone(), West)
		s.Refused("west", "declare-war:faction/axis")
		hold(t, table, West, "action/40") // Summer
		s = takeTurn(t, table, West)
		s.Play("west", "declare-war:faction/axis")
		s.Asked("west", "war-card")
		same(t, "with", strings.Join(s.Legal("west"), " "), "discard:action/40")
		s.Play("west", "discard:action/40", "done")
		if now := tableOf(s); now.Faction(West).Hand.Len() != 1 || !now.Enemies(West, Axis) {
			t.Errorf("no card, or no war: got Len %v and Enemies(West, Axis) %v; want 1 and true", now.Faction(West).Hand.Len(), now.Enemies(West, Axis))
		}
	})
	t.Run("18.3 the Axis needs none; an Ally that meets its Protectorate does", func(t *testing.T) {
		table := allied(t)
		own(table).Passive = USSR
		influence(t, table, Axis, 2, "low_countries")
		if !mayDeclare(table, Axis, West) || table.CanViolate(West, nation(t, "low_countries")) {
			t.Errorf("without a card: got mayDeclare(table, Axis, West) %v and CanViolate(West, nation(low_countries)) %v; want true and false", mayDeclare(table, Axis, West), table.CanViolate(West, nation(t, "low_countries")))
		}
		units(t, table, France, "paris", "infantry")
		hold(t, table, West, "action/40")
		s := takeTurn(t, table, West)
		s.Deal(1)
		s.Play("west", "violate:nation/low_countries")
		s.Play("axis", "stand")
		s.Play("west", "discard:action/40")
		if !tableOf(s).Enemies(West, Axis) {
			t.Error("no war: got false, want true")
		}
	})
	t.Run("18.3 who is at war with the Protector already needs no card", func(t *testing.T) {
		table := allied(t)
		own(table).Passive = USSR
		declare(table, Axis, West)
		influence(t, table, Axis, 2, "low_countries")
		units(t, table, France, "paris", "infantry")
		hold(t, table, West, "action/40")
		s := takeTurn(t, table, West)
		s.Deal(1)
		s.Play("west", "violate:nation/low_countries")
		s.Play("axis", "stand", "place:type/infantry>area/amsterdam")
		s.Asked("west", "declare")
	})
	t.Run("18.4 the Axis is compared to the better Ally", func(t *testing.T) {
		table := allied(t)
		for f, ind := range map[Faction]uint8{Axis: 6, West: 8, USSR: 4} {
			table.Faction(f).Ind = ind
		}
		table.EconomicHegemony()
		if table.Won.By != blockwar.SetOf(West) {
			t.Errorf("got %v, By %v, want %v", table.Won.By.List(), table.Won.By, blockwar.SetOf(West))
		}
		table.Faction(Axis).Ind = 8
		table.EconomicHegemony()
		if table.Won.By != blockwar.SetOf(Axis, West) {
			t.Errorf("equal: %v: got By %v, want %v", table.Won.By.List(), table.Won.By, blockwar.SetOf(Axis, West))
		}
		table.Faction(West).Ind = 3
		table.EconomicHegemony()
		if table.Won.By != blockwar.SetOf(Axis) {
			t.Errorf("the sum of the Allies' points counts: %v: got By %v, want %v", table.Won.By.List(), table.Won.By, blockwar.SetOf(Axis))
		}
	})
	t.Run("18.0 who holds both Allies plays by these rules", func(t *testing.T) {
		game := learnedGame()
		same(t, "two", strings.Join(game.ImpliedOptions(scenario1936, game.Scenarios[0].Players[1]), " "), "two-player=yes")
		want(t, "three", len(game.ImpliedOptions(scenario1936, game.Scenarios[0].Players[0])), 0)
	})
}

func TestPassiveAlly(t *testing.T) {
	t.Run("18.21 a Production of eight: two of each, and the last two on different ones", func(t *testing.T) {
		table := allied(t)
		table.Phase = blockwar.ProductionPhase
		table.Faction(West).Ind = 8
		s := run(t, table, &blockwar.Spending{Faction: West})
		s.Deal(4)
		s.Refused("west", "done")
		buy := func(deck string) { s.Play("west", "buy:deck/"+deck) }
		for range 3 {
			buy("action")
		}
		s.Refused("west", "buy:deck/action")
		for range 3 {
			buy("investment")
		}
		s.Refused("west", "buy:deck/action", "buy:deck/investment", "done")
		for range 2 {
			s.Play("west", "cadre:area/london>nation/britain", "raise:type/infantry>area/london")
		}
		same(t, "in the end", strings.Join(s.Legal("west"), " "), "done")
		s.Play("west", "done")
		now := tableOf(s)
		want(t, "cards in hand", now.Faction(West).Hand.Len(), 0)
		want(t, "in the Passive Stack", now.Faction(West).Stack.Len(), 6)
	})
	t.Run("18.2 the Active Ally spends as it likes, and takes its cards up", func(t *testing.T) {
		table := allied(t)
		table.Phase, own(table).Passive = blockwar.ProductionPhase, USSR
		s := run(t, table, &blockwar.Spending{Faction: West})
		s.Deal(4)
		for range 3 {
			s.Play("west", "buy:deck/action")
		}
		s.Play("west", "buy:deck/action", "done")
		want(t, "cards in hand", tableOf(s).Faction(West).Hand.Len(), 4)
	})
	t.Run("18.21 what cannot be had is made up for by the others", func(t *testing.T) {
		s := &blockwar.Spending{Left: 2, Spent: [blockwar.ShareCount]int8{0, 2, 2}}
		if may := evenly(s, [blockwar.ShareCount]bool{false, true, true}); may != [blockwar.ShareCount]bool{false, true, true} {
			t.Errorf("got %v, want %v", may, [blockwar.ShareCount]bool{false, true, true})
		}
		if may := evenly(s, [blockwar.ShareCount]bool{true, true, true}); may != [blockwar.ShareCount]bool{true, false, false} {
			t.Errorf("got %v, want %v", may, [blockwar.ShareCount]bool{true, false, false})
		}
	})
	t.Run("18.22 the Passive Stack is neither seen nor played, nor counted against the HandSize", func(t *testing.T) {
		table := allied(t)
		table.Phase = blockwar.GovernmentPhase
		hold(t, table, West, "action/3")
		for n := 30; n < 40; n++ {
			blockwar.Move(n, &table.Decks[blockwar.ActionDeck].Draw, &table.Faction(West).Stack[blockwar.ActionDeck])
		}
		if f, _ := (&blockwar.HandSizes{}).Over(table); f != blockwar.NoFaction {
			t.Errorf("the hand is too large: got %v, want %v", f, blockwar.NoFaction)
		}
		table.Order = printed().TurnOrder(3)
		s := govern(t, table)
		for _, w := range s.Legal("west") {
			if strings.Contains(w, "action/3") != (w != "pass") || strings.Contains(w, "action/30") {
				t.Errorf(`%s is offered: got Contains(w, action/3) %v; want Contains(w, action/3) %v and w no "action/30"`, w, strings.Contains(w, "action/3"), (w != "pass"))
			}
		}
		if v := sees(s, West).Factions[1]; len(v.Own.Action) != 1 || v.Stack != 10 {
			t.Errorf("got %+v; want Action 1 and Stack 10", v)
		}
	})
	commit := func(t *testing.T, cards ...uint8) *Table {
		table := allied(t)
		declare(table, Axis, West)
		units(t, table, France, "lorraine", "infantry")
		units(t, table, Germany, "munich", "infantry")
		table.Faction(West).Command = blockwar.Commitment{Deck: blockwar.ActionDeck, Card: cards[0], Open: true}
		if len(cards) > 1 {
			table.Faction(West).Under = blockwar.Commitment{Deck: blockwar.ActionDeck, Card: cards[1], Open: true}
		}
		for _, n := range cards {
			table.Decks[blockwar.ActionDeck].Draw.Remove(int(n))
		}
		return table
	}
	t.Run("18.231 one valid card is a Defensive Turn: moves, and neither declarations nor Aggression nor Combat", func(t *testing.T) {
		table := commit(t, 22)
		want(t, "moves", table.CommandOf(West).Moves, 8)
		s := run(t, table, &blockwar.PlayerTurn{Faction: West})
		pick(s, West, "france-infantry-1")
		same(t, "into Munich", ways(s, West, "munich"), "")
		s.Play("west", "go:area/lorraine>area/paris", "done")
		s.NotSaw("combat-phase")
	})
	t.Run("18.231 a Defensive Turn reinforces Battles", func(t *testing.T) {
		table := commit(t, 22)
		table.EvaluateControl()
		units(t, table, Germany, "lorraine", "infantry")
		units(t, table, France, "paris", "infantry")
		s := run(t, table, &blockwar.PlayerTurn{Faction: West})
		pick(s, West, "france-infantry-2")
		s.Offered("west", "enter:area/paris>area/lorraine")
	})
	t.Run("18.232 two valid cards are an Offensive Turn, by the earlier letter", func(t *testing.T) {
		table := commit(t, 22, 40) // G8, Z6
		c := table.CommandOf(West)
		if c.Letter != "G" || c.Moves != 8 || c.Calm {
			t.Errorf(`got %+v; want Letter "G", Moves 8 and Calm false`, c)
		}
		s := run(t, table, &blockwar.PlayerTurn{Faction: West})
		s.Asked("west", "declare")
		s.Play("west", "done")
		pick(s, West, "france-infantry-1")
		s.Play("west", "enter:area/lorraine>area/munich", "done")
		s.Saw("combat-phase")
	})
	t.Run("18.232 both must be valid", func(t *testing.T) {
		table := commit(t, 22, 7) // G8, and a card for Spring
		if c := table.CommandOf(West); c.Moves != 8 || !c.Calm {
			t.Errorf("got %+v; want Moves 8 and Calm true", c)
		}
	})
	t.Run("18.232 the two are committed face down, and that there are two is seen", func(t *testing.T) {
		table := allied(t)
		hold(t, table, West, "action/22", "action/40", "investment/4")
		hold(t, table, USSR, "action/16", "action/7")
		s := run(t, table, &blockwar.CommandPhase{})
		s.Pass("axis")
		s.Play("west", "commit-two", "card:action/22")
		s.Play("west", "card:action/40")
		if v := sees(s, Axis).Factions[1]; v.Committed != 2 || v.Command != "" || v.Under != "" {
			t.Errorf(`got %+v; want Committed 2, Command "" and Under ""`, v)
		}
		s.Refused("ussr", "commit-two")
		s.Pass("ussr", "axis", "west")
		want(t, "cards turned up", count(s.Events, "command-revealed"), 2)
	})
	t.Run("18.233 any Action card is an Emergency Turn of two moves", func(t *testing.T) {
		table := commit(t, 7)
		if c := table.CommandOf(West); c.Moves != 2 || !c.Calm || !c.Emergency {
			t.Errorf("got %+v; want Moves 2, Calm true and Emergency true", c)
		}
	})
}
