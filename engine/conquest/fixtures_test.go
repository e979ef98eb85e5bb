package conquest

import (
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/blockwar"
	"interbellum/engine/enginetest"
)

// summer is Summer 1940 with a player as the Active one and no unit and no Partisan on the map; the Factions are at Peace.
func summer(t *testing.T, active Faction) *Table {
	t.Helper()
	table := asia(t)
	for len(table.Blocks) > 0 {
		table.TakeOff(table.Blocks[0].ID)
	}
	own(table).China = china{}
	table.Year, table.Phase, table.Active = 1940, blockwar.Summer, active
	table.EvaluateControl()
	return table
}

// rebel puts Partisans into Provinces.
func rebel(t *testing.T, table *Table, provinces ...string) {
	t.Helper()
	for _, p := range provinces {
		chinaOf(table).Partisans[at(t, p)]++
	}
}

func partisansIn(t *testing.T, s *enginetest.Script, area string) int {
	return int(chinaOf(tableOf(s)).Partisans[at(t, area)])
}

// moves begins the Movement Phase of the Active Player with so many Commands.
func moves(t *testing.T, table *Table, left int) *enginetest.Script {
	t.Helper()
	table.EvaluateControl()
	return run(t, table, &blockwar.MovementPhase{Faction: table.Active, Left: uint8(left)})
}

// combat begins the Combat Phase of the Active Player.
func combat(t *testing.T, table *Table) *enginetest.Script {
	t.Helper()
	table.EvaluateControl()
	s := run(t, table, &blockwar.CombatPhase{Faction: table.Active})
	s.Skip("defend")
	return s
}

// whole begins a Player Turn: the Active Player has committed a card that is worth much in Summer.
func whole(t *testing.T, table *Table) *enginetest.Script {
	t.Helper()
	for n := 1; n <= blockwar.CardCount; n++ {
		if c := table.Action(n); c.Season == table.Phase && c.Value >= 5 && table.Decks[blockwar.ActionDeck].Draw.Has(n) {
			table.Decks[blockwar.ActionDeck].Draw.Remove(n)
			table.Faction(table.Active).Command = blockwar.Commitment{Deck: blockwar.ActionDeck, Card: uint8(n), Open: true}
			break
		}
	}
	table.EvaluateControl()
	s := run(t, table, &blockwar.PlayerTurn{Faction: table.Active})
	s.Skip("defend")
	return s
}

// fires lets a unit fire, with what its dice show.
func fires(s *enginetest.Script, seat, unit, class string, dice ...any) {
	s.T.Helper()
	s.Play(seat, "fire:block/"+unit+">class/"+class)
	s.Chance(dice...)
}

// march moves a unit by land or wherever the border does not matter.
func march(t *testing.T, s *enginetest.Script, seat string, id blockwar.ID, verb, over, to string) {
	t.Helper()
	b := tableOf(s).Blocks.Get(id)
	s.Play(seat, "move:"+string(Book().AreaRef(b.At))+">"+string(Book().NationRef(id.Nation)), "unit:"+string(Book().UnitRef(id)))
	s.Play(seat, verb+":area/"+over+">area/"+to)
}

// reveals gives a Faction Technologies.
func reveals(table *Table, f Faction, techs ...Tech) {
	for _, tech := range techs {
		table.Faction(f).Revealed = append(table.Faction(f).Revealed, blockwar.Revealed{Tech: tech})
	}
}

// provinceCard finds an Action card with a Province at an end that is still in the deck.
func provinceCards(t *testing.T, table *Table, province string) (list []engine.Ref) {
	t.Helper()
	for n := 1; n <= blockwar.CardCount; n++ {
		for _, of := range table.Action(n).Neutrals() {
			if of == nation(t, province) && table.Decks[blockwar.ActionDeck].Draw.Has(n) {
				list = append(list, blockwar.ActionDeck.Card(n))
			}
		}
	}
	return list
}

// inWords are choices in words.
func inWords(list []engine.Choice) string {
	var all []string
	for _, c := range list {
		all = append(all, c.Words())
	}
	return strings.Join(all, " ")
}
