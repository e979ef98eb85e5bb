package blocks

import (
	"slices"
	"strings"
	"testing"

	"interbellum/engine/blockwar"
	"interbellum/engine/enginetest"
)

// An Attack is a row of a table of who can enter whose area, and how. For every controller, every status and every
// attacker there is a way, or a rule forbids it.
type Attack struct {
	Name     string // begins with the rule
	By       blockwar.Nation
	Unit     string // infantry if it is empty
	From, To string
	Set      func(*blockwar.Table) // how the position differs from the start; nil for not at all
	Ways     string                // "now" if no declaration is needed; else those declarations that open the area; empty where a rule forbids it
}

// Attacks checks a table of attacks: anew makes a position without units, turn begins a Player Turn of its Active Player.
func Attacks(t *testing.T, rows []Attack, anew func(*testing.T) *blockwar.Table, turn func(*testing.T, *blockwar.Table) *enginetest.Script) {
	for _, row := range rows {
		t.Run(row.Name, func(t *testing.T) {
			table := anew(t)
			if row.Set != nil {
				row.Set(table)
			}
			if row.Unit == "" {
				row.Unit = "infantry"
			}
			table.Active = table.PlayerOf(table.SideOf(row.By))
			id := Put(t, table, row.By, row.From, row.Unit)[0]
			table.EvaluateControl()
			if got := ways(turn(t, table), id, row.To); got != row.Ways {
				t.Errorf("%s from %s to %s: got %q, want %q", row.Unit, row.From, row.To, got, row.Ways)
			}
		})
	}
}

// ways tries each declaration on its own, and lists those after which the unit can end a move in an area.
func ways(s *enginetest.Script, id blockwar.ID, to string) string {
	table := TableOf(s)
	if opens(table, id, to) {
		return "now"
	}
	seat, rivals := table.FactionFacts(table.Active).Slug, table.Active.Rivals()
	var list []string
	for _, words := range strings.Fields(Legal(s, seat, "")) {
		after := s.Fork()
		after.Deal(1)
		after.Play(seat, words)
		for _, f := range rivals {
			after.PlayIf(table.FactionFacts(f).Slug, "protectorate", "stand")
		}
		if opens(TableOf(after), id, to) {
			list = append(list, words)
		}
	}
	return strings.Join(list, " ")
}

func opens(table *blockwar.Table, id blockwar.ID, to string) bool {
	b := table.Blocks.Get(id)
	return slices.Contains(table.Front(table.Active).Of(b).Moving(b).Areas(), table.MustArea(to))
}
