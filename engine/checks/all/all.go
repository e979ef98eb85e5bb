// Package all puts the checks of every game into the program: for command lines, tests and the Workshop. The page's own programs do without.
package all

import (
	"interbellum/engine/cataclysm/checks"
	"interbellum/engine/house"
)

func init() {
	house.RegisterChecks("cataclysm", checks.Faults)
}
