package blockwar

// Captures settles, at the end of a Combat Phase, whose Capitals are Captured: occupied by the units of an
// Enemy alone (1.121).
func (t *Table) Captures() (seen events) {
	for n := Nation(1); n <= t.LastNation; n++ {
		by := t.capturer(n)
		switch {
		case by == NoFaction:
		case t.Nations[n].Armed && t.Nations[n].Violators.Has(by):
			seen = append(seen, t.defeatMinor(n, by)...)
		case t.NationFacts(n).Kind == MajorPower && !t.Nations[n].Defeated && t.Enemies(by, t.SideOf(n)) && t.joined(n):
			seen = append(seen, t.defeatPower(n, by)...)
		}
	}
	return seen
}

// capturer is the Faction whose units alone occupy a Nation's Capital. To take it from others they must
// be Ground units; what the Faction came to control before the Combat Phase it took with such.
func (t *Table) capturer(n Nation) Faction {
	s, armed := t.Occupants(t.CapitalOf(n))
	if armed || s.Len() != 1 {
		return NoFaction
	}
	if f := s.List()[0]; t.Controller(t.CapitalOf(n)) == f || t.GroundSupport(f, t.CapitalOf(n)) {
		return f
	}
	return NoFaction
}

// Armed Minor Defeat: its units are removed, and the conqueror controls what nobody occupies.
func (t *Table) defeatMinor(n Nation, by Faction) events {
	t.Disarm(n)
	t.Nations[n] = NationState{Marker: t.Hooks.MarkerSide(t, n, by)}
	return events{t.Say("minor-defeated", t.Rule.MinorDefeat, by, t.NationRef(n), t.FactionRef(by), 0)}
}

// Defeat of a Major Power: all its units leave play for good, and its Colonies become Armed Minors
// unless another Power controls or occupies their Capitals.
func (t *Table) defeatPower(n Nation, by Faction) events {
	for i := len(t.Blocks) - 1; i >= 0; i-- {
		if t.Blocks[i].ID.Nation == n {
			t.TakeOff(t.Blocks[i].ID)
		}
	}
	t.Removed[n], t.Pool[n] = t.Pool[n], [TypeRoom]uint8{}
	t.Nations[n] = NationState{Marker: by, Defeated: true}
	seen := events{t.Say("power-defeated", t.Rule.Defeat, by, t.NationRef(n), t.FactionRef(by), 0)}
	for c := Nation(1); c <= t.LastNation; c++ {
		if t.NationFacts(c).Overlord == n {
			seen = append(seen, t.orphan(c)...)
		}
	}
	return seen
}

// orphan gives a Colony whose Power is Defeated to the Faction that holds its Capital; without one it is an Armed Minor.
func (t *Table) orphan(c Nation) (seen events) {
	if t.Nations[c].Marker != NoFaction {
		return nil
	}
	if s, _ := t.Occupants(t.CapitalOf(c)); s != 0 {
		if f, settled := t.Occupier(t.CapitalOf(c)); settled && f != NoFaction {
			t.Nations[c].Marker = f
			return events{t.Say("colony-kept", t.Rule.Colonies, f, t.NationRef(c), t.FactionRef(f), 0)}
		}
	}
	return t.Arm(c, NoFaction)
}

// Arm makes an Armed Minor of a Neutral, or of a Colony that nobody holds, and deploys its Fortresses, as
// far as there are blocks and nobody is there (8.14). They stand face up: everybody knows what they are. A Colony that
// is one already has them in place.
func (t *Table) Arm(n Nation, by Faction) (seen events) {
	old := t.Nations[n].Armed
	t.Nations[n] = NationState{Armed: true}
	if by != NoFaction {
		t.Nations[n].Violator, t.Nations[n].Violators = by, SetOf(by)
	}
	if old {
		return nil
	}
	for _, now := range t.garrison(n, by) {
		if s, _ := t.Occupants(now.Area); s != 0 || !t.CanStand(t.Forces(), Fortress, now.Area) {
			continue
		}
		b := t.PutAtMost(t.Forces(), Fortress, now.CV, now.Area)
		b.Marks = FaceUp
		seen = append(seen, t.Say("fortress-deployed", t.Rule.ArmedMinors, NoFaction, t.AreaRef(now.Area), t.NationRef(n), int(b.CV)))
	}
	return seen
}

// joined reports whether a Power is in the war on its Side: one that begins Neutral only once its Control marker says so.
func (t *Table) joined(n Nation) bool {
	return t.NationFacts(n).Faction != NoFaction || t.Nations[n].Marker == t.SideOf(n) && !t.Nations[n].Defeated
}
