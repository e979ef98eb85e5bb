// Package words keeps what people read apart from the code that says it.
//
// A Book is a catalogue: one per game, one for the page, one for the kernel. Its English file (en.tsv in the book's own
// package) has one text a line: a kind, a tab, the sentence.
//
//	# What the question is.
//	question.hand-size(over)	Your hand is over its size: which of {count over card} goes first?
//	refused.scenario(game, id)	{game} has no scenario “{id}”.
//
// The code gives the kind and the arguments, in the order of the kind's parameters:
//
//	book.Say("question.hand-size", d.Left+1)
//	words.Refuse("", "cataclysm/refused.scenario", title, id)
//
// What stands in braces is filled in:
//
//	{who}                the argument; {Who} begins with a capital
//	{who.the}            another form of a name: the text of the kind with ".the" after it
//	{n}                  a number, with a true minus
//	{count n card}       "1 card", "3 cards"; {count n army|armies} where the plural has to be said
//	{choose n is|are}    one of the forms, by the number, without the number
//	{signed n}           "+2", "−1", "0"
//	{a what}             with the article
//	{list names}         "A, B and C"
//
// A game's face may fill in the braces itself, from a question or an event (Fill).
//
// Another language is one more file beside each en.tsv, in the same kinds (Translate). What it lacks is said in English. Its text of the
// kind "grammar" names its plurals (see Plurals). It may also name what in English the game's data name
// (see Named): in every game seat.SLUG and scenario.ID, and what the head of its en.tsv says.
package words
