package blockwar

import (
	"slices"

	"interbellum/engine"
)

// Intelligence cards: played against one Rival, who may answer with the Double Agent. Only
// then the player who has its effect now says what exactly the card is to do (see RULINGS.md).

// Intel is what an Intelligence card does.
type Intel uint8

const (
	NoIntel Intel = iota
	Agent
	CodeBreak
	SpyRing
	Coup
	Sabotage
	Mole
	Blackmail
	DoubleAgent
	IntelKinds
)

var intelSlugs = [IntelKinds]string{"", "agent", "code-break", "spy-ring", "coup", "sabotage", "mole", "blackmail", "double-agent"}

func intelligencePlays(t *Table, f Faction) (list []engine.Choice) {
	for _, n := range t.Faction(f).Hand[InvestmentDeck].List() {
		intel := t.IntelOf(t.Investment(n).Intel())
		if intel == NoIntel || intel == DoubleAgent {
			continue
		}
		for _, g := range t.rivals(f) {
			if t.intelWorks(intel, g) {
				list = append(list, engine.Choice{Verb: "intelligence", On: InvestmentDeck.Card(n), To: t.FactionRef(g)})
			}
		}
	}
	return list
}

// intelWorks reports, from what everybody knows, whether a card would do anything to a Faction.
func (t *Table) intelWorks(intel Intel, g Faction) bool {
	s := t.Faction(g)
	switch intel {
	case Agent:
		return slices.ContainsFunc(t.Blocks, func(b Block) bool { return t.Leads(g, b.ID.Nation) })
	case CodeBreak, SpyRing:
		return s.Hand.Len() > 0
	case Coup:
		return len(t.coups(g)) > 0
	case Sabotage:
		return s.Ind > 0
	case Blackmail:
		return slices.ContainsFunc(t.Diplomacy, func(p Played) bool { return p.By == g })
	case Mole:
		return len(s.Vault) > 0 || t.Hooks.VaultPairs(t, g, ActionDeck) != 0
	default:
		return len(s.Vault) > 0
	}
}

// coups lists the Neutral Minors on which a Faction has Influence.
func (t *Table) coups(g Faction) (list []engine.Choice) {
	for n := Nation(1); n <= t.LastNation; n++ {
		if i := t.Nations[n].Influence; t.NeutralMinor(n) && i.N > 0 && i.Of == g {
			list = append(list, engine.Choice{Verb: "coup", On: t.NationRef(n)})
		}
	}
	return list
}

// Intelligence is such a card being carried out.
type Intelligence struct {
	NoRights
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
	Move(int(card), &t.Faction(by).Hand[InvestmentDeck], &t.Playing)
	s := &Intelligence{By: by, Against: against, Card: card}
	if !t.couldAnswer(against) {
		s.Stage = detailPart
	}
	return s
}

// couldAnswer opens the Double Agent's window on what everybody knows: a Faction that holds a card might hold
// that one, unless it lies among the open discards.
func (t *Table) couldAnswer(f Faction) bool {
	return t.Faction(f).Hand.Len() > 0 && !t.Decks[InvestmentDeck].Discard.Has(t.doubleAgent)
}

func (s *Intelligence) kind(t *Table) Intel { return t.IntelOf(t.Investment(int(s.Card)).Intel()) }

func (s *Intelligence) Waiting(t *Table) bool {
	switch s.Stage {
	case answerPart:
		return true
	case detailPart:
		return len(s.details(t)) > 0
	}
	return s.Stage != intelDone
}

func (s *Intelligence) Open(t *Table) []engine.Decision {
	about := InvestmentDeck.Card(int(s.Card))
	switch s.Stage {
	case answerPart:
		d := t.Ask(s.Against, "double-agent", t.Rule.Intel, about, Verb(engine.Pass))
		if t.Faction(s.Against).Hand.Has(InvestmentDeck, t.doubleAgent) {
			d.Legal = append(d.Legal, engine.Choice{Verb: "double-agent", On: InvestmentDeck.Card(t.doubleAgent)})
		}
		d.Always = true
		return []engine.Decision{d}
	case detailPart:
		if s.kind(t) == SpyRing {
			d := engine.Decision{Kind: "spy-ring", Rule: t.Rule.Intel, About: t.FactionRef(s.Against), Seen: SeenBy(s.By, s.Against), Public: "a card is taken", For: string(t.FactionRef(s.By))}
			d.Legal = s.details(t)
			return []engine.Decision{d}
		}
		return []engine.Decision{s.ask(t, about)}
	case molePart:
		d := t.Ask(s.By, "mole", t.Rule.Intel, about, s.matches(t, "duplicate")...)
		if len(d.Legal) > 0 {
			d.Legal = append(d.Legal, Verb("vault"))
		}
		d.Legal = append(d.Legal, Verb(engine.Pass))
		return []engine.Decision{d}
	default:
		return []engine.Decision{t.AskHidden(s.By, "mole-vault", t.Rule.Intel, about, "plays two cards face down", s.matches(t, "conceal")...)}
	}
}

func (s *Intelligence) ask(t *Table, about engine.Ref) engine.Decision {
	return t.Ask(s.By, intelSlugs[s.kind(t)], t.Rule.Intel, about, s.details(t)...)
}

// details lists what the card can be aimed at. For a Spy Ring Chance answers: the choice is blind.
func (s *Intelligence) details(t *Table) (list []engine.Choice) {
	switch s.kind(t) {
	case Agent:
		var offered [AreaRoom]bool
		for i := range t.Blocks {
			if b := &t.Blocks[i]; t.Leads(s.Against, b.ID.Nation) && !offered[b.At] {
				offered[b.At] = true
				list = append(list, engine.Choice{Verb: "inspect", On: t.AreaRef(b.At)})
			}
		}
	case Coup:
		return t.coups(s.Against)
	case SpyRing:
		return t.Faction(s.Against).Hand.choices("take")
	case Blackmail:
		return t.blackmails(s.Against)
	}
	return list
}

func (s *Intelligence) Take(t *Table, e engine.Entry) events {
	c := e.Choice
	switch c.Verb {
	case "double-agent":
		s.Stage = detailPart
		t.Discard(s.Against, InvestmentDeck, t.doubleAgent)
		s.By, s.Against = s.Against, s.By
		return events{t.Say("double-agent", t.Rule.Intel, s.By, InvestmentDeck.Card(int(s.Card)), t.FactionRef(s.Against), 0)}
	case "inspect":
		s.Stage = intelDone
		return s.inspect(t, t.AreaOf(c.On))
	case "coup":
		s.Stage = intelDone
		return s.coup(t, t.NationOf(c.On))
	case "take":
		s.Stage = intelDone
		k, n := CardOf(c.On)
		Move(n, &t.Faction(s.Against).Hand[k], &t.Faction(s.By).Hand[k])
		return events{t.Say("card-stolen", t.Rule.Intel, s.By, t.FactionRef(s.Against), "", 1),
			t.Tell("stolen-card", t.Rule.Intel, s.By, c.On, t.FactionRef(s.Against), 1, s.By, s.Against).Revealing()}
	case "turn", "quash":
		s.Stage = intelDone
		return s.blackmail(t, c)
	case "vault":
		s.Stage = vaultPart
		return nil
	case "duplicate", "conceal":
		_, n := CardOf(c.On)
		return s.duplicate(t, n, t.TechOf(c.To), c.Verb == "conceal")
	}
	// Nobody answers, or nothing is duplicated.
	if s.Stage == answerPart {
		s.Stage = detailPart
	} else {
		s.Stage = intelDone
	}
	return nil
}

// blackmails lists what can be done with the Diplomacy cards that a Faction has in play: they are played anew for a Neutral, or
// discarded.
func (t *Table) blackmails(g Faction) (list []engine.Choice) {
	for _, p := range t.Diplomacy {
		if p.By != g {
			continue
		}
		list = append(list, engine.Choice{Verb: "quash", On: ActionDeck.Card(int(p.Card))})
		for _, end := range t.Action(int(p.Card)).Neutrals() {
			if t.Neutral(end) {
				list = append(list, engine.Choice{Verb: "turn", On: ActionDeck.Card(int(p.Card)), To: t.NationRef(end)})
			}
		}
	}
	return list
}

// blackmail takes such a card out of play, and plays it if it is to be played.
func (s *Intelligence) blackmail(t *Table, c engine.Choice) events {
	k, n := CardOf(c.On)
	t.retire(slices.IndexFunc(t.Diplomacy, func(p Played) bool { return int(p.Card) == n }))
	seen := events{t.Say("blackmail", t.Rule.Intel, s.By, c.On, t.FactionRef(s.Against), 0)}
	if c.Verb == "quash" {
		return seen
	}
	Move(n, &t.Decks[k].Discard, &t.Faction(s.By).Hand[k])
	return append(seen, t.playDiplomacy(s.By, c)...)
}

// inspect shows the units of the Rival in one area: nation, type and Combat Value.
func (s *Intelligence) inspect(t *Table, a Area) events {
	seen := events{t.Say("units-inspected", t.Rule.Intel, s.By, t.AreaRef(a), t.FactionRef(s.Against), 0)}
	for _, b := range t.Here(a, func(b *Block) bool { return t.Leads(s.Against, b.ID.Nation) }) {
		seen = append(seen, t.Tell("unit-seen", t.Rule.Intel, s.By, t.TypeRef(b.ID.Type), t.NationRef(b.ID.Nation), int(b.CV), s.By).Revealing())
	}
	return seen
}

// coup takes every marker of the Rival off a Neutral Minor.
func (s *Intelligence) coup(t *Table, n Nation) events {
	gone := t.Nations[n].Influence.N
	t.Nations[n].Influence = Influence{}
	return events{t.Say("coup", t.Rule.Intel, s.By, t.NationRef(n), t.FactionRef(s.Against), int(gone))}
}

// Next carries out what needs no aim, and lays the card aside.
func (s *Intelligence) Next(t *Table, _ step) (step, bool, events) {
	if s.Stage == intelDone {
		if !s.Kept {
			t.Decks[InvestmentDeck].Discard.Add(int(s.Card))
		}
		t.Playing.Remove(int(s.Card))
		return nil, true, nil
	}
	s.Stage = intelDone
	switch s.kind(t) {
	case Sabotage:
		return nil, false, t.LoseInd(s.Against, t.Rule.Intel)
	case CodeBreak:
		return nil, false, s.showHand(t)
	case Mole:
		seen := s.showVault(t)
		if len(t.Faction(s.Against).Vault) > 0 {
			s.Stage = molePart
		}
		return nil, false, seen
	}
	return nil, false, nil
}

func (s *Intelligence) showHand(t *Table) events {
	seen := events{t.Say("hand-inspected", t.Rule.Intel, s.By, t.FactionRef(s.Against), "", 0)}
	for k := range DeckCount {
		for _, n := range t.Faction(s.Against).Hand[k].List() {
			seen = append(seen, t.Tell("card-seen", t.Rule.Intel, s.By, k.Card(n), t.FactionRef(s.Against), 0, s.By).Revealing())
		}
	}
	return seen
}

func (s *Intelligence) showVault(t *Table) events {
	seen := events{t.Say("vault-inspected", t.Rule.Intel, s.By, t.FactionRef(s.Against), "", 0)}
	for _, x := range t.Faction(s.Against).Vault {
		seen = append(seen, t.Tell("secret-seen", t.Rule.Intel, s.By, t.TechRef(x.Tech), t.FactionRef(s.Against), 0, s.By).Revealing())
	}
	for _, n := range t.Hooks.VaultPairs(t, s.Against, ActionDeck).List() {
		seen = append(seen, t.Tell("card-seen", t.Rule.Intel, s.By, ActionDeck.Card(n), t.FactionRef(s.Against), 0, s.By).Revealing())
	}
	return seen
}

// matches lists the cards that pair with the Mole for a Technology in the Rival's Vault: such as have it
// themselves, no WildCards.
func (s *Intelligence) matches(t *Table, v string) (list []engine.Choice) {
	for _, x := range t.Faction(s.Against).Vault {
		if !t.CanAchieve(s.By, x.Tech) {
			continue
		}
		for _, n := range t.Faction(s.By).Hand[InvestmentDeck].List() {
			if t.Investment(n).Has(x.Tech) {
				list = append(list, engine.Choice{Verb: v, On: InvestmentDeck.Card(n), To: t.TechRef(x.Tech)})
			}
		}
	}
	return list
}

// duplicate Achieves the Technology with the Mole in place of a second card. The victim is shown the
// pair, also where it goes into the Secret Vault.
func (s *Intelligence) duplicate(t *Table, with int, tech Tech, secret bool) events {
	s.Stage = intelDone
	seen := events{t.Tell("tech-stolen", t.Rule.Intel, s.By, t.TechRef(tech), InvestmentDeck.Card(with), 0, s.By, s.Against).Showing()}
	t.Faction(s.By).Hand[InvestmentDeck].Remove(with)
	if secret {
		s.Kept = true
		return append(seen, t.Conceal(s.By, tech, Pair{Card: with, Other: int(s.Card)})...)
	}
	return append(seen, t.Reveal(s.By, tech, with, t.Rule.Intel)...)
}

var _ = register("intelligence", &Intelligence{})
