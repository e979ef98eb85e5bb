package conquest

import (
	"slices"

	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// 16.11, 16.33 War with the Proxy Powers, which nobody Declares.

// violationCards are the World Reaction cards for the Violation of a Proxy Power.
const violationCards = 2

// apart carries out what would be a Declaration of War if one of the two were no Proxy Power, or the British Empire, for which the USA
// stands (15.4).
func apart(t *Table, by, on Side) (seen events, special bool) {
	switch {
	case on == Empire:
		seen = t.DeclareWar(by, USA)
		return append(seen, ally(t)...), true
	case isProxy(on) && !isProxy(by):
		return violateProxy(t, by, on), true
	case isProxy(by):
		return hostilities(t, by, on), true
	}
	return declared(t, by, on), false
}

// hostilities makes Enemies of two Sides without a Declaration of War (16.11).
func hostilities(t *Table, by, on Side) events {
	if t.PlayerOf(by) == t.PlayerOf(on) || t.Enemies(by, on) {
		return nil
	}
	t.Side(by).Wars, t.Side(on).Wars = t.Side(by).Wars.With(on), t.Side(on).Wars.With(by)
	return events{t.Say("hostilities", "16.11", by, t.FactionRef(by), t.FactionRef(on), 0)}
}

// 16.33 violateProxy is the first foreign Aggression on a Proxy Power: Loyalty to it rises, its player draws cards, and it is an Enemy
// of the Violator, whatever it has done before.
func violateProxy(t *Table, by, on Side) events {
	c := chinaOf(t)
	if c.Violated[on].Has(by) || t.PlayerOf(by) == t.PlayerOf(on) {
		return nil
	}
	c.Violated[on] = c.Violated[on].With(by)
	c.Owed[on] += violationCards
	seen := append(hostilities(t, by, on), t.Say("proxy-violated", "16.33", by, t.FactionRef(on), t.FactionRef(by), 0))
	return append(seen, raiseLoyalty(t, t.PlayerOf(on), "16.33")...)
}

// owedCards deals what a Violation of a Proxy Power has brought, or is nil.
func owedCards(t *Table) step {
	for p, n := range chinaOf(t).Owed {
		if n > 0 {
			chinaOf(t).Owed[p] = 0
			return &blockwar.Deal{To: t.PlayerOf(Side(p)), Deck: blockwar.ActionDeck, N: n, Rule: "16.33"}
		}
	}
	return nil
}

// trespassers notes Violations of Proxy Powers by the foreign units of the Active Player: they have Aggressed on one, or have come where
// units of one are.
func trespassers(t *Table, f Faction) (seen events) {
	for i := range t.Blocks {
		b := &t.Blocks[i]
		if !b.Has(blockwar.Moved) || t.SideOf(b.ID.Nation) != f || !inChina(t, b.At) {
			continue
		}
		for _, p := range proxies(t) {
			if t.Holds(p, b.At) || t.Controller(b.At) == p && slices.Contains(t.Turn.Aggressed, b.At) {
				seen = append(seen, violateProxy(t, f, p)...)
			}
		}
	}
	return seen
}

// ventures are the other declarations: an attack of a foreign power on a Proxy Power or of a Proxy Power on a foreign one, and
// Japan's Sneak Attack (15.24). The declaration makes them Enemies; the Violation of a Proxy Power comes with the attack (16.33).
func ventures(t *Table, f Faction, moves int) (list []engine.Choice) {
	for _, p := range proxies(t) {
		if t.PlayerOf(p) != f && !t.Enemies(f, p) {
			list = append(list, engine.Choice{Verb: "violate-proxy", On: t.FactionRef(p)})
		}
		for _, g := range f.Rivals() {
			if t.PlayerOf(p) == f && !t.Enemies(p, g) && !absent(t, g) {
				list = append(list, engine.Choice{Verb: "proxy-war", On: t.FactionRef(g), To: t.FactionRef(p)})
			}
		}
	}
	list = slices.DeleteFunc(list, func(c engine.Choice) bool { return !t.Feasible(f, c, moves) })
	return append(list, sneaks(t, f, moves)...)
}

func venture(t *Table, f Faction, c engine.Choice) (step, events) {
	on, by := t.FactionOf(c.On), f
	switch c.Verb {
	case "sneak-attack":
		return nil, sneakAttack(t, on)
	case "proxy-war":
		by = t.FactionOf(c.To)
	}
	t.Owe(by, on)
	return nil, hostilities(t, by, on)
}

// mayViolate: of the Great Powers only the British Empire is Neutral, and no friend Violates it; a Proxy Power comes into China's
// Provinces alone (16.12), others not into those before they may enter China (16.3).
func mayViolate(t *Table, by Side, n Nation) bool {
	facts := t.NationFacts(n)
	switch {
	case by == Empire:
		return false
	case n == BritishEmpire:
		return !own(t).Allied && by.Plays() && by != USA
	case t.Power(n) || facts.Kind == blockwar.Colony:
		return false
	case isProxy(by):
		return facts.Kind == blockwar.Province
	}
	return facts.Kind != blockwar.Province || by == Japan || t.Enemies(by, Japan)
}

// friends: the Territory of a Foster Faction and of its Proxy Power are Friendly to each other's units; how these are bound keeps them
// apart (16.12, 16.3).
func friends(_ *Table, side Side) blockwar.Set {
	switch side {
	case USA:
		return blockwar.SetOf(Nationalists)
	case Nationalists:
		return blockwar.SetOf(USA)
	case Soviets:
		return blockwar.SetOf(Reds)
	case Reds:
		return blockwar.SetOf(Soviets)
	}
	return 0
}

// supplies: through China foreign units are supplied over conquered Provinces that their own units occupy (16.34). Conquered is what is
// Friendly, however it was won, but Japan's Manchuria, which was its own from the start (see RULINGS.md).
func supplies(t *Table, side Side, a Area) bool {
	return !inChina(t, a) || isProxy(side) || side == Japan && manchuria(t, a) || t.Holds(side, a)
}

// afterMove is what a move, a declaration or another use of a Command has brought about.
func afterMove(t *Table, f Faction) (step, events) {
	if call := pendingCall(t); call != nil {
		return call, nil
	}
	seen := trespassers(t, f)
	return owedCards(t), seen
}
