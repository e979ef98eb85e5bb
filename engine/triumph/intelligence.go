package triumph

import (
	"slices"

	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// 7.34, 9.5 Intelligence cards: played against one Rival, who may answer with the Double Agent. Only
// then is it said what exactly the card is to do, by whoever has its effect now (see RULINGS.md).

const doubleAgentCard = 36

func intelligencePlays(t *Table, f Faction) (list []engine.Choice) {
	for _, n := range t.faction(f).Hand[InvestmentDeck].List() {
		intel := Investment(n).Intel()
		if intel == NoTech || intel == DoubleAgent {
			continue
		}
		for _, g := range f.Rivals() {
			if t.intelWorks(intel, g) {
				list = append(list, engine.Choice{Verb: "intelligence", On: InvestmentDeck.card(n), To: factionRef(g)})
			}
		}
	}
	return list
}

// intelWorks reports, from what everybody knows, whether a card would do anything to a Faction.
func (t *Table) intelWorks(intel Tech, g Faction) bool {
	s := t.faction(g)
	switch intel {
	case Agent:
		return slices.ContainsFunc(t.Blocks, func(b block) bool { return b.ID.Nation.owner() == g })
	case CodeBreak, SpyRing:
		return s.Hand.Len() > 0
	case Coup:
		return len(t.coups(g)) > 0
	case Sabotage:
		return s.Ind > 0
	default:
		return len(s.Vault) > 0
	}
}

// coups lists the Neutral Minors on which a Faction has Influence.
func (t *Table) coups(g Faction) (list []engine.Choice) {
	for n := Nation(1); n <= NationCount; n++ {
		if i := t.Nations[n].Influence; t.neutralMinor(n) && i.N > 0 && i.Of == g {
			list = append(list, engine.Choice{Verb: "coup", On: nationRef(n)})
		}
	}
	return list
}

type intelligence struct {
	By, Against Faction
	Card        uint8
	Stage       intelPart
	Kept        bool // the card has become part of a Tech-pair
}

type intelPart uint8

const (
	answerPart intelPart = iota
	detailPart
	molePart  // whether a Technology is duplicated, and how
	vaultPart // what goes into the Secret Vault
	intelDone
)

func (t *Table) beginIntelligence(by, against Faction, card uint8) step {
	blockwar.Move(int(card), &t.faction(by).Hand[InvestmentDeck], &t.Playing)
	s := &intelligence{By: by, Against: against, Card: card}
	if !t.couldAnswer(against) {
		s.Stage = detailPart
	}
	return s
}

// couldAnswer opens the Double Agent's window on what everybody knows: whoever holds a card might hold
// that one, unless it lies among the open discards.
func (t *Table) couldAnswer(f Faction) bool {
	return t.faction(f).Hand.Len() > 0 && !t.Decks[InvestmentDeck].Discard.Has(doubleAgentCard)
}

func (s *intelligence) kind() Tech { return Investment(int(s.Card)).Intel() }

func (s *intelligence) Waiting(t *Table) bool {
	switch s.Stage {
	case answerPart:
		return true
	case detailPart:
		return len(s.details(t)) > 0
	}
	return s.Stage != intelDone
}

func (s *intelligence) Open(t *Table) []engine.Decision {
	about := InvestmentDeck.card(int(s.Card))
	switch s.Stage {
	case answerPart:
		d := ask(s.Against, "double-agent", "9.5", about, verb(engine.Pass))
		if t.faction(s.Against).Hand.has(InvestmentDeck, doubleAgentCard) {
			d.Legal = append(d.Legal, engine.Choice{Verb: "double-agent", On: InvestmentDeck.card(doubleAgentCard)})
		}
		return []engine.Decision{d}
	case detailPart:
		if s.kind() == SpyRing {
			d := engine.Decision{Kind: "spy-ring", Rule: "9.5", About: factionRef(s.Against), Seen: seenBy(s.By, s.Against), Public: "a card is taken"}
			d.Legal = s.details(t)
			return []engine.Decision{d}
		}
		return []engine.Decision{s.ask(t, about)}
	case molePart:
		d := ask(s.By, "mole", "9.5", about, s.matches(t, "duplicate")...)
		if len(d.Legal) > 0 {
			d.Legal = append(d.Legal, verb("vault"))
		}
		d.Legal = append(d.Legal, verb(engine.Pass))
		return []engine.Decision{d}
	default:
		return []engine.Decision{askHidden(s.By, "mole-vault", "9.5", about, "plays two cards face down", s.matches(t, "conceal")...)}
	}
}

func (s *intelligence) ask(t *Table, about engine.Ref) engine.Decision {
	return ask(s.By, typeOfIntel[s.kind()], "9.5", about, s.details(t)...)
}

var typeOfIntel = map[Tech]string{Agent: "agent", Coup: "coup"}

// details lists what the card can be aimed at. For a Spy Ring Chance answers: the choice is blind.
func (s *intelligence) details(t *Table) (list []engine.Choice) {
	switch s.kind() {
	case Agent:
		var offered [AreaCount + 1]bool
		for i := range t.Blocks {
			if b := &t.Blocks[i]; b.ID.Nation.owner() == s.Against && !offered[b.At] {
				offered[b.At] = true
				list = append(list, engine.Choice{Verb: "inspect", On: areaRef(b.At)})
			}
		}
	case Coup:
		return t.coups(s.Against)
	case SpyRing:
		return t.faction(s.Against).Hand.choices("take")
	}
	return list
}

func (s *intelligence) Take(t *Table, e engine.Entry) events {
	c := e.Choice
	switch c.Verb {
	case "double-agent":
		s.Stage = detailPart
		t.discard(s.Against, InvestmentDeck, doubleAgentCard)
		s.By, s.Against = s.Against, s.By
		return events{say("double-agent", "9.5", s.By, InvestmentDeck.card(int(s.Card)), factionRef(s.Against), 0)}
	case "inspect":
		s.Stage = intelDone
		return s.inspect(t, areaOf(c.On))
	case "coup":
		s.Stage = intelDone
		return s.coup(t, nationOf(c.On))
	case "take":
		s.Stage = intelDone
		k, n := cardOf(c.On)
		blockwar.Move(n, &t.faction(s.Against).Hand[k], &t.faction(s.By).Hand[k])
		return events{say("card-stolen", "9.5", s.By, factionRef(s.Against), "", 1),
			tell("stolen-card", "9.5", s.By, c.On, factionRef(s.Against), 1, s.By, s.Against)}
	case "vault":
		s.Stage = vaultPart
		return nil
	case "duplicate", "conceal":
		_, n := cardOf(c.On)
		return s.duplicate(t, n, techOf(c.To), c.Verb == "conceal")
	}
	// Nobody answers, or nothing is duplicated.
	if s.Stage == answerPart {
		s.Stage = detailPart
	} else {
		s.Stage = intelDone
	}
	return nil
}

// inspect shows the units of the Rival in one area: nation, type and Combat Value.
func (s *intelligence) inspect(t *Table, a Area) events {
	seen := events{say("units-inspected", "9.5", s.By, areaRef(a), factionRef(s.Against), 0)}
	for _, b := range t.here(a, func(b *block) bool { return b.ID.Nation.owner() == s.Against }) {
		seen = append(seen, tell("unit-seen", "9.5", s.By, typeRef(b.ID.Type), nationRef(b.ID.Nation), int(b.CV), s.By))
	}
	return seen
}

// coup takes every marker of the Rival off a Neutral Minor.
func (s *intelligence) coup(t *Table, n Nation) events {
	gone := t.Nations[n].Influence.N
	t.Nations[n].Influence = blockwar.Influence[Faction]{}
	return events{say("coup", "9.5", s.By, nationRef(n), factionRef(s.Against), int(gone))}
}

// Next carries out what needs no aim, and lays the card aside.
func (s *intelligence) Next(t *Table, _ step) (step, bool, events) {
	if s.Stage == intelDone {
		if !s.Kept {
			t.Decks[InvestmentDeck].Discard.Add(int(s.Card))
		}
		t.Playing.Remove(int(s.Card))
		return nil, true, nil
	}
	s.Stage = intelDone
	switch s.kind() {
	case Sabotage:
		return nil, false, t.loseInd(s.Against, "9.5")
	case CodeBreak:
		return nil, false, s.showHand(t)
	case Mole:
		seen := s.showVault(t)
		if len(t.faction(s.Against).Vault) > 0 {
			s.Stage = molePart
		}
		return nil, false, seen
	}
	return nil, false, nil
}

func (s *intelligence) showHand(t *Table) events {
	seen := events{say("hand-inspected", "9.5", s.By, factionRef(s.Against), "", 0)}
	for k := range DeckCount {
		for _, n := range t.faction(s.Against).Hand[k].List() {
			seen = append(seen, tell("card-seen", "9.5", s.By, k.card(n), factionRef(s.Against), 0, s.By))
		}
	}
	return seen
}

func (s *intelligence) showVault(t *Table) events {
	seen := events{say("vault-inspected", "9.5", s.By, factionRef(s.Against), "", 0)}
	for _, x := range t.faction(s.Against).Vault {
		seen = append(seen, tell("secret-seen", "9.5", s.By, techRef(x.Tech), factionRef(s.Against), 0, s.By))
	}
	return seen
}

// matches lists the cards that pair with the Mole for a Technology in the Rival's Vault: such as have it
// themselves, no WildCards.
func (s *intelligence) matches(t *Table, v string) (list []engine.Choice) {
	for _, x := range t.faction(s.Against).Vault {
		if !t.canAchieve(s.By, x.Tech) {
			continue
		}
		for _, n := range t.faction(s.By).Hand[InvestmentDeck].List() {
			if Investment(n).Has(x.Tech) {
				list = append(list, engine.Choice{Verb: v, On: InvestmentDeck.card(n), To: techRef(x.Tech)})
			}
		}
	}
	return list
}

// duplicate Achieves the Technology with the Mole in place of a second card. The victim is shown the
// pair, also where it goes into the Secret Vault.
func (s *intelligence) duplicate(t *Table, with int, tech Tech, secret bool) events {
	s.Stage = intelDone
	seen := events{tell("tech-stolen", "9.5", s.By, techRef(tech), InvestmentDeck.card(with), 0, s.By, s.Against)}
	t.faction(s.By).Hand[InvestmentDeck].Remove(with)
	if secret {
		s.Kept = true
		return append(seen, t.conceal(s.By, tech, blockwar.Pair{Card: with, Other: int(s.Card)})...)
	}
	return append(seen, t.reveal(s.By, tech, with, "9.5")...)
}

var _ = register("intelligence", &intelligence{})
