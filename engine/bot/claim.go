package bot

import "interbellum/engine"

// A Claimant is an evaluator that uses rights: what its seat may do though no one waits for it.
type Claimant interface {
	Evaluator
	// Claims tells how much the seat would be better off by each use of the right before it
	// answers what it is asked; nil is not at all.
	Claims(v engine.View, asked, right engine.Decision, s Style) []int
}

// Claim tells which right the seat that is asked should use before it answers, if any. The
// rights are all that the match lists; those of other seats are passed over. A player has no
// memory, and the same is asked again after a right has been used: last is what the seat did
// last, as the record tells, and a right of that kind is not used again before it has answered.
func (p *Player) Claim(v engine.View, asked engine.Decision, rights []engine.Decision, last engine.Choice) (c engine.Choice, found bool) {
	mind, is := p.mind.(Claimant)
	if !is {
		return c, false
	}
	best := 0
	for _, right := range rights {
		if right.Seat != asked.Seat || right.Legal[0].Verb == last.Verb {
			continue
		}
		for i, worth := range mind.Claims(v, asked, right, p.plays(asked.Seat)) {
			if worth > best {
				best, c, found = worth, right.Legal[i], true
			}
		}
	}
	return c, found
}
