package sealed

import (
	"crypto/ed25519"
	"encoding/binary"
)

// A Turn is what a player signs at a hand-over: who sends what, after what.
type Turn struct {
	Match     Match
	HandOvers int      // of the match before this one
	Player    int      // who sends it
	Parent    [32]byte // the digest of the turn before it, or zeros
	Answers   [32]byte // the digest of all answers of the match up to here
	Value     Value    // the value of the player's chain that is revealed with it
	Revealed  int      // the number of that value
}

// A Signature is an Ed25519 signature (RFC 8032) of a Turn's digest.
type Signature [ed25519.SignatureSize]byte

// Digest names the turn, and through Parent all before it.
func (t *Turn) Digest() [32]byte {
	b := binary.BigEndian.AppendUint32(nil, uint32(t.HandOvers))
	b = append(b, byte(t.Player))
	b = append(append(b, t.Parent[:]...), t.Answers[:]...)
	b = append(b, t.Value[:]...)
	return hash("turn", t.Match[:], binary.BigEndian.AppendUint32(b, uint32(t.Revealed)))
}

// Sign signs a turn.
func (s Secret) Sign(t *Turn) (g Signature) {
	d := t.Digest()
	copy(g[:], ed25519.Sign(s.key(), d[:]))
	return g
}

// Signed tells whether the player whom this identity belongs to signed the turn.
func (i *Identity) Signed(t *Turn, g Signature) bool {
	d := t.Digest()
	return ed25519.Verify(i.Key[:], d[:], g[:])
}

// Forked tells whether two turns prove that their player played on twice from one place. Both must be signed by that player.
func Forked(a, b *Turn) bool {
	return a.Match == b.Match && a.Player == b.Player && a.HandOvers == b.HandOvers && a.Parent == b.Parent && a.Digest() != b.Digest()
}
