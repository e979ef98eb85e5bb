package conquest

import (
	"embed"
	"sync"

	"interbellum/engine/blockwar"
)

//go:embed data/*.csv
var data embed.FS

// file is one of the tables that the rules read.
func file(name string) string { return blockwar.File(data, name) }

// Edition names them.
func Edition() string { return edition() }

var edition = sync.OnceValue(func() string {
	return blockwar.EditionOf(data, "nations", "areas", "borders", "units", "blocks", "setup", "factions", "action-cards", "wildcards",
		"investment-cards", "technologies", "turn-order", "peace-dividends", "year-track")
})
