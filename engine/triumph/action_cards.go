package triumph

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

// CardCount is how many cards each deck has (4.0).
const CardCount = 55

// ActionCard is one card of the Action deck (4.1): two Neutrals or a Diplomacy WildCard, and a Command Value.
type ActionCard struct {
	Number   int
	Ends     [2]Nation // none on a WildCard
	Wild     *WildCard
	Season   Phase
	Priority string // a letter
	Value    int
	Source   string
}

// Neutrals lists the Nations at the card's ends.
func (c *ActionCard) Neutrals() []Nation {
	if c.Wild != nil {
		return nil
	}
	return c.Ends[:]
}

// WildKind is what a Diplomacy WildCard lets its player do (8.3).
type WildKind uint8

const (
	OwnList          WildKind = iota + 1 // the own Faction's list
	RivalList                            // remove a marker of the Rival whose list names the Neutral
	AnyRival                             // remove a marker of any Rival, out of one list
	NearFriendly                         // Intimidation: Neutral Minors next to friendly-controlled Territory
	NearRival                            // Guarantee: Neutral Minors next to Rival-controlled Territory
	AnyNeutralForInd                     // Foreign Aid: any Neutral, for one IND
)

var wildWords = []string{"", "add-or-remove-own-list", "remove-rival-list", "remove-any-rival", "add-or-remove-adjacent-friendly",
	"add-or-remove-adjacent-rival", "add-or-remove-any-pay-ind"}

// WildCard is a Diplomacy WildCard.
type WildCard struct {
	Slug, Name string
	Kind       WildKind
	Lists      [FactionCount + 1][]Nation // by Faction
	Source     string
}

var wildCards = sync.OnceValue(func() []WildCard {
	var list []WildCard
	err := blockwar.ReadTable("wildcards.csv", wildCardsFile, "id,name,effect_kind,axis,west,ussr,source", func(r blockwar.Row) {
		w := WildCard{Slug: r.Text("id"), Name: r.Text("name"), Kind: WildKind(r.OneOf("effect_kind", wildWords...)), Source: r.Text("source")}
		for _, f := range AllFactions {
			for _, slug := range r.List(f.String()) {
				w.Lists[f] = append(w.Lists[f], blockwar.Named(r, f.String(), slug, ParseNation))
			}
		}
		list = append(list, w)
	})
	if err != nil {
		panic(err)
	}
	return list
})

var actionCards = sync.OnceValue(func() []ActionCard {
	list := []ActionCard{{}}
	err := blockwar.ReadTable("action-cards.csv", actionCardsFile, "number,end_a,end_b,season,priority,value,source", func(r blockwar.Row) {
		c := ActionCard{Number: len(list), Priority: r.Text("priority"), Value: r.Number("value"), Source: r.Text("source"),
			Season: Phase(r.OneOf("season", "spring", "summer", "fall")) + Spring}
		if r.Number("number") != c.Number {
			r.Fault("number", "out of order")
		}
		wild := wildCards()
		if i := slices.IndexFunc(wild, func(w WildCard) bool { return w.Slug == r.Text("end_a") }); i >= 0 {
			c.Wild = &wild[i]
		} else {
			c.Ends[0] = blockwar.Named(r, "end_a", r.Text("end_a"), ParseNation)
			c.Ends[1] = blockwar.Named(r, "end_b", r.Text("end_b"), ParseNation)
		}
		list = append(list, c)
	})
	if err != nil {
		panic(err)
	}
	return list
})

// Action is the Action card of a number from 1 to CardCount.
func Action(n int) *ActionCard { return &actionCards()[n] }
