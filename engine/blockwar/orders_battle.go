package blockwar

import (
	"slices"

	"interbellum/engine"
	"interbellum/engine/board"
)

// The orders for Battles (12.0).

// inPerson reports whether the Faction has kept the Battle under way for its player to fight.
func (o Orderly) inPerson() bool { return o.Battle != nil && slices.Contains(o.Battle.InPerson, o.who) }

// fightsOn reports whether the Faction leaves the rest of the Battle under way to its orders.
func (o Orderly) fightsOn(d engine.Decision) bool {
	return o.Battle != nil && o.Setting("fight") != "ask" && slices.Contains(fights, d.Kind)
}

// defending: before the first die of a Battle a Defender without orders is asked, and before each Round of a
// Sea Battle each Side that has ordered to be asked.
func (o Orderly) defending(d engine.Decision) (c engine.Choice, answered bool) {
	area := d.About.Name()
	switch o.Setting("battle", area) {
	case "rounds", "ask":
		return c, false
	case "once":
		given := slices.ContainsFunc(fightKinds, func(kind string) bool { return o.Given(kind, area) })
		if o.Battle == nil && !given {
			return c, false
		}
	}
	return engine.Choice{Verb: "by-order", On: d.About}, true
}

// Acting is a unit's Combat Action: to strike and leave, to Retreat at once or at bad odds, else to fire at the
// class that is listed first or where most Hits are to be expected.
func (o Orderly) Acting(d engine.Decision) (engine.Choice, bool) {
	area := d.About.Name()
	if o.Setting("battle", area) == "ask" && !o.fightsOn(d) {
		return engine.Choice{}, false
	}
	if o.retreats(o.Setting("retreat", area)) {
		if c, found := o.most(d, "retreat", NoClass); found {
			return c, true
		}
	}
	for _, v := range []string{"strike", "fire"} {
		if v == "strike" && o.Setting("strike", area) == "never" {
			continue
		}
		for _, kind := range []string{"target", "target-second", "target-third"} {
			class, named := ParseClass(o.Setting(kind, area))
			if !named {
				break
			}
			if c, found := o.most(d, v, class); found {
				return c, true
			}
		}
		if c, found := o.most(d, v, NoClass); found {
			return c, true
		}
	}
	return d.Legal[0], true
}

// retreats reports whether the order bids units Retreat: at once, or because the CV of the own side is less than so
// many times that of the others.
func (o Orderly) retreats(setting string) bool {
	times := map[string][2]int{"below-1-3": {1, 3}, "below-1-2": {1, 2}, "below-1-1": {1, 1}, "below-2-1": {2, 1}}[setting]
	own, others, t := 0, 0, o.cleared()
	for _, u := range o.Battle.Units {
		if o.owns(t, u.Nation) {
			own += int(u.CV)
		} else {
			others += int(u.CV)
		}
	}
	return setting == "at-once" || own*times[1] < others*times[0]
}

// most is the answer of a kind, against a class if one is named, that promises most Hits; the first of equals.
func (o Orderly) most(d engine.Decision, verb string, class Class) (best engine.Choice, found bool) {
	most, t := -1, o.Seen()
	for _, c := range d.Legal {
		if c.Verb != verb || class != NoClass && classOf(c.To) != class {
			continue
		}
		if n := o.promise(t, c); n > most {
			best, most, found = c, n, true
		}
	}
	return best, found
}

// promise is how many sixths of a CV a shot is expected to cost the Enemy.
func (o Orderly) promise(t *Table, c engine.Choice) int {
	if c.Verb != "fire" && c.Verb != "strike" {
		return 0
	}
	u, class := o.fighter(c.On), classOf(c.To)
	x := t.armed(u.Nation, u.Type, Attacking, o.Battle.Area)
	return x.Fire[class].Promise(u.CV, class)
}

// fighter finds a unit in the Battle under way by its name in it.
func (v *View) fighter(r engine.Ref) *BattleUnit {
	if v.Battle != nil {
		if i := slices.IndexFunc(v.Battle.Units, func(u BattleUnit) bool { return u.Ref == r }); i >= 0 {
			return &v.Battle.Units[i]
		}
	}
	return &BattleUnit{}
}

// Losing is which of equals takes a Hit: Tanks or Infantry where they are named, else who has acted already,
// the one with the least Firepower against ground or, of others, the first.
func (o Orderly) Losing(d engine.Decision) (best engine.Choice, answered bool) {
	setting := o.Setting("hits", d.About.Name())
	named := map[string]Type{"tanks": Tank, "infantry": Infantry}[setting]
	least := 1 << 10
	for _, c := range d.Legal {
		u := o.fighter(c.On)
		n := o.Chart[u.Type].Fire[Ground]
		if !u.Idle {
			n += 10
		}
		if named != NoType && u.Type != named {
			n += 100
		}
		if n < least {
			best, least = c, n
		}
	}
	return best, setting != "ask" || o.fightsOn(d)
}

// leaving is where a unit goes that leaves an area.
func (o Orderly) leaving(d engine.Decision) (engine.Choice, bool) {
	setting := o.Setting("way-out", d.Legal[0].On.Name())
	return o.wayOut(d, setting), setting != "ask" || o.fightsOn(d)
}

// wayOut: towards the MainCapital, not farther than need be, or to where most of the Faction's CV is.
func (o Orderly) wayOut(d engine.Decision, setting string) engine.Choice {
	best, least := d.Legal[0], 1<<10
	for _, c := range d.Legal {
		if n := o.distance(c, setting); n < least {
			best, least = c, n
		}
	}
	return best
}

func (o Orderly) distance(c engine.Choice, setting string) (n int) {
	to, from := o.AreaOf(c.To), o.FactionFacts(o.who).Main
	switch setting {
	case "strong":
		t := o.cleared()
		for _, u := range o.Units {
			if u.Area == to && o.owns(t, u.Nation) {
				n -= int(u.CV)
			}
		}
		return n
	case "near":
		from = o.AreaOf(c.On)
	}
	reached := o.Map.Board.Reach(from, board.Unlimited, nil)
	n, _ = reached.Distance(to)
	return n
}

// Escaping: Subs escape, all of them or where something hits Subs well, or none.
func (o Orderly) Escaping(d engine.Decision) (engine.Choice, bool) {
	setting := o.Setting("escape", d.About.Name())
	flee, t := setting == "all", o.cleared()
	for _, u := range o.Battle.Units {
		flee = flee || setting == "hunted" && !o.owns(t, u.Nation) && o.Chart[u.Type].Fire[Submarine] > 1
	}
	for _, c := range d.Legal {
		if c.Verb == "escape" && flee {
			return c, true
		}
	}
	return Verb("done"), setting != "ask" || o.fightsOn(d)
}

// reBasing: once a Battle is resolved, units stay or go back to a base, also in their own Player Turn.
func (o Orderly) reBasing(d engine.Decision) (engine.Choice, bool) {
	area := d.About.Name()
	setting := o.Setting("rebase", area)
	switch {
	case setting == "ask":
		return engine.Choice{}, false
	case d.Kind == "rebase-to":
		return o.wayOut(d, setting), true
	case setting != "stay" || d.Kind == "rebase-unit":
		return d.Legal[len(d.Legal)-1], true
	}
	return Verb("done"), true
}
