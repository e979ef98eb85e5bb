//go:build !js || harbours

package layout

import (
	_ "embed" // for the table
	"sync"
)

//go:embed triumph.json
var triumph []byte

// Triumph is the map of Triumph & Tragedy, web/boards/triumph.svg.
var Triumph = sync.OnceValue(func() *Board { return read(triumph) })
