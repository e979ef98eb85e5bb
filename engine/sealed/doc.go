// Package sealed is the protocol of sealed dice: dice that nobody can choose, and turns that only their player can send, in a match that
// goes round by links with no server. PROTOCOL.md describes it on one page, with what it keeps from whom. This package is all of its
// cryptography; what a record and a link carry of it is theirs.
package sealed
