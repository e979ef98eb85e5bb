package store

import (
	"encoding/base64"
	"encoding/json"
	"hash/crc32"
	"strings"
	"unicode/utf8"

	"interbellum/engine/words"
)

// An envelope is the text under a match's key: a label in one line, then the data, in base64 where they are not text.
// The label has the data's length and checksum, so that a text that was cut short is recognised.
type envelope struct {
	info Info
	data []byte
}

type label struct {
	Format int    `json:"interbellum"`
	Bytes  int    `json:"bytes"`
	Sum    uint32 `json:"sum"`
	Base64 bool   `json:"base64,omitempty"`
	Info   Info   `json:"info"`

	Snapshot *Snapshot `json:"snapshot,omitempty"`
}

const format = 1

var errShort = words.Refuse("", "page/fault.stored.short")

func (e envelope) text() (string, error) {
	body := string(e.data)
	plain := utf8.Valid(e.data)
	if !plain {
		body = base64.StdEncoding.EncodeToString(e.data)
	}
	l := label{Format: format, Bytes: len(e.data), Sum: crc32.ChecksumIEEE(e.data), Base64: !plain, Info: e.info}
	if len(e.info.Snapshot.Position) > 0 {
		l.Snapshot = &e.info.Snapshot
	}
	line, err := json.Marshal(l)
	return string(line) + "\n" + body, err
}

func parseEnvelope(text string) (envelope, error) {
	line, body, whole := strings.Cut(text, "\n")
	if !whole {
		return envelope{}, words.Refuse("", "page/fault.stored.short-label", errShort)
	}
	var l label
	if err := json.Unmarshal([]byte(line), &l); err != nil {
		return envelope{}, words.Refuse("", "page/fault.stored.label", err)
	}
	if l.Format != format {
		return envelope{}, words.Refuse("", "page/fault.stored.format", l.Format, format)
	}
	data := []byte(body)
	if l.Base64 {
		var err error
		if data, err = base64.StdEncoding.DecodeString(body); err != nil {
			return envelope{}, words.Refuse("", "page/fault.stored.changed")
		}
	}
	if len(data) < l.Bytes {
		return envelope{}, errShort
	}
	if len(data) != l.Bytes || crc32.ChecksumIEEE(data) != l.Sum || l.Info.Revision == 0 {
		return envelope{}, words.Refuse("", "page/fault.stored.changed")
	}
	if l.Snapshot != nil {
		l.Info.Snapshot = *l.Snapshot
	}
	return envelope{l.Info, data}, nil
}
