package triumph

import (
	"testing"

	"interbellum/engine/enginetest"
)

func TestEditionIsNotedWithItsReason(t *testing.T) {
	enginetest.NotedEdition(t, Edition())
}
