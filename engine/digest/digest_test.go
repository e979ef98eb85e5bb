package digest

import (
	"bytes"
	"crypto/sha256"
	"testing"
)

// Every length up to four blocks, written at once and in two parts.
func TestItIsSHA256(t *testing.T) {
	for n := range 257 {
		b := bytes.Repeat([]byte{byte(n), 1, 0xff}, 100)[:n]
		want := sha256.Sum256(b)
		if got := Sum(b); got != want {
			t.Fatalf("%d bytes: got %x, want %x", n, got, want)
		}
		for cut := range n {
			d := New()
			d.Write(b[:cut])
			early := d
			d.Write(b[cut:])
			if got := d.Sum(); got != want {
				t.Fatalf("%d bytes, cut at %d: got %x, want %x", n, cut, got, want)
			}
			if got, want := early.Sum(), sha256.Sum256(b[:cut]); got != want {
				t.Fatalf("a copy at %d: got %x, want %x", cut, got, want)
			}
		}
	}
}
