package packed

import (
	"bytes"
	"errors"
	"math"
	"reflect"
	"testing"

	"github.com/vmihailenco/msgpack/v5"
)

type colour uint8

func (c colour) MarshalText() ([]byte, error) { return []byte{'c', '0' + byte(c)}, nil }
func (c *colour) UnmarshalText(text []byte) error {
	if len(text) != 2 {
		return errors.New("no colour")
	}
	*c = colour(text[1] - '0')
	return nil
}

type (
	quiet struct{ Within int }
	knot  struct{ Next *knot }
	all   struct {
		quiet
		Yes, No bool
		Small   []int
		Wide    []uint64
		Narrow  int8
		Text    string
		Texts   []string
		Letters []byte
		None    []byte
		Colour  colour
		Colours []colour
		Mixed   [3]colour
		Grid    [2][2]int16
		Rope    *knot
		Parts   []knot
		Empty   []knot
		Nobody  *knot
	}
)

func full() *all {
	a := &all{quiet: quiet{7}, Yes: true, Narrow: -100, Text: "Łódź", Texts: []string{"", string(make([]byte, 31)), string(make([]byte, 32)), string(make([]byte, 300)), string(make([]byte, 70_000))},
		Letters: make([]byte, 300), Colour: 3, Colours: []colour{1, 2}, Mixed: [3]colour{4, 5, 6}, Grid: [2][2]int16{{1, -2}, {300, -300}},
		Rope: &knot{&knot{}}, Parts: make([]knot, 20), Empty: []knot{}}
	for _, n := range []int{0, 1, 127, 128, 255, 256, 65535, 65536, math.MaxUint32, math.MaxUint32 + 1, math.MaxInt64 - 1} {
		a.Small = append(a.Small, n, -n, -n-1)
		a.Wide = append(a.Wide, uint64(n))
	}
	a.Small = append(a.Small, -32, -33, -129, -32769, math.MinInt64)
	a.Wide = append(a.Wide, math.MaxUint64)
	return a
}

func library(t *testing.T, value any) []byte {
	var b bytes.Buffer
	e := msgpack.NewEncoder(&b)
	e.UseArrayEncodedStructs(true)
	e.UseCompactInts(true)
	if err := e.Encode(value); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func TestPacked(t *testing.T) {
	a := full()
	data := Marshal(a)
	t.Run("it is the same msgpack as another program writes", func(t *testing.T) {
		if !bytes.Equal(data, library(t, a)) {
			t.Errorf("% x\n% x", data[:200], library(t, a)[:200])
		}
	})
	t.Run("what was written is read back", func(t *testing.T) {
		var b all
		if err := Unmarshal(data, &b); err != nil {
			t.Fatal(err)
		}
		if !reflect.DeepEqual(&b, a) {
			t.Errorf("%+v", b)
		}
		if b.None != nil || b.Empty == nil {
			t.Error("none and an empty list are told apart")
		}
	})
	t.Run("no bytes bring it down, and what is cut off or too long is refused", func(t *testing.T) {
		a.Texts, a.Letters = nil, nil
		whole := Marshal(a)
		for n := range whole {
			if Unmarshal(whole[:n], new(all)) == nil {
				t.Errorf("%d bytes are taken for %d", n, len(whole))
			}
			for _, b := range []byte{0x00, 0x7f, 0x80, 0x9f, 0xbf, 0xc0, 0xc6, 0xcf, 0xd3, 0xdb, 0xdd, 0xff} {
				bad := bytes.Clone(whole)
				bad[n] = b
				_ = Unmarshal(bad, new(all))
			}
		}
		if Unmarshal(append(whole, 0), new(all)) == nil {
			t.Error("what follows the end is passed over")
		}
	})
	t.Run("a claim is believed only as far as bytes cover it", func(t *testing.T) {
		for _, data := range [][]byte{{0xdd, 0xff, 0xff, 0xff, 0xff}, {0xdc, 0xff, 0xff, 0}, {0x92, 1}} {
			if Unmarshal(data, new([]int)) == nil {
				t.Errorf("% x is taken for a list", data)
			}
		}
		if Unmarshal([]byte{0xdb, 0x7f, 0xff, 0xff, 0xff}, new(string)) == nil || Unmarshal([]byte{0xc6, 0x7f, 0xff, 0xff, 0xff}, new([]byte)) == nil {
			t.Error("a text that is not there is read")
		}
	})
	t.Run("a number that does not fit is refused", func(t *testing.T) {
		if Unmarshal(Marshal(300), new(uint8)) == nil || Unmarshal(Marshal(-1), new(uint16)) == nil || Unmarshal(Marshal(200), new(int8)) == nil {
			t.Error("it is cut down")
		}
	})
}
