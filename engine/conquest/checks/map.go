package checks

import (
	"slices"

	"interbellum/engine/blockwar"
	"interbellum/engine/blockwar/checks"
	"interbellum/engine/conquest"
)

// straits: they join two waters, and what is Coastal lies on one.
func (j judge) straits() {
	for _, a := range j.LandAreas() {
		waters := 0
		for _, over := range j.Graph.Neighbours(a) {
			if j.Place(over.To).Sea() {
				waters++
			}
		}
		if j.Place(a).Kind == blockwar.StraitArea && waters < 2 {
			j.Against("1.3", j.Area(a, ""), "checks/conquest.straits", waters)
		}
	}
}

const desert = "great-australian-desert"

// ways: all areas can be reached, but for the Great Australian Desert.
func (j judge) ways() {
	var all []conquest.Area
	for a := range j.Graph.All() {
		if j.Place(a).Slug != desert {
			all = append(all, a)
		}
	}
	open := func(_ conquest.Area, over checks.Over) bool { return !over.Via.Closed() }
	for _, a := range j.Reach("tokyo", all, open) {
		j.Against("1.11", j.Area(a, ""), "checks/blocks.reach", j.Place(j.MustArea("tokyo")).Name)
	}
	for _, a := range j.Reach("bonin-sea", j.WaterAreas(), func(from conquest.Area, over checks.Over) bool {
		return !over.Via.Closed() && (j.Place(from).Sea() || j.Place(from).Straits())
	}) {
		j.Against("1.3", j.Area(a, ""), "checks/conquest.reach", j.Place(j.MustArea("bonin-sea")).Name)
	}
	lakes := 0
	for a := range j.Graph.All() {
		for _, over := range j.Graph.Neighbours(a) {
			if a > over.To {
				continue
			}
			lies := j.Place(a).Slug == desert || j.Place(over.To).Slug == desert
			if (over.Via == blockwar.Impassable) != lies {
				j.Against("1.11", j.Border(a, over.To, "kind"), "checks/conquest.desert")
			}
			if over.Via == blockwar.Lake {
				if lakes++; lakes > 1 {
					j.Against("1.11", j.Border(a, over.To, "kind"), "checks/conquest.lake")
				}
			}
		}
	}
	j.neighbours()
	j.seas()
}

// neighbours are those that the rules name.
func (j judge) neighbours() {
	if over, touch := j.Graph.Between(j.MustArea("shansi"), j.MustArea("suchow")); !touch || conquest.BorderLimits(false)[over.Via] != 1 {
		j.Against("11.52", j.Border(j.MustArea("shansi"), j.MustArea("suchow"), "kind"), "checks/conquest.limit")
	}
	if !conquest.Adjacent(j.Book, j.MustArea("vancouver"), j.MustArea("seattle")) {
		j.Against("8.3", j.Border(j.MustArea("vancouver"), j.MustArea("seattle"), ""), "checks/conquest.adjacent")
	}
	sinkiang := j.MustArea("sinkiang")
	if !slices.ContainsFunc(j.Graph.Neighbours(sinkiang), func(over checks.Over) bool { return j.Place(over.To).Of == conquest.Russia }) {
		j.Against("19.6", j.Area(sinkiang, ""), "checks/conquest.sinkiang")
	}
}

// seas are the Home Seas of the British Empire (2.41).
func (j judge) seas() {
	home := conquest.HomeSeas(j.Book, conquest.BritishEmpire)
	for _, slug := range []string{"tasman-sea", "coral-sea", "timor-sea", "southern-ocean", "indian-ocean", "gulf-of-alaska"} {
		if a := j.MustArea(slug); !slices.Contains(home, a) {
			j.Against("2.41", j.Area(a, ""), "checks/conquest.home-sea")
		}
	}
	for _, slug := range []string{"bay-of-bengal", "south-china-sea", "andaman-sea"} {
		if a := j.MustArea(slug); slices.Contains(home, a) {
			j.Against("2.41", j.Area(a, ""), "checks/conquest.no-home-sea")
		}
	}
}

// trade: at the start all POP and RES has a way to its Production Center (14.21).
func (j judge) trade() {
	for _, x := range []struct {
		f  conquest.Faction
		of []conquest.Nation
	}{
		{conquest.Japan, []conquest.Nation{conquest.ImperialJapan}}, {conquest.USA, []conquest.Nation{conquest.US, conquest.NatChina, conquest.BritishEmpire}},
		{conquest.Soviets, []conquest.Nation{conquest.Russia, conquest.RedChina}},
	} {
		w := blockwar.Ways{Map: j.Map, Open: func(a conquest.Area) bool {
			p := j.Place(a)
			kind := j.NationFacts(p.Of).Kind
			return p.Sea() || p.Straits() || slices.Contains(x.of, p.Nation) || kind == blockwar.Minor || kind == blockwar.Province
		}}
		center := j.FactionFacts(x.f).Center
		routes := w.Trade(center)
		for _, a := range j.LandAreas() {
			if p := j.Place(a); slices.Contains(x.of, p.Nation) && p.City.Pop()+p.Res > 0 && !routes.Open(a) {
				j.Against("14.21", j.Area(a, ""), "checks/conquest.trade", j.Place(center).Name)
			}
		}
	}
}
