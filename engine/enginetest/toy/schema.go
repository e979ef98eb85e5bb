package toy

import (
	"encoding/json"
	"slices"

	"interbellum/engine"
	"interbellum/engine/words"
)

// schemaName is the version of the written position.
const schemaName = "toy/1"

// A Position is a table as a person writes it: at the beginning of a round, before the
// harvest. Cards are listed by value, or counted from value 1 to 6 in deck and discard.
type Position struct {
	Schema   string          `json:"schema"`
	Scenario string          `json:"scenario"`
	Round    int             `json:"round"`
	Bank     int             `json:"bank"`
	Yard     int             `json:"yard"`
	Whistles int             `json:"whistles"`
	Wind     string          `json:"wind,omitempty"`
	Houses   []HousePosition `json:"houses"`
	Deck     [6]int          `json:"deck"`
	Discard  [6]int          `json:"discard"`
}

// A HousePosition is one house of a written position.
type HousePosition struct {
	House   string   `json:"house"`
	Fallen  bool     `json:"fallen,omitempty"`
	Gold    int      `json:"gold"`
	Ships   int      `json:"ships"`
	Hope    int      `json:"hope"`
	Renown  int      `json:"renown"`
	Whistle bool     `json:"whistle,omitempty"`
	Friends []string `json:"friends,omitempty"`
	Hand    []int    `json:"hand,omitempty"`
	// A round begins without parcels and battles: these are written, never read.
	Parcel   int `json:"parcel,omitempty"`
	FaceDown int `json:"faceDown,omitempty"`
}

func schemaOf(t *Table) any {
	p := Position{Schema: schemaName, Scenario: t.Scenario, Round: t.Round, Bank: t.Bank, Yard: t.Yard, Whistles: t.Whistles}
	if t.Wind != 0 {
		p.Wind = slugs[t.Wind]
	}
	copy(p.Deck[:], t.Deck[1:])
	copy(p.Discard[:], t.Discard[1:])
	for s := Amber; s <= Dune; s++ {
		h := t.house(s)
		if !h.Plays {
			continue
		}
		w := HousePosition{
			House: slugs[s], Fallen: h.Fallen, Gold: h.Gold, Ships: h.Ships, Hope: h.Hope, Renown: h.Renown,
			Whistle: h.Whistle, Parcel: h.Parcel, FaceDown: h.FaceDown,
		}
		for _, f := range h.Friends.List() {
			w.Friends = append(w.Friends, slugs[f])
		}
		for card, n := range h.Hand {
			w.Hand = append(w.Hand, slices.Repeat([]int{card}, n)...)
		}
		p.Houses = append(p.Houses, w)
	}
	return p
}

func fromSchema(text []byte) (engine.Match, []engine.Event, []error) {
	var p Position
	if err := engine.DecodeStrictly(text, &p); err != nil {
		return nil, nil, []error{words.Refuse("", "toy/fault.position", err)}
	}
	r := &reading{}
	t := r.table(p)
	if len(r.errs) > 0 {
		return nil, nil, r.errs
	}
	m, seen := engine.Start(&rules, t, &Rounds{})
	return m, seen, nil
}

// A reading collects everything that is impossible about a written position.
type reading struct{ errs []error }

func (r *reading) want(ok bool, fault *words.Error) {
	if !ok {
		r.errs = append(r.errs, fault)
	}
}

func (r *reading) table(p Position) *Table {
	r.want(p.Schema == schemaName, words.Refuse("", "toy/fault.schema", p.Schema, schemaName))
	plan, err := setUp(p.Scenario)
	if err != nil {
		r.errs = append(r.errs, err)
		return nil
	}
	t := &Table{Scenario: p.Scenario, Round: p.Round, Rounds: plan.Rounds, Bank: p.Bank, Yard: p.Yard, Whistles: p.Whistles}
	r.want(p.Round >= 1 && p.Round <= plan.Rounds, words.Refuse("", "toy/fault.round", p.Round, plan.Rounds))
	r.want(p.Bank >= 0 && p.Yard >= 0 && p.Whistles >= 0, words.Refuse("", "toy/fault.below-zero"))
	copy(t.Deck[1:], p.Deck[:])
	copy(t.Discard[1:], p.Discard[:])
	for i := range p.Deck {
		r.want(p.Deck[i] >= 0 && p.Discard[i] >= 0, words.Refuse("", "toy/fault.cards", i+1))
	}
	for _, w := range p.Houses {
		s := seat(max(0, slices.Index(slugs[:], w.House)))
		if s == 0 || !plan.house(s).Plays || t.house(s).Plays {
			r.want(false, words.Refuse("", "toy/fault.house", w.House, p.Scenario))
			continue
		}
		*t.house(s) = r.house(w)
	}
	t.Wind = seat(max(0, slices.Index(slugs[:], p.Wind)))
	r.want(p.Wind == "" || t.Wind != 0 && t.stands(t.Wind), words.Refuse("", "toy/fault.wind", p.Wind))
	fillCup(t)
	r.whole(t, plan)
	return t
}

func (r *reading) house(w HousePosition) House {
	h := House{Plays: true, Fallen: w.Fallen, Gold: w.Gold, Ships: w.Ships, Hope: w.Hope, Renown: w.Renown, Whistle: w.Whistle}
	r.want(w.Gold >= 0 && w.Ships >= 0 && w.Renown >= 0, words.Refuse("", "toy/fault.goods", w.House))
	r.want(w.Parcel == 0 && w.FaceDown == 0, words.Refuse("", "toy/fault.parcel", w.House))
	for _, slug := range w.Friends {
		f := seat(max(0, slices.Index(slugs[:], slug)))
		r.want(f != 0 && slug != w.House && !h.Friends.Has(f), words.Refuse("", "toy/fault.friend", w.House, slug))
		h.Friends = h.Friends.With(f)
	}
	for _, card := range w.Hand {
		r.want(card >= 1 && card <= 6, words.Refuse("", "toy/fault.card", w.House, card))
		h.Hand[max(0, min(card, 6))]++
	}
	if w.Fallen {
		empty := w.Gold == 0 && w.Ships == 0 && w.Hope == 0 && !w.Whistle && len(w.Friends) == 0 && len(w.Hand) == 0
		r.want(empty, words.Refuse("", "toy/fault.fallen", w.House))
		return h
	}
	r.want(w.Hope >= 1 && w.Hope <= mostHope, words.Refuse("", "toy/fault.hope", w.House, w.Hope, mostHope))
	return h
}

// whole asks what no house can tell alone.
func (r *reading) whole(t, plan *Table) {
	for s := Amber; s <= Dune; s++ {
		r.want(t.house(s).Plays == plan.house(s).Plays, words.Refuse("", "toy/fault.missing", slugs[s]))
		for _, f := range t.house(s).Friends.List() {
			if f != 0 {
				r.want(t.stands(f) && t.house(f).Friends.Has(s), words.Refuse("", "toy/fault.one-sided", slugs[f], slugs[s]))
			}
		}
	}
	r.want(len(t.standing()) >= 2, words.Refuse("", "toy/fault.over"))
	have, should := census(t), census(plan)
	for i := range have {
		r.want(have[i] == should[i], words.Refuse("", "toy/fault.census", have[i].N, have[i].Of, should[i].N))
	}
}

// example is a position in which much can happen: Birch and Coral live on their last
// hope.
func example() []byte {
	p := Position{
		Schema: schemaName, Scenario: "full", Round: 2, Bank: 23, Yard: 9, Whistles: 1, Wind: "coral",
		Houses: []HousePosition{
			{House: "amber", Gold: 4, Ships: 2, Hope: 1, Renown: 1, Whistle: true, Friends: []string{"dune"}, Hand: []int{2, 5}},
			{House: "birch", Gold: 5, Ships: 2, Hope: 1, Whistle: true, Friends: []string{"dune"}, Hand: []int{1, 1, 6}},
			{House: "coral", Gold: 6, Ships: 2, Hope: 2, Renown: 2, Whistle: true, Hand: []int{3}},
			{House: "dune", Gold: 2, Ships: 1, Hope: 1, Friends: []string{"amber", "birch"}, Hand: []int{4}},
		},
		Deck: [6]int{2, 3, 3, 3, 3, 2}, Discard: [6]int{0, 0, 0, 0, 0, 1},
	}
	text, err := json.MarshalIndent(p, "", "  ")
	if err != nil {
		panic(err)
	}
	return text
}
