package bot_test

import (
	"testing"

	"interbellum/engine/blockwar"
	"interbellum/engine/triumph"
)

// homes are garrisons that nobody need fear for.
var homes = []string{"berlin germany infantry 4 tank 3", "ruhr germany infantry 4", "rome italy infantry 3", "london britain infantry 3 fleet 3", "delhi britain infantry 2",
	"moscow ussr infantry 3 tank 3", "leningrad ussr infantry 3", "baku ussr infantry 3"}

// allied is a match of two players.
var allied = map[string]any{"options": []string{"two-player=yes"}, "passive_ally": "west"}

func with(lines ...string) []string { return append(append([]string{}, homes...), lines...) }

func TestGoodSense(t *testing.T) {
	for _, c := range []struct {
		name string
		q    question
		want string
	}{
		{"16.3 the second Rival capital is taken: the won game is won",
			question{Position: position{Phase: blockwar.Summer, Wars: "axis-west axis-ussr", Units: []string{"paris germany infantry 3", "berlin germany infantry 3", "ruhr germany infantry 2", "rome italy infantry 2",
				"belorussia germany tank 2", "moscow ussr infantry 3", "baku ussr infantry 2", "london britain infantry 3", "delhi britain infantry 2"}},
				Asked: axis, Kind: "move-to", About: "area/belorussia", Moves: 3, Picked: "unit/germany-tank-1", Legal: "go:area/belorussia>area/bryansk go:area/belorussia>area/leningrad go:area/belorussia>area/riga go:area/belorussia>area/vilna"},
			"go:area/belorussia>area/leningrad"},
		{"16.3 and the unit that can take it is the one that is picked up",
			question{Position: position{Phase: blockwar.Summer, Wars: "axis-west axis-ussr", Units: []string{"paris germany infantry 3", "berlin germany infantry 3 tank 2", "ruhr germany infantry 2", "rome italy infantry 2",
				"belorussia germany tank 2", "moscow ussr infantry 3", "baku ussr infantry 2", "london britain infantry 3", "delhi britain infantry 2"}},
				Asked: axis, Kind: "move", Moves: 1, Legal: "done move:area/belorussia>nation/germany move:area/berlin>nation/germany move:area/rome>nation/italy"},
			"move:area/belorussia>nation/germany"},
		{"2.11 the only unit in Berlin stays there while the enemy stands in Munich",
			question{Position: position{Phase: blockwar.Summer, Wars: "axis-west", Units: []string{"berlin germany infantry 3", "munich france tank 3 infantry 3", "ruhr germany infantry 3", "rome italy infantry 3", "paris france infantry 3", "london britain infantry 3"}},
				Asked: axis, Kind: "move", Moves: 1, Legal: "done move:area/berlin>nation/germany"},
			"done"},
		{"2.11 an empty capital beside the enemy gets a garrison",
			question{Position: position{Phase: blockwar.Summer, Wars: "axis-west", Units: []string{"berlin germany infantry 4 infantry 4", "munich germany infantry 3", "amsterdam france tank 3 infantry 3", "rome italy infantry 3", "london britain infantry 3 infantry 3", "paris britain infantry 3 infantry 3", "lorraine france fortress 3 infantry 3"}},
				Asked: axis, Kind: "move-to", About: "area/berlin", Moves: 2, Picked: "unit/germany-infantry-1", Legal: "go:area/berlin>area/konigsberg go:area/berlin>area/munich go:area/berlin>area/ruhr"},
			"go:area/berlin>area/ruhr"},
		{"7.23 the blow threatens the Ruhr, and there is built",
			question{Position: position{Phase: blockwar.ProductionPhase, Wars: "axis-west", Units: []string{"berlin germany infantry 4 infantry 4", "ruhr germany infantry 1", "konigsberg germany infantry 2", "rome italy infantry 2", "amsterdam france infantry 3 tank 3 infantry 3", "london britain infantry 3"}},
				Asked: axis, Kind: "production", Legal: "buy:deck/action buy:deck/investment done step:area/konigsberg>nation/germany step:area/rome>nation/italy step:area/ruhr>nation/germany"},
			"step:area/ruhr>nation/germany"},
		{"7.24 at peace, and nobody near, cards are bought",
			question{Position: position{Phase: blockwar.ProductionPhase, Year: 1936, Units: homes},
				Asked: ussr, Kind: "production", Legal: "buy:deck/action buy:deck/investment done step:area/moscow>nation/ussr"},
			"buy:deck/investment"},
		{"15.21 no war is declared that cannot be carried out",
			question{Position: position{Phase: blockwar.Summer, Units: with("lvov ussr infantry 2", "warsaw germany tank 4 infantry 4 infantry 4 airforce 4")},
				Asked: ussr, Kind: "declare", Moves: 6, Legal: "declare-war:faction/axis done"},
			"done"},
		{"15.21 nor is an Afghanistan Violated that is worth nothing",
			question{Position: position{Phase: blockwar.Summer, Units: with("turkmenistan ussr infantry 3 tank 3 infantry 3")},
				Asked: ussr, Kind: "declare", Moves: 6, Legal: "done violate:nation/afghanistan"},
			"done"},
		{"8.0 but a Neutral is that is worth the cards, once the Years of growth are over",
			question{Position: position{Phase: blockwar.Summer, Year: 1944, Units: with("konigsberg germany infantry 4 tank 4 tank 4", "berlin germany airforce 4 tank 4")},
				Asked: axis, Kind: "declare", Moves: 8, Legal: "done violate:nation/poland"},
			"violate:nation/poland"},
		{"15.21 war is declared on a Rival that has left a capital empty, when a second capital wins",
			question{Position: position{Phase: blockwar.Summer, Wars: "axis-west", Units: []string{"paris germany infantry 3 tank 3", "berlin germany infantry 3", "ruhr germany infantry 3", "rome italy infantry 3", "riga germany tank 3 tank 3 infantry 3", "london britain infantry 3", "delhi britain infantry 2", "moscow ussr infantry 2", "baku ussr infantry 2"}},
				Asked: axis, Kind: "declare", Moves: 6, Legal: "declare-war:faction/ussr done"},
			"declare-war:faction/ussr"},
		{"7.31 Influence goes where it wins Population and Resources",
			question{Position: position{Phase: blockwar.GovernmentPhase, Units: homes, Cards: hand(axis, []int{10}, nil), Ind: [3]uint8{12, 7, 9}},
				Asked: axis, Kind: "government", Legal: "diplomacy:action/10>nation/bulgaria diplomacy:action/10>nation/rumania pass"},
			"diplomacy:action/10>nation/rumania"},
		{"8.3 a WildCard takes from a Rival what it lives by rather than what is worth little",
			question{Position: position{Phase: blockwar.GovernmentPhase, Units: homes, Markers: "poland=west 1, hungary=west 2", Cards: hand(axis, []int{2}, nil)},
				Asked: axis, Kind: "government", Legal: "pass wildcard:action/2>nation/hungary wildcard:action/2>nation/poland"},
			"wildcard:action/2>nation/poland"},
		{"8.3 no WildCard is spent on an IND that Production lacks",
			question{Position: position{Phase: blockwar.GovernmentPhase, Units: homes, Ind: [3]uint8{12, 7, 9}, Cards: hand(west, []int{17}, nil)},
				Asked: west, Kind: "government", Legal: "pass wildcard:action/17>nation/portugal"},
			"pass"},
		{"7.32 IND is raised where Production lacks it",
			question{Position: position{Phase: blockwar.GovernmentPhase, Units: homes, Ind: [3]uint8{12, 10, 9}, Cards: hand(west, []int{49}, []int{1, 2, 11})},
				Asked: west, Kind: "government", Legal: "diplomacy:action/49>nation/denmark industry pass"},
			"industry"},
		{"7.33 in peace Investment cards are kept for IND rather than played for Sonar",
			question{Position: position{Phase: blockwar.GovernmentPhase, Year: 1937, Units: homes, Ind: [3]uint8{12, 7, 9}, Cards: hand(west, nil, []int{8, 50})},
				Asked: west, Kind: "government", Legal: "pass technology:tech/sonar"},
			"pass"},
		{"9.4 a card of the first stage of Atomic Research is kept rather than another that is worth as much",
			question{Position: position{Phase: blockwar.GovernmentPhase, Year: 1940, Units: homes, Cards: hand(ussr, nil, []int{8, 23, 53})},
				Asked: ussr, Kind: "hand-size", Legal: "discard:investment/23 discard:investment/8"},
			"discard:investment/8"},
		{"9.4 a stage of Atomic Research is Achieved before its cards are spent on IND",
			question{Position: position{Phase: blockwar.GovernmentPhase, Year: 1940, Units: homes, Cards: hand(west, nil, []int{18, 28})},
				Asked: west, Kind: "government", Legal: "industry pass technology:tech/atomic_1"},
			"technology:tech/atomic_1"},
		{"9.4 Industry is paid with other cards than those for Atomic Research",
			question{Position: position{Phase: blockwar.GovernmentPhase, Year: 1942, Units: homes, Cards: hand(west, nil, []int{18, 28, 30})},
				Asked: west, Kind: "industry", Legal: "factory:investment/18#3 factory:investment/28#2 factory:investment/30#3"},
			"factory:investment/30#3"},
		{"18.0 an Ally's card for a Neutral is not cancelled",
			question{Position: position{Phase: blockwar.GovernmentPhase, Units: homes, Cards: hand(ussr, []int{8, 18}, nil), Own: allied},
				Asked: ussr, Played: []blockwar.Played{{By: west, Card: 40, Nation: nation("poland")}}, Kind: "government", Legal: "diplomacy:action/8>nation/poland pass"},
			"pass"},
		{"8.0 a Rival's card for a Neutral is cancelled before it wins it",
			question{Position: position{Phase: blockwar.GovernmentPhase, Units: homes, Markers: "poland=axis 2", Cards: hand(ussr, []int{8, 18}, nil)},
				Asked: ussr, Played: []blockwar.Played{{By: axis, Card: 40, Nation: nation("poland")}}, Kind: "government", Legal: "diplomacy:action/18>nation/hungary diplomacy:action/8>nation/poland pass"},
			"diplomacy:action/8>nation/poland"},
		{"10.1 at war a card of the Season is committed, not one of another or an Investment card",
			question{Position: position{Phase: blockwar.Summer, Wars: "axis-ussr", Units: with("warsaw germany tank 3 infantry 3 infantry 3"), Cards: hand(axis, []int{1, 29}, []int{3})},
				Asked: axis, Kind: "command-card", Legal: "card:action/1 card:action/29 card:investment/3"},
			"card:action/29"},
		{"10.1 at peace, with nothing to do, nothing is committed",
			question{Position: position{Phase: blockwar.Spring, Units: homes, Cards: hand(ussr, []int{45}, nil)}, Asked: ussr, Kind: "command", Legal: "commit pass"},
			"pass"},
		{"10.1 with an empty capital in reach a card is committed",
			question{Position: position{Phase: blockwar.Summer, Wars: "axis-west", Units: []string{"lorraine germany infantry 3 tank 3", "berlin germany infantry 3", "ruhr germany infantry 3", "rome italy infantry 3", "london britain infantry 3"}, Cards: hand(axis, []int{29}, nil)},
				Asked: axis, Kind: "command", Legal: "commit pass"},
			"commit"},
		{"7.5 in war the lowest card of a Season is given up",
			question{Position: position{Phase: blockwar.GovernmentPhase, Wars: "axis-west", Units: homes, Cards: hand(axis, []int{1, 30, 31, 39}, nil)},
				Asked: axis, Kind: "hand-size", Legal: "discard:action/1 discard:action/30 discard:action/31"},
			"discard:action/1"},
		{"12.5 the loser of a Battle saves what is left",
			question{Position: position{Phase: blockwar.Summer, Wars: "axis-ussr", Units: with("warsaw germany infantry 3")}, Asked: axis, Kind: "action", About: "area/kiev",
				Battle: fought("kiev", ussr, "germany-infantry 1 ussr-tank 3 ussr-infantry 3"), Legal: "fire:block/germany-infantry-1>class/ground retreat:block/germany-infantry-1"},
			"retreat:block/germany-infantry-1"},
		{"12.5 and the winner does not",
			question{Position: position{Phase: blockwar.Summer, Wars: "axis-ussr", Units: with("warsaw germany infantry 3")}, Asked: axis, Kind: "action", About: "area/kiev",
				Battle: fought("kiev", ussr, "germany-infantry 3 germany-tank 3 ussr-infantry 1"), Legal: "fire:block/germany-infantry-1>class/ground retreat:block/germany-infantry-1"},
			"fire:block/germany-infantry-1>class/ground"},
		{"12.41 infantry fires at what it hits",
			question{Position: position{Phase: blockwar.Summer, Wars: "axis-ussr", Units: with("warsaw germany infantry 3")}, Asked: axis, Kind: "action", About: "area/kiev",
				Battle: fought("kiev", ussr, "germany-infantry 3 germany-tank 3 ussr-infantry 3 ussr-airforce 1"), Legal: "fire:block/germany-infantry-1>class/air fire:block/germany-infantry-1>class/ground"},
			"fire:block/germany-infantry-1>class/ground"},
		{"12.44 a Hit goes to what has fired already",
			question{Position: position{Phase: blockwar.Summer, Wars: "axis-ussr", Units: homes}, Asked: axis, Kind: "take-hit", About: "area/kiev",
				Battle: fought("kiev", ussr, "germany-infantry 2 germany-tank 2! ussr-infantry 3"), Legal: "hit:block/germany-infantry-1 hit:block/germany-tank-1"},
			"hit:block/germany-tank-1"},
		{"8.13 nobody goes to a hopeless war for a Protectorate",
			question{Position: position{Phase: blockwar.Summer, Markers: "finland=west 2", Units: []string{"london britain infantry 1", "delhi britain infantry 1", "paris france infantry 1", "moscow ussr infantry 3 tank 3 infantry 3 tank 3 infantry 3", "leningrad ussr infantry 3 tank 3 infantry 3 airforce 3 infantry 3", "berlin germany infantry 3"}},
				Asked: west, Active: ussr, Kind: "protectorate", About: "nation/finland", Legal: "stand withdraw"},
			"withdraw"},
		{"7.23 Britain without a Fleet builds one",
			question{Position: position{Phase: blockwar.ProductionPhase, Units: []string{"london britain infantry 2 infantry 2 airforce 2 tank 1 infantry 1 infantry 1", "delhi britain infantry 2 infantry 1"}}, Asked: west, Kind: "cadre", About: "area/london",
				Legal: "raise:type/airforce>area/london raise:type/fleet>area/london raise:type/infantry>area/london raise:type/tank>area/london"},
			"raise:type/fleet>area/london"},
		{"12.73 a Sub goes down out of a Battle that is lost",
			question{Position: position{Phase: blockwar.Summer, Wars: "axis-west", Units: homes}, Asked: axis, Kind: "escape", About: "area/north_sea",
				Battle: fought("north_sea", west, "germany-sub 1 britain-fleet 4 britain-fleet 3"), Legal: "done escape:block/germany-sub-1"},
			"escape:block/germany-sub-1"},
	} {
		t.Run(c.name, func(t *testing.T) {
			if c.q.Year == 0 {
				c.q.Year = 1940
			}
			if got := seminar.Answer(t, &c.q); got != c.want {
				t.Errorf("it answers %s, not %s", got, c.want)
			}
		})
	}
}

func nation(slug string) triumph.Nation {
	n, _ := triumph.Book().ParseNation(slug)
	return n
}
