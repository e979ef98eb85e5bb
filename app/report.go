package app

import (
	"fmt"

	"interbellum/engine/record"
)

// wayOf says how a match of another edition could be opened.
func wayOf(r record.Report) string {
	switch r.Way {
	case record.FromSafePoint:
		return fmt.Sprintf("This match was begun with an older edition of the game: the history before answer %d could not be checked by this version.", r.From)
	case record.SafePointOnly:
		return fmt.Sprintf("This match was begun with an older edition of the game: it goes on from answer %d, and %d answers after it could not be kept.", r.From, r.Dropped)
	}
	return "This match was opened whole."
}
