package blockwar

import "interbellum/engine"

// 12.41s Targeting in three-way Battles: on land the Attacker says at the start which Enemies it targets.
// At sea it fights them all, since a Sea Battle is fought to a conclusion (see RULINGS.md).

func (s *BattleResolution) choosesTargets(t *Table) bool {
	return t.Place(s.Area).Land() && len(t.sidesIn(t.Opposed(t.Active, s.Area))) > 1
}

func (t *Table) sidesIn(set Set) (list []Side) {
	for _, side := range t.AllSides() {
		if set.Has(side) {
			list = append(list, side)
		}
	}
	return list
}

func (s *BattleResolution) askTargets(t *Table) engine.Decision {
	d := t.Ask(t.Active, "targets", "12.41s", t.AreaRef(s.Area), engine.Choice{Verb: "target-all", On: t.AreaRef(s.Area)})
	for _, side := range t.sidesIn(t.Opposed(t.Active, s.Area)) {
		d.Legal = append(d.Legal, engine.Choice{Verb: "target", On: t.AreaRef(s.Area), To: t.SideRef(side)})
	}
	return d
}

func (s *BattleResolution) chosenTargets(t *Table, c engine.Choice) Set {
	if c.Verb == "target-all" {
		return t.Opposed(t.Active, s.Area)
	}
	return Set(0).With(t.FactionOf(c.To))
}
