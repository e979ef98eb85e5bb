package cataclysm

// CombatFacts is what the dice of a land, naval or air combat depend on (10.4 to 10.6). The rules
// fill it from the present battle, a computer player from an attack that it weighs. Pairs are the
// attacker's and the defender's.
type CombatFacts struct {
	Kind      string // "land", "naval" or "air"
	Units     [2]int // that the combat is fought with
	Upgraded  [2]int // of these, tank armies or carrier fleets
	Air       Lead   // side with air superiority (10.3)
	Adverse   bool   // terrain
	Strait    bool   // every attacking army comes across one
	Invasion  bool
	Fortress  bool    // the defender has one
	Aid       bool    // the country spends an aid marker
	Surprised bool    // the defender is (9.8)
	Augment   int8    // actions that the attacker spends on augmentation (8.2)
	Extended  bool    // an attacker is at extended range (7.3.3)
	Japanese  bool    // Japanese units attack (12.1.3)
	Limited   [2]bool // in supply (9.6)
	Purges    [2]bool // see WeakenedByPurges
}

// Dice is how many dice a side rolls. With fewer than one it rolls one die with -1 (2.8).
func (c *CombatFacts) Dice(side int) int {
	dice := 2
	if c.Units[side] == 0 {
		dice = 1
	}
	if c.Kind != "air" && (c.Air == AttackerLeads && side == attacking || c.Air == DefenderLeads && side == defending) {
		dice++
	}
	if c.outclassed(side) {
		dice--
	}
	if c.Kind == "land" && side == defending && c.Aid {
		dice++
	}
	return dice
}

// outclassed reports whether the other side has more tank armies, or more carrier fleets. Tanks do
// not count in adverse terrain (10.4, 10.5).
func (c *CombatFacts) outclassed(side int) bool {
	return c.Kind != "air" && !(c.Kind == "land" && c.Adverse) && c.Upgraded[1-side] > c.Upgraded[side]
}

// Mods lists the modifiers of a side, each with its rule.
func (c *CombatFacts) Mods(side int) (mods []Mod) {
	if side == attacking {
		mods = c.attackMods()
	} else {
		mods = c.defenceMods()
	}
	if c.Limited[side] {
		mods = append(mods, Mod{"9.6", -1})
	}
	if c.Purges[side] {
		mods = append(mods, purgesModifier)
	}
	return mods
}

// Bonus is the sum of a side's modifiers.
func (c *CombatFacts) Bonus(side int) (sum int) {
	for _, m := range c.Mods(side) {
		sum += int(m.N)
	}
	return sum
}

func (c *CombatFacts) attackMods() (mods []Mod) {
	if c.Augment > 0 {
		mods = append(mods, Mod{"8.2", c.Augment})
	}
	if c.Extended {
		mods = append(mods, Mod{"7.3.3", -1})
	}
	if c.Kind == "land" && c.Invasion && c.Japanese {
		mods = append(mods, Mod{"12.1.3", 1})
	}
	return mods
}

func (c *CombatFacts) defenceMods() (mods []Mod) {
	if c.Kind == "land" {
		if rule := c.terrainRule(); rule != "" {
			mods = append(mods, Mod{rule, 1})
		}
		if c.Fortress {
			mods = append(mods, Mod{"10.4", 1})
		}
	}
	if c.Surprised {
		mods = append(mods, Mod{"9.8", -1})
	}
	return mods
}

// terrainRule is the rule that favours the defender's position: adverse terrain, a strait that
// every attacker crosses, or an invasion. They are not cumulative (10.4).
func (c *CombatFacts) terrainRule() string {
	switch {
	case c.Adverse:
		return "2.3.1"
	case c.Strait:
		return "2.3.4"
	case c.Invasion:
		return "9.3.2"
	}
	return ""
}

var purgesModifier = Mod{"12.3", -1}

// WeakenedByPurges reports whether a power has -1 in all combats: a Communist one in Political
// Purges (12.3).
func WeakenedByPurges(posture Posture, ideology Ideology) bool {
	return posture == PoliticalPurges && ideology == Communism
}

// AirLead is which side has air superiority with that many air units on each (10.3).
func AirLead(attackers, defenders int) Lead {
	switch {
	case attackers > defenders:
		return AttackerLeads
	case defenders > attackers:
		return DefenderLeads
	}
	return NoLead
}
