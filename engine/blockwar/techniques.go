package blockwar

// Technique is what a Technology does for units of one type. What it leaves out stays as the Unit Table has it.
type Technique struct {
	Type           Type
	Land, Sea, Fly int    // Movement Speed
	Fire           [5]int // Firepower by the Class fired at
	Doubles        Class  // fires two dice for each CV at such units, in Friendly Territory
	First          bool   // FirstFire
	Bombs          bool   // industry
}

// With is a line of the Unit Table with a Technique, if that is one for units of its type.
func (u Unit) With(x Technique) Unit {
	if x.Type != u.Type {
		return u
	}
	u.Land, u.Sea, u.Fly = max(u.Land, x.Land), max(u.Sea, x.Sea), max(u.Fly, x.Fly)
	for class := range u.Fire {
		u.Fire[class] = max(u.Fire[class], x.Fire[class])
	}
	if x.Doubles != NoClass {
		u.Doubles = x.Doubles
	}
	u.First, u.Bombs = u.First || x.First, u.Bombs || x.Bombs
	return u
}

// Dice is how many dice a unit rolls at a Target Class.
func (u *Unit) Dice(cv uint8, at Class, friendly bool) int {
	if friendly && at == u.Doubles && at != NoClass {
		return 2 * int(cv)
	}
	return int(cv)
}

// FiresFirst reports whether an Attacker's units of a type act before a Defender's: those that have FirstFire before those that
// have not. With Surprise all of an Attacker's have it, which FirstFire on the other side alone takes away.
func FiresFirst(attacker, defender *Unit, surprise bool) bool {
	if surprise {
		return attacker.First || !defender.First
	}
	return attacker.First && !defender.First
}
