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
	case n == RedChina && risingSun(t): // 19.3
		return Nationalists
	case t.Power(n):
		return sideOf(t, n)
	case facts.Kind == blockwar.Colony:
		return sideOf(t, facts.Overlord)
	}
	return blockwar.NoFaction
}

// wins is the Side for which a Faction wins a Nation by Diplomacy: in China its Proxy Power, in IndoChina the British Empire (8.2, 8.41).
func wins(t *Table, n Nation, f Faction) Side {
	return sideOf(t, garrison(t, f, t.CapitalOf(n)))
}

// marksOf: what a Foster Faction takes in China is its Proxy Power's (1.143, 16.1).
func marksOf(t *Table, n Nation, side Side) Side {
	if p := proxyOf(t, t.PlayerOf(side)); p != blockwar.NoFaction && inChina(t, t.CapitalOf(n)) {
		return p
	}
	return side
}

// garrison is the Nation of the units that come to a Satellite: in China of the Proxy Power, in USA IndoChina of the British Empire,
// elsewhere of the Great Power (8.211). Armed Minors have their own.
func garrison(t *Table, side Side, a Area) Nation {
	f := t.PlayerOf(side)
	switch region := t.Place(a).Region; {
	case f == blockwar.NoFaction:
		return t.Forces()
	case region == RegionChina && FosterOf(t.Book, f).Proxy != blockwar.NoNation:
		return FosterOf(t.Book, f).Proxy
	case region == RegionIndoChina && f == USA:
		return BritishEmpire
	}
	return t.FactionFacts(f).Great
}

// musters: in a Satellite in China come Militia and Fortresses alone; at the start the Proxy Powers' Cadres are of any type (8.211, 16.122).
func musters(t *Table, n Nation, kind blockwar.Type) bool {
	return t.Phase == blockwar.SetupPhase || !Chinese(n) || Provincial(kind)
}

// uses: the USA has the POP and RES of the British Empire itself once it has Influence there (8.41), nobody else ever (8.42).
func uses(t *Table, side Side, a Area) bool {
	if p := t.Place(a); side != Empire || p.Nation != BritishEmpire {
		return true
	}
	return t.Nations[BritishEmpire].Influence.Of == USA
}
