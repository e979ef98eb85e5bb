package checks

import (
	"slices"

	"interbellum/engine/blockwar"
	"interbellum/engine/blockwar/checks"
	"interbellum/engine/triumph"
)

// islands have no border on land, but for those of London and Glasgow.
func (j judge) islands() {
	var alone []string
	for _, a := range j.LandAreas() {
		p, dry := j.Place(a), true
		for _, o := range j.Graph.Neighbours(a) {
			dry = dry && j.Place(o.To).Sea()
			if p.Island && o.Via <= blockwar.Mountain && p.Slug != "london" && p.Slug != "glasgow" {
				j.Against("1.1", j.Border(a, o.To, ""), "checks/triumph.island", p.Name)
			}
		}
		if dry {
			alone = append(alone, p.Slug)
		}
	}
	for _, slug := range alone {
		if !slices.Contains([]string{"azores", "crete", "dublin", "iceland", "rio_de_janeiro", "sardinia"}, slug) {
			j.Unlike(checks.At{File: "areas.csv", Row: slug}, "checks/triumph.lonely")
		}
	}
}

// ways: all areas can be reached, and Lvov lies open to the USSR.
func (j judge) ways() {
	var all []triumph.Area
	for a := range j.Graph.All() {
		all = append(all, a)
	}
	for _, a := range j.Reach("berlin", all, nil) {
		j.Against("1.11", j.Area(a, ""), "checks/blocks.reach", j.Place(j.MustArea("berlin")).Name)
	}
	for _, o := range j.Graph.Neighbours(j.MustArea("lvov")) {
		if j.Place(o.To).Nation == triumph.SovietUnion && o.Via != blockwar.Plains {
			j.Against("11.52", j.Border(j.MustArea("lvov"), o.To, "kind"), "checks/value", blockwar.Plains.String())
		}
	}
	j.closed()
}

// closed: no ship comes to the Caspian, and the Azores lie in four waters.
func (j judge) closed() {
	for a := range j.Graph.All() {
		for _, o := range j.Graph.Neighbours(a) {
			caspian := func(a triumph.Area) bool {
				slug := j.Place(a).Slug
				return slug == "northern_caspian_sea" || slug == "southern_caspian_sea"
			}
			if caspian(a) && !caspian(o.To) && j.Place(o.To).Sea() {
				j.Against("1.2", j.Border(a, o.To, ""), "checks/triumph.caspian")
			}
		}
	}
	azores := j.MustArea("azores")
	if n := len(j.Graph.Neighbours(azores)); n != 4 {
		j.Against("1.2", j.Area(azores, ""), "checks/triumph.azores", n, 4)
	}
}
