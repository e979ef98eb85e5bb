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
	t := printed().Bare(scenario1936)
	t.Year, t.Phase, t.Order, t.Active = 1942, blockwar.Summer, printed().TurnOrder(1+pick.N(6)), Axis
	for _, f := range blockwar.AllFactions {
		for _, g := range f.Rivals() {
			t.Side(f).Wars = t.Side(f).Wars.With(g)
		}
		t.Faction(f).Ind = 12
		tech := Tech(1 + pick.N(int(LSTs)))
		for n := 1; n <= blockwar.CardCount; n++ {
			if printed().Investment(n).Has(tech) && t.Decks[blockwar.InvestmentDeck].Draw.Has(n) {
				t.Decks[blockwar.InvestmentDeck].Draw.Remove(n)
				t.Faction(f).Revealed = append(t.Faction(f).Revealed, blockwar.Revealed{Tech: tech, Card: uint8(n)})
				break
			}
		}
	}
	t.Side(Axis).Surprise = pick.N(3) == 0
	for _, a := range []string{"london", "lorraine", "kiev", "odessa", "north_sea", "baltic_sea", "central_mediterranean", "western_black_sea"} {
		defender := []Nation{Britain, France, SovietUnion}[pick.N(3)]
		scatter(t, pick, defender, printed().MustArea(a), 1+pick.N(4), false)
		scatter(t, pick, []Nation{Germany, Italy}[pick.N(2)], printed().MustArea(a), 1+pick.N(5), true)
	}
	for _, home := range []string{"munich", "paris", "moscow", "glasgow", "rome"} {
		a := printed().MustArea(home)
		scatter(t, pick, []Nation{0, Germany, Italy, Britain, France, USA, SovietUnion}[printed().Place(a).Nation], a, 1, false)
	}
	t.Won = blockwar.Victory{By: blockwar.SetOf(Axis), Kind: "hegemony", Rule: "16.5"} // the match ends with the phase
	t.EvaluateControl()
	m, seen := engine.Start(rules(), t, &blockwar.CombatPhase{Faction: Axis})
	return m, seen, nil
}

// scatter puts random blocks of a Nation in an area; some of those of the Active Player have come in this
// Player Turn.
func scatter(t *Table, pick *walk.Walker, n Nation, a Area, count int, active bool) {
	if !active && t.Place(a).Land() {
		t.Control[a] = t.SideOf(n)
	}
	for range count {
		u := t.Types()[pick.N(len(t.Types()))]
		if !t.CanStand(n, u, a) {
			continue
		}
		b := t.Put(n, u, uint8(1+pick.N(int(t.MaxCV(n, u)))), a)
		neighbours := t.Map.Board.Neighbours(a)
		over := neighbours[pick.N(len(neighbours))]
		switch {
		case u == blockwar.Fortress:
		case u == blockwar.Sub && t.Place(a).Sea() && pick.N(3) == 0:
			b.Marks |= blockwar.Escaped
		case active && pick.N(3) > 0:
			ground := t.Chart[u].Class == blockwar.Ground
			if ground && t.Place(a).Sea() {
				continue
			}
			b.From = over.To
			t.Turn.Entered.Add(over.To, a, ground)
			if t.Place(a).Sea() {
				b.Group = uint8(1 + pick.N(3))
			} else {
				t.Turn.Aggress(a)
			}
			if ground && t.Place(over.To).Sea() {
				b.Marks |= blockwar.Invading
			}
		}
	}
}

func TestBattlesAtRandom(t *testing.T) {
	for seed := range uint64(8) {
		start := func() (engine.Match, []engine.Event, error) { return randomBattles(seed) }
		t.Run(fmt.Sprint("battles ", seed), func(t *testing.T) {
			enginetest.Run(t, learnedGame(), scenario1936, enginetest.Options{First: seed, Seeds: 1, Every: 4, Start: start})
		})
	}
}
