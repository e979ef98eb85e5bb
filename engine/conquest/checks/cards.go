package checks

import (
	"slices"
	"strconv"
	"strings"

	"interbellum/engine/blockwar"
	"interbellum/engine/blockwar/checks"
	"interbellum/engine/conquest"
)

// cards judges what the WildCards name, and in which Seasons Neutrals stand on cards.
func (j judge) cards() {
	listed := map[conquest.Nation]bool{}
	for i := range j.WildCards {
		w := &j.WildCards[i]
		is := func(name string) bool { return strings.HasPrefix(w.Slug, name) }
		at := func(field string) checks.At { return checks.At{File: "wildcards.csv", Row: w.Slug, Field: field} }
		for _, f := range blockwar.AllFactions {
			for _, n := range w.Lists[f] {
				if listed[n] = true; n == conquest.BritishEmpire && (f != conquest.USA || !is("ethnic-ties")) {
					j.Against("8.4", at(j.FactionFacts(f).Slug), "checks/conquest.empire")
				}
			}
		}
		if is("ethnic-ties") && !slices.Contains(w.Lists[conquest.USA], conquest.BritishEmpire) {
			j.Against("8.4", at("usa"), "checks/conquest.ties")
		}
		sinkiang, _ := j.ParseNation("sinkiang")
		if list := w.Lists[conquest.Soviets]; is("brothers-in-arms") && (len(list) != 3 || !slices.Contains(list, sinkiang)) {
			j.Against("19.6", at("soviet"), "checks/conquest.brothers")
		}
		if is("intimidation") && w.Kind != blockwar.NearFriendly {
			j.Against("8.3", at("effect_kind"), "checks/value", blockwar.NearFriendly.String())
		}
	}
	for _, slug := range rare {
		if n, _ := j.ParseNation(slug); !listed[n] {
			j.Against("8.3", j.Nation(n, ""), "checks/conquest.unlisted")
		}
	}
	j.seasons()
}

// rare are the Neutrals that stand on WildCards alone.
var rare = []string{"hainan", "wakhan", "mexico"}

// seasons: each Neutral stands on cards of all three Seasons, and no two stand together twice.
func (j judge) seasons() {
	var seasons [blockwar.NationRoom][blockwar.Winter]bool
	pairs := map[[2]conquest.Nation]int{}
	for n := 1; n <= blockwar.CardCount; n++ {
		c := j.Action(n)
		ends := slices.Clone(c.Neutrals())
		for _, end := range ends {
			seasons[end][c.Season] = true
		}
		if slices.Sort(ends); len(ends) == 2 {
			pair := [2]conquest.Nation{ends[0], ends[1]}
			if before := pairs[pair]; before > 0 {
				j.Unlike(checks.At{File: "action-cards.csv", Row: strconv.Itoa(n)}, "checks/conquest.pair", before)
			}
			pairs[pair] = n
		}
	}
	for n := conquest.Nation(1); n <= j.LastNation; n++ {
		want := 3
		if !j.Influenced(n) || slices.Contains(rare, j.NationFacts(n).Slug) {
			want = 0
		}
		got := 0
		for _, on := range seasons[n] {
			if on {
				got++
			}
		}
		if got != want {
			j.Unlike(j.Nation(n, ""), "checks/conquest.seasons", got, want)
		}
	}
}

// partisans: the Provinces of the Nats and of Manchuria, which have no Diplomacy cards, are Partisan Options, each twice (17.11, 7.352).
func (j judge) partisans() {
	count := map[conquest.Area]int{}
	for n := 1; n <= blockwar.CardCount; n++ {
		options := conquest.PartisanOptions(j.Book, n)
		if len(options) != 2 {
			continue
		}
		at := checks.At{File: "wildcards.csv", Row: j.Action(n).Wild.Slug, Field: "partisan_a"}
		for i, a := range options {
			at.Field = [...]string{"partisan_a", "partisan_b"}[i]
			switch {
			case j.NationFacts(j.Place(a).Of).Kind == blockwar.Province:
				j.Against("17.11", at, "checks/conquest.own-cards", j.Place(a).Name)
			case !j.restive(a):
				j.Against("17.11", at, "checks/conquest.calm", j.Place(a).Name)
			case i == 1 && a == options[0]:
				j.Against("17.11", at, "checks/blocks.card.twice", j.Place(a).Name)
			}
			count[a]++
		}
	}
	for _, a := range j.LandAreas() {
		if n := count[a]; j.restive(a) && n < 2 {
			j.Against("17.11", j.Area(a, ""), "checks/conquest.options", n)
		}
	}
}

// restive tells whether Partisans can come into an area by WildCards.
func (j judge) restive(a conquest.Area) bool {
	manchuria, _ := j.ParseNation("manchuria-korea")
	return j.Place(a).Of == conquest.NatChina || j.Place(a).Of == manchuria
}

// turns: for two, the one who is first is the first of the two in the order of three (19.2).
func (j judge) turns() {
	for die := 1; die <= 6; die++ {
		o := j.TurnOrder(die)
		first := o[0]
		if first == conquest.Soviets {
			first = o[1]
		}
		if got := conquest.FirstOfTwo(j.Book, die); got != first {
			j.Against("19.2", checks.At{File: "turn-order.csv", Row: strconv.Itoa(die), Field: "two_way"}, "checks/value", j.FactionFacts(first).Slug)
		}
	}
}
