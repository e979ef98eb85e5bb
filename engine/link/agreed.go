package link

import (
	"encoding/binary"

	"interbellum/engine"
	"interbellum/engine/record"
	"interbellum/engine/words"
)

// A match whose players have proposed to go on under another edition is written in version 6. Which edition it has come to follows from
// its answers. A section of its own has what was proposed:
//
//	uvarint   the number of the edition that the match stands under; 0 is the one that it began with
//	and for each edition, in the order of the proposals:
//	  1 byte  houseWhole, housePrint, or agreedName for data as they are printed
//	  uvarint a length, and so many bytes: the packed edition, its print, or the name
//
// An edition is carried whole until each of the other players has seen that it was proposed.

const agreedTag = 'g'

const agreedName = 2

// agreed are the editions of a record, and the one that it stands under.
type agreed struct {
	list []record.Edition
	now  int
}

// agreedHouses are they as a link has them.
type agreedHouses struct {
	list []house
	name []string // of each; empty for a house edition
	now  int
}

func packAgreed(l Letter) []byte {
	rec := l.Record
	b := binary.AppendUvarint(nil, uint64(rec.Now))
	for i, e := range rec.Editions {
		kind, data := byte(houseWhole), e.House
		switch {
		case e.Name != "":
			kind, data = agreedName, []byte(e.Name)
		case l.allSaw(proposedAt(rec, i+1)):
			print := PrintOf(e.House)
			kind, data = housePrint, print[:]
		}
		b = append(binary.AppendUvarint(append(b, kind), uint64(len(data))), data...)
	}
	return b
}

// proposedAt is the answer that proposed an edition of a record.
func proposedAt(rec *record.Record, number int) int {
	for i, e := range rec.Entries {
		if c := e.Choice; c.Verb == record.ProposeVerb && c.On == record.OtherEdition && c.N == number {
			return i
		}
	}
	return len(rec.Entries)
}

// allSaw reports whether each player but the sender has seen an answer. Of earlier answers than those that a link carries everybody has.
func (l *Letter) allSaw(seq int) bool {
	if seq < l.Since {
		return true
	}
	for _, p := range l.Record.Header.Players {
		if p.Seats == 0 || p.Seats.Meets(l.Sender) {
			continue
		}
		if !l.sawBy(p.Seats, seq) {
			return false
		}
	}
	return true
}

func (l *Letter) sawBy(seats engine.Seats, seq int) bool {
	for _, s := range l.LastSeen {
		if s.Seq > seq && seats.Has(s.Seat) {
			return true
		}
	}
	return false
}

// readAgreed reads what packAgreed wrote, and nothing else.
func readAgreed(data []byte) (a agreedHouses, err error) {
	damaged := &Damaged{words.Refuse("", "engine/fault.link.agreed")}
	now, data, ok := short(data)
	if !ok || len(data) == 0 {
		return a, damaged
	}
	for a.now = now; len(data) > 0; {
		kind := data[0]
		n, rest, ok := short(data[1:])
		if !ok || n == 0 || n > len(rest) || len(a.list) == maxList {
			return a, damaged
		}
		item, h, name := rest[:n:n], house{}, ""
		data = rest[n:]
		switch {
		case kind == agreedName && n <= maxField:
			name = string(item)
		case kind != houseWhole && kind != housePrint:
			return a, damaged
		default:
			if h, err = readHouse(append([]byte{kind}, item...)); err != nil {
				return a, err
			}
		}
		a.list, a.name = append(a.list, h), append(a.name, name)
	}
	if a.now > len(a.list) {
		return a, damaged
	}
	return a, nil
}

// short reads a number in its shortest form.
func short(data []byte) (n int, rest []byte, ok bool) {
	v, width := binary.Uvarint(data)
	if width <= 0 || v > maxText || len(binary.AppendUvarint(nil, v)) != width {
		return 0, nil, false
	}
	return int(v), data[width:], true
}

// whole are the editions themselves, which the device may have to give.
func (a agreedHouses) whole(kept Kept) (agreed, error) {
	e := agreed{now: a.now}
	for i := range a.list {
		if a.name[i] != "" {
			e.list = append(e.list, record.Edition{Name: a.name[i]})
			continue
		}
		packed, err := a.list[i].whole(kept)
		if err != nil {
			return agreed{}, err
		}
		e.list = append(e.list, record.Edition{House: packed})
	}
	return e, nil
}

// presently makes the head one of a match that begins under the edition which the link stands under.
func (h *head) presently(a agreedHouses, kept Kept) error {
	if a.now == 0 {
		return nil
	}
	at := a.now - 1
	if a.name[at] != "" {
		h.house, h.Edition, h.Editions = nil, a.name[at], nil
		return nil
	}
	packed, err := a.list[at].whole(kept)
	h.house = packed
	return err
}
