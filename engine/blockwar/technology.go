package blockwar

import (
	"slices"

	"interbellum/engine"
)

// Pair is a Tech-pair: a card that has the Technology, and another that has it or stands in for it.
type Pair struct{ Card, Other int }

// Pairs lists the Tech-pairs for a Technology among cards, by who has it and who stands in for it.
func (c Cards) Pairs(has, standsIn func(card int) bool) (list []Pair) {
	cards := c.List()
	for _, n := range cards {
		if !has(n) {
			continue
		}
		for _, m := range cards {
			if m != n && (has(m) || standsIn(m)) {
				list = append(list, Pair{n, m})
			}
		}
	}
	return list
}

// Science reports whether this is a WildCard that lists a Technology, from its year on.
func (f *TechFacts) Science(tech Tech, year int) bool {
	return f.Kind == TechWild && year >= f.FromYear && slices.Contains(f.Lists, tech)
}

// Espionage reports whether this is the WildCard that stands in for what a Rival has Revealed.
func (f *TechFacts) Espionage() bool { return f.Kind == TechWild && len(f.Lists) == 0 }

// Sum adds up what cards are worth.
func (c Cards) Sum(worth func(card int) int) (sum int) {
	for _, n := range c.List() {
		sum += worth(n)
	}
	return sum
}

// 9.0 Technology.

// Has reports whether a Faction has a Technology in effect, achieved also whether it lies in the Vault.
func (t *Table) Has(f Faction, tech Tech) bool {
	return slices.ContainsFunc(t.Faction(f).Revealed, func(r Revealed) bool { return r.Tech == tech })
}

// Unit is a line of the Unit Table with what the Technologies add that a Faction has in effect.
func (t *Table) Unit(f Faction, kind Type) Unit { return t.Hooks.UnitLine(t, f, kind) }

// Improved is a line of the Unit Table with all that a Faction's Technologies add.
func (t *Table) Improved(f Side, kind Type) Unit {
	u := t.Chart[kind]
	for _, r := range t.Faction(f).Revealed {
		for _, x := range t.Techniques[r.Tech] {
			u = u.With(x)
		}
	}
	return u
}

// Achieved reports whether a Faction has Achieved a Technology, openly or in secret.
func (t *Table) Achieved(f Faction, tech Tech) bool {
	return t.Has(f, tech) || slices.ContainsFunc(t.Faction(f).Vault, func(s Secret) bool { return s.Tech == tech })
}

// CanAchieve reports whether a Faction can still Achieve a Technology: stages of Atomic Research in their order,
// and one in a Year.
func (t *Table) CanAchieve(f Faction, tech Tech) bool {
	if t.Achieved(f, tech) {
		return false
	}
	stage := t.TechFacts(tech).Stage
	return stage == 0 || t.Faction(f).Atomic != t.Year && (stage == 1 || t.Achieved(f, tech-1))
}

// pairs lists the Tech-pairs for a Technology in a hand.
func (t *Table) pairs(f Faction, tech Tech) []Pair {
	return t.Faction(f).Hand[InvestmentDeck].Pairs(func(n int) bool { return t.Investment(n).Has(tech) },
		func(n int) bool { return t.StandsIn(f, t.Investment(n), tech) })
}

// StandsIn reports whether a card is a WildCard for the Technology: Industrial Espionage for what a
// Rival has Revealed, Science from its year on for what it lists.
func (t *Table) StandsIn(f Faction, c *InvestmentCard, tech Tech) bool {
	for _, end := range c.Ends {
		switch {
		case t.TechFacts(end).Espionage():
			if slices.ContainsFunc(f.Rivals(), func(g Faction) bool { return t.Has(g, tech) }) {
				return true
			}
		case t.TechFacts(end).Science(tech, int(t.Year)):
			return true
		}
	}
	return false
}

// Achievable lists the Technologies that a hand has a pair for.
func (t *Table) Achievable(f Faction) (list []Tech) {
	for i := range t.TechList {
		if x := &t.TechList[i]; t.mayAchieve(f, x) && t.CanAchieve(f, x.Tech) && len(t.pairs(f, x.Tech)) > 0 {
			list = append(list, x.Tech)
		}
	}
	return list
}

// mayAchieve reports whether what stands on a card is a Technology for a Faction.
func (t *Table) mayAchieve(f Faction, x *TechFacts) bool {
	return x.Kind == UnitTech || x.Kind == AtomicTech || x.Kind == RedTech && t.Hooks.AchievesRedTechs(f)
}

// lastStage is the stage of Atomic Research that is the bomb.
const lastStage = 4

// stage is the Technology of a stage of Atomic Research.
func (b *Book) stage(n int) Tech {
	for i := range b.TechList {
		if b.TechList[i].Stage == n {
			return b.TechList[i].Tech
		}
	}
	return NoTech
}

// technologyPlays: face up everybody sees what is Achieved, in secret nobody else does.
func technologyPlays(t *Table, f Faction) (list []engine.Choice) {
	techs := t.Achievable(f)
	for _, tech := range techs {
		list = append(list, engine.Choice{Verb: "technology", On: t.TechRef(tech)})
	}
	if len(techs) > 0 {
		list = append(list, Verb("secret-technology"))
	}
	return list
}

// A Tech-pair is played: face up, where one card of it stays and the other is discarded, or face
// down into the Secret Vault.
type Achieve struct {
	EndsWhenIdle
	NoRights
	Faction Faction
	Tech    Tech
	Secret  bool
	Over    bool
}

func (s *Achieve) Waiting(*Table) bool { return !s.Over }

func (s *Achieve) Open(t *Table) []engine.Decision {
	if !s.Secret {
		d := t.Ask(s.Faction, "tech-pair", t.Rule.Technology, t.TechRef(s.Tech))
		for _, p := range t.pairs(s.Faction, s.Tech) {
			d.Legal = append(d.Legal, pairChoice(p))
		}
		return []engine.Decision{d}
	}
	if s.Tech == NoTech {
		d := t.AskHidden(s.Faction, "secret-tech", t.Rule.Vaults, t.FactionRef(s.Faction), "chooses a Technology")
		for _, tech := range t.Achievable(s.Faction) {
			d.Legal = append(d.Legal, engine.Choice{Verb: "assign", On: t.TechRef(tech)})
		}
		return []engine.Decision{d}
	}
	d := t.AskHidden(s.Faction, "secret-pair", t.Rule.Vaults, t.FactionRef(s.Faction), "plays two cards face down")
	for _, p := range t.pairs(s.Faction, s.Tech) {
		if p.Card < p.Other || !t.Investment(p.Other).Has(s.Tech) {
			d.Legal = append(d.Legal, pairChoice(p))
		}
	}
	return []engine.Decision{d}
}

// pairChoice names first the card that stays.
func pairChoice(p Pair) engine.Choice {
	return engine.Choice{Verb: "pair", On: InvestmentDeck.Card(p.Card), To: InvestmentDeck.Card(p.Other)}
}

func pairOf(c engine.Choice) Pair {
	_, card := CardOf(c.On)
	_, other := CardOf(c.To)
	return Pair{Card: card, Other: other}
}

func (s *Achieve) Take(t *Table, e engine.Entry) events {
	if e.Choice.Verb == "assign" {
		s.Tech = t.TechOf(e.Choice.On)
		return nil
	}
	s.Over = true
	p := pairOf(e.Choice)
	f := t.Faction(s.Faction)
	if s.Secret {
		f.Hand[InvestmentDeck].Remove(p.Card)
		f.Hand[InvestmentDeck].Remove(p.Other)
		return t.Conceal(s.Faction, s.Tech, p)
	}
	t.Discard(s.Faction, InvestmentDeck, p.Other)
	f.Hand[InvestmentDeck].Remove(p.Card)
	return t.Reveal(s.Faction, s.Tech, p.Card, t.Rule.Technology)
}

// Conceal puts a pair into the Secret Vault.
func (t *Table) Conceal(f Faction, tech Tech, p Pair) events {
	s := t.Faction(f)
	s.Vault = append(s.Vault, Secret{tech, uint8(p.Card), uint8(p.Other)})
	t.noteStage(f, tech)
	return events{t.Say("vault", t.Rule.Vaults, f, t.FactionRef(f), "", len(s.Vault)),
		t.Tell("tech-concealed", t.Rule.Vaults, f, t.TechRef(tech), t.FactionRef(f), 0, f)}
}

// Reveal puts a Technology into effect, with the card that stays.
func (t *Table) Reveal(f Faction, tech Tech, card int, rule engine.Rule) events {
	s := t.Faction(f)
	s.Revealed = append(s.Revealed, Revealed{tech, uint8(card)})
	t.noteStage(f, tech)
	return events{t.Say("tech-revealed", rule, f, t.TechRef(tech), InvestmentDeck.Card(card), 0).Showing()}
}

func (t *Table) noteStage(f Faction, tech Tech) {
	if t.TechFacts(tech).Stage > 0 {
		t.Faction(f).Atomic = t.Year
	}
}

// A secret Technology may be Revealed at any time. The card that stays has the Technology: of two
// such the owner chooses, and a WildCard is always the one discarded.
func (t *Table) Revelations(f Faction) (list []engine.Choice) {
	for _, s := range t.Faction(f).Vault {
		list = append(list, Unveil(s.Card, s.Pair))
		if t.Investment(int(s.Pair)).Has(s.Tech) {
			list = append(list, Unveil(s.Pair, s.Card))
		}
	}
	return list
}

// Unveil is the answer that Reveals a pair, its first card being the one that stays.
func Unveil(card, other uint8) engine.Choice {
	return engine.Choice{Verb: "reveal", On: InvestmentDeck.Card(int(card)), To: InvestmentDeck.Card(int(other))}
}

// revealSecret carries the right out. Its stage of Atomic Research was Achieved when it was concealed.
func (t *Table) revealSecret(f Faction, c engine.Choice) events {
	p := pairOf(c)
	s := t.Faction(f)
	i := slices.IndexFunc(s.Vault, func(x Secret) bool { return int(x.Card) == p.Card || int(x.Pair) == p.Card })
	tech := s.Vault[i].Tech
	s.Vault = slices.Delete(s.Vault, i, i+1)
	if len(s.Vault) == 0 {
		s.Vault = nil
	}
	t.Decks[InvestmentDeck].Discard.Add(p.Other)
	atomic := s.Atomic
	seen := t.Reveal(f, tech, p.Card, t.Rule.Vaults)
	s.Atomic = atomic
	return seen
}

var _ = register("achieve", &Achieve{})
