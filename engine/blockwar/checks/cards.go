package checks

import (
	"slices"
	"strconv"
	"strings"

	"interbellum/engine/blockwar"
)

// letters are those of the cards of each Season.
var letters = [...]string{blockwar.Spring: "ABCDEFGHIJKLMNP", blockwar.Summer: "ABCDEFGHIJKLMNPQRSTUVWXYZ", blockwar.Fall: "ABCDEFGHIJKLMNP"}

func action(n int, field string) At { return At{"action-cards.csv", strconv.Itoa(n), field} }

func investment(n int, field string) At { return At{"investment-cards.csv", strconv.Itoa(n), field} }

// Influenced tells whether there is Influence on a Nation as the game begins: Minors, Provinces, and the Power that begins as a Neutral (8.0).
func (j *Judge) Influenced(n blockwar.Nation) bool {
	kind := j.NationFacts(n).Kind
	return kind == blockwar.Minor || kind == blockwar.Province || n == j.game.Neutral
}

// actionCards judges the Action deck.
func (j *Judge) actionCards() {
	var seen [blockwar.Winter]string
	wild := 0
	for n := 1; n <= blockwar.CardCount; n++ {
		c := j.Action(n)
		if c.Wild != nil {
			wild++
		}
		ends := c.Neutrals()
		for i, end := range ends {
			field := [...]string{"end_a", "end_b"}[i]
			switch {
			case !j.Influenced(end):
				j.Against("8.0", action(n, field), "checks/blocks.no-neutral", j.NationFacts(end).Name)
			case i == 1 && end == ends[0]:
				j.Against("8.0", action(n, field), "checks/blocks.card.twice", j.NationFacts(end).Name)
			}
		}
		switch {
		case len(c.Priority) != 1 || !strings.Contains(letters[blockwar.Summer], c.Priority):
			j.Against("4.1", action(n, "priority"), "checks/blocks.card.letter", c.Priority)
		case strings.Contains(seen[c.Season], c.Priority):
			j.Against("4.1", action(n, "priority"), "checks/blocks.card.letter-twice", c.Priority)
		case !strings.Contains(letters[c.Season], c.Priority):
			j.Unlike(action(n, "priority"), "checks/blocks.card.late", c.Priority)
		}
		seen[c.Season] += c.Priority
		if c.Value < 3 || c.Value > 10 {
			j.Unlike(action(n, "value"), "checks/blocks.card.value", c.Value)
		}
	}
	if wild == 0 {
		j.Against("8.3", At{File: "action-cards.csv"}, "checks/blocks.card.no-wild")
	}
}

// wildCards judges the Diplomacy WildCards.
func (j *Judge) wildCards() {
	for i := range j.WildCards {
		w := &j.WildCards[i]
		row := At{"wildcards.csv", w.Slug, ""}
		if !slices.ContainsFunc(j.ActionCards, func(c blockwar.ActionCard) bool { return c.Wild == w }) {
			j.Unlike(row, "checks/blocks.wild.unused")
		}
		for _, f := range blockwar.AllFactions {
			at := row
			at.Field = j.FactionFacts(f).Slug
			list := w.Lists[f]
			if w.Kind == blockwar.OwnList && len(list) == 0 {
				j.Against("8.3", at, "checks/blocks.wild.empty")
			}
			if w.Kind >= blockwar.NearFriendly && len(list) > 0 {
				j.Unlike(at, "checks/blocks.wild.listed")
			}
			for k, n := range list {
				switch {
				case !j.Influenced(n):
					j.Against("8.3", at, "checks/blocks.no-neutral", j.NationFacts(n).Name)
				case slices.Contains(list[:k], n):
					j.Unlike(at, "checks/blocks.card.twice", j.NationFacts(n).Name)
				}
			}
		}
	}
}

// investmentCards judges the Investment deck.
func (j *Judge) investmentCards() {
	use := make([]int, len(j.TechList))
	for n := 1; n <= blockwar.CardCount; n++ {
		c := j.Investment(n)
		for i, x := range []blockwar.Tech{c.Ends[0], c.Ends[1], c.Red} {
			if use[x]++; i == 1 && x == c.Ends[0] {
				j.Against("4.2", investment(n, "end_b"), "checks/blocks.card.twice", j.TechFacts(x).Name)
			}
		}
		for i, end := range c.Ends {
			if end != blockwar.NoTech && (j.TechFacts(end).Kind == blockwar.RedTech || i == 1 && j.TechFacts(end).Kind == blockwar.IntelTech) {
				j.Against("4.2", investment(n, [...]string{"end_a", "end_b"}[i]), "checks/blocks.card.end", j.TechFacts(end).Name)
			}
		}
		if c.Factory < 1 {
			j.Against("4.2", investment(n, "factory"), "checks/blocks.card.factory")
		} else if c.Factory > 4 {
			j.Unlike(investment(n, "factory"), "checks/most", 4)
		}
	}
	j.technologies(use)
}

// technologies judges them, each with how many cards it is on.
func (j *Judge) technologies(use []int) {
	for i := 1; i < len(j.TechList); i++ {
		f := &j.TechList[i]
		switch {
		case use[i] == 0:
			j.Against("9.0", j.Tech(f.Tech, ""), "checks/blocks.tech.none")
		case use[i] < 2 && f.Kind != blockwar.IntelTech && f.Kind != blockwar.TechWild:
			j.Against("9.1", j.Tech(f.Tech, ""), "checks/blocks.tech.pair")
		}
		if (f.FromYear > 0) != (len(f.Lists) > 0) {
			j.Against("9.1", j.Tech(f.Tech, "from_year"), "checks/blocks.tech.science")
		}
		for _, listed := range f.Lists {
			if k := j.TechFacts(listed).Kind; k != blockwar.UnitTech && k != blockwar.AtomicTech {
				j.Against("9.1", j.Tech(f.Tech, "lists"), "checks/blocks.tech.listed", j.TechFacts(listed).Name)
			}
		}
	}
}

// years judges the Turn Orders.
func (j *Judge) years() {
	for die := 2; die < len(j.TurnOrders); die++ {
		if before := slices.Index(j.TurnOrders[1:die], j.TurnOrders[die]); before >= 0 {
			j.Against(string(j.Rule.TurnOrder), At{"turn-order.csv", strconv.Itoa(die), ""}, "checks/blocks.order", before+1)
		}
	}
}
