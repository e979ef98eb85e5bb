package cataclysm

import "interbellum/engine"

// warWeights weights verbs for a random player that seeks war. Verbs that are not listed weigh
// three.
var warWeights = []struct {
	verb   string
	weight int
}{
	{"declare-war", 60}, {"escalate", 40}, {"attempt", 20}, {"alliance", 12}, {"uphold", 12}, {"join", 12}, {"maneuvers", 6},
	{"land", 20}, {"invade", 30}, {"naval", 12}, {"capture", 20}, {"air", 12}, {"bomb", 12}, {"atomic", 20},
	{"activate", 12}, {"augment", 12}, {"support", 12}, {"go", 4}, {"play", 12}, {"interrupt", 6}, {"upgrade", 6},
	{"construct", 12}, {"offensives", 6}, {"gain", 12}, {"cup", 6}, {"refuse", 12}, {"stand", 6}, {"surprise", 12},
	{engine.Pass, 1}, {"done", 1}, {"reject", 1}, {"withdraw", 1}, {"accept", 1}, {"offer-armistice", 1}, {"intervene", 2},
	{"diplomacy", 2}, {"propaganda", 1}, {"delay", 1}, {"break", 1},
}

// bias is the weight of an answer for such a player.
func bias(_ engine.Decision, c engine.Choice) int {
	for _, x := range warWeights {
		if x.verb == c.Verb {
			return x.weight
		}
	}
	return 3
}
