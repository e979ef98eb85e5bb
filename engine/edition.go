//go:build !opponent

package engine

import (
	"crypto/sha256"
	"encoding/hex"
)

// EditionOf names a game's data: a hash of every file that its rules read, in a fixed order, each with its length before it.
func EditionOf(files ...string) string {
	h := sha256.New()
	for _, f := range files {
		n := len(f)
		h.Write([]byte{byte(n >> 24), byte(n >> 16), byte(n >> 8), byte(n)})
		h.Write([]byte(f))
	}
	return hex.EncodeToString(h.Sum(nil)[:4])
}
