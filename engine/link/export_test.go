package link

import (
	"bytes"
	"compress/flate"
	"encoding/binary"

	"interbellum/engine"
	"interbellum/engine/record"
	"interbellum/engine/saves"
)

// Forge writes a link with a right length and checksum around any head, answers and amendments.
func Forge(version int, plainHead, answers []byte, amendments ...[]byte) string {
	return seal(version, plainHead, answers, amendments)
}

// Parts takes a link apart.
func Parts(text string) (plainHead, answers []byte) {
	h, p, err := read(text)
	if err != nil {
		panic(err)
	}
	return pack(h), p.answers
}

// PackedView is a view as a link to look at holds it, before it is deflated.
func PackedView(v engine.View) []byte {
	data, err := packView(v)
	if err != nil {
		panic(err)
	}
	return data
}

// ForgeLook writes a link to look at whose view is these bytes.
func ForgeLook(l Look, view []byte) string {
	h := lookHead{Game: l.Game, Edition: shortened(l.Edition), Seats: uint16(l.View.For())}
	return wrap(Version, section(section(nil, lookTag, squeeze(packed(&h))), viewTag, squeeze(view)))
}

// Sections are the parts of a link's body that anybody could forge.
type Sections struct{ Head, Answers, Amendments, Since, Point []byte }

// Apart takes a link to pieces.
func Apart(text string) (s Sections) {
	h, p, err := read(text)
	if err != nil {
		panic(err)
	}
	s.Head, s.Answers = pack(h), p.answers
	if len(p.amendments) > 0 {
		s.Amendments = p.amendments[0]
	}
	if p.point != nil {
		s.Point = packed(p.point)
	}
	body, _, _ := open(text)
	for len(body) > 0 {
		n, width := binary.Uvarint(body[1:])
		if body[0] == sinceTag {
			s.Since = body[1+width:][:n]
		}
		body = body[1+width:][n:]
	}
	return s
}

// Together puts them into a link with a right length and checksum.
func (s Sections) Together(version int) string {
	var amendments [][]byte
	if len(s.Amendments) > 0 {
		amendments = append(amendments, s.Amendments)
	}
	body := bodyOf(s.Head, s.Answers, amendments)
	if len(s.Since) > 0 {
		body = section(body, sinceTag, s.Since)
	}
	if len(s.Point) > 0 {
		body = section(body, pointTag, s.Point)
	}
	return wrap(version, body)
}

// Raw puts any bytes into a link of any version, behind a right length and checksum.
func Raw(version int, body []byte) string { return wrap(version, body) }

// PackedPosition packs a written position as a link does, and reads it back.
func PackedPosition(game *engine.Game, text []byte) (data, again []byte, err error) {
	s, err := sampleOf(game, len(game.Samples))
	if err != nil {
		return nil, nil, err
	}
	if data, err = packColumns(text, s); err == nil {
		again, err = unpackColumns(data, s)
	}
	return data, again, err
}

// UnpackedPosition reads what may be a packed position.
func UnpackedPosition(game *engine.Game, data []byte) ([]byte, error) {
	s, err := sampleOf(game, len(game.Samples))
	if err != nil {
		return nil, err
	}
	return unpackColumns(data, s)
}

// PlainPosition packs columns as anybody could write them, deflated.
func PlainPosition(plain []byte) []byte {
	var b bytes.Buffer
	w, _ := flate.NewWriter(&b, flate.BestCompression)
	w.Write(plain)
	w.Close()
	return b.Bytes()
}

// ForgeDie writes a record in which the answer at a place, one of Chance, is another than the
// dealer deals, as one who changes the program could.
func ForgeDie(game *engine.Game, rec *record.Record, at int, other engine.Choice) (string, error) {
	run, _, err := record.BeginUnder(game, rec.Header, rec.Start)
	if err != nil {
		return "", err
	}
	e, f := newEncoder(), newFlags(2)
	for i, entry := range rec.Entries[:at+1] {
		if i < at {
			if err := encodeAnswer(e, &f, run, entry); err != nil {
				return "", err
			}
		} else {
			_, _, by, _ := unasked(run, f.version)
			e.flag(f.other(by), true)
			e.flag(&f.right, false)
			q := ask(run, false, false, f.version)
			e.uniform(q.place(entry.Seat, other), q.total)
			e.flag(&f.hand, false)
			if _, _, err := run.Answer(entry.Seat, other, ""); err != nil {
				return "", err
			}
		}
		if (i+1)%every == 0 {
			e.uniform(int(saves.Fingerprint(run.Match)[0]), 256)
		}
	}
	e.uniform(int(saves.Fingerprint(run.Match)[0]), 256)
	return seal(2, packHead(Letter{Record: run.Seal()}), e.bytes(), nil), nil
}

// The names of editions in heads.
var (
	Shortened = shortened
	Spelled   = spelled
)

// Resealed is a link that says something else of what the players have shown.
func Resealed(text string, change func([]record.Seal)) string {
	return Retagged(text, sealTag, func(data []byte) []byte {
		list, err := readSeals(data)
		if err != nil {
			panic(err)
		}
		change(list)
		return packSeals(list)
	})
}

// SealTag is the section of what the players have shown.
const SealTag = sealTag

// Retagged is a link with other bytes in one section, or without it where they are none.
func Retagged(text string, tag byte, change func([]byte) []byte) string {
	body, version, err := open(text)
	if err != nil {
		panic(err)
	}
	var again []byte
	for len(body) > 0 {
		n, width := binary.Uvarint(body[1:])
		is, data := body[0], body[1+width:][:n]
		body = body[1+width:][n:]
		if is == tag {
			if data = change(data); data == nil {
				continue
			}
		}
		again = section(again, is, data)
	}
	return wrap(version, again)
}

// SealsAgain reads what players have shown, and renewals, and writes both again: only what cannot be read may be otherwise.
func SealsAgain(seals, renewals []byte) (same bool) {
	same = true
	if list, err := readSeals(seals); err == nil {
		same = bytes.Equal(packSeals(list), seals)
	}
	if list, err := readRenewals(renewals); err == nil {
		same = same && bytes.Equal(packRenewals(list), renewals)
	}
	return same
}

// PackedSeals are both as a link carries them.
func PackedSeals(rec *record.Record) (seals, renewals []byte) {
	return packSeals(rec.Seals), packRenewals(rec.Renewals)
}
