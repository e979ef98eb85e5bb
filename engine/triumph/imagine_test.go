package triumph_test

import (
	"testing"

	"interbellum/engine/enginetest/blocks"
	"interbellum/engine/triumph"
)

// What a seat sees is enough to go on by.
func TestAMatchIsImaginedFromAView(t *testing.T) {
	blocks.Imagined(t, triumph.Game(), "1936", nil, "hand-size")
}
