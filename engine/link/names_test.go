package link_test

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/link"
	"interbellum/engine/record"
	"interbellum/engine/record/recordtest"
)

// newName is the name of an edition as it is now, oldName as it was once.
const (
	newName = "ad673e0999c0ffee0123456789abcdef"
	oldName = "ad673e09"
)

// named is the game with this name of its edition, and the same match of it.
func named(t *testing.T, edition string) (*engine.Game, *record.Record) {
	t.Helper()
	g := recordtest.Pebbles(recordtest.Edition{Name: edition, Word: "take", Most: 3, Schema: true})
	return g, random(t, g, "long", 5, 120)
}

func sent(t *testing.T, g *engine.Game, rec *record.Record) string {
	t.Helper()
	text, err := link.Encode(g, link.Letter{Record: rec, Bare: true})
	if err != nil {
		t.Fatal(err)
	}
	return text
}

func TestNamesOfEditionsInAHead(t *testing.T) {
	for _, name := range []string{newName, strings.Repeat("0", 32), strings.Repeat("f", 32), "8" + strings.Repeat("0", 30) + "1"} {
		if short := link.Shortened(name); len(short) != 20 || link.Spelled(short) != name {
			t.Errorf("%s: got %q, of %d characters, and %s back; want 20, and the name", name, short, len(short), link.Spelled(short))
		}
	}
	for _, name := range []string{"", oldName, "toy-1", strings.ToUpper(newName), newName[:30], "\x01" + strings.Repeat("\x7f", 19)} {
		if short := link.Shortened(name); short != name || link.Spelled(name) != name {
			t.Errorf("%q: got %q and %q, want it as it is", name, short, link.Spelled(name))
		}
	}
}

func TestALinkGrowsByNoMoreThanTheNameOfItsEdition(t *testing.T) {
	old, oldRec := named(t, oldName)
	now, nowRec := named(t, newName)
	before, after := sent(t, old, oldRec), sent(t, now, nowRec)
	if grown := len(after) - len(before); grown > 16 { // twelve bytes
		t.Errorf("got %d characters instead of %d, want 16 more at most", len(after), len(before))
	}
	run, front, err := link.Open(after, func(string) *engine.Game { return now })
	if err != nil || front.Edition != newName || !bytes.Equal(record.Encode(run.Record), record.Encode(nowRec)) {
		t.Errorf("opened: got %v, edition %s; want no error, %s and the same record", err, front.Edition, newName)
	}
}

func TestALinkWithAShortNameIsOfThisEdition(t *testing.T) {
	old, rec := named(t, oldName)
	now, _ := named(t, newName)
	text := sent(t, old, rec)
	run, front, err := link.Open(text, func(string) *engine.Game { return now })
	if err != nil {
		t.Fatal(err)
	}
	if report, whole := run.Verified(); !whole || report.Unsure != 0 || front.Edition != oldName {
		t.Errorf("got %+v, verified %v, edition %s; want every die dealt again, and %s", report, whole, front.Edition, oldName)
	}
	if again := sent(t, now, run.Record); again != text {
		t.Errorf("sent on: got %s, want %s", again, text)
	}
	if err := recordtest.Play(run, 3, 20); err != nil {
		t.Fatal(err)
	}
	if again, _, err := link.Open(sent(t, now, run.Seal()), func(string) *engine.Game { return old }); err != nil || again.Unsure() != 0 {
		t.Errorf("an older program opens what is played on: got %v, want no error and no doubt", err)
	}
}

func TestALinkWithAnotherShortNameIsNotOfThisEdition(t *testing.T) {
	sly := recordtest.Pebbles(recordtest.Edition{Name: "ad673e0a", Word: "take", Most: 4, Schema: true})
	now, _ := named(t, newName)
	run, _, err := link.Open(sent(t, sly, random(t, sly, "long", 5, 120)), func(string) *engine.Game { return now })
	if other := new(link.OtherEdition); !errors.As(err, &other) || other.Link != "ad673e0a" || other.Program != newName {
		t.Errorf("got %v and %v, want a refusal that names both editions", run, err)
	}
}
