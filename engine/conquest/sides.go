package conquest

import "interbellum/engine/blockwar"

// Who fights for whom: the Proxy Powers for themselves (2.3), the British Empire for itself while it is Neutral (2.2).

// sideOf is the Side that a Nation's units fight for: those of the British Empire for the USA, once it is its ally (8.43).
func sideOf(t *Table, n Nation) Side {
	if n == BritishEmpire && own(t).Allied {
		return USA
	}
	return t.Book.SideOf(n)
}

// home is the Side that a Nation or Colony goes with by default (1.143). No Power is Defeated (2.21, 2.32).
func home(t *Table, n Nation) Side {
	facts := t.NationFacts(n)
	switch {
	case t.Power(n):
		return sideOf(t, n)
	case facts.Kind == blockwar.Colony:
		return sideOf(t, facts.Overlord)
	}
	return blockwar.NoFaction
}

// holder is the Side for which a Faction holds an area that it wins by Diplomacy: in China its Proxy Power, in IndoChina the British
// Empire (8.2, 8.41).
func holder(t *Table, f Faction, p *blockwar.Place) Side {
	switch {
	case p.Region == RegionChina && FosterOf(f).Proxy != blockwar.NoNation:
		return sideOf(t, FosterOf(f).Proxy)
	case p.Region == RegionIndoChina && f == USA:
		return sideOf(t, BritishEmpire)
	}
	return f
}

// uses: the USA has the POP and RES of the British Empire itself once it has Influence there (8.41), nobody else ever (8.42).
func uses(t *Table, side Side, a Area) bool {
	if p := t.Place(a); side != Empire || p.Nation != BritishEmpire {
		return true
	}
	return t.Nations[BritishEmpire].Influence.Of == USA
}
