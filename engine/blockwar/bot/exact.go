package bot

import (
	"interbellum/engine/blockwar"
	"interbellum/engine/bot"
)

// exact is what a blow adds, by the exact odds of its Battle fought to the end, to what the force there promises now; what the rule of thumb
// says where the odds take too long to count.
func (l *survey) exact(b *blow, list []mover, now int) int {
	if with, counted := l.promised(b, list); counted {
		return with - now - b.cost
	}
	return b.worth
}

// promised is what the force of a blow promises by the exact odds; false where these take too long to count. Where two play, what is unseen
// is a Fortress in half of the odds: they fight over fewer areas again and again. Where three do, the leader would be attacked too seldom.
func (l *survey) promised(b *blow, list []mover) (worth int, counted bool) {
	if b.all.blocks == 0 {
		return 0, true
	}
	p, counted := winning(l.fight(b, list, unseen), blockwar.Attacking)
	if !counted {
		return 0, false
	}
	if l.twoPlay() && !l.t.Place(b.at).Sea() {
		if behind, counted := winning(l.fight(b, list, blockwar.Fortress), blockwar.Attacking); counted {
			p = (p + behind) / 2
		}
	}
	return l.judged(b.at, b.all, p), true
}

// reckons reports whether a blow against an area is judged by the exact odds: hard players do. Before the Seasons the rule of thumb is good
// enough: much will have changed before the blow is struck.
func (l *survey) reckons(a blockwar.Area) bool {
	return l.style.Strength == bot.Hard && l.foes[a].blocks > 0 && l.t.Phase >= blockwar.Spring
}

// winning is how likely a side is to win a Battle fought to the end, in hundredths; false where that takes too long to count.
func winning(f *blockwar.Fight, side int) (p int, counted bool) {
	if len(f.Fighters) > many {
		return 0, false
	}
	o, counted := f.ToTheEnd()
	return blockwar.PerMille(o.Won[side]) / 10, counted
}

// many fighters take too long to count, and the rule of thumb does for them.
const many = 12

// unseen is what a block is taken for of which nothing is known.
const unseen, unseenCV = blockwar.Infantry, 2

// fight is the Battle that a blow begins; the first block of which nothing is known is of this type.
func (l *survey) fight(b *blow, list []mover, first blockwar.Type) *blockwar.Fight {
	t, sea := l.t, l.t.Place(b.at).Sea()
	f := t.FightIn(b.at, l.me, blockwar.NoFaction)
	for i := range t.Blocks {
		x := &t.Blocks[i]
		switch {
		case x.At != b.at || x.Has(blockwar.Escaped):
		case t.Leads(l.me, x.ID.Nation):
			f.Enlist(t, b.at, x.ID.Nation, x.ID.Type, x.CV)
		case x.ID.Type == blockwar.NoType:
			kind := first
			first = unseen
			if sea {
				kind = blockwar.Fleet
			}
			f.Enlist(t, b.at, x.ID.Nation, kind, unseenCV)
		default:
			f.Enlist(t, b.at, x.ID.Nation, x.ID.Type, x.CV)
		}
	}
	for _, i := range b.units {
		m := &list[i]
		f.Enlist(t, b.at, m.b.ID.Nation, m.b.ID.Type, m.b.CV).Acted = m.bySea[b.at] && !t.FightsAtOnce(t.SideOf(m.b.ID.Nation), m.b.ID.Type)
	}
	f.Arrange(t, b.at)
	return &f
}
