package checks

import (
	"slices"
	"strconv"
	"strings"

	"interbellum/engine/blockwar"
)

// A tally is how often names are counted: "poland 3, spain 2".
type tally string

// of is what a name is counted, and all of them in their order.
func (t tally) of() (names []string, counts []int) {
	for _, part := range strings.Split(string(t), ",") {
		name, n, _ := strings.Cut(strings.TrimSpace(part), " ")
		names, counts = append(names, name), append(counts, number(n))
	}
	return names, counts
}

// compare notes what is counted otherwise; a name that is not in the tally counts 0.
func (t tally) compare(all []string, count func(name string) int, note func(name string, got, want int)) {
	names, counts := t.of()
	for _, name := range all {
		want := 0
		if i := slices.Index(names, name); i >= 0 {
			want = counts[i]
		}
		if got := count(name); got != want {
			note(name, got, want)
		}
	}
}

func (j *Judge) nations() (list []string) {
	for n := blockwar.Nation(1); n <= j.LastNation; n++ {
		list = append(list, j.NationFacts(n).Slug)
	}
	return list
}

func (j *Judge) techs() (list []string) {
	for i := range j.TechList[1:] {
		list = append(list, j.TechList[i+1].Slug)
	}
	return list
}

// onCards notes Nations that stand on another number of Action cards.
func (j *Judge) onCards(want tally) {
	want.compare(j.nations(), func(name string) (got int) {
		n, _ := j.ParseNation(name)
		for i := 1; i <= blockwar.CardCount; i++ {
			if slices.Contains(j.Action(i).Neutrals(), n) {
				got++
			}
		}
		return got
	}, func(name string, got, want int) {
		j.Unlike(At{"nations.csv", name, ""}, "checks/blocks.count.cards", got, want)
	})
}

// onWildCards notes Nations that another number of WildCards lists for a Faction.
func (j *Judge) onWildCards(f blockwar.Faction, want tally) {
	want.compare(j.nations(), func(name string) (got int) {
		n, _ := j.ParseNation(name)
		for i := range j.WildCards {
			if w := &j.WildCards[i]; w.Kind == blockwar.OwnList && slices.Contains(w.Lists[f], n) {
				got++
			}
		}
		return got
	}, func(name string, got, want int) {
		j.Unlike(At{"nations.csv", name, ""}, "checks/blocks.count.wild", j.FactionFacts(f).Name, got, want)
	})
}

// onInvestments notes Technologies that stand on another number of Investment cards.
func (j *Judge) onInvestments(want tally) {
	want.compare(j.techs(), func(name string) (got int) {
		t, _ := j.ParseTech(name)
		for i := 1; i <= blockwar.CardCount; i++ {
			if j.Investment(i).Has(t) {
				got++
			}
		}
		return got
	}, func(name string, got, want int) {
		j.Unlike(At{"technologies.csv", name, ""}, "checks/blocks.count.cards", got, want)
	})
}

// factories notes Factory values that another number of Investment cards has.
func (j *Judge) factories(want tally) {
	values, counts := want.of()
	for i, value := range values {
		got := 0
		for n := 1; n <= blockwar.CardCount; n++ {
			if j.Investment(n).Factory == number(value) {
				got++
			}
		}
		if got != counts[i] {
			j.Unlike(At{File: "investment-cards.csv", Field: "factory"}, "checks/blocks.count.factory", number(value), got, counts[i])
		}
	}
}

// MostCV notes that a Nation's units of a type have another highest Combat Value than the rules say.
func (j *Judge) MostCV(rule string, n blockwar.Nation, u blockwar.Type, want uint8) {
	if got := j.MaxCV(n, u); j.BlocksOf(n, u) > 0 && got != want {
		j.Against(rule, j.Block(n, u, "max_cv"), "checks/value", strconv.Itoa(int(want)))
	}
}
