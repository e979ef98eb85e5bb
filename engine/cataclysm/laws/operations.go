package laws

import (
	"fmt"

	"interbellum/engine"
	"interbellum/engine/cataclysm"
)

func unitAt(t *table, r engine.Ref) *cataclysm.Unit {
	for i := range t.Units {
		if t.Units[i].Ref() == r {
			return &t.Units[i]
		}
	}
	return nil
}

// friends reports whether q is p or, if both are at war, its ally (1.1, 6.1.2).
func friends(t *table, p, q power) bool {
	return p == q || t.Alliance[ideology(t, p)].Has(p) && t.Alliance[ideology(t, p)].Has(q) && countsAsBelligerent(t, p) && countsAsBelligerent(t, q)
}

// countsAsBelligerent reports whether the power is at war, or counts as belligerent by the
// scenario (C.3).
func countsAsBelligerent(t *table, p power) bool {
	s, found := t.ScenarioByID(t.Scenario)
	return belligerent(t, p) || p == cataclysm.Germany && found && s.HasRule("barbarossa")
}

func activations(m *move) (got, want string) {
	for _, e := range m.Saw("activate") {
		if u := unitAt(m.Before, e.On); u != nil && u.Deployed {
			return fmt.Sprintf("%s is activated", e.On), "it has deployed in this offensive"
		}
	}
	return "", ""
}

// target finds operations on an area that was no legal target when they were declared (9.1, 9.7).
// A surprise attack makes its enemy.
func target(m *move) (got, want string) {
	t := m.Before
	for _, e := range m.Saw("operation") {
		a, p := areaAt(e.On), power(e.Seat)
		s, owner := &t.Areas[a], controller(t, a)
		if owner != cataclysm.NoPower && ideology(t, owner) == ideology(t, p) {
			return fmt.Sprintf("%s attacks %s of %s", p, a, owner), "none of its own ideology"
		}
		if ideology(t, p) == cataclysm.Fascism {
			continue // any opponent may be surprised
		}
		hit := country(t, a) && !garrisoned(t, a) || owner != cataclysm.NoPower && enemies(t, p).Has(owner) ||
			t.Place(a).Base != cataclysm.NoBase && (s.Base == cataclysm.NoPower || enemies(t, p).Has(s.Base)) || s.SpecialBase && enemies(t, p).Has(cataclysm.UK)
		for i := range t.Units {
			hit = hit || t.Units[i].At == a && enemies(t, p).Has(t.Units[i].Owner)
		}
		if !hit {
			return fmt.Sprintf("%s attacks %s", p, a), "an enemy or an ungarrisoned country"
		}
	}
	return "", ""
}

func surprise(m *move) (got, want string) {
	for _, e := range m.Saw("surprise-attack") {
		p, t := power(e.Seat), m.Before
		switch c := t.Powers[p].Commitment; {
		case ideology(t, p) != cataclysm.Fascism:
			return fmt.Sprintf("%s attacks by surprise", p), "a Fascist power"
		case c != cataclysm.Mobilization && c != cataclysm.TotalWar:
			return fmt.Sprintf("%s attacks by surprise at %v", p, c), "mobilization or total war"
		case t.Battle != nil && len(t.Battle.Path) > 0:
			return fmt.Sprintf("%s invades by surprise", p), "no invasion"
		case enemies(t, p).Has(powerAt(e.To)):
			return fmt.Sprintf("%s surprises its enemy %s", p, e.To), "no enemy"
		}
	}
	return "", ""
}

// declarations finds declarations of war, surprise attacks aside, that were not allowed.
func declarations(m *move) (got, want string) {
	t := m.Before
	var first power
	for _, e := range m.Saw("war-begins") {
		p, q := powerAt(e.On), powerAt(e.To)
		if len(m.Saw("surprise-attack")) > 0 || tookPartIn(m, "operation") {
			continue
		}
		c := t.Powers[p].Commitment
		switch {
		case c != cataclysm.Mobilization && c != cataclysm.TotalWar:
			return fmt.Sprintf("%s declares war at %v", p, c), "mobilization or total war"
		case ideology(t, p) == ideology(t, q):
			return fmt.Sprintf("%s declares war on %s", p, q), "an opponent"
		case q == cataclysm.Japan && t.Markers.Has(cataclysm.USJapanTrade) && (p == cataclysm.US || t.Alliance[ideology(t, p)].Has(p) && t.Alliance[ideology(t, p)].Has(cataclysm.US)):
			return fmt.Sprintf("%s declares war on Japan", p), "no war while the US trades with Japan"
		case first != cataclysm.NoPower && !(t.Alliance[ideology(t, q)].Has(q) && t.Alliance[ideology(t, q)].Has(first)):
			return fmt.Sprintf("%s declares war on %s and %s", p, first, q), "allies of each other"
		}
		first = q
	}
	return "", ""
}

// retreats finds retreats to an area of a power that is not friendly (7.1, 10.10). Chinese armies
// and retreats to the sea are not checked.
func retreats(m *move) (got, want string) {
	for _, e := range m.Saw("move") {
		if e.Rule != "10.10" {
			continue
		}
		a := areaAt(e.To)
		u := unitAt(m.After, e.On)
		if u == nil || u.Kind == cataclysm.MinorArmy || a == cataclysm.Nowhere || m.After.Place(a).IsSea() {
			continue
		}
		if p := controller(m.After, a); p != cataclysm.NoPower && !friends(m.After, u.Owner, p) && !friends(m.Before, u.Owner, p) {
			return fmt.Sprintf("%s retreats to %s of %s", e.On, a, p), "friendly ground"
		}
	}
	return "", ""
}
