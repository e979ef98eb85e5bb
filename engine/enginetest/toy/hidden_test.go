package toy_test

import (
	"slices"
	"testing"

	"interbellum/engine"
	"interbellum/engine/enginetest"
	"interbellum/engine/enginetest/toy"
	"interbellum/engine/enginetest/walk"
	"interbellum/engine/saves"
)

// swapCard exchanges a card of the deck for one that the holder of these seats cannot
// see: in another hand, laid by another, or in any parcel.
func swapCard(m engine.Match, seats engine.Seats, pick *walk.Walker) (engine.Match, bool) {
	table := m.(*engine.Position[toy.Table]).Table()
	var places []func(from, to int) bool
	for s := toy.Amber; s <= toy.Dune; s++ {
		h := &table.Houses[s]
		places = append(places, single(&h.Parcel))
		if !seats.Has(s) && !slices.Contains(m.Stack(), "inspection") {
			places = append(places, single(&h.FaceDown), many(&h.Hand))
		}
	}
	place, deck := places[pick.N(len(places))], many(&table.Deck)
	from, to := 1+pick.N(6), 1+pick.N(6)
	if from == to || !place(from, to) {
		return nil, false
	}
	if !deck(to, from) {
		place(to, from)
		return nil, false
	}
	fresh, err := saves.Read(toy.Game(), saves.Write(m)) // questions are kept until the next answer
	return fresh, err == nil
}

func single(card *int) func(from, to int) bool {
	return func(from, to int) bool {
		if *card != from {
			return false
		}
		*card = to
		return true
	}
}

func many(cards *toy.Cards) func(from, to int) bool {
	return func(from, to int) bool {
		if cards[from] == 0 {
			return false
		}
		cards[from]--
		cards[to]++
		return true
	}
}

// Nobody learns of another's orders, neither when they are given nor later.
func TestSecretOrdersDoNotShow(t *testing.T) {
	for _, s := range toy.Game().Scenarios {
		t.Run(s.ID, func(t *testing.T) { enginetest.OrderInterference(t, toy.Game(), s.ID, 6) })
	}
}

func TestNonInterference(t *testing.T) {
	for _, s := range toy.Game().Scenarios {
		t.Run(s.ID, func(t *testing.T) { enginetest.NonInterference(t, toy.Game(), s.ID, swapCard) })
	}
}
