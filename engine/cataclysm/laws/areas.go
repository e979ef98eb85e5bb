package laws

import (
	"fmt"

	"interbellum/engine"
	"interbellum/engine/cataclysm"
)

// noCubesAtOwnIdeologysHome finds a cube in a home area or colony of an active power of the cube's
// ideology. The area should have returned to that power, without a cube (2.2.4, 10.9.1).
func noCubesAtOwnIdeologysHome(m *move) (got, want string) {
	t := m.After
	for a := area(1); a <= cataclysm.AreaCount; a++ {
		s, owner := &t.Areas[a], t.Place(a).Owner
		if s.Cubes > 0 && s.Owner != owner && active(t, owner) && ideology(t, owner) == ideology(t, s.Owner) {
			return fmt.Sprintf("a cube of %s in %s", s.Owner, a), fmt.Sprintf("it is %s's", owner)
		}
	}
	return "", ""
}

func remoteAreas(m *move) (got, want string) {
	t := m.After
	for a := area(1); a <= cataclysm.AreaCount; a++ {
		if p := controller(t, a); t.Place(a).Remote && p != cataclysm.NoPower && p != t.Place(a).Owner {
			return fmt.Sprintf("%s controls %s", p, a), "its first owner or nobody"
		}
	}
	return "", ""
}

// diplomacy finds a gain by diplomacy of an area that was no country, was garrisoned, or was in
// civil war.
func diplomacy(m *move) (got, want string) {
	for _, e := range m.Saw("control") {
		a := areaAt(e.On)
		if e.Rule != "6.3" {
			continue
		}
		switch {
		case !country(m.Before, a):
			return fmt.Sprintf("%s gains %s", power(e.Seat), a), "a country"
		case garrisoned(m.Before, a):
			return fmt.Sprintf("%s gains the garrisoned %s", power(e.Seat), a), "an ungarrisoned country"
		case m.Before.Areas[a].CivilWar:
			return fmt.Sprintf("%s gains %s in civil war", power(e.Seat), a), "no civil war"
		}
	}
	return "", ""
}

// conquest finds an area conquered from a power that was no enemy. It looks at the moment of
// conquest: events announced before it in the same move have already happened.
func conquest(m *move) (got, want string) {
	for i, e := range m.Events {
		if e.Kind != "control" || e.Rule != "10.9.1" || m.Before.Battle == nil {
			continue
		}
		a, by := areaAt(e.On), m.Before.Battle.Attacker
		from := powerAt(e.To)
		free := from == cataclysm.NoPower || from != m.Before.Place(a).Owner && !defendedByLandUnit(m, a, by)
		if !free && !atWarAfter(m, by, from, m.Events[:i]) {
			return fmt.Sprintf("%s conquers %s from %s, no enemy of it", by, a, from), "an enemy or an ungarrisoned country"
		}
	}
	return "", ""
}

// defendedByLandUnit reports whether a land unit of another ideology than the attacker's was in
// the area when the last die was thrown.
func defendedByLandUnit(m *move, a area, by power) bool {
	t := m.Before
	for i := range t.Units {
		u := &t.Units[i]
		if u.At == a && (u.Kind == cataclysm.Army || u.Kind == cataclysm.Fortress) && ideology(t, u.Owner) != ideology(t, by) {
			return true
		}
	}
	return false
}

// atWarAfter reports whether two powers are at war after these events.
func atWarAfter(m *move, p, q power, happened []engine.Event) bool {
	war := enemies(m.Before, p).Has(q)
	for _, e := range happened {
		if a, b := powerAt(e.On), powerAt(e.To); a == p && b == q || a == q && b == p {
			switch e.Kind {
			case "at-war":
				war = true
			case "peace":
				war = false
			}
		}
	}
	return war
}

// aid finds markers in the wrong place: during a civil war they belong to a side, after it to none
// (11.2, 11.3). In China they are with an army (11.4.1).
func aid(m *move) (got, want string) {
	t := m.After
	if m.During("civil-war", "civil-wars", "civil-victory", "civil-outbreak", "assign-influence", "chinese-war", "chinese-attack", "regime-aid", "crisis") {
		return "", ""
	}
	for _, x := range t.Aid {
		s := &t.Areas[x.Area]
		switch {
		case x.N == 0:
			return fmt.Sprintf("no aid of %s in %s", x.Power, x.Area), "one at least"
		case t.Place(x.Area).China:
			if x.Faction != cataclysm.NoFaction && !chinese(t, x.Area) {
				return fmt.Sprintf("aid of %s in %s without a Chinese army", x.Power, x.Area), "an army"
			}
		case (x.Faction != cataclysm.NoFaction) != s.CivilWar:
			return fmt.Sprintf("aid of %s for side %v in %s, civil war %v", x.Power, x.Faction, x.Area, s.CivilWar), "a side in a civil war, and influence after it"
		case controller(t, x.Area) != cataclysm.NoPower:
			return fmt.Sprintf("aid of %s in %s, which %s controls", x.Power, x.Area, controller(t, x.Area)), "none"
		}
	}
	return "", ""
}

func chinese(t *table, a area) bool {
	for i := range t.Units {
		if u := &t.Units[i]; u.At == a && u.Kind == cataclysm.MinorArmy && u.Faction != cataclysm.NoFaction {
			return true
		}
	}
	return false
}
