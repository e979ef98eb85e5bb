// Package bot is what computer players share: what they are handed, how strong and of what
// temper they are, and how they pick among answers that their game has weighed.
//
// A player is handed what its seat sees and what it is asked, and nothing else: never a
// match. The same question at the same view gets the same answer, so a player has no
// memory that a saved match would lack, and a hint is what the program would really do.
package bot
