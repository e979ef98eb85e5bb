package ui

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Dice are dice thrown together by a side: the one that counts is solid, the others faded. Of several sixes all count.
func Dice(faces []int, side string) (dice []app.UI) {
	counts := 0
	if len(faces) > 0 {
		counts = slices.Index(faces, slices.Max(faces))
	}
	for i, f := range faces {
		class := "low"
		if i == counts || f == 6 {
			class = ""
		}
		dice = append(dice, Die(f, side, class))
	}
	return dice
}

// Outcome is the class of words that tell of something good or bad, and otherwise the one that is given.
func Outcome(good, bad bool, otherwise string) string {
	switch {
	case good:
		return "res-ok"
	case bad:
		return "res-no"
	}
	return otherwise
}
