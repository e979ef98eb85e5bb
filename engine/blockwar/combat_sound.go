package blockwar

import (
	"errors"
	"fmt"
)

// soundBlocks lists what is wrong with where blocks are, and with what they carry of a Player Turn.
func (t *Table) soundBlocks(stack []step) (errs []error) {
	turn, phase := false, false
	for _, s := range stack {
		switch s.(type) {
		case *CombatPhase:
			turn, phase = true, true
		case *PlayerTurn, *MovementPhase:
			turn = true
		}
	}
	for i := range t.Blocks {
		b := &t.Blocks[i]
		u, p := t.Chart[b.ID.Type], t.Place(b.At)
		for _, c := range []struct {
			wrong bool
			why   string
		}{
			{u.Ships() && p.Land() && !p.Coastal, "5.0 is far from any coast"},
			{b.ID.Type == Fortress && p.Sea(), "3.241 is at sea"},
			{b.Has(Escaped) && (b.ID.Type != Sub || !p.Sea() || b.Has(FaceUp)), "12.73 cannot have Escaped"},
			{b.Has(Invading) && u.Class != Ground, "11.221 does not Invade"},
			{!turn && (b.From != Nowhere || b.Group > 0 || b.Has(Invading|Moved)), "10.2 remembers a Player Turn that is over"},
			{!phase && p.Sea() && b.Has(FaceUp), "12.24 lies face up at sea after the Battle"},
		} {
			if c.wrong {
				errs = append(errs, fmt.Errorf("%s in %s: %s", t.UnitRef(b.ID), t.Place(b.At).Slug, c.why))
			}
		}
	}
	if !phase && (t.Combat.Battle != nil || len(t.Combat.Fields) > 0) {
		errs = append(errs, errors.New("12.0 a Combat Phase is remembered that is over"))
	}
	return errs
}
