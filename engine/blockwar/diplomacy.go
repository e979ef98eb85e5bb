package blockwar

import (
	"slices"

	"interbellum/engine"
)

// 7.31 Diplomacy: one Action card, played for one of the Neutrals at its ends.

// Played is a Diplomacy card in play.
type Played struct {
	By     Faction
	Card   uint8
	Nation Nation
}

// DiplomacyPlays lists the Diplomacy cards that a Faction could play, with the Neutrals at their ends.
func DiplomacyPlays(t *Table, f Faction) (list []engine.Choice) {
	for _, n := range t.Faction(f).Hand[ActionDeck].List() {
		for _, end := range t.Action(n).Neutrals() {
			if t.Neutral(end) {
				list = append(list, engine.Choice{Verb: "diplomacy", On: ActionDeck.Card(n), To: t.NationRef(end)})
			}
		}
	}
	return list
}

// playDiplomacy puts a card into play, or cancels it with a Rival's for the same Neutral (8.0).
func (t *Table) playDiplomacy(f Faction, c engine.Choice) events {
	_, n := CardOf(c.On)
	to := t.NationOf(c.To)
	t.Faction(f).Hand[ActionDeck].Remove(n)
	seen := events{t.Say("diplomacy-played", "7.31", f, c.On, c.To, 0)}
	rival := slices.IndexFunc(t.Diplomacy, func(p Played) bool { return p.Nation == to && p.By != f })
	if rival < 0 {
		t.Diplomacy = append(t.Diplomacy, Played{f, uint8(n), to})
		return seen
	}
	other := t.Diplomacy[rival]
	t.retire(rival)
	t.Decks[ActionDeck].Discard.Add(n)
	return append(seen, t.Say("diplomacy-cancelled", "7.31", other.By, ActionDeck.Card(int(other.Card)), c.To, 0))
}

// retire discards a Diplomacy card that is in play.
func (t *Table) retire(i int) {
	t.Decks[ActionDeck].Discard.Add(int(t.Diplomacy[i].Card))
	t.Diplomacy = slices.Delete(t.Diplomacy, i, i+1)
	if len(t.Diplomacy) == 0 {
		t.Diplomacy = nil
	}
}

// 7.4 Diplomacy Resolution: in Turn Order, each card that is left adds or removes a marker. Then what
// has three and more becomes a Satellite.
type diplomacyResolution struct {
	NoQuestions
	Nation Nation // the last to have been looked at
	Placed bool
}

func (s *diplomacyResolution) Next(t *Table, _ step) (call step, done bool, seen events) {
	if !s.Placed {
		s.Placed = true
		return nil, false, t.resolveDiplomacy()
	}
	for s.Nation < t.LastNation {
		s.Nation++
		if call, seen = t.Convert(s.Nation); call != nil || seen != nil {
			return call, false, seen
		}
	}
	return nil, true, nil
}

func (t *Table) resolveDiplomacy() (seen events) {
	seen = t.Hooks.BeforeDiplomacy(t)
	for _, f := range t.Order {
		for i := 0; i < len(t.Diplomacy); {
			p := t.Diplomacy[i]
			if p.By != f {
				i++
				continue
			}
			t.retire(i)
			seen = append(seen, t.Press(p.Nation, f, "7.4")...)
		}
	}
	return seen
}

// 8.0 Repudiation: an owner may take Influence away at any time.
func (t *Table) repudiations(f Faction) (list []engine.Choice) {
	for n := Nation(1); n <= t.LastNation; n++ {
		if i := t.Nations[n].Influence; i.N > 0 && i.Of == f {
			list = append(list, engine.Choice{Verb: "repudiate", On: t.NationRef(n)})
		}
	}
	return list
}

// Repudiate takes one marker away.
func (t *Table) Repudiate(f Faction, n Nation) events {
	i := &t.Nations[n].Influence
	i.Remove()
	return events{t.Say("repudiated", "8.0", f, t.NationRef(n), t.FactionRef(f), int(i.N))}
}

var _ = register("diplomacy-resolution", &diplomacyResolution{})
