package cataclysm

import (
	"sync"

	"interbellum/engine"
)

// Edition names the data that the rules read.
func Edition() string { return edition() }

var edition = sync.OnceValue(func() string {
	files := []string{areasFile, bordersFile, connectorsFile, zonesFile, powersFile, commitmentFile, resourcesFile, string(crisesFile)}
	for _, text := range scenarioFiles() {
		files = append(files, string(text))
	}
	return engine.EditionOf(files...)
})
