package blockwar

import "interbellum/engine"

// 7.3 Government Phase: players take turns playing cards until three pass in succession. Then
// Diplomacy is resolved and hands are cut to their sizes.
type Government struct {
	At     uint8 // whose turn in the Turn Order
	Passes uint8
	Stage  governmentPart
	Play   string // a play that asks more: its verb,
	By     Faction
	Tech   Tech    // what it is to Achieve,
	Card   uint8   // or the Intelligence card
	Target Faction // and against whom
}

type governmentPart uint8

const (
	cardplayPart governmentPart = iota
	diplomacyPart
	handsPart
	governed
)

func (s *Government) Waiting(t *Table) bool {
	return s.Stage == cardplayPart && !s.passed(t) && s.Play == ""
}

// passed reports whether all who are in the game have passed in succession.
func (s *Government) passed(t *Table) bool { return int(s.Passes) >= len(t.present()) }

// turn is whose turn it is, and who comes after that Faction in the Turn Order.
func (s *Government) turn(t *Table) (f Faction, after uint8) {
	at := s.At
	for t.absent(t.Order[at]) {
		at = (at + 1) % FactionCount
	}
	return t.Order[at], (at + 1) % FactionCount
}

func (s *Government) Open(t *Table) []engine.Decision {
	f, _ := s.turn(t)
	d := t.Ask(f, "government", "7.3", "", Verb(engine.Pass))
	for _, plays := range []func(*Table, Faction) []engine.Choice{DiplomacyPlays, WildCardPlays, industryPlays, technologyPlays, intelligencePlays} {
		d.Legal = append(d.Legal, plays(t, f)...)
	}
	d.Legal = append(d.Legal, t.Hooks.GovernmentPlays(t, f)...)
	d.Always = t.Faction(f).Hand.Len() > 0
	return []engine.Decision{d}
}

func (s *Government) Take(t *Table, e engine.Entry) events {
	f, after := s.turn(t)
	c := e.Choice
	s.At = after
	if c.Verb == engine.Pass {
		s.Passes++
		return events{t.Say("passed", t.Rule.Passing, f, t.FactionRef(f), "", int(s.Passes))}
	}
	s.Passes = 0
	switch c.Verb {
	case "diplomacy":
		return t.playDiplomacy(f, c)
	case "wildcard":
		return t.PlayWildCard(f, c)
	case "technology":
		s.Tech = t.TechOf(c.On)
	case "intelligence":
		_, n := CardOf(c.On)
		s.Card, s.Target = uint8(n), t.FactionOf(c.To)
	case "industry", "secret-technology":
	default:
		seen, asks := t.Hooks.TakeGovernmentPlay(t, f, c)
		if asks {
			s.Play, s.By = c.Verb, f
		}
		return seen
	}
	s.Play, s.By = c.Verb, f
	return events{t.Say(c.Verb, "7.3", f, c.On, c.To, 0)}
}

// call is the procedure of a play that asks more.
func (s *Government) call(t *Table) step {
	play := s.Play
	s.Play = ""
	switch play {
	case "industry":
		return &industry{FactoryPlay{Faction: s.By}}
	case "technology":
		return &Achieve{Faction: s.By, Tech: s.Tech}
	case "secret-technology":
		return &Achieve{Faction: s.By, Secret: true}
	case "intelligence":
		return t.beginIntelligence(s.By, s.Target, s.Card)
	}
	return t.Hooks.GovernmentPlayStep(t, s.By, play)
}

func (s *Government) Next(t *Table, _ step) (step, bool, events) {
	switch {
	case s.Play != "":
		t.Active = s.By
		return s.call(t), false, nil
	case s.Stage == cardplayPart && !s.passed(t):
		return nil, false, nil
	}
	t.Active = NoFaction
	s.Stage++
	switch s.Stage {
	case diplomacyPart:
		return &diplomacyResolution{}, false, nil
	case handsPart:
		return &HandSizes{}, false, nil
	}
	return nil, true, nil
}

var _ = register("government", &Government{})
