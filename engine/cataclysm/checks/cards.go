package checks

import (
	"strings"

	"interbellum/engine/cataclysm"
)

func cardSpot(c *cataclysm.CardColumn, field string) spot {
	return spot{"commitment.csv", c.Power.String() + "," + c.Level.String(), field}
}

// cards is what the rules say of the status cards.
var cards = []claim{
	{"4.5", func(j *judge) {
		want := [...]cataclysm.Ratio{cataclysm.Civilian: {Num: 1, Den: 2}, cataclysm.Rearmament: {Num: 1, Den: 1},
			cataclysm.Mobilization: {Num: 2, Den: 1}, cataclysm.TotalWar: {Num: 3, Den: 1}, cataclysm.Exhaustion: {Num: 2, Den: 1}}
		words := [...]string{cataclysm.Civilian: "1/2", cataclysm.Rearmament: "1", cataclysm.Mobilization: "2", cataclysm.TotalWar: "3", cataclysm.Exhaustion: "2"}
		j.eachCard(func(c *cataclysm.CardColumn) {
			j.card(c, "builds_per_resource", words[c.Level], c.BuildsPerResource == want[c.Level])
			j.card(c, "actions_per_offensive", words[c.Level], c.ActionsPerOffensive == want[c.Level])
		})
	}},
	{"3.7.6", func(j *judge) {
		want := [...]string{cataclysm.Civilian: "", cataclysm.Rearmament: "0", cataclysm.Mobilization: "-1", cataclysm.TotalWar: "-2", cataclysm.Exhaustion: "-2"}
		j.eachCard(func(c *cataclysm.CardColumn) {
			got := ""
			if c.TestsHomeFront {
				got = number(c.HomeFrontPenalty)
			}
			if got != want[c.Level] {
				j.wants(cardSpot(c, "home_front_penalty"), want[c.Level])
			}
		})
	}},
	{"6.2", func(j *judge) {
		j.eachCard(func(c *cataclysm.CardColumn) { j.yes(c, "may_declare_war", c.MayDeclareWar, warlike(c)) })
	}},
	{"4.1", func(j *judge) {
		j.eachCard(func(c *cataclysm.CardColumn) {
			j.yes(c, "may_hold_upgrades", c.MayHoldUpgrades, c.Level != cataclysm.Civilian)
		})
	}},
	{"6.4.2", func(j *judge) {
		j.eachCard(func(c *cataclysm.CardColumn) {
			j.yes(c, "escalation_offensives_on_entry", c.EscalationOffensives, warlike(c))
		})
	}},
	{"3.7.5", func(j *judge) {
		want := [...]int{cataclysm.Civilian: 2, cataclysm.Rearmament: 2, cataclysm.Mobilization: 3, cataclysm.TotalWar: 4, cataclysm.Exhaustion: 3}
		j.eachCard(func(c *cataclysm.CardColumn) {
			j.card(c, "sudden_death_threshold", number(want[c.Level]), c.SuddenDeath == want[c.Level])
		})
	}},
	{"5.3", func(j *judge) {
		j.eachCard(func(c *cataclysm.CardColumn) {
			if c.Effectiveness > 3 {
				j.fault(cardSpot(c, "effectiveness"), "checks/most", 3)
			}
		})
	}},
	{"2.6", func(j *judge) {
		j.line(cataclysm.France, "effectiveness", [5]int{1, 1, 1, 1, 1})
		j.line(cataclysm.France, "force_pool_limit", [5]int{5, 8, 11, 14, 11})
	}},
	{"4.1.1", func(j *judge) { j.line(cataclysm.Germany, "force_pool_limit", [5]int{0, 0, 16, 20, 16}) }},
	{"5.3", func(j *judge) {
		j.line(cataclysm.Germany, "effectiveness", [5]int{3, 3})
		j.line(cataclysm.UK, "effectiveness", [5]int{2, 2, 3, 2, 2})
		j.line(cataclysm.Italy, "effectiveness", [5]int{0, 1})
	}},
	{"3.7.4", func(j *judge) {
		for _, p := range []cataclysm.Power{cataclysm.Japan, cataclysm.Germany, cataclysm.UK, cataclysm.US, cataclysm.USSR} {
			for _, l := range []cataclysm.Commitment{cataclysm.Civilian, cataclysm.Rearmament} {
				if c := j.Card(p, l); c.Effectiveness < 2 {
					j.fault(cardSpot(c, "effectiveness"), "checks/lower")
				}
			}
		}
	}},
	{"12.0", func(j *judge) {
		volga := cataclysm.CardEntry{Marker: cataclysm.VolgaSpecialResource, To: cataclysm.MustArea("volga")}
		urals := cataclysm.CardEntry{Marker: cataclysm.UralsSpecialResource, To: cataclysm.MustArea("urals")}
		bomb := cataclysm.CardEntry{Marker: cataclysm.ABombMarker, Ahead: 2}
		j.eachCard(func(c *cataclysm.CardColumn) {
			var want cataclysm.CardEntry
			switch {
			case c.Power == cataclysm.USSR && c.Level == cataclysm.Mobilization:
				want = volga
			case c.Power == cataclysm.USSR && c.Level == cataclysm.TotalWar:
				want = urals
			case c.Power == cataclysm.US && c.Level == cataclysm.TotalWar:
				want = bomb
			}
			if c.Entry != want {
				j.wants(cardSpot(c, "marker_on_entry"), want.Marker.String())
			}
		})
	}},
	{"", func(j *judge) {
		for _, p := range cataclysm.AllPowers.List() {
			pool := func(c cataclysm.Commitment) int { return j.Card(p, c).ForcePool }
			step := pool(cataclysm.Rearmament) - pool(cataclysm.Civilian)
			for _, x := range []struct {
				level cataclysm.Commitment
				like  int
			}{{cataclysm.Mobilization, pool(cataclysm.Rearmament) + step}, {cataclysm.TotalWar, pool(cataclysm.Mobilization) + step},
				{cataclysm.Exhaustion, pool(cataclysm.Mobilization)}} {
				if pool(x.level) != x.like {
					j.fault(cardSpot(j.Card(p, x.level), "force_pool_limit"), "checks/pool-step", x.like)
				}
			}
			if step <= 0 {
				j.fault(cardSpot(j.Card(p, cataclysm.Rearmament), "force_pool_limit"), "checks/pool-grows")
			}
		}
	}},
}

func warlike(c *cataclysm.CardColumn) bool {
	return c.Level == cataclysm.Mobilization || c.Level == cataclysm.TotalWar
}

func (j *judge) eachCard(ask func(c *cataclysm.CardColumn)) {
	for _, p := range cataclysm.AllPowers.List() {
		for l := cataclysm.Civilian; l <= cataclysm.Exhaustion; l++ {
			ask(j.Card(p, l))
		}
	}
}

// card wants a field of a card to be so.
func (j *judge) card(c *cataclysm.CardColumn, field, want string, is bool) {
	if !is {
		j.fault(cardSpot(c, field), "checks/value", want)
	}
}

func (j *judge) yes(c *cataclysm.CardColumn, field string, is, want bool) {
	words := "no"
	if want {
		words = "yes"
	}
	j.card(c, field, words, is == want)
}

// line wants these numbers on a power's card from the first level to the last; 0 is not given.
func (j *judge) line(p cataclysm.Power, field string, want [5]int) {
	for i, n := range want {
		c := j.Card(p, cataclysm.Commitment(i+1))
		got := c.ForcePool
		if strings.HasPrefix(field, "effectiveness") {
			got = c.Effectiveness
		}
		j.card(c, field, number(n), n == 0 || got == n)
	}
}
