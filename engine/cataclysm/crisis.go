package cataclysm

import "interbellum/engine"

// 3.7.4 Resolving a crisis. Two dice, the higher first, give a row of the peacetime or the wartime
// table. A row that can change nothing is rolled again, once. Row 1-1 calls for two other rows; a
// 1-1 among these is rolled again.
type crisis struct {
	Faces    []uint8
	Rerolled bool
	Twice    bool // one of the two that a 1-1 calls for
	More     bool // a second one follows
	Row      CrisisTable
	High     uint8
	Low      uint8
	Acting   bool // the row is being carried out
}

func (c *crisis) Waiting(*Table) bool { return !c.Acting && len(c.Faces) < 2 }

func (c *crisis) Open(t *Table) []engine.Decision {
	q := dieQuestion("crisis", "3.7.4", "crisis")
	q.Left = 1 - len(c.Faces)
	return []engine.Decision{q}
}

func (c *crisis) Take(t *Table, e engine.Entry) events {
	c.Faces = append(c.Faces, uint8(e.Choice.N))
	return events{say("die", "3.7.4", t.drawer(), "crisis", "crisis", e.Choice.N)}
}

func (c *crisis) Next(t *Table, ended step) (step, bool, events) {
	if c.Acting {
		return c.afterRow(t, ended)
	}
	high, low := max(c.Faces[0], c.Faces[1]), min(c.Faces[0], c.Faces[1])
	c.Faces = nil
	if c.Twice && high == 1 {
		return nil, false, events{say("crisis-reroll", "3.7.4", t.drawer(), crisisRef(t.crisisTable(), 1, 1), "", 0)}
	}
	c.Row, c.High, c.Low = t.crisisTable(), high, low
	row := t.CrisisRow(c.Row, int(high), int(low))
	seen := events{say("crisis", "3.7.4", t.drawer(), crisisRef(c.Row, int(high), int(low)), "", int(t.Crises))}
	if row.Effect == RollTwice {
		c.Twice, c.More, c.Rerolled = true, true, false
		return nil, false, seen
	}
	call, can := t.crisisEvent(row)
	if !can && !c.Rerolled {
		c.Rerolled = true
		return nil, false, append(seen, say("crisis-reroll", "3.7.4", t.drawer(), crisisRef(c.Row, int(high), int(low)), "", 0))
	}
	c.Acting = true
	if !can {
		return nil, false, append(seen, say("crisis-void", "3.7.4", t.drawer(), crisisRef(c.Row, int(high), int(low)), "", 0))
	}
	return call, false, seen
}

// afterRow goes on when a row has been carried out. A row that rolls on a list of areas or powers
// may turn out only now to change nothing (11.1).
func (c *crisis) afterRow(t *Table, ended step) (step, bool, events) {
	if v, is := ended.(interface{ void() bool }); is && v.void() && !c.Rerolled {
		c.Rerolled, c.Acting = true, false
		return nil, false, events{say("crisis-reroll", "3.7.4", t.drawer(), crisisRef(c.Row, int(c.High), int(c.Low)), "", 0)}
	}
	if c.More {
		c.More, c.Rerolled, c.Acting = false, false, false
		return nil, false, nil
	}
	if t.count(Neutral, Hand, Crisis) > 0 {
		t.move(Neutral, Crisis, Hand, Track)
	}
	return nil, true, nil
}

// crisisTable is the table that applies: the wartime one while the war status marker is in play
// (5.6.3).
func (t *Table) crisisTable() CrisisTable {
	if t.Status == NoWar {
		return Peacetime
	}
	return Wartime
}

// crisisEvent is the procedure of a row, and whether it can change anything now. The procedure is
// nil for a row that is carried out at once. Powers that are absent or have surrendered are left
// out (3.7.4).
func (t *Table) crisisEvent(row *CrisisEvent) (call step, can bool) {
	rule := engine.Rule("3.7.4")
	switch row.Effect {
	case QuietCrisis:
		return nil, true
	case LoosenControl:
		list := t.loosenedAreas(row)
		return &loosenControl{Areas: list}, len(list) > 0
	case CheckForFlag:
		return &flagChecks{Todo: t.flagCheckers(row)}, t.anyFlagToGain(t.flagCheckers(row))
	case ReduceEffectiveness:
		return &reduceEffectiveness{Power: row.Power}, t.active(row.Power) && !t.Powers[row.Power].Reduced
	case LoseReserve:
		return &loseReserve{Power: row.Power}, t.active(row.Power) && t.reserve(row.Power) != NoKind
	case Putsch:
		return &putsch{Power: row.Power}, t.active(row.Power) && len(t.putschTargets(row.Power)) > 0
	case DiscardNextCounter:
		return &setback{}, !t.Setback // one counter cannot be lost twice
	case CivilWarBreaksOut:
		return &listRoll{Table: row.Table, High: rollOf(row.Roll, 0), Low: rollOf(row.Roll, 2), Effect: row.Effect}, true
	case StabilityTestDue:
		return &stabilityTests{Powers: t.testedPowers(row), Rule: string(rule)}, len(t.testedPowers(row)) > 0
	case IncidentFlags, Coup:
		return &listRoll{Table: row.Table, High: rollOf(row.Roll, 0), Low: rollOf(row.Roll, 2), Effect: row.Effect}, true
	case Partisans:
		return &partisans{}, len(t.occupiers()) > 0
	case FreePoliticalAction:
		return &freeAction{}, len(t.freeActors()) > 0
	}
	return nil, false
}

// rollOf reads one die of a row's name.
func rollOf(name string, at int) uint8 { return name[at] - '0' }

var _ = register("crisis", &crisis{})
