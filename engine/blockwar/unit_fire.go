package blockwar

import (
	"strconv"

	"interbellum/engine"
)

// 12.4 Unit Fire. The firing unit names a Target Class (12.41) and rolls a die for each of its CV (12.43).

// A shot is a unit's fire as it has been announced.
type shot struct {
	Unit    engine.Ref
	Side    Side
	Against Side
	Class   Class
	Ind     bool // Strategic Bombing (12.62)
	Power   uint8
	Dice    uint8
}

const indRef = engine.Ref("class/industry")

// about names what is fired at.
func (s *shot) about() engine.Ref {
	if s.Ind {
		return indRef
	}
	return classRef(s.Class)
}

// shots lists the Target Classes that the unit in a slot can hit.
func (b *Battle) shots(t *Table, slot int) []engine.Choice {
	f := b.fight(t)
	x := &f.Fighters[slot]
	x.arm(t, b.Slots[slot].Unit.Nation, b.Area)
	return b.aimed(t, f, slot, fireVerb, x.hits)
}

// aimed lists at which of the Target Classes that are there the unit in a slot can fire in some way. In a Battle against two sides
// the Attacker names the side too (12.41s).
func (b *Battle) aimed(t *Table, f *fighting, slot int, verb string, can func(classes) classes) (list []engine.Choice) {
	foes := b.Foes(t, f.Party[f.Fighters[slot].Side])
	for _, side := range foes {
		n := 0
		if len(foes) > 1 {
			n = t.sideNumber(side)
		}
		for _, class := range can(f.targets(f.now, f.sideOf(side))).list() {
			list = append(list, engine.Choice{Verb: verb, On: b.ref(t, slot), To: classRef(class), N: n})
		}
	}
	return list
}

// fortressShots are what an Armed Minor's Fortress can fire at: the first there is of the Target Classes that it prefers.
func (b *Battle) fortressShots(t *Table) []engine.Choice {
	live := b.Live(t, NoFaction)
	if len(live) == 0 {
		return nil
	}
	f := b.fight(t)
	x := &f.Fighters[live[0]]
	x.arm(t, b.Slots[live[0]].Unit.Nation, b.Area)
	return b.aimed(t, f, live[0], fireVerb, func(at classes) classes { return f.preferred(x.hits(at)) })
}

// 12.42 Firepower is what a unit hits a class with.
func (t *Table) Firepower(b *Block, at Class) int {
	u := t.Unit(t.SideOf(b.ID.Nation), b.ID.Type)
	return u.Firepower(at)
}

// 12.62 bombs reports whether an Air Force can bomb industry: its Faction has Precision Bombsight, and it
// is over the MainCapital of an Enemy that controls it.
func (t *Table) bombs(b *Block) bool {
	f := t.SideOf(b.ID.Nation)
	return t.Unit(f, b.ID.Type).Bombs && t.bombed(f, b.At) != NoFaction
}

// bombed is the Enemy whose MainCapital an area is, and who controls it.
func (t *Table) bombed(f Side, a Area) Side {
	for _, g := range f.Rivals() {
		if t.FactionFacts(g).Center == a && t.Controller(a) == g && t.Enemies(f, g) {
			return g
		}
	}
	return NoFaction
}

// aim makes the shot that an answer announces.
func (t *Table) aim(slot int, c engine.Choice) shot {
	b := t.Combat.Battle
	u := b.Unit(t, slot)
	s := shot{Unit: b.ref(t, slot), Side: t.SideOf(u.ID.Nation), Class: classOf(c.To), Dice: u.CV}
	foes := b.Foes(t, t.PartyOf(u.ID.Nation))
	switch {
	case c.Verb == "bomb":
		s.Ind, s.Against, s.Power = true, t.bombed(s.Side, b.Area), 1
		return s
	case c.N > 0:
		s.Against = t.sideOfNumber(c.N)
	default:
		s.Against = foes[0]
	}
	x := t.fighter(u.ID, Attacking, b.sea(t))
	x.arm(t, u.ID.Nation, b.Area)
	fire := x.shot(c.Verb, s.Class)
	s.Power, s.Dice = fire.Power, u.CV*fire.Dice
	return s
}

// sideNumber tells sides apart in answers: by their number, an Armed Minor by the next.
func (b *Book) sideNumber(side Side) int {
	if side == NoFaction {
		return len(b.SideList)
	}
	return int(side)
}

func (b *Book) sideOfNumber(n int) Side {
	if n == len(b.SideList) {
		return NoFaction
	}
	return Side(n)
}

// 12.43 A volley is the dice of a shot; then its Hits are applied.
type volley struct {
	NoRights
	Shot  shot
	Faces []uint8
}

func (s *volley) Waiting(*Table) bool { return len(s.Faces) < int(s.Shot.Dice) }

func (s *volley) Open(t *Table) []engine.Decision {
	d := Die("fire", "12.43", s.Shot.Unit, int(s.Shot.Dice)-len(s.Faces)-1)
	if b := t.Combat.Battle; b != nil {
		d.For = string(t.AreaRef(b.Area)) + "/" + strconv.Itoa(int(b.Round))
	}
	return []engine.Decision{d}
}

func (s *volley) Take(t *Table, e engine.Entry) events {
	var seen events
	if len(s.Faces) == 0 {
		seen = append(seen, t.Say("fires", "12.43", s.Shot.Side, s.Shot.Unit, s.Shot.about(), int(s.Shot.Dice)))
	}
	s.Faces = append(s.Faces, uint8(e.Choice.N))
	return append(seen, t.Say("die", "12.43", s.Shot.Side, s.Shot.Unit, s.Shot.about(), e.Choice.N))
}

func (s *volley) Next(t *Table, _ step) (step, bool, events) {
	hits := Hits(s.Faces, s.Shot.Power)
	seen := events{t.Say("hits", "12.42", s.Shot.Side, s.Shot.Unit, s.Shot.about(), hits)}
	if !s.Shot.Ind {
		return &casualties{Against: s.Shot.Against, Class: s.Shot.Class, Hits: uint8(hits)}, true, seen
	}
	target := t.Faction(s.Shot.Against)
	target.Ind -= min(target.Ind, uint8(hits))
	return nil, true, append(seen, t.Say("industry-bombed", "12.62", s.Shot.Against, t.FactionRef(s.Shot.Against), "", int(target.Ind)))
}

var _ = register("volley", &volley{})
