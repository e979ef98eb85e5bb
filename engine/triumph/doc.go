// Package triumph plays Triumph & Tragedy, third edition: all chapters, 1936 and 1939, for three players or two, with the optional
// rules. What it shares with Conquest & Consequence is in package blockwar, whose comment explains how a game is written on it; here are
// its data, what it does otherwise (hooks.go), and the procedures that it alone has, one file each. RULES.md lists for each
// number of the rulebook the files and functions that begin with it.
//
// The data are read from data/; each row names its source (data/PROVENANCE.md). Where a rule can be read in more than one way,
// RULINGS.md says which way is played.
package triumph
