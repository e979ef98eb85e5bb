package blockwar

// What a Combat Round is made of: who acts when, what a unit is as a target, who takes a Hit.

// First is the first type of a Combat Priority, for which all units of that Priority act; NoType if there is none.
func (c Chart) First(priority uint8) Type {
	for i := range c {
		if c[i].Type != NoType && c[i].Type != Convoy && c[i].Priority == int(priority) {
			return c[i].Type
		}
	}
	return NoType
}

// Target is the Target Class of a unit on land or at sea.
func (u *Unit) Target(sea bool) Class {
	if sea && u.Class == Ground {
		return Convoys
	}
	return u.Class
}

// Firepower is what a unit hits a Target Class with; Convoys are hit as naval units are.
func (u *Unit) Firepower(at Class) int {
	if at == Convoys {
		at = Naval
	}
	return u.Fire[at]
}

// Loss is how many CV a Hit costs a unit on land or at sea.
func (u *Unit) Loss(sea bool) uint8 {
	if u.DoubleHits || u.Target(sea) == Convoys {
		return 2
	}
	return 1
}

// Hits counts the dice that show no more than the Firepower.
func Hits(faces []uint8, power uint8) (n int) {
	for _, f := range faces {
		if f <= power {
			n++
		}
	}
	return n
}

// Strongest keeps of some blocks those with the highest CV: one of them takes the next Hit.
func Strongest(targets []*Block) (list []*Block) {
	for _, b := range targets {
		if len(list) > 0 && b.CV > list[0].CV {
			list = list[:0]
		}
		if len(list) == 0 || b.CV == list[0].CV {
			list = append(list, b)
		}
	}
	return list
}
