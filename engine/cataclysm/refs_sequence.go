package cataclysm

import (
	"strconv"

	"interbellum/engine"
)

// Names of what this game's sequence speaks of and no other chapter does.

func turnRef(t Turn) engine.Ref { return engine.Ref("turn/" + t.String()) }
func sideRef(s Side) engine.Ref { return engine.Ref("side/" + s.String()) }

// crisisRef names a row of a crisis table: "crisis/peacetime-6-5".
func crisisRef(table CrisisTable, high, low int) engine.Ref {
	return engine.Ref("crisis/" + table.String() + "-" + strconv.Itoa(high) + "-" + strconv.Itoa(low))
}

func sideOf(r engine.Ref) Side {
	s, _ := parse[Side](sideSlugs, r.Name())
	return s
}
