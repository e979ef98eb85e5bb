package dice

import (
	"encoding/binary"
	"math"

	"interbellum/engine"
	"interbellum/engine/digest"
)

// opening is hashed first, so that no other use of SHA-256 can meet this one.
const opening = "interbellum/" + SeededName + "\n"

// beforeAttempt closes the stream of answers. No seat has this number.
const beforeAttempt = 0xff

// A Seeded dealer deals each answer from the match's secret, the position in which the
// present stretch began and every answer given since: an answer changed or a die changed
// changes every later die of the stretch, and a receiver can deal them all again.
//
// The bytes that are hashed are part of the save format "sha256/1":
//
//	"interbellum/sha256/1\n"
//	uvarint length of the secret, the secret
//	the 16 bytes of the parent position's fingerprint
//	for each answer since, Chance's own included:
//	    one byte, the seat; uvarint length of the answer's words, the words
//	the byte 0xff
//	the number of the attempt from 0, 4 bytes, big-endian
//
// The first 8 bytes of the sum, big-endian, are x; lots is the sum of the weights (the
// number of answers where there are none). If x is not below the greatest multiple of
// lots up to 2^64, the next attempt is made; else x mod lots is the lot that is drawn.
type Seeded struct {
	secret string
	stream digest.Digest
}

// NewSeeded returns a dealer for a match whose first stretch begins in position parent.
func NewSeeded(secret string, parent [16]byte) *Seeded {
	s := &Seeded{secret: secret}
	s.Begin(parent)
	return s
}

// Begin starts a new stretch in position parent.
func (s *Seeded) Begin(parent [16]byte) {
	s.stream = digest.New()
	b := append([]byte(opening), binary.AppendUvarint(nil, uint64(len(s.secret)))...)
	b = append(b, s.secret...)
	s.stream.Write(append(b, parent[:]...))
}

// Observe takes note of an answer, no matter who gave it.
func (s *Seeded) Observe(e engine.Entry) {
	words := e.Choice.Words()
	b := make([]byte, 0, len(words)+4)
	b = append(b, byte(e.Seat))
	b = binary.AppendUvarint(b, uint64(len(words)))
	s.stream.Write(append(b, words...))
}

// Deal answers a question put to Chance. Asked twice, it answers the same.
func (s *Seeded) Deal(d engine.Decision) engine.Choice {
	lots := total(d)
	if lots == 0 {
		return engine.Choice{}
	}
	over := math.MaxUint64%lots + 1
	if over == lots {
		over = 0
	}
	for attempt := uint32(0); ; attempt++ {
		x := s.draw(attempt)
		if over == 0 || x < -over {
			return Lot(d, x%lots)
		}
	}
}

func (s *Seeded) draw(attempt uint32) uint64 {
	stream := s.stream
	stream.Write(binary.BigEndian.AppendUint32([]byte{beforeAttempt}, attempt))
	sum := stream.Sum()
	return binary.BigEndian.Uint64(sum[:])
}

// Clone returns a dealer that goes on by itself from here.
func (s *Seeded) Clone() *Seeded {
	clone := *s
	return &clone
}
