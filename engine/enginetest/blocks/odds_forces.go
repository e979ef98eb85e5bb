package blocks

import (
	"slices"

	"interbellum/engine/blockwar"
)

// The forces of the random Battles whose odds are looked at.

// lay puts the forces on the map.
func (x *battle) lay() {
	t := x.Anew()
	x.table, x.at = t, t.MustArea(x.Areas[x.pick.N(len(x.Areas))])
	x.attacker = blockwar.AllFactions[x.pick.N(3)]
	rivals := x.attacker.Rivals()
	defender := rivals[x.pick.N(2)]
	t.Active, t.Phase = x.attacker, blockwar.Summer
	x.kamikazes, x.favourite = x.pick.N(2) == 0, t.Types()[x.pick.N(len(t.Types()))]
	t.Side(x.attacker).Surprise = x.pick.N(3) == 0
	for _, f := range blockwar.AllFactions {
		for range x.pick.N(6) {
			t.Faction(f).Revealed = append(t.Faction(f).Revealed, blockwar.Revealed{Tech: x.Techs[x.pick.N(len(x.Techs))]})
		}
	}
	if t.Place(x.at).Land() {
		t.Control[x.at] = t.PlayerOf([]blockwar.Side{x.attacker, defender}[x.pick.N(2)])
	}
	if minor := t.Place(x.at).Of; slices.Contains(x.Minors, minor) && x.pick.N(2) == 0 {
		x.arm(minor)
	} else {
		x.scatter(defender, 1+x.pick.N(4))
	}
	x.scatter(x.attacker, 1+x.pick.N(4))
	t.Combat = blockwar.Combat{Fields: t.Battlefields(x.attacker)}
	t.Combat.Fields.Activate(x.at)
	for _, b := range slices.Clone(t.Blocks) {
		if x.strands(t.Blocks.Get(b.ID)) {
			t.TakeOff(b.ID)
		}
	}
	t.ShowBattles(x.attacker)
	for _, b := range t.Blocks {
		x.units = append(x.units, b.ID)
	}
}

// arm makes an Armed Minor of a Nation, which defends its Capital.
func (x *battle) arm(n blockwar.Nation) {
	t := x.table
	t.Control[x.at] = blockwar.NoFaction
	t.Arm(n, x.attacker)
	for _, b := range t.Here(x.at, func(*blockwar.Block) bool { return true }) {
		x.cv += int(b.CV)
	}
}

// strands reports whether a unit would have nowhere to go if it had to leave: odds do not reckon with that.
func (x *battle) strands(b *blockwar.Block) bool {
	t, way := x.table, blockwar.ForcedOut
	if t.Place(x.at).Sea() {
		way = blockwar.ToBase
	}
	u := t.Chart[b.ID.Type]
	return u.ANS() && (u.Class == blockwar.Air || way == blockwar.ForcedOut) && len(t.Exits(b, way)) == 0
}

// scatter puts units of a player there.
func (x *battle) scatter(f blockwar.Faction, count int) {
	t := x.table
	nations := slices.DeleteFunc(slices.Clone(x.Nations), func(n blockwar.Nation) bool { return t.PartyOf(n) != f })
	kinds := t.Types()
	for range count {
		n, kind := nations[x.pick.N(len(nations))], kinds[x.pick.N(len(kinds))]
		if x.pick.N(2) == 0 {
			kind = x.favourite
		}
		cv := 1 + x.pick.N(3)
		if x.cv+cv > mostCV || !t.CanStand(n, kind, x.at) || f == x.attacker && kind == blockwar.Fortress || int(t.MaxCV(n, kind)) < cv {
			continue
		}
		x.cv += cv
		b := t.Put(n, kind, uint8(cv), x.at)
		if f == x.attacker {
			x.enter(b)
		}
	}
}

// enter makes a unit of the Attacker's one that has come in this Player Turn, at sea in a BattleGroup perhaps.
func (x *battle) enter(b *blockwar.Block) {
	t := x.table
	neighbours := t.Map.Board.Neighbours(x.at)
	over := neighbours[x.pick.N(len(neighbours))]
	ground := t.Chart[b.ID.Type].Class == blockwar.Ground
	switch {
	case ground && t.Place(x.at).Sea():
	case t.Place(x.at).Sea():
		b.Group = uint8(x.pick.N(4))
	case ground && t.Place(over.To).Sea():
		b.From = over.To
		if !t.FightsAtOnce(t.SideOf(b.ID.Nation), b.ID.Type) {
			b.Marks |= blockwar.Invading
		}
	}
}

// about says what a Battle has in it that not every one has.
func (x *battle) about() (met string) {
	t := x.table
	has := func(name string, in bool) {
		if in {
			met += " " + name
		}
	}
	has("sea", t.Place(x.at).Sea())
	has("land", t.Place(x.at).Land())
	for _, b := range t.Here(x.at, func(*blockwar.Block) bool { return true }) {
		u := t.Chart[b.ID.Type]
		has(u.Slug, true)
		has("invader", b.Has(blockwar.Invading))
		has("group", b.Group > 1)
		has("convoy", u.Target(t.Place(x.at).Sea()) == blockwar.Convoys)
		has("proxy", !t.SideOf(b.ID.Nation).Plays() && t.PartyOf(b.ID.Nation) != blockwar.NoFaction)
		has("minor", t.PartyOf(b.ID.Nation) == blockwar.NoFaction)
		has("dives", t.Hooks.KamikazePower(t, b.ID.Nation, b.ID.Type) > 0 && x.kamikazes && t.Place(x.at).Sea())
		has("first", t.PartyOf(b.ID.Nation) == x.attacker && t.Unit(t.SideOf(b.ID.Nation), b.ID.Type).First)
		has("radar", t.Place(x.at).Land() && t.Unit(t.SideOf(b.ID.Nation), b.ID.Type).Doubles != blockwar.NoClass && t.Friendly(t.SideOf(b.ID.Nation), x.at))
		has("surprise", t.Side(t.SideOf(b.ID.Nation)).Surprise)
	}
	return met
}
