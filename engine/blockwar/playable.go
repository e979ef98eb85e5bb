package blockwar

import (
	"slices"

	"interbellum/engine/words"
)

// playable refuses an edition that could begin and then come to a question without an answer: what the rules take for granted of every
// edition is as in this one.
func (b *Book) playable(like *Book) error {
	for i := range b.SideList {
		f, was := &b.SideList[i], &like.SideList[i]
		if f.Great != was.Great || !slices.Equal(f.Majors, was.Majors) || len(f.FactoryCost) == 0 && len(was.FactoryCost) > 0 {
			return words.Refuse("", "blocks/fault.data.faction", f.Slug)
		}
	}
	for die := 1; die < len(b.TurnOrders); die++ {
		if SetOf(b.TurnOrders[die][:]...) != SetOf(like.TurnOrders[die][:]...) {
			return words.Refuse("", "blocks/fault.data.turn-order", die)
		}
	}
	if n, want := b.AllChits.Len(), like.AllChits.Len(); n < want {
		return words.Refuse("", "blocks/fault.data.chits", n, want)
	}
	for i := range b.Chart {
		u, was := &b.Chart[i], &like.Chart[i]
		moves := func(u *Unit) [3]bool { return [3]bool{u.Land > 0, u.Sea > 0, u.Fly > 0} }
		if u.Class != was.Class || moves(u) != moves(was) {
			return words.Refuse("", "blocks/fault.data.unit", u.Slug)
		}
	}
	return nil
}
