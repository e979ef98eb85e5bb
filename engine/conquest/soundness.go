package conquest

import (
	"errors"
	"fmt"
	"slices"

	"interbellum/engine/blockwar"
)

// sound lists what no question may find of what is this game's alone.
func sound(t *Table) (errs []error) {
	for _, list := range [][]string{unsoundProxies(t), unsoundEmpire(t), unsoundControl(t), unsoundDue(t), unsoundPartisans(t), unsoundInsurgents(t), unsoundUnits(t), unsoundMoment(t)} {
		for _, why := range list {
			errs = append(errs, errors.New(why))
		}
	}
	return errs
}

// unsoundProxies: Loyalty is to a Proxy Power that is played, and no Faction but its Foster's intrudes for it.
func unsoundProxies(t *Table) (list []string) {
	for _, f := range blockwar.AllFactions {
		l, name := own(t).Loyalty[f], t.FactionFacts(f).Slug
		if l.Raised > mostLoyalty {
			list = append(list, fmt.Sprintf("7.33 %s has raised Loyalty %d times", name, l.Raised))
		}
		if has := proxyOf(f) != blockwar.NoFaction && !absent(t, f); !has && l != (Loyalty{}) {
			list = append(list, fmt.Sprintf("16.2 %s has Loyalty of %d to nobody", name, l.N))
		}
	}
	if chinaOf(t).Intruded.Has(Japan) {
		list = append(list, "16.31 Japan, which fosters nobody, has intruded")
	}
	for side, by := range chinaOf(t).Violated {
		for _, f := range by.List() {
			if !isProxy(Side(side)) || t.PlayerOf(f) == t.PlayerOf(Side(side)) {
				list = append(list, fmt.Sprintf("16.33 %s is noted as Violated by %s", t.FactionFacts(Side(side)).Slug, t.FactionFacts(f).Slug))
			}
		}
	}
	return list
}

// unsoundEmpire: as the ally of the USA the British Empire is no Side any more (8.43), and what comes of itself comes so often.
func unsoundEmpire(t *Table) (list []string) {
	o, marker := own(t), t.Nations[BritishEmpire].Marker
	if o.Allied {
		if marker != USA || t.Side(Empire).Wars != 0 || slices.Contains(t.Control[:], Empire) || slices.ContainsFunc(t.Nations[:], func(s blockwar.NationState) bool { return s.Marker == Empire }) {
			list = append(list, "8.43 the British Empire is an ally and a Side of its own")
		}
	} else if marker != blockwar.NoFaction {
		list = append(list, fmt.Sprintf("8.42 the British Empire has the marker of %s", t.FactionFacts(marker).Slug))
	} else if by := t.Nations[BritishEmpire].Influence; by.Of == USA && by.N >= enoughMarkers && t.Phase != blockwar.GovernmentPhase {
		list = append(list, fmt.Sprintf("8.43 with %d markers the British Empire is no ally", by.N))
	}
	if o.Naval > lastNaval || o.Reacting > reactionYears {
		list = append(list, fmt.Sprintf("7.13 Naval Construction has come %d times, Reaction Forces are to come %d times", o.Naval, o.Reacting))
	}
	return list
}

// unsoundControl: in China markers are the Proxy Powers' and Japan's, and elsewhere none is a Proxy Power's (1.143, 16.12), be it on a Base that
// counts for Victory Points; and nobody has any who is not in the game.
func unsoundControl(t *Table) (list []string) {
	for n := Nation(1); n <= t.LastNation; n++ {
		m := t.Nations[n].Marker
		if m == blockwar.NoFaction {
			continue
		}
		if marksOf(t, n, m) != m || isProxy(m) && !inChina(t.CapitalOf(n)) || absent(t, t.PlayerOf(m)) {
			list = append(list, fmt.Sprintf("1.143 %s has the marker of %s", t.NationFacts(n).Slug, t.FactionFacts(m).Slug))
		}
	}
	for _, a := range t.LandAreas() {
		if m := own(t).Islets[a]; m != blockwar.NoFaction && (islet(t, a) == nil || isProxy(m) || absent(t, t.PlayerOf(m))) {
			list = append(list, fmt.Sprintf("1.143 %s has the marker of %s", t.Place(a).Slug, t.FactionFacts(m).Slug))
		}
		switch g := t.Controller(a); {
		case isProxy(g) && !inChina(a):
			list = append(list, fmt.Sprintf("16.12 %s controls %s", t.FactionFacts(g).Slug, t.Place(a).Slug))
		case g == blockwar.NoFaction && t.Place(a).Base:
			list = append(list, fmt.Sprintf("1.122 nobody controls %s", t.Place(a).Slug))
		}
	}
	return list
}

// gatherings are the Nations over which the Storm gathers, and with it the markers that can wait for the British Empire (15.35).
const gatherings = 2

// unsoundDue: what waits for Diplomacy Resolution are markers on the British Empire (15.35) and, in Rising Sun between Production and the end of
// the Government Phase, on Provinces (19.5).
func unsoundDue(t *Table) (list []string) {
	for i, d := range own(t).Due {
		facts := t.NationFacts(d.Nation)
		switch {
		case d.N == 0 || slices.ContainsFunc(own(t).Due[:i], func(e Due) bool { return e.Nation == d.Nation }):
			list = append(list, fmt.Sprintf("15.35 %d markers wait for %s, or some twice", d.N, facts.Slug))
		case d.Nation == BritishEmpire && d.N <= gatherings:
		case facts.Kind == blockwar.Province && risingSun(t) && (t.Phase == blockwar.ProductionPhase || t.Phase == blockwar.GovernmentPhase):
		default:
			list = append(list, fmt.Sprintf("15.35 %d markers wait for %s", d.N, facts.Slug))
		}
	}
	return list
}

// unsoundPartisans: they are in Provinces of China, and in none where there are no Soviets (19.1).
func unsoundPartisans(t *Table) (list []string) {
	for a, n := range chinaOf(t).Partisans {
		if n > 0 && (!inChina(Area(a)) || !t.Place(Area(a)).Land() || risingSun(t)) {
			list = append(list, fmt.Sprintf("17.1 %d Partisans are in %s", n, t.Place(Area(a)).Slug))
		}
	}
	return list
}

// unsoundInsurgents: a pair in the Secret Vault is of two cards that both have its Province, Diplomacy ends or Partisan Options.
func unsoundInsurgents(t *Table) (list []string) {
	for _, x := range chinaOf(t).Insurgents {
		one, two := int(x.Card), int(x.Pair)
		if one == two || !slices.Contains(ProvincesOn(t, one), x.Province) || !slices.Contains(ProvincesOn(t, two), x.Province) {
			list = append(list, fmt.Sprintf("7.352 cards %d and %d are laid for %s", one, two, t.Place(x.Province).Slug))
		}
	}
	return list
}

// unsoundUnits: the Proxy Powers' units stay in China (16.12), there are none of those who are not in the game, and an Islet that is no
// Base holds one of each Faction (1.41).
func unsoundUnits(t *Table) (list []string) {
	for i := range t.Blocks {
		b := &t.Blocks[i]
		if Chinese(b.ID.Nation) && !inChina(b.At) {
			list = append(list, fmt.Sprintf("16.12 %s is in %s", t.UnitRef(b.ID), t.Place(b.At).Slug))
		}
		if f := t.PlayerOf(t.SideOf(b.ID.Nation)); f != blockwar.NoFaction && absent(t, f) {
			list = append(list, fmt.Sprintf("19.1 %s is in the game", t.UnitRef(b.ID)))
		}
	}
	for _, f := range blockwar.AllFactions {
		if a := crowded(t, f); a != blockwar.Nowhere && !inSeason(t) {
			list = append(list, fmt.Sprintf("1.41 several units of %s are in %s", t.FactionFacts(f).Slug, t.Place(a).Slug))
		}
	}
	return list
}

// unsoundMoment: what belongs to a Player Turn does not outlast the Seasons, nor Proxy Production its phase.
func unsoundMoment(t *Table) (list []string) {
	c := chinaOf(t)
	if (own(t).Enlisting || own(t).Drawn != 0) && t.Phase != blockwar.ProductionPhase || own(t).Drawn != 0 && !risingSun(t) {
		list = append(list, "7.21 Proxy Production goes on outside of its phase")
	}
	if c.Owed != [blockwar.SideRoom]uint8{} && !inSeason(t) {
		list = append(list, "16.33 World Reaction cards are owed that nobody draws")
	}
	if !inSeason(t) && (len(c.Raised) > 0 || len(c.Suppressing) > 0 || len(c.Sought) > 0 || c.Pending != (pending{}) || c.Sneak.On != blockwar.NoFaction || len(c.Sneak.From) > 0) {
		list = append(list, "10.2 a Player Turn in China is remembered that is over")
	}
	if c.Sneak.On == blockwar.NoFaction && c.Sneak.Raided {
		list = append(list, "15.24 a Sneak Raid is remembered that is over")
	}
	if !c.Sneak.Made && c.Sneak.On != blockwar.NoFaction {
		list = append(list, "15.24 a Sneak Attack goes on that was not made")
	}
	return list
}

// inSeason reports whether a Season is under way, in which there are Player Turns.
func inSeason(t *Table) bool { return t.Phase >= blockwar.Spring && t.Phase <= blockwar.Winter }
