package toy

import "interbellum/engine"

// 2.1 The rounds, the procedure in which all others happen. Phase counts the parts of a
// round that have begun.
type Rounds struct {
	Hands bool // the opening hands have yet to be dealt (1.7)
	Phase int
}

func (r *Rounds) Waiting(*Table) bool              { return false }
func (r *Rounds) Open(*Table) []engine.Decision    { return nil }
func (r *Rounds) Take(*Table, engine.Entry) events { return nil }
func (r *Rounds) Safe(t *Table) bool               { return !r.Hands && r.Phase == 0 && t.Round <= t.Rounds }

func (r *Rounds) Next(t *Table, _ step) (step, bool, events) {
	if r.Hands {
		r.Hands = false
		return &Hands{}, false, nil
	}
	if r.Phase == 0 && t.Round > t.Rounds {
		return nil, true, showHands(t)
	}
	r.Phase++
	switch r.Phase {
	case 1:
		return nil, false, harvest(t)
	case 2:
		return &Parcels{}, false, nil
	case 3:
		return &Bids{}, false, nil
	case 4:
		return &Turns{}, false, nil
	}
	r.Phase = 0
	seen := unpack(t)
	t.Round++
	return nil, false, seen
}

// 2.2 Harvest.
func harvest(t *Table) (seen events) {
	seen = append(seen, engine.Event{Kind: "round-begun", Rule: "2.1", N: t.Round, Seen: engine.Everybody})
	for _, s := range t.standing() {
		t.house(s).Opened = false
		seen = append(seen, public("harvested", "2.2", s, t.take(s, 2)))
		if t.house(s).Ships == 0 {
			seen = append(seen, t.loseHope(s, "2.2")...)
		}
	}
	return seen
}

// 2.6 Unpacking. That a parcel is gone is for all to see, what was in it is not.
func unpack(t *Table) (seen events) {
	for _, s := range t.standing() {
		h := t.house(s)
		if h.Parcel == 0 {
			continue
		}
		shown := public("parcel-unpacked", "2.6", s, h.Parcel)
		shown.Seen = engine.Only(s)
		seen = append(seen, public("parcel-taken", "2.6", s, 0), shown.Revealing())
		h.Hand[h.Parcel]++
		h.Parcel = 0
	}
	return seen
}
