// Package engine is the kernel that all games share: who is asked what, every answer
// that is legal, and what an answer changes.
//
// A game is a header and a list of answers; everything else follows by replay. The
// rulebook's procedures are small structs on a stack that is part of the position
// (Step), chance is a player (seat 0), and what a seat may know is a type of its own,
// built by listing what is shown.
package engine
