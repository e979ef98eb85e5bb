package store

import (
	"errors"
	"slices"
	"strings"

	"interbellum/engine/words"
)

// Texts that are kept beside the matches, under names that their owner gives them.
const (
	editionKey = prefix + "edition/"
	draftKey   = prefix + "draft/"
	secretKey  = prefix + "key/"
)

// Editions are such texts of one kind: a house edition each, a draft of one, or a player's key.
type Editions struct {
	keys Keys
	kind string
}

// Editions are the house editions beside these matches.
func (s *saves) Editions() Editions { return Editions{s.keys, editionKey} }

// Drafts are the house editions that are being made on this device.
func (s *saves) Drafts() Editions { return Editions{s.keys, draftKey} }

// Secrets are the keys of players of matches with sealed dice.
func (s *saves) Secrets() Editions { return Editions{s.keys, secretKey} }

// Names lists them.
func (e Editions) Names() (list []string) {
	names, _ := e.keys.Names()
	for _, name := range names {
		if name, ours := strings.CutPrefix(name, e.kind); ours {
			list = append(list, name)
		}
	}
	slices.Sort(list)
	return list
}

// Read returns one.
func (e Editions) Read(name string) (text string, found bool) {
	text, found, err := e.keys.Get(e.kind + name)
	return text, found && err == nil
}

// Keep writes one.
func (e Editions) Keep(name, text string) error {
	err := e.keys.Set(e.kind+name, text)
	switch {
	case errors.Is(err, ErrFull) && e.kind == secretKey:
		return words.Refuse("", "page/refused.key.full")
	case errors.Is(err, ErrFull):
		return words.Refuse("", "page/refused.edition.full")
	case errors.Is(err, ErrBlocked):
		return &Blocked{"saving"}
	}
	return err
}

// Remove deletes one for good.
func (e Editions) Remove(name string) error { return e.keys.Remove(e.kind + name) }
