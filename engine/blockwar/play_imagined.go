//go:build opponent

package blockwar

import "interbellum/engine"

// kept is nothing in the computer players' own program: the matches that they imagine are never written down, and nobody orders in them.
func kept(*engine.Rules[Table], *Numbers, func(*Table) any) {}
