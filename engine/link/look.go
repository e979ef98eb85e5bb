package link

import (
	"bytes"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"unicode/utf8"

	"github.com/vmihailenco/msgpack/v5"

	"interbellum/engine"
	"interbellum/engine/record"
	"interbellum/engine/words"
)

// A Look is a position to look at, as the holder of some seats knows it. It is made of their
// View and of nothing else: neither answers nor dice nor what others hold are in it, and
// no one can play on from it. Its link has two sections: 'l', a head, and 'v', the view.
type Look struct {
	Game, Edition, ID, Title string
	House                    []byte // the house edition that it is played under, as a record has it
	Says                     string // how far the match is and who is asked, in words
	Note                     string
	Answers                  int
	Players                  []record.Player
	View                     engine.View
}

// lookHead is frozen for version 4: a msgpack array of these fields in this order.
type lookHead struct {
	Game, Edition, ID, Title, Says, Note string
	Answers                              int
	Seats                                uint16
	Players                              []headPlayer
}

const maxLook = 1 << 16 // bytes of a view, inflated

// ErrLook tells that a link is one to look at.
var ErrLook error = words.Refuse("", "engine/refused.link.look")

// EncodeLook writes a link to look at.
func EncodeLook(l Look) (string, error) {
	if err := checkNote(l.Note); err != nil {
		return "", err
	}
	h := lookHead{Game: l.Game, Edition: l.Edition, ID: l.ID, Title: l.Title, Says: l.Says, Note: l.Note, Answers: l.Answers, Seats: uint16(l.View.For())}
	for _, p := range l.Players {
		h.Players = append(h.Players, headPlayer{p.Name, uint16(p.Seats)})
	}
	h.Edition = shortened(h.Edition)
	view, err := packView(l.View)
	if err != nil {
		return "", err
	}
	if len(view) > maxLook {
		return "", words.Refuse("", "engine/refused.link.large")
	}
	body, version := section(section(nil, lookTag, squeeze(packed(&h))), viewTag, squeeze(view)), 4
	if len(l.House) > 0 {
		body, version = section(body, houseTag, append([]byte{houseWhole}, l.House...)), 5
	}
	return wrap(version, body), nil
}

// OpenLook reads a link to look at. Of any other link it says ErrForeign. kept gives the house edition that it may name.
func OpenLook(text string, find func(id string) *engine.Game, kept Kept) (*Look, error) {
	body, version, err := open(text)
	if err != nil {
		return nil, err
	}
	head, rest := firstSection(body, lookTag)
	view, rest := firstSection(rest, viewTag)
	edition, rest := firstSection(rest, houseTag)
	if version < 4 || head == nil || view == nil || len(rest) > 0 || (edition != nil) != (version > 4) {
		return nil, ErrForeign
	}
	var h lookHead
	if err := unpack(head, &h); err != nil {
		return nil, err
	}
	if shortened(h.Edition) != h.Edition {
		return nil, &Damaged{words.Refuse("", "engine/fault.link.rewritten")}
	}
	h.Edition = spelled(h.Edition)
	if err := h.check(); err != nil {
		return nil, err
	}
	game, err := gameOf(find, kept, h.Game, h.Edition, edition)
	switch {
	case err != nil:
		return nil, err
	case !game.Knows(h.Edition):
		return nil, &OtherEdition{Link: h.Edition, Program: game.Edition}
	}
	l := &Look{Game: h.Game, Edition: h.Edition, House: game.House, ID: h.ID, Title: h.Title, Says: h.Says, Note: h.Note, Answers: h.Answers}
	for _, p := range h.Players {
		l.Players = append(l.Players, record.Player{Name: p.Name, Seats: engine.Seats(p.Seats)})
	}
	l.View, err = game.ViewOf(func(to any) error { return unpack(view, to) })
	switch {
	case err != nil:
	case l.View.For() != engine.Seats(h.Seats):
		err = words.Refuse("", "engine/fault.link.another-seat")
	default:
		err = rewritten(l.View, view)
	}
	if err != nil {
		return nil, &Damaged{words.Refuse("", "engine/fault.link.view", err)}
	}
	return l, nil
}

// gameOf is the game of a link to look at, under the edition of that name or the house edition in its section.
func gameOf(find func(id string) *engine.Game, kept Kept, id, name string, edition []byte) (*engine.Game, error) {
	game := find(id)
	if game == nil || game.ViewOf == nil {
		return nil, &UnknownGame{id}
	}
	if edition == nil {
		return game.As(name, nil)
	}
	h, err := readHouse(edition)
	if err == nil {
		h.packed, err = h.whole(kept)
	}
	if err != nil {
		return nil, err
	}
	return game.Under(h.packed)
}

// firstSection takes the first section off a body, if it has this tag.
func firstSection(body []byte, tag byte) (data, rest []byte) {
	if len(body) == 0 || body[0] != tag {
		return nil, body
	}
	n, width := binary.Uvarint(body[1:])
	if width <= 0 || n > uint64(len(body)-1-width) {
		return nil, body
	}
	return body[1+width:][:n:n], body[1+width:][n:]
}

// packView writes a view: as the text in which it writes itself where it does, else field by field.
func packView(v engine.View) ([]byte, error) {
	var what any = v
	if m, is := v.(json.Marshaler); is {
		text, err := m.MarshalJSON()
		if err != nil {
			return nil, unwritten(v, err)
		}
		what = text
	}
	data, err := packAny(what)
	if err != nil {
		return nil, unwritten(v, err)
	}
	return data, nil
}

func unwritten(v engine.View, err error) error {
	return words.Refuse("", "engine/refused.link.unwritten", fmt.Sprintf("%T", v), err)
}

// rewritten refuses a view that packView would write otherwise than this section has it.
func rewritten(v engine.View, section []byte) error {
	plain, err := inflate(section)
	if err != nil {
		return err
	}
	if again, err := packView(v); err != nil || !bytes.Equal(again, plain) {
		return words.Refuse("", "engine/fault.link.rewritten")
	}
	return nil
}

// packed writes what this package knows that it can be written.
func packed(v any) []byte {
	data, err := packAny(v)
	if err != nil {
		panic("link: " + err.Error())
	}
	return data
}

func packAny(v any) ([]byte, error) {
	var b bytes.Buffer
	e := msgpack.NewEncoder(&b)
	e.UseArrayEncodedStructs(true)
	e.UseCompactInts(true)
	err := e.Encode(v)
	return b.Bytes(), err
}

// unpack decodes only what checkView allows, into a closed struct, and accepts only what packed
// writes.
func unpack(data []byte, to any) error {
	plain, err := inflate(data)
	if err != nil {
		return err
	}
	if err := checkView(plain); err != nil {
		return &Damaged{err}
	}
	if err := msgpack.Unmarshal(plain, to); err != nil {
		return &Damaged{words.Refuse("", "engine/fault.link.view-read")}
	}
	if !bytes.Equal(packed(to), plain) {
		return &Damaged{words.Refuse("", "engine/fault.link.rewritten")}
	}
	return nil
}

func (h *lookHead) check() error {
	for _, text := range []string{h.Game, h.Edition, h.ID, h.Title} {
		if len(text) > maxField || !utf8.ValidString(text) {
			return &Damaged{words.Refuse("", "engine/fault.link.text-long")}
		}
	}
	var held uint16
	for _, p := range h.Players {
		if len(p.Name) > maxField || !utf8.ValidString(p.Name) || held&p.Seats != 0 {
			return &Damaged{words.Refuse("", "engine/fault.link.players")}
		}
		held |= p.Seats
	}
	if len(h.Players) > maxList || h.Answers < 0 || h.Answers > maxAnswers || len(h.Says) > 4*maxNote || !utf8.ValidString(h.Says) || checkNote(h.Note) != nil {
		return &Damaged{words.Refuse("", "engine/fault.link.head-large")}
	}
	return nil
}
