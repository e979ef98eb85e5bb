package face

import (
	"strings"

	"interbellum/engine/words"
)

// Public is what the others see of an answer, in words: the text that is saved with the answer, or what a catalogue has for it,
// the game's or the page's ("public.gives-an-order").
func Public(book, saved string) string {
	if saved == "" {
		return ""
	}
	kind := "/public." + strings.ReplaceAll(saved, " ", "-")
	return words.Named(book+kind, words.Named("page"+kind, saved).String()).String()
}
