package triumph

import "interbellum/engine"

// 12.41s Targeting in three-way Battles: on land the Attacker says at the start which Enemies it targets.
// At sea it fights them all, since a Sea Battle is fought to a conclusion (see RULINGS.md).

func (s *battle) choosesTargets(t *Table) bool {
	return s.Area.Place().Land() && len(sidesIn(t.against(t.Active, s.Area))) > 1
}

func sidesIn(set Factions) (list []Faction) {
	for _, side := range allSides {
		if set.Has(side) {
			list = append(list, side)
		}
	}
	return list
}

func (s *battle) askTargets(t *Table) engine.Decision {
	d := ask(t.Active, "targets", "12.41s", areaRef(s.Area), engine.Choice{Verb: "target-all", On: areaRef(s.Area)})
	for _, side := range sidesIn(t.against(t.Active, s.Area)) {
		d.Legal = append(d.Legal, engine.Choice{Verb: "target", On: areaRef(s.Area), To: sideRef(side)})
	}
	return d
}

func (s *battle) chosenTargets(t *Table, c engine.Choice) Factions {
	if c.Verb == "target-all" {
		return t.against(t.Active, s.Area)
	}
	return Factions(0).With(factionOf(c.To))
}
