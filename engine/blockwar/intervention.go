package blockwar

import "slices"

// Intervention: an Enemy of the Violator makes an Armed Minor its Satellite, by declaring it and by
// moving a Ground unit into its Territory.

// CanIntervene reports whether a Side may declare an Intervention for a Nation: an Enemy of the Violator may, unless its player
// is an Enemy of the Armed Minor, or a Fortress would be exchanged beside units of a Rival at Peace (see RULINGS.md).
func (t *Table) CanIntervene(f Side, n Nation) bool {
	s, wars := &t.Nations[n], t.Side(t.Hooks.WinsFor(t, n, f)).Wars
	return s.Armed && t.Enemies(f, s.Violator) && !t.intervenes(f, n) &&
		!slices.ContainsFunc(s.Enemies(), func(g Side) bool { return t.PlayerOf(g) == t.PlayerOf(f) }) &&
		!slices.ContainsFunc(t.AreasOf(n), func(a Area) bool {
			here, armed := t.Occupants(a)
			return armed && here&^wars != 0
		})
}

// intervenes reports whether the Faction has declared an Intervention in this Player Turn.
func (t *Table) intervenes(f Side, n Nation) bool {
	return t.Active == t.PlayerOf(f) && slices.Contains(t.Turn.Intervening, n)
}

func (t *Table) declareIntervention(f Side, n Nation) events {
	t.Turn.Intervening = append(t.Turn.Intervening, n)
	t.Turn.Duties = append(t.Turn.Duties, Duty{By: f, In: n, Help: true})
	return events{t.Say("intervention-declared", t.Rule.Intervene, f, t.NationRef(n), t.FactionRef(f), 0)}
}

// intervene carries an Intervention out at the end of the Movement Phase, if a Ground unit has come to Territory that was the Armed
// Minor's when the phase began: the Fortresses that are left are exchanged for units of the Great Power, of as much CV and of any type.
func (t *Table) intervene(f Faction, n Nation) (step, events) {
	if !slices.ContainsFunc(t.AreasOf(n), func(a Area) bool { return t.Controller(a) == NoFaction && t.GroundSupport(f, a) }) {
		return nil, nil
	}
	call := &Muster{Faction: f, Rule: t.Rule.Intervene}
	var owned []Area
	for _, a := range t.AreasOf(n) {
		for _, fort := range t.Here(a, func(b *Block) bool { return b.ID.Nation == t.Forces() }) {
			call.Tasks = append(call.Tasks, Task{t.Hooks.GarrisonNation(t, f, a), a, fort.CV})
			if t.Controller(a) == NoFaction {
				owned = append(owned, a)
			}
		}
	}
	t.Disarm(n)
	t.TakeNation(n, t.Hooks.WinsFor(t, n, f))
	for _, a := range owned {
		t.falls(a, t.Hooks.WinsFor(t, n, f)) // where only its Enemies stand until the exchange
	}
	seen := events{t.Say("satellite", t.Rule.Intervene, f, t.NationRef(n), t.FactionRef(f), 0)}
	if len(call.Tasks) == 0 {
		return nil, seen
	}
	return call, seen
}

// Disarm takes the Fortresses of an Armed Minor off the map.
func (t *Table) Disarm(n Nation) {
	for i := len(t.Blocks) - 1; i >= 0; i-- {
		if b := t.Blocks[i]; b.ID.Nation == t.Forces() && t.Place(b.At).Of == n {
			t.TakeOff(b.ID)
		}
	}
}
