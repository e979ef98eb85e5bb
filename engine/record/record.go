// Package record keeps a match as a header and a list of answers in words, writes and
// reads it, and proves by replay that every answer was legal and every die was dealt.
package record

import (
	"bytes"
	"encoding/hex"
	"encoding/json"
	"slices"

	"interbellum/engine"
	"interbellum/engine/dice"
	"interbellum/engine/digest"
	"interbellum/engine/words"
)

// Format is the number of the save format that this program writes; a record that an older
// one can carry is written in that.
const Format = 5

// format is the oldest format that carries the record: agreements came with the second, house editions with the third, those
// that are agreed on with the fourth, sealed dice with the fifth.
func (r *Record) format() int {
	if len(r.Renewals) > 0 || dice.IsSealed(r.Header.Dealer) {
		return 5
	}
	if len(r.Editions) > 0 {
		return 4
	}
	if len(r.Header.House) > 0 {
		return 3
	}
	if slices.ContainsFunc(r.Entries, sinceTwo) || slices.ContainsFunc(r.Earlier, sinceTwo) {
		return 2
	}
	return 1
}

func sinceTwo(e engine.Entry) bool { return e.By == ByStandIn || Agrees(e.Choice) }

// Agreements reports whether the players of a record have proposed anything, or resigned.
func (r *Record) Agreements() bool { return slices.ContainsFunc(r.Entries, sinceTwo) }

// MarkInterval is how many answers lie between two marks.
const MarkInterval = 50

// A Header says what is played and by whom. It stands first in a save.
type Header struct {
	ID       string   `json:"id"`
	Title    string   `json:"title,omitempty"` // what its players call it; in files that are handed on
	Game     string   `json:"game"`
	Scenario string   `json:"scenario,omitempty"` // empty where the record has a Start
	Edition  string   `json:"edition"`            // of the game, when the record began
	House    []byte   `json:"house,omitempty"`    // the house edition that it is played under, packed
	Options  []string `json:"options,omitempty"`
	Dealer   string   `json:"dealer"` // one of the names in package dice
	Secret   string   `json:"secret,omitempty"`
	Players  []Player `json:"players"`
	Created  string   `json:"created,omitempty"` // as the person's device wrote it
}

// A Player is a person and the seats that this person holds.
type Player struct {
	Name  string
	Seats engine.Seats
}

// Place is the scenario of a match, or the one that the written position which it begins from rests on, if it says so.
func (h *Header) Place(start []byte) string {
	if h.Scenario != "" || start == nil {
		return h.Scenario
	}
	var written struct {
		Base string `json:"base"`
	}
	if json.Unmarshal(start, &written) != nil {
		return ""
	}
	return written.Base
}

// Nobody stands for no player.
const Nobody = -1

// Holder is the number of the player who holds a seat, or Nobody.
func (h *Header) Holder(s engine.Seat) int {
	for i, p := range h.Players {
		if p.Seats.Has(s) {
			return i
		}
	}
	return Nobody
}

// Holding is all that the player of a seat holds, or nothing.
func (h *Header) Holding(s engine.Seat) engine.Seats {
	if i := h.Holder(s); i != Nobody {
		return h.Players[i].Seats
	}
	return 0
}

// division is the seats of each player.
func (h *Header) division() (s engine.Split) {
	for _, p := range h.Players {
		s = append(s, p.Seats)
	}
	return s
}

// PlayerOf is the name of the player who holds a seat, or empty.
func (h *Header) PlayerOf(s engine.Seat) string {
	if i := h.Holder(s); i != Nobody {
		return h.Players[i].Name
	}
	return ""
}

// Named is a seat's name with its player's in brackets, if there is one.
func (h *Header) Named(s engine.Seat, seat string) string {
	if player := h.PlayerOf(s); player != "" {
		return seat + " (" + player + ")"
	}
	return seat
}

// Unlike is the first thing in which two headers differ that one match cannot have twice, or nothing: the catalogue names it as
// "unlike.match" and so on. What its players call it is their own matter.
func (h *Header) Unlike(o *Header) string {
	switch {
	case h.ID != o.ID || h.Game != o.Game || h.Scenario != o.Scenario || h.Secret != o.Secret:
		return "match"
	case h.Dealer != o.Dealer:
		return "dealer"
	case !slices.Equal(h.Options, o.Options):
		return "options"
	case !slices.EqualFunc(h.Players, o.Players, func(a, b Player) bool { return a.Name == b.Name }):
		return "names"
	case !slices.Equal(h.Players, o.Players):
		return "seats"
	case !engine.SameEdition(h.Edition, o.Edition) || !bytes.Equal(h.House, o.House):
		return "edition"
	case h.Created != o.Created:
		return "created"
	}
	return ""
}

// InCommon is how many answers two lists begin with that are the same.
func InCommon(a, b []engine.Entry) (n int) {
	for n < min(len(a), len(b)) && a[n].Seat == b[n].Seat && a[n].Choice == b[n].Choice && a[n].By == b[n].By {
		n++
	}
	return n
}

// A Print is a fingerprint: of a position, or of a list of answers.
type Print [16]byte

func (p Print) String() string { return hex.EncodeToString(p[:]) }

// MarshalText writes 32 hexadecimal digits.
func (p Print) MarshalText() ([]byte, error) { return hex.AppendEncode(nil, p[:]), nil }

// UnmarshalText reads 32 hexadecimal digits.
func (p *Print) UnmarshalText(text []byte) error {
	if len(text) != 2*len(p) {
		return words.Refuse("", "engine/fault.save.fingerprint", 2*len(p), len(text))
	}
	_, err := hex.Decode(p[:], text)
	return err
}

// A Stretch is what one player answers without handing over. The seeded dealer's parent
// position is the one in which the stretch begins. A new edition of the game begins a
// stretch too, in which the dealer deals on as before.
type Stretch struct {
	Begins   int    `json:"begins"` // number of its first answer
	Edition  string `json:"edition"`
	Position Print  `json:"position"`
}

// A Mark is what the position, and the answers up to it, must come to after Seq answers.
type Mark struct {
	Seq      int   `json:"seq"`
	Position Print `json:"position"`
	Answers  Print `json:"answers"`
}

// A Point is a position in the game's documented schema, and the number of the first
// answer after it.
type Point struct {
	Seq    int
	Schema []byte // JSON
}

// A Record is a match as it is saved.
type Record struct {
	Header    Header
	Start     []byte         // the written position that the match begins from, if any: JSON
	Earlier   []engine.Entry // history before Start, which this version could not check
	Entries   []engine.Entry
	Stretches []Stretch
	Marks     []Mark // after every 50 answers
	End       Mark   // after the last answer
	Safe      *Point
	// Amendments are the positions that were proposed as corrections, in their order: JSON
	// in the documented schema.
	Amendments [][]byte
	Editions   []Edition // that were proposed in the course of the match, in their order
	Now        int       // the one of them that the match is under at its end; 0 is the header's
	Seals      []Seal    // of each player, in a match with sealed dice
	Renewals   []Renewal // of keys, in the order in which they were proposed
}

// LastBy is what a seat chose last, nothing if it has never answered.
func (r *Record) LastBy(s engine.Seat) engine.Choice {
	for _, e := range slices.Backward(r.Entries) {
		if e.Seat == s {
			return e.Choice
		}
	}
	return engine.Choice{}
}

// follow chains one answer, in these words, to the fingerprint of those before it.
func follow(before Print, e engine.Entry, said string) Print {
	b := make([]byte, 0, 20+len(said)+len(e.By))
	b = append(b, before[:]...)
	b = append(b, byte(e.Seat))
	b = append(b, said...)
	b = append(b, '\n')
	b = append(b, e.By...)
	sum := digest.Sum(b)
	return Print(sum[:16])
}
