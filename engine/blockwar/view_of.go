package blockwar

import (
	"encoding/json"
	"slices"

	"interbellum/engine"
	"interbellum/engine/words"
)

var errView = words.Refuse("", "blocks/fault.view")

// ViewOf reads a view that came from elsewhere; own is an empty one of what the game alone has, or nil. Names are checked as they
// are read; here are the numbers.
func (b *Book) ViewOf(own any, unpack func(to any) error) (engine.View, error) {
	var text json.RawMessage
	if err := unpack(&text); err != nil {
		return nil, err
	}
	v := &View{Book: b, Own: own}
	if err := b.ReadWords(text, v); err != nil {
		return nil, err
	}
	if !v.possible() {
		return nil, errView
	}
	return v, nil
}

// mostBlocks is more than either game has.
const mostBlocks = 250

func (v *View) possible() bool {
	blocks, ok := len(v.Units), v.validFactions() && len(v.Control) == int(v.LastArea)+1 && len(v.Order) <= len(Order{})
	for _, u := range v.Units {
		ok = ok && u.Nation != NoNation && slices.Contains(v.Types(), u.Type) && u.CV <= 9 && u.Area != Nowhere
	}
	for _, list := range [][]StackView{v.Upright, v.Escaped} {
		for _, s := range list {
			ok = ok && s.Area != Nowhere && s.N >= 0 && s.N <= mostBlocks
			blocks += s.N
		}
	}
	for _, d := range v.Decks {
		ok = ok && d.Deck < DeckCount && cards(d.Discard)
	}
	return ok && blocks <= mostBlocks
}

func (v *View) validFactions() bool {
	ok := len(v.Factions) == FactionCount
	for i := range v.Factions {
		f := &v.Factions[i]
		ok = ok && f.Faction == Faction(i+1)
		if f.Own != nil {
			ok = ok && cards(f.Own.Action) && cards(f.Own.Investment)
		}
	}
	return ok
}

func cards(list []int) bool {
	for _, n := range list {
		if n < 1 || n > CardCount {
			return false
		}
	}
	return true
}
