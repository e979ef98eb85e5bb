package engine_test

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"github.com/vmihailenco/msgpack/v5"

	"interbellum/engine"
)

var fords = []engine.OrderKind{
	{Kind: "ford", Rule: "1", Of: "river", Answers: []string{"cross"}, Settings: []string{"wait", "wade"}},
	{Kind: "camp", Rule: "2", Answers: []string{"night"}, Settings: []string{"early", "late"}},
}

func TestTheMostSpecificOrderWins(t *testing.T) {
	s := engine.StandingOf(fords, 2, []engine.Order{{Seat: 1, Kind: 1, Setting: 1}, {Seat: 2, Setting: 1}, {Seat: 2, Subject: "drina"}})
	for subjects, want := range map[string]string{"": "wade", "sava": "wade", "drina": "wait", "sava drina": "wait"} {
		if got := s.Setting("ford", strings.Fields(subjects)...); got != want {
			t.Errorf("setting for %q: got %s, want %s", subjects, got, want)
		}
	}
	if s.Setting("camp") != "early" || s.Given("camp") || !s.Given("ford", "sava") {
		t.Errorf("camp: got %s (given %v), ford for sava given: got %v; want early (false), true", s.Setting("camp"), s.Given("camp"), s.Given("ford", "sava"))
	}
}

// A general order is packed as it was before orders had subjects: fingerprints of old matches hang on it.
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
		if err := e.Encode([]engine.Order{o}); err != nil {
			t.Fatal(err)
		}
		if b.String() != "\x91"+want {
			t.Errorf("%+v: got %q, want %q", o, b.String(), "\x91"+want)
		}
		var again []engine.Order
		if err := msgpack.Unmarshal(b.Bytes(), &again); err != nil || !slices.Equal(again, []engine.Order{o}) {
			t.Errorf("unpacked: got %+v (%v), want %+v", again, err, o)
		}
	}
	for _, bad := range []string{"\x92\x01\x01", "\x95\x01\x01\x01\xa1a\x01", "\x93\x01\x01\xa1a", "\x01"} {
		if err := msgpack.Unmarshal([]byte(bad), &engine.Order{}); err == nil {
			t.Errorf("%q: got an order, want a refusal", bad)
		}
	}
}
