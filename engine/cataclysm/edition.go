package cataclysm

import (
	"interbellum/engine"
)

// rulesRevision counts the changes of the rules' code after which a position may offer other answers. Raise it
// with such a change: a match that began before it then counts as one of an older edition, not as a damaged one.
const rulesRevision = "2"

// Edition names the rules and the data that they read.
func Edition() string {
	return *edition.By(func() *string {
		files := []string{rulesRevision, areasFile, bordersFile, connectorsFile, zonesFile, powersFile, commitmentFile, resourcesFile, string(crisesFile)}
		for _, text := range scenarioFiles() {
			files = append(files, string(text))
		}
		name := engine.EditionOf(files...)
		return &name
	})
}

var edition engine.Lazy[string]
