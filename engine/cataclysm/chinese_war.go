package cataclysm

import "interbellum/engine"

// 11.4.4 Chinese Civil War resolution. The marker first shows whether the war is active: it is not
// while a power's land unit stands in a Chinese country. In an active war the faction with more
// armies attacks, the Guomindang in a tie. If the war is inactive, or the factions are nowhere
// adjacent, both try to expand instead. After the war only the winner does (11.4.5).
type chineseWar struct {
	noQuestions
	Started bool
	Todo    []Faction // factions that are still to expand
	Strong  Faction   // the faction with more armies, which has two dice
}

func (c *chineseWar) Next(t *Table, _ step) (step, bool, events) {
	if !c.Started {
		c.Started = true
		return c.begin(t)
	}
	if len(c.Todo) == 0 {
		return nil, true, nil
	}
	s, dice := c.Todo[0], int8(1)
	c.Todo = c.Todo[1:]
	if s == c.Strong {
		dice = 2
	}
	return &chineseExpansion{Faction: s, Dice: dice}, false, nil
}

func (c *chineseWar) begin(t *Table) (step, bool, events) {
	left, right := t.chineseArmies(Left), t.chineseArmies(Right)
	first := Right
	if left > right {
		first = Left
	}
	if left != right {
		c.Strong = first
	}
	if t.China == ChinaOver {
		c.Todo = []Faction{first}
		return nil, left+right == 0, nil
	}
	seen := events{t.setChinaStatus()}
	if t.China == ChinaActive && len(t.chineseAttacks(first)) > 0 {
		return &chineseAttack{Faction: first}, false, seen
	}
	c.Todo = []Faction{first, first.other()}
	return nil, false, seen
}

// setChinaStatus is 11.4.4 A: a power's land unit in a Chinese country makes the war inactive.
func (t *Table) setChinaStatus() engine.Event {
	t.China = ChinaActive
	for _, a := range t.ChineseCountries() {
		if t.garrisoned(a) {
			t.China = ChinaInactive
		}
	}
	return say("china-status", "11.4.4", NoPower, chinaRef, engine.Ref("china/"+t.China.String()), 0)
}

// chineseAttack is 11.4.4 C, the combat between two Chinese armies. No army moves: the attacking
// faction only chooses which army attacks which.
type chineseAttack struct {
	Faction     Faction // of the attacker
	From, To    Area
	Step        uint8
	Scores      [2]int8 // attacker, defender
	Bonus       Faction
	RetreatFrom Area // the area that the loser's army must leave
}

// chineseAttacks lists what the faction could attack: an adjacent army of the other one.
func (t *Table) chineseAttacks(s Faction) (legal []engine.Choice) {
	own, other := t.chineseAreas(s), t.chineseAreas(s.other())
	for _, a := range own.List() {
		for _, b := range intersection(t.passages.adjacent[a], other).List() {
			legal = append(legal, engine.Choice{Verb: "attack", On: chineseID(a).Ref(), To: areaRef(b)})
		}
	}
	return legal
}

func (c *chineseAttack) Waiting(t *Table) bool {
	return c.To == Nowhere && len(t.chineseAttacks(c.Faction)) > 1 && t.decider(c.Faction) != NoPower
}

func (c *chineseAttack) Open(t *Table) []engine.Decision {
	return []engine.Decision{ask(t.decider(c.Faction), "chinese-attack", "11.4.4", chinaRef, t.chineseAttacks(c.Faction)...)}
}

func (c *chineseAttack) Take(t *Table, e engine.Entry) events {
	c.From, c.To = t.unitOf(e.Choice.On).At, areaOf(e.Choice.To)
	return nil
}

func (c *chineseAttack) Next(t *Table, ended step) (step, bool, events) {
	if r, is := ended.(*roll); is {
		c.Scores[c.Step-1] = int8(r.Score())
	}
	if c.To == Nowhere {
		list := t.chineseAttacks(c.Faction)
		if len(list) == 0 {
			return nil, true, nil
		}
		c.From, c.To = t.unitOf(list[0].On).At, areaOf(list[0].To)
	}
	other := c.Faction.other()
	switch c.Step {
	case 0:
		a, d := t.aidOf(c.Faction, c.From), t.aidOf(other, c.To)
		if a > d {
			c.Bonus = c.Faction
		} else if d > a {
			c.Bonus = other
		}
		c.Step = 1
		return c.dice(t, c.Faction, c.From), false, events{say("chinese-attack", "11.4.4", NoPower, areaRef(c.From), areaRef(c.To), 0)}
	case 1:
		c.Step = 2
		return c.dice(t, other, c.To), false, nil
	case 2:
		c.Step = 3
		return c.result(t)
	}
	return nil, true, c.replace(t)
}

// dice rolls for one army, as for a faction in any civil war (11.3).
func (c *chineseAttack) dice(t *Table, s Faction, a Area) *roll {
	who := Neutral
	if list := t.decreasing(t.patrons(s, a)); len(list) > 0 {
		who = list[0]
	}
	n := 2
	if c.Bonus == s {
		n++
	}
	return newRoll(who, "civil-war-"+s.String(), "11.4.4", areaRef(a), n)
}

// result applies the two scores. A stalemate costs both armies their aid. After a marginal victory
// the loser loses its aid or, without any, retreats. A decisive victory turns the loser's army
// into the winner's.
func (c *chineseAttack) result(t *Table) (step, bool, events) {
	other := c.Faction.other()
	high, low, winner, loser, lost := c.Scores[0], c.Scores[1], c.Faction, other, c.To
	if high == low {
		seen := events{say("civil-war-stalemate", "11.4.4", NoPower, areaRef(c.To), "", int(high))}
		seen = append(seen, t.returnAllAid(c.Faction, c.From)...)
		return nil, true, append(seen, t.returnAllAid(other, c.To)...)
	}
	if low > high {
		high, low, winner, loser, lost = low, high, other, c.Faction, c.From
	}
	aided := t.aidOf(loser, lost) > 0
	back := t.returnAllAid(loser, lost)
	if high >= 2*low {
		seen := append(events{say("civil-war-decisive", "11.4.4", NoPower, areaRef(lost), factionRef(winner), 0)}, back...)
		t.chinese(lost).Faction = winner
		return nil, true, append(seen, t.removePowersFrom(lost, "11.4.4")...)
	}
	seen := append(events{say("civil-war-marginal", "11.4.4", NoPower, areaRef(lost), factionRef(winner), 0)}, back...)
	if aided {
		return nil, true, seen
	}
	c.RetreatFrom = lost
	return &retreat{Units: []UnitID{chineseID(lost)}, Rule: "11.4.4"}, false, seen
}

// replace puts a new army of the winner where the loser's has left.
func (c *chineseAttack) replace(t *Table) events {
	if c.RetreatFrom == Nowhere || t.chinese(c.RetreatFrom) != nil {
		return nil
	}
	s := c.Faction
	if c.RetreatFrom == c.From {
		s = s.other()
	}
	return append(t.placeChineseArmy(c.RetreatFrom, s, "11.4.4"), t.removePowersFrom(c.RetreatFrom, "11.4.4")...)
}

// removePowersFrom takes a power's cubes from a Chinese country that a faction has won, and evicts
// units that may no longer be there.
func (t *Table) removePowersFrom(a Area, rule engine.Rule) events {
	t.queueEvict()
	if t.Areas[a].Cubes == 0 {
		return nil
	}
	return t.loseControl(a, rule, false)
}

var (
	_ = register("chinese-war", &chineseWar{})
	_ = register("chinese-attack", &chineseAttack{})
	_ = register("chinese-expansion", &chineseExpansion{})
)
