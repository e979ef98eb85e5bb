package shelf

import (
	"cmp"
	"encoding/base64"
	"encoding/hex"
	"strings"

	"interbellum/app/store"
	"interbellum/engine"
	"interbellum/engine/house"
	"interbellum/engine/link"
	"interbellum/engine/words"
)

// MaxEditions is how many house editions a device keeps.
const MaxEditions = 50

// Edition is a house edition on this device, with the reasons of its file. Its packed form is kept with it, since a match and a link
// name the edition by that.
type Edition struct {
	*house.Edition
	Packed []byte
}

// Print names the edition on this device, as a link names it.
func Print(packed []byte) string {
	print := link.PrintOf(packed)
	return hex.EncodeToString(print[:])
}

// Unpacked is the house edition that a record carries, or nil.
func Unpacked(game string, packed []byte) *house.Edition {
	tables, found := house.Of(game)
	if !found || len(packed) == 0 {
		return nil
	}
	e, faults := tables.Unpack(packed)
	if len(faults) > 0 {
		return nil
	}
	return e
}

// EditionTitle is what the house edition of a match is called, or empty where it has none.
func EditionTitle(game string, packed []byte) string {
	if e := Unpacked(game, packed); e != nil {
		return TitleOf(e)
	}
	return ""
}

// TitleOf is what an edition is called.
func TitleOf(e *house.Edition) string {
	return cmp.Or(e.Title, words.To("page/edition.untitled").String())
}

// Editions are the house editions on this device.
type Editions struct{ kept store.Editions }

// Editions are the house editions beside the matches.
func (s *Shelf) Editions() Editions { return Editions{s.Store.Editions()} }

// Count is how many there are.
func (s Editions) Count() int { return len(s.kept.Names()) }

// List lists them by title. What cannot be read is left out.
func (s Editions) List() (list []Edition) {
	for _, name := range s.kept.Names() {
		if e, found := s.Find(name); found {
			list = append(list, e)
		}
	}
	engine.Sort(list, func(a, b Edition) int {
		return cmp.Or(cmp.Compare(a.Title, b.Title), cmp.Compare(a.Author, b.Author))
	})
	return list
}

// Find is the one with this print, if it is here.
func (s Editions) Find(print string) (e Edition, found bool) {
	text, found := s.kept.Read(print)
	if !found {
		return e, false
	}
	line, file, _ := strings.Cut(text, "\n")
	packed, err := base64.StdEncoding.DecodeString(line)
	read, faults := house.Decode([]byte(file))
	if err != nil || len(faults) > 0 || Print(packed) != print {
		return e, false
	}
	return Edition{read, packed}, true
}

// Named is the packed edition that a link names, or nil.
func (s Editions) Named(print link.HousePrint) []byte {
	e, _ := s.Find(hex.EncodeToString(print[:]))
	return e.Packed
}

// Keep keeps one on this device. One that is here already stays as it is.
func (s Editions) Keep(e Edition) error {
	print := Print(e.Packed)
	if _, here := s.Find(print); here {
		return nil
	}
	if s.Count() >= MaxEditions {
		return words.Refuse("", "page/refused.edition.many", MaxEditions)
	}
	return s.kept.Keep(print, base64.StdEncoding.EncodeToString(e.Packed)+"\n"+string(house.Encode(e.Edition)))
}

// Drop removes one from this device. Matches that are played under it hold it themselves.
func (s Editions) Drop(print string) error { return s.kept.Remove(print) }
