package toy_test

import (
	"testing"

	"interbellum/engine/enginetest"
	"interbellum/engine/enginetest/toy"
)

func TestBattery(t *testing.T) {
	for _, s := range toy.Game().Scenarios {
		t.Run(s.ID, func(t *testing.T) {
			enginetest.Run(t, toy.Game(), s.ID, enginetest.Options{Seeds: 20, Follow: 2})
			enginetest.Run(t, toy.Game(), s.ID, enginetest.Options{First: 1000, Seeds: 100, Every: 25})
		})
	}
}
