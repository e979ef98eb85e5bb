// Package dice answers for Chance: dealt from a secret and all that was answered, read
// from a script, or left to a person with real dice.
package dice

import "interbellum/engine"

// A Dealer answers questions put to Chance. The zero Choice means that it does not: a
// person must answer (ByHand), or the script has failed (Scripted.Err).
type Dealer interface {
	Deal(engine.Decision) engine.Choice
}

// Names of dealers as they stand in a record's header.
const (
	SeededName = "sha256/1"
	HandName   = "hand"
)

// Hand is what Entry.By says of a Chance answer that a person gave.
const Hand = "hand"

// ByHand leaves every question to a person.
type ByHand struct{}

// Deal answers nothing.
func (ByHand) Deal(engine.Decision) engine.Choice { return engine.Choice{} }

// total is how many equal lots a Chance question has.
func total(d engine.Decision) uint64 {
	if d.Weights == nil {
		return uint64(len(d.Legal))
	}
	n := uint64(0)
	for _, w := range d.Weights {
		n += uint64(max(w, 0))
	}
	return n
}

// Lot is the answer that owns lot number n of a Chance question, counted from 0 through
// the legal answers in their order, each with as many lots as it weighs.
func Lot(d engine.Decision, n uint64) engine.Choice {
	if d.Weights == nil {
		return d.Legal[n]
	}
	for i, w := range d.Weights {
		if n < uint64(max(w, 0)) {
			return d.Legal[i]
		}
		n -= uint64(max(w, 0))
	}
	panic("dice: a lot beyond the last")
}
