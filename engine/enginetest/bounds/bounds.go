// Package bounds holds what reads bytes from elsewhere to its limits, and makes bytes that try to break them.
package bounds

import (
	"bytes"
	"compress/flate"
	"flag"
	"io"
	"math"
	"runtime"
	"testing"
	"time"
)

// What reading anything may take: a hostile text must neither freeze a page nor fill its memory, for a program in
// WebAssembly cannot recover from that. Longest is in paces, so that it is the same on every machine: some 200 ms on a
// desk, natively.
const (
	Longest = 15
	Most    = 64 << 20
)

// A pace is the inflating of eight times so many zeros: work of the same kind as reading, done in the same run.
var zeros = Bomb(8 << 20)

func pace() {
	for range 8 {
		if _, err := io.Copy(io.Discard, flate.NewReader(bytes.NewReader(zeros))); err != nil {
			panic(err)
		}
	}
}

// The quickest of so many tries counts, of a pace and of a reading in turn, and where the machine tells it, only the time
// that this program worked.
const tries = 12

// longest is Longest. A fuzzer's program counts every step it takes, which slows it down.
func longest() time.Duration {
	if f := flag.Lookup("test.fuzz"); f != nil && f.Value.String() != "" {
		return 4 * Longest
	}
	return Longest
}

// Check runs read, and fails the test where it allocates more than Most, freed in between or not, or takes longer than
// Longest where time is judged. read does the same every time.
func Check(t testing.TB, read func()) {
	t.Helper()
	quickest, paces := time.Duration(math.MaxInt64), time.Duration(math.MaxInt64)
	for range tries {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		quickest = min(quickest, timed(read))
		runtime.ReadMemStats(&after)
		if took := after.TotalAlloc - before.TotalAlloc; took > Most {
			t.Errorf("reading it takes %d MB, more than %d", took>>20, Most>>20)
		}
		if !judged || quickest < surely {
			return
		}
		if paces = min(paces, timed(pace)); quickest <= longest()*paces {
			return
		}
	}
	t.Errorf("reading it takes %v, longer than %d paces of %v", quickest, longest(), paces)
}

// No machine takes less than surely for Longest paces: below it, none need be taken.
const surely = 20 * time.Millisecond

// timed is how long this program works on f.
func timed(f func()) time.Duration {
	began := worked()
	f()
	return worked() - began
}

// Cuts are the first bytes of whole: none, one, and up to all but one of them, so many in all.
func Cuts(whole []byte, many int) (list [][]byte) {
	for i := range many {
		list = append(list, whole[:i*len(whole)/many])
	}
	return append(list, whole[:max(0, len(whole)-1)])
}

// Flips are whole with one bit turned over, in so many places.
func Flips(whole []byte, many int) (list [][]byte) {
	for i := range many {
		flipped := bytes.Clone(whole)
		flipped[i*len(whole)/many] ^= 1 << (i % 8)
		list = append(list, flipped)
	}
	return list
}

// Claims are values of msgpack that say they hold what does not follow.
func Claims() [][]byte {
	return [][]byte{
		{0xdd, 0xff, 0xff, 0xff, 0xff}, {0xdf, 0xff, 0xff, 0xff, 0xff}, {0xdb, 0x7f, 0xff, 0xff, 0xff}, {0xc6, 0xff, 0xff, 0xff, 0xff},
		{0xdc, 0xff, 0xff}, {0xde, 0xff, 0xff}, {0xda, 0xff, 0xff}, {0xc5, 0xff, 0xff}, {0xc9, 0xff, 0xff, 0xff, 0xff, 1},
		{0x94, 0, 0xdd, 0x20, 0, 0, 0, 0, 0xc0}, {0x91, 0xdb, 0x7f, 0xff, 0xff, 0xff}, {0x91, 0xc6, 0, 0x10, 0, 0, 1},
	}
}

// Deep is so many openings within one another.
func Deep(opening string, many int) []byte { return bytes.Repeat([]byte(opening), many) }

// Bomb is so many zeros, deflated.
func Bomb(zeros int) []byte {
	var b bytes.Buffer
	w, err := flate.NewWriter(&b, flate.BestCompression)
	if err != nil {
		panic(err)
	}
	for left := zeros; left > 0; left -= 4096 {
		w.Write(make([]byte, min(left, 4096)))
	}
	w.Close()
	return b.Bytes()
}
