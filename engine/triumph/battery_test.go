package triumph

import (
	"testing"

	"interbellum/engine/enginetest"
)

// Whole games of peace at random: the Seasons pass (seasons.go).
func TestBattery(t *testing.T) {
	t.Run("every question", func(t *testing.T) {
		enginetest.Run(t, Game(), scenario1936, enginetest.Options{Seeds: 1, Follow: 1})
	})
	t.Run("many", func(t *testing.T) {
		enginetest.Run(t, Game(), scenario1936, enginetest.Options{First: 100, Seeds: 6, Every: 40})
	})
}
