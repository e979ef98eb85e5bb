package conquest

import (
	"slices"

	"interbellum/engine/blockwar"
)

// china is what lies in China, and in the wars about it.
type china struct {
	Partisans   [blockwar.AreaRoom]uint8        // by Area (17.0)
	Raised      []blockwar.ID                   // Militia that Partisans have become in this Movement Phase (17.2)
	Suppressing []blockwar.ID                   // units committed to Partisan Suppression (17.4)
	Sought      []Sought                        // for which units have been asked
	Insurgents  []Insurgents                    // in the Secret Vault of the Soviets (7.352)
	Intruded    blockwar.Set                    // Foster Factions whose units have entered China (16.31)
	Violated    [blockwar.SideRoom]blockwar.Set // by Proxy Power, the Violators (16.33)
	Owed        [blockwar.SideRoom]uint8        // World Reaction cards that its player has still to draw for that
	Pending     pending                         // what a Command or a mission still asks
	Sneak       sneak                           // Japan's Sneak Attack (15.24)
}

func (c china) clone() china {
	c.Raised, c.Suppressing = slices.Clone(c.Raised), slices.Clone(c.Suppressing)
	c.Sought = slices.Clone(c.Sought)
	c.Insurgents, c.Sneak.From = slices.Clone(c.Insurgents), slices.Clone(c.Sneak.From)
	return c
}

func chinaOf(t *Table) *china { return &own(t).China }

// 16.1 The Proxy Powers and their Foster Factions.

// proxyOf is the Proxy Power of a Faction, or nobody.
func proxyOf(t *Table, f Faction) Side {
	if n := FosterOf(t.Book, f).Proxy; n != blockwar.NoNation {
		return t.Book.SideOf(n)
	}
	return blockwar.NoFaction
}

// isProxy reports whether a Side is a Proxy Power.
func isProxy(s Side) bool { return s == Nationalists || s == Reds }

// proxies are the Proxy Powers that are played.
func proxies(t *Table) []Side {
	return slices.DeleteFunc([]Side{Nationalists, Reds}, func(p Side) bool { return absent(t, t.PlayerOf(p)) })
}

// inChina reports whether an area is a Land Area of China (1.0).
func inChina(t *Table, a Area) bool { return t.Place(a).Region == RegionChina }

// manchuria is the Nation that Russian units may enter without Intrusion (16.31).
func manchuria(t *Table, a Area) bool {
	return t.Place(a).Nation == ImperialJapan && inChina(t, a)
}

// 16.21, 16.22 What the players control in China, not what they have Influence on: cities by their Population for the Nationalists,
// Cities and Towns by their Muster Value for the Reds. What foreign units of the Foster Faction occupy counts as the Proxy Power's.

func natCities(t *Table) (n int) {
	for _, a := range controlled(t, USA) {
		n += t.Place(a).City.Pop()
	}
	return n
}

func redMuster(t *Table) (n int) {
	for _, a := range controlled(t, Soviets) {
		n += t.Place(a).Muster
	}
	return n
}

// controlled are the areas of China that a Faction or its Proxy Power controls.
func controlled(t *Table, f Faction) (list []Area) {
	for _, a := range t.LandAreas() {
		if g := t.Controller(a); inChina(t, a) && g != blockwar.NoFaction && t.PlayerOf(g) == f {
			list = append(list, a)
		}
	}
	return list
}

// chinaControl is the NATCITIES or the REDMUSTER marker of a Foster Faction.
func chinaControl(t *Table, f Faction) int {
	switch f {
	case USA:
		return natCities(t)
	case Soviets:
		return redMuster(t)
	}
	return 0
}

// enlistment is how many Provincial CV the Nationalists build in Proxy Production (7.211, 16.21), activism how many Action cards the
// Reds draw (7.212, 16.22).
func enlistment(t *Table) int { return status(t, USA) }
func activism(t *Table) int   { return status(t, Soviets) }

// status is the lesser of a Proxy Power's control of China and Loyalty to it.
func status(t *Table, f Faction) int { return min(chinaControl(t, f), int(own(t).Loyalty[f].N)) }

// 16.23 civilWarPoints are a Foster Faction's Victory Points in the Chinese Civil War: for control alone, but once it has intruded for
// no more than the Loyalty to its Proxy Power (16.31).
func civilWarPoints(t *Table, f Faction) int {
	if chinaOf(t).Intruded.Has(f) {
		return status(t, f)
	}
	return chinaControl(t, f)
}

// 16.3 Foreign units in China.

// How a Nation's units are bound: those of the Proxy Powers to China (16.12); Western and Russian ones stay out of it, and those of the
// British Empire and of the US besides out of each other's Territory (2.2), which their Sides see to.
const (
	boundToChina uint8 = iota + 1
	boundAbroad
)

func bond(n Nation) uint8 {
	switch {
	case Chinese(n):
		return boundToChina
	case n == US || n == BritishEmpire || n == Russia:
		return boundAbroad
	}
	return 0
}

// bars: US, British and Russian units do not enter China unless they are at war with Japan (16.3, glossary). Those of the Neutral British Empire enter no
// land but its own; they pass Straits (2.2, 1.3).
func bars(t *Table, side Side, bond uint8, a Area) bool {
	switch bond {
	case boundToChina:
		return !inChina(t, a)
	case boundAbroad:
		return inChina(t, a) && !t.Enemies(side, Japan) || abroad(t, side, a) && !t.Place(a).Straits()
	}
	return false
}

// abroad reports whether an area is land that the Neutral British Empire does not hold.
func abroad(t *Table, side Side, a Area) bool {
	return side == Empire && t.Place(a).Land() && t.Controller(a) != Empire
}

// 16.31 intrusion notes that foreign units of a Foster Faction come into China, or pass through it when there is no other way. Russians
// in Manchuria do not intrude.
func intrusion(t *Table, b *blockwar.Block, to Area, reach blockwar.Reach) events {
	side := t.SideOf(b.ID.Nation)
	f, c := t.PlayerOf(side), chinaOf(t)
	if bond(b.ID.Nation) != boundAbroad || c.Intruded.Has(f) || !t.Enemies(side, Japan) {
		return nil
	}
	enters := func(a Area) bool { return inChina(t, a) && !(f == Soviets && manchuria(t, a)) }
	seen := events{t.Say("intrusion", "16.31", f, t.FactionRef(f), t.AreaRef(to), 0)}
	if !enters(to) {
		around := t.Survey(side)
		bounds := around.Bounds
		around.Bounds = func(bond uint8, a Area) bool { return enters(a) || bounds(bond, a) }
		if reach(around) {
			return nil
		}
		seen[0].To = ""
	}
	c.Intruded = c.Intruded.With(f)
	return seen
}
