package blockwar

import (
	"slices"

	"interbellum/engine/words"
)

// CardCount is how many cards each deck has.
const CardCount = 55

// ActionCard is one card of the Action deck: two Neutrals or a Diplomacy WildCard, and a Command Value.
type ActionCard struct {
	Number   int
	Ends     [2]Nation // none on a WildCard
	Wild     *WildCard
	Season   Phase
	Priority string // a letter
	Value    int
	Source   string
}

// ValidIn reports whether its Command is Valid in a Season: in its own, and in Winter any Season's will do.
func (c *ActionCard) ValidIn(p Phase) bool { return c.Season == p || p == Winter }

// Neutrals lists the Nations at the card's ends.
func (c *ActionCard) Neutrals() []Nation {
	if c.Wild != nil {
		return nil
	}
	return c.Ends[:]
}

// WildKind is what a Diplomacy WildCard lets its player do.
type WildKind uint8

const (
	OwnList          WildKind = iota + 1 // the own Faction's list
	RivalList                            // remove a marker of the Rival whose list names the Neutral
	AnyRival                             // remove a marker of any Rival, out of one list
	NearFriendly                         // Neutral Minors next to friendly-controlled Territory
	NearRival                            // Neutral Minors next to Rival-controlled Territory
	AnyNeutralForInd                     // any Neutral, for one IND
)

var wildWords = []string{"", "add-or-remove-own-list", "remove-rival-list", "remove-any-rival", "add-or-remove-adjacent-friendly",
	"add-or-remove-adjacent-rival", "add-or-remove-any-pay-ind"}

func (k WildKind) String() string { return Slug(wildWords, k) }

// WildCard is a Diplomacy WildCard.
type WildCard struct {
	Slug, Name string
	Kind       WildKind
	Lists      [FactionCount + 1][]Nation // by Faction
	Source     string
}

// ReadWildCards reads the Diplomacy WildCards; each Faction has a column of its name for its list. more reads what one game alone
// has in its columns, or is nil.
func ReadWildCards(text, columns string, factions [FactionCount]string, nation func(string) (Nation, bool), more func(Row)) (list []WildCard, err error) {
	err = ReadTable("wildcards.csv", text, columns, func(r Row) {
		w := WildCard{Slug: r.Text("id"), Name: r.Text("name"), Kind: WildKind(r.OneOf("effect_kind", wildWords...)), Source: r.Text("source")}
		for i, f := range factions {
			w.Lists[i+1] = ListNamed(r, f, nation)
		}
		if list = append(list, w); more != nil {
			more(r)
		}
	})
	return list, err
}

// ReadActionCards reads an Action deck, by number. A WildCard has its name at one end and nothing at the other.
func ReadActionCards(text string, nation func(string) (Nation, bool), wild []WildCard) ([]ActionCard, error) {
	list := []ActionCard{{}}
	err := ReadTable("action-cards.csv", text, "number,end_a,end_b,season,priority,value,source", func(r Row) {
		c := ActionCard{Number: len(list), Priority: r.Text("priority"), Value: r.Count("value"), Source: r.Text("source"),
			Season: Phase(r.OneOf("season", "spring", "summer", "fall")) + Spring}
		if r.Number("number") != c.Number {
			r.Fault("number", "blocks/fault.data.order")
		}
		if i := slices.IndexFunc(wild, func(w WildCard) bool { return w.Slug == r.Text("end_a") }); i >= 0 {
			c.Wild = &wild[i]
		} else {
			c.Ends[0] = Named(r, "end_a", r.Text("end_a"), nation)
			c.Ends[1] = Named(r, "end_b", r.Text("end_b"), nation)
		}
		list = append(list, c)
	})
	return list, counted("action-cards.csv", len(list), err)
}

// counted refuses a deck of another size than both have; the first place of its list is that of no card.
func counted(table string, n int, err error) error {
	if err == nil && n != CardCount+1 {
		return words.Refuse("", "blocks/fault.data.cards", table, n-1, CardCount)
	}
	return err
}
