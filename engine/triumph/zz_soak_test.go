package triumph

import (
	"testing"

	"interbellum/engine/enginetest"
)

func TestZZSoak(t *testing.T) {
	t.Run("three", func(t *testing.T) {
		enginetest.Run(t, Game(), scenario1936, enginetest.Options{First: 1000, Seeds: 60, Every: 100})
	})
	t.Run("1939", func(t *testing.T) {
		enginetest.Run(t, Game(), scenario1939, enginetest.Options{First: 2000, Seeds: 40, Every: 100})
	})
	t.Run("two", func(t *testing.T) {
		enginetest.Run(t, Game(), scenario1936, enginetest.Options{First: 3000, Seeds: 40, Every: 100, Options: []string{"two-player=yes"}})
	})
}

func TestZZInter(t *testing.T) {
	for seed := range uint64(14) {
		enginetest.Interfere(t, Game(), scenario1936, swapHidden, 102+seed*7, Reveals...)
	}
}
