package sealed

import (
	"encoding/binary"
	"math"

	"interbellum/engine/digest"
)

// A Match names a match in every hash.
type Match [32]byte

// MatchOf is the name of the match with this header, as bytes that no other header has.
func MatchOf(header []byte) Match { return hash("match", header) }

// AppendText appends a text with its length before it: no other list of texts makes the same bytes.
func AppendText[T ~string | ~[]byte](b []byte, text T) []byte {
	return append(binary.AppendUvarint(b, uint64(len(text))), text...)
}

// Follow is the digest of what came before and of the parts that follow it.
func Follow(before [32]byte, parts ...[]byte) [32]byte {
	var room [256]byte
	b := append(room[:0], before[:]...)
	for _, p := range parts {
		b = AppendText(b, p)
	}
	return hash("answers", b)
}

// A Seed makes all dice of one player's stretch.
type Seed [32]byte

// SeedOf is the seed of the stretch that the player begins after so many hand-overs of the match. The newest value of every player's
// chain goes into it, in the order of the players, and the player's own next one in its place: it was fixed with the first link, the
// others cannot know it yet, and the player could not know theirs before this stretch.
func SeedOf(m Match, handOvers, player int, values []Value) Seed {
	b := binary.BigEndian.AppendUint32(nil, uint32(handOvers))
	b = append(b, byte(player), byte(len(values)))
	for _, v := range values {
		b = append(b, v[:]...)
	}
	return hash("seed", m[:], b)
}

// A Draw decides one die, or one draw from a deck or a cup.
type Draw [32]byte

// Draw is the draw with this label: die number die from 0 of roll number roll from 0 with that label in the turn. It depends on nothing
// else: neither on the answers of the turn nor on their order.
func (s Seed) Draw(label string, roll, die int) Draw {
	b := binary.BigEndian.AppendUint32(AppendText(nil, label), uint32(roll))
	return hash("die", s[:], binary.BigEndian.AppendUint32(b, uint32(die)))
}

// Lot is the lot that falls to a die. It is one of lots, which is over 0, each as likely as the next.
func (d Draw) Lot(lots uint64) uint64 {
	over := (math.MaxUint64%lots + 1) % lots // so many of the highest draws would favour the first lots
	for attempt := uint32(0); ; attempt++ {
		h := [32]byte(d)
		if attempt > 0 {
			h = hash("again", d[:], binary.BigEndian.AppendUint32(nil, attempt))
		}
		if x := binary.BigEndian.Uint64(h[:]); x <= math.MaxUint64-over {
			return x % lots
		}
	}
}

// An Order is the order in which things are drawn from a deck or a cup: the one with the lowest place is drawn. A thing that is not
// there changes no other's place.
type Order struct{ begun digest.Digest }

// orderFill makes what all places of an order begin with one block of SHA-256.
const orderFill = 64 - len(Version+"thing\n") - digest.Size

// Order is the order of things that a draw makes.
func (d Draw) Order() Order {
	o := Order{digest.New()}
	o.begun.Write([]byte(Version + "thing\n"))
	o.begun.Write(d[:])
	o.begun.Write(make([]byte, orderFill))
	return o
}

// Place is the place of a thing. Of things that are alike each has a number from 0.
func (o Order) Place(name string, number int) uint64 {
	var room [64]byte
	o.begun.Write(append(binary.BigEndian.AppendUint16(room[:0], uint16(number)), name...))
	sum := o.begun.Sum()
	return binary.BigEndian.Uint64(sum[:])
}
