package blockwar

import (
	"cmp"
	"slices"

	"interbellum/engine"
)

// A Battle on the Table as the rules of a Round see it.

// fighting is a Battle as a Fight, and its state: the units of its slots, in their order, and then those of BattleGroups that
// have still to join.
type fighting struct {
	Fight
	now standing
}

// fight is the Battle as it stands.
func (b *Battle) fight(t *Table) *fighting {
	f := &fighting{Fight: Fight{Sea: t.Map.Sea(b.Area), Patrol: t.Hooks.IdleAirMayStay, Prefers: t.Hooks.FortressTargets}}
	f.Party[Attacking] = b.Attacker
	for i, side := range b.Foes(t, b.Attacker) {
		f.Party[Defending+i] = side
	}
	f.Fighters, f.now = make([]Fighter, len(b.Slots)), make(standing, len(b.Slots))
	for i := range b.Slots {
		slot := &b.Slots[i]
		f.Fighters[i] = t.fighter(slot.Unit, f.sideOf(t.PartyOf(slot.Unit.Nation)), f.Sea)
		if u := b.Unit(t, i); u != nil {
			f.now[i] = u.CV
			if slot.Acted || u.Has(Invading) {
				f.now[i] |= acted
			}
		}
	}
	for _, u := range b.joining(t) {
		f.Fighters, f.now = append(f.Fighters, t.fighter(u.ID, Attacking, f.Sea)), append(f.now, u.CV|late)
	}
	return f
}

// over is over as things stand.
func (f *fighting) over() bool { return f.Fight.over(f.now) }

// sideOf is the side of a party, sides the parties of some sides.
func (f *Fight) sideOf(party Side) int {
	for side := Defending; side < partyRoom; side++ {
		if f.Party[side] == party && party != f.Party[Attacking] {
			return side
		}
	}
	return Attacking
}

func (f *Fight) sides(of parties) (list []Side) {
	for side := range f.Party {
		if of.has(side) {
			list = append(list, f.Party[side])
		}
	}
	engine.Sort(list, cmp.Compare[Side])
	return list
}

// list is the classes of a set in their order.
func (c classes) list() (list []Class) {
	for class := Air; int(class) < Classes; class++ {
		if c.has(class) {
			list = append(list, class)
		}
	}
	return list
}

// fighter is a unit of a Fight without its arms: those are its Faction's Technologies to say (see arm).
func (t *Table) fighter(id ID, side int, sea bool) Fighter {
	return t.Chart[id.Type].unarmed(side, t.SideOf(id.Nation), sea)
}

// arm adds what a unit in an area fires with, with what Technologies add to it (9.0). Convoys do not fire.
func (x *Fighter) arm(t *Table, n Nation, a Area) {
	if x.Class == Convoys {
		return
	}
	u := t.Unit(x.Of, x.Type)
	friendly := t.Place(a).Land() && t.friends(x.Of).Has(t.Controller(a))
	for at := Air; int(at) < Classes; at++ {
		x.Fire[at] = Shot{Power: uint8(u.Firepower(at)), Dice: uint8(u.Dice(1, at, friendly))}
	}
	x.Dives = uint8(t.Hooks.KamikazePower(t, n, x.Type))
}

// station adds what decides where a unit may stay.
func (x *Fighter) station(t *Table, a Area) {
	x.Friends = t.friends(x.Of)
	x.Home = t.Place(a).Land() && x.Friends.Has(t.Controller(a))
	for _, side := range append(slices.Clone(t.AllSides()), NoFaction) {
		if t.Hostile(x.Of, side, a) {
			x.Enemies = x.Enemies.With(side)
		}
	}
}

// 9.0 firstFire is who has FirstFire at whom, of the units of a Combat Priority. Surprise gives it to all units of the Faction that has
// Declared War in this Player Turn; a Technology that the Defender has and the Attacker has not takes it away (15.22).
func (t *Table) firstFire(f *Fight, priority uint8) (first firstFire) {
	kind := t.Chart.First(priority)
	if kind == NoType {
		return first
	}
	attackers, defenders := SetOf(f.Party[Attacking]), SetOf(f.Party[Defending:]...)
	for i := range f.Fighters {
		if x := &f.Fighters[i]; x.Priority != priority {
			continue
		} else if x.Side == Attacking {
			attackers = attackers.With(x.Of)
		} else {
			defenders = defenders.With(x.Of)
		}
	}
	for a := range Side(SideRoom) {
		for d := range Side(SideRoom) {
			if attackers.Has(a) && defenders.Has(d) && t.Hooks.FiresFirst(t, a, d, kind) {
				first[a] = first[a].With(d)
			}
		}
	}
	return first
}

// armed is a unit as it would fight in an area.
func (t *Table) armed(n Nation, kind Type, side int, a Area) Fighter {
	x := t.fighter(ID{Nation: n, Type: kind}, side, t.Place(a).Sea())
	x.arm(t, n, a)
	return x
}

// FightIn is a Fight in an area, in which nobody has been enlisted.
func (t *Table) FightIn(a Area, attacker, defender Faction) Fight {
	return Fight{Sea: t.Place(a).Sea(), Patrol: t.Hooks.IdleAirMayStay, Prefers: t.Hooks.FortressTargets, Party: [partyRoom]Faction{attacker, defender}}
}

// Enlist makes a unit one of the Fighters, on the Attacker's side or the Defender's.
func (f *Fight) Enlist(t *Table, a Area, n Nation, kind Type, cv uint8) *Fighter {
	side := Defending
	if t.PartyOf(n) == f.Party[Attacking] {
		side = Attacking
	}
	x := t.armed(n, kind, side, a)
	x.CV = cv
	x.station(t, a)
	f.Fighters = append(f.Fighters, x)
	return &f.Fighters[len(f.Fighters)-1]
}

// Arrange adds what depends on who is there, once all are enlisted: FirstFire, and Ground units which are not in the Battle.
func (f *Fight) Arrange(t *Table, a Area) {
	for priority := range f.First {
		f.First[priority] = t.firstFire(f, uint8(priority))
	}
	for _, b := range t.Here(a, func(b *Block) bool { return t.Chart[b.ID.Type].Class == Ground }) {
		if side := t.SideOf(b.ID.Nation); !slices.ContainsFunc(f.Fighters, func(x Fighter) bool { return x.Of == side && x.Class == Ground }) {
			f.Beside = f.Beside.With(side)
		}
	}
}
