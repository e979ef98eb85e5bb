package app

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"interbellum/app/face"
)

func TestWhatAnAnswerIsCalledIsNoMarkup(t *testing.T) {
	const hostile = `<img src=x onerror=alert(1)>"`
	got := app.HTMLString(choice{words: hostile, label: face.Label{Text: hostile, Note: hostile, Area: hostile, Odds: hostile}}.button())
	if strings.Contains(got, "<img") || strings.Contains(got, `)>"`) {
		t.Errorf("the button is %s; want no \"<img\" and no `)>\"`", got)
	}
}
