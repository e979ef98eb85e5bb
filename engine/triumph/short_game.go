package triumph

import (
	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// 17.0 The short game: it begins in 1939. After the set-up of 1936 a die gives the order in which each
// Faction adds Cadres or CV at home and draws its cards; then the Axis, which has Austria, plays seven
// Diplomacy cards unopposed, and everybody draws three Peace Dividends.

const (
	shortDiplomacy = 7
	shortDividends = 3
)

type shortSetup struct {
	blockwar.NoQuestions
	Stage  shortPart
	Placed Faction
	At     uint8 // in the order of the die
	Drawn  uint8 // Peace Dividends
	Nation Nation
}

type shortPart uint8

const (
	startingPart shortPart = iota
	additionsPart
	actionsPart
	investmentsPart
	austriaPart
	conversionPart
	chitsPart
)

func (s *shortSetup) Next(t *Table, _ step) (step, bool, events) {
	switch s.Stage {
	case startingPart:
		if s.Placed < blockwar.FactionCount {
			s.Placed++
			return &blockwar.Muster{Faction: s.Placed, Rule: "17.0", Tasks: cadres(t, s.Placed)}, false, nil
		}
		s.Stage = additionsPart
		return &blockwar.TurnOrder{}, false, nil
	case additionsPart:
		if int(s.At) == blockwar.FactionCount {
			s.Stage = austriaPart
			return nil, false, nil
		}
		f := t.FactionFacts(t.Order[s.At])
		s.Stage = actionsPart
		t.Faction(f.Faction).Ind = uint8(shortStart(t, f.Faction).Ind)
		return &addition{Faction: f.Faction, Left: uint8(shortStart(t, f.Faction).Cadres)}, false, events{t.Say("ind", "17.0", f.Faction, t.FactionRef(f.Faction), "", shortStart(t, f.Faction).Ind)}
	case actionsPart:
		s.Stage = investmentsPart
		f := t.FactionFacts(t.Order[s.At])
		return allot(t, f.Faction, blockwar.ActionDeck, shortStart(t, f.Faction).ActionCards, "17.0"), false, nil
	case investmentsPart:
		f := t.FactionFacts(t.Order[s.At])
		s.Stage = additionsPart
		s.At++
		return allot(t, f.Faction, blockwar.InvestmentDeck, shortStart(t, f.Faction).InvestmentCards, "17.0"), false, nil
	case austriaPart:
		s.Stage = conversionPart
		return &opening{Left: shortDiplomacy}, false, annexAustria(t)
	case conversionPart:
		for s.Nation < t.LastNation {
			s.Nation++
			if call, seen := t.Convert(s.Nation); call != nil || seen != nil {
				return call, false, seen
			}
		}
		s.Stage = chitsPart
	default:
		drawn := int(s.Drawn)
		for f := Faction(1); f <= blockwar.FactionCount; f++ {
			if n := shortStart(t, f).PeaceDividends; drawn >= n {
				drawn -= n
				continue
			}
			s.Drawn++
			return &blockwar.PeaceDividend{To: f}, false, nil
		}
		return nil, true, nil
	}
	return nil, false, nil
}

// annexAustria gives the Axis its Control marker and an Infantry of two.
func annexAustria(t *Table) events {
	n, _ := t.ParseNation("austria")
	capital := t.NationFacts(n).Capital
	t.TakeNation(n, Axis)
	seen := events{t.Say("satellite", "17.0", Axis, t.NationRef(n), t.FactionRef(Axis), 0)}
	if t.CanStand(Germany, blockwar.Infantry, capital) {
		b := t.PutAtMost(Germany, blockwar.Infantry, 2, capital)
		seen = append(seen, t.Say("unit-placed", "17.0", Axis, t.AreaRef(capital), t.NationRef(Germany), int(b.CV)))
	}
	return seen
}

// addition adds Cadres and CV in Home Territory: where everybody sees, what the owner alone.
type addition struct {
	blockwar.EndsWhenIdle
	Faction Faction
	Left    uint8
	Verb    string // whose hidden part is being asked
	Area    Area
	Nation  Nation
}

func (s *addition) Waiting(*Table) bool { return s.Left > 0 }

func (s *addition) Open(t *Table) []engine.Decision {
	if s.Verb != "" {
		d := t.AskHidden(s.Faction, s.Verb, "17.0", t.AreaRef(s.Area), "builds in secret")
		if s.Verb == "cadre" {
			for _, u := range t.Standing(s.Nation, s.Area) {
				d.Legal = append(d.Legal, engine.Choice{Verb: "raise", On: t.TypeRef(u), To: t.AreaRef(s.Area)})
			}
			return []engine.Decision{d}
		}
		for _, b := range t.Here(s.Area, func(b *blockwar.Block) bool { return b.ID.Nation == s.Nation && b.CV < t.MaxCV(b.ID.Nation, b.ID.Type) }) {
			d.Legal = append(d.Legal, engine.Choice{Verb: "strengthen", On: t.UnitRef(b.ID)})
		}
		return []engine.Decision{d}
	}
	d := t.Ask(s.Faction, "addition", "17.0", "")
	d.Left = int(s.Left) - 1
	for _, n := range t.FactionFacts(s.Faction).Powers() {
		if n == USA {
			continue
		}
		for _, a := range t.AreasOf(n) {
			if len(t.Standing(n, a)) > 0 {
				d.Legal = append(d.Legal, engine.Choice{Verb: "cadre", On: t.AreaRef(a), To: t.NationRef(n)})
			}
			if len(t.Here(a, func(b *blockwar.Block) bool { return b.ID.Nation == n && b.CV < t.MaxCV(n, b.ID.Type) })) > 0 {
				d.Legal = append(d.Legal, engine.Choice{Verb: "step", On: t.AreaRef(a), To: t.NationRef(n)})
			}
		}
	}
	return []engine.Decision{d}
}

func (s *addition) Take(t *Table, e engine.Entry) events {
	c := e.Choice
	if s.Verb == "" {
		s.Verb, s.Area, s.Nation = c.Verb, t.AreaOf(c.On), t.NationOf(c.To)
		return events{t.Say(c.Verb+"-built", "17.0", s.Faction, c.On, c.To, int(s.Left)-1)}
	}
	s.Verb = ""
	s.Left--
	if c.Verb == "raise" {
		t.Put(s.Nation, t.MustType(c.On.Name()), 1, s.Area)
	} else {
		t.UnitOf(c.On).CV++
	}
	return nil
}

// opening is the Axis playing Diplomacy cards unopposed: each acts at once and is discarded.
type opening struct {
	blockwar.EndsWhenIdle
	Left uint8
}

func (s *opening) plays(t *Table) []engine.Choice {
	return append(blockwar.DiplomacyPlays(t, Axis), blockwar.WildCardPlays(t, Axis)...)
}

func (s *opening) Waiting(t *Table) bool { return s.Left > 0 && len(s.plays(t)) > 0 }

func (s *opening) Open(t *Table) []engine.Decision {
	d := t.Ask(Axis, "opening-diplomacy", "17.0", t.FactionRef(Axis), s.plays(t)...)
	d.Left = int(s.Left) - 1
	return []engine.Decision{d}
}

func (s *opening) Take(t *Table, e engine.Entry) events {
	s.Left--
	if e.Choice.Verb == "wildcard" {
		return t.PlayWildCard(Axis, e.Choice)
	}
	k, n := blockwar.CardOf(e.Choice.On)
	t.Discard(Axis, k, n)
	seen := events{t.Say("diplomacy-played", "17.0", Axis, e.Choice.On, e.Choice.To, 0)}
	return append(seen, t.Press(t.NationOf(e.Choice.To), Axis, "17.0")...)
}

var (
	_ = register("short-setup", &shortSetup{})
	_ = register("addition", &addition{})
	_ = register("opening", &opening{})
)
