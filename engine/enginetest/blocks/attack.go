package blocks

import (
	"slices"
	"strings"
	"testing"

	"interbellum/engine"
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
	Set      Change // how the position differs from the start; nil for not at all
	Ways     string // "now" if no declaration is needed; else those declarations that open the area; empty where a rule forbids it
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

// A Sweep asks of every land area, held by a unit of each Nation in turn, whether each other player's Nation can attack it from each area
// beside it.
type Sweep struct {
	Nations []blockwar.Nation
	Board   *blockwar.Table // without units
	Turn    func(*testing.T, *blockwar.Table) *enginetest.Script
	Unit    func(blockwar.Nation) string
	Enters  func(n blockwar.Nation, a blockwar.Area) bool               // units of the Nation can be in the area at all
	Forbids func(attacker blockwar.Nation, a blockwar.Area) engine.Rule // the rule that forbids the attack, or empty
}

// Run fails wherever there is no way and no rule that forbids it.
func (w Sweep) Run(t *testing.T) {
	player := func(n blockwar.Nation) blockwar.Faction { return w.Board.PlayerOf(w.Board.SideOf(n)) }
	for _, a := range w.Board.LandAreas() {
		for _, defender := range w.Nations {
			for _, attacker := range w.Nations {
				if player(attacker) != player(defender) && w.Enters(defender, a) && w.Enters(attacker, a) && w.Forbids(attacker, a) == "" {
					w.from(t, attacker, defender, a)
				}
			}
		}
	}
}

// from looks from each area beside an area for a way into it.
func (w Sweep) from(t *testing.T, attacker, defender blockwar.Nation, a blockwar.Area) {
	for _, over := range w.Board.Map.Board.Neighbours(a) {
		if over.Via.Closed() || !w.Enters(attacker, over.To) {
			continue
		}
		table := w.Board.Clone()
		from, to := table.Place(over.To).Slug, table.Place(a).Slug
		Put(t, table, defender, to, w.Unit(defender))
		id := Put(t, table, attacker, from, w.Unit(attacker))[0]
		table.Active = table.PlayerOf(table.SideOf(attacker))
		table.EvaluateControl()
		if ways(w.Turn(t, table), id, to) == "" {
			t.Errorf("%s cannot attack %s from %s, held by %s", table.NationRef(attacker), to, from, table.NationRef(defender))
		}
	}
}

func opens(table *blockwar.Table, id blockwar.ID, to string) bool {
	b := table.Blocks.Get(id)
	return slices.Contains(table.Front(table.Active).Of(b).Moving(b).Areas(), table.MustArea(to))
}

// AtWar puts all Factions at war with each other.
func AtWar(table *blockwar.Table) *blockwar.Table {
	for _, f := range blockwar.AllFactions {
		for _, g := range f.Rivals() {
			Declare(table, f, g)
		}
	}
	return table
}
