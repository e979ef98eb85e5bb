package blocks

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/blockwar"
	"interbellum/engine/enginetest"
)

// The makers that the tests of both games with blocks share. A test lays a table out, pushes one step and gives the answers in words.

// TableOf is the table as a script has left it.
func TableOf(s *enginetest.Script) *blockwar.Table { return enginetest.Table[blockwar.Table](s) }

// In1936 is a scenario with no unit but those whose type is printed: the Government Phase of 1936, in the Turn Order of a die.
func In1936(t *testing.T, scenario string, setUp func(string) (*blockwar.Table, error), die int) *blockwar.Table {
	t.Helper()
	table, err := setUp(scenario)
	if err != nil {
		t.Fatal(err)
	}
	table.Year, table.Phase, table.Order = 1936, blockwar.GovernmentPhase, table.TurnOrder(die)
	return table
}

// Run starts a script in the middle of a match: one step on a table.
func Run(t *testing.T, game *engine.Game, rules *engine.Rules[blockwar.Table], table *blockwar.Table, first blockwar.Step) *enginetest.Script {
	t.Helper()
	m, seen := engine.Start(rules, table, first)
	s := enginetest.NewScript(t, game, m)
	s.Events = seen
	return s
}

// Standing lists the blocks in an area with their strengths, as in "japan-tank 3 us-infantry 1".
func Standing(s *enginetest.Script, area string) string {
	s.T.Helper()
	table := TableOf(s)
	a, found := table.ParseArea(area)
	if !found {
		s.T.Fatalf("no area %q", area)
	}
	return standingIn(table, a)
}

// standingIn is the same of an area that is known.
func standingIn(table *blockwar.Table, a blockwar.Area) string {
	list := table.Here(a, func(*blockwar.Block) bool { return true })
	engine.Sort(list, func(x, y *blockwar.Block) int { return blockwar.CompareOpen(x, y) })
	var words []string
	for _, b := range list {
		words = append(words, fmt.Sprintf("%s %d", table.KindRef(b.ID).Name(), b.CV))
	}
	return strings.Join(words, " ")
}

// Governs evaluates control and tells which Side controls an area.
func Governs(t *testing.T, table *blockwar.Table, area string) string {
	t.Helper()
	table.EvaluateControl()
	return table.FactionFacts(table.Controller(enginetest.Named(t, "area", area, table.ParseArea))).Slug
}

// ComesBack fails unless a written position is the same when it has been read and written again. It is the text.
func ComesBack(t *testing.T, written any, read func([]byte) (engine.Match, []engine.Event, []error)) string {
	t.Helper()
	text, err := json.Marshal(written)
	if err != nil {
		t.Fatal(err)
	}
	m, _, errs := read(text)
	if len(errs) > 0 {
		t.Fatal(errs)
	}
	if again, _ := json.Marshal(m.Schema()); string(again) != string(text) {
		t.Errorf("%s\n%s", text, again)
	}
	return string(text)
}

// Legal lists the answers of a seat that begin with some words.
func Legal(s *enginetest.Script, seat, begin string) string {
	return strings.Join(slices.DeleteFunc(s.Legal(seat), func(w string) bool { return !strings.HasPrefix(w, begin) }), " ")
}

// Hold gives a Faction cards out of the decks: "action/5", "investment/31".
func Hold(t *testing.T, table *blockwar.Table, f blockwar.Faction, cards ...engine.Ref) {
	t.Helper()
	for _, c := range cards {
		k, n := blockwar.CardOf(c)
		if !table.Decks[k].Draw.Has(n) {
			t.Fatalf("%s is not in the deck", c)
		}
		blockwar.Move(n, &table.Decks[k].Draw, &table.Faction(f).Hand[k])
	}
}

// Influence puts markers on Neutrals.
func Influence(t *testing.T, table *blockwar.Table, f blockwar.Faction, n int, neutrals ...string) {
	t.Helper()
	for _, slug := range neutrals {
		table.Nations[enginetest.Named(t, "nation", slug, table.ParseNation)].Influence = blockwar.Influence{Of: f, N: uint8(n)}
	}
}

// Marks is the Influence on a Neutral, as in "axis 2".
func Marks(t *testing.T, table *blockwar.Table, slug string) string {
	t.Helper()
	i := table.Nations[enginetest.Named(t, "nation", slug, table.ParseNation)].Influence
	return strings.TrimSpace(table.FactionFacts(i.Of).Slug + " " + strconv.Itoa(int(i.N)))
}

// Put puts blocks on the map: "tank 3", "fleet", which is a Cadre.
func Put(t *testing.T, table *blockwar.Table, n blockwar.Nation, area string, kinds ...string) (ids []blockwar.ID) {
	t.Helper()
	for _, k := range kinds {
		kind, cv, _ := strings.Cut(k, " ")
		strength, _ := strconv.Atoi(cv)
		ids = append(ids, table.Put(n, table.MustType(kind), uint8(max(1, strength)), enginetest.Named(t, "area", area, table.ParseArea)).ID)
	}
	return ids
}

// Declare begins a war, without what it does on the map.
func Declare(table *blockwar.Table, by, on blockwar.Faction) {
	table.Side(by).Wars = table.Side(by).Wars.With(on)
	table.Side(on).Wars = table.Side(on).Wars.With(by)
	table.Faction(by).Declared = table.Faction(by).Declared.With(on)
}

// Refused fails for every change to a written position, "what stands there>what instead", that is not refused with the words beside it.
func Refused(t *testing.T, text []byte, read func([]byte) []error, changes [][2]string) {
	t.Helper()
	for _, c := range changes {
		from, to, _ := strings.Cut(c[0], ">")
		if !strings.Contains(string(text), from) {
			t.Errorf("the example does not say %s", from)
			continue
		}
		said := ""
		for _, err := range read([]byte(strings.Replace(string(text), from, to, 1))) {
			said += err.Error() + "; "
		}
		if said == "" || !strings.Contains(said, c[1]) {
			t.Errorf("%s: %q", to, said)
		}
	}
}
