// Package bot plays Cataclysm. It weighs answers by what a seat may know: the board, the
// status cards and the question. All worth is in hundredths of a victory point (1.7.1).
//
// situation.go reads the view, worth.go says what areas, counters and stability are worth, and
// each other file weighs the questions of one part of the rules.
package bot
