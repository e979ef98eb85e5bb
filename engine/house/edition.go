// Package house is about house editions: small files in which the owner of a printed game says where the box differs from the data that
// come with the program. An Edition lists the rows of the data files that are changed, added or removed, by file and by row; Apply changes
// the files, and the game's own readers judge the outcome. Diff makes an Edition from two sets of files. What is equal to the shipped data
// is no change, so equal editions have equal bytes and equal prints (Tidy). The packed form is for links. An Edition can add scenarios too (scenarios.go).
package house

import (
	"slices"
	"strings"

	"interbellum/engine"
	"interbellum/engine/digest"
	"interbellum/engine/words"
)

// Edition is a house edition of a game.
type Edition struct {
	Game    string
	Base    string // the edition of the shipped data that it changes
	Title   string
	Author  string
	Date    string // 2026-11-26, or empty
	Changes []Change
	Insists []string // keys of faults AgainstRule: the owner's box says so all the same
}

// Change is about one row of a file.
type Change struct {
	File   string // as in the game's folder of data: "borders.csv"
	Row    string // what names it: "iraq,persia"
	How    How
	Fields []Field // in the order of their names
	Reason string  // how the owner knows
}

// Field is a column of a row and what stands in it: its words, or compact JSON where the file is JSON.
type Field struct{ Name, Value string }

// How a row differs from the shipped one.
type How uint8

// A row is changed in some of its fields, is added with these fields (the others are empty), or is removed.
const (
	Changed How = iota
	Added
	Removed
)

// Limits of what is read. They hold before anything is decoded, and for each part.
const (
	MaxFile   = 256 << 10 // bytes of an edition as a file, with its reasons
	MaxPacked = 8 << 10   // bytes of an edition in a link
	MaxPlain  = 64 << 10  // bytes of that, inflated
	MaxRows   = 4000
	MaxWord   = 64  // characters of a name
	MaxText   = 400 // characters of a sentence or a field
	MaxValue  = 4000
	MaxParts  = 100 // fields of a row, sentences that are insisted on
)

// Fault is one thing that is wrong, and where: in the Edition as a whole, a file, a row of it, or a field of that row.
type Fault struct {
	File, Row, Field string
	Why              words.Text
	Grade            Grade
	Rule             string // the number of the rule that says otherwise, or empty
}

// Grade is how grave a Fault is.
type Grade uint8

const (
	Unplayable  Grade = iota // the game cannot be played
	AgainstRule              // the rules say otherwise: the owner may insist, and the others are shown it
	Unlike                   // a hint: it differs from a pattern of the shipped data
)

// Key names the Fault in an Edition's Insists, whatever words it is told in: "4.3 borders.csv iraq,persia kind".
func (f Fault) Key() string {
	return strings.Join(strings.Fields(strings.Join([]string{f.Rule, f.File, f.Row, f.Field}, " ")), " ")
}

func (f Fault) Error() string {
	switch {
	case f.File == "":
		return f.Why.String()
	case f.Row == "":
		return words.To("house/fault.in.file", f.File, f.Why).String()
	case f.Field == "":
		return words.To("house/fault.in.row", f.File, f.Row, f.Why).String()
	}
	return words.To("house/fault.in.field", f.File, f.Row, f.Field, f.Why).String()
}

func fault(file, kind string, arguments ...any) Fault {
	return Fault{File: file, Why: words.To(kind, arguments...)}
}

func (c *Change) fault(field, kind string, arguments ...any) Fault {
	return Fault{File: c.File, Row: c.Row, Field: field, Why: words.To(kind, arguments...)}
}

// Print is the fingerprint of what is changed: editions with the same print play alike, whatever they are called and whatever reasons
// they give. The Edition must be tidy.
func (e *Edition) Print() (p [16]byte) {
	sum := digest.Sum([]byte("house/1\n" + e.Game + "\n" + e.Base + "\n" + plainChanges(e.Changes)))
	copy(p[:], sum[:])
	return p
}

// Insisted tells whether the owner insists on what a rule says otherwise.
func (e *Edition) Insisted(f Fault) bool {
	return f.Grade == AgainstRule && slices.Contains(e.Insists, f.Key())
}

// Stops tells whether a Fault keeps the Edition from being played.
func (e *Edition) Stops(f Fault) bool {
	return f.Grade == Unplayable || f.Grade == AgainstRule && !e.Insisted(f)
}

// Fits tells whether the Edition changes these shipped data: those of this game and edition.
func (e *Edition) Fits(game, edition string) (f Fault, fits bool) {
	switch {
	case e.Game != game:
		return fault("", "house/fault.game", e.Game, game), false
	case !engine.SameEdition(e.Base, edition):
		return fault("", "house/fault.base", e.Base, edition), false
	}
	return f, true
}
