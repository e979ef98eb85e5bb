// Package all puts the checks of every game into the program: for command lines, tests and the Workshop. The page's own programs do without.
package all

import (
	cataclysm "interbellum/engine/cataclysm/checks"
	conquest "interbellum/engine/conquest/checks"
	"interbellum/engine/house"
	triumph "interbellum/engine/triumph/checks"
)

func init() {
	house.RegisterChecks("cataclysm", cataclysm.Faults)
	house.RegisterChecks("triumph", triumph.Faults)
	house.RegisterChecks("conquest", conquest.Faults)
}
