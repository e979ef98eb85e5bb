package toy

import (
	"slices"

	"interbellum/engine"
)

// Pacts is what a raid that is called off puts back: gold and treaties (5.4).
type Pacts struct {
	Bank    int
	Gold    [5]int
	Friends [5]engine.Seats
}

// 5.1 A raid is declared, from the declaration to the plunder.
type Raid struct {
	By, Target    seat
	Stage         raidStage
	Before        Pacts
	Asked, Joined engine.Seats
}

type raidStage uint8

const (
	declaring raidStage = iota
	askingFriends
	fighting
	plundering
	plundered
)

// friend is the friend of the target to be asked next, the lowest rank first (5.2).
func (r *Raid) friend(t *Table) seat {
	for _, s := range slices.Backward(t.byRank()) {
		if t.house(r.Target).Friends.Has(s) && !t.house(r.By).Friends.Has(s) && !r.Asked.Has(s) {
			return s
		}
	}
	return 0
}

func (r *Raid) Waiting(t *Table) bool {
	return r.Stage == askingFriends && r.friend(t) != 0 || r.Stage == plundering
}

func (r *Raid) Open(t *Table) []engine.Decision {
	if r.Stage == plundering {
		asked := ask(r.By, "plunder", "6.4", verb("take-fame"))
		if t.stands(r.Target) && t.house(r.Target).Gold > 0 {
			asked[0].Legal = append(asked[0].Legal, verb("take-gold"))
		}
		asked[0].About = houseRef(r.Target)
		return asked
	}
	asked := ask(r.friend(t), "join", "5.2", verb("join"), verb("stand-aside"))
	asked[0].About = houseRef(r.Target)
	return asked
}

func (r *Raid) Take(t *Table, e engine.Entry) events {
	switch e.Choice.Verb {
	case "join":
		r.Asked, r.Joined = r.Asked.With(e.Seat), r.Joined.With(e.Seat)
		return events{treatyEvent("joined", "5.2", e.Seat, r.Target)}
	case "stand-aside":
		r.Asked = r.Asked.With(e.Seat)
		t.part(e.Seat, r.Target)
		return events{treatyEvent("stood-aside", "5.3", e.Seat, r.Target)}
	case "take-gold":
		r.Stage = plundered
		n := min(2, t.house(r.Target).Gold)
		t.house(r.Target).Gold -= n
		t.house(r.By).Gold += n
		return events{public("gold-plundered", "6.4", r.By, n)}
	}
	r.Stage = plundered
	t.house(r.By).Renown += 2
	return events{public("fame-won", "6.4", r.By, 2)}
}

func (r *Raid) Next(t *Table, ended step) (step, bool, events) {
	switch r.Stage {
	case declaring:
		r.Before = pacts(t)
		t.pay(r.By, 1)
		r.Stage = askingFriends
		return nil, false, events{treatyEvent("raid-declared", "5.1", r.By, r.Target)}
	case askingFriends:
		if r.defence(t) >= t.house(r.By).Ships+2 {
			r.Before.putBack(t)
			return nil, true, events{treatyEvent("raid-called-off", "5.4", r.By, r.Target)}
		}
		r.Stage = fighting
		return &Battle{By: r.By, Target: r.Target, Ships: [2]int{t.house(r.By).Ships, r.defence(t)}}, false, nil
	case fighting:
		if b, is := ended.(*Battle); is && b.Won { // a raider that has fallen never comes here (7.5)
			r.Stage = plundering
			return nil, false, nil
		}
	}
	return nil, true, nil
}

func (r *Raid) defence(t *Table) int {
	ships := t.house(r.Target).Ships
	for _, s := range r.Joined.List() {
		ships += t.house(s).Ships
	}
	return ships
}

func pacts(t *Table) Pacts {
	p := Pacts{Bank: t.Bank}
	for s, h := range t.Houses {
		p.Gold[s], p.Friends[s] = h.Gold, h.Friends
	}
	return p
}

// putBack touches nothing else: a parcel opened meanwhile stays open.
func (p Pacts) putBack(t *Table) {
	t.Bank = p.Bank
	for s := range t.Houses {
		t.Houses[s].Gold, t.Houses[s].Friends = p.Gold[s], p.Friends[s]
	}
}
