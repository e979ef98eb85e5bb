package cataclysm

import "interbellum/engine"

// rules is this game's rules for the kernel.
var rules = &engine.Rules[Table]{
	Steps:  &steps,
	Clone:  (*Table).clone,
	Due:    nextFromQueue,
	Rights: rights,
	Use:    useRight,
	View:   view,
	Result: result,
	Schema: toSchema,
	Census: census,
	Check:  checkInvariants,

	Orders:   orderKinds,
	Ordering: mayOrder,
	Alerts:   alertedSeats,
}
