// Package bot plays Conquest & Consequence: the policies of the block games with this game's own facts.
package bot

import (
	"interbellum/engine"
	"interbellum/engine/blockwar"
	policy "interbellum/engine/blockwar/bot"
	"interbellum/engine/conquest"
)

// New is a mind that knows Conquest & Consequence.
func New() policy.Mind { return policy.Mind{Facts: facts} }

var facts = &policy.Facts{
	Mix: []policy.Mix{
		conquest.ImperialJapan: {blockwar.Infantry: 10, blockwar.Fleet: 3, blockwar.Carrier: 2, blockwar.AirForce: 3, conquest.Marine: 3, blockwar.Tank: 1, blockwar.Fortress: 1},
		conquest.US:            {blockwar.Fleet: 4, blockwar.Carrier: 4, blockwar.Infantry: 4, blockwar.AirForce: 3, conquest.Marine: 2, blockwar.Tank: 1, blockwar.Fortress: 1},
		conquest.BritishEmpire: {blockwar.Infantry: 4, blockwar.Fleet: 2, blockwar.AirForce: 2, blockwar.Fortress: 2, blockwar.Tank: 1},
		conquest.Russia:        {blockwar.Infantry: 6, blockwar.Tank: 3, blockwar.AirForce: 3, blockwar.Fortress: 1},
		conquest.NatChina:      {blockwar.Infantry: 5, conquest.Militia: 4, blockwar.Fortress: 2, blockwar.AirForce: 1, blockwar.Tank: 1},
		conquest.RedChina:      {blockwar.Infantry: 4, conquest.Militia: 4, blockwar.Fortress: 2, blockwar.Tank: 1},
	},
	Openings: &openings,
	Weights: policy.Weights{Invest: 90, Beyond: 1, Neutrals: 200, Lure: 120, Beach: 25, Reply: 60, Won: 2, Envy: 7, Blunder: 8, Ruthless: 1941, Campaign: true,
		// Oceans lie between, and Siberia, where there is less to gain; and the USA builds ships (7.132).
		Far: [...]int{conquest.Japan: 600, conquest.USA: 750, conquest.Soviets: 800}},
	More: map[string]policy.Weigher{
		"production":     production,
		"loyalty":        (*policy.Sight).Factory,
		"lay-insurgents": lay,
		"recruit-in":     recruitIn,
		"activism":       agitate,
		"arrival":        arrival,
		"place-arrival":  (*policy.Sight).Raise,
		"islet":          islet,
		"suppressor":     suppressor,
	},
	Hooks: policy.Hooks{
		Acts: map[string]policy.Weigher{
			"loyalty":         loyalty,
			"partisan":        partisan,
			"insurgents":      insurgents,
			"militarize":      militarize,
			"arm-militia":     armMilitia,
			"insurgents-rise": rise,
			"insurrection":    insurrection,
			"recruit":         recruit,
			"suppress":        suppress,
		},
		Gains: gains, Ventures: ventures, Venture: venture, Covets: covets, Conqueror: conquest.Japan, Marchers: blockwar.SetOf(conquest.Japan, conquest.USA),
		Errands: errands, Intrudes: intrudes, Stands: stands, Bought: bought,
	},
}

// 7.13 arrival: where units are needed.
func arrival(s *policy.Sight, c engine.Choice) int {
	return s.Post(s.AreaOf(c.On))
}

// 1.41 islet gives up what is weakest.
func islet(s *policy.Sight, c engine.Choice) int {
	if u := s.Block(c.On); u != nil {
		return -10 * int(u.CV)
	}
	return 0
}
