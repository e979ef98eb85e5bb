// Package conquest plays Conquest & Consequence, version 1.1, on the rules that the games with wooden blocks share (blockwar). Here
// are its data, what it does otherwise (hooks.go), and the procedures that it alone has, one file each. RULES.md lists for each
// number of the rulebook the files and functions that begin with it.
//
// The data are read from data/; each row names its source (data/PROVENANCE.md). Much of the map, of the cards and of the blocks
// is reconstructed and can be corrected there. Where a rule can be read in more than one way, RULINGS.md says which way is played.
package conquest
