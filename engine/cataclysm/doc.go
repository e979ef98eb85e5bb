// Package cataclysm plays Cataclysm: A Second World War, all chapters of its living rules and all eight scenarios.
//
// A Table is the whole position on the board. The procedures of the rulebook are Steps, one file each, named for it; the
// kernel keeps them on a stack and asks whoever they ask. RULES.md lists for each number of the rulebook the files and
// functions that begin with it. A View is what one seat may know of a Table.
//
// What the game prints is read from data/: areas and borders, counters, status cards, crisis tables and scenarios. Each row
// names its source (data/PROVENANCE.md). Where a rule can be read in more than one way, RULINGS.md says which way is played,
// and why. A position that a person writes follows SCHEMA.md.
//
// The laws that every match keeps are in the folder laws, the computer players in bot, what the page draws in app/cataclysm.
package cataclysm
