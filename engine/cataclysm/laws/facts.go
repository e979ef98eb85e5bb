package laws

import (
	"interbellum/engine"
	"interbellum/engine/cataclysm"
)

// Facts of the table by the definitions of the rulebook (1.1, 2.2).

func active(t *table, p power) bool {
	return p >= 1 && p <= cataclysm.PowerCount && t.Powers[p].InPlay && !t.Powers[p].Surrendered
}

func powers(t *table) (list []power) {
	for _, p := range cataclysm.AllPowers.List() {
		if active(t, p) {
			list = append(list, p)
		}
	}
	return list
}

func ideology(t *table, p power) cataclysm.Ideology {
	if p < 1 || p > cataclysm.PowerCount {
		return cataclysm.NoIdeology
	}
	return t.Powers[p].Ideology
}

// enemies are the powers at war with p (1.1).
func enemies(t *table, p power) (s set) {
	for _, w := range t.Wars {
		if w.A.Has(p) {
			s = s.Or(w.B)
		}
		if w.B.Has(p) {
			s = s.Or(w.A)
		}
	}
	return s
}

// controller is the power that controls a land or mixed area (2.2.4).
func controller(t *table, a area) power {
	pl, s := t.Place(a), &t.Areas[a]
	switch {
	case pl.IsSea():
	case s.Cubes > 0 && active(t, s.Owner):
		return s.Owner
	case s.Cubes == 0 && active(t, pl.Owner):
		return pl.Owner
	}
	return cataclysm.NoPower
}

// country reports whether the area is a country: not printed as a home area or colony, or not
// controlled by the power that it is printed for (2.2.3, 2.2.5).
func country(t *table, a area) bool {
	pl := t.Place(a)
	return !pl.IsSea() && (pl.Owner == cataclysm.NoPower || controller(t, a) != pl.Owner)
}

// garrisoned reports whether a power's land unit is in the area (2.2.5).
func garrisoned(t *table, a area) bool {
	for i := range t.Units {
		u := &t.Units[i]
		if u.At == a && (u.Kind == cataclysm.Army || u.Kind == cataclysm.Fortress) {
			return true
		}
	}
	return false
}

func areaAt(r engine.Ref) area {
	a, _ := cataclysm.ParseArea(r.Name())
	return a
}

func powerAt(r engine.Ref) power {
	p, _ := cataclysm.ParsePower(r.Name())
	return p
}

// counterAt reads the name of a counter: "flag/germany", "crisis".
func counterAt(r engine.Ref) (owner power, k cataclysm.Kind) {
	for i := range r {
		if r[i] == '/' {
			owner, _ = cataclysm.ParsePower(string(r[i+1:]))
			k, _ = cataclysm.ParseKind(string(r[:i]))
			return owner, k
		}
	}
	k, _ = cataclysm.ParseKind(string(r))
	return cataclysm.Neutral, k
}
