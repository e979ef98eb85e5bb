package conquest

import (
	"testing"

	"interbellum/engine/enginetest"
)

func TestShippedEdition(t *testing.T) {
	enginetest.Shipped(t, Game())
	enginetest.NotedData(t, Game())
}
