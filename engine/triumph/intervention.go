package triumph

import "slices"

// 15.423 Intervention: an Enemy of the Violator makes an Armed Minor its Satellite, by declaring it and by
// moving a Ground unit into its Territory.

// canIntervene reports whether a Faction may declare an Intervention for a Nation. It must be at war with
// every Enemy of the Armed Minor (see RULINGS.md).
func (t *Table) canIntervene(f Faction, n Nation) bool {
	s := &t.Nations[n]
	return s.Armed && s.Violators != 0 && s.Violators&^t.faction(f).Wars == 0 && !t.intervenes(f, n)
}

// intervenes reports whether the Faction has declared an Intervention in this Player Turn.
func (t *Table) intervenes(f Faction, n Nation) bool {
	return t.Active == f && slices.Contains(t.Turn.Intervening, n)
}

func (t *Table) declareIntervention(f Faction, n Nation) events {
	t.Turn.Intervening = append(t.Turn.Intervening, n)
	t.Turn.Duties = append(t.Turn.Duties, Duty{In: n, Help: true})
	return events{say("intervention-declared", "15.423", f, nationRef(n), factionRef(f), 0)}
}

// intervene carries an Intervention out at the end of the Movement Phase, if a Ground unit has come: the
// Fortresses that are left are exchanged for units of the Great Power, of as much CV and of any type.
func (t *Table) intervene(f Faction, n Nation) (step, events) {
	if !slices.ContainsFunc(n.Areas(), func(a Area) bool { return t.groundSupport(f, a) }) {
		return nil, nil
	}
	call := &muster{Faction: f, Rule: "15.423"}
	for _, a := range n.Areas() {
		for _, fort := range t.here(a, func(b *block) bool { return b.ID.Nation == NeutralForces }) {
			call.Tasks = append(call.Tasks, task{f.Facts().Great, a, fort.CV})
		}
	}
	t.disarm(n)
	t.takeNation(n, f)
	seen := events{say("satellite", "15.423", f, nationRef(n), factionRef(f), 0)}
	if len(call.Tasks) == 0 {
		return nil, seen
	}
	return call, seen
}

// disarm takes the Fortresses of an Armed Minor off the map.
func (t *Table) disarm(n Nation) {
	for i := len(t.Blocks) - 1; i >= 0; i-- {
		if b := t.Blocks[i]; b.ID.Nation == NeutralForces && b.At.Place().Of == n {
			t.takeOff(b.ID)
		}
	}
}
