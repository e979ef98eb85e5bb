package laws

import (
	"testing"

	"interbellum/engine/conquest"
	"interbellum/engine/enginetest"
)

func TestMatchesKeepTheLaws(t *testing.T) { enginetest.KeepLaws(t, conquest.Game(), Code, 3) }
