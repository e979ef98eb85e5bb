package app

import (
	"interbellum/engine/record"
)

// wayOf says how a match of another edition could be opened.
func wayOf(r record.Report) string {
	switch r.Way {
	case record.FromSafePoint:
		return say("edition.from", r.From)
	case record.SafePointOnly:
		return say("edition.anew", r.From, r.Dropped)
	}
	return say("edition.whole")
}
