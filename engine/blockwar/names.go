package blockwar

import (
	"fmt"
	"slices"

	"interbellum/engine/words"
)

// Slug is the name of a value of a small type, out of the names by value; the first is that of none.
func Slug[T ~uint8](slugs []string, v T) string {
	if int(v) < len(slugs) {
		return slugs[v]
	}
	return fmt.Sprintf("?%d", uint8(v))
}

// BySlug finds a value by its name.
func BySlug[T ~uint8](slugs []string, s string) (T, bool) {
	i := slices.Index(slugs, s)
	return T(max(i, 0)), i > 0
}

// ReadSlug reads a value's name by its parser; no text is none of them.
func ReadSlug[T ~uint8](parser func(string) (T, bool), what string, b []byte, v *T) error {
	if len(b) == 0 {
		*v = 0
		return nil
	}
	got, found := parser(string(b))
	if !found {
		return words.Refuse("", "blocks/fault.unknown", what, string(b))
	}
	*v = got
	return nil
}
