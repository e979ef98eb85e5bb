// Package blockwar is what the block games share: wooden blocks with pips, decks of cards of which each
// exists once, Influence markers on Neutrals, borders of land and sea with their limits, chains of
// supply and trade, the odds of a Battle, and the sums of production. It names no game: whatever differs between two of them
// comes in as data or as a function.
package blockwar
