package triumph

import (
	"slices"

	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// 9.0 Technology.

// has reports whether a Faction has a Technology in effect, achieved also whether it lies in the Vault.
func (t *Table) has(f Faction, tech Tech) bool {
	return slices.ContainsFunc(t.faction(f).Revealed, func(r Revealed) bool { return r.Tech == tech })
}

// techniques is what Technologies do for units (9.0). LSTs raise Border Limits instead.
var techniques = [TechCount + 1][]blockwar.Technique{
	AirDefenseRadar:    {{Type: blockwar.AirForce, Doubles: blockwar.Air}},
	HeavyBombers:       {{Type: blockwar.AirForce, Fly: 3}},
	PrecisionBombsight: {{Type: blockwar.AirForce, Bombs: true}},
	Jets:               {{Type: blockwar.AirForce, First: true}},
	NavalRadar:         {{Type: blockwar.Fleet, First: true}},
	Sonar:              {{Type: blockwar.Fleet, Fire: [5]int{blockwar.Submarine: 3}}},
	HeavyTanks:         {{Type: blockwar.Tank, First: true}},
	RocketArtillery:    {{Type: blockwar.Infantry, First: true}},
	MotorizedInfantry:  {{Type: blockwar.Infantry, Land: 3}},
}

// unit is a line of the Unit Table with what the Technologies add that a Faction has in effect.
func (t *Table) unit(f Faction, kind blockwar.Type) blockwar.Unit {
	u := Chart()[kind]
	for _, r := range t.faction(f).Revealed {
		for _, x := range techniques[r.Tech] {
			u = u.With(x)
		}
	}
	return u
}

func (t *Table) achieved(f Faction, tech Tech) bool {
	return t.has(f, tech) || slices.ContainsFunc(t.faction(f).Vault, func(s Secret) bool { return s.Tech == tech })
}

// canAchieve reports whether a Technology is still to be had: stages of Atomic Research in their order,
// and one in a Year (9.4).
func (t *Table) canAchieve(f Faction, tech Tech) bool {
	if t.achieved(f, tech) {
		return false
	}
	stage := tech.Stage()
	return stage == 0 || t.faction(f).Atomic != t.Year && (stage == 1 || t.achieved(f, tech-1))
}

// pairs lists the Tech-pairs for a Technology in a hand (9.1).
func (t *Table) pairs(f Faction, tech Tech) []blockwar.Pair {
	return t.faction(f).Hand[InvestmentDeck].Pairs(func(n int) bool { return Investment(n).Has(tech) },
		func(n int) bool { return t.standsIn(f, Investment(n), tech) })
}

// standsIn reports whether a card is a WildCard for the Technology: Industrial Espionage for what a
// Rival has Revealed, Science from its year on for what it lists.
func (t *Table) standsIn(f Faction, c *InvestmentCard, tech Tech) bool {
	for _, end := range c.Ends {
		switch {
		case end == IndustrialEspionage:
			if slices.ContainsFunc(f.Rivals(), func(g Faction) bool { return t.has(g, tech) }) {
				return true
			}
		case end.Facts().Science(tech, int(t.Year)):
			return true
		}
	}
	return false
}

// achievable lists the Technologies that a hand has a pair for.
func (t *Table) achievable(f Faction) (list []Tech) {
	for tech := AirDefenseRadar; tech <= ImplosionTrigger; tech++ {
		if tech != IndustrialEspionage && t.canAchieve(f, tech) && len(t.pairs(f, tech)) > 0 {
			list = append(list, tech)
		}
	}
	return list
}

// technologyPlays: face up everybody sees what is Achieved, in secret nobody else does.
func technologyPlays(t *Table, f Faction) (list []engine.Choice) {
	techs := t.achievable(f)
	for _, tech := range techs {
		list = append(list, engine.Choice{Verb: "technology", On: techRef(tech)})
	}
	if len(techs) > 0 {
		list = append(list, verb("secret-technology"))
	}
	return list
}

// 7.33 A Tech-pair is played: face up, where one card of it stays and the other is discarded, or face
// down into the Secret Vault.
type achieve struct {
	done
	Faction Faction
	Tech    Tech
	Secret  bool
	Over    bool
}

func (s *achieve) Waiting(*Table) bool { return !s.Over }

func (s *achieve) Open(t *Table) []engine.Decision {
	if !s.Secret {
		d := ask(s.Faction, "tech-pair", "7.33", techRef(s.Tech))
		for _, p := range t.pairs(s.Faction, s.Tech) {
			d.Legal = append(d.Legal, pairChoice(p))
		}
		return []engine.Decision{d}
	}
	if s.Tech == NoTech {
		d := askHidden(s.Faction, "secret-tech", "9.3", factionRef(s.Faction), "chooses a Technology")
		for _, tech := range t.achievable(s.Faction) {
			d.Legal = append(d.Legal, engine.Choice{Verb: "assign", On: techRef(tech)})
		}
		return []engine.Decision{d}
	}
	d := askHidden(s.Faction, "secret-pair", "9.3", factionRef(s.Faction), "plays two cards face down")
	for _, p := range t.pairs(s.Faction, s.Tech) {
		if p.Card < p.Other || !Investment(p.Other).Has(s.Tech) {
			d.Legal = append(d.Legal, pairChoice(p))
		}
	}
	return []engine.Decision{d}
}

// pairChoice names first the card that stays.
func pairChoice(p blockwar.Pair) engine.Choice {
	return engine.Choice{Verb: "pair", On: InvestmentDeck.card(p.Card), To: InvestmentDeck.card(p.Other)}
}

func pairOf(c engine.Choice) blockwar.Pair {
	_, card := cardOf(c.On)
	_, other := cardOf(c.To)
	return blockwar.Pair{Card: card, Other: other}
}

func (s *achieve) Take(t *Table, e engine.Entry) events {
	if e.Choice.Verb == "assign" {
		s.Tech = techOf(e.Choice.On)
		return nil
	}
	s.Over = true
	p := pairOf(e.Choice)
	f := t.faction(s.Faction)
	if s.Secret {
		f.Hand[InvestmentDeck].Remove(p.Card)
		f.Hand[InvestmentDeck].Remove(p.Other)
		return t.conceal(s.Faction, s.Tech, p)
	}
	t.discard(s.Faction, InvestmentDeck, p.Other)
	f.Hand[InvestmentDeck].Remove(p.Card)
	return t.reveal(s.Faction, s.Tech, p.Card, "7.33")
}

// conceal puts a pair into the Secret Vault (9.3).
func (t *Table) conceal(f Faction, tech Tech, p blockwar.Pair) events {
	s := t.faction(f)
	s.Vault = append(s.Vault, Secret{tech, uint8(p.Card), uint8(p.Other)})
	t.noteStage(f, tech)
	return events{say("vault", "9.3", f, factionRef(f), "", len(s.Vault)),
		tell("tech-concealed", "9.3", f, techRef(tech), factionRef(f), 0, f)}
}

// reveal puts a Technology into effect, with the card that stays (9.2).
func (t *Table) reveal(f Faction, tech Tech, card int, rule engine.Rule) events {
	s := t.faction(f)
	s.Revealed = append(s.Revealed, Revealed{tech, uint8(card)})
	t.noteStage(f, tech)
	return events{say("tech-revealed", rule, f, techRef(tech), InvestmentDeck.card(card), 0)}
}

func (t *Table) noteStage(f Faction, tech Tech) {
	if tech.Stage() > 0 {
		t.faction(f).Atomic = t.Year
	}
}

// 9.3 A secret Technology may be Revealed at any time. The card that stays has the Technology: of two
// such the owner chooses, and a WildCard is always the one discarded (9.2).
func (t *Table) revelations(f Faction) (list []engine.Choice) {
	for _, s := range t.faction(f).Vault {
		list = append(list, unveil(s.Card, s.Pair))
		if Investment(int(s.Pair)).Has(s.Tech) {
			list = append(list, unveil(s.Pair, s.Card))
		}
	}
	return list
}

func unveil(card, other uint8) engine.Choice {
	return engine.Choice{Verb: "reveal", On: InvestmentDeck.card(int(card)), To: InvestmentDeck.card(int(other))}
}

// revealSecret carries the right out. Its stage of Atomic Research was Achieved when it was concealed.
func (t *Table) revealSecret(f Faction, c engine.Choice) events {
	p := pairOf(c)
	s := t.faction(f)
	i := slices.IndexFunc(s.Vault, func(x Secret) bool { return int(x.Card) == p.Card || int(x.Pair) == p.Card })
	tech := s.Vault[i].Tech
	s.Vault = slices.Delete(s.Vault, i, i+1)
	if len(s.Vault) == 0 {
		s.Vault = nil
	}
	t.Decks[InvestmentDeck].Discard.Add(p.Other)
	atomic := s.Atomic
	seen := t.reveal(f, tech, p.Card, "9.3")
	s.Atomic = atomic
	return seen
}

var _ = register("achieve", &achieve{})
