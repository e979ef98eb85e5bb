package cataclysm

import (
	"testing"

	"interbellum/engine/enginetest"
)

// The battery looks at every question of a few matches and at some of many more, in every
// scenario, and follows every offered answer of a few questions to a legal end.
func TestBattery(t *testing.T) {
	t.Run("every question", func(t *testing.T) {
		enginetest.Run(t, Game(), "days-of-decision", enginetest.Options{Seeds: 2, Follow: 1})
	})
	for _, s := range Game().Scenarios {
		t.Run(s.ID, func(t *testing.T) {
			enginetest.Run(t, Game(), s.ID, enginetest.Options{First: 100, Seeds: 3, Every: 60})
		})
	}
	t.Run("two sides", func(t *testing.T) {
		enginetest.Run(t, Game(), "cataclysm", enginetest.Options{First: 200, Seeds: 1, Every: 60, Options: []string{"sides=two"}})
	})
}
