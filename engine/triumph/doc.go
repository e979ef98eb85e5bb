// Package triumph plays Triumph & Tragedy, third edition.
//
// All chapters are played: three players and two, 1936 and 1939, with the optional rules. What the game shares with its sister
// is in package blockwar, on which it is written as that package's comment tells; here is what it has alone.
//
// Facts are read from data/, where each carries its source (data/PROVENANCE.md). Where a rule can be
// read in more than one way, RULINGS.md says how it is played.
package triumph
