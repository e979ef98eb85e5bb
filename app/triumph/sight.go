package triumph

import (
	"interbellum/app/face"
	"interbellum/engine"
	rules "interbellum/engine/triumph"
)

// viewOf is the game's own view in a sight; never nil.
func viewOf(s *face.Sight) *rules.View {
	if s != nil {
		if v, is := s.View.(*rules.View); is && v != nil {
			return v
		}
	}
	return &rules.View{}
}

func factionView(v *rules.View, f rules.Faction) *rules.FactionView {
	for i := range v.Factions {
		if v.Factions[i].Faction == f {
			return &v.Factions[i]
		}
	}
	return &rules.FactionView{Faction: f}
}

func nationView(v *rules.View, n rules.Nation) *rules.NationView {
	for i := range v.Nations {
		if v.Nations[i].Nation == n {
			return &v.Nations[i]
		}
	}
	return &rules.NationView{Nation: n}
}

// controllerOf is who controls a Land Area, or nobody.
func controllerOf(v *rules.View, a rules.Area) rules.Faction {
	if int(a) < len(v.Control) {
		return v.Control[a]
	}
	return rules.NoFaction
}

// unitAt finds an own block by its name.
func unitAt(v *rules.View, r engine.Ref) *rules.UnitView {
	for i := range v.Units {
		if r != "" && v.Units[i].Unit == r {
			return &v.Units[i]
		}
	}
	return nil
}

// fighter finds a unit of the Battle under way.
func fighter(v *rules.View, r engine.Ref) *rules.BattleUnit {
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
func about(v *rules.View, d engine.Decision) rules.Area {
	if d.About.Class() == "area" {
		return areaOf(d.About)
	}
	if v.Battle != nil {
		return v.Battle.Area
	}
	return rules.Nowhere
}

// ownerOf is the Faction whose blocks a Nation's are; the Neutral's are nobody's.
func ownerOf(n rules.Nation) rules.Faction {
	if n == rules.USA {
		return rules.West
	}
	return n.Facts().Faction
}
