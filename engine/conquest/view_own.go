package conquest

import (
	"slices"

	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// show is what the holders of seats see of it.
func show(t *Table, seats engine.Seats) any {
	o, c := own(t), chinaOf(t)
	s := &Shown{Insurgents: len(c.Insurgents), Naval: o.Naval, Attacked: o.Attacked, Reacting: o.Reacting, Reserves: uint8(o.Reserves), Due: slices.Clone(o.Due),
		Allied: o.Allied, Sneaked: c.Sneak.Made}
	for _, f := range []Faction{USA, Soviets} {
		s.Foster[f] = FosterOn(t, f)
	}
	for _, a := range restiveProvinces(t) {
		s.Partisans = append(s.Partisans, RestiveView{a, int(c.Partisans[a])})
	}
	if seats.Has(blockwar.SeatOf(Soviets)) {
		for _, x := range c.Insurgents {
			s.Pairs = append(s.Pairs, InsurgentsView{x.Province, int(x.Card), int(x.Pair)})
		}
	}
	s.Sought, s.Islets = slices.Clone(c.Sought), o.Islets
	for _, id := range c.Suppressing {
		if seats.Has(blockwar.SeatOf(t.PlayerOf(t.SideOf(id.Nation)))) {
			s.Suppressing = append(s.Suppressing, t.UnitRef(id))
		}
	}
	for side := Nationalists; side <= Empire; side++ {
		for _, enemy := range t.Side(side).Wars.List() {
			if enemy.Plays() || enemy > side {
				s.Wars = append(s.Wars, [2]Side{side, enemy})
			}
		}
	}
	return s
}

// FosterOn is where a Foster Faction stands on a table.
func FosterOn(t *Table, f Faction) FosterView {
	l := &own(t).Loyalty[f]
	return FosterView{chinaControl(t, f), int(l.N), int(l.Raised), chinaOf(t).Intruded.Has(f)}
}

// recall puts that on a table.
func recall(t *Table, shown any) {
	s, is := shown.(*Shown)
	if !is {
		return
	}
	o, c := own(t), chinaOf(t)
	c.Sought, o.Islets = slices.Clone(s.Sought), s.Islets
	o.Naval, o.Attacked, o.Reacting, o.Reserves, o.Due, o.Allied, c.Sneak.Made = s.Naval, s.Attacked, s.Reacting, reserves(s.Reserves), slices.Clone(s.Due), s.Allied, s.Sneaked
	for _, f := range []Faction{USA, Soviets} {
		x := &s.Foster[f]
		if o.Loyalty[f] = (Loyalty{uint8(x.Loyalty), uint8(x.Raised)}); x.Intruded {
			c.Intruded = c.Intruded.With(f)
		}
	}
	for _, x := range s.Partisans {
		c.Partisans[x.Area] = uint8(x.N)
	}
	for _, w := range s.Wars {
		t.Side(w[0]).Wars = t.Side(w[0]).Wars.With(w[1])
		if !w[1].Plays() {
			t.Side(w[1]).Wars = t.Side(w[1]).Wars.With(w[0])
		}
	}
}
