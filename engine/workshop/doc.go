// Package workshop is the model of editing a house edition: what the Workshop shows and does, without a page. A Bench holds the draft of one
// edition of one game. Its acts (Set, Add, Remove, Restore, Join, Insist, Entitle, the set-ups' Place and Take) either change the draft or
// refuse with a sentence and change nothing; Undo and Redo go through them. Table, Area, Pair, SetUp and Checklist show the data files as
// shipped and as the draft has them, in the words of the catalogue. A draft may be unplayable: Faults tells why, Playable packs it once
// nothing hinders. Terms, UsePower, UseMap and DealTo are about who plays a scenario of Cataclysm, and where. Encode keeps a draft with its ticks.
package workshop
