// Package bot is what computer players of the block games share. It weighs answers out of what a seat may know: the
// board as it is seen, the own blocks and cards, and the question. All worth is in hundredths of a Victory Point.
//
// survey.go reads the board, worth.go says what areas, cards and units are worth, assault.go what an attack promises, and
// the other files each weigh the questions of one part of the rules. A game brings its own facts (Facts).
package bot
