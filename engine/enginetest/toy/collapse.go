package toy

import (
	"slices"

	"interbellum/engine"
)

// 7.2 due takes the lowest rank out of the queue.
func due(t *Table, _ []step) (step, events) {
	if len(t.Falling) == 0 {
		return nil, nil
	}
	for _, s := range slices.Backward(t.byRank()) {
		if i := slices.Index(t.Falling, s); i >= 0 {
			t.Falling = slices.Delete(t.Falling, i, i+1)
			if len(t.Falling) == 0 {
				t.Falling = nil
			}
			return &Collapse{House: s, Rule: "7.1"}, nil
		}
	}
	t.Falling = nil // all of them have surrendered meanwhile
	return nil, nil
}

// 7.1 A house collapses, by lack of hope or by surrender (8.2).
type Collapse struct {
	House, Heir seat
	Rule        engine.Rule
}

func (c *Collapse) heirs(t *Table) (list []engine.Choice) {
	for _, s := range t.standing() {
		if s != c.House {
			list = append(list, on("bequeath", s))
		}
	}
	return list
}

func (c *Collapse) Waiting(t *Table) bool {
	return c.Heir == 0 && t.stands(c.House) && len(t.standing()) > 1
}

func (c *Collapse) Open(t *Table) []engine.Decision {
	return ask(c.House, "bequeath", "7.3", c.heirs(t)...)
}

func (c *Collapse) Take(_ *Table, e engine.Entry) events {
	c.Heir = houseOf(e.Choice.On)
	return nil
}

// Next brings the house down. Where it was acting, everything above the turns ends
// (7.5); where one house is left, the game does (9.1).
func (c *Collapse) Next(t *Table, _ step) (step, bool, events) {
	seen := events{public("collapsed", c.Rule, c.House, 0)}
	seen = append(seen, c.inherit(t)...)
	seen = append(seen, c.grieve(t)...)
	c.clear(t)
	seen = append(seen, c.discard(t)...)
	if len(t.standing()) < 2 {
		return &engine.End[Table]{}, true, append(seen, showHands(t)...)
	}
	if t.Acting == c.House {
		return &engine.Unwind[Table]{To: "turns"}, true, append(seen, public("action-broken-off", "7.5", c.House, 0))
	}
	return nil, true, seen
}

// 7.3 The gold goes to the heir.
func (c *Collapse) inherit(t *Table) events {
	h := t.house(c.House)
	n := h.Gold
	h.Gold = 0
	if c.Heir == 0 {
		t.Bank += n
		return nil
	}
	t.house(c.Heir).Gold += n
	e := public("inherited", "7.3", c.Heir, n)
	e.To = houseRef(c.House)
	return events{e}
}

// 7.4 Friends lose hope, unless the house has surrendered (8.2); treaties end.
func (c *Collapse) grieve(t *Table) (seen events) {
	for _, s := range t.house(c.House).Friends.List() {
		t.part(s, c.House)
		if c.Rule == "7.1" {
			seen = append(seen, t.loseHope(s, "7.4")...)
		}
	}
	return seen
}

// 7.4 Everything the house had leaves the table.
func (c *Collapse) clear(t *Table) {
	h := t.house(c.House)
	h.Fallen, h.Hope, h.Opened = true, 0, false
	t.Yard += h.Ships
	h.Ships = 0
	if h.Whistle {
		h.Whistle = false
		t.Whistles++
	}
	t.Boxed[c.House] += t.Cup[c.House] + t.Drawn[c.House]
	t.Cup[c.House], t.Drawn[c.House] = 0, 0
	if t.Wind == c.House {
		t.Wind = 0
	}
	if h.Parcel != 0 {
		t.Deck[h.Parcel]++
		h.Parcel = 0
	}
}

// discard shows the hand and, from a battle that it ends, the card laid face down.
func (c *Collapse) discard(t *Table) (seen events) {
	h := t.house(c.House)
	if h.FaceDown != 0 {
		h.Hand[h.FaceDown]++
		h.FaceDown = 0
	}
	for card, n := range h.Hand {
		for range n {
			seen = append(seen, public("card-discarded", "7.4", c.House, card).Showing())
		}
		t.Discard[card] += n
	}
	h.Hand = Cards{}
	return seen
}
