package triumph

import (
	"slices"
	"strings"
	"testing"

	"interbellum/engine/blockwar"
	"interbellum/engine/enginetest"
)

// The makers of Battles: a Player Turn in wartime, blocks with their strengths, and who came from where.

// wartime is Summer 1940 with a Faction as the Active Player, at war with some others, and no unit on the
// map.
func wartime(t *testing.T, active Faction, enemies ...Faction) *Table {
	t.Helper()
	table := europe(t)
	for len(table.Blocks) > 0 {
		table.TakeOff(table.Blocks[0].ID)
	}
	table.Year, table.Phase, table.Active = 1940, blockwar.Summer, active
	for _, enemy := range enemies {
		declare(table, active, enemy)
	}
	return table
}

// enter puts blocks of the Active Player on the map that have come into an area in this Player Turn.
func enter(t *testing.T, table *Table, n Nation, from, area string, kinds ...string) (ids []blockwar.ID) {
	t.Helper()
	a, f := at(t, area), printed().SideOf(n)
	old := table.Here(a, func(b *blockwar.Block) bool { return printed().SideOf(b.ID.Nation) == f && b.From == blockwar.Nowhere })
	if ids = put(t, table, n, area, kinds...); len(old) == 0 {
		table.Turn.Aggress(a)
	}
	for _, id := range ids {
		table.Blocks.Get(id).From = at(t, from)
		table.Turn.Entered.Add(at(t, from), a, printed().Chart[id.Type].Class == blockwar.Ground)
	}
	return ids
}

// group makes a BattleGroup of blocks.
func group(table *Table, n uint8, ids []blockwar.ID) {
	for _, id := range ids {
		table.Blocks.Get(id).Group = n
	}
}

// invade marks blocks as Ground units that came from the sea.
func invade(table *Table, ids []blockwar.ID) {
	for _, id := range ids {
		table.Blocks.Get(id).Marks |= blockwar.Invading
	}
}

// owned says whose an area is, though others stand there as well.
func owned(t *testing.T, table *Table, f Faction, areas ...string) {
	t.Helper()
	for _, a := range areas {
		table.Control[at(t, a)] = f
	}
}

// achieve gives a Faction Technologies.
func reveals(table *Table, f Faction, techs ...Tech) {
	for _, tech := range techs {
		table.Faction(f).Revealed = append(table.Faction(f).Revealed, blockwar.Revealed{Tech: tech})
	}
}

// combat begins the Combat Phase of the Active Player.
func combat(t *testing.T, table *Table) *enginetest.Script {
	t.Helper()
	table.EvaluateControl()
	return run(t, table, &blockwar.CombatPhase{Faction: table.Active})
}

// fires lets a unit fire, with what its dice show.
func fires(s *enginetest.Script, seat, unit, class string, dice ...any) {
	s.T.Helper()
	s.Play(seat, "fire:block/"+unit+">class/"+class)
	s.Chance(dice...)
}

// standing lists the blocks in an area with their strengths, as in "germany-tank 3 france-infantry 1".
// poses lists how the blocks in an area stand or lie: "germany up russia down".
func poses(s *enginetest.Script, area string) string {
	s.T.Helper()
	var words []string
	a, _ := printed().ParseArea(area)
	for _, b := range tableOf(s).Here(a, func(*blockwar.Block) bool { return true }) {
		words = append(words, printed().NationFacts(b.ID.Nation).Slug+" "+[]string{"up", "flat", "down"}[blockwar.PoseOf(b)])
	}
	return strings.Join(slices.Compact(words), " ")
}

// ended wants nobody to be asked any more, but for ReBasing, which nobody does.
func ended(s *enginetest.Script) {
	s.T.Helper()
	for s.PlayIf(printed().FactionFacts(tableOf(s).Active).Slug, "rebase", "done") {
	}
	if open := s.Match.Open(); len(open) > 0 {
		s.T.Fatalf("somebody is still asked:\n%s: got open %v, want none", s.Open(), open)
	}
}

// cardsWith lists the Investment cards that have a Technology.
func cardsWith(t *Table, tech Tech) (list []int) {
	for n := 1; n <= blockwar.CardCount; n++ {
		if t.Investment(n).Has(tech) {
			list = append(list, n)
		}
	}
	return list
}

// vault puts a pair of cards into a Faction's Secret Vault.
func vault(table *Table, f Faction, tech Tech) {
	cards := cardsWith(table, tech)
	for _, n := range cards[:2] {
		table.Decks[blockwar.InvestmentDeck].Draw.Remove(n)
	}
	table.Faction(f).Vault = append(table.Faction(f).Vault, blockwar.Secret{Tech: tech, Card: uint8(cards[0]), Pair: uint8(cards[1])})
}
