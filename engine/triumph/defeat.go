package triumph

import "interbellum/engine/blockwar"

// captures settles, at the end of a Combat Phase, whose Capitals are Captured: occupied by the units of an
// Enemy alone (1.121).
func (t *Table) captures() (seen events) {
	for n := Nation(1); n <= NationCount; n++ {
		by := t.capturer(n)
		switch {
		case by == NoFaction:
		case t.Nations[n].Armed && t.Nations[n].Violators.Has(by):
			seen = append(seen, t.defeatMinor(n, by)...)
		case n.Facts().Kind == MajorPower && !t.Nations[n].Defeated && t.enemies(by, n.owner()) && (n != USA || t.usaWith()):
			seen = append(seen, t.defeatPower(n, by)...)
		}
	}
	return seen
}

// capital is the area with which a Nation is Captured: of a Nation without a Capital its only one.
func (n Nation) capital() Area {
	if c := n.Facts().Capital; c != Nowhere {
		return c
	}
	return n.Areas()[0]
}

// capturer is the Faction whose units alone occupy a Nation's Capital. To take it from others they must
// be Ground units; what the Faction came to control before the Combat Phase it took with such.
func (t *Table) capturer(n Nation) Faction {
	s, armed := t.occupants(n.capital())
	if armed || s.Len() != 1 {
		return NoFaction
	}
	if f := s.List()[0]; t.controller(n.capital()) == f || t.groundSupport(f, n.capital()) {
		return f
	}
	return NoFaction
}

// 15.421 Armed Minor Defeat: its units are removed, and the conqueror controls what nobody occupies.
func (t *Table) defeatMinor(n Nation, by Faction) events {
	t.disarm(n)
	t.Nations[n] = NationState{Marker: by}
	return events{say("minor-defeated", "15.421", by, nationRef(n), factionRef(by), 0)}
}

// 2.21 Defeat of a Major Power: all its units leave play for good, and its Colonies become Armed Minors
// unless another Power controls or occupies their Capitals (2.31).
func (t *Table) defeatPower(n Nation, by Faction) events {
	for i := len(t.Blocks) - 1; i >= 0; i-- {
		if t.Blocks[i].ID.Nation == n {
			t.takeOff(t.Blocks[i].ID)
		}
	}
	t.Removed[n], t.Pool[n] = t.Pool[n], [TypeCount + 1]uint8{}
	t.Nations[n] = NationState{Marker: by, Defeated: true}
	seen := events{say("power-defeated", "2.21", by, nationRef(n), factionRef(by), 0)}
	for c := Nation(1); c <= NationCount; c++ {
		if c.Facts().Overlord == n {
			seen = append(seen, t.orphan(c)...)
		}
	}
	return seen
}

// orphan is what becomes of a Colony when its Power is Defeated.
func (t *Table) orphan(c Nation) (seen events) {
	if t.Nations[c].Marker != NoFaction {
		return nil
	}
	if s, _ := t.occupants(c.capital()); s != 0 {
		if f, settled := t.occupier(c.capital()); settled && f != NoFaction {
			t.Nations[c].Marker = f
			return events{say("colony-kept", "2.31", f, nationRef(c), factionRef(f), 0)}
		}
	}
	return t.arm(c, NoFaction)
}

// arm makes an Armed Minor of a Neutral, or of a Colony that nobody holds, and deploys its Fortresses, as
// far as there are blocks and nobody is there (8.14, 15.42). They stand face up: everybody knows what they are. A Colony that
// is one already has them in place (sidebar of 15.42).
func (t *Table) arm(n Nation, by Faction) (seen events) {
	if t.Nations[n].Armed {
		t.Nations[n].Violators = SetOf(by)
		return nil
	}
	t.Nations[n] = NationState{Armed: true}
	if by != NoFaction {
		t.Nations[n].Violators = SetOf(by)
	}
	for _, now := range garrison(n, by) {
		if s, _ := t.occupants(now.Area); s != 0 || !t.canStand(NeutralForces, blockwar.Fortress, now.Area) {
			continue
		}
		t.place(NeutralForces, blockwar.Fortress, now.CV, now.Area).Marks = blockwar.FaceUp
		seen = append(seen, say("fortress-deployed", "15.42", NoFaction, areaRef(now.Area), nationRef(n), int(now.CV)))
	}
	return seen
}
