package triumph

import (
	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// 15.4 Violation of Neutrality: what the declaration does, before any unit moves.
type violation struct {
	By       Faction
	Nation   Nation
	Stage    violationPart
	Reacting uint8 // how many have drawn cards, in Turn Order
	Carded   bool  // the card that a Declaration of War takes has been asked for (18.3)
}

type violationPart uint8

const (
	protectorPart violationPart = iota
	effectPart
	reactionPart
)

// protector is the Rival whose Protectorate the Neutral is, or NoFaction (8.13).
func (s *violation) protector(t *Table) Faction {
	by := t.Nations[s.Nation].Influence
	if by.Of == s.By || t.status(s.Nation, by.Of) < blockwar.Protectorate {
		return NoFaction
	}
	return by.Of
}

// Waiting: a Rival whose Protectorate is Violated may repudiate it, so that there is no war (8.0).
func (s *violation) Waiting(t *Table) bool {
	return s.Stage == protectorPart && s.protector(t) != NoFaction
}

func (s *violation) Open(t *Table) []engine.Decision {
	return []engine.Decision{ask(s.protector(t), "protectorate", "8.13", nationRef(s.Nation), verb("withdraw"), verb("stand"))}
}

func (s *violation) Take(t *Table, e engine.Entry) events {
	if e.Choice.Verb == "withdraw" {
		return t.repudiate(factionAt(e.Seat), s.Nation)
	}
	s.Stage = effectPart
	return events{say("protectorate-stands", "8.13", factionAt(e.Seat), nationRef(s.Nation), factionRef(s.By), 0)}
}

func (s *violation) Next(t *Table, _ step) (step, bool, events) {
	switch s.Stage {
	case protectorPart:
		s.Stage = effectPart
		return nil, false, nil
	case effectPart:
		if g := s.protector(t); g != NoFaction && !t.enemies(s.By, g) && !s.Carded && t.warCard(s.By) != nil {
			s.Carded = true
			return t.warCard(s.By), false, nil
		}
		s.Stage = reactionPart
		return s.effect(t)
	}
	for int(s.Reacting) < FactionCount {
		f := t.Order[s.Reacting]
		s.Reacting++
		if n := t.reaction(f, s.By, s.reaction()); n > 0 {
			return &deal{To: f, Deck: ActionDeck, N: n, Rule: "15.41"}, false, nil
		}
	}
	return nil, true, nil
}

// effect makes an Armed Minor of the Neutral or, if a Rival protects it, that Rival's Satellite, with war.
func (s *violation) effect(t *Table) (step, bool, events) {
	t.faction(s.By).Violated = true
	seen := events{say("violated", "15.4", s.By, nationRef(s.Nation), factionRef(s.By), 0)}
	if g := s.protector(t); g != NoFaction {
		seen = append(seen, t.declareWar(s.By, g)...)
		t.takeNation(s.Nation, g)
		seen = append(seen, say("satellite", "8.13", g, nationRef(s.Nation), factionRef(g), 0))
		return &muster{Faction: g, Rule: "8.2", Tasks: garrison(s.Nation, g)}, false, seen
	}
	return nil, false, append(seen, t.arm(s.Nation, s.By)...)
}

// 15.41 World Reaction: both Rivals of the Violator draw as many Action cards as the Muster Value of the
// Capital.
func (s *violation) reaction() uint8 {
	capital := s.Nation.Facts().Capital
	if capital == Nowhere {
		return 0
	}
	return uint8(capital.Place().City.Muster())
}

var _ = register("violation", &violation{})
