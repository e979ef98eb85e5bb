package blockwar

import "math/bits"

// Cards is a set of cards of one deck, numbered from 1. Each card exists once.
type Cards uint64

// CardsTo is the set of the cards 1 to n.
func CardsTo(n int) Cards { return 1<<(n+1) - 2 }

// Has reports whether the card is in the set.
func (c Cards) Has(n int) bool { return c>>n&1 == 1 }

// Len is how many cards the set has.
func (c Cards) Len() int { return bits.OnesCount64(uint64(c)) }

// List is the numbers of the cards, ascending.
func (c Cards) List() []int {
	list := make([]int, 0, c.Len())
	for rest := c; rest != 0; rest &= rest - 1 {
		list = append(list, bits.TrailingZeros64(uint64(rest)))
	}
	return list
}

// Add puts a card into the set.
func (c *Cards) Add(n int) { *c |= 1 << n }

// Remove takes a card out of the set.
func (c *Cards) Remove(n int) { *c &^= 1 << n }

// Move takes a card from one set to another.
func Move(n int, from, to *Cards) { from.Remove(n); to.Add(n) }

// Deck is a draw pile, which has no order until a card is drawn, and its discards.
type Deck struct{ Draw, Discard Cards }

// Reshuffle makes all discards part of the draw pile again.
func (d *Deck) Reshuffle() { d.Draw, d.Discard = d.Draw|d.Discard, 0 }

// Left tells whether a card can be drawn. Where the draw pile has run out, the discards become the new one.
func (d *Deck) Left() bool { return d.Draw|d.Discard != 0 }

// Refill makes the discards the draw pile if that has run out.
func (d *Deck) Refill() {
	if d.Draw == 0 {
		d.Reshuffle()
	}
}
