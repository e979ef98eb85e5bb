// Package triumph plays Triumph & Tragedy, third edition.
//
// Written is the peace half of a Game-Year: set-up, New Year, Production, Government, victory, and the
// rights that belong to it. The four Seasons are NOT yet written: the step "seasons" passes through
// them without asking anybody (seasons.go), so that whole years of peace can be played and tested. What
// war will bring into New Year and Production (blockade, unsupplied units, lower Factory Cost, lost
// Capitals) is there as far as those procedures speak of it.
//
// Facts are read from data/, where each carries its source (data/PROVENANCE.md). Where a rule can be
// read in more than one way, RULINGS.md says how it is played.
package triumph
