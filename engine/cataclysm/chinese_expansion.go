package cataclysm

import "interbellum/engine"

// chineseExpansion is 11.4.6: a faction tries to win a country by diplomacy of its own, without
// modifiers and without provocation.
type chineseExpansion struct {
	Faction Faction
	Dice    int8
	Target  Area
}

// chineseTargets lists where the faction could expand: an uncontrolled country next to its armies
// without a Chinese army; after the faction has won the war also one that a power controls without
// a land unit there.
func (t *Table) chineseTargets(s Faction) (list []Area) {
	own := t.chineseAreas(s)
	for _, a := range t.ChineseCountries() {
		free := t.controller(a) == NoPower || t.China == ChinaOver
		if free && t.chinese(a) == nil && !t.garrisoned(a) && !isEmpty(intersection(t.passages.adjacent[a], own)) {
			list = append(list, a)
		}
	}
	return list
}

// unitsOfPowers lists the units of powers in the area. A faction that expands into it sends all of
// them away, also those at a special British base (see RULINGS.md).
func (t *Table) unitsOfPowers(a Area) (list []UnitID) {
	for _, u := range t.unitsAt(a) {
		if u.Owner != Neutral {
			list = append(list, u.UnitID)
		}
	}
	return list
}

func (x *chineseExpansion) Waiting(t *Table) bool {
	return x.Target == Nowhere && len(t.chineseTargets(x.Faction)) > 1 && t.decider(x.Faction) != NoPower
}

func (x *chineseExpansion) Open(t *Table) []engine.Decision {
	q := ask(t.decider(x.Faction), "chinese-expansion", "11.4.6", factionRef(x.Faction))
	for _, a := range t.chineseTargets(x.Faction) {
		q.Legal = append(q.Legal, engine.Choice{Verb: "expand", On: areaRef(a), To: factionRef(x.Faction)})
	}
	return []engine.Decision{q}
}

func (x *chineseExpansion) Take(_ *Table, e engine.Entry) events {
	x.Target = areaOf(e.Choice.On)
	return nil
}

func (x *chineseExpansion) Next(t *Table, ended step) (step, bool, events) {
	if r, is := ended.(*roll); is {
		if r.Score() < checkPasses || t.chinese(x.Target) != nil {
			return nil, true, events{say("chinese-expansion-failed", "11.4.6", NoPower, areaRef(x.Target), factionRef(x.Faction), 0)}
		}
		seen := append(t.placeChineseArmy(x.Target, x.Faction, "11.4.6"), t.removePowersFrom(x.Target, "11.4.6")...)
		if units := t.unitsOfPowers(x.Target); len(units) > 0 {
			return &retreat{Units: units, Choice: true, Rule: "11.4.6"}, true, seen
		}
		return nil, true, seen
	}
	if x.Target == Nowhere {
		list := t.chineseTargets(x.Faction)
		if len(list) == 0 {
			return nil, true, nil
		}
		x.Target = list[0]
	}
	return newRoll(Neutral, "chinese-expansion", "11.4.6", areaRef(x.Target), int(x.Dice)), false, nil
}
