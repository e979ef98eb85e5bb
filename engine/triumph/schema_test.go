package triumph

import (
	"strings"
	"testing"

	"interbellum/engine/blockwar"
	"interbellum/engine/enginetest/blocks"
)

func TestSchema(t *testing.T) {
	t.Run("6.0 a written position comes back as it was, disputed areas included", func(t *testing.T) {
		table := europe(t)
		declare(table, Axis, West)
		units(t, table, France, "paris", "infantry")
		table.EvaluateControl()
		units(t, table, Germany, "paris", "tank")
		table.EvaluateControl()
		hold(t, table, USSR, "action/3", "investment/4")
		influence(t, table, USSR, 2, "persia")
		table.TakeNation(nation(t, "hungary"), Axis)
		table.Blockade[at(t, "delhi")] = blockwar.MedBlockade
		table.Decks[blockwar.InvestmentDeck].Draw = table.Decks[blockwar.InvestmentDeck].Draw &^ (1<<13 | 1<<15 | 1<<5)
		table.Faction(West).Vault = []blockwar.Secret{{Tech: Jets, Card: 13, Pair: 15}}
		table.Faction(West).Revealed = []blockwar.Revealed{{Tech: Sonar, Card: 5}}
		if text := blocks.ComesBack(t, toSchema(table), learnedGame().FromSchema); !strings.Contains(text, `"area":"paris","owner":"west"`) {
			t.Errorf("who owns Paris is not written: %s, want `\"area\":\"paris\",\"owner\":\"west\"` in it", text)
		}
	})
	t.Run("4.0 what cannot be is refused, with what is wrong", func(t *testing.T) {
		blocks.Refused(t, learnedGame().Example(), func(text []byte) (errs []error) { _, _, errs = learnedGame().FromSchema(text); return errs }, [][2]string{
			{`"year": 1938>"year": 1960`, "year"},
			{`"phase": "government">"phase": "autumn"`, "phase"},
			{`"scenario": "1936">"scenario": "1914"`, "scenario"},
			{`"ind": 12>"ind": 12, "gold": 3`, "gold"},
			{`"markers": 2>"markers": 2, "armed": true`, "8.2"},
			{`"cv": 4>"cv": 5`, "3.12"},
			{`"type": "fleet">"type": "zeppelin"`, "block"},
			{`"action_cards": [>"action_cards": [ 54, 54,`, "twice"},
			{`"investment_cards": [>"investment_cards": [ 99,`, "99"},
			{`"peace_dividends": [>"peace_dividends": [ 1,`, "Peace Dividends"},
		})
	})
}
