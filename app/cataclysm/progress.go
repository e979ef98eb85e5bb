package cataclysm

import (
	"strings"

	"interbellum/engine"
	rules "interbellum/engine/cataclysm"
)

// When says how far a match has come, for the list of matches: "1937-38, action".
func (Face) When(view engine.View) string {
	v, is := view.(*rules.View)
	if !is {
		return ""
	}
	return say("about.when", turnName(v.Turn), strings.ToLower(phaseName(v.Phase)))
}
