package hidden

import (
	"encoding/base64"
	"encoding/binary"
	"slices"
	"strings"

	"interbellum/engine/sealed"
	"interbellum/engine/words"
)

// A sheet is what has been said of hidden cards in a match. As text it is base64url without padding, behind a mark, of:
//
//	32 bytes  the match
//	and for each piece, in their order:
//	uvarint   twice how far its answer is behind that of the piece before it, or for the first behind answer -1; one more for a nonce
//	32 bytes  the commitment, or 16 the nonce
type sheet struct {
	match   sealed.Match
	pieces  []piece
	missing missing // noted for Read, which tells why a link that goes on all the same is refused
}

// missing is an opening that was due and is not in the sheet: the numbers of the answer that laid the card and of the one that is to open it.
type missing struct{ laid, opened int }

// A piece is the commitment that an answer lays a card face down with, or the nonce that it opens one with.
type piece struct {
	number     int // of the answer in the match
	opens      bool
	commitment sealed.Commitment
	nonce      sealed.Nonce
}

func (s *sheet) find(number int) (i int, found bool) {
	return slices.BinarySearchFunc(s.pieces, number, func(p piece, n int) int { return p.number - n })
}

// say adds a piece behind those of earlier answers.
func (s *sheet) say(p piece) {
	i, _ := s.find(p.number)
	s.pieces = append(s.pieces[:i:i], p)
}

// commitment is the one that answer number n lays a card face down with.
func (s *sheet) commitment(n int) (c sealed.Commitment, said bool) {
	if i, found := s.find(n); found && !s.pieces[i].opens {
		return s.pieces[i].commitment, true
	}
	return c, false
}

// nonce is the one that answer number n opens a card with.
func (s *sheet) nonce(n int) (nonce sealed.Nonce, said bool) {
	if i, found := s.find(n); found && s.pieces[i].opens {
		return s.pieces[i].nonce, true
	}
	return nonce, false
}

const (
	mark   = "ibh1"
	maxGap = 1 << 24
)

func (s *sheet) text() string {
	b, last := slices.Clone(s.match[:]), -1
	for _, p := range s.pieces {
		gap := uint64(p.number-last) * 2
		if last = p.number; p.opens {
			b = append(binary.AppendUvarint(b, gap+1), p.nonce[:]...)
		} else {
			b = append(binary.AppendUvarint(b, gap), p.commitment[:]...)
		}
	}
	return mark + base64.RawURLEncoding.EncodeToString(b)
}

var errForm error = words.Refuse("", "hidden/refused.form")

// readSheet reads what text wrote, and nothing else.
func readSheet(text string) (*sheet, error) {
	rest, is := strings.CutPrefix(text, mark)
	b, err := base64.RawURLEncoding.DecodeString(rest)
	s := &sheet{}
	if !is || err != nil || len(b) < len(s.match) {
		return nil, errForm
	}
	b = b[copy(s.match[:], b):]
	for last := -1; len(b) > 0; {
		gap, width := binary.Uvarint(b)
		if width <= 0 || gap < 2 || gap > maxGap {
			return nil, errForm
		}
		p := piece{number: last + int(gap/2), opens: gap%2 == 1}
		to := p.commitment[:]
		if p.opens {
			to = p.nonce[:]
		}
		if b = b[width:]; len(b) < len(to) {
			return nil, errForm
		}
		b, last = b[copy(to, b):], p.number
		s.pieces = append(s.pieces, p)
	}
	if s.text() != text { // the same in other letters
		return nil, errForm
	}
	return s, nil
}
