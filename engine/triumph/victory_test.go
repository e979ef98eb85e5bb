package triumph

import (
	"testing"

	"interbellum/engine"
	"interbellum/engine/blockwar"
)

func TestVictory(t *testing.T) {
	t.Run("16.1 what a Faction's Victory Points are", func(t *testing.T) {
		table := europe(t)
		s := table.Faction(USSR)
		s.Chits = blockwar.Chits{3, 2, 1}
		s.Revealed = []blockwar.Revealed{{Tech: AtomicPile, Card: 18}, {Tech: Sonar, Card: 4}}
		s.Vault = []blockwar.Secret{{Tech: BreederReactor, Card: 22, Pair: 27}}
		declare(table, USSR, West)
		units(t, table, SovietUnion, "paris", "tank")
		table.EvaluateControl()
		p := table.Points(USSR, true)
		if p != (blockwar.Points{Production: 9, Atomic: 1, Capitals: 2, Declared: 1, Secret: 5}) || p.Public() != 11 || p.Total() != 16 {
			t.Errorf("got %+v; want p %v, Public 11 and Total 16", p, (blockwar.Points{Production: 9, Atomic: 1, Capitals: 2, Declared: 1, Secret: 5}))
		}
	})
	t.Run("16.1 a capital is worth points while its Faction is an Enemy, for 16.3 a Rival's will do", func(t *testing.T) {
		table := europe(t)
		table.Control[at(t, "paris")] = USSR
		want(t, "points at Peace", table.Points(USSR, true).Capitals, 0)
		want(t, "capitals of Rivals", table.WinningCapitals(USSR), 1)
		declare(table, USSR, West)
		want(t, "points at War", table.Points(USSR, true).Capitals, 2)
	})
	t.Run("16.2 25 points at the start of a New Year win", func(t *testing.T) {
		for n, over := range map[uint8]bool{5: false, 7: true} {
			table := newYear(t, 1940)
			table.Faction(West).Chits = blockwar.Chits{0, n, 0} // and Production of seven
			table.Faction(West).Revealed = []blockwar.Revealed{{Tech: AtomicPile, Card: 18}, {Tech: BreederReactor, Card: 22}, {Tech: Plutonium, Card: 16}}
			table.Faction(West).Ind = 15
			influence(t, table, West, 2, "usa") // POP 15
			s := run(t, table, &blockwar.YearStart{})
			r, ended := s.Match.Result()
			if ended != over {
				t.Fatalf("%d chits: over is %v, want %v", n, ended, over)
			}
			if over && (r.Winners != engine.Only(2) || r.Kind != "economic" || r.Rule != "16.2" || r.Scores[1].N != 25) {
				t.Errorf("%+v", r)
			}
		}
	})
	for seas, won := range map[string]bool{"shut": false, "open": true} {
		t.Run("16.2 a Summer Blockade counts at the Victory Check while the seas are "+seas, func(t *testing.T) {
			table := newYear(t, 1941)
			declare(table, Axis, West)
			ids := besiege(t, table)
			table.DeclareBlockades(West)
			if won {
				for _, id := range ids {
					table.TakeOff(id)
				}
			}
			table.Faction(West).Chits = blockwar.Chits{0, 6, 6} // and Production of seven, if nothing is Blockaded
			want(t, "Production", table.ProductionLevel(West, true), map[bool]int{true: 7, false: 2}[won])
			r, over := run(t, table, &blockwar.YearStart{}).Match.Result()
			if over != won {
				t.Errorf("over: got %v, want %v (%+v)", over, won, r)
			}
		})
	}
	t.Run("16.2 of two who have 25 the greater total wins, and equal ones share it", func(t *testing.T) {
		for extra, winners := range map[uint8]blockwar.Set{0: blockwar.SetOf(Axis, USSR), 1: blockwar.SetOf(Axis)} {
			table := europe(t)
			table.Faction(Axis).Chits = blockwar.Chits{0, 14 + extra, 0}
			table.Faction(USSR).Chits = blockwar.Chits{0, 16, 0}
			table.EconomicVictory()
			if table.Won.By != winners {
				t.Errorf("%d more: %v: got By %v, want %v", extra, table.Won.By.List(), table.Won.By, winners)
			}
		}
		if table := europe(t); table.EconomicVictory() != nil {
			t.Errorf("somebody wins in 1936: got %v, want none", table.EconomicVictory())
		}
	})
	t.Run("16.3 two capitals of Rivals at the same time win at once", func(t *testing.T) {
		table := europe(t)
		units(t, table, Germany, "paris", "tank")
		table.EvaluateControl()
		if table.MilitaryVictory() != nil {
			t.Errorf("Paris is enough: got %v, want none", table.MilitaryVictory())
		}
		units(t, table, Germany, "leningrad", "tank")
		table.EvaluateControl()
		table.Phase = blockwar.Winter
		s := run(t, table, &blockwar.SequenceOfPlay{})
		s.Pass("ussr")
		if r, over := s.Match.Result(); !over || r.Winners != engine.Only(1) || r.Rule != "16.3" {
			t.Errorf(`got %+v; want over true, Winners %v and Rule "16.3"`, r, engine.Only(1))
		}
	})
	t.Run("16.3 Washington counts once the USA is with the West", func(t *testing.T) {
		table := europe(t)
		table.Control[washington(printed())] = Axis
		want(t, "capitals", table.WinningCapitals(Axis), 0)
		table.Nations[USA].Marker = West
		want(t, "capitals", table.WinningCapitals(Axis), 1)
	})
	t.Run("16.4 the bomb and an Air Force in range of a Rival MainCapital win in the own Movement Phase", func(t *testing.T) {
		bomb := func(area string, moves ...string) (engine.Result, bool) {
			table := europe(t)
			table.Phase = blockwar.Summer
			table.TakeNation(nation(t, "low_countries"), Axis)
			table.Faction(Axis).Revealed = []blockwar.Revealed{{Tech: ImplosionTrigger, Card: 17}}
			table.Decks[blockwar.InvestmentDeck].Draw.Remove(17)
			units(t, table, Germany, area, "airforce")
			s := run(t, table, &blockwar.MovementPhase{Faction: Axis, Left: 5})
			s.Play("axis", moves...)
			return s.Match.Result()
		}
		if r, over := bomb("amsterdam"); !over || r.Winners != engine.Only(1) || r.Rule != "16.4" {
			t.Errorf(`from Amsterdam: %+v: got over %v; want over true, Winners %v and Rule "16.4"`, r, over, engine.Only(1))
		}
		if _, over := bomb("berlin"); over {
			t.Errorf("from Berlin it is too far: got %v, want false", over)
		}
		if _, over := bomb("berlin", "move:area/berlin>nation/germany", "unit:unit/germany-airforce-1", "go:area/berlin>area/amsterdam"); over {
			t.Errorf("an Air Force that has moved is delivered again: got %v, want false", over)
		}
		if _, over := bomb("konigsberg"); over {
			t.Errorf("Moscow is reached over Neutrals: got %v, want false", over)
		}
	})
	t.Run("16.4 an Ally is no Rival", func(t *testing.T) {
		table := allied(t)
		table.Faction(USSR).Revealed = []blockwar.Revealed{{Tech: ImplosionTrigger, Card: 17}}
		table.TakeNation(nation(t, "ireland"), USSR)
		units(t, table, SovietUnion, "dublin", "airforce")
		layout := table.Survey(USSR)
		want(t, "the target", int(layout.Bombs(&table.Blocks[len(table.Blocks)-1])), 0)
		own(table).TwoPlayer = false
		want(t, "the target among three", int(layout.Bombs(&table.Blocks[len(table.Blocks)-1])), int(at(t, "london")))
	})
	t.Run("16.4 a bomb in the Vault wins once it is Revealed", func(t *testing.T) {
		table := europe(t)
		table.Phase = blockwar.Summer
		table.Decks[blockwar.InvestmentDeck].Draw = table.Decks[blockwar.InvestmentDeck].Draw &^ (1<<17 | 1<<55)
		table.Faction(USSR).Vault = []blockwar.Secret{{Tech: ImplosionTrigger, Card: 17, Pair: 55}}
		table.Faction(USSR).Revealed = []blockwar.Revealed{{Tech: HeavyBombers, Card: 12}}
		table.Decks[blockwar.InvestmentDeck].Draw.Remove(12)
		table.TakeNation(nation(t, "poland"), USSR)
		units(t, table, SovietUnion, "warsaw", "airforce")
		s := run(t, table, &blockwar.MovementPhase{Faction: USSR, Left: 1})
		s.Asked("ussr", "move")
		s.Play("ussr", "reveal:investment/17>investment/55")
		if r, over := s.Match.Result(); !over || r.Kind != "atomic" {
			t.Errorf(`got %+v; want over true and Kind "atomic"`, r)
		}
	})
	t.Run("16.5 at the end of 1945 the most points win, Blockades not counted", func(t *testing.T) {
		table := europe(t)
		table.Year, table.Phase = blockwar.LastYear, blockwar.Winter
		declare(table, Axis, West) // the Axis falls to RES 6
		for _, a := range printed().AreasOf(Britain) {
			table.Blockade[a] = blockwar.FullBlockade
		}
		table.Faction(USSR).Chits = blockwar.Chits{5, 0, 0}
		table.Faction(West).Ind = 11
		s := run(t, table, &blockwar.SequenceOfPlay{})
		s.Pass("ussr")
		r, over := s.Match.Result()
		if !over || r.Winners != engine.Only(2) || r.Kind != "hegemony" || r.Scores[1].N != 11 || r.Scores[0].N != 5 || r.Scores[2].N != 9 {
			t.Errorf("%+v", r)
		}
		if p := tableOf(s).ViewFaction(West, false).Points; p.Public != 11 {
			t.Errorf("the West is shown %+v, but won with 11: got Public %v, want 11", p, p.Public)
		}
	})
	t.Run("16.5 equal totals share it", func(t *testing.T) {
		table := europe(t)
		table.Faction(USSR).Chits = blockwar.Chits{0, 2, 0}
		table.EconomicHegemony()
		if table.Won.By != blockwar.SetOf(Axis, USSR) {
			t.Errorf("got %v, By %v, want %v", table.Won.By.List(), table.Won.By, blockwar.SetOf(Axis, USSR))
		}
	})
	t.Run("6.0 a whole game of ten years of peace ends in 1945", func(t *testing.T) {
		s := playedSetup(t, 5)
		for len(s.Match.Open()) > 0 {
			f := printed().FactionFacts(blockwar.FactionAt(s.Match.Open()[0].Seat)).Slug
			switch {
			case s.PlayIf(f, "production", "done"), s.PlayIf(f, "government", "pass"), s.PlayIf(f, "command", "pass"):
			default:
				s.Play(f, s.Legal(f)[0])
			}
		}
		if now := tableOf(s); now.Year != blockwar.LastYear || now.Phase != blockwar.Winter || now.Won.Kind != "hegemony" {
			t.Errorf(`%d, %s: %+v: got Kind %v; want Year %v, Phase %v and Kind "hegemony"`, now.Year, now.Phase, now.Won, now.Won.Kind, blockwar.LastYear, blockwar.Winter)
		}
		for _, f := range blockwar.AllFactions {
			want(t, printed().FactionFacts(f).Slug+"'s Peace Dividends", tableOf(s).Faction(f).Chits.Len(), 10)
		}
	})
}
