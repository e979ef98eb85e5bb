package record

import (
	"slices"

	"interbellum/engine"
	"interbellum/engine/dice"
)

// Reseeded is a copy of the record that goes on with dice from another secret: a player who
// goes on with both must not learn from one what the other will deal. The dice so far count as
// thrown by hand.
func (r *Record) Reseeded(secret string) *Record {
	c := *r
	c.Entries, c.Marks = slices.Clone(r.Entries), slices.Clone(r.Marks)
	switch {
	case dice.IsSealed(r.Header.Dealer):
		c.Header.Dealer, c.Header.Secret, c.Seals = dice.CopyName, secret, nil
	case r.Header.Dealer != dice.HandName:
		c.Header.Secret = secret
	}
	prints, next := Print{}, 0
	for i := range c.Entries {
		if e := &c.Entries[i]; e.Seat == engine.Chance {
			e.By = dice.Hand
		}
		prints = follow(prints, c.Entries[i], c.Entries[i].Choice.Words())
		if next < len(c.Marks) && c.Marks[next].Seq == i+1 {
			c.Marks[next].Answers = prints
			next++
		}
	}
	if c.End.Seq == len(c.Entries) {
		c.End.Answers = prints
	}
	return &c
}
