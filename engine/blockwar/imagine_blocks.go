package blockwar

import (
	"strconv"
	"strings"
)

// Blocks of an imagined match.

// blocks puts the own blocks on the table under their names, what lies face up, and for the rest blocks that might stand there.
func (i *imagined) blocks() bool {
	t := i.t
	for n := range i.Units {
		u := &i.Units[n]
		if u.Unit == "" {
			continue
		}
		name := u.Unit.Name()
		no, _ := strconv.Atoi(name[strings.LastIndexByte(name, '-')+1:])
		b := Block{ID: ID{u.Nation, u.Type, uint8(no)}, CV: u.CV, At: u.Area}
		u.carry(&b)
		if !t.Blocks.Add(b) {
			return false
		}
	}
	for n := range i.Units {
		if u := &i.Units[n]; u.Unit == "" {
			u.carry(t.Blocks.Place(u.Nation, u.Type, u.CV, u.Area))
		}
	}
	t.fillPool()
	for _, x := range i.Escaped {
		for range x.N {
			if t.Pool[x.Nation][Sub] == 0 {
				return false
			}
			t.Put(x.Nation, Sub, i.strength(x.Nation, Sub), x.Area).Marks |= Escaped
		}
	}
	for _, kind := range []func(*Place) bool{inland, (*Place).Sea, func(p *Place) bool { return p.Coastal }} {
		for _, x := range i.Upright {
			for range x.N {
				if kind(t.Place(x.Area)) && !i.stand(x.Nation, x.Area) {
					return false
				}
			}
		}
	}
	i.joining()
	i.invaders()
	i.entered()
	return true
}

// inland areas are filled first: fewest types of blocks can be there.
func inland(p *Place) bool { return p.Land() && !p.Coastal }

// stand puts a block upright into an area, of any type of which there are some left that could be there: the more likely, the
// more there are. What holds land is a Ground unit first, what is at sea rather a ship.
func (i *imagined) stand(n Nation, a Area) bool {
	t := i.t
	side, sea := t.SideOf(n), t.Place(a).Sea()
	bare := !sea && !t.GroundSupport(side, a)
	var weights []int
	for _, u := range t.Types() {
		w := 0
		if t.CanStand(n, u, a) && (u != Fortress || t.Controller(a) == side) {
			w = int(t.Pool[n][u])
		}
		switch ground := t.Chart[u].Class == Ground; {
		case ground && sea:
		case sea:
			w *= 4
		case ground && bare:
			w *= 100
		case t.Chart[u].Ships():
			w = (w + 1) / 2
		}
		weights = append(weights, w)
	}
	k := i.Weighed(weights)
	if k < 0 {
		return i.yield(n, a)
	}
	u := t.Types()[k]
	t.Put(n, u, i.strength(n, u), a)
	return true
}

// yield puts a block there that has been thought of elsewhere, if one of another type can take its place.
func (i *imagined) yield(n Nation, a Area) bool {
	t := i.t
	for k := range t.Blocks {
		was := t.Blocks[k]
		if was.ID.Nation != n || PoseOf(&was) != Upright || i.holds(&was) {
			continue
		}
		t.TakeOff(was.ID)
		if t.CanStand(n, was.ID.Type, a) {
			moved := t.Put(n, was.ID.Type, was.CV, a).ID
			if list := t.Standing(n, was.At); len(list) > 0 {
				t.Put(n, list[0], i.strength(n, list[0]), was.At)
				return true
			}
			t.TakeOff(moved)
		}
		t.Put(n, was.ID.Type, was.CV, was.At)
	}
	return false
}

// holds reports whether a block is the player's own.
func (i *imagined) holds(b *Block) bool {
	f := i.t.PlayerOf(i.t.SideOf(b.ID.Nation))
	return f != NoFaction && i.Holder.Has(SeatOf(f))
}

// strength is how strong such a block may be.
func (i *imagined) strength(n Nation, u Type) uint8 {
	return uint8(min(1+i.Weighed([]int{3, 5, 4, 2}), int(i.t.MaxCV(n, u))))
}

// joining are BattleGroups of others that stand upright in a Battle at sea.
func (i *imagined) joining() {
	t, b := i.t, i.Battle
	if b == nil || b.Waiting == 0 {
		return
	}
	var groups []uint8
	for n, g := range t.Turn.Groups {
		if g.To == b.Area && len(t.Here(b.Area, func(u *Block) bool { return int(u.Group) == n+1 })) == 0 {
			groups = append(groups, uint8(n+1))
		}
	}
	for n, u := range t.Here(b.Area, func(u *Block) bool { return !u.Has(FaceUp|Escaped) && t.PartyOf(u.ID.Nation) == b.Attacker }) {
		if len(groups) > 0 {
			u.Group = groups[n%len(groups)]
		}
	}
}

// invaders marks what has come over a beach into Enemy land in this Player Turn.
func (i *imagined) invaders() {
	t := i.t
	for n := range t.Blocks {
		b := &t.Blocks[n]
		side := t.SideOf(b.ID.Nation)
		if b.From != Nowhere && t.Place(b.From).Sea() && t.Place(b.At).Land() && t.Chart[b.ID.Type].Class == Ground && t.EnemyLand(side, b.At) && !t.FightsAtOnce(side, b.ID.Type) {
			b.Marks |= Invading
		}
	}
}

// entered counts who has come over which border: of whom nothing is known, at sea no Ground unit, on land nothing else.
func (i *imagined) entered() {
	for _, x := range i.Turn.Entered {
		c := Crossing{From: x.From, To: x.To}
		for range x.N {
			if i.t.Place(x.To).Sea() {
				c.ANS++
			} else {
				c.Ground++
			}
		}
		i.t.Turn.Entered = append(i.t.Turn.Entered, c)
	}
}
