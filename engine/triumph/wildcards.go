package triumph

import (
	"slices"

	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// 8.3 Diplomacy WildCards: a marker is placed or removed at once, on one of several Neutrals.

func wildCardPlays(t *Table, f Faction) (list []engine.Choice) {
	for _, n := range t.faction(f).Hand[ActionDeck].List() {
		w := Action(n).Wild
		if w == nil {
			continue
		}
		for to := Nation(1); to <= NationCount; to++ {
			if t.wildCardReaches(f, w, to) {
				list = append(list, engine.Choice{Verb: "wildcard", On: ActionDeck.card(n), To: nationRef(to)})
			}
		}
	}
	return list
}

// wildCardReaches reports whether the card does something to a Neutral in this Faction's hand.
func (t *Table) wildCardReaches(f Faction, w *WildCard, n Nation) bool {
	by := t.Nations[n].Influence
	rival := by.N > 0 && by.Of != f
	switch w.Kind {
	case blockwar.OwnList:
		return slices.Contains(w.Lists[f], n) && t.canPress(n, f)
	case blockwar.RivalList:
		return rival && t.neutral(n) && slices.Contains(w.Lists[by.Of], n)
	case blockwar.AnyRival:
		return rival && t.neutral(n) && slices.Contains(w.Lists[f], n)
	case blockwar.NearFriendly:
		return t.neutralMinor(n) && t.near(n, func(g Faction) bool { return g == f })
	case blockwar.NearRival:
		return t.neutralMinor(n) && t.near(n, func(g Faction) bool { return g != f })
	default:
		return t.faction(f).Ind > 0 && t.canPress(n, f)
	}
}

// near reports whether a Nation borders Territory that one of some Factions controls.
func (t *Table) near(n Nation, by func(Faction) bool) bool {
	for _, a := range n.Areas() {
		for _, over := range Board().Neighbours(a) {
			if g := t.controller(over.To); g != NoFaction && by(g) {
				return true
			}
		}
	}
	return false
}

func (t *Table) playWildCard(f Faction, c engine.Choice) events {
	_, n := cardOf(c.On)
	t.discard(f, ActionDeck, n)
	seen := events{say("wildcard-played", "8.3", f, c.On, c.To, 0)}
	if Action(n).Wild.Kind == blockwar.AnyNeutralForInd {
		seen = append(seen, t.loseInd(f, "8.3")...)
	}
	return append(seen, t.press(nationOf(c.To), f, "8.3")...)
}

// loseInd lowers a Faction's IND by one.
func (t *Table) loseInd(f Faction, rule engine.Rule) events {
	s := t.faction(f)
	if s.Ind == 0 {
		return nil
	}
	s.Ind--
	return events{say("ind", rule, f, factionRef(f), "", int(s.Ind))}
}
