package triumph

import (
	"slices"

	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// The orders for cards and Technologies.

// revealing: at a window, each secret Technology stays secret, is Revealed if units of the Battle profit, or is
// Revealed in any case.
func (o orderly) revealing(d engine.Decision) (c engine.Choice, answered bool) {
	secrets := o.Factions[o.f-1].Own.Vault
	for _, s := range secrets {
		if o.Setting("vault", s.Tech.String()) == "ask" {
			return c, false
		}
	}
	for _, s := range secrets {
		c := unveil(s.Card, s.Pair)
		setting := o.Setting("vault", s.Tech.String())
		if d.Allows(c) && (setting == "window" || setting == "useful" && o.profits(s.Tech)) {
			return c, true
		}
	}
	return verb(engine.Pass), true
}

// profits reports whether units of the Faction in the Battle under way fight better with a Technology.
func (o orderly) profits(tech Tech) bool {
	of, sharpens := sharpened(tech)
	return sharpens && o.Battle != nil && slices.ContainsFunc(o.Battle.Units, func(u BattleUnit) bool { return u.Nation.owner() == o.f && u.Type == of })
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

// turning: the Double Agent answers every Intelligence card, or those that do more than look.
func (o orderly) turning(d engine.Decision) (engine.Choice, bool) {
	_, n := cardOf(d.About)
	intel := Investment(n).Intel()
	setting := o.Setting("double-agent", intel.String())
	for _, c := range d.Legal {
		if c.Verb == "double-agent" && (setting == "always" || setting == "harmful" && intel != Agent && intel != CodeBreak) {
			return c, true
		}
	}
	return verb(engine.Pass), setting != "ask"
}
