// Package boards holds the layouts of the boards for programs and tests that run without a page. In a browser the page fetches
// them beside its program, so no program of the page imports this package.
package boards

import "embed"

//go:embed *.json
var files embed.FS

// Layout is the table of a board by its id, or nothing.
func Layout(id string) []byte {
	table, _ := files.ReadFile(id + ".json") // what is not there is nothing
	return table
}
