package checks

import (
	"cmp"
	"slices"

	"interbellum/engine/blockwar"
)

const standingsFile = "standings.csv"

// standings judges how things stand at the start of a scenario.
func (j *Judge) standings(s *blockwar.Scenario) {
	t, seen := j.Bare(s.ID), map[blockwar.Nation]bool{}
	rows := slices.DeleteFunc(slices.Clone(j.Rows(standingsFile)), func(r Row) bool { return r.Cell("scenario") != s.ID })
	for i := range s.Standings {
		x, at := &s.Standings[i], At{File: standingsFile, Row: rows[i].Key}
		if before := len(j.faults); x.Stands <= blockwar.StandsDeclared {
			j.war(s, x, at)
			continue
		} else if j.marker(t, s, x, at); len(j.faults) > before && j.faults[before].Grade == 0 {
			continue
		}
		n := cmp.Or(x.Nation, j.Place(x.Area).Of)
		if x.Stands == blockwar.StandsHeld && t.CapitalOf(n) != x.Area {
			continue // an Islet goes by itself
		}
		if seen[n] {
			j.Unplayable(at, "checks/blocks.stands.twice", j.NationFacts(n).Name)
		}
		seen[n] = true
	}
}

// side is what a Side is called.
func (j *Judge) side(f blockwar.Side) string {
	facts := j.FactionFacts(f)
	return cmp.Or(facts.Name, j.NationFacts(facts.Great).Name)
}

// war judges that two Sides are at war.
func (j *Judge) war(s *blockwar.Scenario, x *blockwar.Standing, at At) {
	if j.PlayerOf(x.By) == j.PlayerOf(x.Side) {
		j.Unplayable(at, "checks/blocks.stands.itself", j.side(x.By), j.side(x.Side))
		return
	}
	for _, f := range []blockwar.Side{x.By, x.Side} {
		switch {
		case !slices.Contains(j.playing(s), j.PlayerOf(f)):
			j.Unplayable(at, "checks/blocks.stands.absent", j.side(f))
		case !f.Plays() && f == j.SideOf(j.game.Neutral):
			j.Unplayable(at, "checks/blocks.stands.peaceful", j.side(f))
		case !f.Plays() && x.Stands == blockwar.StandsDeclared:
			j.Unplayable(at, "checks/blocks.stands.declares", j.side(f))
		}
	}
}

// marker judges a marker, of Influence or of Control.
func (j *Judge) marker(t *blockwar.Table, s *blockwar.Scenario, x *blockwar.Standing, at At) {
	nation := j.NationFacts(x.Nation).Name
	switch {
	case !slices.Contains(j.playing(s), j.PlayerOf(x.Side)):
		j.Unplayable(at, "checks/blocks.stands.absent", j.side(x.Side))
	case x.Stands == blockwar.StandsHeld && !canHold(t, x.Area):
		j.Unplayable(at, "checks/blocks.stands.held", j.Place(x.Area).Name)
	case x.Stands == blockwar.StandsHeld:
		for _, u := range s.Units {
			if u.N > 0 && u.Area == x.Area && j.PlayerOf(j.SideOf(u.Nation)) != j.PlayerOf(x.Side) {
				j.Against("1.14", at, "checks/blocks.stands.occupied", j.NationFacts(u.Nation).Name, j.Place(x.Area).Name)
			}
		}
	case !t.Neutral(x.Nation):
		j.Unplayable(at, "checks/blocks.stands.neutral", nation)
	case !x.Side.Plays():
		j.Unplayable(at, "checks/blocks.stands.faction", j.side(x.Side))
	case t.Hooks.InfluenceCounts(t, x.Nation, x.Side):
	case x.Stands == blockwar.StandsSatellite:
		j.Unplayable(at, "checks/blocks.stands.wins", j.side(x.Side), nation)
	default:
		j.Unlike(at, "checks/blocks.stands.vain", j.side(x.Side), nation)
	}
}

// abroad notes units that would begin where their Side has no Territory. Ground units may stand in an Enemy's, alone; those who fight apart
// from the Factions may be in each other's.
func (j *Judge) abroad(scenario *blockwar.Scenario, list []Start) {
	t := j.Bare(scenario.ID)
	t.Stand()
	apart := func(f blockwar.Side) bool { return f > blockwar.FactionCount }
	for _, s := range list {
		p, of, in := j.Place(s.Area), t.SideOf(s.Nation), t.Controller(s.Area)
		if in == blockwar.NoFaction {
			in = j.SideOf(p.Nation) // of a Power that is Neutral
		}
		switch {
		case of == in || apart(of) && apart(in):
		case in == blockwar.NoFaction || !t.Enemies(of, in):
			j.Unplayable(s.At, "checks/blocks.start.abroad", j.NationFacts(s.Nation).Name, p.Name)
		case j.Power(p.Of) && j.CapitalOf(p.Of) == s.Area:
			j.Unplayable(s.At, "checks/blocks.start.capital", p.Name, j.NationFacts(p.Of).Name)
		case !taken(t, list, s.Area, of):
			j.Unplayable(s.At, "checks/blocks.start.taken", p.Name)
		}
		for _, other := range list {
			if foe := t.SideOf(other.Nation); other.Area == s.Area && other.N > 0 && t.Enemies(of, foe) && !(apart(of) && apart(foe)) {
				j.Unplayable(s.At, "checks/blocks.start.both", j.NationFacts(s.Nation).Name, j.NationFacts(other.Nation).Name, p.Name)
			}
		}
	}
}

// taken tells whether a Side begins with a Ground unit in an area, whatever others choose: only such take an Enemy's Territory.
func taken(t *blockwar.Table, list []Start, a blockwar.Area, of blockwar.Side) bool {
	return slices.ContainsFunc(list, func(s Start) bool {
		return s.Area == a && s.N > 0 && t.SideOf(s.Nation) == of && s.Type != blockwar.NoType && t.Chart[s.Type].Class == blockwar.Ground
	})
}

// canHold tells whether a Control marker can lie on an area at the start: on an Islet, or on a Capital that is no Power's.
func canHold(t *blockwar.Table, a blockwar.Area) bool {
	p := t.Place(a)
	if !p.Land() || t.Hooks.IsletMarker(t, a) != nil {
		return p.Land()
	}
	return !t.Power(p.Of) && t.CapitalOf(p.Of) == a && (p.Nation == p.Of || t.CapitalOf(p.Nation) != a)
}
