// Package laws lists laws of Cataclysm that hold at every answer of every match (engine/enginetest/law). They follow the rulebook
// and look only at the table and the events; they do not use the engine's own procedures.
package laws

import (
	"interbellum/engine/cataclysm"
	"interbellum/engine/enginetest/law"
)

type (
	table = cataclysm.Table
	power = cataclysm.Power
	set   = cataclysm.Powers
	area  = cataclysm.Area
	move  = law.Move[table]
)

// Code is the laws of the game, in the order of the rulebook.
var Code = law.Code[table]{
	{Rule: "2.2.4", Says: "a power lays no cube in a home area or colony of an active power of its ideology", Broken: noCubesAtOwnIdeologysHome},
	{Rule: "2.2.8", Says: "no power gains another's remote area", Broken: remoteAreas},
	{Rule: "3.4", Says: "only flags, units, offensives, resources and upgrades lie in reserve", Broken: reserves},
	{Rule: "3.5", Says: "no ideology interrupts after its own counter", Broken: interrupts},
	{Rule: "3.7.4", Says: "an economic setback takes only flags, offensives, units and upgrades", Broken: setbacks},
	{Rule: "5.6", Says: "powers of one ideology with a common enemy are in one war", Broken: oneWar},
	{Rule: "5.6.4", Says: "a war moves the war status, which never moves back", Broken: warStatus},
	{Rule: "5.6.5", Says: "with a belligerent of each ideology the war is global", Broken: globalWar},
	{Rule: "6.1.3", Says: "allies have the same enemies", Broken: allies},
	{Rule: "6.2", Says: "a canceled declaration undoes only what it did itself", Broken: canceledDeclaration},
	{Rule: "6.2", Says: "war is declared at mobilization or total war, on opponents, and on several only if they are allies", Broken: declarations},
	{Rule: "6.3", Says: "diplomacy gains only ungarrisoned countries without a civil war", Broken: diplomacy},
	{Rule: "6.4", Says: "commitment rises by one column, once a turn", Broken: escalation},
	{Rule: "7.1", Says: "at rest units stand where they may, and no more than the limit", Broken: limits},
	{Rule: "8.4.2", Says: "what has deployed is not activated later in the same offensive", Broken: activations},
	{Rule: "9.1", Says: "an operation has an enemy, a base of an enemy or of nobody, or an ungarrisoned country for its target", Broken: target},
	{Rule: "9.8", Says: "only a Fascist power at mobilization or total war attacks by surprise, and not by invasion", Broken: surprise},
	{Rule: "10.9.1", Says: "only an enemy's area or an ungarrisoned country is conquered", Broken: conquest},
	{Rule: "10.10", Says: "a unit retreats to a friendly area", Broken: retreats},
	{Rule: "11.2", Says: "aid and influence lie only where there is a civil war, or was one", Broken: aid},
	{Rule: "12.1", Says: "the Stresa Front ends with an alliance or a war of its powers", Broken: stresa},
	{Rule: "12.1.1", Says: "a belligerent Germany holds the Rhineland", Broken: rhineland},
	{Rule: "12.1.3", Says: "the naval treaty ends with a war of the UK or the US, and adds no fleets", Broken: treaty},
	{Rule: "12.2", Says: "the Status Quo ends with a war of a Democratic power", Broken: statusQuo},
	{Rule: "12.2.2", Says: "the US trades with Japan only at peace, and allies only with Lend Lease in play", Broken: usRestrictions},
}

// betweenDraws reports whether nothing is under way after the move but the next draw, so no
// procedure has anything left to do.
func betweenDraws(m *move) bool {
	n := len(m.Under)
	return n > 1 && m.Under[n-2] == "action-phase" && (m.Under[n-1] == "draw" || m.Under[n-1] == "interrupt")
}
