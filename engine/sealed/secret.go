package sealed

import (
	"crypto/ed25519"
	"io"

	"interbellum/engine/digest"
)

// Version begins the name of every hash of the protocol.
const Version = "interbellum/sealed/1 "

// A Secret is what a player's device keeps to itself for one match: the signing key and the chain follow from it.
type Secret [32]byte

// NewSecret draws a secret. Its source must be fit for cryptography: crypto/rand.Reader.
func NewSecret(random io.Reader) (s Secret, err error) {
	_, err = io.ReadFull(random, s[:])
	return s, err
}

// Identity is what the others know a player by: the key that signs, and the value that the chain begins with.
type Identity struct {
	Key    [ed25519.PublicKeySize]byte
	Anchor Value
}

// Identity is what the player of this secret tells the others with the first link.
func (s Secret) Identity() (i Identity) {
	copy(i.Key[:], s.key().Public().(ed25519.PublicKey))
	i.Anchor = s.Value(0)
	return i
}

func (s Secret) key() ed25519.PrivateKey {
	seed := hash("key", s[:])
	return ed25519.NewKeyFromSeed(seed[:])
}

// hash is the digest of some parts, each of which has a fixed length or its length before it, under the name of its use: no use of
// SHA-256 can meet another.
func hash(use string, parts ...[]byte) [digest.Size]byte {
	var room [256]byte // nearly all fit
	b := append(append(append(room[:0], Version...), use...), '\n')
	for _, p := range parts {
		b = append(b, p...)
	}
	return digest.Sum(b)
}
