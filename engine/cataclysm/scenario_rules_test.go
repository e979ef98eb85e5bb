package cataclysm

import (
	"slices"
	"testing"
)

// What 1.6, 1.7, 3.7.5 and chapter 12 come to in each scenario, on boards laid out for it.

// inScenario is a scenario in the action phase with no cube on the map and nobody at war.
func inScenario(t *testing.T, id string) *Table {
	t.Helper()
	table := startOf(t, id)
	for a := range table.Areas {
		table.Areas[a].Owner, table.Areas[a].Cubes = NoPower, 0
	}
	table.Wars = nil
	return table
}

// score gives a side so many points: cubes of its first active power in countries.
func score(t *testing.T, table *Table, i Ideology, n int) {
	t.Helper()
	p := table.activePowers().And(table.powersOf(i)).List()[0]
	for a := Area(1); a <= AreaCount && n > 0; a++ {
		if a.Place().IsCountry() && table.inPlay(a) && table.Areas[a].Cubes == 0 {
			table.Areas[a].Owner, table.Areas[a].Cubes = p, 1
			n--
		}
	}
	if n > 0 {
		t.Fatalf("no country left: got %v, want 0", n)
	}
}

func TestScenarioEnds(t *testing.T) {
	judgeTheData(t)
	moving := map[Turn]Turn{Turn1933: Turn1945, Turn1939: Turn1945, Turn1941: Turn1945, Turn1943: Turn1947, Turn1945: Turn1949}
	for id, fixed := range map[string]Turn{"cataclysm": 0, "days-of-decision": Turn1941, "great-patriotic-war": Turn1945, "eagle-and-sun": Turn1945,
		"hitlers-war": 0, "war-without-mercy": 0, "pour-la-patrie": Turn1941, "crisis-in-the-west": Turn1939} {
		t.Run("1.6 the last turn, with and without Global War: "+id, func(t *testing.T) {
			for begins, ends := range moving {
				if fixed != 0 {
					ends = fixed
				}
				table := startOf(t, id)
				begin := table.Turn
				if begins < begin || begins > table.LastTurn {
					continue
				}
				for _, global := range []bool{false, true} {
					last := table.LastTurn
					if global {
						table.Turn, table.Status = begins, LimitedWar
						table.globalWar()
						last = ends
					}
					sides := []Power{table.activePowers().List()[0]}
					sides = append(sides, table.opponents(sides[0]).List()[0])
					war(table, SetOf(sides[0]), SetOf(sides[1]))
					for table.Turn, table.Phase = begin, EndPhase; table.Turn <= Turn1949; table.Turn++ {
						if kind, _ := table.endKind(); (kind == "last-turn") != (table.Turn >= last) {
							t.Errorf("Global War %v in %s: over in %s is %q, the last turn %s; got %v, want %v", global, begins, table.Turn, kind, last, kind == "last-turn", table.Turn >= last)
						}
					}
				}
			}
		})
	}
}

func TestScenarioWinners(t *testing.T) {
	judgeTheData(t)
	for id, list := range map[string][]Ideology{"cataclysm": {Communism, Fascism, Democracy}, "days-of-decision": {Fascism, Democracy},
		"great-patriotic-war": {Communism, Fascism}, "eagle-and-sun": {Fascism, Democracy}, "hitlers-war": {Communism, Fascism, Democracy},
		"war-without-mercy": {Communism, Fascism, Democracy}, "pour-la-patrie": {Fascism, Democracy}, "crisis-in-the-west": {Fascism, Democracy}} {
		t.Run("1.7.2 ties go down the list: "+id, func(t *testing.T) {
			for i, first := range list {
				table := inScenario(t, id)
				for _, side := range list[i:] {
					score(t, table, side, 2)
				}
				if w := table.winner(); w != first {
					t.Errorf("%v have two points each: %s, want %v", list[i:], w, first)
				}
			}
		})
		t.Run("1.7.2 Democracies against the sum of two positive scores: "+id, func(t *testing.T) {
			if len(list) < 3 {
				table := inScenario(t, id)
				score(t, table, list[0], 2)
				score(t, table, list[1], 3)
				if w := table.winner(); w != list[1] {
					t.Errorf("3 against 2: %s, want %v", w, list[1])
				}
				return
			}
			for _, x := range []struct {
				fascist, communist, democratic int
				want                           Ideology
			}{{2, 1, 3, Fascism}, {1, 2, 3, Communism}, {2, 2, 4, Communism}, {2, 1, 4, Democracy}, {2, 0, 3, Democracy}, {0, 2, 3, Democracy}, {0, 0, 1, Democracy}} {
				table := inScenario(t, id)
				score(t, table, Fascism, x.fascist)
				score(t, table, Communism, x.communist)
				score(t, table, Democracy, x.democratic)
				if w := table.winner(); w != x.want {
					t.Errorf("%+v: %s, want %v", x, w, x.want)
				}
			}
		})
	}
	t.Run("1.7.1 C.6: the points of a France that has fallen count for the Democracies", func(t *testing.T) {
		table := inScenario(t, "war-without-mercy")
		table.Areas[at(t, "paris")] = AreaState{Owner: Germany, Cubes: 2}
		table.Areas[at(t, "provence")] = AreaState{Owner: Neutral, Cubes: 1}
		if got := table.ideologyPoints(Democracy); got != -3 || table.ideologyPoints(Fascism) != 2 {
			t.Errorf("%d and %d, want -3 and 2", got, table.ideologyPoints(Fascism))
		}
	})
	t.Run("1.7.1 C.2: home areas of absent powers cost nobody a point", func(t *testing.T) {
		table := inScenario(t, "days-of-decision")
		table.Areas[at(t, "ukraine")] = AreaState{Owner: Germany, Cubes: 1}
		if table.ideologyPoints(Communism) != 0 || table.ideologyPoints(Fascism) != 1 {
			t.Errorf("%d and %d, want 0 and 1", table.ideologyPoints(Communism), table.ideologyPoints(Fascism))
		}
	})
}

func TestScenarioSuddenDeath(t *testing.T) {
	judgeTheData(t)
	need := map[Commitment]uint8{Civilian: 2, Rearmament: 2, Mobilization: 3, TotalWar: 4, Exhaustion: 3}
	for _, id := range scenarioIDs {
		t.Run("3.7.5 each power by its own number, absent ones never: "+id, func(t *testing.T) {
			for _, p := range AllPowers.List() {
				for c, least := range need {
					for _, n := range []uint8{least - 1, least} {
						table := inScenario(t, id)
						for q := range table.Boxes {
							table.Boxes[q][Cup] = [KindCount]uint8{}
						}
						table.Powers[p].Commitment = c
						table.Boxes[p][Cup][Offensive] = n
						table.Boxes[Neutral][Cup][LendLeaseCounter] = 4
						table.Boxes[Neutral][Hand][Crisis], table.Boxes[Neutral][Track][Crisis] = 1, 3
						s := &suddenDeath{}
						s.Next(table, nil)
						if goes := table.active(p) && n == least; s.Over == goes {
							t.Errorf("%s at %s with %d counters: over is %v, want anything but %v", p, c, n, s.Over, goes)
						}
					}
				}
			}
		})
	}
}

// chapterTwelve is what stands of chapter 12 in a scenario.
type chapterTwelve struct {
	markers  []Marker     // in play at the start, those that are rules
	atOnce   []ActionType // special actions at the start
	atWar    []ActionType // and once there has been a war
	bomb     bool         // the United States may come to it
	payers   Powers       // who pays for a flag by the Status Quo
	flagless Powers       // who has none by it
}

var chapterTwelves = map[string]chapterTwelve{
	"cataclysm": {markers: []Marker{StresaFront, RhinelandDemilitarized, AbyssinianAdventure, WashingtonNavalTreaty, USJapanTrade, StatusQuo},
		atOnce: []ActionType{RhinelandAction, AbyssiniaAction, RailroadAction, USJapanTradeAction},
		atWar:  []ActionType{RhinelandAction, AbyssiniaAction, RailroadAction, USJapanTradeAction, LendLeaseAction},
		bomb:   true, payers: SetOf(France, UK), flagless: SetOf(US)},
	"days-of-decision":    {markers: []Marker{StresaFront, StatusQuo}, payers: SetOf(France, UK)},
	"great-patriotic-war": {},
	"eagle-and-sun":       {bomb: true},
	"hitlers-war":         {atWar: []ActionType{LendLeaseAction}, bomb: true},
	"war-without-mercy":   {atOnce: []ActionType{RailroadAction, LendLeaseAction}, atWar: []ActionType{RailroadAction, LendLeaseAction}, bomb: true},
	"pour-la-patrie":      {markers: []Marker{StatusQuo}, payers: SetOf(Italy, UK)},
	"crisis-in-the-west":  {markers: []Marker{StresaFront, StatusQuo}, payers: SetOf(France, UK)},
}

func TestScenarioSpecialRules(t *testing.T) {
	judgeTheData(t)
	for id, want := range chapterTwelves {
		t.Run("12.0 the markers of the set-up: "+id, func(t *testing.T) {
			table := startOf(t, id)
			for _, m := range []Marker{StresaFront, RhinelandDemilitarized, AbyssinianAdventure, WashingtonNavalTreaty, USJapanTrade, StatusQuo, LendLease,
				ABombMarker, TransSiberianRailroad} {
				if got := table.Markers.Has(m); got != slices.Contains(want.markers, m) {
					t.Errorf("%s: %v, want %v", m, got, slices.Contains(want.markers, m))
				}
			}
		})
		t.Run("6.8 who has a special action, before and after the first war: "+id, func(t *testing.T) {
			table := startOf(t, id)
			actions := func() (list []ActionType) {
				for _, p := range table.activePowers().List() {
					list = append(list, table.specialActions(p)...)
				}
				return list
			}
			if got := actions(); !slices.Equal(got, want.atOnce) {
				t.Errorf("at the start %v instead of %v", got, want.atOnce)
			}
			table.Status = LimitedWar
			if got := actions(); !slices.Equal(got, want.atWar) {
				t.Errorf("after a war %v instead of %v", got, want.atWar)
			}
		})
		t.Run("12.2.2 the A-Bomb comes two turns after American total war, where there is one: "+id, func(t *testing.T) {
			table := startOf(t, id)
			table.Powers[US].Commitment = Rearmament
			table.raiseCommitment(US)
			if table.BombTurn != NoTurn {
				t.Errorf("at %s: got %v, want no turn", table.Powers[US].Commitment, table.BombTurn)
			}
			table.raiseCommitment(US)
			if due := table.BombTurn; want.bomb && due != table.Turn+2 || !want.bomb && due != NoTurn {
				t.Errorf("got the A-Bomb on %s, want it two turns after %s: %v", due, table.Turn, want.bomb)
			}
		})
		t.Run("12.2 who pays for a flag: "+id, func(t *testing.T) {
			table := startOf(t, id)
			for _, p := range table.activePowers().List() {
				test, may := table.flagPrice(p)
				reforms := table.Powers[p].Posture == MilitaryReforms
				if may == want.flagless.Has(p) || may && test != (want.payers.Has(p) || reforms) {
					t.Errorf("%s: got test %v, may %v; want may %v, and a test %v", p, test, may, !want.flagless.Has(p), want.payers.Has(p) || reforms)
				}
			}
		})
		t.Run("12.1.3 fleets for the pools of the three naval powers: "+id, func(t *testing.T) {
			table := startOf(t, id)
			for _, p := range table.activePowers().And(SetOf(Japan, UK, US, Italy)).List() {
				fill := &forcePoolFill{Power: p}
				treaty := p != Italy && slices.Contains(want.markers, WashingtonNavalTreaty)
				if table.count(p, Storage, Fleet) > 0 && slices.Contains(fill.addable(table), Fleet) == treaty {
					t.Errorf("%s: got %v to add, want fleets among them: %v", p, fill.addable(table), !treaty)
				}
			}
		})
		if startOf(t, id).activePowers()&SetOf(UK, US) != SetOf(UK, US) {
			continue
		}
		t.Run("12.2.2 the United States ally only under Lend Lease: "+id, func(t *testing.T) {
			table := startOf(t, id)
			table.Wars, table.Alliance = nil, [4]Powers{}
			table.moveAll(UK, Offensive, Reserve, Available)
			table.move(UK, Flag, Available, Reserve)
			if table.partners(US, 0, 0).Has(UK) {
				t.Error("without it: partners(US, 0, 0).Has(UK) = true, want false")
			}
			table.Markers = table.Markers.With(LendLease)
			if !table.partners(US, 0, 0).Has(UK) {
				t.Error("not even with it: partners(US, 0, 0).Has(UK) = false, want true")
			}
		})
	}
}
