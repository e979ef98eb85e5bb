package engine

import "math/bits"

// A Seat is a party at the table: a power or a faction, counted from 1, or Chance.
type Seat uint8

// Chance answers for dice, the cup and the decks.
const Chance Seat = 0

// MaxSeat is the highest seat that a set of seats can hold.
const MaxSeat Seat = 15

// Seats is a set of seats. The zero value is empty.
type Seats uint16

// Everyone is every seat. An event is hidden unless Seen says otherwise.
const Everybody Seats = 1<<16 - 1

// Unseen is for what no player may see yet: only chance knows it. A forgotten Seen hides
// too, but fails the battery.
const Unseen Seats = 1 << Chance

// Only returns the set of exactly these seats.
func Only(seats ...Seat) (set Seats) {
	for _, s := range seats {
		set = set.With(s)
	}
	return set
}

// Has reports whether seat s is in the set.
func (set Seats) Has(s Seat) bool { return set>>s&1 == 1 }

// With returns the set and s.
func (set Seats) With(s Seat) Seats { return set | 1<<s }

// Without returns the set less s.
func (set Seats) Without(s Seat) Seats { return set &^ (1 << s) }

// Meets reports whether the two sets have a seat in common.
func (set Seats) Meets(other Seats) bool { return set&other != 0 }

// Len is the number of seats in the set.
func (set Seats) Len() int { return bits.OnesCount16(uint16(set)) }

// List returns the seats of the set in ascending order.
func (set Seats) List() []Seat {
	list := make([]Seat, 0, set.Len())
	for s := Seat(0); s <= MaxSeat; s++ {
		if set.Has(s) {
			list = append(list, s)
		}
	}
	return list
}
