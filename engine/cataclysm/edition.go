package cataclysm

import (
	"crypto/sha256"
	"encoding/hex"
	"sync"
)

// Edition names the data: a hash of every embedded file that the rules read, in a fixed order, with its length before it.
func Edition() string { return edition() }

var edition = sync.OnceValue(func() string {
	h := sha256.New()
	add := func(text []byte) {
		n := len(text)
		h.Write([]byte{byte(n >> 24), byte(n >> 16), byte(n >> 8), byte(n)})
		h.Write(text)
	}
	for _, f := range []string{areasFile, bordersFile, connectorsFile, zonesFile, powersFile, commitmentFile, resourcesFile} {
		add([]byte(f))
	}
	add(crisesFile)
	for _, id := range scenarioIDs {
		text, err := scenarioFiles.ReadFile("data/scenarios/" + id + ".json")
		if err != nil {
			panic(err)
		}
		add(text)
	}
	return hex.EncodeToString(h.Sum(nil)[:4])
})
