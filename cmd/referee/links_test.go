package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/dice"
	"interbellum/engine/enginetest/walk"
	"interbellum/engine/games"
	"interbellum/engine/link"
	"interbellum/engine/record"
	"interbellum/engine/record/recordtest"
)

// The bars that `referee links cataclysm cataclysm -n 200` shows, over one match.
func TestLinksStayShort(t *testing.T) {
	var report lengthReport
	if err := json.Unmarshal([]byte(must(t, "links", "cataclysm", "cataclysm", "-n", "1")), &report); err != nil {
		t.Fatal(err)
	}
	line := report.Matches[0]
	if line.Matches != 1 || line.HandOvers < 50 || report.Player != "war" {
		t.Fatalf("got %+v, want one match of the player war with at least 50 handovers", report)
	}
	for _, bar := range []struct {
		what      string
		is, least int
		most      int
	}{
		{"position alone", line.Position.Most, 400, 1200},
		{"position and the sender's stretch, 99 of 100", line.Turn.NinetyN, 400, 2000},
		{"position and the sender's stretch", line.Turn.Most, 400, 4000},
		{"whole record of a finished match", line.Finished.Most, 400, 6000},
		{"link as sent", line.Link.Most, 400, link.Fits},
	} {
		if bar.is < bar.least || bar.is > bar.most {
			t.Errorf("%s: got %d characters, want %d to %d", bar.what, bar.is, bar.least, bar.most)
		}
	}
	if out := must(t, "links", "toy", "full", "-n", "2", "-table"); !strings.Contains(out, "whole record of a finished match") {
		t.Errorf("the table: got\n%s\nwant a line for whole records", out)
	}
}

// What the lengths are counted on is what is really sent.
func TestLengthsAreThoseOfLinks(t *testing.T) {
	game, _ := games.ByID("toy")
	rec := soakedRecord(t, "toy", "full", 2, toItsEnd).Seal()
	at := []int{0, 30, 61, len(rec.Entries)}
	l := link.Letter{Record: rec}
	sizes, err := link.Lengths(game, l, at)
	if err != nil {
		t.Fatal(err)
	}
	last := sizes[len(sizes)-1]
	for name, c := range map[string]struct {
		letter link.Letter
		want   int
	}{
		"as sent":     {link.Letter{Record: rec}, last.Link},
		"record":      {link.Letter{Record: rec, Bare: true}, last.Record},
		"own stretch": {link.Letter{Record: rec, Since: 61}, last.Turn},
	} {
		text, err := link.Encode(game, c.letter)
		if err != nil || len(text) != c.want {
			t.Errorf("%s: got %d characters, %v; want %d as counted", name, len(text), err, c.want)
		}
	}
}

// Every refusal of a link has its own exit status and its own sentence.
func TestEveryRefusalOfALinkIsItsOwn(t *testing.T) {
	file, other := fresh(t), filepath.Join(t.TempDir(), "other.json")
	must(t, "play", file, "-auto")
	must(t, "play", file, "amber=bid#1", "birch=bid", "coral=bid#2", "dune=bid", "-auto")
	text := strings.TrimSpace(must(t, "link", file))
	since := strings.TrimSpace(must(t, "link", file, "-since", "5"))
	elsewhere := filepath.Join(t.TempDir(), "elsewhere.json")
	must(t, "new", "toy", "full", "-seed", "2", "-o", elsewhere)
	must(t, "play", elsewhere, "-auto")
	foreign := func(change func(*engine.Game, *record.Record)) string {
		game, rec, err := readRecord(file)
		if err != nil {
			t.Fatal(err)
		}
		g := *game
		change(&g, rec)
		sent, err := link.Encode(&g, link.Letter{Record: rec, Bare: true})
		if err != nil {
			t.Fatal(err)
		}
		return sent
	}
	unknown := foreign(func(g *engine.Game, rec *record.Record) { g.ID, rec.Header.Game = "chess", "chess" })
	edition := foreign(func(g *engine.Game, rec *record.Record) {
		begin := g.New
		g.Edition, g.New = "toy-0", func(_ string, options []string) (engine.Match, []engine.Event, error) { return begin("short", options) }
		*rec = *soakedIn(t, g, "full", 1, 40).Seal()
	})
	handmade := foreign(func(g *engine.Game, rec *record.Record) {
		for i := range slices.Backward(rec.Entries) {
			if rec.Entries[i].Seat == engine.Chance {
				rec.Entries[i].By = dice.Hand
				break
			}
		}
	})
	names := foreign(func(g *engine.Game, rec *record.Record) { rec.Header.Players[0].Name = "Somebody else" })
	back := foreign(func(g *engine.Game, rec *record.Record) {
		rec.Stretches = append(rec.Stretches, record.Stretch{Begins: 3, Edition: "x"}, record.Stretch{Begins: 4, Edition: g.Edition})
	})
	game, _ := games.ByID("toy")
	m, _, _ := game.New("full", nil)
	look, err := link.EncodeLook(link.Look{Game: "toy", Edition: game.Edition, View: m.View(0)})
	if err != nil {
		t.Fatal(err)
	}
	said := map[string]int{}
	for _, c := range []struct {
		status int
		args   []string
	}{
		{10, []string{text[:len(text)-3]}}, {11, []string{"hello"}}, {12, []string{text[:60] + "A" + text[61:]}}, {13, []string{"ib9" + text[3:]}},
		{14, []string{unknown}}, {15, []string{edition}}, {16, []string{handmade}}, {17, []string{since}}, {18, []string{since, "-known", elsewhere}}, {19, []string{look}},
		{21, []string{text, "-known", elsewhere}}, {21, []string{names, "-known", file}}, {24, []string{back}},
	} {
		status, _, errs := referee(t, append([]string{"open", "-o", other}, c.args...)...)
		if status != c.status || !strings.HasPrefix(errs, "referee open: ") {
			t.Errorf("status: got %d, want %d: %s", status, c.status, errs)
		}
		if before, twice := said[errs]; twice {
			t.Errorf("statuses %d and %d: got %q for both, want a sentence each", before, c.status, errs)
		}
		said[errs] = c.status
		if _, err := os.Stat(other); err == nil {
			t.Fatalf("status %d: got a match written, want none", status)
		}
	}
	if out := must(t, "open", "-h"); strings.Count(out, "\n  1")+strings.Count(out, "\n  2") != len(refusals) {
		t.Errorf("help: got\n%s\nwant %d statuses", out, len(refusals))
	}
	must(t, "open", since, "-known", file, "-o", other)
}

var namesAnswer = regexp.MustCompile(`changes answer (\d+):`)

// A sender changes an answer that the receiver knows, and plays on so that all is legal and every die dealt: the link
// is refused, and the first answer that differs is named. A link that has been answered already opens that answer.
func TestAChangedPastIsNamed(t *testing.T) {
	changed := 0
	for _, c := range []struct {
		game, scenario string
		answers, apart int
	}{{"toy", "full", 90, 1}, {"cataclysm", "days-of-decision", 160, 9}} {
		game, _ := games.ByID(c.game)
		h := recordtest.Header(game, c.scenario, dice.SeededName)
		run, _, err := record.Begin(game, h, nil)
		if err != nil {
			t.Fatal(err)
		}
		if err := recordtest.Play(run, 8, c.answers); err != nil {
			t.Fatal(err)
		}
		here := run.Seal()
		w := walk.New(3)
		for at := 0; at < len(here.Entries); at += c.apart {
			text, found := forgedPast(t, game, here, at, w)
			if !found {
				continue
			}
			changed++
			_, _, _, err := arrive(text, here)
			var d *differs
			if statusOf(err) != 20 || !asDiffers(err, &d) || d.seq != at || !namesAnswer.MatchString(err.Error()) {
				t.Fatalf("%s: got %v, want it to name answer %d", c.game, err, at)
			}
		}
		text, err := link.Encode(game, link.Letter{Record: &record.Record{Header: here.Header, Stretches: here.Stretches[:1], Entries: here.Entries[:40]}})
		if err != nil {
			t.Fatal(err)
		}
		again, _, _, err := arrive(text, here)
		if err != nil || len(again.Record.Entries) != len(here.Entries) {
			t.Errorf("%s: a link that has been answered: got %v, want the answer opened", c.game, err)
		}
	}
	if changed < 50 {
		t.Errorf("got %d answers changed, want at least 50", changed)
	}
}

func asDiffers(err error, d **differs) bool {
	found, is := err.(*differs)
	*d = found
	return is
}

// forgedPast is a link to a match in which the answer at a place is another one that was legal there.
func forgedPast(t *testing.T, game *engine.Game, here *record.Record, at int, w *walk.Walker) (string, bool) {
	t.Helper()
	old := here.Entries[at]
	if old.By != "" || old.Seat == engine.Chance {
		return "", false
	}
	run, _, err := record.Begin(game, here.Header, nil)
	if err != nil {
		t.Fatal(err)
	}
	if err := run.Again(here.Entries[:at]); err != nil {
		t.Fatal(err)
	}
	d, _, _ := run.Asked(old.Seat, old.Choice)
	if len(d.Legal) < 2 {
		return "", false
	}
	c := old.Choice
	for c == old.Choice {
		c = d.Legal[w.N(len(d.Legal))]
	}
	if _, _, err := run.Answer(d.Seat, c, ""); err != nil {
		t.Fatal(err)
	}
	if err := recordtest.Play(run, uint64(at), 12); err != nil {
		t.Fatal(err)
	}
	text, err := link.Encode(game, link.Letter{Record: run.Seal()})
	if err != nil {
		t.Fatal(err)
	}
	return text, true
}
