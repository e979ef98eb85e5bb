package engine

import (
	"bytes"
	"encoding/binary"
	"encoding/hex"
	"slices"
	"strings"

	"interbellum/engine/digest"
	"interbellum/engine/words"
)

// EditionOf names a game's rules and data: a hash of the rules' revision and of every file that they read, in a fixed
// order, each with its length before it. Two people can play by what it names: nobody finds other files with the same name.
func EditionOf(parts ...string) string {
	h := digest.New()
	for _, part := range parts {
		h.Write(binary.BigEndian.AppendUint32(nil, uint32(len(part))))
		h.Write([]byte(part))
	}
	sum := h.Sum()
	return hex.EncodeToString(sum[:editionDigits/2])
}

// How many digits the name of an edition has, and how many it had once: these are its first.
const (
	editionDigits     = 32
	editionDigitsOnce = 8
)

// SameEdition reports whether two names are of one edition. Records and links keep the short name that they were written with.
func SameEdition(a, b string) bool {
	if len(a) > len(b) {
		a, b = b, a
	}
	return a == b || len(a) == editionDigitsOnce && len(b) == editionDigits && strings.HasPrefix(b, a)
}

// Own are the names of the scenarios that have their own.
func (g *Game) Own() (names []string) {
	for i := range g.Scenarios {
		if own := g.Scenarios[i].Edition; own != "" {
			names = append(names, own)
		}
	}
	return names
}

// In is the game as a scenario of it is played: by the edition of what the scenario reads, if it has its own.
func (g *Game) In(scenario string) *Game {
	for i := range g.Scenarios {
		if s := &g.Scenarios[i]; s.ID == scenario && s.Edition != "" && s.Edition != g.Edition {
			in := *g
			in.Edition = s.Edition
			return &in
		}
	}
	return g
}

// Has tells whether an edition's name is of the game or of one of its scenarios.
func (g *Game) Has(edition string) bool {
	return SameEdition(edition, g.Edition) || slices.ContainsFunc(g.Own(), func(own string) bool { return SameEdition(edition, own) })
}

// Knows tells whether an edition's name is of the game's data, under these rules or earlier ones.
func (g *Game) Knows(edition string) bool {
	if g.Has(edition) {
		return true
	}
	for revision := 1; g.NamesAt != nil && revision < g.Revision; revision++ {
		if slices.ContainsFunc(g.NamesAt(revision), func(name string) bool { return SameEdition(edition, name) }) {
			return true
		}
	}
	return false
}

// Text is a data file of the game, as this edition has it.
func (g *Game) Text(name string) string { return Over(g.File, g.Changed)(name) }

// Under is the game under a house edition, as a record or a link carries one, or as it is shipped where that is empty. It refuses
// an edition that it cannot be played under.
func (g *Game) Under(house []byte) (*Game, error) {
	switch {
	case bytes.Equal(g.House, house):
		return g, nil
	case g.Edited == nil || len(house) == 0:
		return nil, words.Refuse("", "engine/refused.house", g.Name)
	}
	return g.Edited(house)
}

// As is the game that a match of an edition is played by: under its house edition, if it has one, else by the data of that edition
// where they can be had, else as it is.
func (g *Game) As(edition string, house []byte) (*Game, error) {
	edited := len(g.House) > 0
	if g.Named == nil || len(house) > 0 || !edited && g.Has(edition) {
		return g.Under(house)
	}
	switch named, found := g.Named(edition); {
	case found:
		return named, nil
	case edited:
		return g.Under(house)
	}
	return g, nil
}
