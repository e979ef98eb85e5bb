package blockwar

import "slices"

// Pair is a Tech-pair: a card that has the Technology, and another that has it or stands in for it.
type Pair struct{ Card, Other int }

// Pairs lists the Tech-pairs for a Technology among cards, by who has it and who stands in for it.
func (c Cards) Pairs(has, standsIn func(card int) bool) (list []Pair) {
	cards := c.List()
	for _, n := range cards {
		if !has(n) {
			continue
		}
		for _, m := range cards {
			if m != n && (has(m) || standsIn(m)) {
				list = append(list, Pair{n, m})
			}
		}
	}
	return list
}

// Science reports whether this is a WildCard that lists a Technology, from its year on.
func (f *TechFacts) Science(tech Tech, year int) bool {
	return f.Kind == TechWild && year >= f.FromYear && slices.Contains(f.Lists, tech)
}

// Espionage reports whether this is the WildCard that stands in for what a Rival has Revealed.
func (f *TechFacts) Espionage() bool { return f.Kind == TechWild && len(f.Lists) == 0 }

// Sum adds up what cards are worth.
func (c Cards) Sum(worth func(card int) int) (sum int) {
	for _, n := range c.List() {
		sum += worth(n)
	}
	return sum
}
