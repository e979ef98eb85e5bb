package cataclysm

import "interbellum/engine"

// verbs are the types of operation (9.1.2), in the order of the book and the atomic one
// last, with the rule that each is declared by.
var operationVerbs = []struct {
	verb string
	rule engine.Rule
}{{"land", "9.3.1"}, {"invade", "9.3.2"}, {"naval", "9.4.1"}, {"capture", "9.4.2"}, {"air", "9.5.1"}, {"bomb", "9.5.2"}, {"atomic", "12.2.2"}}

func operationRule(verb string) engine.Rule {
	for _, v := range operationVerbs {
		if v.verb == verb {
			return v.rule
		}
	}
	return "9.1.2"
}

// operationChoices lists the operations that p could declare with so many actions: a
// verb for the type and the target area (9.1). Each can be carried to its end. against
// limits them to operations whose primary defender is one of these powers (6.2).
func (t *Table) operationChoices(p Power, actions int, against Powers) []engine.Choice {
	var legal []engine.Choice
	pools := map[Powers][]attackUnit{0: t.attackUnits(p, 0)}
	for _, v := range operationVerbs {
		if v.verb == "invade" && actions < 2 || v.verb == "atomic" && !t.hasBomb(p) {
			continue
		}
		for a := Area(1); a <= AreaCount; a++ {
			foes := t.surprised(p, v.verb, a)
			if _, known := pools[foes]; !known {
				pools[foes] = t.attackUnits(p, foes)
			}
			m := force{power: p, verb: v.verb, target: a, actions: actions, pool: pools[foes]}
			if m.targetInReach() && t.canTarget(p, v.verb, a, against) && t.canActivateForce(m) {
				legal = append(legal, engine.Choice{Verb: v.verb, On: areaRef(a)})
			}
		}
	}
	return legal
}

// canTarget reports whether an operation of p of that type may be declared against the area, with
// any force (9.1, 9.3 to 9.5, 9.7, 9.8).
func (t *Table) canTarget(p Power, verb string, a Area, against Powers) bool {
	if !t.inPlay(a) || t.outOfPlay(a) || t.Place(a).Remote || t.ideologyControls(p, a) || t.treatyForbids(a) {
		return false
	}
	hostile := t.hostile(p, verb)
	if !t.hasTarget(p, verb, a, hostile) || t.stresaForbids(p, a) || t.scenarioForbids(p, verb, a) {
		return false
	}
	if against.Empty() {
		return true
	}
	return !t.primaryDefenders(p, verb, a).And(against).Empty()
}

// hostile is the set of powers that an operation of this type may target: enemies, and for a
// surprise attack, which is never an invasion, every opposing power (9.8).
func (t *Table) hostile(p Power, verb string) Powers {
	set := t.enemies(p)
	if t.canSurprise(p) && verb != "invade" {
		set |= t.opponents(p)
	}
	return set
}

// canSurprise reports whether p may begin a war by an operation alone (5.6.1, 9.8).
func (t *Table) canSurprise(p Power) bool {
	c := t.Powers[p].Commitment
	return t.ideology(p) == Fascism && (c == Mobilization || c == TotalWar)
}

// surprised is the set of powers that an operation against the area would make enemies, as its
// primary defender (9.8).
func (t *Table) surprised(p Power, verb string, a Area) Powers {
	if verb == "invade" || !t.canSurprise(p) || !t.inPlay(a) {
		return 0
	}
	return t.primaryDefenders(p, verb, a).And(t.opponents(p)).Minus(t.enemies(p))
}

func (t *Table) hasTarget(p Power, verb string, a Area, hostile Powers) bool {
	switch verb {
	case "land", "invade":
		return t.landTarget(p, a, hostile)
	case "naval":
		return t.anyUnit(a, func(u *Unit) bool {
			return hostile.Has(u.Owner) && (u.Kind.IsNaval() || u.Kind == AirForce && u.Upgraded)
		})
	case "capture":
		return t.baseTarget(p, a, hostile)
	case "air":
		return t.anyUnit(a, func(u *Unit) bool { return hostile.Has(u.Owner) && u.Kind.IsAir() })
	}
	if verb == "atomic" {
		return t.atomicTarget(a, hostile)
	}
	return hostile.Has(t.controller(a)) && t.undamaged(a) > 0
}

// landTarget reports whether the area can be attacked on land: an enemy's area or an ungarrisoned
// country (9.3.1, 9.7). A Democracy must be belligerent to attack an ungarrisoned country.
func (t *Table) landTarget(p Power, a Area, hostile Powers) bool {
	if t.Place(a).IsSea() {
		return false
	}
	if t.ungarrisonedCountry(a) {
		return t.ideology(p) != Democracy || t.belligerent(p)
	}
	return hostile.Has(t.controller(a))
}

func (t *Table) ungarrisonedCountry(a Area) bool { return t.isCountry(a) && !t.garrisoned(a) }

// baseTarget reports whether the area has a base to capture: an unowned one or an enemy's (9.4.2),
// or an enemy's special British base. A Democracy must be belligerent to attack an unowned base.
func (t *Table) baseTarget(p Power, a Area, hostile Powers) bool {
	if t.Areas[a].SpecialBase {
		return hostile.Has(UK)
	}
	if t.Place(a).Base == NoBase {
		return false
	}
	owner := t.baseOwner(a)
	if owner == NoPower {
		return t.ideology(p) != Democracy || t.belligerent(p)
	}
	return hostile.Has(owner)
}

// undamaged counts the resources in an area that bombs could still damage.
func (t *Table) undamaged(a Area) (n int) {
	for i := range t.resources(a) {
		if t.Areas[a].Damaged>>i&1 == 0 {
			n++
		}
	}
	return n
}

// ideologyControls reports whether a power of p's own ideology controls the area, which may then
// never be a target (9.1).
func (t *Table) ideologyControls(p Power, a Area) bool {
	c := t.controller(a)
	return c != NoPower && t.ideology(c) == t.ideology(p)
}

// stresaForbids reports whether the Stresa Front forbids the target: while it is in play Germany
// and Italy keep out of each other's interests (12.1).
func (t *Table) stresaForbids(p Power, a Area) bool {
	if !t.Markers.Has(StresaFront) {
		return false
	}
	switch p {
	case Germany:
		return t.active(Italy) && t.interested(Italy, a)
	case Italy:
		return t.active(Germany) && t.interested(Germany, a)
	}
	return false
}

// treatyForbids reports whether the naval treaty forbids the target: while it is in play no power
// attacks beyond its line (12.1.3).
func (t *Table) treatyForbids(a Area) bool {
	return t.Markers.Has(WashingtonNavalTreaty) && t.Place(a).TreatyZone
}

func (t *Table) anyUnit(a Area, ok func(*Unit) bool) bool {
	for i := range t.Units {
		if u := &t.Units[i]; u.At == a && ok(u) {
			return true
		}
	}
	return false
}

// primaryDefenders is the powers that may be the primary defender (9.1.1): the country itself
// (Neutral), else the hostile powers with a unit of the operation's type there, else the
// controller or the owner of the base, else those with units there.
func (t *Table) primaryDefenders(p Power, verb string, a Area) (set Powers) {
	combat := combatOf(verb)
	if combat == "land" && t.ungarrisonedCountry(a) {
		return SetOf(Neutral)
	}
	hostile, fits := t.hostile(p, verb), combatUnits(combat)
	for _, u := range t.unitsAt(a) {
		if hostile.Has(u.Owner) && fits(u) {
			set = set.With(u.Owner)
		}
	}
	if !set.Empty() {
		return set
	}
	if c := t.controller(a); hostile.Has(c) {
		return SetOf(c)
	}
	if verb == "capture" && t.Areas[a].SpecialBase {
		return SetOf(UK)
	}
	if o := t.baseOwner(a); hostile.Has(o) {
		return SetOf(o)
	}
	for _, u := range t.unitsAt(a) {
		if hostile.Has(u.Owner) {
			set = set.With(u.Owner)
		}
	}
	if set.Empty() {
		return SetOf(Neutral)
	}
	return set
}
