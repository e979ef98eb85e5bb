package toy

import "interbellum/engine"

// handSize is what every house is dealt at the start.
const handSize = 2

// 1.7 The opening hands, a card at a time, which the new owner alone sees.
type Hands struct{ Dealt int }

func (d *Hands) to(t *Table) seat {
	list := t.standing()
	return list[d.Dealt/handSize]
}

func (d *Hands) Waiting(t *Table) bool { return d.Dealt < handSize*len(t.standing()) }

func (d *Hands) Open(t *Table) []engine.Decision {
	to := d.to(t)
	return dealing(t, engine.Decision{Kind: "deal-hand", Rule: "1.7", About: houseRef(to), Seen: engine.Only(to), Public: "a card is dealt"})
}

func (d *Hands) Take(t *Table, e engine.Entry) events {
	s := d.to(t)
	move(&t.Deck, &t.house(s).Hand, cardOf(e.Choice.On))
	d.Dealt++
	return events{public("card-dealt", "1.7", s, 0)}
}

func (d *Hands) Next(*Table, step) (step, bool, events) { return nil, true, nil }

// 2.3 Parcels. Chance knows what it deals, and no one else does.
type Parcels struct{ Dealt engine.Seats }

func (p *Parcels) to(t *Table) seat {
	for _, s := range t.standing() {
		if !p.Dealt.Has(s) {
			return s
		}
	}
	return 0
}

func (p *Parcels) Waiting(t *Table) bool { return p.to(t) != 0 && t.Deck.size() > 0 }

func (p *Parcels) Open(t *Table) []engine.Decision {
	return dealing(t, engine.Decision{Kind: "deal-parcel", Rule: "2.3", About: houseRef(p.to(t)), Seen: engine.Unseen, Public: "a parcel is laid down"})
}

func (p *Parcels) Take(t *Table, e engine.Entry) events {
	s := p.to(t)
	p.Dealt = p.Dealt.With(s)
	return layParcel(t, s, cardOf(e.Choice.On), "2.3")
}

func (p *Parcels) Next(t *Table, _ step) (step, bool, events) {
	if t.refill(); p.Waiting(t) {
		return nil, false, nil
	}
	return nil, true, nil
}

func layParcel(t *Table, s seat, card int, rule engine.Rule) events {
	t.Deck[card]--
	t.house(s).Parcel = card
	return events{public("parcel-dealt", rule, s, 0)}
}

// 8.1 A house opens its parcel. The card is in the hand already while this is asked.
type Inspection struct {
	House seat
	Card  int
	Stage inspection
}

type inspection uint8

const (
	inspecting inspection = iota
	replacing
	inspected
)

// open takes the parcel of a house into its hand before the time.
func openParcel(t *Table, s seat) (step, events) {
	h := t.house(s)
	card := h.Parcel
	h.Parcel, h.Opened = 0, true
	h.Hand[card]++
	shown := public("parcel-seen", "8.1", s, card)
	shown.Seen = engine.Only(s)
	return &Inspection{House: s, Card: card}, events{public("parcel-opened", "8.1", s, 0), shown.Revealing()}
}

func (i *Inspection) Waiting(*Table) bool { return i.Stage != inspected }

func (i *Inspection) Open(t *Table) []engine.Decision {
	if i.Stage == replacing {
		return dealing(t, engine.Decision{Kind: "deal-parcel", Rule: "8.1", About: houseRef(i.House), Seen: engine.Unseen, Public: "a parcel is laid down"})
	}
	return ask(i.House, "keep-parcel", "8.1", verb("bury"), verb("keep"))
}

func (i *Inspection) Take(t *Table, e engine.Entry) events {
	switch e.Choice.Verb {
	case "bury":
		i.Stage = replacing
		move(&t.house(i.House).Hand, &t.Deck, i.Card)
		return events{public("parcel-buried", "8.1", i.House, 0)}
	case "deal":
		i.Stage = inspected
		return layParcel(t, i.House, cardOf(e.Choice.On), "8.1")
	}
	i.Stage = inspected
	return events{public("parcel-kept", "8.1", i.House, 0)}
}

func (i *Inspection) Next(*Table, step) (step, bool, events) { return nil, true, nil }
