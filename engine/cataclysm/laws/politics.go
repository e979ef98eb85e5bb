package laws

import (
	"fmt"
	"slices"

	"interbellum/engine"
	"interbellum/engine/cataclysm"
)

// reserves finds counters in reserve that 3.4 does not list.
func reserves(m *move) (got, want string) {
	for _, p := range powers(m.After) {
		for k, n := range m.After.Boxes[p][cataclysm.Reserve] {
			if n > 0 && !reservable(cataclysm.Kind(k)) {
				return fmt.Sprintf("%s/%s in reserve", cataclysm.Kind(k), p), "a flag, unit, offensive, resource or upgrade"
			}
		}
	}
	return "", ""
}

func reservable(k cataclysm.Kind) bool {
	switch k {
	case cataclysm.Flag, cataclysm.IlDuce, cataclysm.Offensive, cataclysm.Resource:
		return true
	}
	return lostToSetback(k)
}

// lostToSetback is what an economic setback lists (3.7.4): flags, offensives, units and upgrades.
func lostToSetback(k cataclysm.Kind) bool {
	switch k {
	case cataclysm.Flag, cataclysm.IlDuce, cataclysm.Offensive,
		cataclysm.Army, cataclysm.Fleet, cataclysm.Submarine, cataclysm.AirForce, cataclysm.Fortress, cataclysm.Logistics,
		cataclysm.TankUpgrade, cataclysm.CarrierUpgrade, cataclysm.StrategicUpgrade:
		return true
	}
	return false
}

func setbacks(m *move) (got, want string) {
	for _, e := range m.Saw("setback") {
		if p, k := counterAt(e.On); e.On != "" && !lostToSetback(k) {
			return fmt.Sprintf("%s of %s lost", k, p), "it is spared"
		}
	}
	return "", ""
}

// interrupts finds an interrupt after a counter of the same ideology, drawn or played from reserve
// this turn. A neutral marker has no ideology.
func interrupts(m *move) (got, want string) {
	for i, e := range m.Events {
		if e.Kind != "interrupt" && e.Kind != "claim-interrupt" {
			continue
		}
		last := lastPlayed(m.After, m.Events[:i])
		if last == cataclysm.NoPower {
			last = lastPlayed(m.After, m.Past)
		}
		if p := power(e.Seat); last != cataclysm.NoPower && ideology(m.After, last) == ideology(m.After, p) {
			return fmt.Sprintf("%s interrupts after %s", p, last), "another ideology"
		}
	}
	return "", ""
}

// lastPlayed is the owner of the counter that was drawn or played from reserve last this turn:
// NoPower if there was none, Neutral for a neutral one.
func lastPlayed(t *table, list []engine.Event) power {
	for _, e := range slices.Backward(list) {
		switch e.Kind {
		case "turn":
			return cataclysm.NoPower
		case "draw", "interrupt", "reserve-played":
			p, _ := counterAt(e.On)
			return p
		}
	}
	return cataclysm.NoPower
}

// allies finds allies with different enemies, except while they choose (6.1.3).
func allies(m *move) (got, want string) {
	if m.During("outbreak", "armistice", "collapse", "surrender") {
		return "", ""
	}
	for _, members := range m.After.Alliance {
		for _, p := range members.List() {
			first := members.List()[0]
			if a, b := enemies(m.After, first), enemies(m.After, p); a != b {
				return fmt.Sprintf("%s fights %q and its ally %s %q", first, a, p, b), "the same enemies"
			}
		}
	}
	return "", ""
}

// oneWar finds powers of one ideology with a common enemy in different wars, where wars have
// changed. Powers at peace by an armistice stay at peace (see RULINGS.md, 5.6).
func oneWar(m *move) (got, want string) {
	if slices.Equal(m.Before.Wars, m.After.Wars) {
		return "", ""
	}
	t := m.After
	for _, p := range powers(t) {
		for _, q := range powers(t) {
			if p == q || ideology(t, p) != ideology(t, q) {
				continue
			}
			for _, r := range enemies(t, p).And(enemies(t, q)).List() {
				for _, x := range enemies(t, p).Minus(enemies(t, q)).List() {
					if ideology(t, x) == ideology(t, r) && !madePeace(m, q, x) {
						return fmt.Sprintf("%s and %s both fight %s, and only %s fights %s", p, q, r, p, x), "one war"
					}
				}
			}
		}
	}
	return "", ""
}

// madePeace reports whether two powers have made peace since they were last at war, ignoring wars
// of canceled declarations.
func madePeace(m *move, p, q power) bool {
	var canceled engine.Event
	for _, list := range [][]engine.Event{m.Events, m.Past} {
		for _, e := range slices.Backward(list) {
			a, b := powerAt(e.On), powerAt(e.To)
			switch {
			case e.Kind == "war-canceled":
				canceled = e
			case e.Kind == "war-begins" && e.On == canceled.On:
				canceled = engine.Event{}
			case canceled.Kind != "" || (a != p || b != q) && (a != q || b != p):
			case e.Kind == "peace":
				return true
			case e.Kind == "at-war":
				return false
			}
		}
	}
	return false
}

// warStatus finds a war status that moves back, or a war without one (5.6.4, 5.6.5). A canceled
// declaration of war undoes what it did (6.2).
func warStatus(m *move) (got, want string) {
	t := m.After
	if t.Status < m.Before.Status && len(m.Saw("war-canceled")) == 0 {
		return fmt.Sprintf("%v after %v", t.Status, m.Before.Status), "it stays"
	}
	if len(t.Wars) > 0 && t.Status == cataclysm.NoWar {
		return "a war and no war status", "Limited War"
	}
	return "", ""
}

// canceledDeclaration finds changes that a canceled declaration must not make. It may change wars,
// alliances and markers, give flags, and move units of those whose alliance it breaks. Rights used
// in between, and the rest of the table, stay (6.2).
func canceledDeclaration(m *move) (got, want string) {
	if len(m.Saw("war-canceled")) == 0 {
		return "", ""
	}
	b, a := m.Before, m.After
	for i := range b.Areas {
		if x, y := &b.Areas[i], &a.Areas[i]; x.Owner != y.Owner || x.Cubes != y.Cubes || x.CivilWar != y.CivilWar {
			return fmt.Sprintf("%s changes hands", area(i)), "areas as they were"
		}
	}
	if !slices.Equal(b.Aid, a.Aid) {
		return fmt.Sprintf("the aid is %v", a.Aid), fmt.Sprint(b.Aid)
	}
	if a.Markers.Has(cataclysm.WashingtonNavalTreaty) && since(m, "war-begins", "end-treaty") {
		return "the naval treaty is in play", "it was ended, and not by the declaration"
	}
	return "", ""
}

// since reports whether an event of a kind came after the last one of the kind mark.
func since(m *move, mark, kind string) bool {
	for _, list := range [][]engine.Event{m.Events, m.Past} {
		for _, e := range slices.Backward(list) {
			switch e.Kind {
			case kind:
				return true
			case mark:
				return false
			}
		}
	}
	return false
}

// escalation finds a commitment that moves other than one column to the right once a turn;
// exhaustion follows only from a collapse (4.1, 4.1.2, 6.4).
func escalation(m *move) (got, want string) {
	for _, p := range powers(m.After) {
		b, a := &m.Before.Powers[p], &m.After.Powers[p]
		from, to := b.Commitment, a.Commitment
		if from == to || len(m.Saw("war-canceled")) > 0 {
			continue
		}
		said := fmt.Sprintf("%s goes from %v to %v", p, from, to)
		switch {
		case to == cataclysm.Exhaustion && (from < cataclysm.Mobilization || !tookPartIn(m, "collapse")):
			return said, "exhaustion only by a collapse at mobilization or total war"
		case to == cataclysm.Exhaustion:
		case to != from+1:
			return said, "one column to the right"
		case b.Escalated && m.Before.Turn == m.After.Turn:
			return said + " a second time this turn", "once a turn"
		}
	}
	return "", ""
}

// tookPartIn reports whether a procedure of that name was under way before or after the move, or
// was announced in it.
func tookPartIn(m *move, name string) bool {
	return slices.Contains(m.Was, name) || slices.Contains(m.Under, name) || len(m.Saw(name)) > 0
}
