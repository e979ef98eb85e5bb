package blockwar

// 1.14 Land Area Control.

// Neutral reports whether a Nation is a Neutral that Diplomacy can reach (8.1): neither of a Faction nor
// an Armed Minor.
func (t *Table) Neutral(n Nation) bool {
	s, facts := &t.Nations[n], t.NationFacts(n)
	return facts.Faction == NoFaction && facts.Kind != Colony && s.Marker == NoFaction && !s.Armed
}

// NeutralMinor reports whether it is one, and no Power.
func (t *Table) NeutralMinor(n Nation) bool { return !t.Power(n) && t.Neutral(n) }

// Enemies are those of an Armed Minor, the Violator first.
func (s *NationState) Enemies() []Side {
	first := s.Violators & SetOf(s.Violator)
	return append(first.List(), (s.Violators &^ first).List()...)
}

// Home is the Faction that a Nation or Colony goes with by default (1.14).
func (t *Table) Home(n Nation) Side { return t.Hooks.HomeSide(t, n) }

// homeSide: a Major Power that was Defeated goes with nobody, nor do its Colonies.
func (t *Table) homeSide(n Nation) Side {
	f := t.NationFacts(n)
	if over := f.Overlord; over != NoNation && t.Nations[over].Defeated || t.Nations[n].Defeated {
		return NoFaction
	}
	return f.Faction
}

// Rules is the Faction whose control the Capital of a Nation or Colony exerts when nobody is there.
func (t *Table) Rules(n Nation) Side {
	if m := t.Nations[n].Marker; m != NoFaction {
		return m
	}
	return t.Home(n)
}

// EvaluateControl settles who controls each Land Area, as at the start of a phase. Capitals come first,
// since unoccupied areas go with them.
func (t *Table) EvaluateControl() {
	for n := Nation(1); n <= t.LastNation; n++ {
		capital := t.NationFacts(n).Capital
		if capital == Nowhere || t.Place(capital).Of != n {
			continue // of a Power whose Capital lies in a Colony nothing is settled by it
		}
		if f, settled := t.Occupier(capital); settled {
			t.mark(n, t.Hooks.MarkerSide(t, n, f))
		}
	}
	for _, a := range t.LandAreas() {
		t.markIslet(a)
		t.falls(a, t.Controls(a))
	}
}

// ruler is the Side that controls an area when nobody is there: by the marker on the Islet (1.143), or by the Capital.
func (t *Table) ruler(a Area) Side {
	if m := t.Hooks.IsletMarker(t, a); m != nil && *m != NoFaction {
		return *m
	}
	return t.Rules(t.Place(a).Of)
}

// markIslet lays the marker of a Side that has come to occupy an Islet. It needs none where the Islet goes with its Capital to that Side.
func (t *Table) markIslet(a Area) {
	m := t.Hooks.IsletMarker(t, a)
	if m == nil {
		return
	}
	if f, settled := t.Occupier(a); settled && f != t.ruler(a) {
		if *m = NoFaction; f != t.ruler(a) {
			*m = f
		}
	}
}

// mark lays the Control marker of the Side that has a Capital now. The Side that has it by default needs none.
func (t *Table) mark(n Nation, f Side) {
	switch f {
	case t.Rules(n):
	case t.Home(n):
		t.Nations[n].Marker = NoFaction
	default:
		t.Nations[n].Marker = f
	}
}

// Occupier is the Faction that controls an area by Occupation or Ownership, if units settle it. Air, Naval
// and Submarine units take no land that is not their Faction's (3.21, 3.22, 3.23).
func (t *Table) Occupier(a Area) (Side, bool) {
	s, armed := t.Occupants(a)
	held := false // by a unit that takes no land, but is of the Faction whose land it is
	for _, f := range s.List() {
		if f != t.Control[a] && !t.GroundSupport(f, a) {
			s = s.Without(f)
			held = held || f != NoFaction && t.PlayerOf(f) == t.PlayerOf(t.Control[a])
		}
	}
	switch {
	case s == 0 && held:
		return t.Control[a], true
	case s == 0:
		return NoFaction, armed
	case armed && !s.Has(t.Control[a]):
		return NoFaction, true // the Armed Minor has been there longest
	case s.Has(t.Control[a]):
		return t.Control[a], true
	}
	return s.List()[0], true
}

// Controls is the Side that controls an area as things lie now.
func (t *Table) Controls(a Area) Side {
	if f, settled := t.Occupier(a); settled {
		return f
	}
	p := t.Place(a)
	if p.Home && t.NationFacts(p.Nation).Kind == GreatPower {
		return t.Home(p.Nation)
	}
	return t.ruler(a)
}

// Controller is the Faction that controls an area, as last evaluated.
func (t *Table) Controller(a Area) Side { return t.Control[a] }

// TakeNation gives a Neutral to a Faction by Diplomacy, which counts at once (8.2, see RULINGS.md).
func (t *Table) TakeNation(n Nation, f Side) {
	t.Nations[n] = NationState{Marker: f}
	for _, a := range t.AreasOf(n) {
		if t.Control[a] == NoFaction {
			t.falls(a, f) // the Owner of what is Disputed too
		}
		t.falls(a, t.Controls(a))
	}
}

// falls gives the control of an area to a Side. A Blockade marker on it goes where that is another player's (14.22).
func (t *Table) falls(a Area, f Side) {
	if t.PlayerOf(f) != t.PlayerOf(t.Control[a]) {
		t.Blockade[a] = NotBlockaded
	}
	t.Control[a] = f
}

// User is the Faction that has the use of an area's POP and RES: its controller, or the Faction with
// Influence on a Neutral (8.12, 8.13).
func (t *Table) User(a Area) Faction {
	if f := t.Control[a]; f != NoFaction {
		if !t.Hooks.MayUse(t, f, a) {
			return NoFaction
		}
		return t.PlayerOf(f)
	}
	n := t.Place(a).Of
	if !t.Neutral(n) {
		return NoFaction
	}
	by := t.Nations[n].Influence
	if by.N == 0 || !t.Hooks.InfluenceCounts(t, n, by.Of) {
		return NoFaction
	}
	return by.Of
}

// Levels are a Faction's levels. With blocked, what is Blockaded does not count.
func (t *Table) Levels(f Faction, blocked bool) Levels {
	l := Levels{Ind: int(t.Faction(f).Ind)}
	var shut Blockades
	if blocked {
		shut = t.BlockadesOf(f)
	}
	for _, a := range t.LandAreas() {
		p := t.Place(a)
		if p.City.Pop()+p.Resources() == 0 || t.User(a) != f {
			continue
		}
		switch shut[a] {
		case NotBlockaded:
			l.Pop += p.City.Pop()
			l.Res += t.Resources(f, p)
		case MedBlockade:
			l.Pop += p.City.Pop()
			l.Res += p.TransAfric
		}
	}
	return l
}

// ProductionLevel is the least of the levels. Without its Production Center a Faction has no
// Production (2.11).
func (t *Table) ProductionLevel(f Faction, blocked bool) int {
	if t.PlayerOf(t.Control[t.FactionFacts(f).Center]) != f {
		return 0
	}
	return t.Levels(f, blocked).Production(t.AtWar(f))
}

// Resources are what a Place yields to a Faction.
func (t *Table) Resources(f Faction, p *Place) int { return t.Hooks.Resources(t, f, p) }
