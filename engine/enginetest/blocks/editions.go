package blocks

import (
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/blockwar"
	"interbellum/engine/bot"
	"interbellum/engine/enginetest/walk"
	"interbellum/engine/saves"
)

// Changed is the tables of a game with one of them changed: what the pattern finds in its lines becomes now. It must find something.
func Changed(tb testing.TB, file func(name string) string, table, pattern, now string) func(name string) string {
	tb.Helper()
	old := regexp.MustCompile("(?m)" + pattern)
	if !old.MatchString(file(table)) {
		tb.Fatalf("%s: got no %q in it, want one", table, pattern)
	}
	return func(name string) string {
		if name == table {
			return old.ReplaceAllString(file(name), now)
		}
		return file(name)
	}
}

// Side plays a match of each edition, an answer of one after an answer of the other, half by computer players. Each must go as it does
// when it is played alone, replay to the same position, and come back from a save; what a player sees and imagines is of its own edition.
func Side(t *testing.T, mind bot.Evaluator, scenario string, answers int, editions ...*engine.Game) {
	var beside, alone []*played
	for _, g := range editions {
		beside, alone = append(beside, begin(t, g, mind, scenario)), append(alone, begin(t, g, mind, scenario))
	}
	for range answers {
		for _, p := range beside {
			p.answer(t)
		}
	}
	for i, p := range alone {
		for range answers {
			p.answer(t)
		}
		if got, want := beside[i].print(), p.print(); got != want {
			t.Errorf("edition %s beside another: got %s, want %s as when it is played alone", p.game.Edition, got, want)
		}
		if got, want := p.again(t), p.print(); got != want {
			t.Errorf("edition %s replayed: got %s, want %s", p.game.Edition, got, want)
		}
		back, err := saves.Read(p.game, saves.Write(p.match))
		if err != nil {
			t.Fatal(err)
		}
		if got, want := back.View(p.seats).(*blockwar.View).Book, p.book; got != want {
			t.Errorf("edition %s out of a save: got the Book %p, want %p", p.game.Edition, got, want)
		}
	}
	if beside[0].print() == beside[1].print() {
		t.Errorf("both editions: got the same match %s, want two", beside[0].print())
	}
}

// played is a match under way.
type played struct {
	game     *engine.Game
	scenario string
	match    engine.Match
	seats    engine.Seats
	book     *blockwar.Book // of its edition
	entries  []engine.Entry
	walker   *walk.Walker
	player   *bot.Player
}

func begin(t *testing.T, g *engine.Game, mind bot.Evaluator, scenario string) *played {
	t.Helper()
	m, _, err := g.New(scenario, nil)
	if err != nil {
		t.Fatal(err)
	}
	s, _ := g.ScenarioByID(scenario)
	return &played{g, scenario, m, s.Seats, m.View(s.Seats).(*blockwar.View).Book, nil, walk.New(7), bot.New(mind, bot.Style{Strength: bot.Hard}, 7)}
}

func (p *played) answer(t *testing.T) {
	e, d, going := p.walker.Pick(p.match)
	if !going {
		return
	}
	if d.Seat != 0 && len(p.entries)%2 == 0 {
		v := p.match.View(blockwar.SeenBy(blockwar.FactionAt(d.Seat))).(*blockwar.View)
		if v.Book != p.book || v.Seen().Book != p.book {
			t.Fatalf("edition %s, answer %d: got a view with the Book %p and a table of it with %p, want %p", p.game.Edition, len(p.entries), v.Book, v.Seen().Book, p.book)
		}
		e = d.Answer(p.match.Seq(), p.player.Choose(v, d), "")
	}
	if _, err := p.match.Apply(e); err != nil {
		t.Fatal(err)
	}
	p.entries = append(p.entries, e)
}

func (p *played) print() string { return fmt.Sprintf("%x", saves.Fingerprint(p.match)) }

// again is the print of a match in which all that is answered again.
func (p *played) again(t *testing.T) string {
	t.Helper()
	m, _, err := p.game.New(p.scenario, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range p.entries {
		if _, err := m.Apply(e); err != nil {
			t.Fatal(err)
		}
	}
	return fmt.Sprintf("%x", saves.Fingerprint(m))
}

// Facts is what a player reads off the Book of an edition: the kind of a border, an end of a card, and the chance in a thousand of an
// Infantry against another of as many CV.
type Facts struct {
	Border blockwar.Border
	End    string
	Wins   int
}

// FactsOf are those of a new match.
func FactsOf(t *testing.T, g *engine.Game, scenario, a, b string, card int) Facts {
	t.Helper()
	m, _, err := g.New(scenario, nil)
	if err != nil {
		t.Fatal(err)
	}
	v := m.View(blockwar.SeenBy(1)).(*blockwar.View)
	over, _ := v.Graph.Between(v.MustArea(a), v.MustArea(b))
	v.Battle = &blockwar.BattleView{Area: v.MustArea(a), Attacker: 1, Defenders: []blockwar.Faction{2}, Round: 1}
	for _, f := range []blockwar.Faction{1, 2} {
		v.Battle.Units = append(v.Battle.Units, blockwar.BattleUnit{Nation: v.FactionFacts(f).Great, Type: blockwar.Infantry, CV: 3})
	}
	o, _ := v.Fight().ToTheEnd()
	return Facts{over.Via, v.NationFacts(v.Action(card).Ends[1]).Slug, blockwar.PerMille(o.Won[blockwar.Attacking])}
}

// Printed is a table of testdata/printed: what tests of rules take for the printed game, so that an owner who corrects a datum breaks none.
// Scenarios added since are taken from data.
func Printed(table string) string {
	text := contents("testdata/printed/" + table)
	if !slices.Contains([]string{"scenarios.csv", "setup.csv", "sides.csv", "standings.csv"}, table) {
		return text
	}
	known := map[string]bool{}
	for line := range strings.Lines(text + contents("testdata/printed/scenarios.csv")) {
		known[firstField(line)] = true
	}
	for line := range strings.Lines(contents("data/" + table)) {
		if !known[firstField(line)] {
			text += line
		}
	}
	return text
}

func firstField(line string) string {
	field, _, _ := strings.Cut(line, ",")
	return field
}

func contents(file string) string {
	text, err := os.ReadFile(file)
	if err != nil {
		panic(err)
	}
	return string(text)
}
