package triumph

import (
	"testing"

	"interbellum/engine/enginetest"
)

// Whole games of peace at random: nobody can declare war yet (seasons.go).
func TestBattery(t *testing.T) {
	t.Run("closely", func(t *testing.T) {
		enginetest.Run(t, Game(), scenario1936, enginetest.Options{Seeds: 1, Every: 3, Follow: 1})
	})
	t.Run("1939", func(t *testing.T) {
		enginetest.Run(t, Game(), scenario1939, enginetest.Options{First: 200, Seeds: 2, Every: 30, Options: []string{"territorial-straits=yes", "britannia=yes"}})
	})
	t.Run("many", func(t *testing.T) {
		enginetest.Run(t, Game(), scenario1936, enginetest.Options{First: 100, Seeds: 4, Every: 60})
	})
}
