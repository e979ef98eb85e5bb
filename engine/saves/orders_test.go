package saves

import (
	"bytes"
	"slices"
	"testing"

	"github.com/vmihailenco/msgpack/v5"

	"interbellum/engine"
)

// A general order is packed as it was before orders had subjects: fingerprints of old matches depend on it.
func TestPackedOrders(t *testing.T) {
	for want, o := range map[string]engine.Order{
		"\x93\x02\x01\x03":          {Seat: 2, Kind: 1, Setting: 3},
		"\x94\x02\x01\x03\xa4sava":  {Seat: 2, Kind: 1, Setting: 3, Subject: "sava"},
		"\x93\x07\xcc\xc8\xcc\xff":  {Seat: 7, Kind: 200, Setting: 255},
		"\x94\x01\x00\x00\xa5drina": {Seat: 1, Subject: "drina"},
	} {
		var b bytes.Buffer
		e := msgpack.NewEncoder(&b)
		e.UseArrayEncodedStructs(true)
		e.UseCompactInts(true)
		if err := e.Encode(packOrders([]engine.Order{o})); err != nil {
			t.Fatal(err)
		}
		if b.String() != "\x91"+want {
			t.Errorf("%+v: got %q, want %q", o, b.String(), "\x91"+want)
		}
		var again []order
		if err := msgpack.Unmarshal(b.Bytes(), &again); err != nil || !slices.Equal(unpackOrders(again), []engine.Order{o}) {
			t.Errorf("unpacked: got %+v (%v), want %+v", unpackOrders(again), err, o)
		}
	}
	for _, bad := range []string{"\x92\x01\x01", "\x95\x01\x01\x01\xa1a\x01", "\x93\x01\x01\xa1a", "\x01"} {
		if err := msgpack.Unmarshal([]byte(bad), &order{}); err == nil {
			t.Errorf("%q: got an order, want a refusal", bad)
		}
	}
}
