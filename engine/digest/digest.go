// Package digest is SHA-256 (FIPS 180-4). The standard library's brings every cipher of Go's FIPS mode and the tests that they make of
// themselves at each start, a fiftieth of a program; this one is as quick in WebAssembly.
package digest

import (
	"encoding/binary"
	"math/bits"
)

// Size is how many bytes a sum has.
const Size = 32

const blockSize = 64

// A Digest has taken in some bytes. It is a value: a copy goes on by itself.
type Digest struct {
	state [8]uint32
	rest  [blockSize]byte // what does not fill a block yet
	size  uint64          // of all that was written
}

// New has taken in nothing.
func New() Digest { return Digest{state: begin} }

// Sum is the digest of these bytes.
func Sum(b []byte) [Size]byte {
	d := New()
	d.Write(b)
	return d.Sum()
}

// Write takes in more bytes.
func (d *Digest) Write(b []byte) {
	held := int(d.size % blockSize)
	d.size += uint64(len(b))
	if held > 0 {
		n := copy(d.rest[held:], b)
		if held+n < blockSize {
			return
		}
		d.block(d.rest[:])
		b = b[n:]
	}
	for ; len(b) >= blockSize; b = b[blockSize:] {
		d.block(b[:blockSize])
	}
	copy(d.rest[:], b)
}

// Sum is the digest of what was written. More may be written after it.
func (d Digest) Sum() (sum [Size]byte) {
	bits := d.size * 8
	padding := [blockSize + 8]byte{0x80} // then zeros, so many that the count of bits ends a block
	length := (blockSize+55-d.size%blockSize)%blockSize + 1
	d.Write(binary.BigEndian.AppendUint64(padding[:length], bits))
	for i, word := range d.state {
		binary.BigEndian.PutUint32(sum[4*i:], word)
	}
	return sum
}

func (d *Digest) block(block []byte) {
	var w [64]uint32
	for i := range 16 {
		w[i] = binary.BigEndian.Uint32(block[4*i:])
	}
	for i := 16; i < 64; i++ {
		x, y := w[i-15], w[i-2]
		w[i] = w[i-16] + (bits.RotateLeft32(x, -7) ^ bits.RotateLeft32(x, -18) ^ x>>3) +
			w[i-7] + (bits.RotateLeft32(y, -17) ^ bits.RotateLeft32(y, -19) ^ y>>10)
	}
	s := &d.state
	e, f, g, h := s[4], s[5], s[6], s[7]
	a, b, c, k := s[0], s[1], s[2], s[3]
	for i := range 64 {
		x := h + (bits.RotateLeft32(e, -6) ^ bits.RotateLeft32(e, -11) ^ bits.RotateLeft32(e, -25)) + (e&f ^ ^e&g) + constants[i] + w[i]
		y := (bits.RotateLeft32(a, -2) ^ bits.RotateLeft32(a, -13) ^ bits.RotateLeft32(a, -22)) + (a&b ^ a&c ^ b&c)
		a, b, c, k, e, f, g, h = x+y, a, b, c, k+x, e, f, g
	}
	for i, v := range [8]uint32{a, b, c, k, e, f, g, h} {
		s[i] += v
	}
}

// The first 32 bits of the fractions of the square roots of the first 8 primes, and of the cube roots of the first 64.
var begin = [8]uint32{0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19}

var constants = [64]uint32{
	0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
	0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
	0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
	0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
	0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
	0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
	0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
	0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
}
