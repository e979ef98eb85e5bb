package conquest

import (
	"slices"

	"interbellum/engine/blockwar"
)

// 15.0 War and peace, as far as it is otherwise than in the sister game.

// 15.21 Home Seas: units of a Side end no move in a Sea beside the Home Territory of a Rival Great Power without a war, unless it is
// beside their own too. They may go through.
func trespasses(t *Table, side Side, a Area) bool {
	rival := false
	for _, n := range extraOf(t.Book).homeSeas[a] {
		whose := sideOf(t, n)
		if t.PlayerOf(whose) == t.PlayerOf(side) {
			return false
		}
		rival = rival || !t.Enemies(side, whose) && !absent(t, t.PlayerOf(whose))
	}
	return rival
}

// homeSeas are, by area, the Great Powers whose Home Sea it is.
func homeSeas(b *blockwar.Book) (of [blockwar.AreaRoom][]Nation) {
	for _, n := range []Nation{ImperialJapan, US, BritishEmpire, Russia} {
		for _, a := range HomeSeas(b, n) {
			of[a] = append(of[a], n)
		}
	}
	return of
}

// 15.31 reaction is how many World Reaction cards a Rival draws: for what a Foreign power Violates in China one (16.32), for what a
// Proxy Power does none (16.11).
func reaction(t *Table, f, by Side, n Nation, muster uint8) uint8 {
	switch {
	case f == t.PlayerOf(by) || isProxy(by) || absent(t, f):
		return 0
	case t.NationFacts(n).Kind == blockwar.Province:
		return min(muster, 1)
	}
	return muster
}

// 15.35 violated is the Influence on the British Empire that Japan's Violation of Vietnam or the DEI brings the USA at the next Diplomacy
// Resolution.
func violated(t *Table, by Side, n Nation) events {
	if by != Japan || t.NationFacts(n).Slug != "vietnam" && t.NationFacts(n).Slug != "dei" {
		return nil
	}
	return events{t.Say("gathering-storm", "15.35", USA, t.NationRef(n), t.NationRef(BritishEmpire), await(t, BritishEmpire, 1))}
}

// 15.4 The British Empire. stands is with whom it means war to Violate a Nation: with the USA, for the British Empire while it is
// Neutral, its Colonies, and its Protectorates (see RULINGS.md).
func stands(t *Table, n Nation) Side {
	if n == BritishEmpire && !own(t).Allied {
		return USA
	}
	return blockwar.NoFaction
}

// british reports whether units that enter an area Violate the British Empire, though the area is not printed as its own: its Home Seas,
// areas with its units, and the Satellites of the USA in IndoChina (see RULINGS.md).
func british(t *Table, n Nation, a Area) bool {
	return n == BritishEmpire && (slices.Contains(extraOf(t.Book).homeSeas[a], n) || t.Place(a).Region == RegionIndoChina && t.PlayerOf(t.Controller(a)) == USA ||
		slices.ContainsFunc(t.Blocks, func(b blockwar.Block) bool { return b.At == a && b.ID.Nation == n }))
}

// britishViolated brings the British Empire into the USA Faction at once (8.43).
func britishViolated(t *Table, _ Nation) (step, events) { return nil, ally(t) }
