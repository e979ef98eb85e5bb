package blockwar

import "interbellum/engine"

// Violation of Neutrality: what the declaration does, before any unit moves.
type Violation struct {
	NoRights
	By       Faction
	Nation   Nation
	Stage    violationPart
	Reacting uint8 // how many have drawn cards, in Turn Order
	Carded   bool  // the card that a Declaration of War takes has been asked for
}

type violationPart uint8

const (
	protectorPart violationPart = iota
	effectPart
	reactionPart
)

// protector is the Rival whose Protectorate the Neutral is, or NoFaction (8.13).
func (s *Violation) protector(t *Table) Faction {
	by := t.Nations[s.Nation].Influence
	if by.Of == t.PlayerOf(s.By) || t.Status(s.Nation, by.Of) < Protectorate {
		return NoFaction
	}
	return by.Of
}

// Waiting: a Rival whose Protectorate is Violated may repudiate it, so that there is no war (8.0).
func (s *Violation) Waiting(t *Table) bool {
	return s.Stage == protectorPart && s.protector(t) != NoFaction
}

func (s *Violation) Open(t *Table) []engine.Decision {
	return []engine.Decision{t.Ask(s.protector(t), "protectorate", "8.13", t.NationRef(s.Nation), Verb("withdraw"), Verb("stand"))}
}

func (s *Violation) Take(t *Table, e engine.Entry) events {
	if e.Choice.Verb == "withdraw" {
		return t.Repudiate(FactionAt(e.Seat), s.Nation)
	}
	s.Stage = effectPart
	return events{t.Say("protectorate-stands", "8.13", FactionAt(e.Seat), t.NationRef(s.Nation), t.FactionRef(s.By), 0)}
}

func (s *Violation) Next(t *Table, _ step) (step, bool, events) {
	switch s.Stage {
	case protectorPart:
		s.Stage = effectPart
		return nil, false, nil
	case effectPart:
		if g := s.protector(t); g != NoFaction && !t.Enemies(s.By, g) && !s.Carded && t.Hooks.WarCost(t, s.By) != nil {
			s.Carded = true
			return t.Hooks.WarCost(t, s.By), false, nil
		}
		s.Stage = reactionPart
		return s.effect(t)
	}
	for int(s.Reacting) < FactionCount {
		f := t.Order[s.Reacting]
		s.Reacting++
		if n := t.Hooks.ReactionCards(t, f, s.By, s.Nation, s.reaction(t)); n > 0 {
			return &Deal{To: f, Deck: ActionDeck, N: n, Rule: t.Rule.Reaction}, false, nil
		}
	}
	return nil, true, nil
}

// effect makes an Armed Minor of the Neutral or, if a Rival protects it, that Rival's Satellite, with war.
func (s *Violation) effect(t *Table) (step, bool, events) {
	if s.By == t.PlayerOf(s.By) { // what a Side does that fights apart is not its player's doing
		t.Faction(s.By).Violated = true
	}
	seen := events{t.Say("violated", t.Rule.Violation, s.By, t.NationRef(s.Nation), t.FactionRef(s.By), 0)}
	seen = append(seen, t.Hooks.AfterViolation(t, s.By, s.Nation)...)
	if g := s.protector(t); g != NoFaction {
		seen = append(seen, t.DeclareWar(s.By, t.Hooks.WinsFor(t, s.Nation, g))...)
		call, taken := t.satellite(s.Nation, g, "8.13")
		return call, false, append(seen, taken)
	}
	return nil, false, append(seen, t.Arm(s.Nation, s.By)...)
}

// World Reaction: both Rivals of the Violator draw as many Action cards as the Muster Value of the
// Capital.
func (s *Violation) reaction(t *Table) uint8 {
	capital := t.NationFacts(s.Nation).Capital
	if capital == Nowhere {
		return 0
	}
	return uint8(t.Place(capital).Muster)
}

var _ = register("violation", &Violation{})

// reaction is how many World Reaction cards a Faction draws: as many as the Muster Value, but none for what it does itself.
func (t *Table) reaction(f, by Faction, _ Nation, muster uint8) uint8 {
	if f == by {
		return 0
	}
	return muster
}
