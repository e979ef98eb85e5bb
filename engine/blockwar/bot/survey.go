package bot

import (
	"slices"

	"interbellum/engine/blockwar"
	"interbellum/engine/bot"
)

// A force is units in one place: blocks, tenths of a CV, those of Ground units among them, tenths of a sixth of a Hit in a Round
// upon land and at sea, and how many Ground units.
type force struct{ blocks, cv, foot, fire, guns, ground int }

// body is how much a force can suffer on land: it is lost with its Ground units, and others count half, as long as there
// are not more of them.
func (x force) body() int { return x.foot + min(x.foot, (x.cv-x.foot)/2) }

func (x *force) add(y force) {
	x.blocks, x.cv, x.foot = x.blocks+y.blocks, x.cv+y.cv, x.foot+y.foot
	x.fire, x.guns, x.ground = x.fire+y.fire, x.guns+y.guns, x.ground+y.ground
}

func (x force) without(y force) force {
	return force{max(0, x.blocks-y.blocks), max(0, x.cv-y.cv), max(0, x.foot-y.foot), max(0, x.fire-y.fire), max(0, x.guns-y.guns), max(0, x.ground-y.ground)}
}

// parts is so many tenths of a force.
func (x force) parts(n int) force {
	return force{x.blocks, x.cv * n / 10, x.foot * n / 10, x.fire * n / 10, x.guns * n / 10, x.ground}
}

// A survey is the board as one Faction sees it, or as it would be after a declaration.
type survey struct {
	t      *blockwar.Table
	me     blockwar.Faction
	sides  []blockwar.Side    // that the player leads
	rivals []blockwar.Faction // no Ally among them, for a hard player
	style  bot.Style
	facts  *Facts
	levels blockwar.Levels
	mine   [blockwar.AreaRoom]force
	foes   [blockwar.AreaRoom]force // of Enemies and of Armed Minors that fight
	others [blockwar.AreaRoom]force // of Rivals who are no Enemies
	near   [blockwar.AreaRoom]force // what could come upon an area: of Enemies, and in part of Rivals
	stirs  [blockwar.AreaRoom]bool  // some of it is an Enemy's
	lure   [blockwar.AreaRoom]int   // how much it draws units on
	drawn  bool                     // lure is worked out
	front  *blockwar.Front
	supply [blockwar.SideRoom]*[blockwar.AreaRoom]bool
	cuts   [blockwar.AreaRoom]int // what the Faction's trade loses by Enemies there (14.2)
	prizes [blockwar.AreaRoom]int // and losses: what has been worked out once, one more than it is
	losses [blockwar.AreaRoom]int
	taken  int                            // Rival capitals that are held
	stages int                            // of Atomic Research that lie Revealed
	rates  [blockwar.FactionCount + 1]int // race.go
	units  []mover                        // that can still move, once that has been asked
}

// guess is a block of which nothing is known but that it is there, by how strong such a block can be at most.
func guess(style bot.Style, most uint8) force {
	cv := 5 + 5*int(most) - 3*int(style.Temper)
	return force{blocks: 1, cv: cv, foot: cv, fire: cv * 5 / 2, guns: cv * 2, ground: 1}
}

// forceOf is what one block of a Side is.
func forceOf(t *blockwar.Table, b *blockwar.Block, style bot.Style) force {
	if b.ID.Type == blockwar.NoType {
		return guess(style, t.MaxCV(b.ID.Nation, unseen))
	}
	u := t.Unit(t.SideOf(b.ID.Nation), b.ID.Type)
	return strength(&u, 10*int(b.CV), t.Place(b.At).Sea())
}

// strength is a unit of so many tenths of a CV.
func strength(u *blockwar.Unit, cv int, sea bool) force {
	if u.Type == blockwar.Fortress {
		cv = cv * 13 / 10 // it fires before all others (3.241)
	}
	x := force{blocks: 1, cv: cv, fire: cv * u.Firepower(blockwar.Ground), ground: boolean(u.Class == blockwar.Ground)}
	x.foot = cv * x.ground
	if !sea || u.Class != blockwar.Ground {
		x.guns = cv * u.Firepower(blockwar.Naval)
	}
	return x
}

func overlook(t *blockwar.Table, me blockwar.Faction, style bot.Style, facts *Facts) *survey {
	l := &survey{t: t, me: me, sides: ownSides(t, me), style: style, facts: facts, levels: t.Levels(me, false), front: t.Front(me), taken: t.WinningCapitals(me)}
	if l.rivals = me.Rivals(); style.Strength == bot.Hard {
		l.rivals = slices.DeleteFunc(l.rivals, t.Shunned(me).Has)
	}
	rivals := [blockwar.AreaRoom]force{}
	for i := range t.Blocks {
		b := &t.Blocks[i]
		if b.Has(blockwar.Escaped) {
			continue
		}
		x, side := forceOf(t, b, style), t.SideOf(b.ID.Nation)
		switch {
		case t.Leads(me, b.ID.Nation):
			l.mine[b.At].add(x)
		case side == blockwar.NoFaction:
			if l.fights(t.Place(b.At).Of) {
				l.foes[b.At].add(x)
			}
		case l.anEnemy(side):
			l.foes[b.At].add(x)
			rivals[b.At].add(x)
		default:
			l.others[b.At].add(x)
			rivals[b.At].add(x.parts(5))
		}
	}
	l.spread(&rivals)
	return l
}

// twoPlay reports whether a Rival is out of the game.
func (l *survey) twoPlay() bool {
	return slices.ContainsFunc(l.rivals, func(f blockwar.Faction) bool { return l.t.Hooks.Absent(l.t, f) })
}

// fights reports whether the forces of an Armed Minor are the Faction's foes.
func (l *survey) fights(n blockwar.Nation) bool {
	s := &l.t.Nations[n]
	return s.Armed && slices.ContainsFunc(l.sides, s.Violators.Has)
}

// spread tells what could come upon each area: by land from two areas off, from the coast in part.
func (l *survey) spread(rivals *[blockwar.AreaRoom]force) {
	for a := blockwar.Area(1); a <= l.t.LastArea; a++ {
		x := rivals[a]
		if x.blocks == 0 {
			continue
		}
		for b, cost := range l.t.Apart[a] {
			if blockwar.Area(b) == a || b == 0 || b > int(l.t.LastArea) || cost > 2 || l.t.Place(blockwar.Area(b)).Sea() {
				continue
			}
			part := 6
			if cost == 2 {
				part = 3
			}
			if l.beside(a, blockwar.Area(b)) {
				part = 10
			}
			l.near[b].add(x.parts(part))
			l.stirs[b] = l.stirs[b] || l.foes[a].blocks > 0
		}
	}
}

// beside reports whether land goes over into land.
func (l *survey) beside(a, b blockwar.Area) bool {
	for _, over := range l.t.Map.Board.Neighbours(a) {
		if over.To == b {
			return over.Via.ByLand() && l.t.Place(a).Land()
		}
	}
	return false
}
