package sealed

import "encoding/binary"

// A Hidden is an answer that the others are not to know yet: the words, and the question that they answer.
type Hidden struct {
	Match  Match
	Number int // of the answer in the match
	Seat   int
	Words  string
}

// A Commitment fixes a hidden answer. It is not cut short: its player, who is free to choose the nonce, must not find two answers for one.
type Commitment [32]byte

// A Nonce keeps the others from trying all words that the answer can have. A player opens a commitment by showing its nonce.
type Nonce [16]byte

// NonceOf is the player's nonce for an answer: it follows from the secret, so that a device has nothing else to keep. The words are in it,
// so that no other answer has the same, not even one that takes the place of this. The chain gives none: its values are shown too soon.
func NonceOf(s Secret, h *Hidden) (n Nonce) {
	sum := hash("nonce", s[:], h.bytes())
	copy(n[:], sum[:])
	return n
}

// Commit is the commitment to an answer with this nonce.
func (h *Hidden) Commit(n Nonce) Commitment { return hash("hidden", n[:], h.bytes()) }

func (h *Hidden) bytes() []byte {
	b := append(binary.BigEndian.AppendUint32(h.Match[:len(h.Match):len(h.Match)], uint32(h.Number)), byte(h.Seat))
	return AppendText(b, h.Words)
}
