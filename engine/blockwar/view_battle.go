package blockwar

import "interbellum/engine"

// BattleView is the Battle that is being resolved. All in it lies open.
type BattleView struct {
	Area      Area
	Attacker  Faction
	Defenders []Faction
	Minor     bool // the forces of an Armed Minor defend too
	Round     uint8
	Type      Type      // whose turn it is
	InPerson  []Faction // of the holder's, that do not fight it by their orders
	Waiting   int       // BattleGroups that have still to join
	Units     []BattleUnit
}

// BattleUnit is a unit in a Battle, in the order of the battle board.
type BattleUnit struct {
	Ref    engine.Ref // its name in this Battle
	Nation Nation
	Type   Type
	CV     uint8
	From   Area // from where it Engaged in this Player Turn
	Idle   bool // it has acted, or has no Combat Action in this Round
}

// viewBattles shows the areas with Battles of this Combat Phase and the one under way.
func (t *Table) viewBattles(v *View) {
	v.Battles = t.Combat.Fields
	b := t.Combat.Battle
	if b == nil {
		return
	}
	v.Battle = &BattleView{Area: b.Area, Attacker: b.Attacker, Defenders: b.Targets.List(), Minor: b.Targets.Has(NoFaction), Round: b.Round,
		Type: b.Type, Waiting: len(b.Groups(t))}
	for _, f := range t.Combat.InPerson[b.Area].List() {
		if v.Holder.Has(SeatOf(f)) {
			v.Battle.InPerson = append(v.Battle.InPerson, f)
		}
	}
	f := b.fight(t)
	for i := range b.Slots {
		if u := b.Unit(t, i); u != nil {
			v.Battle.Units = append(v.Battle.Units, BattleUnit{b.ref(t, i), u.ID.Nation, u.ID.Type, u.CV, u.From, !f.canAct(f.now, i)})
		}
	}
}
