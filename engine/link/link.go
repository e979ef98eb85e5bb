// Package link writes a match, and the way to its present position, as text for the
// fragment of a URL, and reads it back without trusting a byte of it.
//
// The text is "ib", the number of the version, and base64url without padding of:
//
//	uvarint   the number of bytes in the body
//	4 bytes   the first of the body's SHA-256
//	body      sections: a tag byte, uvarint length, so many bytes
//
// Sections: the head ('h'), a msgpack array, deflated where that is shorter;
// the answers ('a'), ordinals in a range coder (answers.go); and, from version 3 on and where
// there are any, the amendments ('m'), texts with a uvarint length before each, deflated where
// that is shorter. From version 4 on, a link that leaves its history to a file has one more
// section (since.go), and a link to look at holds two others instead (look.go). From version 5 on there is one for a
// house edition (house.go), from version 6 on one for editions that were agreed on (agreed.go), and from version 7 on two for
// sealed dice (seals.go). Links have the position as well (position.go). A program that does not know a section may pass
// it over if its tag is 128 or more.
package link

import (
	"bytes"
	"encoding/base64"
	"encoding/binary"
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"

	"interbellum/engine"
	"interbellum/engine/digest"
	"interbellum/engine/record"
	"interbellum/engine/words"
)

// Version is the newest version of links that this program reads. A match is written in the
// oldest that can carry it: 2, or 3 where its players have settled anything, or 4 without its history, or 5 under a house edition,
// or 6 where another edition was agreed on, or 7 with sealed dice.
const Version = 7

const (
	scheme   = "ib"
	maxText  = 1 << 20
	maxHead  = 1 << 18 // after inflation, of a head or of all amendments
	maxNote  = 280     // characters
	sumBytes = 4
)

const (
	headTag   = 'h'
	answerTag = 'a'
	amendTag  = 'm'
	sinceTag  = 's'
	lookTag   = 'l'
	viewTag   = 'v'
	skipTags  = 0x80
)

// A Letter is what a link carries.
type Letter struct {
	Record   *record.Record
	Sender   engine.Seats
	For      engine.Seats
	LastSeen []Seen
	Note     string // at most 280 characters of plain text
	Bare     bool   // the answers only, without the position
	Since    int    // answers before this one stay out: the receiver has them, or gets a file; 0: none stay out
}

// A Seen says how far a seat has seen the match: the number of the next answer that it
// has not seen, and the first bytes of the position's fingerprint before it.
type Seen struct {
	Seat  engine.Seat
	Seq   int
	Print [4]byte
}

// A Front is what a link's head says before anything is replayed.
type Front struct {
	ID, Game, Edition, Scenario string
	Players                     []record.Player
	Answers                     int
	Sender, For                 engine.Seats
	LastSeen                    []Seen
	Note                        string
	Since                       int // answers before this one must be here already
}

// Encode writes a link. The record must be sealed and replay under the game's present
// edition; its Earlier history does not travel.
func Encode(game *engine.Game, l Letter) (string, error) {
	p, err := Pack(game, l.Record, l.Since)
	if err != nil {
		return "", err
	}
	return p.Link(l)
}

// Packed are the answers of a record as a link carries them. They take a replay; the rest of
// a link does not.
type Packed struct {
	version         int
	answers, since  []byte
	point           []byte
	amendments      [][]byte
	seals, renewals []byte
}

// Pack writes the answers of a record from number since on.
func Pack(game *engine.Game, rec *record.Record, since int) (Packed, error) {
	p := Packed{version: 2, amendments: rec.Amendments}
	switch {
	case since > 0:
		p.version = 4
		p.amendments = rec.Amendments[min(proposed(rec, since), len(rec.Amendments)):]
	case rec.Agreements():
		p.version = 3
	}
	if len(rec.Header.House) > 0 {
		p.version = 5
	}
	if len(rec.Editions) > 0 {
		p.version = 6
	}
	if len(rec.Renewals) > 0 || len(rec.Seals) > 0 {
		p.version = 7
	}
	var err error
	var run *record.Run
	if p.answers, p.since, run, err = encodeAnswers(game, rec, p.version, since); err != nil {
		return p, err
	}
	p.renewals = packRenewals(rec.Renewals)
	if run.Sealed() {
		p.seals = packSeals(run.SealsToSend())
	} else {
		p.point = packPoint(run)
	}
	return p, nil
}

// Link writes a link round answers that were packed of the letter's record.
func (p Packed) Link(l Letter) (string, error) {
	if err := checkNote(l.Note); err != nil {
		return "", err
	}
	body := bodyOf(packHead(l), p.answers, p.amendments)
	if len(l.Record.Header.House) > 0 {
		body = section(body, houseTag, houseOf(l))
	}
	if len(l.Record.Editions) > 0 {
		body = section(body, agreedTag, packAgreed(l))
	}
	if len(p.seals) > 0 {
		body = section(body, sealTag, p.seals)
	}
	if len(p.renewals) > 0 {
		body = section(body, renewalTag, p.renewals)
	}
	if len(p.since) > 0 {
		body = section(body, sinceTag, p.since)
	}
	if len(p.point) > 0 && !l.Bare {
		if text := wrap(p.version, section(body[:len(body):len(body)], pointTag, p.point)); len(text) <= Fits {
			return text, nil
		}
	}
	return wrap(p.version, body), nil
}

func checkNote(note string) error {
	if utf8.RuneCountInString(note) > maxNote || !utf8.ValidString(note) {
		return words.Refuse("", "engine/refused.link.note", maxNote)
	}
	return nil
}

// seal puts the parts of a whole match together.
func seal(version int, head, answers []byte, amendments [][]byte) string {
	return wrap(version, bodyOf(head, answers, amendments))
}

func bodyOf(head, answers []byte, amendments [][]byte) []byte {
	body := section(nil, headTag, squeeze(head))
	body = section(body, answerTag, answers)
	if len(amendments) > 0 {
		var texts []byte
		for _, a := range amendments {
			texts = append(binary.AppendUvarint(texts, uint64(len(a))), a...)
		}
		body = section(body, amendTag, squeeze(texts))
	}
	return body
}

// wrap writes length and checksum in front.
func wrap(version int, body []byte) string {
	raw := binary.AppendUvarint(nil, uint64(len(body)))
	sum := digest.Sum(body)
	raw = append(append(raw, sum[:sumBytes]...), body...)
	return fmt.Sprint(scheme, version) + base64.RawURLEncoding.EncodeToString(raw)
}

// Read reads what stands in front, without replaying anything.
func Read(text string) (Front, error) {
	h, p, err := read(text)
	if err != nil {
		return Front{}, err
	}
	return h.front(p), nil
}

// Open replays the match that a link carries. find gives the game of an id, or nil.
func Open(text string, find func(id string) *engine.Game) (*record.Run, Front, error) {
	return Join(text, find, nil)
}

// Join opens a link beside the match as it is here, or nil. That holds the history which a
// short link leaves out, and it vouches for what an older edition answered: where a link has
// such answers beyond it that this edition cannot check, an *Unchecked comes with the run.
func Join(text string, find func(id string) *engine.Game, here *record.Record) (*record.Run, Front, error) {
	h, p, err := read(text)
	if err != nil {
		return nil, Front{}, err
	}
	front := h.front(p)
	game := find(h.Game)
	if game == nil {
		return nil, front, &UnknownGame{h.Game}
	}
	if h.house, err = p.house.whole(heldBy(here)); err != nil {
		return nil, front, err
	}
	if game, err = game.As(h.lastEdition(), h.house); err != nil {
		return nil, front, err
	}
	game = game.In((&record.Header{Scenario: h.Scenario}).Place(h.start()))
	var earlier *record.Record
	if p.since.at > 0 {
		switch earlier = here; {
		case here == nil || len(here.Entries) < p.since.at:
			return nil, front, &NeedsHistory{Since: p.since.at}
		case !h.goesOn(here):
			return nil, front, &OtherHistory{p.since.at}
		}
	}
	if h.editions, err = p.agreed.whole(heldBy(here)); err != nil {
		return nil, front, err
	}
	run, err := replayed(game, h, p, earlier)
	if last := h.lastEdition(); err != nil && err != ErrBackAndForth && !engine.SameEdition(last, game.Edition) {
		return nil, front, &OtherEdition{Link: last, Program: game.Edition, Position: p.point != nil, Why: err}
	}
	if err != nil {
		return nil, front, err
	}
	if err := sealedAsHere(run.Record, here); err != nil {
		return nil, front, err
	}
	return run, front, vouched(run, here)
}

func section(body []byte, tag byte, data []byte) []byte {
	body = binary.AppendUvarint(append(body, tag), uint64(len(data)))
	return append(body, data...)
}

// open finds the link in a text, and returns its body and its version: of several the first that is whole.
func open(text string) ([]byte, int, error) {
	found := candidates(text)
	for _, one := range found[1:] {
		if body, version, err := unseal(one); err == nil {
			return body, version, nil
		}
	}
	return unseal(found[0])
}

// unseal checks mark, length and checksum.
func unseal(text string) ([]byte, int, error) {
	version := strings.TrimPrefix(text, scheme)
	switch {
	case len(text) > maxText:
		return nil, 0, ErrForeign
	case version == text || version == "" || version[0] < '1' || version[0] > '9':
		if strings.HasPrefix(scheme, text) && text != "" {
			return nil, 0, ErrCutOff
		}
		return nil, 0, ErrForeign
	case version[0] > '0'+Version:
		return nil, 0, &Newer{int(version[0] - '0')}
	}
	text = version[1:]
	if at := strings.IndexFunc(text, notBase64); at >= 0 {
		return nil, 0, &Damaged{words.Refuse("", "engine/fault.link.letter", strconv.Quote(text[at:at+1]))}
	}
	front, err := base64.RawURLEncoding.DecodeString(text[:min(len(text), 12)/4*4])
	if err != nil {
		return nil, 0, &Damaged{words.Refuse("", "engine/fault.link.letters")}
	}
	n, width := binary.Uvarint(front)
	if width == 0 && len(front) < 4 {
		return nil, 0, ErrCutOff
	}
	if width <= 0 || n > maxText {
		return nil, 0, &Damaged{words.Refuse("", "engine/fault.link.length")}
	}
	whole := base64.RawURLEncoding.EncodedLen(width + sumBytes + int(n))
	if len(text) < whole {
		return nil, 0, ErrCutOff
	}
	if len(text) > whole {
		return nil, 0, &Damaged{words.Refuse("", "engine/fault.link.longer")}
	}
	raw, err := base64.RawURLEncoding.Strict().DecodeString(text)
	if err != nil {
		return nil, 0, &Damaged{words.Refuse("", "engine/fault.link.letters")}
	}
	body := raw[width+sumBytes:]
	if sum := digest.Sum(body); !bytes.Equal(sum[:sumBytes], raw[width:][:sumBytes]) {
		return nil, 0, &Damaged{words.Refuse("", "engine/fault.link.checksum")}
	}
	return body, int(version[0] - '0'), nil
}

func notBase64(r rune) bool {
	return !(r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9' || r == '-' || r == '_')
}
