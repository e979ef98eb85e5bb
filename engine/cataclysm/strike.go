package cataclysm

import "interbellum/engine/board"

// 7.3 Range in operations: how far ships and aircraft strike from where they are based.

// Ranges of naval units and air forces, in areas; one more at extended range (7.3.1 to
// 7.3.3).
const (
	navalRange     = 2
	strategicRange = 2
	tacticalRange  = 1
)

func rangeOf(u *Unit) int {
	switch {
	case u.Kind.IsNaval():
		return navalRange
	case u.Up:
		return strategicRange
	}
	return tacticalRange
}

// navalStrike reports whether a fleet could reach the target of an operation, at normal
// or at extended range. The way leads through seas that no enemy ship or strategic air
// force bars (7.2.2, 7.3.1).
func (t *Table) navalStrike(u *Unit, target Area) (normal, extended bool) {
	r := t.navalRadius(u, navalRange+1)
	return within(&r, target, navalRange)
}

func (t *Table) airStrike(u *Unit, target Area) (normal, extended bool) {
	limit := rangeOf(u)
	r := t.airRadius(u, limit+1)
	return within(&r, target, limit)
}

func within(r *board.Reached[Area], target Area, limit int) (normal, extended bool) {
	d, reached := r.Distance(target)
	return reached && d <= limit, reached && d <= limit+1
}

// navalRadius is everything within limit areas of where the ship lies, by naval movement.
func (t *Table) navalRadius(u *Unit, limit int) board.Reached[Area] {
	enemies := t.enemies(u.Owner)
	return Board().Reach(u.At, limit, func(from Area, over Border) bool {
		if !over.Via.Naval || !t.inPlay(over.To) {
			return false
		}
		if from == u.At {
			return u.Coast == NoCoast || over.Via.Coast == NoCoast || over.Via.Coast == u.Coast
		}
		return from.Place().IsSea() && !t.bars(enemies, from)
	})
}

// bars reports whether an enemy naval unit or strategic air force closes an area to naval
// movement (7.2.2).
func (t *Table) bars(enemies Powers, a Area) bool {
	return t.anyUnit(a, func(u *Unit) bool {
		return enemies.Has(u.Owner) && (u.Kind.IsNaval() || u.Kind == AirForce && u.Up)
	})
}

// airRadius is everything within limit areas of where the air force stands. During an
// operation aircraft cross seas, friendly and enemy areas, but no neutral country and no
// area with enemy aircraft in it (7.2.3).
func (t *Table) airRadius(u *Unit, limit int) board.Reached[Area] {
	enemies := t.enemies(u.Owner)
	return Board().Reach(u.At, limit, func(from Area, over Border) bool {
		if !over.Via.Air || !t.inPlay(over.To) {
			return false
		}
		if from == u.At {
			return true
		}
		c := t.controller(from)
		open := from.Place().IsSea() || enemies.Has(c) || c != NoPower && t.friendly(u.Owner, c)
		return open && !t.anyUnit(from, func(v *Unit) bool { return enemies.Has(v.Owner) && v.Kind.IsAir() })
	})
}

// landfall is the coast at which a ship that comes to an area with two coasts arrives.
func (t *Table) landfall(r *board.Reached[Area], a Area) Coast {
	way := r.Path(a)
	if len(way) < 2 {
		return NoCoast
	}
	x, _ := Board().Between(way[len(way)-2], a)
	return x.Via.Coast
}
