package toy

import (
	"interbellum/engine"
	"interbellum/engine/words"
)

// A View is what the holder of some houses may know.
type View struct {
	Holder        engine.Seats
	Scenario      string
	Round, Rounds int
	Bank, Yard    int
	Whistles      int
	Deck          int // how many cards
	Discard       Cards
	Cup, Drawn    [5]int
	Wind, Acting  engine.Seat
	Houses        []HouseView
	Raid          *RaidView `json:",omitempty"`
}

// A HouseView is a house as its neighbours see it, with Hand and FaceDown where the
// viewer holds the house.
type HouseView struct {
	Seat                      engine.Seat
	Fallen                    bool
	Gold, Ships, Hope, Renown int
	Whistle, Opened           bool
	Friends                   engine.Seats
	Cards, Parcels, Laid      int    // how many
	Hand                      *Cards `json:",omitempty"`
	FaceDown                  int    `json:",omitempty"`
}

// A RaidView is the raid under way.
type RaidView struct {
	By, Target engine.Seat
	Joined     engine.Seats
}

// For tells whose view it is.
func (v View) For() engine.Seats { return v.Holder }

func view(t *Table, running []step, seats engine.Seats) engine.View {
	v := View{
		Holder: seats, Scenario: t.Scenario, Round: t.Round, Rounds: t.Rounds,
		Bank: t.Bank, Yard: t.Yard, Whistles: t.Whistles, Deck: t.Deck.size(), Discard: t.Discard,
		Cup: t.Cup, Drawn: t.Drawn, Wind: t.Wind, Acting: t.Acting,
	}
	for s := Amber; s <= Dune; s++ {
		if t.house(s).Plays {
			v.Houses = append(v.Houses, viewHouse(t, s, seats.Has(s)))
		}
	}
	for _, s := range running {
		if r, is := s.(*Raid); is {
			v.Raid = &RaidView{r.By, r.Target, r.Joined}
		}
	}
	return v
}

func viewHouse(t *Table, s seat, own bool) HouseView {
	h := t.house(s)
	v := HouseView{
		Seat: s, Fallen: h.Fallen, Gold: h.Gold, Ships: h.Ships, Hope: h.Hope, Renown: h.Renown,
		Whistle: h.Whistle, Opened: h.Opened, Friends: h.Friends, Cards: h.Hand.size(),
	}
	if h.Parcel != 0 {
		v.Parcels = 1
	}
	if h.FaceDown != 0 {
		v.Laid = 1
	}
	if own {
		hand := h.Hand
		v.Hand, v.FaceDown = &hand, h.FaceDown
	}
	return v
}

var errView error = words.Refuse("", "toy/fault.view")

// viewOf reads a view that came from elsewhere.
func viewOf(unpack func(to any) error) (engine.View, error) {
	v := View{}
	if err := unpack(&v); err != nil {
		return nil, err
	}
	ok := plausible(v.Round, v.Rounds, v.Bank, v.Yard, v.Whistles, v.Deck) && plausible(v.Discard[:]...) && plausible(v.Cup[:]...) && plausible(v.Drawn[:]...) &&
		v.Wind <= Dune && v.Acting <= Dune && len(v.Houses) <= int(Dune) && (v.Raid == nil || v.Raid.By <= Dune && v.Raid.Target <= Dune)
	for _, h := range v.Houses {
		ok = ok && h.Seat >= Amber && h.Seat <= Dune && plausible(h.Gold, h.Ships, h.Hope, h.Renown, h.Cards, h.Parcels, h.Laid, h.FaceDown) && (h.Hand == nil || plausible(h.Hand[:]...))
	}
	if !ok {
		return nil, errView
	}
	return v, nil
}

// plausible reports whether these are counts of pieces that can be.
func plausible(list ...int) bool {
	for _, n := range list {
		if n < 0 || n > 99 {
			return false
		}
	}
	return true
}
