package conquest

import (
	"slices"

	"interbellum/engine/blockwar"
)

// 10.4 Winter Command: the Soviets move and fight within Russia, the USA and Japan Redeploy.

// redeploys reports whether a player's Turn is a Winter Redeployment: Strategic Movement alone (10.42).
func redeploys(t *Table, f Faction) bool { return t.Phase == blockwar.Winter && f != Soviets }

// calm: a Redeployment is without declarations, Aggression and Combat.
func calm(t *Table, f Faction, _ bool) bool { return redeploys(t, f) }

// frozen: of a Russian Winter Turn, and of the Supply Phase after it, nothing happens outside Russia (10.41).
func frozen(t *Table, a Area) bool {
	if risingSun(t) { // Russia is out of play (19.1)
		return t.Place(a).Region == RegionRussia
	}
	return t.Phase == blockwar.Winter && t.Active != Japan && t.Active != USA && t.Place(a).Region != RegionRussia
}

// unchecked: a Supply Phase in Winter goes with a Russian Winter Turn (10.41, 10.42).
func unchecked(t *Table, turns []Faction) bool {
	return t.Phase == blockwar.Winter && !slices.Contains(turns, Soviets)
}

// avoids: nobody ends a move in a Rival's Home Sea (15.21), the Neutral British Empire on land of others (2.2), and a Redeployment
// leads into a Base or Home Territory (10.42).
func avoids(t *Table, side Side, a Area) bool {
	return trespasses(t, side, a) || abroad(t, side, a) || redeploys(t, t.PlayerOf(side)) && !resort(t, side, a)
}

// resort reports whether a Redeployment can lead there.
func resort(t *Table, side Side, a Area) bool {
	p := t.Place(a)
	return p.Base || p.Home && sideOf(t, p.Of) == side
}

// kept: Proxy Powers take no part in Redeployments, which are for Great Powers; else units are kept where they belong (2.2, 16.12).
func kept(t *Table, side Side, bond uint8, a Area) bool {
	return bond == boundToChina && redeploys(t, t.PlayerOf(side)) || bars(t, side, bond, a)
}

// ties: of two Emergency Commands with the same letter the card of the earlier Season goes first (10.11).
func ties(t *Table, f, g Faction) int {
	season := func(f Faction) int { return int(t.Action(int(t.Faction(f).Command.Card)).Season) }
	return season(f) - season(g)
}
