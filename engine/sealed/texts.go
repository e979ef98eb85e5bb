package sealed

import (
	"encoding/base64"
	"slices"
	"strings"

	"interbellum/engine/words"
)

// A Key is a player's secret with the match and the player that it is for: what is moved to another device, as a picture or as a file.
type Key struct {
	Match  Match
	Player int
	Secret Secret
}

// Texts begin with a mark, the number of the version included. The rest is base64url without padding of what follows, and then of the
// first bytes of its hash.
//
//	ibk1  a key: the first 8 bytes of the match, 1 byte for the player, 32 bytes of secret
//	ibi1  what another device shows of a new secret: 32 bytes of key, 16 bytes of anchor
const (
	KeyMark      = "ibk1"
	identityMark = "ibi1"

	matchBytes = 8
	sumBytes   = 3
)

// Text writes a key: it must be shown to nobody.
func (k *Key) Text() string {
	b := append(slices.Clone(k.Match[:matchBytes]), byte(k.Player))
	return written(KeyMark, append(b, k.Secret[:]...))
}

// Of reports whether the key is for this match.
func (k *Key) Of(m Match) bool { return string(k.Match[:matchBytes]) == string(m[:matchBytes]) }

// ReadKey reads what Text wrote. Of the match it has the first 8 bytes.
func ReadKey(text string) (k Key, err error) {
	b, err := read(KeyMark, text, matchBytes+1+len(k.Secret))
	if err != nil {
		return k, err
	}
	copy(k.Match[:matchBytes], b)
	k.Player = int(b[matchBytes])
	copy(k.Secret[:], b[matchBytes+1:])
	return k, nil
}

// Text writes what the others are to know of a player who goes on with a new key.
func (i *Identity) Text() string {
	return written(identityMark, append(slices.Clone(i.Key[:]), i.Anchor[:]...))
}

// ReadIdentity reads what Text wrote.
func ReadIdentity(text string) (i Identity, err error) {
	b, err := read(identityMark, text, len(i.Key)+len(i.Anchor))
	if err == nil {
		copy(i.Anchor[:], b[copy(i.Key[:], b):])
	}
	return i, err
}

func written(mark string, b []byte) string {
	sum := hash(mark, b)
	return mark + base64.RawURLEncoding.EncodeToString(append(b, sum[:sumBytes]...))
}

var errText error = words.Refuse("", "engine/refused.sealed.text")

func read(mark, text string, size int) ([]byte, error) {
	rest, is := strings.CutPrefix(strings.TrimSpace(text), mark)
	b, err := base64.RawURLEncoding.Strict().DecodeString(rest)
	if !is || err != nil || len(b) != size+sumBytes || strings.ContainsAny(rest, "\r\n") {
		return nil, errText
	}
	sum := hash(mark, b[:size])
	if string(sum[:sumBytes]) != string(b[size:]) {
		return nil, errText
	}
	return b[:size], nil
}
