package checks

import (
	"strings"

	"interbellum/engine/blockwar"
	"interbellum/engine/board"
)

// Over is a border seen from an area.
type Over = board.Border[blockwar.Area, blockwar.Border]

// Area is a place in the row of an area, Nation in that of a Nation, Faction in that of a Faction, Type in that of a type of unit, Tech in that
// of a Technology.
func (j *Judge) Area(a blockwar.Area, field string) At {
	return At{"areas.csv", j.Place(a).Slug, field}
}

// Nation is a place in the row of a Nation.
func (j *Judge) Nation(n blockwar.Nation, field string) At {
	return At{"nations.csv", j.NationFacts(n).Slug, field}
}

// Faction is a place in the row of a Faction.
func (j *Judge) Faction(f blockwar.Faction, field string) At {
	return At{"factions.csv", j.FactionFacts(f).Slug, field}
}

// Tech is a place in the row of a Technology.
func (j *Judge) Tech(t blockwar.Tech, field string) At {
	return At{"technologies.csv", j.TechFacts(t).Slug, field}
}

// Block is a place in the row of a Nation's blocks of a type.
func (j *Judge) Block(n blockwar.Nation, u blockwar.Type, field string) At {
	return At{"blocks.csv", j.NationFacts(n).Slug + "," + j.Chart[u].Slug, field}
}

// Border is a place in the row of a border, as the file names it.
func (j *Judge) Border(a, b blockwar.Area, field string) At {
	key := j.Place(a).Slug + "," + j.Place(b).Slug
	if r := j.Row("borders.csv", key); r != nil {
		key = r.Key
	}
	return At{"borders.csv", key, field}
}

// Reach lists the areas that no way leads to from one of them, but for those that no border joins to another.
func (j *Judge) Reach(from string, all []blockwar.Area, open func(blockwar.Area, Over) bool) (cut []blockwar.Area) {
	reach := j.Graph.Reach(j.MustArea(from), board.Unlimited, open)
	for _, a := range all {
		if !reach.Has(a) && len(j.Graph.Neighbours(a)) > 0 {
			cut = append(cut, a)
		}
	}
	return cut
}

// borders notes areas without a border.
func (j *Judge) borders() {
	for a := range j.Graph.All() {
		if len(j.Graph.Neighbours(a)) == 0 {
			j.Against("1.11", j.Area(a, ""), "checks/blocks.alone")
		}
	}
	for _, a := range j.LandAreas() {
		if p := j.Place(a); (p.Straits() || p.Island) && !p.Coastal {
			j.Against("1.3", j.Area(a, ""), "checks/blocks.dry")
		}
	}
}

// capitals notes Nations whose Capital is not their largest City, and those with none that could be Captured.
func (j *Judge) capitals() {
	rule := j.game.Capital
	for n := blockwar.Nation(1); n <= j.LastNation; n++ {
		capital := j.NationFacts(n).Capital
		if len(j.AreasOf(n)) == 0 {
			j.Against(rule, j.Nation(n, ""), "checks/blocks.landless")
			continue
		}
		inside := capital != blockwar.Nowhere && j.Place(capital).Of == n
		for _, a := range j.AreasOf(n) {
			if inside && j.Place(a).City > j.Place(capital).City {
				j.Against(rule, j.Nation(n, "capital"), "checks/blocks.capital", j.Place(a).Name, j.Place(capital).Name)
			}
		}
	}
}

// Level notes what is counted on the map for a Faction and is not what its row says; field is pop or res.
func (j *Judge) Level(rule string, f blockwar.Faction, field string, counted, printed int) {
	if counted != printed {
		j.Against(rule, j.Faction(f, field), "checks/blocks.level", strings.ToUpper(field), counted, printed)
	}
}
