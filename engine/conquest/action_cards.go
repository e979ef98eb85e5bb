package conquest

import (
	_ "embed"
	"slices"
	"sync"

	"interbellum/engine/blockwar"
)

//go:embed data/action-cards.csv
var actionCardsFile string

//go:embed data/wildcards.csv
var wildCardsFile string

// An ActionCard is one card of the Action deck (4.1), a WildCard its Influence end where it has no Neutrals (8.3).
type (
	ActionCard = blockwar.ActionCard[Nation]
	WildCard   = blockwar.WildCard[Nation]
)

// wilds are the WildCards, and the Provinces at the Partisan ends of each (17.11).
type wilds struct {
	cards     []WildCard
	partisans [][2]Area
}

const wildColumns = "id,name,effect_kind,japan,usa,soviet,partisan_a,partisan_b,source"

var wildCards = sync.OnceValue(func() (w wilds) {
	factions := [blockwar.FactionCount]string{Japan.String(), USA.String(), Soviets.String()}
	w.cards = blockwar.Must(blockwar.ReadWildCards(wildCardsFile, wildColumns, factions, ParseNation, func(r blockwar.Row) {
		w.partisans = append(w.partisans, [2]Area{blockwar.Named(r, "partisan_a", r.Text("partisan_a"), ParseArea),
			blockwar.Named(r, "partisan_b", r.Text("partisan_b"), ParseArea)})
	}))
	return w
})

var actionCards = sync.OnceValue(func() []ActionCard {
	return blockwar.Must(blockwar.ReadActionCards(actionCardsFile, ParseNation, wildCards().cards))
})

// Action is the Action card of a number from 1 to blockwar.CardCount.
func Action(n int) *ActionCard { return &actionCards()[n] }

// 17.11 PartisanOptions are the Provinces that the Partisan end of an Action card names; none but WildCards have one.
func PartisanOptions(n int) []Area {
	w := wildCards()
	for i := range w.cards {
		if Action(n).Wild == &w.cards[i] {
			return slices.Clone(w.partisans[i][:])
		}
	}
	return nil
}
