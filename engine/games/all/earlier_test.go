package all_test

import (
	"os"
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/cataclysm"
	"interbellum/engine/conquest"
	"interbellum/engine/dice"
	"interbellum/engine/games"
	"interbellum/engine/house"
	"interbellum/engine/link"
	"interbellum/engine/record"
	"interbellum/engine/record/recordtest"
	"interbellum/engine/triumph"
)

// corrections are of shipped data, as a later program may come with them: a border is gone that matches go over.
var corrections = []struct {
	game, scenario, row string
	file                house.Files
	edited              func(func(string) string) (*engine.Game, error)
	earlier             string
}{
	{"cataclysm", "", "lorraine,ruhr,normal,,X\n", cataclysm.File, cataclysm.Edited, cataclysm.EarlierEditions},
	{"triumph", "1936", "adriatic_sea,albania,coastal,,F+P\n", triumph.File, triumph.Edited, triumph.EarlierEditions},
	{"conquest", "1936", "darwin,timor-sea,coastal,X\n", conquest.File, conquest.Edited, conquest.EarlierEditions},
}

// later is a game as a later program comes with it: without the border, and with the list of earlier editions that its makers published.
func later(t *testing.T, shipped *engine.Game, n int, published bool) *engine.Game {
	t.Helper()
	return laterUnder(t, shipped, n, published, func(g *engine.Game) *engine.Game { return g })
}

// laterUnder is the same under rules that differ.
func laterUnder(t *testing.T, shipped *engine.Game, n int, published bool, rules func(*engine.Game) *engine.Game) *engine.Game {
	t.Helper()
	c := &corrections[n]
	list, err := house.ReadEarlier(c.earlier)
	if err != nil {
		t.Fatal(err)
	}
	was := c.file
	for _, gone := range []string{c.row, "" /* and corrected once more */} {
		text := strings.Replace(was("borders.csv"), gone, "", 1)
		if gone == "" {
			text = strings.Replace(text, ",X\n", ",X: corrected\n", 1)
			text = strings.Replace(text, ",F+P\n", ",F+P: corrected\n", 1)
		}
		if text == was("borders.csv") {
			t.Fatalf("%s: no border %q", c.game, gone)
		}
		before, err := c.edited(was)
		if err != nil {
			t.Fatal(err)
		}
		files := house.Files(engine.Over(was, []engine.File{{Name: "borders.csv", Text: text}}))
		game, err := c.edited(files)
		if err != nil {
			t.Fatal(err)
		}
		if published {
			list.Publish(before.Edition, before.Own(), was, game, files, []string{"areas.csv", "borders.csv"})
		}
		was = files
	}
	game, err := c.edited(was)
	if err != nil {
		t.Fatal(err)
	}
	if engine.SameEdition(game.Edition, shipped.Edition) {
		t.Fatalf("%s: got the same edition after two corrections", c.game)
	}
	return underRules(game, n, was, list.Text(), rules)
}

// underRules is a game and its other editions under rules that differ.
func underRules(game *engine.Game, n int, file house.Files, earlier string, rules func(*engine.Game) *engine.Game) *engine.Game {
	return house.Games(rules(game), file, earlier, func(f house.Files) (*engine.Game, error) {
		g, err := corrections[n].edited(f)
		if err != nil {
			return nil, err
		}
		return rules(g), nil
	})
}

// matchOf is a match as a save has it: a kept one, or some answers.
func matchOf(t *testing.T, game *engine.Game, scenario string, seed uint64) string {
	t.Helper()
	if scenario == "" {
		text, err := os.ReadFile("../../cataclysm/testdata/games/days-of-decision-2-war.json")
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	run, _, err := record.Begin(game, recordtest.Header(game, scenario, dice.SeededName), nil)
	if err != nil {
		t.Fatal(err)
	}
	if err := recordtest.Play(run, seed, 900); err != nil {
		t.Fatal(err)
	}
	run.Discard()
	return string(record.Encode(run.Seal()))
}

// A match begun before two corrections of the data opens whole under its own data, out of a save and out of a link.
func TestAMatchOfAnEarlierEditionOpensWhole(t *testing.T) {
	for n, c := range corrections {
		t.Run(c.game, func(t *testing.T) {
			shipped, err := games.Find(c.game)
			if err != nil {
				t.Fatal(err)
			}
			want := matchOf(t, shipped, c.scenario, 11)
			game := later(t, shipped, n, true)
			rec, err := record.Decode([]byte(want))
			if err != nil {
				t.Fatal(err)
			}
			run, report, err := record.Open(game, rec, nil)
			if err != nil || report.Way != record.Whole || report.Answers != len(rec.Entries) {
				t.Fatalf("got %v, %v, want all %d answers", err, report, len(rec.Entries))
			}
			if got := string(record.Encode(run.Seal())); got != want || run.Unsure() != 0 || !engine.SameEdition(run.Game.Edition, shipped.Edition) {
				t.Errorf("got another match, %d answers in doubt, edition %s; want the same by edition %s", run.Unsure(), run.Game.Edition, shipped.Edition)
			}
			if got := len(run.Game.Changed); got != 1 || run.Game.Changed[0].Text != c.file("borders.csv") {
				t.Errorf("got %d files that are not as shipped, want the borders as they were", got)
			}
			text, err := link.Encode(game, link.Letter{Record: run.Record, Sender: rec.Header.Players[0].Seats})
			if err != nil {
				t.Fatal(err)
			}
			linked, _, err := link.Open(text, func(string) *engine.Game { return game })
			if err != nil || linked.Unsure() != 0 || !engine.SameEdition(linked.Game.Edition, shipped.Edition) {
				t.Fatalf("out of a link: got %v, want the match by its own data", err)
			}
			if got := linked.Mark(); got != run.Mark() {
				t.Errorf("out of a link: got %v, want %v", got, run.Mark())
			}
			if again, _, err := record.Open(run.Game, run.Seal(), nil); err != nil || again.Game != run.Game {
				t.Errorf("opened beside itself: got %v, want the same game", err)
			}
		})
	}
}

// Without the list the match is another program's: it is played on by the data that are here. Some matches come to nothing that is corrected.
func TestAnEarlierEditionThatIsNotPublishedIsForeign(t *testing.T) {
	for n, c := range corrections {
		shipped, _ := games.Find(c.game)
		game, foreign := later(t, shipped, n, false), 0
		for seed := uint64(11); seed < 31 && foreign == 0; seed++ {
			rec, err := record.Decode([]byte(matchOf(t, shipped, c.scenario, seed)))
			if err != nil {
				t.Fatal(err)
			}
			run, report, err := record.Open(game, rec, nil)
			switch {
			case err != nil || report.Way != record.Whole:
				foreign++
			case engine.SameEdition(run.Edition(), shipped.Edition):
				t.Errorf("%s: got it of edition %s, want it not by its own data", c.game, run.Edition())
			}
		}
		if foreign == 0 {
			t.Errorf("%s: got all matches open whole by other data, want some not to", c.game)
		}
	}
}

// What an owner corrected before the program's data were is laid over the data that it was made for.
func TestAHouseEditionOfAnEarlierEdition(t *testing.T) {
	for n, c := range corrections {
		shipped, _ := games.Find(c.game)
		house := packed(t, shipped, corrected[n].change, shipped.Edition)
		want, err := shipped.Under(house)
		if err != nil {
			t.Fatal(err)
		}
		got, err := later(t, shipped, n, true).Under(house)
		if err != nil || got.Edition != want.Edition {
			t.Errorf("%s: got %v, want it as before the corrections", c.game, err)
		}
	}
}

// Every list that a program comes with can be read, and each edition in it can be made.
func TestEarlierEditionsCanBeMade(t *testing.T) {
	for _, c := range corrections {
		list, err := house.ReadEarlier(c.earlier)
		if err != nil {
			t.Fatal(c.game, err)
		}
		shipped, _ := games.Find(c.game)
		for _, e := range list.Editions {
			if _, found := list.Files(e.Edition, shipped, c.file); !found {
				t.Errorf("%s: edition %s cannot be made of %s", c.game, e.Edition, e.Of)
			}
		}
		if got := list.Text(); got != c.earlier {
			t.Errorf("%s: the list is written otherwise, want\n%s", c.game, got)
		}
	}
}
