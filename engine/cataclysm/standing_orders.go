package cataclysm

import (
	"slices"
	"strings"

	"interbellum/engine"
)

// orderKinds are the standing orders of a power. Joining a war and making peace are never ordered:
// those are always asked.
var orderKinds = []engine.OrderKind{
	{Kind: "interrupt", Rule: "3.5", Answers: []string{"interrupt", "interrupt-first"}, Settings: []string{"stirred", "hold", "turn", "ask"}, Expire: []engine.Expiry{{Setting: "turn", Event: "turn"}}, Acknowledges: true},
	{Kind: "drawn", Rule: "3.7", Answers: []string{"drawn"}, Settings: []string{"ask", "reserve", "reject"}},
	{Kind: "gain", Rule: "5.2.2", Answers: []string{"gain"}, Settings: []string{"reserve", "cup", "ask"}},
	{Kind: "use-my-units", Rule: "9.1", Answers: []string{"use-my-units"}, Settings: []string{"own", "yes", "no", "ask"}},
	{Kind: "support", Rule: "10.2", Answers: []string{"support"}, Settings: []string{"all", "none", "ask"}},
	{Kind: "loss", Rule: "10.8", Answers: []string{"loss"}, Settings: []string{"plain", "upgraded", "mobile", "ask"}},
	{Kind: "retreat", Rule: "10.7", Answers: []string{"voluntary-retreat"}, Settings: []string{"saves", "never", "ask"}},
	{Kind: "regroup", Rule: "10.11", Answers: []string{"regroup"}, Settings: []string{"none", "ask"}},
	{Kind: "opportunity", Rule: "5.7", Answers: []string{"opportunity"}, Settings: []string{"try", "never", "ask"}},
	{Kind: "return", Rule: "10.10", Answers: []string{"retreat"}, Settings: []string{"ask", "back", "turn"}, Expire: []engine.Expiry{{Setting: "turn", Event: "turn"}}},
}

// mayOrder is the seats that may give orders: the powers still in play.
func mayOrder(t *Table) engine.Seats { return seatsOf(t.activePowers()) }

// alertedSeats lists the seats whose standing pass on interrupts an event suspends: of a power
// that begins the action phase with a counter in reserve, that is provoked or otherwise gains a
// flag, or that is attacked or newly at war, and of its allies; and of the enemies of a power that
// claims the interrupt. Keeping a drawn counter is no such event: it could have been played.
func alertedSeats(t *Table, e *engine.Event) engine.Seats {
	switch e.Kind {
	case "gain":
		return engine.Only(e.Seat)
	case "reserve":
		if t.Phase == AdministrationPhase {
			return engine.Only(e.Seat)
		}
	case "war-begins":
		return seatsOf(t.coalition(powerOf(e.To)))
	case "operation":
		a := areaOf(e.On)
		set := t.coalition(t.controller(a)).Or(t.coalition(t.baseOwner(a)))
		for _, u := range t.unitsAt(a) {
			set = set.Or(t.coalition(u.Owner))
		}
		return seatsOf(set).Without(e.Seat)
	case "claim-interrupt":
		return seatsOf(t.enemies(powerAt(e.Seat)))
	}
	return 0
}

// coalition is p and its allies, or empty if p is not active.
func (t *Table) coalition(p Power) Powers {
	if !t.active(p) {
		return 0
	}
	return t.allies(p).With(p)
}

// answerByOrder answers as an order says. In a battle, orders answer while other powers act. In
// the actions of its own powers, or with both sides of a battle, a player is asked, save for what is certain.
func answerByOrder(d engine.Decision, setting string, alerted bool, view func() engine.View) (engine.Choice, bool) {
	if setting == "ask" {
		return engine.Choice{}, false
	}
	switch d.Kind {
	case "interrupt", "interrupt-first":
		return verb(engine.Pass), setting != "stirred" || !alerted
	case "opportunity":
		return verb(map[bool]string{true: "attempt", false: engine.Pass}[setting == "try"]), true
	}
	v, _ := view().(*View)
	if v == nil {
		return engine.Choice{}, false
	}
	switch d.Kind {
	case "drawn", "gain":
		return v.orderedPlacement(d, setting)
	case "retreat":
		return v.orderedReturn(d)
	case "use-my-units":
		if setting == "own" {
			return verb("allow"), v.isViewers(v.requester(d))
		}
		return verb(map[bool]string{true: "allow", false: "refuse"}[setting == "yes"]), true
	}
	if v.isViewers(v.Acting) {
		return verb("retreat"), d.Kind == "voluntary-retreat" && setting == "saves" && v.repulsed(d)
	}
	switch d.Kind {
	case "support":
		return v.orderedSupport(d, setting)
	case "loss":
		return v.orderedLoss(d, setting), true
	case "voluntary-retreat":
		return v.orderedRetreat(d, setting)
	}
	return verb("done"), d.Allows(verb("done")) // regroup
}

// isViewers reports whether the power is the viewer's.
func (v *View) isViewers(p Power) bool { return p != NoPower && v.Seats.Has(seatOf(p)) }

func (v *View) power(p Power) *PowerView {
	i := slices.IndexFunc(v.Powers, func(x PowerView) bool { return x.Power == p })
	if i < 0 {
		return &PowerView{}
	}
	return &v.Powers[i]
}

func (v *View) unit(r engine.Ref) *UnitView {
	i := slices.IndexFunc(v.Units, func(u UnitView) bool { return u.Ref == r })
	if i < 0 {
		return &UnitView{}
	}
	return &v.Units[i]
}

// orderedPlacement is where a drawn or gained counter goes: into reserve if that is empty, else a
// gained one into the cup. Italy takes Il Duce if it can, which is a flag and more (12.1.2).
func (v *View) orderedPlacement(d engine.Decision, setting string) (engine.Choice, bool) {
	c := engine.Choice{Verb: setting, On: d.Legal[len(d.Legal)-1].On}
	for _, x := range d.Legal {
		if x.On.Class() == "il-duce" {
			c.On = x.On
		}
	}
	free := v.power(powerAt(d.Seat)).Reserve == NoKind
	switch {
	case v.Phase != ActionPhase:
		c.Verb = "take"
	case setting == "reserve" && d.Kind == "drawn":
		c.Verb = "keep"
		return c, free && d.Allows(c)
	case setting == "reserve" && !free:
		c.Verb = "cup"
	}
	return c, d.Allows(c)
}

// requester is the power that would use another's unit: the acting one or, in support of the
// defence, the primary defender (9.1, 10.2).
func (v *View) requester(d engine.Decision) Power {
	if b := v.Battle; b != nil && d.Rule == "10.2" {
		if slices.Contains(v.power(powerAt(d.Seat)).Enemies, b.Attacker) {
			return b.Defender
		}
		return b.Attacker
	}
	if d.Rule == "10.11" && len(v.Steps) > 0 {
		return v.Steps[len(v.Steps)-1].Power
	}
	return v.Acting
}

// orderedSupport sends all that the viewer's own powers have, one after the other.
func (v *View) orderedSupport(d engine.Decision, setting string) (engine.Choice, bool) {
	for _, c := range d.Legal {
		if setting == "all" && c.Verb == "support" && v.isViewers(v.unit(c.On).Owner) {
			return c, true
		}
	}
	return verb("done"), true
}

// lossOrders list faces of units in the order in which they are lost.
var lossOrders = map[string]string{
	"plain":    "minor-army,fortress,infantry,tank,submarine,surface,carrier,tactical,strategic",
	"mobile":   "minor-army,infantry,tank,fortress,submarine,surface,carrier,tactical,strategic",
	"upgraded": "minor-army,tank,infantry,fortress,carrier,surface,submarine,strategic,tactical",
}

// orderedLoss is the unit that the loss falls on; among like ones the asked power's own.
func (v *View) orderedLoss(d engine.Decision, setting string) (c engine.Choice) {
	best := 1 << 10
	for _, x := range d.Legal {
		u := v.unit(x.On)
		rank := 2 * strings.Index(lossOrders[setting], CounterFace{u.Kind, u.Upgraded}.String())
		if u.Owner != powerAt(d.Seat) {
			rank++
		}
		if rank < best {
			c, best = x, rank
		}
	}
	return c
}

// repulsed reports whether the player's own attack is lost to units that hold the target: the attackers must leave it in any case (10.9), so
// that to declare a retreat saves a loss for nothing.
func (v *View) repulsed(d engine.Decision) bool {
	b := v.Battle
	if b == nil || !d.Allows(verb("stand")) || v.isViewers(b.Defender) || slices.Contains(v.power(b.Attacker).Enemies, powerAt(d.Seat)) {
		return false
	}
	holds := combatUnits(string(v.Steps[len(v.Steps)-1].On))
	return slices.ContainsFunc(b.Defenders, func(f FighterView) bool { return holds(&Unit{UnitID: UnitID{Kind: f.Face.Kind}}) })
}

// orderedReturn sends a unit that must leave a battle back to the area from which it came, if it may go there and by one coast only.
func (v *View) orderedReturn(d engine.Decision) (engine.Choice, bool) {
	if v.Battle == nil {
		return engine.Choice{}, false
	}
	var back []engine.Choice
	for _, f := range slices.Concat(v.Battle.Attackers, v.Battle.Defenders) {
		for _, c := range d.Legal {
			if c.Verb == "retreat" && c.On == f.Unit && areaOf(c.To) == f.From {
				back = append(back, c)
			}
		}
	}
	if len(back) != 1 {
		return engine.Choice{}, false
	}
	return back[0], true
}

// orderedRetreat declares a voluntary retreat that saves a unit and gives nothing up. It saves one
// if there are more losses than units to flip. A defender would give up the area, or the base,
// that the operation is about: then the player is asked, as always when there are several ways to
// go.
func (v *View) orderedRetreat(d engine.Decision, setting string) (engine.Choice, bool) {
	stand := verb("stand")
	if !d.Allows(stand) {
		return engine.Choice{}, false
	}
	if setting == "never" {
		return stand, true
	}
	b, combat := v.Battle, string(v.Steps[len(v.Steps)-1].On)
	mine, defends, turned := b.Attackers, false, 0
	if slices.Contains(v.power(b.Attacker).Enemies, powerAt(d.Seat)) {
		mine, defends = b.Defenders, true
	}
	for _, f := range mine {
		if f.Face.Upgraded && combatUnits(combat)(&Unit{UnitID: UnitID{Kind: f.Face.Kind}}) {
			turned++
		}
	}
	if d.Left <= turned {
		return stand, true
	}
	return verb("retreat"), !defends || combat == "air" || combat == "naval" && b.Verb != "capture"
}
