package triumph

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"interbellum/engine"
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
		table.takeOff(table.Blocks[0].ID)
	}
	table.Year, table.Phase, table.Active = 1940, Summer, active
	for _, enemy := range enemies {
		declare(table, active, enemy)
	}
	return table
}

// put puts blocks on the map: "tank 3", "fleet".
func put(t *testing.T, table *Table, n Nation, area string, kinds ...string) (ids []blockID) {
	t.Helper()
	for _, k := range kinds {
		kind, cv, _ := strings.Cut(k, " ")
		strength, _ := strconv.Atoi(cv)
		ids = append(ids, table.place(n, mustType(kind), uint8(max(1, strength)), at(t, area)).ID)
	}
	return ids
}

// enter puts blocks of the Active Player on the map that have come into an area in this Player Turn.
func enter(t *testing.T, table *Table, n Nation, from, area string, kinds ...string) (ids []blockID) {
	t.Helper()
	a, f := at(t, area), n.owner()
	old := table.here(a, func(b *block) bool { return sideOf(b) == f && b.From == Nowhere })
	if ids = put(t, table, n, area, kinds...); len(old) == 0 {
		table.Turn.aggress(a)
	}
	for _, id := range ids {
		table.Blocks.Get(id).From = at(t, from)
		table.Turn.Entered.Add(at(t, from), a, Chart()[id.Type].Class == blockwar.Ground)
	}
	return ids
}

// group makes a BattleGroup of blocks.
func group(table *Table, n uint8, ids []blockID) {
	for _, id := range ids {
		table.Blocks.Get(id).Group = n
	}
}

// invade marks blocks as Ground units that came from the sea.
func invade(table *Table, ids []blockID) {
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
		table.faction(f).Revealed = append(table.faction(f).Revealed, Revealed{Tech: tech})
	}
}

// combat begins the Combat Phase of the Active Player.
func combat(t *testing.T, table *Table) *enginetest.Script {
	t.Helper()
	table.evaluateControl()
	return run(t, table, &combatPhase{Faction: table.Active})
}

// fires lets a unit fire, with what its dice show.
func fires(s *enginetest.Script, seat, unit, class string, dice ...any) {
	s.T.Helper()
	s.Play(seat, "fire:block/"+unit+">class/"+class)
	s.Chance(dice...)
}

// standing lists the blocks in an area with their strengths, as in "germany-tank 3 france-infantry 1".
func garrisonOf(s *enginetest.Script, area string) string {
	s.T.Helper()
	a, found := ParseArea(area)
	if !found {
		s.T.Fatalf("no area %q", area)
	}
	list := tableOf(s).here(a, func(*block) bool { return true })
	engine.Sort(list, func(x, y *block) int { return compareOpen(x, y) })
	var words []string
	for _, b := range list {
		words = append(words, fmt.Sprintf("%s %d", kindRef(b.ID).Name(), b.CV))
	}
	return strings.Join(words, " ")
}

// poses lists how the blocks in an area stand or lie: "germany up russia down".
func poses(s *enginetest.Script, area string) string {
	s.T.Helper()
	var words []string
	a, _ := ParseArea(area)
	for _, b := range tableOf(s).here(a, func(*block) bool { return true }) {
		words = append(words, b.ID.Nation.String()+" "+[]string{"up", "flat", "down"}[poseOf(b)])
	}
	return strings.Join(slices.Compact(words), " ")
}

// ended wants nobody to be asked any more, but for ReBasing, which nobody does.
func ended(s *enginetest.Script) {
	s.T.Helper()
	for s.PlayIf(tableOf(s).Active.String(), "rebase", "done") {
	}
	if open := s.Match.Open(); len(open) > 0 {
		s.T.Fatalf("somebody is still asked:\n%s", s.Open())
	}
}

// cardsWith lists the Investment cards that have a Technology.
func (t *Table) cardsWith(tech Tech) (list []int) {
	for n := 1; n <= CardCount; n++ {
		if Investment(n).Has(tech) {
			list = append(list, n)
		}
	}
	return list
}

// vault puts a pair of cards into a Faction's Secret Vault.
func vault(table *Table, f Faction, tech Tech) {
	cards := table.cardsWith(tech)
	for _, n := range cards[:2] {
		table.Decks[InvestmentDeck].Draw.Remove(n)
	}
	table.faction(f).Vault = append(table.faction(f).Vault, Secret{tech, uint8(cards[0]), uint8(cards[1])})
}
