package blockwar

import (
	"slices"

	"interbellum/engine"
)

// 8.3 Diplomacy WildCards: a marker is placed or removed at once, on one of several Neutrals.

// WildCardPlays lists the WildCards that a Faction could play, with what each reaches.
func WildCardPlays(t *Table, f Faction) (list []engine.Choice) {
	for _, n := range t.Faction(f).Hand[ActionDeck].List() {
		w := t.Action(n).Wild
		if w == nil {
			continue
		}
		for to := Nation(1); to <= t.LastNation; to++ {
			if t.wildCardReaches(f, w, to) {
				list = append(list, engine.Choice{Verb: "wildcard", On: ActionDeck.Card(n), To: t.NationRef(to)})
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
	case OwnList:
		return slices.Contains(t.Hooks.WildCardOptions(t, f, w), n) && t.CanPress(n, f)
	case RivalList:
		return rival && t.Neutral(n) && slices.Contains(w.Lists[by.Of], n)
	case AnyRival:
		return rival && t.Neutral(n) && slices.Contains(w.Lists[f], n)
	case NearFriendly:
		return t.Neutral(n) && t.Hooks.MayIntimidate(t, n, f)
	case NearRival:
		return t.NeutralMinor(n) && t.near(n, func(g Faction) bool { return g != f })
	default:
		return t.Faction(f).Ind > 0 && t.CanPress(n, f)
	}
}

// mayIntimidate: a Neutral Minor Nation that borders Territory of the Faction.
func (t *Table) mayIntimidate(n Nation, f Faction) bool {
	return t.NeutralMinor(n) && t.near(n, func(g Faction) bool { return g == f })
}

// near reports whether a Nation borders Territory that one of some Factions controls.
func (t *Table) near(n Nation, by func(Faction) bool) bool {
	for _, a := range t.AreasOf(n) {
		for _, over := range t.Map.Board.Neighbours(a) {
			if g := t.Controller(over.To); g != NoFaction && by(g) {
				return true
			}
		}
	}
	return false
}

// PlayWildCard plays one, which acts at once.
func (t *Table) PlayWildCard(f Faction, c engine.Choice) events {
	_, n := CardOf(c.On)
	t.Discard(f, ActionDeck, n)
	seen := events{t.Say("wildcard-played", "8.3", f, c.On, c.To, 0)}
	if t.Action(n).Wild.Kind == AnyNeutralForInd {
		seen = append(seen, t.LoseInd(f, "8.3")...)
	}
	to := t.NationOf(c.To)
	for range t.Hooks.WildCardMarkers(t, f, to) {
		seen = append(seen, t.Press(to, f, "8.3")...)
	}
	return seen
}

// LoseInd lowers a Faction's IND by one.
func (t *Table) LoseInd(f Faction, rule engine.Rule) events {
	s := t.Faction(f)
	if s.Ind == 0 {
		return nil
	}
	s.Ind--
	return events{t.Say("ind", rule, f, t.FactionRef(f), "", int(s.Ind))}
}

// CardReaches reports whether an Action card is a WildCard that does something to a Neutral in this Faction's hand.
func (t *Table) CardReaches(f Faction, card int, n Nation) bool {
	w := t.Action(card).Wild
	return w != nil && t.wildCardReaches(f, w, n)
}
