package enginetest

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"interbellum/engine"
)

// A Record is a match as the battery writes it: a line that names the game, then one
// line for each answer with its number, seat and words.
type Record struct {
	Game, Scenario string
	Options        []string
	Seed           uint64
	Entries        []engine.Entry
}

// Text writes the record.
func (rec Record) Text(game *engine.Game) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s %s %d %s\n", rec.Game, rec.Scenario, rec.Seed, strings.Join(rec.Options, " "))
	for _, e := range rec.Entries {
		fmt.Fprintf(&b, "%d %s %s\n", e.Seq, slugOf(game, e.Seat), e.Choice.Words())
	}
	return b.String()
}

// ReadRecord reads what Text wrote. What an entry shows to whom is not in it: Replay
// takes that from the questions.
func ReadRecord(game *engine.Game, text []byte) (Record, error) {
	lines := bufio.NewScanner(bytes.NewReader(text))
	lines.Scan()
	head := strings.Fields(lines.Text())
	if len(head) < 3 {
		return Record{}, fmt.Errorf("the first line does not name game, scenario and seed")
	}
	rec := Record{Game: head[0], Scenario: head[1], Options: head[3:]}
	if _, err := fmt.Sscan(head[2], &rec.Seed); err != nil {
		return Record{}, err
	}
	for lines.Scan() {
		word := strings.Fields(lines.Text())
		if len(word) != 3 {
			return Record{}, fmt.Errorf("%q is not a number, a seat and an answer", lines.Text())
		}
		c, err := engine.ParseChoice(word[2])
		if err != nil {
			return Record{}, err
		}
		seat, found := seatOf(game, word[1])
		if !found {
			return Record{}, fmt.Errorf("no seat is called %q", word[1])
		}
		rec.Entries = append(rec.Entries, engine.Entry{Seq: len(rec.Entries), Seat: seat, Choice: c})
	}
	return rec, lines.Err()
}

// Replay plays the record from a start and stops at the first answer that is refused.
func (rec Record) Replay(m engine.Match) error {
	for _, e := range rec.Entries {
		if _, err := m.Apply(e); err != nil {
			return err
		}
	}
	return nil
}

// keepRecord writes a match that failed to a file, and says how to play it again. A
// panic of the game is a failure with a record too.
func (r *run) keepRecord() {
	if cause := recover(); cause != nil {
		defer panic(cause)
	} else if !r.Failed() {
		return
	}
	dir, err := r.opts.Keep, error(nil)
	if dir == "" {
		dir, err = os.MkdirTemp("", "battery-")
	}
	if err != nil {
		r.Logf("the record could not be kept: %v", err)
		return
	}
	file := filepath.Join(dir, fmt.Sprintf("%s-%s-%d.txt", r.record.Game, r.record.Scenario, r.record.Seed))
	if err := os.WriteFile(file, []byte(r.record.Text(r.game)), 0o644); err != nil {
		r.Logf("the record could not be kept: %v", err)
		return
	}
	if r.game != r.begun {
		r.Logf("before answer %d another edition was agreed on, which the record does not hold", r.agreed)
	}
	r.Logf("seed %d, %d answers, in %s\nplay it again: go test -run '%s'", r.record.Seed, len(r.record.Entries), file, strings.ReplaceAll(r.Name(), " ", "_"))
}

// written is a value as JSON, for comparing.
func written(tb testing.TB, v any) string {
	b, err := json.Marshal(v)
	if err != nil {
		tb.Fatalf("%T cannot be written as JSON: %v", v, err)
	}
	return string(b)
}

// firstDifference shows where two texts part.
func firstDifference(a, b string) string {
	at := 0
	for at < len(a) && at < len(b) && a[at] == b[at] {
		at++
	}
	from := max(0, at-60)
	cut := func(s string) string { return s[min(from, len(s)):min(at+60, len(s))] }
	return fmt.Sprintf("\n  …%s…\n  …%s…", cut(a), cut(b))
}

// Chance is how seat 0 is called in records and scripts.
const Chance = "chance"

func slugOf(game *engine.Game, s engine.Seat) string {
	for _, info := range game.Seats {
		if info.Seat == s {
			return info.Slug
		}
	}
	return Chance
}

func seatOf(game *engine.Game, slug string) (engine.Seat, bool) {
	if slug == Chance {
		return engine.Chance, true
	}
	return game.SeatBySlug(slug)
}
