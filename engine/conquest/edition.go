package conquest

import (
	"sync"

	"interbellum/engine"
)

// Edition names the data that the rules read.
func Edition() string { return edition() }

var edition = sync.OnceValue(func() string {
	return engine.EditionOf(nationsFile, areasFile, bordersFile, unitsFile, blocksFile, setupFile, factionsFile, actionCardsFile, wildCardsFile,
		investmentCardsFile, technologiesFile, turnOrderFile, peaceDividendsFile, yearTrackFile)
})
