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
	Mix: map[blockwar.Nation]policy.Mix{
		triumph.Germany:     {blockwar.Infantry: 6, blockwar.Tank: 5, blockwar.AirForce: 3, blockwar.Sub: 1, blockwar.Fleet: 1},
		triumph.Italy:       {blockwar.Infantry: 4, blockwar.Tank: 2, blockwar.AirForce: 1, blockwar.Fleet: 2},
		triumph.Britain:     {blockwar.Infantry: 4, blockwar.Fleet: 3, blockwar.AirForce: 3, blockwar.Tank: 2, blockwar.Carrier: 1, blockwar.Fortress: 1},
		triumph.France:      {blockwar.Infantry: 5, blockwar.Tank: 2, blockwar.AirForce: 2, blockwar.Fleet: 1, blockwar.Fortress: 1},
		triumph.USA:         {blockwar.Infantry: 4, blockwar.Fleet: 3, blockwar.AirForce: 2, blockwar.Tank: 2},
		triumph.SovietUnion: {blockwar.Infantry: 6, blockwar.Tank: 5, blockwar.AirForce: 3, blockwar.Fleet: 1, blockwar.Fortress: 1},
	},
	More: map[string]policy.Weigher{
		"usa-forces": func(_ *policy.Sight, c engine.Choice) int { return 0 },
	},
}
