package blockwar

import "slices"

// Battlefield is an area that holds or held a Battle in a Player Turn.
type Battlefield struct {
	Area   Area
	Active bool // the Active Player has it resolved
	Raid   bool // does not block Retreats
	Done   bool
}

// Battlefields are those of a Player Turn, by area.
type Battlefields []Battlefield

// Get is the field in that area, or nil.
func (list Battlefields) Get(a Area) *Battlefield {
	for i := range list {
		if list[i].Area == a {
			return &list[i]
		}
	}
	return nil
}

// Activate makes the Battle in an area one that is resolved; it is put on the list where it is not there.
func (list *Battlefields) Activate(a Area) {
	if f := list.Get(a); f != nil {
		f.Active = true
		return
	}
	at, _ := slices.BinarySearchFunc(*list, a, func(f Battlefield, a Area) int { return int(f.Area) - int(a) })
	*list = slices.Insert(*list, at, Battlefield{Area: a, Active: true})
}

// Left lists the areas whose Battles have still to be resolved.
func (list Battlefields) Left() (left []Area) {
	for _, f := range list {
		if f.Active && !f.Done {
			left = append(left, f.Area)
		}
	}
	return left
}

// Bars reports whether nobody can Retreat into the area: it held a Battle that was no Raid.
func (list Battlefields) Bars(a Area) bool {
	f := list.Get(a)
	return f != nil && !f.Raid
}

// Leaving is what binds a unit that Retreats out of a Battle.
type Leaving struct {
	At       Area
	Attacker bool
	From     Area      // from where an Attacker Engaged in this Player Turn; 0 if it did not
	Entered  Crossings // where its Enemies Engaged over
}

// Bars reports whether the unit may not go into an area: a Defender to where the Enemy Engaged from, an Attacker anywhere but
// to where it Engaged from.
func (l Leaving) Bars(to Area) bool {
	if l.Attacker {
		return l.From != 0 && to != l.From
	}
	return slices.ContainsFunc(l.Entered.Into(l.At), func(c Crossing) bool { return c.From == to })
}
