package bot

import (
	"slices"

	"interbellum/engine"
	"interbellum/engine/blockwar"
	"interbellum/engine/bot"
)

// Thinking ahead: where it is done, and in what match.

// reaches are how far ahead is thought, about Battles and about whether to stand by a Protectorate. What Government, Commands and
// Movement lead to is too far away: players that judged them by the position after a few answers won fewer matches.
var reaches = map[string]bot.Reach{
	"protectorate": {Rivals: 2, MaxDeficit: 60, Samples: 3, Depth: 1, Worlds: 3, StepBudget: 150},
	"battles":      {Rivals: 2, MaxDeficit: 30, Samples: 3, Depth: 1, Worlds: 3, StepBudget: 120},
	"action":       {Rivals: 3, MaxDeficit: 25, Samples: 3, Depth: 1, Worlds: 3, StepBudget: 80},
}

// Reach tells how far ahead it is worth thinking about a question.
func (Mind) Reach(d engine.Decision) bot.Reach { return reaches[d.Kind] }

// Imagine makes a match to think ahead in.
func (Mind) Imagine(v engine.View, d engine.Decision, seed uint64) (engine.Match, bool) {
	view, is := v.(*blockwar.View)
	if !is {
		return nil, false
	}
	return blockwar.Imagine(view, d, seed)
}

// calm are the questions at which a Player Turn or a play is over.
var calm = []string{"command", "declare", "government", "production"}

// Quiet tells questions between two procedures.
func (Mind) Quiet(d engine.Decision) bool { return slices.Contains(calm, d.Kind) }
