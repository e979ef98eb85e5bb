package blockwar

import "interbellum/engine"

// warWeights is how a random player who seeks war rather than peace weighs answers by their verb; 3 is what
// is not listed. Moves into Battles are few among many others.
var warWeights = []struct {
	verb   string
	weight int
}{
	{"declare-war", 12}, {"violate", 6}, {"intervene", 12}, {"enter", 24}, {"move", 6}, {"commit", 12}, {"commit-two", 24},
	{"cadre", 6}, {"step", 6}, {"resolve", 12}, {"hunt", 6}, {"re-engage", 6}, {"fire", 12}, {"bomb", 12}, {"stand", 6},
	{engine.Pass, 1}, {"done", 1}, {"go", 1}, {"leave", 1}, {"retreat", 1}, {"withdraw", 1}, {"disband", 1}, {"repudiate", 1},
}

// Bias is the weight of an answer for such a player.
func Bias(_ engine.Decision, c engine.Choice) int {
	for _, x := range warWeights {
		if x.verb == c.Verb {
			return x.weight
		}
	}
	return 3
}
