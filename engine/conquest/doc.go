// Package conquest is Conquest & Consequence, version 1.1, on the rules that the games with wooden blocks share (blockwar): its
// data, what it does otherwise (hooks.go), and the procedures that it has alone, a file for each.
//
// The data are read from data/, where each carries its source (data/PROVENANCE.md): much of the map, of the cards and of the
// blocks is reconstructed, and can be corrected there. Readings of unclear rules are in RULINGS.md.
package conquest
