package link

import (
	"encoding/binary"

	"interbellum/engine/record"
	"interbellum/engine/words"
)

// A link may leave out its history, where that is long: the receiver has come so far
// already, or gets the record as a file. Its section 's' is the number of the first answer
// that the link carries, and the first 8 bytes each of what the position and the answers had
// come to before it. Of the amendments it carries those that were proposed from there on.

const sinceBytes = 8

type since struct {
	at                int // 0: nothing is left out
	position, answers [sinceBytes]byte
}

func writeSince(run *record.Run) []byte {
	m := run.Mark()
	b := binary.AppendUvarint(nil, uint64(m.Seq))
	return append(append(b, m.Position[:sinceBytes]...), m.Answers[:sinceBytes]...)
}

func readSince(data []byte) (s since, err error) {
	n, width := binary.Uvarint(data)
	if width <= 0 || n == 0 || n > maxAnswers || len(data) != width+2*sinceBytes {
		return s, &Damaged{words.Refuse("", "engine/fault.link.since")}
	}
	s.at = int(n)
	copy(s.position[:], data[width:])
	copy(s.answers[:], data[width+sinceBytes:])
	return s, nil
}

// here reports whether a replay has come to where the link begins.
func (s since) here(run *record.Run) bool {
	if s.at == 0 {
		return true
	}
	m := run.Mark()
	return m.Seq == s.at && [sinceBytes]byte(m.Position[:]) == s.position && [sinceBytes]byte(m.Answers[:]) == s.answers
}

// proposed is how many corrections the first answers of a record have proposed.
func proposed(rec *record.Record, answers int) (n int) {
	for _, e := range rec.Entries[:min(answers, len(rec.Entries))] {
		if e.Choice.Verb == record.ProposeVerb && e.Choice.On == record.Amend {
			n = max(n, e.Choice.N)
		}
	}
	return n
}

// goesOn reports whether a record is of the match that a link is of.
func (h *head) goesOn(rec *record.Record) bool {
	mine := h.header()
	return mine.Unlike(&rec.Header) == ""
}

// NeedsHistory refuses a link that leaves answers out which are not here.
type NeedsHistory struct{ Since int }

func (e *NeedsHistory) Error() string {
	return words.To("engine/refused.link.needs-history", e.Since).String()
}

// OtherHistory refuses a link that goes on from other answers than those that are here.
type OtherHistory struct{ Seq int }

func (e *OtherHistory) Error() string {
	return words.To("engine/refused.link.other-history", e.Seq).String()
}
