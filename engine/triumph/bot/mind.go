// Package bot plays Triumph & Tragedy: the policies of the block games with this game's own facts.
package bot

import (
	"interbellum/engine"
	"interbellum/engine/blockwar"
	policy "interbellum/engine/blockwar/bot"
	"interbellum/engine/triumph"
)

// New is a mind that knows Triumph & Tragedy.
func New() policy.Mind { return policy.Mind{Facts: facts} }

var facts = &policy.Facts{
	Mix: []policy.Mix{
		triumph.Germany:     {blockwar.Infantry: 6, blockwar.Tank: 5, blockwar.AirForce: 3, blockwar.Sub: 1, blockwar.Fleet: 1},
		triumph.Italy:       {blockwar.Infantry: 4, blockwar.Tank: 2, blockwar.AirForce: 1, blockwar.Fleet: 2},
		triumph.Britain:     {blockwar.Infantry: 4, blockwar.Fleet: 3, blockwar.AirForce: 3, blockwar.Tank: 2, blockwar.Carrier: 1, blockwar.Fortress: 1},
		triumph.France:      {blockwar.Infantry: 5, blockwar.Tank: 2, blockwar.AirForce: 2, blockwar.Fleet: 1, blockwar.Fortress: 1},
		triumph.USA:         {blockwar.Infantry: 4, blockwar.Fleet: 3, blockwar.AirForce: 2, blockwar.Tank: 2},
		triumph.SovietUnion: {blockwar.Infantry: 6, blockwar.Tank: 5, blockwar.AirForce: 3, blockwar.Fleet: 1, blockwar.Fortress: 1},
	},
	Openings: &openings,
	Weights: policy.Weights{Invest: 55, Beyond: 2, Lure: 60, Beach: 60, Reply: 33, Won: 1, Blunder: 14, Ruthless: 1944,
		// The Axis begins with the highest Production, and gains most by peace.
		Races: [blockwar.FactionCount + 1]policy.Race{
			triumph.Axis: {Actions: 12, Units: 100, War: 500},
			triumph.West: {Actions: 12, Invest: 40, Units: 40},
			triumph.USSR: {Actions: 13, Invest: 40, Units: 30, War: 1500},
		}},
	More: map[string]policy.Weigher{
		"addition":          (*policy.Sight).Production,
		"opening-diplomacy": (*policy.Sight).Government,
		"war-card":          (*policy.Sight).Discard,
		"active-ally":       activeAlly,
		"usa-forces":        forces,
		"usa-unit":          (*policy.Sight).Raise,
	},
}

// 18.1 activeAlly names the Ally that is the weaker: it needs the cards.
func activeAlly(s *policy.Sight, c engine.Choice) int {
	f := s.FactionOf(c.On)
	return -s.Factions[f-1].Production
}

// 8.45 forces land where ships can leave at once and both harbours are held: half of them in either.
func forces(_ *policy.Sight, c engine.Choice) int { return -30 * max(c.N-2, 2-c.N) }
