package triumph

import (
	"interbellum/app/face"
	"interbellum/engine"
	"interbellum/engine/blockwar"
	rules "interbellum/engine/triumph"
)

// viewOf is the game's own view in a sight; never nil.
func viewOf(s *face.Sight) *blockwar.View {
	if s != nil {
		if v, is := s.View.(*blockwar.View); is && v != nil {
			return v
		}
	}
	return &blockwar.View{}
}

func factionView(v *blockwar.View, f rules.Faction) *blockwar.FactionView {
	for i := range v.Factions {
		if v.Factions[i].Faction == f {
			return &v.Factions[i]
		}
	}
	return &blockwar.FactionView{Faction: f}
}

func nationView(v *blockwar.View, n rules.Nation) *blockwar.NationView {
	for i := range v.Nations {
		if v.Nations[i].Nation == n {
			return &v.Nations[i]
		}
	}
	return &blockwar.NationView{Nation: n}
}

// controllerOf is who controls a Land Area, or nobody.
func controllerOf(v *blockwar.View, a rules.Area) rules.Faction {
	if int(a) < len(v.Control) {
		return v.Control[a]
	}
	return blockwar.NoFaction
}

// unitAt finds an own block by its name.
func unitAt(v *blockwar.View, r engine.Ref) *blockwar.UnitView {
	for i := range v.Units {
		if r != "" && v.Units[i].Unit == r {
			return &v.Units[i]
		}
	}
	return nil
}

// fighter finds a unit of the Battle under way.
func fighter(v *blockwar.View, r engine.Ref) *blockwar.BattleUnit {
	if v.Battle != nil {
		for i := range v.Battle.Units {
			if v.Battle.Units[i].Ref == r {
				return &v.Battle.Units[i]
			}
		}
	}
	return nil
}

// about is the area that a question is about: it names one, or the Battle's.
func about(v *blockwar.View, d engine.Decision) rules.Area {
	if d.About.Class() == "area" {
		return areaOf(d.About)
	}
	if v.Battle != nil {
		return v.Battle.Area
	}
	return blockwar.Nowhere
}

// ownerOf is the Faction whose blocks a Nation's are; the Neutral's are nobody's.
func ownerOf(n rules.Nation) rules.Faction {
	if n == rules.USA {
		return rules.West
	}
	return rules.Book().NationFacts(n).Faction
}
