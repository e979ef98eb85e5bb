package cataclysm

import (
	"testing"

	"interbellum/engine/enginetest"
)

// The battery looks at every question of a few matches and at some of many more, and
// follows every offered answer of a few questions to a legal end.
func TestBattery(t *testing.T) {
	t.Run("every question", func(t *testing.T) {
		enginetest.Run(t, Game(), "days-of-decision", enginetest.Options{Seeds: 3, Follow: 1})
	})
	t.Run("many matches", func(t *testing.T) {
		enginetest.Run(t, Game(), "days-of-decision", enginetest.Options{First: 100, Seeds: 50, Every: 25})
	})
}
