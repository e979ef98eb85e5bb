package triumph

import (
	_ "embed"
	"sync"

	"interbellum/engine/blockwar"
)

//go:embed data/action-cards.csv
var actionCardsFile string

//go:embed data/wildcards.csv
var wildCardsFile string

// CardCount is how many cards each deck has (4.0).
const CardCount = blockwar.CardCount

// An ActionCard is one card of the Action deck (4.1), a WildCard its Diplomacy end where it has no Neutrals (8.3).
type (
	ActionCard = blockwar.ActionCard[Nation]
	WildCard   = blockwar.WildCard[Nation]
)

var wildCards = sync.OnceValue(func() []WildCard {
	factions := [FactionCount]string{Axis.String(), West.String(), USSR.String()}
	return blockwar.Must(blockwar.ReadWildCards(wildCardsFile, "id,name,effect_kind,axis,west,ussr,source", factions, ParseNation, nil))
})

var actionCards = sync.OnceValue(func() []ActionCard {
	return blockwar.Must(blockwar.ReadActionCards(actionCardsFile, ParseNation, wildCards()))
})

// Action is the Action card of a number from 1 to CardCount.
func Action(n int) *ActionCard { return &actionCards()[n] }
