package conquest

import (
	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// 11.0 What the Soviets spend Commands on beside moves, and what units are committed to beside Battles.

// pending is what such a use still asks.
type pending struct {
	Recruits uint8  // dice to be rolled (17.3)
	Revolt   revolt // in a Neutral Province (17.2)
	Area     Area   // where units are committed to Suppression (17.4)
	Nation   Nation // and whose
}

// spends lists the uses of a Command: militarizing Partisans (17.2), Insurgents (11.6), and, last of all, recruiting (17.3).
func spends(t *Table, f Faction, left int, stop bool) []engine.Choice {
	switch {
	case t.Phase == blockwar.Winter:
		return nil
	case f == USA && risingSun(t):
		return insurrections(t)
	case f != Soviets:
		return nil
	}
	list := append(militarizing(t), uprisings(t)...)
	if stop {
		list = append(list, recruits(t, left)...)
	}
	return list
}

func spend(t *Table, _ Faction, c engine.Choice, left int) (cost int, seen events) {
	switch c.Verb {
	case "recruit":
		chinaOf(t).Pending.Recruits = uint8(c.N)
		return left, events{t.Say("recruits", "17.3", Soviets, t.FactionRef(Soviets), "", c.N)}
	case "insurrection":
		k, n := blockwar.CardOf(c.On)
		t.Discard(USA, k, n)
		return 1, append(events{t.Say("card-discarded", "19.7", USA, c.On, c.To, 0)}, rise(t, Nationalists, t.AreaOf(c.To), 1, "19.7")...)
	case "insurgents-rise":
		return 1, uprise(t, c)
	}
	return 1, militarize(t, c)
}

// pendingCall is what a use of a Command still asks, or nil.
func pendingCall(t *Table) step {
	p := &chinaOf(t).Pending
	switch {
	case p.Recruits > 0:
		call := &recruiting{Dice: p.Recruits}
		p.Recruits = 0
		return call
	case p.Revolt.Province != blockwar.Nowhere:
		call := p.Revolt
		p.Revolt = revolt{}
		return &call
	}
	return nil
}

// commit notes for which area and Nation a unit is still to be named.
func commit(t *Table, _ Faction, c engine.Choice) events {
	p := &chinaOf(t).Pending
	p.Area, p.Nation = t.AreaOf(c.On), t.NationOf(c.To)
	seek(t, p.Area, p.Nation)
	return nil
}

// commence asks for that unit; once all are named it is the Suppression itself.
func commence(t *Table, f Faction, named bool) step {
	c := chinaOf(t)
	switch {
	case named && len(c.Suppressing) > 0:
		return &suppression{}
	case !named && c.Pending.Area != blockwar.Nowhere:
		return &suppressor{Faction: f, Area: c.Pending.Area, Nation: c.Pending.Nation}
	}
	return nil
}

// phaseOver is the end of a Movement or a Combat Phase: what is too much on an Islet goes (1.41); before Combat comes a Sneak Raid
// (15.24).
func phaseOver(t *Table, f Faction, moves bool) (step, events) {
	c := chinaOf(t)
	if c.Raised = nil; moves {
		if call := sneakRaid(t); call != nil {
			return call, nil
		}
	} else {
		c.Sneak.On, c.Sneak.Raided, c.Sneak.From, c.Sought = blockwar.NoFaction, false, nil, nil
	}
	for _, g := range append([]Faction{f}, f.Rivals()...) {
		if crowded(t, g) != blockwar.Nowhere {
			return &thinning{Faction: g}, nil
		}
	}
	return nil, nil
}
