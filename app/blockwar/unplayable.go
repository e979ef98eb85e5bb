package blockwar

import (
	"slices"

	"interbellum/app/face"
	"interbellum/engine"
	rules "interbellum/engine/blockwar"
)

// unplayable says why a card cannot be used now, and by which rule.
func unplayable(s *face.Sight, v *View, f rules.Faction, card engine.Ref) (why string, rule engine.Rule) {
	if own := FactionView(v, f).Own; own != nil && slices.Contains([]engine.Ref{own.Command, own.Under}, card) {
		return v.Say("unplayable.this-committed"), "10.1"
	}
	if !asks(s, f) {
		return v.Say("unplayable.turn", v.Side(f)), "7.3"
	}
	switch d := s.Asked[0]; {
	case d.Kind == "command":
		return v.Say("unplayable.committed"), "10.1"
	case d.Kind == "hand-size" || d.Kind == "industry" || d.Kind == "loyalty":
		return v.Say("unplayable.factories"), d.Rule
	case d.Kind != "government":
		return v.Say("unplayable.phase"), "7.3"
	case card.Class() == "action" && v.Action(numberOf(card)).Wild != nil:
		return v.Say("unplayable.wildcard"), "8.3"
	case card.Class() == "action":
		return v.Say("unplayable.diplomacy"), "7.31"
	}
	c, rule := v.Investment(numberOf(card)), v.View.Rule.Technology
	switch intel := v.IntelOf(c.Intel()); {
	case intel == rules.DoubleAgent:
		return v.Say("unplayable.double-agent"), v.View.Rule.Intel
	case intel != rules.NoIntel:
		return v.Say("unplayable.intelligence"), v.View.Rule.Intel
	}
	own := FactionView(v, f)
	if own.Raised >= rules.MostRaises {
		return v.Say("unplayable.raised"), rule
	}
	return v.Say("unplayable.technology", own.FactoryCost), rule
}

// rightsWith are the uses of a card that nobody waits for: a pair in the Vault that can be Revealed.
func rightsWith(s *face.Sight, v *View, f rules.Faction, card engine.Ref) (uses []face.Use) {
	for _, d := range s.Rights {
		if d.Seat != engine.Seat(f) {
			continue
		}
		for _, c := range d.Legal {
			if slices.Contains([]engine.Ref{c.On, c.To}, card) {
				uses = append(uses, face.Use{Choice: c, Words: c.Words(), Label: revealLabel(v, d, c)})
			}
		}
	}
	return uses
}
