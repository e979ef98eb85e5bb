package laws

import (
	"fmt"

	"interbellum/engine/cataclysm"
)

// The markers of chapter 12 leave the game when their rule says so. They are checked between draws.

func belligerent(t *table, p power) bool { return !enemies(t, p).Empty() }

func stresa(m *move) (got, want string) {
	t := m.After
	if !betweenDraws(m) || !t.Markers.Has(cataclysm.StresaFront) {
		return "", ""
	}
	fascists, democrats := t.Alliance[cataclysm.Fascism], t.Alliance[cataclysm.Democracy]
	switch {
	case fascists.Has(cataclysm.Germany) && fascists.Has(cataclysm.Italy), democrats.Has(cataclysm.France) && democrats.Has(cataclysm.UK):
		return "the Stresa Front beside an alliance", "none"
	case belligerent(t, cataclysm.Germany), belligerent(t, cataclysm.Italy):
		return "the Stresa Front in a war", "none"
	}
	return "", ""
}

func rhineland(m *move) (got, want string) {
	if t := m.After; betweenDraws(m) && t.Markers.Has(cataclysm.RhinelandDemilitarized) && belligerent(t, cataclysm.Germany) {
		return "the Rhineland is demilitarized", "Germany is at war"
	}
	return "", ""
}

// treaty finds the naval treaty in a war of the UK or the US, and fleets that join a force pool
// under it.
func treaty(m *move) (got, want string) {
	b, t := m.Before, m.After
	if betweenDraws(m) && t.Markers.Has(cataclysm.WashingtonNavalTreaty) && (belligerent(t, cataclysm.UK) || belligerent(t, cataclysm.US)) {
		return "the naval treaty is in play", "the UK or the US is at war"
	}
	if !b.Markers.Has(cataclysm.WashingtonNavalTreaty) || !t.Markers.Has(cataclysm.WashingtonNavalTreaty) {
		return "", ""
	}
	for _, p := range []power{cataclysm.Japan, cataclysm.UK, cataclysm.US} {
		if x, y := b.Boxes[p][cataclysm.Storage][cataclysm.Fleet], t.Boxes[p][cataclysm.Storage][cataclysm.Fleet]; y < x && active(t, p) && len(m.Saw("war-canceled")) == 0 {
			return fmt.Sprintf("%d fleets join the pool of %s", x-y, p), "none under the treaty"
		}
	}
	return "", ""
}

func statusQuo(m *move) (got, want string) {
	t := m.After
	if !betweenDraws(m) || !t.Markers.Has(cataclysm.StatusQuo) {
		return "", ""
	}
	for _, p := range powers(t) {
		if ideology(t, p) == cataclysm.Democracy && belligerent(t, p) {
			return fmt.Sprintf("the Status Quo while %s is at war", p), "none"
		}
	}
	return "", ""
}

func usRestrictions(m *move) (got, want string) {
	t := m.After
	if !betweenDraws(m) {
		return "", ""
	}
	if t.Markers.Has(cataclysm.USJapanTrade) {
		for _, q := range enemies(t, cataclysm.Japan).List() {
			if ideology(t, q) == cataclysm.Democracy {
				return fmt.Sprintf("trade with Japan, which is at war with %s", q), "none"
			}
		}
	}
	if t.Alliance[ideology(t, cataclysm.US)].Has(cataclysm.US) && !t.Markers.Has(cataclysm.LendLease) {
		return "the US has allies without Lend Lease", "Lend Lease in play first"
	}
	return "", ""
}

// globalWar finds a war of all three ideologies without Global War (5.6.5).
func globalWar(m *move) (got, want string) {
	t := m.After
	if !betweenDraws(m) || t.Status == cataclysm.GlobalWar {
		return "", ""
	}
	var sides cataclysm.Ideologies
	for _, p := range powers(t) {
		if belligerent(t, p) {
			sides = sides.With(ideology(t, p))
		}
	}
	if sides.Has(cataclysm.Fascism) && sides.Has(cataclysm.Communism) && sides.Has(cataclysm.Democracy) {
		return fmt.Sprint("the war status ", t.Status), "Global War"
	}
	return "", ""
}
