// Package blockwar is the rules that the games with wooden blocks share: one Table, and every procedure that both rulebooks have,
// each in a file named for it. It names no game.
//
// A game is written on it like this.
//
//   - It makes a Book for each edition: ReadBook reads the tables that both games have, its own readers what it alone prints (Extra),
//     Numbers are the rules that have another number in its sister, Hooks what it does otherwise; then Bind. Every Table and every
//     View refers to its Book (t.Place(a), t.Chart, t.FactionFacts(f)) and is saved without it. Nothing else knows what is printed:
//     matches of several editions can be played side by side.
//   - A Side holds areas, has units and is at war; the first three Sides are the Factions, which are played. Forces that fight
//     apart from the Faction that plays them are a Side more in SideList, with its Player. t.SideOf(nation) is whose a Nation's
//     units are, t.PlayerOf(side) who is asked, t.Faction(side) what lies before that player, t.Side(side) how it stands to others.
//     In a Battle all Sides of a player fight together: its parties are players, and nobody for an Armed Minor. Nobody, 0, is the
//     Side of Neutrals and Armed Minors.
//   - What it alone keeps is a struct of its own that is an Own: Table.Own holds it, and it is saved with the Table.
//   - A hook is called where the rulebooks part. A game that leaves one out plays by the rule that both have in common; each says
//     what it is asked. What a game needs and finds no hook for gets one here, never a question which game this is.
//   - Its own procedures are Steps like those here. Steps makes a register with the shared ones in it; the game adds its own
//     beside them, under lasting names, and hands both to Play, which makes of it what the kernel plays.
//   - A procedure makes its questions and events with t.Ask, t.AskHidden, t.Say and t.Tell. They give each to the seat of
//     the player who leads a Side. A rule that has one number in both games is cited by it, any other through t.Rule.
//   - A step during which nobody has rights embeds NoRights, one that asks nothing NoQuestions, one that ends when it asks no more EndsWhenIdle.
//   - A written position is put together of the Written parts here and the game's own words, in a documented schema that lasts.
//
// Beside the procedures stand the things that they are made of: blocks with pips, decks of cards of which each exists once,
// Influence markers, borders with their limits, chains of supply and trade, the odds of a Battle, the sums of production.
package blockwar
