package cataclysm

import (
	"slices"

	"interbellum/engine"
)

// 3.7.7, 11.3 Civil war resolution: one round of combat in every area with a civil war, in the
// order that the drawer chooses.
type civilWars struct {
	Todo       []Area
	China      bool // the Chinese Civil War is still to be resolved (11.4.4)
	Started    bool
	Chosen     Area
	ChoseChina bool // China is chosen
}

func (c *civilWars) Waiting(t *Table) bool {
	return c.Started && c.Chosen == Nowhere && !c.ChoseChina && c.remaining() > 1 && t.drawer() != NoPower
}

// remaining is how many wars are still to be resolved.
func (c *civilWars) remaining() int {
	if c.China {
		return len(c.Todo) + 1
	}
	return len(c.Todo)
}

func (c *civilWars) Open(t *Table) []engine.Decision {
	q := ask(t.drawer(), "civil-war-order", "11.3", "")
	for _, a := range c.Todo {
		q.Legal = append(q.Legal, engine.Choice{Verb: "resolve", On: areaRef(a)})
	}
	if c.China {
		q.Legal = append(q.Legal, engine.Choice{Verb: "resolve", On: chinaRef})
	}
	q.Left = c.remaining() - 1
	return []engine.Decision{q}
}

func (c *civilWars) Take(_ *Table, e engine.Entry) events {
	if e.Choice.On == chinaRef {
		c.ChoseChina = true
		return nil
	}
	c.Chosen = areaOf(e.Choice.On)
	return nil
}

func (c *civilWars) Next(t *Table, _ step) (step, bool, events) {
	if !c.Started {
		c.Started = true
		for a := Area(1); a <= AreaCount; a++ {
			if t.Areas[a].CivilWar {
				c.Todo = append(c.Todo, a)
			}
		}
		c.China = t.China != NoChina
		return nil, false, nil
	}
	c.Todo = slices.DeleteFunc(c.Todo, func(a Area) bool { return !t.Areas[a].CivilWar })
	if c.China && (c.ChoseChina || len(c.Todo) == 0) {
		c.China, c.ChoseChina = false, false
		return &chineseWar{}, false, nil
	}
	if len(c.Todo) == 0 {
		if t.count(Neutral, Hand, CivilWarResolution) > 0 {
			t.move(Neutral, CivilWarResolution, Hand, Track)
		}
		return nil, true, nil
	}
	if c.remaining() > 1 && !slices.Contains(c.Todo, c.Chosen) {
		c.Chosen = Nowhere
		return nil, false, nil
	}
	a := c.Todo[0]
	if c.Chosen != Nowhere {
		a = c.Chosen
	}
	c.Chosen = Nowhere
	c.Todo = slices.DeleteFunc(c.Todo, func(x Area) bool { return x == a })
	return &civilWar{Area: a}, false, nil
}

// civilWar is one round in one area. Each faction has two dice, the one with the most aid one
// more. The factions roll one after the other; a patron may revoke its aid until the first rolls.
type civilWar struct {
	noQuestions
	Area   Area
	Step   uint8
	Scores [2]int8 // left, right
	Bonus  Faction
}

func (c *civilWar) Next(t *Table, ended step) (step, bool, events) {
	if r, is := ended.(*roll); is {
		c.Scores[c.Step-1] = int8(r.Score())
	}
	switch c.Step {
	case 0:
		if !t.Areas[c.Area].CivilWar {
			return nil, true, nil
		}
		left, right := t.aidOf(Left, c.Area), t.aidOf(Right, c.Area)
		if left > right {
			c.Bonus = Left
		} else if right > left {
			c.Bonus = Right
		}
		c.Step = 1
		return c.dice(t, Left), false, events{say("civil-war", "11.3", NoPower, areaRef(c.Area), "", 0)}
	case 1:
		c.Step = 2
		return c.dice(t, Right), false, nil
	default:
		return c.result(t)
	}
}

// dice rolls for a faction, in the name of its most effective patron.
func (c *civilWar) dice(t *Table, s Faction) *roll {
	who := Neutral
	if list := t.decreasing(t.patrons(s, c.Area)); len(list) > 0 {
		who = list[0]
	}
	n := 2
	if c.Bonus == s {
		n++
	}
	return newRoll(who, "civil-war-"+s.String(), "11.3", areaRef(c.Area), n)
}

// result applies the two scores.
func (c *civilWar) result(t *Table) (step, bool, events) {
	left, right := c.Scores[0], c.Scores[1]
	if left == right {
		seen := events{say("civil-war-stalemate", "11.3", NoPower, areaRef(c.Area), "", int(left))}
		seen = append(seen, t.returnAllAid(Left, c.Area)...)
		return nil, true, append(seen, t.returnAllAid(Right, c.Area)...)
	}
	winner, loser, high, low := Left, Right, left, right
	if right > left {
		winner, loser, high, low = Right, Left, right, left
	}
	if high >= 2*low {
		seen := events{say("civil-war-decisive", "11.3", NoPower, areaRef(c.Area), factionRef(winner), 0)}
		seen = append(seen, t.returnAllAid(loser, c.Area)...)
		call, more := c.decisive(t, winner)
		return call, true, append(seen, more...)
	}
	seen := events{say("civil-war-marginal", "11.3", NoPower, areaRef(c.Area), factionRef(winner), 0)}
	if t.aidOf(loser, c.Area) > 0 {
		return nil, true, append(seen, t.returnAllAid(loser, c.Area)...)
	}
	return nil, true, append(seen, t.turnAidIntoInfluence(winner, c.Area)...)
}

// turnAidIntoInfluence ends a civil war with a marginal victory: each patron of the winner leaves
// one marker as influence.
func (t *Table) turnAidIntoInfluence(winner Faction, a Area) (seen events) {
	patrons := t.patrons(winner, a)
	seen = append(seen, t.endCivilWar(a))
	for _, p := range patrons.List() {
		seen = append(seen, t.returnAid(p, a, winner, t.aidAt(p, a, winner)-1)...)
		i, _ := slices.BinarySearchFunc(t.Aid, Aid{Area: a, Power: p, Faction: winner}, compareAid)
		t.Aid = slices.Delete(t.Aid, i, i+1)
		t.addAid(p, a, NoFaction)
		seen = append(seen, say("influence", "11.3", p, areaRef(a), "", 1))
	}
	return seen
}

func (t *Table) endCivilWar(a Area) engine.Event {
	t.Areas[a].CivilWar = false
	return say("civil-war-over", "11.3", NoPower, areaRef(a), "", 0)
}

// decisive gives the area to the winner's patron as if conquered, regroup included. Several
// patrons have a diplomatic opportunity instead. The winner's aid returns when the war ends
// (11.2).
func (c *civilWar) decisive(t *Table, winner Faction) (step, events) {
	patrons := t.patrons(winner, c.Area)
	seen := events{t.endCivilWar(c.Area)}
	seen = append(seen, t.returnAllAid(winner, c.Area)...)
	switch patrons.Len() {
	case 0:
		return nil, seen
	case 1:
		return &civilVictory{Area: c.Area, Power: patrons.List()[0]}, seen
	}
	return &civilVictory{Area: c.Area, Patrons: patrons}, seen
}

// civilVictory gives an area to the patron of the faction that won its civil war. A single patron
// takes it by the rules of conquest (10.9.1): units that may not stay leave, its side regroups,
// and flags and tests come last. Several patrons have an opportunity instead, without a regroup.
type civilVictory struct {
	noQuestions
	Area    Area
	Power   Power  // the power that gains control
	Patrons Powers // those that may try for it, if several
	Step    uint8
	Later   []Due // flags and tests that wait for the regroup
}

func (v *civilVictory) Next(t *Table, _ step) (step, bool, events) {
	v.Step++
	switch {
	case v.Step == 1 && v.Power == NoPower:
		return &opportunity{Area: v.Area, Eligible: v.Patrons, Rule: "11.3"}, false, nil
	case v.Step == 1 && t.active(v.Power):
		return v.take(t)
	case v.Step == 2 && t.active(v.Power):
		t.Battle = &Battle{Verb: "land", Target: v.Area, Attacker: v.Power, Defender: Neutral}
		powers := t.decreasing(t.friends(v.Power))
		return &regroup{Queue: powers, Side: powers, Land: true, Air: true}, false, nil
	}
	if v.Power != NoPower {
		t.Battle = nil
	}
	t.Queue = append(t.Queue, v.Later...)
	return nil, true, nil
}

// take gives the area to its new owner. Units that are not friendly retreat; logistics units among
// them are destroyed.
func (v *civilVictory) take(t *Table) (step, bool, events) {
	mark := len(t.Queue)
	seen := t.takeControl(v.Power, v.Area, "11.3", true)
	v.Later = slices.Clone(t.Queue[mark:])
	t.Queue = t.Queue[:mark]
	var leave []UnitID
	for _, u := range t.unitsAt(v.Area) {
		if u.Owner != Neutral && !t.friendly(v.Power, u.Owner) {
			leave = append(leave, u.UnitID)
		}
	}
	if len(leave) > 0 {
		return &retreat{Units: leave, Rule: "11.3"}, false, seen
	}
	return nil, false, seen
}

// civilWarOutbreak begins a civil war (11.1): the minor army leaves, the controller loses the area
// and may leave one aid marker, influence becomes aid.
type civilWarOutbreak struct {
	noQuestions
	Area             Area
	Step             uint8
	FormerController Power // the power that controlled the area
}

func (c *civilWarOutbreak) Next(t *Table, _ step) (step, bool, events) {
	c.Step++
	switch c.Step {
	case 1:
		return nil, false, c.breakOut(t)
	case 2:
		if units := c.mustLeave(t); len(units) > 0 {
			return &retreat{Units: units, Choice: true, Rule: "11.1"}, false, nil
		}
		return nil, false, nil
	case 3:
		return &assignInfluence{Area: c.Area}, false, nil
	case 4:
		if c.FormerController != NoPower {
			return &regimeAid{Area: c.Area, Power: c.FormerController}, false, nil
		}
	}
	return nil, true, nil
}

func (c *civilWarOutbreak) breakOut(t *Table) events {
	s, pl := &t.Areas[c.Area], t.Place(c.Area)
	c.FormerController = t.controller(c.Area)
	s.CivilWar = true
	seen := events{say("civil-war-begins", "11.1", NoPower, areaRef(c.Area), "", 0)}
	for _, u := range t.unitsAt(c.Area) {
		if u.Kind == MinorArmy {
			t.remove(u.UnitID, OutOfGame)
			seen = append(seen, say("minor-army-removed", "11.1", NoPower, areaRef(c.Area), "", 0))
			break
		}
	}
	if c.FormerController != NoPower {
		seen = append(seen, t.loseControl(c.Area, "11.1", !pl.IsCountry())...)
	}
	return seen
}

// mustLeave lists the units that must leave an area that its controller has lost. Units in an
// uncontrolled area stay.
func (c *civilWarOutbreak) mustLeave(t *Table) (list []UnitID) {
	if c.FormerController == NoPower {
		return nil
	}
	for _, u := range t.unitsAt(c.Area) {
		if u.Owner != Neutral {
			list = append(list, u.UnitID)
		}
	}
	return list
}

var (
	_ = register("civil-wars", &civilWars{})
	_ = register("civil-war", &civilWar{})
	_ = register("civil-victory", &civilVictory{})
	_ = register("civil-outbreak", &civilWarOutbreak{})
)
