package blockwar

import (
	"embed"

	"interbellum/engine"
)

// File is a table of a game's embedded data.
func File(data embed.FS, name string) string { return string(Must(data.ReadFile("data/" + name))) }

// EditionOf names a game's data: its tables, in the order in which they have always been taken.
func EditionOf(data embed.FS, tables ...string) string {
	files := make([]string, len(tables))
	for i, name := range tables {
		files[i] = File(data, name+".csv")
	}
	return engine.EditionOf(files...)
}
