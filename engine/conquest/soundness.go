package conquest

import (
	"slices"

	"interbellum/engine/blockwar"
	"interbellum/engine/words"
)

// sound lists what no question may find of what is this game's alone.
func sound(t *Table) (errs []error) {
	for _, list := range []faults{unsoundProxies(t), unsoundEmpire(t), unsoundControl(t), unsoundDue(t), unsoundPartisans(t), unsoundInsurgents(t), unsoundUnits(t), unsoundMoment(t)} {
		errs = append(errs, list...)
	}
	return errs
}

type faults []error

// refuse adds a fault.
func (list *faults) refuse(rule, kind string, args ...any) {
	*list = append(*list, words.Refuse(rule, kind, args...))
}

// unsoundProxies: Loyalty is to a Proxy Power that is played, and no Faction but its Foster's intrudes for it.
func unsoundProxies(t *Table) (list faults) {
	for _, f := range blockwar.AllFactions {
		l, name := own(t).Loyalty[f], t.FactionFacts(f).Slug
		if l.Raised > mostLoyalty {
			list.refuse("7.33", "conquest/fault.raised", name, l.Raised)
		}
		if has := proxyOf(t, f) != blockwar.NoFaction && !absent(t, f); !has && l != (Loyalty{}) {
			list.refuse("16.2", "conquest/fault.loyalty", name, l.N)
		}
	}
	if chinaOf(t).Intruded.Has(Japan) {
		list.refuse("16.31", "conquest/fault.intruded")
	}
	for side, by := range chinaOf(t).Violated {
		for _, f := range by.List() {
			if !isProxy(Side(side)) || t.PlayerOf(f) == t.PlayerOf(Side(side)) {
				list.refuse("16.33", "conquest/fault.violated", t.FactionFacts(Side(side)).Slug, t.FactionFacts(f).Slug)
			}
		}
	}
	return list
}

// unsoundEmpire: as the ally of the USA the British Empire is no Side any more (8.43), and the Year track brings only so many cards and units.
func unsoundEmpire(t *Table) (list faults) {
	o, marker := own(t), t.Nations[BritishEmpire].Marker
	if o.Allied {
		if marker != USA || t.Side(Empire).Wars != 0 || slices.Contains(t.Control[:], Empire) || slices.ContainsFunc(t.Nations[:], func(s blockwar.NationState) bool { return s.Marker == Empire }) {
			list.refuse("8.43", "conquest/fault.empire.ally")
		}
	} else if marker != blockwar.NoFaction {
		list.refuse("8.42", "conquest/fault.empire.marker", t.FactionFacts(marker).Slug)
	} else if by := t.Nations[BritishEmpire].Influence; by.Of == USA && by.N >= enoughMarkers && t.Phase != blockwar.GovernmentPhase {
		list.refuse("8.43", "conquest/fault.empire.markers", by.N)
	}
	if o.Naval > lastNaval || o.Reacting > reactionYears {
		list.refuse("7.13", "conquest/fault.naval", o.Naval, o.Reacting)
	}
	return list
}

// unsoundControl: in China markers are the Proxy Powers' and Japan's, and elsewhere none is a Proxy Power's (1.143, 16.12), even on a Base that
// counts for Victory Points; and nobody has any who is not in the game.
func unsoundControl(t *Table) (list faults) {
	for n := Nation(1); n <= t.LastNation; n++ {
		m := t.Nations[n].Marker
		if m == blockwar.NoFaction {
			continue
		}
		if marksOf(t, n, m) != m || isProxy(m) && !inChina(t, t.CapitalOf(n)) || absent(t, t.PlayerOf(m)) {
			list.refuse("1.143", "conquest/fault.marker", t.NationFacts(n).Slug, t.FactionFacts(m).Slug)
		}
	}
	for _, a := range t.LandAreas() {
		if m := own(t).Islets[a]; m != blockwar.NoFaction && (islet(t, a) == nil || isProxy(m) || absent(t, t.PlayerOf(m))) {
			list.refuse("1.143", "conquest/fault.marker", t.Place(a).Slug, t.FactionFacts(m).Slug)
		}
		switch g := t.Controller(a); {
		case isProxy(g) && !inChina(t, a):
			list.refuse("16.12", "conquest/fault.controls", t.FactionFacts(g).Slug, t.Place(a).Slug)
		case g == blockwar.NoFaction && t.Place(a).Base:
			list.refuse("1.122", "conquest/fault.base", t.Place(a).Slug)
		}
	}
	return list
}

// gatherings are the Nations over which the Storm gathers, and with it the markers that can wait for the British Empire (15.35).
const gatherings = 2

// unsoundDue: what waits for Diplomacy Resolution are markers on the British Empire (15.35) and, in Rising Sun between Production and the end of
// the Government Phase, on Provinces (19.5).
func unsoundDue(t *Table) (list faults) {
	for i, d := range own(t).Due {
		facts := t.NationFacts(d.Nation)
		switch {
		case d.N == 0 || slices.ContainsFunc(own(t).Due[:i], func(e Due) bool { return e.Nation == d.Nation }):
			list.refuse("15.35", "conquest/fault.due.twice", d.N, facts.Slug)
		case d.Nation == BritishEmpire && d.N <= gatherings:
		case facts.Kind == blockwar.Province && risingSun(t) && (t.Phase == blockwar.ProductionPhase || t.Phase == blockwar.GovernmentPhase):
		default:
			list.refuse("15.35", "conquest/fault.due", d.N, facts.Slug)
		}
	}
	return list
}

// unsoundPartisans: they are in Provinces of China, and in none where there are no Soviets (19.1).
func unsoundPartisans(t *Table) (list faults) {
	for a, n := range chinaOf(t).Partisans {
		if n > 0 && (!inChina(t, Area(a)) || !t.Place(Area(a)).Land() || risingSun(t)) {
			list.refuse("17.1", "conquest/fault.partisans", n, t.Place(Area(a)).Slug)
		}
	}
	return list
}

// unsoundInsurgents: a pair in the Secret Vault is of two cards that both have its Province, Diplomacy ends or Partisan Options.
func unsoundInsurgents(t *Table) (list faults) {
	for _, x := range chinaOf(t).Insurgents {
		one, two := int(x.Card), int(x.Pair)
		if one == two || !slices.Contains(ProvincesOn(t, one), x.Province) || !slices.Contains(ProvincesOn(t, two), x.Province) {
			list.refuse("7.352", "conquest/fault.insurgents", one, two, t.Place(x.Province).Slug)
		}
	}
	return list
}

// unsoundUnits: the Proxy Powers' units stay in China (16.12), there are none of those who are not in the game, and an Islet that is no
// Base holds one of each Faction (1.41).
func unsoundUnits(t *Table) (list faults) {
	for i := range t.Blocks {
		b := &t.Blocks[i]
		if Chinese(b.ID.Nation) && !inChina(t, b.At) {
			list.refuse("16.12", "conquest/fault.unit.abroad", t.UnitRef(b.ID), t.Place(b.At).Slug)
		}
		if f := t.PlayerOf(t.SideOf(b.ID.Nation)); f != blockwar.NoFaction && absent(t, f) {
			list.refuse("19.1", "conquest/fault.unit.absent", t.UnitRef(b.ID))
		}
	}
	for _, f := range blockwar.AllFactions {
		if a := crowded(t, f); a != blockwar.Nowhere && !inSeason(t) {
			list.refuse("1.41", "conquest/fault.crowded", t.FactionFacts(f).Slug, t.Place(a).Slug)
		}
	}
	return list
}

// unsoundMoment: what belongs to a Player Turn does not outlast the Seasons, nor Proxy Production its phase.
func unsoundMoment(t *Table) (list faults) {
	c := chinaOf(t)
	if (own(t).Enlisting || own(t).Drawn != 0) && t.Phase != blockwar.ProductionPhase || own(t).Drawn != 0 && !risingSun(t) {
		list.refuse("7.21", "conquest/fault.moment.production")
	}
	if c.Owed != [blockwar.SideRoom]uint8{} && !inSeason(t) {
		list.refuse("16.33", "conquest/fault.moment.reaction")
	}
	if !inSeason(t) && (len(c.Raised) > 0 || len(c.Suppressing) > 0 || len(c.Sought) > 0 || c.Pending != (pending{}) || c.Sneak.On != blockwar.NoFaction || len(c.Sneak.From) > 0) {
		list.refuse("10.2", "conquest/fault.moment.turn")
	}
	if c.Sneak.On == blockwar.NoFaction && c.Sneak.Raided {
		list.refuse("15.24", "conquest/fault.moment.raid")
	}
	if !c.Sneak.Made && c.Sneak.On != blockwar.NoFaction {
		list.refuse("15.24", "conquest/fault.moment.sneak")
	}
	return list
}

// inSeason reports whether a Season is under way, in which there are Player Turns.
func inSeason(t *Table) bool { return t.Phase >= blockwar.Spring && t.Phase <= blockwar.Winter }
