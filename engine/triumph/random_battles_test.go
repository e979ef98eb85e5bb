package triumph

import (
	"fmt"
	"testing"

	"interbellum/engine"
	"interbellum/engine/blockwar"
	"interbellum/engine/enginetest"
	"interbellum/engine/enginetest/walk"
)

// randomBattles lays out a Combat Phase of the Axis with Battles on land and at sea, of random blocks:
// Invaders, Raiders, BattleGroups, Escaped Subs, Technologies in effect and in Vaults.
func randomBattles(seed uint64) (engine.Match, []engine.Event, error) {
	pick := walk.New(seed)
	t := bareTable(scenario1936)
	t.Year, t.Phase, t.Order, t.Active = 1942, Summer, TurnOrder(1+pick.N(6)), Axis
	for _, f := range AllFactions {
		for _, g := range f.Rivals() {
			t.faction(f).Wars = t.faction(f).Wars.With(g)
		}
		t.faction(f).Ind = 12
		tech := Tech(1 + pick.N(int(LSTs)))
		for n := 1; n <= CardCount; n++ {
			if Investment(n).Has(tech) && t.Decks[InvestmentDeck].Draw.Has(n) {
				t.Decks[InvestmentDeck].Draw.Remove(n)
				t.faction(f).Revealed = append(t.faction(f).Revealed, Revealed{tech, uint8(n)})
				break
			}
		}
	}
	t.faction(Axis).Surprise = pick.N(3) == 0
	for _, a := range []string{"london", "lorraine", "kiev", "odessa", "north_sea", "baltic_sea", "central_mediterranean", "western_black_sea"} {
		defender := []Nation{Britain, France, SovietUnion}[pick.N(3)]
		t.scatter(pick, defender, MustArea(a), 1+pick.N(4), false)
		t.scatter(pick, []Nation{Germany, Italy}[pick.N(2)], MustArea(a), 1+pick.N(5), true)
	}
	for _, home := range []string{"munich", "paris", "moscow", "glasgow", "rome"} {
		a := MustArea(home)
		t.scatter(pick, []Nation{0, Germany, Italy, Britain, France, USA, SovietUnion}[a.Place().Nation], a, 1, false)
	}
	t.Won = Victory{By: SetOf(Axis), Kind: "hegemony", Rule: "16.5"} // the match ends with the phase
	t.evaluateControl()
	m, seen := engine.Start(rules, t, &combatPhase{Faction: Axis})
	return m, seen, nil
}

// scatter puts random blocks of a Nation in an area; some of those of the Active Player have come in this
// Player Turn.
func (t *Table) scatter(pick *walk.Walker, n Nation, a Area, count int, active bool) {
	if !active && a.Place().Land() {
		t.Control[a] = n.owner()
	}
	for range count {
		u := types()[pick.N(TypeCount)]
		if !t.canStand(n, u, a) {
			continue
		}
		b := t.place(n, u, uint8(1+pick.N(int(n.MaxCV()))), a)
		neighbours := Board().Neighbours(a)
		over := neighbours[pick.N(len(neighbours))]
		switch {
		case u == blockwar.Fortress:
		case u == blockwar.Sub && a.Place().Sea() && pick.N(3) == 0:
			b.Marks |= blockwar.Escaped
		case active && pick.N(3) > 0:
			ground := Chart()[u].Class == blockwar.Ground
			if ground && a.Place().Sea() {
				continue
			}
			b.From = over.To
			t.Turn.Entered.Add(over.To, a, ground)
			if a.Place().Sea() {
				b.Group = uint8(1 + pick.N(3))
			} else {
				t.Turn.aggress(a)
			}
			if ground && over.To.Place().Sea() {
				b.Marks |= blockwar.Invading
			}
		}
	}
}

func TestBattlesAtRandom(t *testing.T) {
	for seed := range uint64(8) {
		start := func() (engine.Match, []engine.Event, error) { return randomBattles(seed) }
		t.Run(fmt.Sprint("battles ", seed), func(t *testing.T) {
			enginetest.Run(t, Game(), scenario1936, enginetest.Options{First: seed, Seeds: 1, Every: 4, Start: start})
		})
	}
}
