// Package enginetest is what every game must pass, and the means to write its rules
// tests.
//
// # The battery
//
// Run plays whole matches at random and looks, at every question or at every n-th, at
// everything the kernel promises: lists sorted, complete and never empty, refusals that
// change nothing, copies that agree, saves that resume, pieces conserved, nothing shown
// by forgetfulness, links to look at that show what was sent, sealed answers that do not depend on who was first, a record that
// replays to the same fingerprint, and no answer that leads into a dead end.
//
//	enginetest.Run(t, cataclysm.Game(), "days-of-decision", enginetest.Options{Seeds: 3, Follow: 1})
//	enginetest.Run(t, cataclysm.Game(), "days-of-decision", enginetest.Options{First: 100, Seeds: 50, Every: 25})
//
// The seed stands in the subtest's name, so -run 'TestBattery/seed_17' plays one match
// again. A failing match is written to a file that ReadRecord and Replay understand; a
// seed that failed once goes into Options.Pinned.
//
// NonInterference plays a match beside a copy in which something was changed that a
// player cannot see, and demands that this player notices nothing until an event says that
// it reveals something to that player: what undo and forecasts stop at. It needs from the
// game a function that makes such a change.
//
// # Scripts
//
// A Script gives answers in words, dice included, and says what stands in the way when
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
//	s.Until("draw")                               // everybody passes until somebody is asked this
//	s.Saw("flag-gained")                          // the event, or the test ends
//	enginetest.Table[cataclysm.Table](s).Stability(germany)
//
// Seats are named by their slugs ("chance" for seat 0). Chance never needs a call of its
// own: it takes from the queue when asked, as many answers as there are.
package enginetest
