// Package english writes numbers, names and lists as sentences need them, for the faces of all games.
package english

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Upper begins a text with a capital.
func Upper(text string) string {
	first, size := utf8.DecodeRuneInString(text)
	if size == 0 {
		return ""
	}
	return string(unicode.ToUpper(first)) + text[size:]
}

// Spaced writes a slug as words: "east-china_sea" becomes "East china sea".
func Spaced(slug string) string {
	return Upper(strings.Map(func(r rune) rune {
		if r == '-' || r == '_' {
			return ' '
		}
		return r
	}, slug))
}

// Number writes a number with a true minus.
func Number(n int) string {
	if n < 0 {
		return "−" + strconv.Itoa(-n)
	}
	return strconv.Itoa(n)
}

// Count writes a number of things: "1 army", "2 armies".
func Count(n int, thing string) string {
	if n == 1 {
		return "1 " + thing
	}
	return strconv.Itoa(n) + " " + Plural(thing)
}

// Plural is the plural of a thing.
func Plural(thing string) string {
	switch {
	case strings.HasSuffix(thing, "ss"):
		return thing + "es"
	case strings.HasSuffix(thing, "y"):
		return thing[:len(thing)-1] + "ies"
	}
	return thing + "s"
}

// A puts the article before a thing.
func A(thing string) string {
	if thing != "" && strings.ContainsRune("aeiouAEIO", rune(thing[0])) {
		return "an " + thing
	}
	return "a " + thing
}

// List joins names: "A, B and C".
func List(names []string) string {
	if len(names) < 2 {
		return strings.Join(names, "")
	}
	return strings.Join(names[:len(names)-1], ", ") + " and " + names[len(names)-1]
}
