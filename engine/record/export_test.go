package record

import (
	"interbellum/engine"
	"interbellum/engine/dice"
)

// Foresee deals a question to Chance as the next turn of a player would, whose secret must be here.
func (r *Run) Foresee(player int, d engine.Decision) (engine.Choice, error) {
	t := r.turns.clone()
	if err := t.stretch(player); err != nil {
		return engine.Choice{}, err
	}
	return t.dealer.Deal(d), nil
}

// Labelled is a die or draw of the turn under way: what it was for, and which of those.
type Labelled struct {
	Label string
	Nth   int
}

// Labels lists the dice and draws of a run's last turn from answer since on, by asking each question again.
func (r *Run) Labels(since int) (thrown []Labelled, fell []engine.Choice) {
	again, _, err := Begin(r.Game, r.Record.Header, r.Record.Start)
	if err == nil {
		err = again.CarrySeals(r.Record.Seals, r.Record.Renewals)
	}
	for i, e := range r.Record.Entries {
		if err != nil {
			panic(err)
		}
		if d, _, _ := again.Asked(e.Seat, e.Choice); i >= since && e.Seat == engine.Chance {
			l := Labelled{Label: dice.Label(d)}
			for _, t := range thrown {
				if t.Label == l.Label {
					l.Nth++
				}
			}
			thrown, fell = append(thrown, l), append(fell, e.Choice)
		}
		_, _, err = again.Answer(e.Seat, e.Choice, e.By)
	}
	return thrown, fell
}

// Probe deals a question to Chance in the stretch under way.
func (r *Run) Probe(d engine.Decision) engine.Choice { return r.turns.dealer.Deal(d) }

// Stretches is how many stretches of dice the match has had.
func (r *Run) Stretches() int { return r.turns.stretches }

// Stretches is how many there had been at a checkpoint.
func (c Checkpoint) Stretches() int { return c.turns.stretches }

// Labelled is what a die that is due is for.
func (r *Run) Labelled(d engine.Decision) Labelled {
	rolls, die := r.turns.dealer.Next(d)
	return Labelled{dice.Label(d), rolls<<8 + die}
}
