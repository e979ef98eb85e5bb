// Package laws lists what holds at every answer in both games with wooden blocks (engine/enginetest/law). The laws are read from the
// rulebooks and look only at what lies on the table and at what was announced: control, supply and trade are traced anew here.
package laws

import (
	"interbellum/engine/blockwar"
	"interbellum/engine/enginetest/law"
)

type (
	table = blockwar.Table
	block = blockwar.Block
	area  = blockwar.Area
	side  = blockwar.Side
	move  = law.Move[table]
)

const nobody = blockwar.NoFaction

// Of is the laws that both games share, under the numbers of one; more is the Victory Points that it gives besides.
func Of(n blockwar.Numbers, more func(*table, side) int) law.Code[table] {
	return law.Code[table]{
		{Rule: "1.14", Says: "a Land Area changes hands by units, by its Capital, or as Home Territory", Broken: control},
		{Rule: "1.14", Says: "its Owner keeps an area while its Ground units are there", Broken: ownership},
		{Rule: "7.5", Says: "after the Government Phase no hand is over its size", Broken: hands},
		{Rule: n.Level, Says: "the Production Level is the least of the levels, less what is Blockaded and cannot trade now", Broken: level},
		{Rule: n.Building, Says: "steps are built where no Enemy is, Cadres and Fortresses on Friendly land, a Cadre at home", Broken: building},
		{Rule: "8.2", Says: "outside the Government Phase nobody has three markers on a Neutral that would be its Satellite", Broken: satellites},
		{Rule: "11.0", Says: "no unit stands in Neutral Territory", Broken: neutrality},
		{Rule: "12.23", Says: "a Combat Phase leaves no Sea Battle of the Active Player", Broken: seas},
		{Rule: "12.5", Says: "a unit Retreats to Friendly ground where no Battle was, and back where it came from", Broken: retreats},
		{Rule: "12.52", Says: "when a Season begins no Air, Naval or Submarine unit is in Enemy Territory without Ground Support", Broken: stranded},
		{Rule: "12.63", Says: "in a Raid the Active Player has no Ground units", Broken: raids},
		{Rule: "15.22", Says: "war between Factions does not end", Broken: war},
		{Rule: n.AtWar, Says: "units share land only with units that are not Rivals at Peace", Broken: peace},
		{Rule: n.ArmedMinors, Says: "Fortresses of Armed Minors stand in Armed Minors, which have no markers", Broken: minors},
		{Rule: n.Economic, Says: "points are Production, Atomic Research, Enemy capitals and Peace Dividends, less Declarations of War", Broken: points(more)},
		{Rule: n.Military, Says: "who controls two Enemy MainCapitals or SubCapitals when a phase begins has won", Broken: capitals},
	}
}

// name is what a Side is called.
func name(t *table, f side) string {
	if f == nobody {
		return "nobody"
	}
	return t.FactionFacts(f).Slug
}

func slug(t *table, a area) string { return t.Place(a).Slug }

// fights reports whether the block fights for a player: the forces of Armed Minors do not.
func fights(t *table, b *block) bool { return t.SideOf(b.ID.Nation) != nobody }

func ground(t *table, b *block) bool { return t.Chart[b.ID.Type].Class == blockwar.Ground }

// enemies reports whether two Sides are Enemies.
func enemies(t *table, f, g side) bool { return t.Sides[f].Wars.Has(g) }

// ours reports whether two Sides are led by one player, or the same.
func ours(t *table, f, g side) bool { return f == g || t.PlayerOf(f) == t.PlayerOf(g) }
