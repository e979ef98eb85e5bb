package blockwar

import (
	"cmp"
	"slices"

	"interbellum/engine"
)

// The odds of Battles (12.0), out of what a player sees. blockwar says how both sides are taken to fight.

// SeenFight is a Battle as its odds are worked out.
type SeenFight struct {
	Fight
	Attacker, Defender Faction // NoFaction is an Armed Minor
	Whole              bool    // no BattleGroups wait of which the player knows nothing: these are left out
}

// Fight is the Battle under way, its units in the order of the battle board; nil where there is none, and where
// three sides are in it (12.41s).
func (v *View) Fight() *SeenFight {
	b := v.Battle
	if b == nil || len(b.Defenders) > 1 || b.Minor == (len(b.Defenders) == 1) {
		return nil
	}
	defender := NoFaction
	if !b.Minor {
		defender = b.Defenders[0]
	}
	e := v.enlisting(b.Area, b.Attacker, defender)
	for i := range b.Units {
		u := &b.Units[i]
		e.add(u.Nation, u.Type, u.CV).Acted = u.Idle
	}
	if e.fight.Whole = b.Waiting == 0 || v.Holder.Has(SeatOf(b.Attacker)); e.fight.Whole {
		e.await(b)
	}
	e.fight.Arrange(e.t, b.Area)
	return e.fight
}

// FightAt is the Battle as which a Faction's units in an area would attack there together with others that are
// to come; nil unless the player sees all Enemies that are there, and these are one side.
func (v *View) FightAt(a Area, attacker Faction, more ...UnitView) *SeenFight {
	return v.fightAt(a, attacker, 0, more)
}

// FightIf is FightAt as if all Enemies that stand upright were Infantry, or Fleets at sea, of so many CV.
func (v *View) FightIf(cv uint8, a Area, attacker Faction, more ...UnitView) *SeenFight {
	return v.fightAt(a, attacker, cv, more)
}

// Supposed is what FightIf takes an Enemy for.
func (v *View) Supposed(a Area) Type {
	if v.Place(a).Sea() {
		return Fleet
	}
	return Infantry
}

func (v *View) fightAt(a Area, attacker Faction, supposed uint8, more []UnitView) *SeenFight {
	t := v.Seen()
	against := t.sidesIn(t.Foes(attacker, a))
	if len(against) != 1 {
		return nil
	}
	e := v.enlisting(a, attacker, against[0])
	for _, b := range t.Here(a, func(b *Block) bool { return t.PartyOf(b.ID.Nation) == against[0] && !b.Has(Escaped) }) {
		kind, cv := b.ID.Type, b.CV
		if kind == NoType {
			kind, cv = v.Supposed(a), supposed
		}
		if cv == 0 {
			return nil
		}
		e.add(b.ID.Nation, kind, cv)
	}
	engages := func(u UnitView) bool {
		return u.Area == a && !u.Down && t.PartyOf(u.Nation) == attacker && t.foes(t.SideOf(u.Nation), a).Has(against[0])
	}
	attackers := append(slices.DeleteFunc(slices.Clone(v.Units), func(u UnitView) bool { return !engages(u) }), more...)
	var groups []uint8
	for _, u := range attackers {
		groups = append(groups, u.Group)
	}
	groups = inOrder(groups)
	for _, u := range attackers {
		x := e.add(u.Nation, u.Type, u.CV)
		if x.Acted = v.invades(t, &u, a); u.Group > 0 && e.fight.Sea {
			x.Joins = uint8(slices.Index(groups, u.Group))
		}
	}
	e.fight.Arrange(t, a)
	return e.fight
}

// invades reports whether a unit has come to land from the sea in this Player Turn, and has no Combat Action therefore (12.61).
func (v *View) invades(t *Table, u *UnitView, a Area) bool {
	return v.Place(a).Land() && u.From != Nowhere && v.Place(u.From).Sea() && v.Chart[u.Type].Class == Ground && !t.FightsAtOnce(t.SideOf(u.Nation), u.Type)
}

// enlisting draws up a Fight.
type enlisting struct {
	v     *View
	t     *Table
	at    Area
	fight *SeenFight
}

func (v *View) enlisting(a Area, attacker, defender Faction) *enlisting {
	t := v.Seen()
	return &enlisting{v, t, a, &SeenFight{Fight: t.FightIn(a, attacker, defender), Attacker: attacker, Defender: defender, Whole: true}}
}

// add makes a unit a fighter, with what Technologies that everybody knows of add to it (9.0).
func (e *enlisting) add(n Nation, u Type, cv uint8) *Fighter {
	return e.fight.Enlist(e.t, e.at, n, u, cv)
}

// await adds the Attacker's BattleGroups that have still to join, one in each Round, in the order of their
// numbers (12.71). Between two Rounds, when no type has begun to act, the next joins at once.
func (e *enlisting) await(b *BattleView) {
	var waiting []UnitView
	var groups []uint8
	for _, u := range e.v.Units {
		if u.Area == e.at && u.Group > 0 && !u.FaceUp && e.fight.Sea && e.t.PartyOf(u.Nation) == e.fight.Attacker {
			waiting, groups = append(waiting, u), append(groups, u.Group)
		}
	}
	groups = inOrder(groups)
	for _, u := range waiting {
		x := e.add(u.Nation, u.Type, u.CV)
		if x.Joins = uint8(slices.Index(groups, u.Group)); b.Type != NoType {
			x.Joins++
		}
	}
}

// inOrder lists BattleGroups in the order in which they join (12.71), each once.
func inOrder(groups []uint8) []uint8 {
	groups = slices.DeleteFunc(groups, func(n uint8) bool { return n == 0 })
	engine.Sort(groups, cmp.Compare[uint8])
	return slices.Compact(groups)
}

// 12.43 FireOdds is how the dice of a Combat Action can fall, by Hits; nil where it rolls none.
func (v *View) FireOdds(c engine.Choice) *engine.Throw {
	u, t := v.fighter(c.On), v.Seen()
	s := Shot{Power: 1, Dice: 1} // 12.62
	switch c.Verb {
	case fireVerb, strikeVerb, kamikazeVerb:
		x := t.armed(u.Nation, u.Type, Attacking, v.Battle.Area)
		s = x.shot(c.Verb, classOf(c.To))
	case "bomb":
	default:
		return nil
	}
	x := &engine.Throw{Kind: c.Verb, Rule: "12.43", Seat: SeatOf(t.PlayerOf(t.SideOf(u.Nation))), About: c.To, Dice: int(u.CV) * int(s.Dice),
		Mods: []engine.Mod{{Rule: "12.42", N: int(s.Power)}}, Need: 1}
	for n, ways := range Throws(x.Dice, int(s.Power)) {
		x.Scores = append(x.Scores, int(ways))
		if x.Total += int(ways); n > 0 {
			x.Passed += int(ways)
		}
	}
	return x
}
