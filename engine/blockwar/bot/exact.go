package bot

import (
	"interbellum/engine/blockwar"
	"interbellum/engine/bot"
)

// exact is what a blow is worth by the exact odds of its Battle, fought to the end: whoever plays hard reckons with them. Before the
// Seasons much will have changed until it is struck, and the rule of thumb does.
func (l *survey) exact(b *blow, list []mover) int {
	if l.style.Strength != bot.Hard || l.foes[b.at].blocks == 0 || l.t.Phase < blockwar.Spring {
		return b.worth
	}
	f := l.fight(b, list)
	if len(f.Fighters) > many {
		return b.worth
	}
	o, counted := f.ToTheEnd()
	if !counted {
		return b.worth
	}
	return l.judged(b.at, b.all, blockwar.PerMille(o.Won[blockwar.Attacking])/10) - b.cost
}

// many fighters take too long to count, and the rule of thumb does for them.
const many = 8

// unseen is what a block is taken for of which nothing is known.
const unseen, unseenCV = blockwar.Infantry, 2

// fight is the Battle that a blow begins.
func (l *survey) fight(b *blow, list []mover) *blockwar.Fight {
	t, sea := l.t, l.t.Place(b.at).Sea()
	f := &blockwar.Fight{Sea: sea, Owner: blockwar.Defending, Order: t.Chart.Order()}
	for i := range t.Blocks {
		x := &t.Blocks[i]
		side := t.SideOf(x.ID.Nation)
		switch {
		case x.At != b.at || x.Has(blockwar.Escaped):
		case t.Leads(l.me, x.ID.Nation):
			l.join(f, blockwar.Attacking, side, x.ID.Type, x.CV)
		case x.ID.Type == blockwar.NoType:
			kind := unseen
			if sea {
				kind = blockwar.Fleet
			}
			l.join(f, blockwar.Defending, side, kind, unseenCV)
		default:
			l.join(f, blockwar.Defending, side, x.ID.Type, x.CV)
		}
	}
	for _, i := range b.units {
		m := &list[i]
		l.join(f, blockwar.Attacking, t.SideOf(m.b.ID.Nation), m.b.ID.Type, m.b.CV).Acted = m.bySea[b.at]
	}
	return f
}

func (l *survey) join(f *blockwar.Fight, at int, side blockwar.Side, kind blockwar.Type, cv uint8) *blockwar.Fighter {
	u := l.t.Chart[kind]
	if side != blockwar.NoFaction {
		u = l.t.Unit(side, kind)
	}
	x := u.Fighter(at, cv, f.Sea)
	x.First = at == blockwar.Attacking && l.t.Side(side).Surprise
	f.Fighters = append(f.Fighters, x)
	return &f.Fighters[len(f.Fighters)-1]
}
