package blocks

import "interbellum/engine/blockwar"

// A Change makes a position differ from another.
type Change = func(*blockwar.Table)

// All makes one change of several.
func All(list ...Change) Change {
	return func(table *blockwar.Table) {
		for _, change := range list {
			change(table)
		}
	}
}

// War puts two Factions at war.
func War(f, g blockwar.Side) Change {
	return func(table *blockwar.Table) { Declare(table, f, g) }
}

// Courts gives a Faction so much Influence on a Nation.
func Courts(f blockwar.Faction, n uint8, slug string) Change {
	return func(table *blockwar.Table) {
		table.Nations[Named(table, slug)].Influence = blockwar.Influence{Of: f, N: n}
	}
}

// Holds gives a Nation to a Side.
func Holds(f blockwar.Side, slug string) Change {
	return func(table *blockwar.Table) { table.TakeNation(Named(table, slug), f) }
}

// Arms makes a Nation an Armed Minor that a Side has Violated.
func Arms(by blockwar.Side, slug string) Change {
	return func(table *blockwar.Table) { table.Arm(Named(table, slug), by) }
}

// Named is the Nation of that name; there must be one.
func Named(table *blockwar.Table, slug string) blockwar.Nation {
	n, known := table.ParseNation(slug)
	if !known {
		panic("there is no nation " + slug)
	}
	return n
}
