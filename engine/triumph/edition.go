package triumph

import (
	"crypto/sha256"
	"encoding/hex"
	"sync"
)

// Edition names the data: a hash of every embedded file that the rules read, in a fixed order, with its length before it.
func Edition() string { return edition() }

var edition = sync.OnceValue(func() string {
	h := sha256.New()
	for _, f := range []string{nationsFile, areasFile, bordersFile, unitsFile, blocksFile, factionsFile, actionCardsFile, wildCardsFile,
		investmentCardsFile, technologiesFile, turnOrderFile, peaceDividendsFile, usaEntryFile} {
		n := len(f)
		h.Write([]byte{byte(n >> 24), byte(n >> 16), byte(n >> 8), byte(n)})
		h.Write([]byte(f))
	}
	return hex.EncodeToString(h.Sum(nil)[:4])
})
