package conquest

import (
	"testing"

	"interbellum/engine/enginetest"
)

func TestEditionIsNotedWithItsReason(t *testing.T) {
	enginetest.NotedEdition(t, Edition())
}
