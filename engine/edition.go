//go:build !opponent

package engine

import (
	"crypto/sha256"
	"encoding/hex"
)

// EditionOf names a game's rules and data: a hash of the rules' revision and of every file that they read, in a fixed
// order, each with its length before it.
func EditionOf(parts ...string) string {
	h := sha256.New()
	for _, f := range parts {
		n := len(f)
		h.Write([]byte{byte(n >> 24), byte(n >> 16), byte(n >> 8), byte(n)})
		h.Write([]byte(f))
	}
	return hex.EncodeToString(h.Sum(nil)[:4])
}
