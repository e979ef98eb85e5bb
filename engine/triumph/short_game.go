package triumph

import (
	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// 17.0 The short game: it begins in 1939. After the set-up of 1936 a die gives the order in which each
// Faction adds Cadres or CV at home and draws its cards; then the Axis, which has Austria, plays seven
// Diplomacy cards unopposed, and everybody draws three Peace Dividends.

const (
	scenario1939   = "1939"
	shortYear      = 1939
	shortDiplomacy = 7
)

type shortSetup struct {
	silent
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
		if s.Placed < FactionCount {
			s.Placed++
			return &muster{Faction: s.Placed, Rule: "17.0", Tasks: t.cadres(s.Placed)}, false, nil
		}
		s.Stage = additionsPart
		return &turnOrder{}, false, nil
	case additionsPart:
		if int(s.At) == FactionCount {
			s.Stage = austriaPart
			return nil, false, nil
		}
		f := t.Order[s.At].Facts()
		s.Stage = actionsPart
		t.faction(f.Faction).Ind = uint8(f.Short.Ind)
		return &addition{Faction: f.Faction, Left: uint8(f.Short.Cadres)}, false, events{say("ind", "17.0", f.Faction, factionRef(f.Faction), "", f.Short.Ind)}
	case actionsPart:
		s.Stage = investmentsPart
		f := t.Order[s.At].Facts()
		return t.allot(f.Faction, ActionDeck, f.Short.ActionCards, "17.0"), false, nil
	case investmentsPart:
		f := t.Order[s.At].Facts()
		s.Stage = additionsPart
		s.At++
		return t.allot(f.Faction, InvestmentDeck, f.Short.InvestmentCards, "17.0"), false, nil
	case austriaPart:
		s.Stage = conversionPart
		return &opening{Left: shortDiplomacy}, false, t.annexAustria()
	case conversionPart:
		for s.Nation < NationCount {
			s.Nation++
			if call, seen := t.convert(s.Nation); call != nil || seen != nil {
				return call, false, seen
			}
		}
		s.Stage = chitsPart
	default:
		if f := Faction(1 + s.Drawn/3); f <= FactionCount {
			s.Drawn++
			return &peaceDividend{To: f}, false, nil
		}
		return nil, true, nil
	}
	return nil, false, nil
}

// annexAustria gives the Axis its Control marker and an Infantry of two.
func (t *Table) annexAustria() events {
	n, _ := ParseNation("austria")
	capital := n.Facts().Capital
	t.takeNation(n, Axis)
	seen := events{say("satellite", "17.0", Axis, nationRef(n), factionRef(Axis), 0)}
	if t.canStand(Germany, blockwar.Infantry, capital) {
		t.place(Germany, blockwar.Infantry, 2, capital)
		seen = append(seen, say("unit-placed", "17.0", Axis, areaRef(capital), nationRef(Germany), 2))
	}
	return seen
}

// addition adds Cadres and CV in Home Territory: where everybody sees, what the owner alone.
type addition struct {
	done
	Faction Faction
	Left    uint8
	Verb    string // whose hidden part is being asked
	Area    Area
	Nation  Nation
}

func (s *addition) Waiting(*Table) bool { return s.Left > 0 }

func (s *addition) Open(t *Table) []engine.Decision {
	if s.Verb != "" {
		d := askHidden(s.Faction, s.Verb, "17.0", areaRef(s.Area), "builds in secret")
		if s.Verb == "cadre" {
			for _, u := range t.standing(s.Nation, s.Area) {
				d.Legal = append(d.Legal, engine.Choice{Verb: "raise", On: typeRef(u), To: areaRef(s.Area)})
			}
			return []engine.Decision{d}
		}
		for _, b := range t.here(s.Area, func(b *block) bool { return b.ID.Nation == s.Nation && b.CV < b.ID.Nation.MaxCV() }) {
			d.Legal = append(d.Legal, engine.Choice{Verb: "strengthen", On: unitRef(b.ID)})
		}
		return []engine.Decision{d}
	}
	d := ask(s.Faction, "addition", "17.0", "")
	d.Left = int(s.Left) - 1
	for _, n := range s.Faction.Facts().Powers() {
		if n == USA {
			continue
		}
		for _, a := range n.Areas() {
			if len(t.standing(n, a)) > 0 {
				d.Legal = append(d.Legal, engine.Choice{Verb: "cadre", On: areaRef(a), To: nationRef(n)})
			}
			if len(t.here(a, func(b *block) bool { return b.ID.Nation == n && b.CV < n.MaxCV() })) > 0 {
				d.Legal = append(d.Legal, engine.Choice{Verb: "step", On: areaRef(a), To: nationRef(n)})
			}
		}
	}
	return []engine.Decision{d}
}

func (s *addition) Take(t *Table, e engine.Entry) events {
	c := e.Choice
	if s.Verb == "" {
		s.Verb, s.Area, s.Nation = c.Verb, areaOf(c.On), nationOf(c.To)
		return events{say(c.Verb+"-built", "17.0", s.Faction, c.On, c.To, int(s.Left)-1)}
	}
	s.Verb = ""
	s.Left--
	if c.Verb == "raise" {
		t.place(s.Nation, mustType(c.On.Name()), 1, s.Area)
	} else {
		t.unitOf(c.On).CV++
	}
	return nil
}

// opening is the Axis playing Diplomacy cards unopposed: each acts at once and is discarded.
type opening struct {
	done
	Left uint8
}

func (s *opening) plays(t *Table) []engine.Choice {
	return append(diplomacyPlays(t, Axis), wildCardPlays(t, Axis)...)
}

func (s *opening) Waiting(t *Table) bool { return s.Left > 0 && len(s.plays(t)) > 0 }

func (s *opening) Open(t *Table) []engine.Decision {
	d := ask(Axis, "opening-diplomacy", "17.0", factionRef(Axis), s.plays(t)...)
	d.Left = int(s.Left) - 1
	return []engine.Decision{d}
}

func (s *opening) Take(t *Table, e engine.Entry) events {
	s.Left--
	if e.Choice.Verb == "wildcard" {
		return t.playWildCard(Axis, e.Choice)
	}
	k, n := cardOf(e.Choice.On)
	t.discard(Axis, k, n)
	seen := events{say("diplomacy-played", "17.0", Axis, e.Choice.On, e.Choice.To, 0)}
	return append(seen, t.press(nationOf(e.Choice.To), Axis, "17.0")...)
}

var (
	_ = register("short-setup", &shortSetup{})
	_ = register("addition", &addition{})
	_ = register("opening", &opening{})
)
