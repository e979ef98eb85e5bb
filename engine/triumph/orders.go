package triumph

import (
	"slices"

	"interbellum/engine"
	"interbellum/engine/blockwar"
	"interbellum/engine/board"
)

// orderKinds are the standing orders of a Faction: for what it is asked while others have their turn. In its
// own Player Turn it is always asked.
var orderKinds = []engine.OrderKind{
	{Kind: "fight", Rule: "12.3", Answers: []string{"action"}, Calms: true,
		Settings: []string{"once", "fire", "ground", "air", "naval", "submarine", "strike", "outnumbered", "retreat", "ask"}},
	{Kind: "hits", Rule: "12.44", Answers: []string{"take-hit"}, Settings: []string{"acted", "tanks", "infantry", "ask"}},
	{Kind: "way-out", Rule: "12.5", Answers: []string{"retreat", "withdraw"}, Settings: []string{"home", "near", "ask"}},
	{Kind: "escape", Rule: "12.73", Answers: []string{"escape"}, Settings: []string{"hunted", "all", "none", "ask"}},
	{Kind: "vault", Rule: "9.3", Answers: []string{"vault"}, Settings: []string{"keep", "useful", "ask"}},
	{Kind: "double-agent", Rule: "9.5", Answers: []string{"double-agent"}, Settings: []string{"harmful", "always", "never", "ask"}},
	{Kind: "protectorate", Rule: "8.13", Answers: []string{"protectorate"}, Settings: []string{"ask", "stand", "withdraw"}},
}

// ordering is who may give orders.
func ordering(*Table) engine.Seats { return seenBy(AllFactions[:]...) }

// stirs: whoever is drawn into a Battle is asked once before its dice, under the order "once".
func stirs(t *Table, e *engine.Event) (seats engine.Seats) {
	if e.Kind != "battle" {
		return 0
	}
	s, armed := t.occupants(areaOf(e.On))
	seats = seenBy(s.List()...)
	if armed {
		for _, f := range t.Order {
			seats = seats.With(seatOf(f))
		}
	}
	return seats &^ engine.Only(e.Seat)
}

// obey answers what an order says.
func obey(d engine.Decision, setting string, stirred bool, view func() engine.View) (engine.Choice, bool) {
	if setting == "ask" || d.Kind == "action" && setting == "once" && stirred {
		return engine.Choice{}, false
	}
	v, _ := view().(*View)
	if v == nil || v.Active != NoFaction && v.Holder.Has(seatOf(v.Active)) {
		return engine.Choice{}, false
	}
	switch d.Kind {
	case "action":
		return v.fighting(d, setting), true
	case "take-hit":
		return v.losing(d, setting), true
	case "retreat", "withdraw":
		return v.wayOut(d, setting), true
	case "escape":
		return v.escaping(d, setting), true
	case "vault":
		return v.revealing(d, setting), true
	case "double-agent":
		return v.turning(d, setting), true
	}
	c := verb(setting) // protectorate
	return c, d.Allows(c)
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

// fighting is a unit's Combat Action: to strike and leave, to Retreat at once or from twice one's number,
// else to fire at the class that is named or where most Hits are to be expected.
func (v *View) fighting(d engine.Decision, setting string) engine.Choice {
	if setting == "retreat" || setting == "outnumbered" && v.outnumbered(factionAt(d.Seat)) {
		if c, found := v.withVerb(d, "retreat"); found {
			return c
		}
	}
	if setting == "strike" {
		if c, found := v.withVerb(d, "strike"); found {
			return c
		}
	}
	if class, named := blockwar.ParseClass(setting); named {
		for _, c := range d.Legal {
			if c.Verb == "fire" && classOf(c.To) == class {
				return c
			}
		}
	}
	c, _ := v.withVerb(d, "fire")
	return c
}

// withVerb is the answer of a kind that promises most Hits, the first of equals; the first answer of all, if
// there is none of the kind.
func (v *View) withVerb(d engine.Decision, verb string) (best engine.Choice, found bool) {
	best = d.Legal[0]
	most, t := -1, v.seen()
	for _, c := range d.Legal {
		if n := v.promise(t, c); c.Verb == verb && n > most {
			best, most, found = c, n, true
		}
	}
	return best, found
}

// promise is how many sixths of a CV a shot is expected to cost the Enemy.
func (v *View) promise(t *Table, c engine.Choice) int {
	if c.Verb != "fire" && c.Verb != "strike" {
		return 0
	}
	u, class := v.fighter(c.On), classOf(c.To)
	return t.shotOf(u.Nation, u.Type, v.Battle.Area, class).Promise(u.CV, class)
}

// outnumbered reports whether the other sides have twice as much CV in the Battle.
func (v *View) outnumbered(f Faction) bool {
	own, others := 0, 0
	for _, u := range v.Battle.Units {
		if u.Nation.owner() == f {
			own += int(u.CV)
		} else {
			others += int(u.CV)
		}
	}
	return others >= 2*own
}

// losing is which of equals takes a Hit: Tanks or Infantry where they are named, else who has acted already,
// the one with the least Firepower against ground or, of others, the first.
func (v *View) losing(d engine.Decision, setting string) engine.Choice {
	named := map[string]blockwar.Type{"tanks": blockwar.Tank, "infantry": blockwar.Infantry}[setting]
	best, least := d.Legal[0], 1<<10
	for _, c := range d.Legal {
		u := v.fighter(c.On)
		n := Chart()[u.Type].Fire[blockwar.Ground]
		if !u.Idle {
			n += 10
		}
		if named != blockwar.NoType && u.Type != named {
			n += 100
		}
		if n < least {
			best, least = c, n
		}
	}
	return best
}

// wayOut is where a unit goes that leaves: towards the MainCapital, or not farther than need be.
func (v *View) wayOut(d engine.Decision, setting string) engine.Choice {
	home := factionAt(d.Seat).Facts().Main
	best, least := d.Legal[0], 1<<10
	for _, c := range d.Legal {
		from := home
		if setting == "near" {
			from = areaOf(c.On)
		}
		reached := Board().Reach(from, board.Unlimited, nil)
		if n, found := reached.Distance(areaOf(c.To)); found && n < least {
			best, least = c, n
		}
	}
	return best
}

// escaping: Subs escape, all of them or where something hits Subs well, or none.
func (v *View) escaping(d engine.Decision, setting string) engine.Choice {
	stay := verb("done")
	if setting == "none" {
		return stay
	}
	hunted := setting == "all"
	for _, u := range v.Battle.Units {
		hunted = hunted || u.Nation.owner() != factionAt(d.Seat) && Chart()[u.Type].Fire[blockwar.Submarine] > 1
	}
	for _, c := range d.Legal {
		if c.Verb == "escape" && hunted {
			return c
		}
	}
	return stay
}

// revealing: at a window, secret Technologies stay secret or, if units of the Battle profit, are Revealed.
func (v *View) revealing(d engine.Decision, setting string) engine.Choice {
	pass := verb(engine.Pass)
	if setting != "useful" || v.Battle == nil {
		return pass
	}
	for _, s := range v.faction(factionAt(d.Seat)).Own.Vault {
		c := unveil(s.Card, s.Pair)
		of, sharpens := sharpened(s.Tech)
		if sharpens && d.Allows(c) && slices.ContainsFunc(v.Battle.Units, func(u BattleUnit) bool { return u.Nation.owner() == factionAt(d.Seat) && u.Type == of }) {
			return c
		}
	}
	return pass
}

// sharpened is the type of unit that fights better with a Technology.
func sharpened(tech Tech) (blockwar.Type, bool) {
	switch tech {
	case AirDefenseRadar, Jets:
		return blockwar.AirForce, true
	case NavalRadar, Sonar:
		return blockwar.Fleet, true
	case HeavyTanks:
		return blockwar.Tank, true
	case RocketArtillery:
		return blockwar.Infantry, true
	}
	return blockwar.NoType, false
}

func (v *View) faction(f Faction) *FactionView { return &v.Factions[f-1] }

// turning: the Double Agent answers every Intelligence card, or those that do more than look.
func (v *View) turning(d engine.Decision, setting string) engine.Choice {
	_, n := cardOf(d.About)
	looks := Investment(n).Intel() == Agent || Investment(n).Intel() == CodeBreak
	for _, c := range d.Legal {
		if c.Verb == "double-agent" && (setting == "always" || setting == "harmful" && !looks) {
			return c
		}
	}
	return verb(engine.Pass)
}
