package blocks

import (
	"slices"

	"interbellum/engine/blockwar"
)

// block is one of another player's, standing upright or face down; nil where the first that comes is none.
func (h *hidden) block() *blockwar.Block {
	if len(h.Blocks) == 0 {
		return nil
	}
	b := &h.Blocks[h.pick.N(len(h.Blocks))]
	if f := h.PartyOf(b.ID.Nation); f == blockwar.NoFaction || h.seats.Has(blockwar.SeatOf(f)) || b.Has(blockwar.FaceUp) {
		return nil
	}
	return b
}

// fits reports whether a block could be of a type, for all that everybody has seen of it: whether it came as one of a
// BattleGroup, of Invaders or in an Intervention, whether it has moved, and that what lies face down at sea is a Sub.
func (h *hidden) fits(u blockwar.Type, b *blockwar.Block) bool {
	chart := h.Chart[u]
	switch {
	case b.Has(blockwar.Escaped):
		return u == blockwar.Sub
	case u == blockwar.Fortress && (b.Has(blockwar.Moved) || b.From > 0):
		return false
	case chart.ANS():
		return !b.Has(blockwar.Invading) && !h.conquers(b)
	}
	return b.Group == 0
}

// conquers reports whether a block stands alone on land that is not yet its Faction's, as Ground units do,
// or comes as an Intervention.
func (h *hidden) conquers(b *blockwar.Block) bool {
	s, armed := h.Occupants(b.At)
	return slices.Contains(h.Turn.Intervening, h.Place(b.At).Of) || h.Place(b.At).Land() && h.Controller(b.At) != h.SideOf(b.ID.Nation) && s.Len() == 1 && !armed
}

// swapTypes makes a block one of another type.
func (h *hidden) swapTypes() bool {
	b, u := h.block(), h.Types()[h.pick.N(len(h.Types()))]
	if b == nil || u == b.ID.Type || !h.fits(u, b) || !h.CanStand(b.ID.Nation, u, b.At) {
		return false
	}
	was := *b
	h.TakeOff(was.ID)
	other := h.Put(was.ID.Nation, u, was.CV, was.At)
	other.Marks, other.From, other.Group = was.Marks, was.From, was.Group
	h.recount(&was, u)
	h.rename(was.ID, other.ID)
	return true
}

// swapStrengths makes a block stronger or weaker.
func (h *hidden) swapStrengths() bool {
	b := h.block()
	if b == nil {
		return false
	}
	was := b.CV
	b.CV = uint8(1 + h.pick.N(int(h.MaxCV(b.ID.Nation, b.ID.Type))))
	return b.CV != was
}

// swapPlaces lets two blocks of one Nation stand where the other did, in one area or two.
func (h *hidden) swapPlaces() bool {
	x, y := h.block(), h.block()
	if x == nil || y == nil || x == y || x.ID.Nation != y.ID.Nation || !h.stands(x, y) || !h.stands(y, x) {
		return false
	}
	h.recount(x, y.ID.Type)
	h.recount(y, x.ID.Type)
	x.At, x.Marks, x.From, x.Group, y.At, y.Marks, y.From, y.Group = y.At, y.Marks, y.From, y.Group, x.At, x.Marks, x.From, x.Group
	h.rename(x.ID, y.ID)
	return true
}

// stands reports whether one block could stand in the place of another, which has none to fight in a Battle that
// it has left.
func (h *hidden) stands(x, instead *blockwar.Block) bool {
	p, u := h.Place(instead.At), x.ID.Type
	switch {
	case h.Combat.Battle != nil && h.Combat.Battle.Joined(x.ID):
		return false
	case u == blockwar.Fortress && instead.ID.Type != u:
		return !p.Sea() && !h.FortressIn(instead.At) && h.fits(u, instead)
	case h.Chart[u].Ships() && !p.Coastal && !p.Sea():
		return false
	}
	return h.fits(u, instead)
}

// recount counts a block that Engaged or Invaded as one of another type.
func (h *hidden) recount(b *blockwar.Block, u blockwar.Type) {
	was, is := h.Chart[b.ID.Type].Class == blockwar.Ground, h.Chart[u].Class == blockwar.Ground
	for _, list := range []blockwar.Crossings{h.Turn.Entered, h.Turn.Crossed} {
		for i := range list {
			c := &list[i]
			if was == is || b.From != c.From || b.At != c.To || b.From == blockwar.Nowhere {
				continue
			}
			from, to := &c.Ground, &c.ANS
			if is {
				from, to = to, from
			}
			if *from > 0 {
				*from, *to = *from-1, *to+1
			}
		}
	}
}

// rename swaps two blocks for the player who has picked up one of them.
func (h *hidden) rename(one, other blockwar.ID) {
	for _, unit := range h.pickedUp() {
		switch *unit {
		case one:
			*unit = other
		case other:
			*unit = one
		}
	}
}

// pickedUp are the blocks that a player has picked up to move.
func (h *hidden) pickedUp() (list []*blockwar.ID) {
	for _, s := range h.m.Running() {
		switch s := s.(type) {
		case *blockwar.MovementPhase:
			list = append(list, &s.Unit)
		case *blockwar.ReBasing:
			list = append(list, &s.Unit)
		}
	}
	return list
}

// swapPicked puts another of the blocks that stand together into the hand of a player who has picked one up.
func (h *hidden) swapPicked() bool {
	for _, unit := range h.pickedUp() {
		b := h.Blocks.Get(*unit)
		if b == nil || h.seats.Has(blockwar.SeatOf(h.PartyOf(b.ID.Nation))) || blockwar.PoseOf(b) == blockwar.LiesUp {
			continue
		}
		alike := h.Here(b.At, func(x *blockwar.Block) bool {
			return x.ID.Nation == b.ID.Nation && blockwar.PoseOf(x) == blockwar.PoseOf(b) && x.ID != b.ID
		})
		if len(alike) > 0 {
			*unit = alike[h.pick.N(len(alike))].ID
			return true
		}
	}
	return false
}
