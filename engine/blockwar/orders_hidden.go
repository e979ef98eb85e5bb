package blockwar

import (
	"slices"

	"interbellum/engine"
)

// The orders for cards and Technologies.

// Revealing: at a window, each secret Technology stays secret, is Revealed if units of the Battle profit, or is
// Revealed in any case.
func (o Orderly) Revealing(d engine.Decision) (c engine.Choice, answered bool) {
	secrets := o.Factions[o.who-1].Own.Vault
	for _, s := range secrets {
		if o.Setting("vault", o.TechFacts(s.Tech).Slug) == "ask" {
			return c, false
		}
	}
	for _, s := range secrets {
		c := Unveil(s.Card, s.Pair)
		setting := o.Setting("vault", o.TechFacts(s.Tech).Slug)
		if d.Allows(c) && (setting == "window" || setting == "useful" && o.profits(s.Tech)) {
			return c, true
		}
	}
	return Verb(engine.Pass), true
}

// profits reports whether units of the Faction in the Battle under way fight better with a Technology.
func (o Orderly) profits(tech Tech) bool {
	of, sharpens := o.sharpened(tech)
	if !sharpens || o.Battle == nil {
		return false
	}
	t := o.cleared()
	return slices.ContainsFunc(o.Battle.Units, func(u BattleUnit) bool { return o.owns(t, u.Nation) && u.Type == of })
}

// sharpened is the type of unit that fights better with a Technology.
func (b *Book) sharpened(tech Tech) (Type, bool) {
	for _, x := range b.Techniques[tech] {
		if x.First || x.Doubles != NoClass || x.Fire != [5]int{} {
			return x.Type, true
		}
	}
	return NoType, false
}

// Turning: the Double Agent answers every Intelligence card, or those that do more than look.
func (o Orderly) Turning(d engine.Decision) (engine.Choice, bool) {
	_, n := CardOf(d.About)
	intel := o.Investment(n).Intel()
	setting := o.Setting("double-agent", o.TechFacts(intel).Slug)
	for _, c := range d.Legal {
		if c.Verb == "double-agent" && (setting == "always" || setting == "harmful" && o.IntelOf(intel) != Agent && o.IntelOf(intel) != CodeBreak) {
			return c, true
		}
	}
	return Verb(engine.Pass), setting != "ask"
}
