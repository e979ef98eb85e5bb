package silly

import (
	"slices"
	"testing"

	"interbellum/engine"
	"interbellum/engine/blockwar"
	"interbellum/engine/triumph"
)

// blockwarView is the start of a match with blocks, with these units alone, and wars between the first two Factions.
func blockwarView(t *testing.T, units ...blockwar.UnitView) *blockwar.View {
	t.Helper()
	m, _, err := triumph.Game().New("1936", nil)
	if err != nil {
		t.Fatal(err)
	}
	v := m.View(engine.Everybody).(*blockwar.View)
	v.Units, v.Upright, v.Active, v.Year = units, nil, triumph.Axis, 1936
	v.Factions[0].Wars, v.Factions[1].Wars = []blockwar.Faction{triumph.West}, []blockwar.Faction{triumph.Axis}
	return v
}

// infantry is one of a Nation in an area.
func infantry(t *testing.T, nation, area string) blockwar.UnitView {
	t.Helper()
	b := triumph.Book()
	a, known := b.ParseArea(area)
	if !known {
		t.Fatalf("there is no %s", area)
	}
	return blockwar.UnitView{Unit: engine.Ref("unit/" + nation + "-infantry-1"), Nation: b.NationOf(engine.Ref("nation/" + nation)), Type: blockwar.Infantry, CV: 2, Area: a, FaceUp: true}
}

func TestBlocksThereAndBack(t *testing.T) {
	at := func(area string) *blockwar.View { return blockwarView(t, infantry(t, "germany", area)) }
	moves := func(from, to string) *Move {
		return &Move{Before: at(from), After: at(to), Events: []engine.Event{event("unit-moved", 1, "unit/germany-infantry-1", engine.Ref("area/"+to))}}
	}
	season := told(at("berlin"), event("season", 0, "year/1936", "phase/summer"))
	g := triumph.Game()
	wants(t, "back in the next season", looked(g, moves("berlin", "munich"), season, moves("munich", "berlin")), Back+": 0:2 unit/germany-infantry-1 to berlin")
	wants(t, "back a year later", looked(g, moves("berlin", "munich"), season, season, moves("munich", "berlin")))
	wants(t, "on to elsewhere", looked(g, moves("berlin", "munich"), season, moves("munich", "ruhr")))
	fought := moves("munich", "berlin")
	v := fought.Before.(*blockwar.View)
	v.Battles = blockwar.Battlefields{{Area: v.Units[0].Area}}
	wants(t, "after a battle", looked(g, moves("berlin", "munich"), season, fought))
}

func TestBlockBattles(t *testing.T) {
	g := triumph.Game()
	both := blockwarView(t, infantry(t, "germany", "ruhr"), infantry(t, "france", "ruhr"))
	alone := blockwarView(t, infantry(t, "germany", "ruhr"))
	begins, ends := event("battle", 1, "area/ruhr", ""), event("battle-over", 1, "area/ruhr", "")
	begins.N = 1
	fight := func(after *blockwar.View) []*Move {
		before := *both
		before.Battle = &blockwar.BattleView{Area: both.Units[0].Area, Attacker: triumph.Axis, Defenders: []blockwar.Faction{triumph.West}}
		return []*Move{told(both, begins), {Before: &before, After: after, Events: []engine.Event{ends}}}
	}
	wants(t, "both are left", looked(g, fight(both)...), Battle+": 0:0 ruhr", Undecided+": 0:1 ruhr")
	wants(t, "one is left", looked(g, fight(alone)...), Battle+": 0:0 ruhr")
	bare := event("battle", 1, "area/ruhr", "")
	wants(t, "bombing", looked(g, told(both, bare), told(both, ends)))
	wants(t, "three in one area", looked(g, told(alone, begins), told(alone, begins), told(alone, begins)),
		Battle+": 0:0 ruhr", Battle+": 0:1 ruhr", Battle+": 0:2 ruhr", FoughtOften+": 0:2 ruhr")
	siege := slices.Concat(fight(both), fight(both), fight(both))
	wants(t, "a siege of three turns", looked(g, siege...), Battle+": 0:0 ruhr", Undecided+": 0:1 ruhr", Battle+": 0:2 ruhr", Undecided+": 0:3 ruhr", Battle+": 0:4 ruhr", Undecided+": 0:5 ruhr")
	raised := told(alone, event("player-turn", 2, "faction/west", ""))
	got := looked(g, slices.Concat(fight(both), []*Move{raised}, fight(both), []*Move{raised}, fight(both))...)
	if want := FoughtOften + ": 0:6 ruhr"; !slices.Contains(got, want) {
		t.Errorf("three sieges: got %v, want %q among them", got, want)
	}

	chance := func(cv, other uint8) []string {
		a, d := infantry(t, "germany", "ruhr"), infantry(t, "france", "ruhr")
		a.CV, d.CV = cv, other
		v := blockwarView(t, a, d)
		v.Battle = &blockwar.BattleView{Area: a.Area, Attacker: triumph.Axis, Defenders: []blockwar.Faction{triumph.West},
			Units: []blockwar.BattleUnit{{Nation: a.Nation, Type: a.Type, CV: cv}, {Nation: d.Nation, Type: d.Type, CV: other}}}
		return looked(g, told(v, begins))
	}
	wants(t, "1 CV against 4", chance(1, 4), Battle+": 0:0 ruhr", Hopeless+": 0:0 ruhr")
	wants(t, "2 CV against 2", chance(2, 2), Battle+": 0:0 ruhr")
}

func TestCapitalsOfBlocks(t *testing.T) {
	g := triumph.Game()
	turn := event("player-turn", 2, "faction/west", "")
	wants(t, "an enemy beside Berlin", looked(g, told(blockwarView(t, infantry(t, "france", "ruhr")), turn, turn)), Capital+": 0:0 berlin", Home+": 0:0 munich")
	wants(t, "with a guard", looked(g, told(blockwarView(t, infantry(t, "france", "ruhr"), infantry(t, "germany", "berlin")), turn)), Home+": 0:0 munich")
	wants(t, "with a guard in each", looked(g, told(blockwarView(t, infantry(t, "france", "ruhr"), infantry(t, "germany", "berlin"), infantry(t, "germany", "munich")), turn)))
	wants(t, "an enemy far away", looked(g, told(blockwarView(t, infantry(t, "france", "paris")), turn)))
}

func TestCardsWarsAndLandings(t *testing.T) {
	g, v := triumph.Game(), blockwarView(t)
	discard := event("card-discarded", 1, "action/3", "")
	discard.Rule = "7.5"
	wants(t, "a card over the limit", looked(g, told(v, discard)), Wasted+": 0:0 action/3")
	discard.Rule = "19.7"
	wants(t, "a card for something", looked(g, told(v, discard)))
	wants(t, "a war", looked(g, told(v, event("war-declared", 1, "faction/west", "faction/axis"))), FirstWar+": 0:0 axis and west", War+": 0:0 axis and west in 1936")
	wants(t, "a landing", looked(g, told(v, event("aggression", 1, "area/baltic_sea", "area/berlin"))), Landing+": 0:0 berlin")
	wants(t, "over land", looked(g, told(v, event("aggression", 1, "area/paris", "area/ruhr"))))
}
