// Package enginetest holds the tests that every game must pass, and the means to write the tests of its rules.
//
// # The battery
//
// Run plays whole matches at random. At every question, or at every n-th, it checks what the kernel promises: lists of answers are
// sorted, complete and never empty; a refusal changes nothing; copies agree; a save resumes; pieces are conserved; nothing is shown
// that is not meant to be; a link to look at shows what was sent; sealed answers do not depend on who answered first; the record
// replays to the same fingerprint; and no answer leads into a dead end.
//
//	enginetest.Run(t, cataclysm.Game(), "days-of-decision", enginetest.Options{Seeds: 3, Follow: 1})
//	enginetest.Run(t, cataclysm.Game(), "days-of-decision", enginetest.Options{First: 100, Seeds: 50, Every: 25})
//
// The seed stands in the subtest's name, so -run 'TestBattery/.*/seed_17' plays one match again. A match that fails is written
// to a file, which ReadRecord reads and Record.Replay plays. Put a seed that failed once into Options.Pinned.
//
// # The other tests of a whole game
//
//   - NonInterference plays a match beside a copy in which something was changed that a player cannot see. The player must not
//     notice until an event says that it reveals the change. The game brings a function that makes such a change (Swap).
//   - OrderInterference does the same with a standing order: no other player may notice which order was given.
//   - Fair wants a computer player to give the same answer whatever the cards are that it cannot see.
//   - Reach plays from written positions until every procedure has begun, every verb been answered and every kind of victory won.
//   - KeepLaws plays matches and wants every law of the game kept; BreakLaws shows that each law can fail (package law).
//   - Bench measures whole matches and single questions.
//
// The folders below: toy is a small game with every shape that a rule can have, for testing the kernel; walk plays at random;
// law watches matches for broken laws; bounds makes hostile bytes for whatever reads any; players tests computer players;
// blocks holds what both games with blocks need to test theirs.
//
// # Scripts
//
// A Script gives answers in words, dice included, and says why when
// one is not legal:
//
//	s := enginetest.NewScript(t, game, match)
//	s.Chance(6, 4, 3)                             // what the dice will show; leftovers fail
//	s.Play("germany", "attack:area/poland", "go") // several answers in a row
//	s.Asked("france", "declare-join")             // must be asked exactly this, now
//	s.Refused("france", "attack:area/spain")      // must not be legal
//	s.Pass("france", "uk")
//	s.PlayIf("italy", "interrupt", "pass")        // only if asked
//	s.Auto(-1)                                    // forced answers go by themselves
//	s.Until("draw")                               // everyone passes until someone is asked this
//	s.Saw("flag-gained")                          // the event, or the test ends
//	enginetest.Table[cataclysm.Table](s)          // the table itself, to look at
//
// Seats are named by their slugs ("chance" for seat 0). Chance never needs a call of its
// own: it takes from the queue when asked, as many answers as there are.
package enginetest
