package triumph

import (
	"testing"

	"interbellum/engine/enginetest"
)

// Whole games at random, wars included.
func TestBattery(t *testing.T) {
	t.Run("closely", func(t *testing.T) {
		enginetest.Run(t, Game(), scenario1936, enginetest.Options{Seeds: 1, Every: 6, Follow: 1, Answers: 6})
	})
	t.Run("1939", func(t *testing.T) {
		enginetest.Run(t, Game(), scenario1939, enginetest.Options{First: 200, Seeds: 2, Every: 30, Options: []string{"territorial-straits=yes", "britannia=yes"}})
	})
	t.Run("two players", func(t *testing.T) {
		enginetest.Run(t, Game(), scenario1936, enginetest.Options{First: 300, Seeds: 3, Every: 40, Options: []string{"two-player=yes"}})
		enginetest.Run(t, Game(), scenario1939, enginetest.Options{First: 400, Seeds: 1, Every: 40, Options: []string{"two-player=yes"}})
	})
	t.Run("many", func(t *testing.T) {
		enginetest.Run(t, Game(), scenario1936, enginetest.Options{First: 100, Seeds: 4, Every: 60})
	})
}
