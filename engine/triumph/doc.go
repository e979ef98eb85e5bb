// Package triumph plays Triumph & Tragedy, third edition.
//
// Written is the peace half of a Game-Year: set-up, New Year, Production, Government, victory, and the
// rights that belong to it; of the Seasons the Command Phase and movement within what is Friendly.
//
// NOT yet written is war: declaring it, or a Violation of Neutrality, in a Player Turn (what both do is
// there), movement into Enemy areas, the Combat Phase, ReBasing, Supply Checks of units, Armed Minors'
// battles; nor the two-player game.
// Whole years of peace can be played and tested. What war will bring into New Year and Production
// (Blockade, Unsupplied units, lower Factory Cost, lost Capitals) is there as far as those procedures
// speak of it.
//
// Facts are read from data/, where each carries its source (data/PROVENANCE.md). Where a rule can be
// read in more than one way, RULINGS.md says how it is played.
package triumph
