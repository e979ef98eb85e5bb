package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/dice"
	"interbellum/engine/enginetest/walk"
	"interbellum/engine/games"
	"interbellum/engine/record"
)

// Two players agree on everything there is to agree on, in both games.
func TestPlayersAgree(t *testing.T) {
	for _, game := range []string{"toy short", "cataclysm days-of-decision"} {
		t.Run(game, func(t *testing.T) {
			file := filepath.Join(t.TempDir(), "match.json")
			words := strings.Fields(game)
			must(t, "new", words[0], words[1], "-seed", "4", "-o", file)
			for range 6 {
				must(t, "play", file, "-auto")
				must(t, "play", file, "0", "-auto")
			}
			l := readLegal(t, file)
			one, other := "", ""
			for _, q := range l.Questions {
				if q.Kind == "agreement" {
					one, other = other, q.Seat
				}
			}
			if one == "" {
				t.Fatalf("players who may propose: got %+v, want at least two", l.Questions)
			}
			rest := []string{}
			for _, q := range l.Questions {
				if q.Kind == "agreement" && q.Seat != one {
					rest = append(rest, q.Seat)
				}
			}
			all := func(word string) {
				t.Helper()
				for _, seat := range rest {
					must(t, "play", file, seat+"="+word)
				}
			}
			not(t, refused, "not legal", "play", file, one+"=agree")
			back := ""
			for _, q := range l.Questions {
				for _, a := range q.Answers {
					if after, found := strings.CutPrefix(a.Words, "propose:take-back#"); found {
						back = after
					}
				}
			}
			if out := must(t, "play", file, one+"=propose take-back "+back); !strings.Contains(out, "before answer "+back) {
				t.Errorf("play: got %q, want it to name answer %s", out, back)
			}
			if out := must(t, "show", file); !strings.Contains(out, "is asked to agree or refuse") {
				t.Errorf("show: got %q, want somebody asked to agree or refuse", out)
			}
			if out := must(t, "legal", file); !strings.Contains(out, "agree:take-back") {
				t.Errorf("legal: got %q, want agree:take-back in it", out)
			}
			all("agree")
			must(t, "play", file, one+"=propose end")
			must(t, "play", file, other+"=refuse")
			must(t, "play", file, one+"=resign", "-auto")
			if out := must(t, "show", file); !strings.Contains(out, "has resigned: a stand-in answers") {
				t.Errorf("show: got %q, want a player who has resigned", out)
			}
			must(t, "play", file, one+"=return", one+"=propose end")
			all("agree")
			if out := must(t, "show", file); !strings.Contains(out, "ended by agreement") {
				t.Errorf("show: got %q, want a match ended by agreement", out)
			}
			if out := must(t, "replay", file); !strings.Contains(out, "2 agreements of the players took effect") {
				t.Errorf("replay: got %q, want 2 agreements", out)
			}
			again := filepath.Join(t.TempDir(), "again.json")
			must(t, "open", strings.TrimSpace(must(t, "link", file)), "-o", again)
			a, _ := os.ReadFile(file)
			if b, _ := os.ReadFile(again); string(a) != string(b) {
				t.Error("link: got another match, want the same")
			}
		})
	}
}

func TestAPositionIsCorrectedByAgreement(t *testing.T) {
	dir := t.TempDir()
	file, position := filepath.Join(dir, "match.json"), filepath.Join(dir, "pos.json")
	must(t, "new", "cataclysm", "days-of-decision", "-seed", "4", "-o", file)
	must(t, "play", file, "-auto")
	_, rec, err := readRecord(file)
	if err != nil || rec.Safe == nil {
		t.Fatalf("the last position between phases: got %v, want one", err)
	}
	corrected := strings.Replace(string(rec.Safe.Schema), `"stability":"wavering"`, `"stability":"steady"`, 1)
	if corrected == string(rec.Safe.Schema) {
		t.Fatalf("got the position unchanged, want a power that was wavering: %s", corrected)
	}
	if err := os.WriteFile(position, []byte(corrected), 0o644); err != nil {
		t.Fatal(err)
	}
	seats := []string{}
	for _, q := range readLegal(t, file).Questions {
		if q.Kind == "agreement" {
			seats = append(seats, q.Seat)
		}
	}
	must(t, "play", file, seats[1]+"=propose amend "+position)
	for i, seat := range seats {
		if i != 1 {
			must(t, "play", file, seat+"=agree")
		}
	}
	if out := must(t, "replay", file); !strings.Contains(out, "1 agreements of the players took effect, 1 of them corrections") {
		t.Errorf("replay: got %q, want 1 agreement that is a correction", out)
	}
	if out := must(t, "show", file, "-json"); strings.Count(out, `"steady"`) != strings.Count(corrected, `"steady"`) {
		t.Errorf("show: got %d steady powers, want %d: %s", strings.Count(out, `"steady"`), strings.Count(corrected, `"steady"`), out)
	}
	if err := os.WriteFile(position, []byte(`{"format":"cataclysm/1","base":"days-of-decision","powers":[{"power":"germany","stability":99},{"power":"nobody"}]}`), 0o644); err != nil {
		t.Fatal(err)
	}
	not(t, refused, "nobody", "play", file, "propose amend "+position)
}

// Each game goes on under an edition out of a file, once all have agreed, and back on the data as they are shipped.
func TestAnEditionIsProposedFromAFile(t *testing.T) {
	for i, c := range corrections {
		t.Run(c.game, func(t *testing.T) {
			file, edition := filepath.Join(t.TempDir(), "match.json"), box(t, c.game, c.name, c.old, c.by)
			must(t, "new", c.game, c.scenario, "-seed", "4", "-o", file)
			must(t, "play", file, "-auto")
			for now, what := range []string{edition, shippedWord} {
				said := must(t, "play", file, "propose edition "+what)
				if want := fmt.Sprintf("#%d", now+1); !strings.Contains(said, want) {
					t.Errorf("got %q, want proposal %s", said, want)
				}
				_, rec, err := readRecord(file)
				if err != nil {
					t.Fatal(err)
				}
				for _, p := range rec.Header.Players[1:] {
					game, _ := games.ByID(c.game)
					must(t, "play", file, slug(game, p.Seats.List()[0])+"=agree")
				}
				if _, rec, err = readRecord(file); err != nil || len(rec.Editions) != now+1 {
					t.Fatalf("got %d editions, %v; want %d", len(rec.Editions), err, now+1)
				}
				if now == 0 && rec.Now != 1 {
					t.Skip("it comes into force later")
				}
			}
			other := corrections[(i+1)%len(corrections)]
			not(t, refused, "is an edition of "+other.game, "play", file, "propose edition "+box(t, other.game, other.name, other.old, other.by))
			not(t, refused, "no such file", "play", file, "propose edition nothing.json")
		})
	}
}

// One player alone plays any scenario of any game to its end while the others' stand-ins answer.
func TestStandInsPlayEveryScenarioToItsEnd(t *testing.T) {
	for _, game := range games.All() {
		for i, sc := range game.Scenarios {
			t.Run(game.ID+" "+sc.ID, func(t *testing.T) {
				players, err := seating(game, sc, nil, nil)
				if err != nil {
					t.Fatal(err)
				}
				run, _, err := record.Begin(game, record.Header{ID: "alone", Scenario: sc.ID, Dealer: dice.SeededName, Secret: sc.ID, Players: players}, nil)
				if err != nil {
					t.Fatal(err)
				}
				for j, p := range players {
					if j != i%len(players) {
						if _, _, err := run.Answer(p.Seats.List()[0], engine.Choice{Verb: record.ResignVerb, On: "seats"}, ""); err != nil {
							t.Fatal(err)
						}
					}
				}
				w := walk.New(uint64(i))
				for range 20_000 {
					if _, _, found, err := run.Move(); err != nil {
						t.Fatal(err)
					} else if found {
						continue
					}
					open := run.Match.Open()
					if len(open) == 0 {
						break
					}
					if _, _, err := run.Answer(open[0].Seat, w.Answer(open[0]), ""); err != nil {
						t.Fatal(err)
					}
				}
				if _, over := run.Match.Result(); !over {
					t.Fatalf("got no end after %d answers, want one", len(run.Record.Entries))
				}
				if _, report, err := record.Replay(game, run.Seal(), nil); err != nil || report.StoodIn < 10 {
					t.Errorf("replay: got %+v, %v; want at least 10 answers by stand-ins", report, err)
				}
			})
		}
	}
}
