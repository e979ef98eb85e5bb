//go:build !js

package layout

import "interbellum/web/boards"

// table is a board's table, out of the file that a page fetches.
func table(id string) []byte { return boards.Layout(id) }
