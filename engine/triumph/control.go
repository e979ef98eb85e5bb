package triumph

import "interbellum/engine/blockwar"

// 1.14 Land Area Control.

// neutral reports whether a Nation is a Neutral that Diplomacy can reach (8.1): neither of a Faction nor
// an Armed Minor.
func (t *Table) neutral(n Nation) bool {
	s := &t.Nations[n]
	return n.Facts().Faction == NoFaction && s.Marker == NoFaction && !s.Armed
}

// minor is neutral, but for the USA.
func (t *Table) neutralMinor(n Nation) bool { return n != USA && t.neutral(n) }

// home is the Faction that a Nation or Colony goes with by default (1.14). A Major Power that was
// Defeated goes with nobody, nor do its Colonies (2.21, 2.31).
func (t *Table) home(n Nation) Faction {
	f := n.Facts()
	if over := f.Overlord; over != NoNation && t.Nations[over].Defeated || t.Nations[n].Defeated {
		return NoFaction
	}
	return f.Faction
}

// rules is the Faction whose control the Capital of a Nation or Colony exerts when nobody is there.
func (t *Table) rules(n Nation) Faction {
	if m := t.Nations[n].Marker; m != NoFaction {
		return m
	}
	return t.home(n)
}

// evaluateControl settles who controls each Land Area, as at the start of a phase. Capitals come first,
// since unoccupied areas go with them.
func (t *Table) evaluateControl() {
	for n := Nation(1); n <= NationCount; n++ {
		capital := n.Facts().Capital
		if capital == Nowhere {
			continue
		}
		if f, settled := t.occupier(capital); settled && f != t.rules(n) {
			t.Nations[n].Marker = f
			if f == t.home(n) {
				t.Nations[n].Marker = NoFaction
			}
		}
	}
	for _, a := range LandAreas() {
		t.Control[a] = t.controls(a)
	}
}

// occupier is the Faction that controls an area by Occupation or Ownership, if units settle it. Air, Naval
// and Submarine units take no land that is not their Faction's (3.21, 3.22, 3.23).
func (t *Table) occupier(a Area) (Faction, bool) {
	s, armed := t.occupants(a)
	for _, f := range s.List() {
		if f != t.Control[a] && !t.groundSupport(f, a) {
			s = s.Without(f)
		}
	}
	switch {
	case s == 0:
		return NoFaction, armed
	case armed && !s.Has(t.Control[a]):
		return NoFaction, true // the Armed Minor has been there longest
	case s.Has(t.Control[a]):
		return t.Control[a], true
	}
	return s.List()[0], true
}

func (t *Table) controls(a Area) Faction {
	if f, settled := t.occupier(a); settled {
		return f
	}
	p := a.Place()
	if p.Home && p.Nation.Facts().Kind == GreatPower {
		return p.Nation.Facts().Faction
	}
	return t.rules(p.Of)
}

// controller is the Faction that controls an area, as last evaluated.
func (t *Table) controller(a Area) Faction { return t.Control[a] }

// takeNation gives a Neutral to a Faction by Diplomacy, which counts at once (8.2, see RULINGS.md).
func (t *Table) takeNation(n Nation, f Faction) {
	t.Nations[n] = NationState{Marker: f}
	for _, a := range n.Areas() {
		if t.Control[a] == NoFaction {
			t.Control[a] = f // the Owner of what is Disputed too (15.423)
		}
		t.Control[a] = t.controls(a)
	}
}

// user is the Faction that has the use of an area's POP and RES: its controller, or whoever has
// Influence on a Neutral (8.12, 8.13). Influence on the USA serves the West alone (8.41).
func (t *Table) user(a Area) Faction {
	if f := t.Control[a]; f != NoFaction {
		return f
	}
	n := a.Place().Of
	if !t.neutral(n) {
		return NoFaction
	}
	by := t.Nations[n].Influence
	if by.N == 0 || n == USA && by.Of != West {
		return NoFaction
	}
	return by.Of
}

// levels are a Faction's levels (1.4). With blocked, what is Blockaded does not count (7.211).
func (t *Table) levels(f Faction, blocked bool) blockwar.Levels {
	l := blockwar.Levels{Ind: int(t.faction(f).Ind)}
	for _, a := range LandAreas() {
		p := a.Place()
		if p.City.Pop()+p.Resources() == 0 || t.user(a) != f {
			continue
		}
		switch {
		case !blocked || t.Blockade[a] == NotBlockaded:
			l.Pop += p.City.Pop()
			l.Res += p.Resources()
		case t.Blockade[a] == MedBlockade:
			l.Pop += p.City.Pop()
			l.Res += p.TransAfric
		}
	}
	return l
}

// productionLevel is the least of the levels (7.21). Without its MainCapital a Faction has no
// Production (2.11).
func (t *Table) productionLevel(f Faction, blocked bool) int {
	if t.Control[f.Facts().Main] != f {
		return 0
	}
	return t.levels(f, blocked).Production(t.atWar(f))
}
