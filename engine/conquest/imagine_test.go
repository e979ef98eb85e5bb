package conquest_test

import (
	"testing"

	"interbellum/engine/conquest"
	"interbellum/engine/enginetest/blocks"
)

// What a seat sees is enough to go on by.
func TestAMatchIsImaginedFromAView(t *testing.T) {
	blocks.Imagined(t, conquest.Game(), "1936", nil)
}
