package record

import (
	"interbellum/engine/words"
)

// Limits of a save's shape, beside its length. A real one stays far below them.
const (
	maxParts  = 100_000 // values in all
	maxDepth  = 32
	maxString = 12 << 10 // a house edition, in base64
)

var (
	errParts  = words.Refuse("", "engine/refused.save.parts")
	errDepth  = words.Refuse("", "engine/refused.save.deep")
	errString = words.Refuse("", "engine/refused.save.text-long")
)

// shaped refuses, in one pass and without taking any memory, what would take long to read as JSON. Whether it is
// JSON at all is for the decoder to say.
func shaped(data []byte) error {
	parts, depth := 0, 0
	for i := 0; i < len(data); i++ {
		switch data[i] {
		case '{', '[':
			if depth++; depth > maxDepth {
				return errDepth
			}
		case '}', ']':
			depth--
		case ',':
			if parts++; parts > maxParts {
				return errParts
			}
		case '"':
			from := i
			for i++; i < len(data) && data[i] != '"'; i++ {
				if data[i] == '\\' {
					i++
				}
				if i-from > maxString {
					return errString
				}
			}
		}
	}
	return nil
}
