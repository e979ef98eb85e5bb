package cataclysm

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"interbellum/engine"
)

// everyWay throws every die of the throw under way on copies, those of both sides in a
// combat, goes on with plain answers while losses are applied, and counts what is seen.
func everyWay(t *testing.T, p *matchPosition, tell func(c branch) []string) map[string]int {
	t.Helper()
	x := pendingThrow(p.Table(), p.Running())
	if x == nil {
		t.Fatalf("nothing is thrown: got %v, want not nil", x)
	}
	dice := x.Dice
	if x.Against != nil {
		dice += x.Against.Dice
	}
	seen := map[string]int{}
	var throw func(c branch, left int)
	throw = func(c branch, left int) {
		if left == 0 {
			for n := 0; n < 20 && len(c.Open()) == 1 && slices.Contains([]string{"voluntary-retreat", "loss"}, c.Open()[0].Kind); n++ {
				legal := c.Open()[0].Legal
				c = c.answer(c.Open()[0], legal[len(legal)-1])
			}
			for _, word := range tell(c) {
				seen[word]++
			}
			return
		}
		d := c.Open()[0]
		if d.Seat != engine.Chance {
			t.Fatalf("%s is asked in the middle of a throw: got %v, want %v", d.Kind, d.Seat, engine.Chance)
		}
		for face := 1; face <= 6; face++ {
			throw(c.answer(d, engine.Choice{Verb: engine.Roll, N: face}), left-1)
		}
	}
	throw(branch{matchPosition: p}, dice)
	return seen
}

// compareWays holds what was counted against what was reckoned.
func compareWays(t *testing.T, x *engine.Throw, counted map[string]int, word func(engine.Event) string) {
	t.Helper()
	reckoned := map[string]int{}
	for _, o := range x.Outcomes {
		reckoned[word(o.Event)] += o.Ways
	}
	if x.Passed > 0 {
		reckoned["passed"] = x.Passed
	}
	if fmt.Sprint(reckoned) != fmt.Sprint(counted) {
		t.Errorf("got %v\nwant %v", reckoned, counted)
	}
}

func TestThrows(t *testing.T) {
	t.Run("5.3 a check with its modifiers, and 2.8 the last die at one less", func(t *testing.T) {
		for _, who := range []Power{Italy, Germany, UK} {
			table := newTable(t)
			table.Powers[who].Reduced = who == Italy
			p, _ := play(t, table, &stabilityTest{Power: who, Mod: -1, Rule: "5.5.3"})
			x := pendingThrow(p.Table(), p.Running())
			compareWays(t, x, everyWay(t, p, func(c branch) []string {
				return passedOnly(saw(c.seen, "check-passed", who) > 0)
			}), nil)
			if x.Need != 5 || x.Mods[0] != (engine.Mod{Rule: "5.5.3", N: -1}) {
				t.Errorf("got %+v, want Need 5 and Mods[0] %v", x, engine.Mod{Rule: "5.5.3", N: -1})
			}
		}
	})
	t.Run("5.5.2 a collapse is a surrender on the threshold or less", func(t *testing.T) {
		table := europe(t)
		table.Powers[Italy].Stability, table.Powers[Italy].Commitment = Collapsed, Exhaustion
		p, _ := play(t, table, &collapse{Power: Italy})
		compareWays(t, pendingThrow(p.Table(), p.Running()), everyWay(t, p, func(c branch) []string {
			return passedOnly(saw(c.seen, "collapse", Italy) > 0)
		}), nil)
	})
	t.Run("11.3 a round of a civil war: stalemate, marginal or decisive", func(t *testing.T) {
		for _, aid := range [][2]int{{1, 1}, {2, 1}, {0, 1}} {
			p, _ := play(t, civilWarBoard(t, aid[0], aid[1]), &civilWar{Area: at(t, "spain")})
			compareWays(t, pendingThrow(p.Table(), p.Running()), everyWay(t, p, func(c branch) []string {
				for _, e := range c.seen {
					switch e.Kind {
					case "civil-war-decisive", "civil-war-marginal", "civil-war-stalemate":
						return []string{e.Kind + string(e.To)}
					}
				}
				return nil
			}), func(e engine.Event) string { return e.Kind + string(e.To) })
		}
	})
	t.Run("3.7.4 a crisis: two dice of which the higher is read first", func(t *testing.T) {
		p, _ := play(t, newTable(t), &crisis{})
		x := pendingThrow(p.Table(), p.Running())
		compareWays(t, x, everyWay(t, p, func(c branch) []string {
			for _, e := range c.seen {
				if e.Kind == "crisis" {
					return []string{string(e.On)}
				}
			}
			return nil
		}), func(e engine.Event) string { return string(e.On) })
		if len(x.Outcomes) != 21 || x.Total != 36 {
			t.Errorf("%d rows in %d ways, want 21 and 36", len(x.Outcomes), x.Total)
		}
	})
	t.Run("11.1 where civil war breaks out, as things are", func(t *testing.T) {
		for _, burns := range []string{"", "spain", "greece"} {
			table := europe(t)
			if burns != "" {
				table.Areas[at(t, burns)].CivilWar = true
			}
			for _, list := range rowsOf(CivilWarBreaksOut) {
				p, _ := play(t, table.clone(), list)
				compareWays(t, pendingThrow(p.Table(), p.Running()), everyWay(t, p, firstOf("civil-war-begins", "civil-war-suppressed")), onWord)
			}
		}
	})
	t.Run("3.7.4 whom an incident gives flags, and where a coup is tried", func(t *testing.T) {
		table := europe(t)
		war(table, SetOf(Germany), SetOf(USSR))
		cube(t, table, Germany, "rumania", "bulgaria")
		for _, list := range append(rowsOf(IncidentFlags), rowsOf(Coup)...) {
			p, _ := play(t, table.clone(), list)
			compareWays(t, pendingThrow(p.Table(), p.Running()), everyWay(t, p, firstOf("incident", "coup")), onWord)
		}
	})
}

func passedOnly(passed bool) []string {
	if passed {
		return []string{"passed"}
	}
	return nil
}

// rowsOf lists the rolls on lists of an effect, in both crisis tables.
func rowsOf(effect CrisisEffect) (lists []*listRoll) {
	for _, table := range []CrisisTable{Peacetime, Wartime} {
		for high := 1; high <= 6; high++ {
			for low := 1; low <= high; low++ {
				if CrisisRow(table, high, low).Effect == effect {
					lists = append(lists, &listRoll{Table: table, High: uint8(high), Low: uint8(low), Effect: effect})
				}
			}
		}
	}
	return lists
}

// firstOf tells the first event of these kinds, or that the list sends on, or nothing.
func firstOf(kinds ...string) func(branch) []string {
	return func(c branch) []string {
		for _, e := range c.seen {
			if slices.Contains(kinds, e.Kind) {
				return []string{e.Kind + string(e.On)}
			}
		}
		if running := c.Running(); len(running) > 1 {
			if l, is := running[len(running)-1].(*listRoll); is {
				return []string{"crisis" + string(crisisRef(l.Table, int(l.High), int(l.Low)))}
			}
		}
		return []string{"void"}
	}
}

func onWord(e engine.Event) string {
	if e.Kind == "crisis-void" {
		return "void"
	}
	return e.Kind + string(e.On)
}

// outcomes tells what a combat has come to.
func outcomes(c branch) (list []string) {
	for _, e := range c.seen {
		switch e.Kind {
		case "combat-won":
			list = append(list, fmt.Sprint("won ", e.Seat, " ", e.N))
		case "combat-tied":
			list = append(list, "tied")
		case "triumph":
			list = append(list, fmt.Sprint("triumph ", e.Seat))
		}
	}
	return list
}

func outcomeWord(e engine.Event) string {
	switch e.Kind {
	case "combat-tied":
		return "tied"
	case "triumph":
		return fmt.Sprint("triumph ", e.Seat)
	}
	return fmt.Sprint("won ", e.Seat, " ", e.N)
}

// waysOf counts those of an outcome.
func waysOf(x *engine.Throw, kind string, p Power, n int) int {
	for _, o := range x.Outcomes {
		if o.Kind == kind && o.Seat == seatOf(p) && (o.N == n || kind != "combat-won") {
			return o.Ways
		}
	}
	return 0
}

func TestCombatOdds(t *testing.T) {
	armies := func(german, french string) *Table {
		table := atWar(t, Germany, France)
		put(t, table, Germany, "ruhr", strings.Fields(german)...)
		put(t, table, France, "lorraine", strings.Fields(french)...)
		return table
	}
	for name, c := range map[string]struct{ german, french, script string }{
		"10.7 army against army":                                  {"infantry", "infantry", ""},
		"10.4 armor superiority, 10.12.1 a triumph over one army": {"tank", "infantry", ""},
		"10.12.1 nobody triumphs over an empty area":              {"infantry", "", ""},
		"10.3 an air combat has no triumph":                       {"infantry tactical", "infantry tactical", "support:unit/germany-air-force-1"},
	} {
		t.Run(name, func(t *testing.T) {
			p, _ := fight(t, armies(c.german, c.french), Germany, "land", "lorraine", 1, c.script)
			compareWays(t, pendingThrow(p.Table(), p.Running()), everyWay(t, p, outcomes), outcomeWord)
		})
	}
	t.Run("10.7 the book's throws: 7 against 2 deals three losses, in 1 way of two dice each against 3", func(t *testing.T) {
		p, _ := fight(t, armies("infantry tactical", "infantry tactical"), Germany, "land", "lorraine", 1, "support:unit/germany-air-force-1 6 6")
		x := pendingThrow(p.Table(), p.Running())
		// Germany's 7 lies; of 36 French throws 3 score two (1-2, 2-1, 2-2), one scores one.
		if x.Total != 36 || waysOf(x, "combat-won", Germany, 3) != 3 || waysOf(x, "combat-won", Germany, 7) != 1 || waysOf(x, "combat-tied", NoPower, 1) != 1 {
			t.Errorf("%+v; want x.Total 36, waysOf(x, 'combat-won', Germany, 3) 3, waysOf(x, 'combat-won', Germany, 7) 1, waysOf(x, 'combat-tied', NoPower, 1) 1", x.Outcomes)
		}
	})
	t.Run("10.12.2 no triumph at sea over aircraft alone: the book's Central Mediterranean", func(t *testing.T) {
		table := atWar(t, Italy, UK)
		put(t, table, Italy, "sicily", "surface", "surface")
		put(t, table, UK, "central-mediterranean", "strategic")
		p, _ := fight(t, table, Italy, "naval", "central-mediterranean", 1, "activate:unit/italy-fleet-1 activate:unit/italy-fleet-2 go")
		x := pendingThrow(p.Table(), p.Running())
		if x == nil || waysOf(x, "triumph", Italy, 0) != 0 || waysOf(x, "combat-won", Italy, 4) == 0 {
			t.Errorf("%+v: got %v, %v, %v; want not nil, 0 and anything but 0", x, x, waysOf(x, "triumph", Italy, 0), waysOf(x, "combat-won", Italy, 4))
		}
	})
	t.Run("10.7 what the panel shows is what the dice say", func(t *testing.T) {
		p, _ := fight(t, armies("tank", "infantry"), Germany, "land", "lorraine", 1)
		x, v := pendingThrow(p.Table(), p.Running()), p.Table().describeBattle().Combats[0]
		if v.Odds.Total != x.Total || v.Odds.TriumphA != waysOf(x, "triumph", Germany, 0) || v.Odds.TriumphA == 0 || v.Odds.Tie != waysOf(x, "combat-tied", NoPower, 1) {
			t.Errorf("%+v, %+v, want Total %v, TriumphA %v, TriumphA anything but 0 and Tie %v", v.Odds, x.Outcomes, x.Total, waysOf(x, "triumph", Germany, 0), waysOf(x, "combat-tied", NoPower, 1))
		}
	})
}
