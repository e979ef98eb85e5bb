package triumph

import "interbellum/engine"

// 7.3 Government Phase: players take turns playing cards until three pass in succession. Then
// Diplomacy is resolved and hands are cut to their sizes.
type government struct {
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

func (s *government) Waiting(*Table) bool {
	return s.Stage == cardplayPart && s.Passes < FactionCount && s.Play == ""
}

func (s *government) Open(t *Table) []engine.Decision {
	f := t.Order[s.At]
	d := ask(f, "government", "7.3", "", verb(engine.Pass))
	for _, plays := range []func(*Table, Faction) []engine.Choice{diplomacyPlays, wildCardPlays, industryPlays, technologyPlays, intelligencePlays} {
		d.Legal = append(d.Legal, plays(t, f)...)
	}
	return []engine.Decision{d}
}

func (s *government) Take(t *Table, e engine.Entry) events {
	f, c := t.Order[s.At], e.Choice
	s.At = (s.At + 1) % FactionCount
	if c.Verb == engine.Pass { // 7.35
		s.Passes++
		return events{say("passed", "7.35", f, factionRef(f), "", int(s.Passes))}
	}
	s.Passes = 0
	switch c.Verb {
	case "diplomacy":
		return t.playDiplomacy(f, c)
	case "wildcard":
		return t.playWildCard(f, c)
	case "technology":
		s.Tech = techOf(c.On)
	case "intelligence":
		_, n := cardOf(c.On)
		s.Card, s.Target = uint8(n), factionOf(c.To)
	}
	s.Play, s.By = c.Verb, f
	return events{say(c.Verb, "7.3", f, c.On, c.To, 0)}
}

// call is the procedure of a play that asks more.
func (s *government) call(t *Table) step {
	play := s.Play
	s.Play = ""
	switch play {
	case "industry":
		return &industry{Faction: s.By}
	case "technology":
		return &achieve{Faction: s.By, Tech: s.Tech}
	case "secret-technology":
		return &achieve{Faction: s.By, Secret: true}
	default:
		return t.beginIntelligence(s.By, s.Target, s.Card)
	}
}

func (s *government) Next(t *Table, _ step) (step, bool, events) {
	switch {
	case s.Play != "":
		t.Active = s.By
		return s.call(t), false, nil
	case s.Stage == cardplayPart && s.Passes < FactionCount:
		return nil, false, nil
	}
	t.Active = NoFaction
	s.Stage++
	switch s.Stage {
	case diplomacyPart:
		return &diplomacyResolution{}, false, nil
	case handsPart:
		return &handSizes{}, false, nil
	}
	return nil, true, nil
}

var _ = register("government", &government{})
