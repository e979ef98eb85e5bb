// Package cataclysm plays Cataclysm: A Second World War, all chapters of its living rules and all eight scenarios.
//
// A Table is the whole position on the board. The procedures of the rulebook are Steps, each in a file with its name; the
// kernel keeps them on a stack and asks their questions. RULES.md lists for each number of the rulebook the files and
// functions that begin with it. A View is what one seat may know of a Table.
//
// What the game prints is read from data/ into a Book: areas and borders, counters, status cards, crisis tables and scenarios. Each row
// names its source (data/PROVENANCE.md). Every Table and View carries its Book, so matches of different Books can be played beside
// each other: Edited is the game by a Book, Game the one by the Book that the program comes with. Names and numbers of areas,
// powers and counters are the same in all of them. RULINGS.md says how ambiguous rules are played, and why. A position that a person
// writes follows SCHEMA.md.
//
// Package laws has the laws that every match keeps, package bot the computer player, app/cataclysm what the page draws.
package cataclysm
