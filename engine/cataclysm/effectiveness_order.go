package cataclysm

import (
	"cmp"
	"slices"

	"interbellum/engine"
)

// 3.1 Order of play. Ties within one ideology go as its powers have settled them
// (precedence.go), otherwise by the order of the power list.

// effectiveness is the power's number of dice, and the penalty that remains if they could not fall
// below one (5.3, 2.8).
func (t *Table) effectiveness(p Power) (dice, penalty int) {
	dice = t.Card(p, t.Powers[p].Commitment).Effectiveness
	if !t.Powers[p].Reduced {
		return dice, 0
	}
	if dice > 1 {
		return dice - 1, 0
	}
	return 1, -1
}

// ideologyRank is the place of an ideology in ties of decreasing effectiveness.
var ideologyRank = [...]int{Fascism: 0, Communism: 1, Democracy: 2}

// decreasing lists powers from the highest effectiveness to the lowest.
func (t *Table) decreasing(set Powers) []Power {
	list := slices.Clone(set.List())
	engine.Sort(list, func(p, q Power) int {
		a, _ := t.effectiveness(p)
		b, _ := t.effectiveness(q)
		return cmp.Or(cmp.Compare(b, a), cmp.Compare(ideologyRank[t.ideology(p)], ideologyRank[t.ideology(q)]), t.compareInIdeology(p, q))
	})
	return list
}

// increasing lists powers from the lowest effectiveness to the highest.
func (t *Table) increasing(set Powers) []Power {
	list := slices.Clone(set.List())
	engine.Sort(list, func(p, q Power) int {
		a, _ := t.effectiveness(p)
		b, _ := t.effectiveness(q)
		return cmp.Or(cmp.Compare(a, b), cmp.Compare(ideologyRank[t.ideology(q)], ideologyRank[t.ideology(p)]), t.compareInIdeology(p, q))
	})
	return list
}
