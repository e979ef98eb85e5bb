package conquest

import (
	"testing"

	"interbellum/engine/enginetest"
)

func TestShippedEdition(t *testing.T) {
	enginetest.Shipped(t, DataEdition())
	enginetest.NotedData(t, DataEdition())
}
