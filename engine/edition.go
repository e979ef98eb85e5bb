package engine

import (
	"crypto"
	"encoding/hex"
)

// EditionOf names a game's rules and data: a hash of the rules' revision and of every file that they read, in a fixed
// order, each with its length before it. The program must hold crypto/sha256, as every program does that keeps matches.
func EditionOf(parts ...string) string {
	h := crypto.SHA256.New()
	for _, f := range parts {
		n := len(f)
		h.Write([]byte{byte(n >> 24), byte(n >> 16), byte(n >> 8), byte(n)})
		h.Write([]byte(f))
	}
	return hex.EncodeToString(h.Sum(nil)[:4])
}
