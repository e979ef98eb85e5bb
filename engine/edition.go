package engine

import (
	"encoding/binary"
	"encoding/hex"

	"interbellum/engine/digest"
)

// EditionOf names a game's rules and data: a hash of the rules' revision and of every file that they read, in a fixed
// order, each with its length before it.
func EditionOf(parts ...string) string {
	h := digest.New()
	for _, part := range parts {
		h.Write(binary.BigEndian.AppendUint32(nil, uint32(len(part))))
		h.Write([]byte(part))
	}
	sum := h.Sum()
	return hex.EncodeToString(sum[:4])
}
