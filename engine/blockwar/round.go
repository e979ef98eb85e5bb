package blockwar

// The rules of a Combat Round (12.2 to 12.5, 13.2): who acts next, what may be fired at, who takes a Hit, who must leave, and when
// it is over. They know no Table, no dice and no player. The steps of a Battle ask them and so do its odds: each hands over a Fight,
// which is the units in it, and how these stand.

// The sides of a Fight: first the Attacker, then the Defenders. The odds know one Defender, a Battle may have several.
const (
	Attacking = iota
	Defending
)

// partyRoom is how many sides a Fight can have: three players, and an Armed Minor.
const partyRoom = FactionCount + 1

// parties is a set of sides of a Fight.
type parties uint8

func (p parties) has(side int) bool { return p>>side&1 == 1 }

// A Fight is the units of a Battle, or of what would become one.
type Fight struct {
	Sea      bool
	Patrol   bool                    // at sea only Air units that have acted must ReBase (13.2)
	Prefers  []Class                 // Target Classes that an Armed Minor's Fortress fires at before all others
	Party    [partyRoom]Faction      // who the sides are
	First    [priorityRoom]firstFire // by Combat Priority
	Beside   Set                     // Sides that have Ground units there which are not in the Battle
	Fighters []Fighter
}

// firstFire lists, by the Side of an Attacker's units, the Defenders' Sides before whose units of one Combat Priority they act.
type firstFire [SideRoom]Set

// priorityRoom is more than the highest Combat Priority.
const priorityRoom = 16

// A Fighter is a unit in a Fight, with what does not change in a Round, and how it stands at first.
type Fighter struct {
	Side     int  // Attacking or Defending
	Of       Side // whose unit it is: units of all Sides of one player fight together
	Type     Type
	Priority uint8 // its Combat Priority
	CV       uint8
	Class    Class // as which it is fired at
	Loss     uint8 // CV for each Hit
	Fire     [Classes]Shot
	Dives    uint8 // the Firepower of its Kamikaze attack on ships; 0 if it can make none
	Kamikaze bool  // in odds: it makes that attack where it can
	Home     bool  // on land that is Friendly to it
	Friends  Set   // Sides whose Ground units are Ground Support for it
	Enemies  Set   // Sides whose Ground units deny it a place without Ground Support
	Acted    bool  // has no Combat Action in the Round under way
	Joins    uint8 // in odds: in how many Rounds it joins; 0 is there
}

// standing is how the Fighters of a Fight stand, a byte for each.
type standing = []byte

const (
	strength = 1<<4 - 1 // the CV that are left
	acted    = 1 << 4   // has no Combat Action any more in this Round
	out      = 1 << 5   // has left
	late     = 1 << 6   // has still to join
)

// A Shot is what a unit fires at a Target Class with.
type Shot struct {
	Power uint8 // each die hits that shows no more
	Dice  uint8 // for each CV
}

// classes is a set of Target Classes.
type classes uint8

// ships are the Target Classes of Carrier strikes and Kamikaze attacks (12.74, 12.75).
const ships = 1<<Naval | 1<<Convoys

func (c classes) has(class Class) bool { return c>>class&1 == 1 }

// here reports whether a Fighter is in the Battle.
func here(x byte) bool { return x&strength > 0 && x&(out|late) == 0 }

// canAct reports whether a Fighter has a Combat Action still to come (12.3): Convoys never have one (12.72), nor have Ground units
// that are Invading, who begin as if they had acted (12.61).
func (f *Fight) canAct(s standing, i int) bool {
	return here(s[i]) && s[i]&acted == 0 && f.Fighters[i].Class != Convoys
}

// turn is the Combat Priority whose turn it is (12.3), and the sides that have units of it still to act: none once the Round is over.
func (f *Fight) turn(s standing) (now uint8, waiting parties) {
	now = priorityRoom
	for i := range f.Fighters {
		x := &f.Fighters[i]
		if x.Priority > now || !f.canAct(s, i) {
			continue
		}
		if x.Priority < now {
			now, waiting = x.Priority, 0
		}
		waiting |= 1 << x.Side
	}
	return now, waiting
}

// next are the sides, of those that have units of a Combat Priority still to act, which act next: one, or several Defenders of whom
// the Attacker says which goes first (12.41s). Defenders act before the Attacker, unless it has FirstFire at them (3.14, 9.0).
func (f *Fight) next(s standing, now uint8, waiting parties) parties {
	if waiting&(waiting-1) == 0 {
		return waiting
	}
	fires := f.First[now][f.leading(s, now, Attacking)]
	held := parties(0)
	for side := Defending; fires != 0 && side < partyRoom; side++ {
		if waiting.has(side) && fires.Has(f.leading(s, now, side)) {
			held |= 1 << side
		}
	}
	return firing(waiting, held)
}

// leading is the Side whose FirstFire counts for a player's units of a Combat Priority: his Faction, if it has any still to act.
func (f *Fight) leading(s standing, now uint8, side int) Side {
	found := f.Party[side]
	for i := range f.Fighters {
		if x := &f.Fighters[i]; x.Side == side && x.Priority == now && f.canAct(s, i) {
			if found = x.Of; found <= FactionCount {
				break
			}
		}
	}
	return found
}

// firing are those of the waiting sides that act next; held are the Defenders at whom the Attacker fires first.
func firing(waiting, held parties) parties {
	const attacker = 1 << Attacking
	switch {
	case waiting&^attacker&^held != 0:
		return waiting &^ attacker &^ held
	case waiting&attacker != 0:
		return attacker
	}
	return waiting
}

// over reports whether units of one side only remain, those that have still to join counted (12.24).
func (f *Fight) over(s standing) bool {
	var left parties
	for i := range f.Fighters {
		if s[i]&strength > 0 && s[i]&out == 0 {
			left |= 1 << f.Fighters[i].Side
		}
	}
	return left&(1<<Attacking) == 0 || left&^(1<<Attacking) == 0
}

// targets are the Target Classes that a side has in the Battle.
func (f *Fight) targets(s standing, side int) (set classes) {
	for i := range f.Fighters {
		if f.Fighters[i].Side == side && here(s[i]) {
			set |= 1 << f.Fighters[i].Class
		}
	}
	return set
}

// hits are those of some Target Classes that a unit can fire at (12.41): what it has no Firepower against it does not.
func (x *Fighter) hits(at classes) (set classes) {
	for class := Air; int(class) < Classes; class++ {
		if at.has(class) && x.Fire[class].Power > 0 {
			set |= 1 << class
		}
	}
	return set
}

// attacks are those of some Target Classes on which a unit can make a Kamikaze attack (12.75).
func (x *Fighter) attacks(at classes) classes {
	if x.Dives == 0 {
		return 0
	}
	return at & ships
}

// preferred are those of some Target Classes between which an Armed Minor's Fortress has a choice.
func (f *Fight) preferred(at classes) classes {
	for _, class := range f.Prefers {
		if at.has(class) {
			return 1 << class
		}
	}
	return at
}

// The ways to fire, by the verbs of the answers.
const (
	fireVerb     = "fire"
	strikeVerb   = "strike"   // and leave (12.74)
	kamikazeVerb = "kamikaze" // and be lost (12.75)
)

// shot is what a unit fires at a Target Class with in one of these ways (12.42, 12.43).
func (x *Fighter) shot(verb string, at Class) Shot {
	s := x.Fire[at]
	switch verb {
	case strikeVerb:
		s.Power = 1
	case kamikazeVerb:
		s.Power = x.Dives
	}
	return s
}

// strongest is the CV of the units of a side's Target Class of which one takes the next Hit (12.44); 0 if there are none.
func (f *Fight) strongest(s standing, side int, class Class) (cv byte) {
	for i := range f.Fighters {
		if f.takes(s, i, side, class, cv) {
			cv = s[i] & strength
		}
	}
	return cv
}

// takes reports whether a unit of so many CV or more takes Hits on a side's Target Class.
func (f *Fight) takes(s standing, i, side int, class Class, cv byte) bool {
	x := &f.Fighters[i]
	return x.Side == side && x.Class == class && s[i]&strength >= max(cv, 1) && here(s[i])
}

// hit is how a unit stands after a Hit (12.44): two CV fewer if it is a Carrier or a Convoy.
func (x *Fighter) hit(s byte) byte { return s&^strength | lessHit(s&strength, x.Loss) }

// lessHit is what a Hit leaves of some CV.
func lessHit(cv, loss uint8) uint8 { return cv - min(cv, loss) }

// mustLeave reports whether a unit must leave at the end of a Round: at sea by 13.2, on land by 12.52.
func (f *Fight) mustLeave(s standing, i int) bool {
	x := &f.Fighters[i]
	if !here(s[i]) {
		return false
	}
	if f.Sea {
		return leavesSea(x.Class, !f.Patrol || s[i]&acted > 0)
	}
	return x.Class != Ground && leavesLand(x.Class, f.ground(s, x.Friends), x.Home, f.ground(s, x.Enemies))
}

// ground reports whether Ground units of any of some Sides are there.
func (f *Fight) ground(s standing, of Set) bool {
	if f.Beside&of != 0 {
		return true
	}
	for i := range f.Fighters {
		if f.Fighters[i].Class == Ground && of.Has(f.Fighters[i].Of) && here(s[i]) {
			return true
		}
	}
	return false
}

// 13.2 leavesSea: Air units leave the sea in which they have fought.
func leavesSea(class Class, fought bool) bool { return class == Air && fought }

// 12.52 leavesLand: Air, Naval and Submarine units without Ground Support leave what is not their own Territory, and leave that too
// to Enemy Ground units (11.551).
func leavesLand(class Class, supported, home, enemyGround bool) bool {
	return class != Ground && !supported && (!home || enemyGround)
}
