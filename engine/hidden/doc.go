// Package hidden proves that a player's secret answers can stay on that player's device. In a match with sealed dice that goes round by links,
// the command cards of the games with blocks are commitments until all have passed. No program of the page has it: engine/record/HIDDEN.md is
// the design, and says what the proof has shown.
//
// A link is a sheet (sheet.go), a dot, and a link as package link writes it. The answer that lays a card has the commitment in its words, so
// that its player signs it with the turn. Until the card is opened each device stands as if it were the first that could lie there (match.go):
// what that leads to is the same everywhere, and says nothing of the card. No rule looks at it before all have passed. Then the device of its player
// shows the nonce (device.go), and the match is played anew, from where the first card was laid, with the true ones.
package hidden
