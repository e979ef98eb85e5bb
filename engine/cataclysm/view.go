package cataclysm

import "interbellum/engine"

// View is what the holder of some seats may know.
type View struct {
	Seats engine.Seats
}

func (v *View) For() engine.Seats { return v.Seats }

func view(t *Table, stack []step, seats engine.Seats) engine.View {
	return &View{Seats: seats}
}
