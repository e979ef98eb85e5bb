package conquest

import (
	"testing"

	"interbellum/engine/enginetest"
)

// Whole games at random, wars included.
func TestBattery(t *testing.T) {
	t.Run("closely", func(t *testing.T) {
		enginetest.Run(t, Game(), Scenario1936, enginetest.Options{Seeds: 1, Every: 6, Follow: 1, Answers: 6})
	})
	t.Run("many", func(t *testing.T) {
		enginetest.Run(t, Game(), Scenario1936, enginetest.Options{First: 100, Seeds: 4, Every: 60})
	})
	t.Run("for two", func(t *testing.T) {
		enginetest.Run(t, Game(), RisingSun, enginetest.Options{First: 40, Seeds: 3, Every: 20})
	})
}
