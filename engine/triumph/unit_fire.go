package triumph

import (
	"slices"

	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// 12.4 Unit Fire. The firing unit names a Target Class (12.41) and rolls a die for each of its CV (12.43).

// A shot is a unit's fire as it has been announced.
type shot struct {
	Unit    engine.Ref
	Side    Faction
	Against Faction
	Class   blockwar.Class
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

// shots lists the Target Classes that the unit in a slot can hit. In a Battle against two sides the
// Attacker names the side too (12.41s).
func (b *Battle) shots(t *Table, slot int) (list []engine.Choice) {
	u := b.Unit(t.forces(), slot)
	foes := b.Foes(t.forces(), sideOf(u))
	for _, side := range foes {
		n := 0
		if len(foes) > 1 {
			n = sideNumber(side)
		}
		for _, class := range b.Classes(t.forces(), side) {
			if t.firepower(u, class) > 0 {
				list = append(list, engine.Choice{Verb: "fire", On: b.ref(slot), To: classRef(class), N: n})
			}
		}
	}
	return list
}

// fortressShots are what an Armed Minor's Fortress can fire at: Ground units first (15.42).
func (b *Battle) fortressShots(t *Table) []engine.Choice {
	live := b.Live(t.forces(), NoFaction)
	if len(live) == 0 {
		return nil
	}
	shots := b.shots(t, live[0])
	if at := slices.IndexFunc(shots, func(c engine.Choice) bool { return classOf(c.To) == blockwar.Ground }); at >= 0 {
		return shots[at : at+1]
	}
	return shots
}

// 12.42 firepower is what a unit hits a class with.
func (t *Table) firepower(b *block, at blockwar.Class) int {
	u := t.unit(sideOf(b), b.ID.Type)
	return u.Firepower(at)
}

// dice is how many dice a unit rolls.
func (t *Table) dice(b *block, at blockwar.Class) int {
	f := sideOf(b)
	u := t.unit(f, b.ID.Type)
	return u.Dice(b.CV, at, b.At.Place().Land() && t.controller(b.At) == f)
}

// 12.62 bombs reports whether an Air Force can bomb industry: its Faction has Precision Bombsight, and it
// is over the MainCapital of an Enemy that controls it.
func (t *Table) bombs(b *block) bool {
	f := sideOf(b)
	return t.unit(f, b.ID.Type).Bombs && t.bombed(f, b.At) != NoFaction
}

// bombed is the Enemy whose MainCapital an area is, and who controls it.
func (t *Table) bombed(f Faction, a Area) Faction {
	for _, g := range f.Rivals() {
		if g.Facts().Main == a && t.controller(a) == g && t.enemies(f, g) {
			return g
		}
	}
	return NoFaction
}

// aim makes the shot that an answer announces.
func (t *Table) aim(slot int, c engine.Choice) shot {
	b := t.Combat.Battle
	u := b.Unit(t.forces(), slot)
	s := shot{Unit: b.ref(slot), Side: sideOf(u), Class: classOf(c.To), Dice: u.CV}
	foes := b.Foes(t.forces(), s.Side)
	switch {
	case c.Verb == "bomb":
		s.Ind, s.Against, s.Power = true, t.bombed(s.Side, b.Area), 1
		return s
	case c.N > 0:
		s.Against = sideOfNumber(c.N)
	default:
		s.Against = foes[0]
	}
	s.Power, s.Dice = uint8(t.firepower(u, s.Class)), uint8(t.dice(u, s.Class))
	if c.Verb == "strike" {
		s.Power = 1 // 12.74
	}
	return s
}

// sideNumber tells sides apart in answers: Factions by their number, an Armed Minor by the next.
func sideNumber(side Faction) int {
	if side == NoFaction {
		return FactionCount + 1
	}
	return int(side)
}

func sideOfNumber(n int) Faction {
	if n > FactionCount {
		return NoFaction
	}
	return Faction(n)
}

// sideRef names a side; read again, the forces of an Armed Minor are NoFaction.
func sideRef(side Faction) engine.Ref {
	if side == NoFaction {
		return "faction/minor"
	}
	return factionRef(side)
}

// 12.43 A volley is the dice of a shot; then its Hits are applied.
type volley struct {
	Shot  shot
	Faces []uint8
}

func (s *volley) Waiting(*Table) bool { return len(s.Faces) < int(s.Shot.Dice) }

func (s *volley) Open(*Table) []engine.Decision {
	d := engine.Decision{Kind: "fire", Rule: "12.43", About: s.Shot.Unit, Left: int(s.Shot.Dice) - len(s.Faces) - 1, Seen: engine.Everybody}
	for n := 1; n <= 6; n++ {
		d.Legal = append(d.Legal, engine.Choice{Verb: engine.Roll, N: n})
	}
	return []engine.Decision{d}
}

func (s *volley) Take(_ *Table, e engine.Entry) events {
	var seen events
	if len(s.Faces) == 0 {
		seen = append(seen, say("fires", "12.43", s.Shot.Side, s.Shot.Unit, s.Shot.about(), int(s.Shot.Dice)))
	}
	s.Faces = append(s.Faces, uint8(e.Choice.N))
	return append(seen, say("die", "12.43", s.Shot.Side, s.Shot.Unit, s.Shot.about(), e.Choice.N))
}

func (s *volley) Next(t *Table, _ step) (step, bool, events) {
	hits := blockwar.Hits(s.Faces, s.Shot.Power)
	seen := events{say("hits", "12.42", s.Shot.Side, s.Shot.Unit, s.Shot.about(), hits)}
	if !s.Shot.Ind {
		return &casualties{Against: s.Shot.Against, Class: s.Shot.Class, Hits: uint8(hits)}, true, seen
	}
	target := t.faction(s.Shot.Against)
	target.Ind -= min(target.Ind, uint8(hits))
	return nil, true, append(seen, say("industry-bombed", "12.62", s.Shot.Against, factionRef(s.Shot.Against), "", int(target.Ind)))
}

var _ = register("volley", &volley{})
