package cataclysm

import "interbellum/engine"

// 8.5 Intervention. A power places one of its available offensive markers as aid to a faction
// of a civil war to which it can trace a line of communications, and provokes the powers with
// an interest there. It may aid only one faction of a civil war (see RULINGS.md).

func (t *Table) interventionChoices(p Power) (legal []engine.Choice) {
	if t.count(p, Available, Offensive) == 0 {
		return nil
	}
	var s *supply
	for a := Area(1); a <= AreaCount; a++ {
		if !t.inPlay(a) || !t.Areas[a].CivilWar || t.Place(a).China {
			continue
		}
		if s == nil {
			lines := t.supplyLines(p)
			s = &lines
		}
		if s.reachesInto(a) {
			for _, c := range factionChoices("intervene", a) {
				if t.aidAt(p, a, factionOf(c.To).other()) == 0 {
					legal = append(legal, c)
				}
			}
		}
	}
	return append(legal, t.chineseInterventions(p)...)
}

// chineseInterventions lists interventions in China, where each Chinese army is aided by itself.
// The line may pass areas that armies of its faction hold, but none of the other's. Once the war
// is over there is no intervention (11.4.5).
func (t *Table) chineseInterventions(p Power) (legal []engine.Choice) {
	if t.China != ChinaActive && t.China != ChinaInactive {
		return nil
	}
	for side := Left; side <= Right; side++ {
		own := t.chineseAreas(side)
		s := t.supplyLinesThrough(p, own)
		for _, a := range own.List() {
			if s.reachesInto(a) {
				legal = append(legal, engine.Choice{Verb: "intervene", On: areaRef(a), To: factionRef(side)})
			}
		}
	}
	return legal
}

func (t *Table) intervene(p Power, a Area, side Faction) events {
	seen := events{say("intervene", "8.5", p, areaRef(a), factionRef(side), 0)}
	t.provoke(p, a, "8.5")
	return append(seen, t.placeAid(p, a, side)...)
}
