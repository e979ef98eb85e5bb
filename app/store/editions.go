package store

import (
	"errors"
	"slices"
	"strings"

	"interbellum/engine/words"
)

const editionKey = prefix + "edition/"

// Editions are texts that are kept beside the matches: a house edition each, under the name that its owner gives it.
type Editions struct{ keys Keys }

// Editions are the house editions beside these matches.
func (s *saves) Editions() Editions { return Editions{s.keys} }

// Names lists them.
func (e Editions) Names() (list []string) {
	names, _ := e.keys.Names()
	for _, name := range names {
		if name, ours := strings.CutPrefix(name, editionKey); ours {
			list = append(list, name)
		}
	}
	slices.Sort(list)
	return list
}

// Read returns one.
func (e Editions) Read(name string) (text string, found bool) {
	text, found, err := e.keys.Get(editionKey + name)
	return text, found && err == nil
}

// Keep writes one.
func (e Editions) Keep(name, text string) error {
	err := e.keys.Set(editionKey+name, text)
	switch {
	case errors.Is(err, ErrFull):
		return words.Refuse("", "page/refused.edition.full")
	case errors.Is(err, ErrBlocked):
		return &Blocked{"saving"}
	}
	return err
}

// Remove deletes one for good.
func (e Editions) Remove(name string) error { return e.keys.Remove(editionKey + name) }
