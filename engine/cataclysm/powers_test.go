package cataclysm

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"interbellum/engine/enginetest"
)

func eachPower(t *testing.T, name string, check func(p Power, f *PowerFacts) string) {
	t.Helper()
	t.Run(name, func(t *testing.T) {
		for _, p := range AllPowers.List() {
			if fault := check(p, p.Facts()); fault != "" {
				t.Errorf(`%s: %s, want ""`, p, fault)
			}
		}
	})
}

func topEffectiveness(p Power) int {
	top := 0
	for c := Civilian; c <= Exhaustion; c++ {
		top = max(top, Card(p, c).Effectiveness)
	}
	return top
}

func TestPowers(t *testing.T) {
	judgeTheData(t)
	eachPower(t, "2.0 cubes, 160 with the neutral ones", func(p Power, f *PowerFacts) string {
		want := [...]int{France: 17, Germany: 32, Italy: 12, Japan: 22, USSR: 22, UK: 17, US: 22}
		sum := NeutralCubes
		for _, n := range want {
			sum += n
		}
		return whether(f.Cubes == want[p] && sum == 160, fmt.Sprint(f.Cubes, sum))
	})
	eachPower(t, "1.1 the ideology in the data is the printed one", func(p Power, f *PowerFacts) string {
		return whether(f.Ideology == p.Ideology() && f.Power == p && f.Name != "" && f.Colour != "" && f.Source != "", fmt.Sprint(f))
	})
	eachPower(t, "2.2.3 the capital in the data is the one on the map", func(p Power, f *PowerFacts) string {
		return whether(f.Capital == p.Capital(), f.Capital.String())
	})
	eachPower(t, "5.2.1 flags for the highest effectiveness and one more", func(p Power, f *PowerFacts) string {
		return whether(int(f.Mix[Flag]) >= topEffectiveness(p)+1, fmt.Sprint(f.Mix[Flag]))
	})
	t.Run("5.2.1 Germany and the United Kingdom have four flags", func(t *testing.T) {
		if MixOf(Germany)[Flag] != 4 || MixOf(UK)[Flag] != 4 {
			t.Errorf("%v %v, want 4 and 4", MixOf(Germany)[Flag], MixOf(UK)[Flag])
		}
	})
	t.Run("12.1.2 Il Duce is a third flag beside two plain ones", func(t *testing.T) {
		if m := MixOf(Italy); m[Flag] != 2 || m[IlDuce] != 1 {
			t.Errorf("%v %v, want 2 and 1", m[Flag], m[IlDuce])
		}
	})
	eachPower(t, "12 special markers", func(p Power, f *PowerFacts) string {
		want := [...]string{France: "dreadnought-refit", Germany: "rhineland-demilitarized", Italy: "il-duce abyssinian-adventure dreadnought-refit",
			Japan: "", USSR: "posture volga-special-resource urals-special-resource trans-siberian-railroad",
			UK: "special-base-guangdong special-base-java special-base-spain", US: "lend-lease a-bomb"}
		var got []string
		for _, m := range f.Markers {
			got = append(got, m.String())
		}
		return whether(strings.Join(got, " ") == want[p], strings.Join(got, " "))
	})
	t.Run("12 only Italy has Il Duce and only the United States the A-Bomb", func(t *testing.T) {
		for _, p := range AllPowers.List() {
			if mix := MixOf(p); (mix[IlDuce] == 1) != (p == Italy) || (mix[ABomb] == 1) != (p == US) {
				t.Errorf("%v: got %v, %v; want %v and %v", p, mix[IlDuce] == 1, mix[ABomb] == 1, p == Italy, p == US)
			}
		}
	})
}

func TestProvocations(t *testing.T) {
	judgeTheData(t)
	eachPower(t, "2.6 the relation works both ways and never inside an ideology", func(p Power, f *PowerFacts) string {
		for _, q := range f.Provokes.List() {
			if p.Ideology() == q.Ideology() || !Provokes(q).Has(p) {
				return q.String()
			}
		}
		return whether(!f.Provokes.Empty() && f.Provokes.Minus(AllPowers).Empty(), f.Provokes.String())
	})
	t.Run("5.2.3 British escalation provokes Germany and Italy", func(t *testing.T) {
		if Provokes(UK) != SetOf(Germany, Italy) {
			t.Errorf("got %v, want %v", Provokes(UK), SetOf(Germany, Italy))
		}
	})
	t.Run("5.2.3 a British-American alliance provokes the three Fascist powers", func(t *testing.T) {
		if got := Provokes(UK).Or(Provokes(US)); got != Fascism.Powers() {
			t.Errorf("got %v, want %v", got, Fascism.Powers())
		}
	})
	t.Run("6.1 an Anglo-French alliance provokes Germany and Italy", func(t *testing.T) {
		if got := Provokes(UK).Or(Provokes(France)); got != SetOf(Germany, Italy) {
			t.Errorf("got %v, want %v", got, SetOf(Germany, Italy))
		}
	})
}

func unitsAndUpgrades(mix CounterMix) int {
	n := 0
	for k := NoKind; int(k) < KindCount; k++ {
		if k.CountsInPool() {
			n += int(mix[k])
		}
	}
	return n
}

func TestCounterMix(t *testing.T) {
	judgeTheData(t)
	eachPower(t, "4.1.1 more counters than any force pool, so that a choice remains", func(p Power, f *PowerFacts) string {
		n := unitsAndUpgrades(f.Mix)
		return whether(n > Card(p, TotalWar).ForcePool, fmt.Sprint(n))
	})
	eachPower(t, "3.7.3 no more upgrades than units to turn over", func(p Power, f *PowerFacts) string {
		for k := TankUpgrade; k <= StrategicUpgrade; k++ {
			if f.Mix[k] > f.Mix[k.Upgrades()] {
				return k.String()
			}
		}
		return ""
	})
	eachPower(t, "2.4.3 base markers, one Home Front, and resources as the backs of offensives", func(p Power, f *PowerFacts) string {
		return whether(f.Mix[BaseMarker] >= 2 && f.Mix[HomeFront] == 1 && f.Mix[Resource] == 0 && f.Mix[Offensive] > 0, fmt.Sprint(f.Mix))
	})
	t.Run("3.2.1 four Crisis markers and one Civil War Resolution", func(t *testing.T) {
		if m := MixOf(Neutral); m[Crisis] != 4 || m[CivilWarResolution] != 1 {
			t.Errorf("got %v, want [Crisis] 4 and [CivilWarResolution] 1", m)
		}
	})
	t.Run("2.0 all counters fit the box of 456", func(t *testing.T) {
		if total := countersInTheBox(); total > 456 {
			t.Errorf("%d counters, want at most 456", total)
		}
	})
}

func TestShippedCounters(t *testing.T) {
	judgeTheData(t)
	enginetest.Shipped(t, Edition())
	if total := countersInTheBox(); total != 435 {
		t.Errorf("%d counters, want 435 as when the data were last mended", total)
	}
}

func countersInTheBox() int {
	// Neutral ones besides: turn, war status, three ideology victory, six civil war, Chinese status, a Chinese army to each
	// Chinese country, the Benelux, Swedish and Czech resources, and the minor armies.
	total := 4 + 1 + 1 + 1 + 3 + 6 + 1 + 3
	for a := Area(1); a <= AreaCount; a++ {
		if p := a.Place(); p.China || p.MinorArmy {
			total++
		}
	}
	// Each power: home front, commitment, effectiveness, stability and two victory markers. Shared: four treaty and status
	// markers, three postures. Special British bases are printed, and are no counters.
	const generic, shared = 6, 4 + 3
	total += shared
	for _, p := range AllPowers.List() {
		f := p.Facts()
		total += generic + unitsAndUpgrades(f.Mix) + int(f.Mix[Flag]) + int(f.Mix[Offensive]) + int(f.Mix[BaseMarker])
		for _, m := range f.Markers {
			if !slices.Contains([]Marker{SpecialBaseGuangdong, SpecialBaseJava, SpecialBaseSpain}, m) {
				total++
			}
		}
	}
	return total
}

func eachCard(t *testing.T, name string, check func(c *CardColumn) bool) {
	t.Helper()
	t.Run(name, func(t *testing.T) {
		for _, p := range AllPowers.List() {
			for l := Civilian; l <= Exhaustion; l++ {
				if c := Card(p, l); c.Power != p || c.Level != l || !check(c) {
					t.Errorf("%s at %s: %+v; want c.Power %v, c.Level %v, check(c) true", p, l, *c, p, l)
				}
			}
		}
	})
}

// The pools that we rebuilt follow the one card that the rules show.
func TestShippedPools(t *testing.T) {
	judgeTheData(t)
	enginetest.Shipped(t, Edition())
	eachPower(t, "4.1.1 the pool grows by a constant step, and exhaustion is as mobilization", func(p Power, f *PowerFacts) string {
		a, b, c, d := Card(p, Civilian).ForcePool, Card(p, Rearmament).ForcePool, Card(p, Mobilization).ForcePool, Card(p, TotalWar).ForcePool
		return whether(a < b && b-a == c-b && c-b == d-c && Card(p, Exhaustion).ForcePool == c, fmt.Sprint(a, b, c, d))
	})
}

func TestCards(t *testing.T) {
	judgeTheData(t)
	warlike := func(c *CardColumn) bool { return c.Level == Mobilization || c.Level == TotalWar }
	eachCard(t, "4.5 what a resource and an offensive give at each level", func(c *CardColumn) bool {
		want := [...]Ratio{Civilian: {1, 2}, Rearmament: {1, 1}, Mobilization: {2, 1}, TotalWar: {3, 1}, Exhaustion: {2, 1}}[c.Level]
		return c.BuildsPerResource == want && c.ActionsPerOffensive == want
	})
	eachCard(t, "3.7.6 the home front penalty, and no test for a civilian power", func(c *CardColumn) bool {
		want := [...]int{Mobilization: -1, TotalWar: -2, Exhaustion: -2}[c.Level]
		return c.TestsHomeFront == (c.Level != Civilian) && c.HomeFrontPenalty == want
	})
	eachCard(t, "6.2 only mobilized powers declare war", func(c *CardColumn) bool { return c.MayDeclareWar == warlike(c) })
	eachCard(t, "4.1 a civilian power holds no upgrades", func(c *CardColumn) bool { return c.MayHoldUpgrades == (c.Level != Civilian) })
	eachCard(t, "6.4.2 mobilization and total war bring offensives", func(c *CardColumn) bool { return c.EscalationOffensives == warlike(c) })
	eachCard(t, "3.7.5 how many counters keep a turn going", func(c *CardColumn) bool {
		return c.SuddenDeath == [...]int{Civilian: 2, Rearmament: 2, Mobilization: 3, TotalWar: 4, Exhaustion: 3}[c.Level]
	})
	eachCard(t, "5.3 effectiveness between one and three", func(c *CardColumn) bool { return c.Effectiveness >= 1 && c.Effectiveness <= 3 })
	eachCard(t, "2.6 every column has a source", func(c *CardColumn) bool { return c.Source != "" })
	for _, x := range []struct {
		rule                string
		power               Power
		effectiveness, pool [5]int // 0: not given
	}{
		{"2.6 the card shown in the rules is the French one", France, [5]int{1, 1, 1, 1, 1}, [5]int{5, 8, 11, 14, 11}},
		{"4.1.1 the German pool, and three dice before the war", Germany, [5]int{3, 3}, [5]int{0, 0, 16, 20, 16}},
		{"5.3 British effectiveness", UK, [5]int{2, 2, 3, 2, 2}, [5]int{}},
		{"5.3 Italian effectiveness", Italy, [5]int{0, 1}, [5]int{}},
	} {
		t.Run(x.rule, func(t *testing.T) {
			for i := range 5 {
				c := Card(x.power, Commitment(i+1))
				if e, n := x.effectiveness[i], x.pool[i]; e != 0 && c.Effectiveness != e || n != 0 && c.ForcePool != n {
					t.Errorf("%s: got %d, %d; want %d, %d", c.Level, c.Effectiveness, c.ForcePool, e, n)
				}
			}
		})
	}
	t.Run("3.7.4 the peacetime crises find something to lower", func(t *testing.T) {
		for _, p := range []Power{Japan, Germany, UK, US, USSR} {
			if Card(p, Civilian).Effectiveness < 2 || Card(p, Rearmament).Effectiveness < 2 {
				t.Errorf("%v; want Card(p, Civilian).Effectiveness at least 2, Card(p, Rearmament).Effectiveness at least 2", p)
			}
		}
	})
	t.Run("12 escalation brings the Soviet resources and the A-Bomb, nothing else", func(t *testing.T) {
		want := map[*CardColumn]CardEntry{Card(USSR, Mobilization): {Marker: VolgaSpecialResource, To: MustArea("volga")},
			Card(USSR, TotalWar): {Marker: UralsSpecialResource, To: MustArea("urals")}, Card(US, TotalWar): {Marker: ABombMarker, Ahead: 2}}
		for _, p := range AllPowers.List() {
			for l := Civilian; l <= Exhaustion; l++ {
				if c := Card(p, l); c.Entry != want[c] {
					t.Errorf("%s at %s: %v, want %v", p, l, c.Entry, want[c])
				}
			}
		}
	})
	t.Run("2.6 nobody else has a card", func(t *testing.T) {
		for _, c := range []*CardColumn{Card(NoPower, Civilian), Card(Neutral, TotalWar), Card(Germany, NoCommitment), Card(Germany, 9), Card(200, 200)} {
			if *c != (CardColumn{}) {
				t.Errorf("got %v, want %v", *c, CardColumn{})
			}
		}
	})
}

func TestPowerTablesRefuse(t *testing.T) {
	judgeTheData(t)
	for name, c := range map[string]struct {
		read     func(string) error
		text     string
		old, new string
	}{
		"2.6 a level twice":                   {readCardsErr, commitmentFile, "france,rearmament", "france,civilian"},
		"4.5 an unknown rate":                 {readCardsErr, commitmentFile, "1/2,1/2", "1/2,5"},
		"3.7.6 an unknown penalty":            {readCardsErr, commitmentFile, ",-2,", ",-3,"},
		"4.1.1 a pool that is no number":      {readCardsErr, commitmentFile, "france,civilian,1,5", "france,civilian,1,five"},
		"12.3.1 a marker to an unknown place": {readCardsErr, commitmentFile, "to volga", "to atlantis"},
		"1.1 another ideology":                {readPowersErr, powersFile, "France,democracy", "France,fascism"},
		"1.1 powers out of order":             {readPowersErr, powersFile, "france,France", "uk,France"},
		"2.4 a negative number of counters":   {readPowersErr, powersFile, "paris,17,2,8", "paris,17,-2,8"},
		"12 an unknown marker":                {readPowersErr, powersFile, "il-duce|", "der-fuehrer|"},
		"2.6 an unknown power provoked":       {readPowersErr, powersFile, "germany|italy", "germany|narnia"},
		"2.3.8 a resource where no marker is": {readResourcesErr, resourcesFile, "sweden,limited", "norway,limited"},
	} {
		t.Run(name, func(t *testing.T) {
			if err := c.read(c.text); err != nil {
				t.Fatal(err)
			}
			text := strings.Replace(c.text, c.old, c.new, 1)
			if text == c.text {
				t.Fatalf("the edit found nothing to change: got %q, want anything but %q", text, c.text)
			}
			if c.read(text) == nil {
				t.Errorf("accepted: got %v, want an error", c.read(text))
			}
		})
	}
}

func readCardsErr(s string) error     { _, err := readCards(s); return err }
func readPowersErr(s string) error    { _, err := readPowers(s); return err }
func readResourcesErr(s string) error { _, err := readResourceMarkers(s); return err }
