package link

import (
	"bytes"

	"interbellum/engine"
	"interbellum/engine/digest"
	"interbellum/engine/record"
	"interbellum/engine/words"
)

// A match that is played under a house edition says so in a section of its own, and is written in version 5. The first links carry the
// edition whole, as the record has it. Once all players have the match, links name it by its print alone.

const houseTag = 'e'

// How the section begins.
const (
	houseWhole = 0
	housePrint = 1
)

// HousePrint names a house edition as a record has it: the first 16 bytes of its SHA-256.
type HousePrint [16]byte

// PrintOf is the print of a packed house edition.
func PrintOf(packed []byte) (p HousePrint) {
	sum := digest.Sum(packed)
	copy(p[:], sum[:])
	return p
}

// house is what a link says about the house edition of its match: all of it, or its print. The zero value says that it has none.
type house struct {
	packed []byte
	print  HousePrint
	named  bool // by its print alone
}

// houseOf is the section of a letter: the whole edition, until each of the other players has seen the match.
func houseOf(l Letter) []byte {
	packed := l.Record.Header.House
	for _, p := range l.Record.Header.Players {
		if p.Seats.Meets(l.Sender) || p.Seats == 0 {
			continue
		}
		if !l.seenBy(p.Seats) {
			return append([]byte{houseWhole}, packed...)
		}
	}
	print := PrintOf(packed)
	return append([]byte{housePrint}, print[:]...)
}

func (l *Letter) seenBy(seats engine.Seats) bool {
	for _, s := range l.LastSeen {
		if s.Seq > 0 && seats.Has(s.Seat) {
			return true
		}
	}
	return false
}

func readHouse(data []byte) (h house, err error) {
	switch {
	case len(data) > 1 && data[0] == houseWhole && len(data) <= record.MaxHouse:
		h.packed = bytes.Clone(data[1:])
		h.print = PrintOf(h.packed)
	case len(data) == 1+len(h.print) && data[0] == housePrint:
		h.named = true
		copy(h.print[:], data[1:])
	default:
		return house{}, &Damaged{words.Refuse("", "engine/fault.link.house")}
	}
	return h, nil
}

// Kept finds a house edition that the device keeps, or nothing. It may be nil.
type Kept func(HousePrint) []byte

// heldBy keeps the editions of a record alone.
func heldBy(here *record.Record) Kept {
	if here == nil {
		return nil
	}
	return func(print HousePrint) []byte {
		for _, e := range here.Editions {
			if PrintOf(e.House) == print {
				return e.House
			}
		}
		return here.Header.House
	}
}

// whole is the edition itself, which the device may have to give.
func (h house) whole(kept Kept) ([]byte, error) {
	if !h.named {
		return h.packed, nil
	}
	if kept != nil {
		if packed := kept(h.print); PrintOf(packed) == h.print {
			return packed, nil
		}
	}
	return nil, &NeedsHouse{h.print}
}

// NeedsHouse refuses a link of a match under a house edition that neither it nor the device holds.
type NeedsHouse struct{ Print HousePrint }

func (e *NeedsHouse) Error() string {
	return words.To("engine/refused.link.needs-house").String()
}
