package cataclysm

import (
	"strconv"
	"strings"

	"interbellum/engine"
)

// References to pieces and areas in choices, decisions and events.

func areaRef(a Area) engine.Ref   { return engine.Ref("area/" + a.String()) }
func powerRef(p Power) engine.Ref { return engine.Ref("power/" + p.String()) }

// counterRef names a kind of counter of a power: "flag/germany"; a neutral one is its
// kind alone: "crisis".
func counterRef(p Power, k Kind) engine.Ref {
	if p == Neutral || p == NoPower {
		return engine.Ref(k.String())
	}
	return engine.Ref(k.String() + "/" + p.String())
}

// Ref names a unit: "unit/germany-army-2", "unit/minor-army-poland".
func (u UnitID) Ref() engine.Ref {
	if u.Kind == MinorArmy {
		return engine.Ref("unit/minor-army-" + Area(u.N).String())
	}
	return engine.Ref("unit/" + u.Owner.String() + "-" + u.Kind.String() + "-" + strconv.Itoa(int(u.N)))
}

func areaOf(r engine.Ref) Area {
	a, _ := ParseArea(r.Name())
	return a
}

func powerOf(r engine.Ref) Power {
	p, _ := ParsePower(r.Name())
	return p
}

// counterOf reads a name that counterRef wrote.
func counterOf(r engine.Ref) (Power, Kind) {
	kind, owner, found := strings.Cut(string(r), "/")
	k, _ := ParseKind(kind)
	if !found {
		return Neutral, k
	}
	p, _ := ParsePower(owner)
	return p, k
}

// unitOf finds the unit on the map that a reference names, or nil.
func (t *Table) unitOf(r engine.Ref) *Unit {
	for i := range t.Units {
		if t.Units[i].Ref() == r {
			return &t.Units[i]
		}
	}
	return nil
}

// seatOf is the seat of a power; for all others it is Chance's.
func seatOf(p Power) engine.Seat {
	if p > PowerCount {
		return engine.Chance
	}
	return engine.Seat(p)
}

// powerAt is the power of a seat.
func powerAt(s engine.Seat) Power { return Power(s) }

func turnRef(t Turn) engine.Ref       { return engine.Ref("turn/" + t.String()) }
func factionRef(s Faction) engine.Ref { return engine.Ref("side/" + s.String()) }

// crisisRef names a row of a crisis table: "crisis/peacetime-6-5".
func crisisRef(table CrisisTable, high, low int) engine.Ref {
	return engine.Ref("crisis/" + table.String() + "-" + strconv.Itoa(high) + "-" + strconv.Itoa(low))
}

func factionOf(r engine.Ref) Faction {
	s, _ := parse[Faction](factionSlugs, r.Name())
	return s
}
