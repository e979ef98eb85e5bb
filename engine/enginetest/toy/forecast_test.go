package toy_test

import (
	"encoding/json"
	"fmt"
	"reflect"
	"testing"

	"interbellum/engine"
	"interbellum/engine/enginetest/toy"
	"interbellum/engine/enginetest/walk"
	"interbellum/engine/saves"
)

// forecasts are those of every answer and right of the holder of these seats, written out.
func forecasts(t *testing.T, m engine.Match, seats engine.Seats) (text string) {
	t.Helper()
	for _, d := range append(append([]engine.Decision{}, m.Open()...), m.Rights()...) {
		if !seats.Has(d.Seat) {
			continue
		}
		for _, c := range d.Legal {
			f, err := engine.Foresee(toy.Game(), m, d.Answer(m.Seq(), c, ""), seats)
			if err != nil {
				t.Fatal(err)
			}
			line, err := json.Marshal(f)
			if err != nil {
				t.Fatal(err)
			}
			text += fmt.Sprintln(d.Seat, c, string(line))
		}
	}
	return text
}

// What a player cannot see is changed: the forecasts of all its answers stay the same to
// the byte.
func TestForecastsTellNothingHidden(t *testing.T) {
	for _, s := range toy.Game().Scenarios {
		t.Run(s.ID, func(t *testing.T) {
			swapped, told := 0, 0
			for seed := range uint64(9) {
				m, _, err := toy.Game().New(s.ID, nil)
				if err != nil {
					t.Fatal(err)
				}
				walker, aside := walk.New(seed), walk.New(^seed)
				for e, _, going := walker.Pick(m); going; e, _, going = walker.Pick(m) {
					for _, seats := range s.Players[0] {
						other, changed := swapCard(m.Clone(), seats, aside)
						if !changed {
							continue
						}
						a, b := forecasts(t, m, seats), forecasts(t, other, seats)
						if a != b {
							t.Fatalf("seed %d, answer %d: %v foresee what they cannot see:\n%s\n%s, want %v", seed, m.Seq(), seats.List(), a, b, b)
						}
						swapped++
						if a != "" {
							told++
						}
					}
					if _, err := m.Apply(e); err != nil {
						t.Fatal(err)
					}
				}
			}
			if told < 100 {
				t.Errorf("of %d changed positions only %d had a forecast: this proves nothing, want at least 100", swapped, told)
			}
		})
	}
	t.Run("a sealed bid and another player's answer", func(t *testing.T) {
		m, _, err := toy.Game().New("full", nil)
		if err != nil {
			t.Fatal(err)
		}
		for w := walk.New(1); m.Open()[0].Kind != "bid"; {
			e, _, _ := w.Pick(m)
			if _, err := m.Apply(e); err != nil {
				t.Fatal(err)
			}
		}
		bid := m.Open()[0].Answer(m.Seq(), engine.Choice{Verb: "bid", N: 1}, "")
		if f, err := engine.Foresee(toy.Game(), m, bid, engine.Only(bid.Seat)); err != nil || !f.Veiled || len(f.Events)+len(f.Next) > 0 {
			t.Errorf("a bid foresees %+v, %v; want no error, Veiled true and len(f.Events) + len(f.Next) 0", f, err)
		}
		if f, err := engine.Foresee(toy.Game(), m, bid, engine.Only(bid.Seat+1)); err == nil {
			t.Errorf("another's bid foresees %+v: got no error, want an error", f)
		}
	})
}

// What is foreseen happens, and shows nothing that the seats do not see.
func TestForecastsComeTrue(t *testing.T) {
	told, veiled := 0, 0
	for seed := range uint64(20) {
		m, _, err := toy.Game().New("full", nil)
		if err != nil {
			t.Fatal(err)
		}
		walker := walk.New(seed)
		for e, _, going := walker.Pick(m); going; e, _, going = walker.Pick(m) {
			if e.Seat == engine.Chance {
				if _, err := m.Apply(e); err != nil {
					t.Fatal(err)
				}
				continue
			}
			who, before := e.Seat, saves.Fingerprint(m)
			f, err := engine.Foresee(toy.Game(), m, e, engine.Only(who))
			if err != nil || saves.Fingerprint(m) != before {
				t.Fatalf("seed %d: %v, and the match is as it was: %v: got Fingerprint(m) %v; want no error and Fingerprint(m) %v", seed, err, saves.Fingerprint(m) == before, saves.Fingerprint(m), before)
			}
			var seen []engine.Event
			for range f.Forced + 1 {
				more, err := m.Apply(e)
				if err != nil {
					t.Fatal(err)
				}
				seen = append(seen, more...)
				if open := m.Open(); f.Forced > 0 && len(open) == 1 {
					e = open[0].Answer(m.Seq(), open[0].Legal[0], "")
				}
			}
			at := 0
			for _, x := range seen {
				if at < len(f.Events) && reflect.DeepEqual(x, f.Events[at]) {
					at++
				} else if x.Seen.Has(who) && !f.Veiled {
					t.Fatalf("seed %d, answer %d: got %+v, want it foreseen", seed, m.Seq(), x)
				}
			}
			if at < len(f.Events) {
				t.Fatalf("seed %d, answer %d: %+v did not happen: got at %v, want least %v", seed, m.Seq(), f.Events[at], at, len(f.Events))
			}
			told += len(f.Events)
			if f.Veiled {
				veiled++
			}
		}
	}
	if told < 500 || veiled < 20 {
		t.Errorf("only %d events were foreseen, and %d forecasts stopped before something hidden; want told at least 500 and veiled at least 20", told, veiled)
	}
}
