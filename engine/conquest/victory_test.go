package conquest

import (
	"slices"
	"testing"

	"interbellum/engine/blockwar"
)

// take puts a unit into an area and lets its Side have it.
func take(t *testing.T, table *Table, n Nation, areas ...string) {
	t.Helper()
	for _, slug := range areas {
		units(t, table, n, slug, "infantry")
		table.Control[at(t, slug)] = table.SideOf(n)
		table.Nations[table.Place(at(t, slug)).Of].Marker = table.SideOf(n)
	}
}

// clear takes all units out of an area.
func clear(table *Table, a Area) {
	for _, b := range slices.Clone(table.Blocks) {
		if b.At == a {
			table.TakeOff(b.ID)
		}
	}
}

func TestVictoryPoints(t *testing.T) {
	t.Run("18.1 the Production Level, and the control of China", func(t *testing.T) {
		table := asia(t)
		for f, n := range map[Faction]int{Japan: 10, USA: 6 + 4, Soviets: 4 + 2} {
			same(t, printed().FactionFacts(f).Slug, table.Points(f, true).Total(), n)
		}
	})
	t.Run("18.1 a Declaration of War costs one, the USA two", func(t *testing.T) {
		table := asia(t)
		declare(table, USA, Soviets)
		declare(table, Japan, Soviets)
		same(t, "points less", [2]int{table.Points(USA, true).Declared, table.Points(Japan, true).Declared}, [2]int{2, 1})
	})
	t.Run("18.1 two for each Enemy MainCapital or SubCapital", func(t *testing.T) {
		table := asia(t)
		declare(table, Japan, Soviets)
		take(t, table, ImperialJapan, "novosibirsk")
		same(t, "points", table.Points(Japan, true).Capitals, 2)
	})
	t.Run("18.1 a capital is worth points while its Side is an Enemy", func(t *testing.T) {
		table := asia(t)
		table.Control[at(t, "mukden")] = Soviets // taken from the USA
		same(t, "at Peace", table.Points(Soviets, true).Capitals, 0)
		declare(table, Japan, Soviets)
		same(t, "at War", table.Points(Soviets, true).Capitals, 2)
	})
	t.Run("18.1 18.3 Nanking counts for the Reds, and for a Side at War with the Nationalists or the USA", func(t *testing.T) {
		for _, row := range []struct {
			name   string
			holder Side
			war    func(*Table)
			counts int
		}{
			{"the Reds", Reds, nil, 1},
			{"Japan at Peace", Japan, nil, 0},
			{"Japan, an Enemy of the Nationalists", Japan, fights(Japan, Nationalists), 1},
			{"Japan at War with the USA", Japan, war(Japan, USA), 1},
		} {
			table := asia(t)
			if row.war != nil {
				row.war(table)
			}
			table.Control[at(t, "nanking")] = row.holder
			f := table.PlayerOf(row.holder)
			same(t, row.name, [2]int{table.WinningCapitals(f), table.Points(f, true).Capitals}, [2]int{row.counts, 2 * row.counts})
		}
	})
	t.Run("18.1 a point for each stage of Atomic Research, and what Peace Dividends are worth", func(t *testing.T) {
		table := asia(t)
		table.Faction(USA).Revealed = []blockwar.Revealed{{Tech: AtomicPile, Card: 18}}
		table.Faction(USA).Vault = []blockwar.Secret{{Tech: BreederReactor, Card: 22, Pair: 27}}
		table.Faction(USA).Chits = blockwar.Chits{1, 2, 1}
		p := table.Points(USA, true)
		same(t, "in public", p.Atomic, 1)
		same(t, "in secret", p.Secret, 1+2+2)
	})
	t.Run("18.1 Captured Bases: three of the USA's for Japan and four for the USA are one for the USA", func(t *testing.T) {
		table := asia(t)
		declare(table, Japan, USA)
		take(t, table, ImperialJapan, "guam", "hawaii", "aleutians")
		take(t, table, US, "marianas", "carolines", "bonins", "ryukyus")
		same(t, "points", [2]int{capturedBases(table, USA), capturedBases(table, Japan)}, [2]int{1, 0})
	})
}

func TestVictory(t *testing.T) {
	t.Run("18.2 25 Victory Points at a New Year", func(t *testing.T) {
		for chits, won := range map[uint8]bool{14: false, 15: true} {
			s := newYear(t, 1940, func(t *Table) { t.Faction(Japan).Chits = blockwar.Chits{0, chits, 0} })
			want := blockwar.Victory{}
			if won {
				want = blockwar.Victory{By: blockwar.SetOf(Japan), Kind: "economic", Rule: "18.2"}
			}
			same(t, "won", tableOf(s).Won, want)
		}
	})
	t.Run("18.3 two Enemy MainCapitals or SubCapitals at the same time", func(t *testing.T) {
		table := asia(t)
		declare(table, Japan, Soviets)
		clear(table, at(t, "nanking"))
		take(t, table, ImperialJapan, "novosibirsk")
		if table.MilitaryVictory() != nil {
			t.Errorf("one is enough: got %v, want none", table.MilitaryVictory())
		}
		take(t, table, ImperialJapan, "nanking")
		if table.MilitaryVictory() != nil {
			t.Errorf("Nanking is a Rival's, and no Enemy's: got %v, want none", table.MilitaryVictory())
		}
		declare(table, Japan, USA)
		table.MilitaryVictory()
		same(t, "won", table.Won, blockwar.Victory{By: blockwar.SetOf(Japan), Kind: "military", Rule: "18.3"})
	})
	t.Run("18.3 the match is over as soon as the second is taken, at the end of that Player Turn", func(t *testing.T) {
		table := atWar(t, Japan)
		hostilities(table, Japan, Nationalists)
		take(t, table, ImperialJapan, "new-delhi")
		conquered(t, table, Japan, "tsingtao")
		army := one(t, table, ImperialJapan, "tsingtao", "infantry 3")
		s := whole(t, table)
		s.Deal(1)
		s.Play("japan", "done")
		march(t, s, "japan", army, "go", "tsingtao", "nanking")
		s.Play("japan", "done")
		result, over := s.Match.Result()
		same(t, "over, and how", [2]any{over, result.Kind}, [2]any{true, "military"})
		same(t, "won by", result.Winners, blockwar.SeenBy(Japan))
	})
	t.Run("18.3 New Delhi counts once the British Empire is the ally of the USA", func(t *testing.T) {
		table := asia(t)
		ally(table)
		declare(table, Japan, USA)
		take(t, table, ImperialJapan, "new-delhi")
		same(t, "capitals", table.WinningCapitals(Japan), 1)
		table.EvaluateControl()
		same(t, "2.21 the British Empire is not Defeated", table.Nations[BritishEmpire].Defeated, false)
		same(t, "Sydney", table.Controller(at(t, "sydney")), USA)
	})
	t.Run("18.4 the bomb, and an Air Force within reach of a Rival's Production Center", func(t *testing.T) {
		for area, won := range map[string]bool{"vladivostok": true, "novosibirsk": false} {
			table := asia(t)
			table.Phase = blockwar.Summer
			declare(table, Soviets, Japan)
			units(t, table, Russia, area, "airforce")
			table.Faction(Soviets).Revealed = []blockwar.Revealed{{Tech: ImplosionTrigger, Card: 17}}
			table.BeginTurn(Soviets)
			s := run(t, table, &blockwar.MovementPhase{Faction: Soviets, Left: 4})
			result, over := s.Match.Result()
			same(t, area, over, won)
			if won {
				same(t, "how", result.Kind+" "+string(result.Rule), "atomic 18.4")
			}
		}
	})
	t.Run("18.5 else, at the end of 1945, the most Victory Points, without Blockades", func(t *testing.T) {
		table := asia(t)
		declare(table, Soviets, USA)
		for _, a := range printed().LandAreas() {
			if table.User(a) == USA {
				table.Blockade[a] = blockwar.FullBlockade
			}
		}
		table.Faction(USA).Chits = blockwar.Chits{0, 3, 0}
		table.EconomicHegemony()
		same(t, "won", table.Won, blockwar.Victory{By: blockwar.SetOf(USA), Kind: "hegemony", Rule: "18.5"})
	})
}
