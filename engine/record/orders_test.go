package record_test

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/dice"
	"interbellum/engine/record"
	"interbellum/engine/record/recordtest"
)

var ordered = recordtest.Pebbles(recordtest.Edition{Name: "1", Word: "take", Most: 3, Schema: true, Orders: true})

// driven plays at random as a session does: forced and ordered answers are entered between others.
// Orders are given now and then.
func driven(t testing.TB, seed uint64, most int, east ...string) *record.Run {
	t.Helper()
	run, _, err := record.Begin(ordered, recordtest.Header(ordered, "long", dice.SeededName), nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, words := range east {
		c, _ := engine.ParseChoice(words)
		if _, _, err := run.Answer(recordtest.East, c, ""); err != nil {
			t.Fatal(err)
		}
	}
	src := recordtest.Source(seed)
	for range most {
		for found := true; found && err == nil; {
			_, _, found, err = run.Move()
		}
		if err == nil && len(run.Match.Open()) > 0 {
			err = recordtest.Step(run, &src)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return run
}

func byOrder(rec *record.Record) (list []int) {
	for i, e := range rec.Entries {
		if e.By == record.ByOrder {
			list = append(list, i)
		}
	}
	return list
}

func TestAnswersByOrderReplay(t *testing.T) {
	all := 0
	for seed := range uint64(6) {
		rec := driven(t, seed, 150).Seal()
		all += len(byOrder(rec))
		run, report, err := record.Open(ordered, copied(t, rec), nil)
		if err != nil {
			t.Fatalf("seed %d: %v, want no error", seed, err)
		}
		if report.Ordered != len(byOrder(rec)) || !bytes.Equal(record.Encode(run.Seal()), record.Encode(rec)) {
			t.Errorf("seed %d: %d answers by order of %d: got Encode(Seal) %s; want Ordered %v and Encode(Seal) %s", seed, report.Ordered, len(byOrder(rec)), record.Encode(run.Seal()), len(byOrder(rec)), record.Encode(rec))
		}
	}
	if all < 20 {
		t.Errorf("only %d answers were given by order, want at least 20", all)
	}
}

// An answer that is marked as ordered must be what the order says: forged ones are refused
// with their place and a sentence.
func TestForgedAnswersByOrderAreRefused(t *testing.T) {
	rec := driven(t, 2, 150).Seal()
	at := byOrder(rec)[3]
	for name, forge := range map[string]func(r *record.Record) int{
		"another answer": func(r *record.Record) int {
			r.Entries[at].Choice = engine.Choice{Verb: "take", On: "heap/own", N: 3}
			return at
		},
		"a person's answer": func(r *record.Record) int {
			for i, e := range r.Entries {
				if e.By == "" && e.Choice.Verb == "take" {
					r.Entries[i].By = record.ByOrder
					return i
				}
			}
			t.Fatal("got no answer by a person, want one")
			return 0
		},
		"an order by order": func(r *record.Record) int {
			for i, e := range r.Entries {
				if e.Choice.Verb == engine.OrderVerb {
					r.Entries[i].By = record.ByOrder
					return i
				}
			}
			t.Fatal("got no order, want one given")
			return 0
		},
	} {
		t.Run(name, func(t *testing.T) {
			forged := copied(t, rec)
			where := forge(forged)
			_, _, err := record.Replay(ordered, forged, nil)
			var broken *record.Broken
			if !errors.As(err, &broken) || broken.Fault != record.WrongOrder || broken.Seq != where || !strings.Contains(err.Error(), "marked as given by a standing order") {
				t.Errorf(`answer %d: %v: got broken %+v; want an error of type %T, Fault %v, Seq %v and Error "marked as given by a standing order" in it`, where, err, broken, broken, record.WrongOrder, where)
			}
		})
	}
}

// An order throws no die anew: a player who dislikes what is coming cannot change it by orders.
func TestAnOrderDoesNotChangeTheDice(t *testing.T) {
	throw := func(first ...string) engine.Choice {
		run, _, err := record.Begin(ordered, recordtest.Header(ordered, "long", dice.SeededName), nil)
		for _, words := range append(first, "throw:die/one") {
			if err != nil {
				t.Fatal(err)
			}
			c, _ := engine.ParseChoice(words)
			seat := recordtest.North
			if words == "order:moving>one" {
				seat = recordtest.South
			}
			_, _, err = run.Answer(seat, c, "")
		}
		c, ok := run.Deal(run.Match.Open()[0])
		if err != nil || !ok {
			t.Fatalf("got %v, %v; want a die dealt", ok, err)
		}
		return c
	}
	if a, b, c := throw(), throw("order:moving>pass"), throw("order:moving>one"); a != b || a != c {
		t.Errorf("the die shows %s, after an order %s, after another player's order %s; want a %v and a %v", a, b, c, b, c)
	}
}

// An order that ends with an event ends for everybody who holds the record.
func TestAnOrderEndsWithItsEvent(t *testing.T) {
	run, _, err := record.Begin(ordered, recordtest.Header(ordered, "long", dice.SeededName), nil)
	for _, x := range []struct {
		seat  engine.Seat
		words string
	}{{recordtest.South, "order:moving>pass"}, {recordtest.East, "order:moving>one"}} {
		c, _ := engine.ParseChoice(x.words)
		if err == nil {
			_, _, err = run.Answer(x.seat, c, "")
		}
	}
	if err != nil || len(run.Match.Orders(engine.Everybody)) != 2 || len(run.Match.Orders(engine.Only(recordtest.South))) != 1 {
		t.Fatalf("got the orders %v, %v; want two, one of them of South", run.Match.Orders(engine.Everybody), err)
	}
	src := recordtest.Source(1)
	for !strings.Contains(strings.Join(run.Match.Stack(), " "), "auction") {
		if _, _, found, err := run.Move(); err != nil {
			t.Fatal(err)
		} else if !found {
			d := run.Match.Open()[0]
			if _, _, err := run.Answer(d.Seat, d.Legal[src.Intn(len(d.Legal))], ""); err != nil {
				t.Fatal(err)
			}
		}
	}
	for strings.Contains(strings.Join(run.Match.Stack(), " "), "auction") {
		if d, c, by, found := run.Unasked(); found {
			run.Answer(d.Seat, c, by)
			continue
		}
		d := run.Match.Open()[0]
		run.Answer(d.Seat, d.Legal[0], "")
	}
	if left := run.Match.Orders(engine.Everybody); len(left) != 1 || left[0].Seat != recordtest.East {
		t.Errorf("after the auction stand %v; want left 1 and left[0].Seat %v", left, recordtest.East)
	}
}

// Orders outlive an older edition that opens at its safe point.
func TestOrdersAreTakenOverAtASafePoint(t *testing.T) {
	rec := copied(t, driven(t, 5, 120, "order:moving>one").Seal())
	second := recordtest.Pebbles(recordtest.Edition{Name: "2", Word: "grab", Most: 3, Schema: true, Orders: true})
	run, report, err := record.Open(second, rec, nil)
	if err != nil || report.Way == record.Whole {
		t.Fatalf("got %+v, %v; want it opened otherwise than whole", report, err)
	}
	want := map[string]engine.Entry{}
	for _, e := range rec.Entries[:rec.Safe.Seq] {
		if e.Choice.Verb == engine.OrderVerb {
			want[string(rune('0'+e.Seat))] = e
		}
	}
	for _, o := range run.Match.Orders(engine.Everybody) {
		if c := o.Choice(second.Orders); want[string(rune('0'+o.Seat))].Choice != c {
			t.Errorf("seat %d's order is %s: got want[string(rune('0' + o.Seat))].Choice %v, want %v", o.Seat, c, want[string(rune('0'+o.Seat))].Choice, c)
		}
	}
	if len(run.Match.Orders(engine.Everybody)) == 0 {
		t.Error("no order was taken over: this proves nothing: got none, want some")
	}
	if _, _, err := record.Replay(second, copied(t, run.Seal()), nil); err != nil {
		t.Errorf("what was taken over does not replay: %v, want no error", err)
	}
}
