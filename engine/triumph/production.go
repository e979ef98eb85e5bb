package triumph

import (
	"slices"

	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// 7.2 Production Phase: each player in Turn Order.
type production struct {
	silent
	At int8 // how many have had their turn
}

func (s *production) Next(t *Table, _ step) (step, bool, events) {
	if int(s.At) == FactionCount {
		t.Active, t.Blockade = NoFaction, blockades{} // 7.211
		return nil, true, nil
	}
	t.Active = t.Order[s.At]
	s.At++
	return &spending{Faction: t.Active}, false, nil
}

// spending is one player's Production: what arrives of itself, the check of Blockades, the level, and
// what it is spent on. Cards bought blind are taken up when the player says that it is over, also where
// nothing is left to spend.
type spending struct {
	Faction Faction
	Stage   spendingPart
	Left    int8
	Buying  bool // a card of Deck is to be dealt
	Deck    DeckKind
	Verb    string // of the act whose hidden part is being asked
	Area    Area
	Nation  Nation
	Spent   [shareCount]int8 // so far, on each
}

type spendingPart uint8

const (
	arrivalsPart spendingPart = iota
	blockadePart
	levelPart
	buyingPart
	hiddenPart
	takingPart
	spent
)

func (s *spending) Waiting(*Table) bool {
	return s.Stage == buyingPart && !s.Buying || s.Stage == hiddenPart
}

func (s *spending) Open(t *Table) []engine.Decision {
	if s.Stage == hiddenPart {
		return []engine.Decision{s.askUnit(t)}
	}
	d := ask(s.Faction, "production", "7.22", "")
	if s.Left > 0 {
		d.Left = int(s.Left) - 1
		d.Legal = append(d.Legal, t.purchases()...)
		d.Legal = append(d.Legal, t.builds(s.Faction)...)
		if t.passive(s.Faction) {
			d.Rule, d.Legal = "18.21", s.shared(d.Legal)
		}
	}
	if len(d.Legal) == 0 || !t.passive(s.Faction) {
		d.Legal = append(d.Legal, verb("done"))
	}
	return []engine.Decision{d}
}

// shared drops what a Passive Ally may not spend its next point on.
func (s *spending) shared(list []engine.Choice) []engine.Choice {
	of := func(c engine.Choice) share { return shareOf(c.Verb, deckOf(c.On)) }
	var can [shareCount]bool
	for _, c := range list {
		can[of(c)] = true
	}
	may := s.evenly(can)
	return slices.DeleteFunc(list, func(c engine.Choice) bool { return !may[of(c)] })
}

func (s *spending) Take(t *Table, e engine.Entry) events {
	if s.Stage == hiddenPart {
		s.Stage = buyingPart
		return s.build(t, e.Choice)
	}
	switch e.Choice.Verb {
	case "done":
		s.Stage = takingPart
		return events{say("production-over", "7.22", s.Faction, factionRef(s.Faction), "", int(s.Left))}
	case "buy":
		s.Left--
		s.Spent[shareOf("buy", deckOf(e.Choice.On))]++
		s.Buying, s.Deck = true, deckOf(e.Choice.On)
		return events{say("card-bought", "7.24", s.Faction, e.Choice.On, "", int(s.Left))}
	default:
		s.Left--
		s.Spent[unitShare]++
		s.Stage, s.Verb, s.Area, s.Nation = hiddenPart, e.Choice.Verb, areaOf(e.Choice.On), nationOf(e.Choice.To)
		return events{say(e.Choice.Verb+"-built", "7.23", s.Faction, e.Choice.On, e.Choice.To, int(s.Left))}
	}
}

func (s *spending) Next(t *Table, _ step) (step, bool, events) {
	switch s.Stage {
	case arrivalsPart:
		s.Stage++
		if s.Faction == West {
			if call := t.usaForcesDue(); call != nil {
				return call, false, nil
			}
		}
	case blockadePart:
		s.Stage++
		return nil, false, t.confirmBlockades(s.Faction)
	case levelPart:
		s.Stage++
		level := t.productionLevel(s.Faction, true)
		s.Left = int8(level)
		return nil, false, events{say("production-level", "7.21", s.Faction, factionRef(s.Faction), "", level)}
	case buyingPart:
		if !s.Buying {
			return nil, false, nil
		}
		s.Buying = false
		return &deal{To: s.Faction, Deck: s.Deck, N: 1, Blind: true, Stack: t.passive(s.Faction), Rule: "7.24"}, false, nil
	case takingPart:
		s.Stage = spent
		return nil, true, s.finish(t)
	}
	return nil, false, nil
}

// finish ends a player's Production: cards bought are looked at, and units may gain steps again next time.
func (s *spending) finish(t *Table) (seen events) {
	seen = t.takeBought(s.Faction, "7.24")
	for i := range t.Blocks {
		if t.Blocks[i].ID.Nation.owner() == s.Faction {
			t.Blocks[i].Marks &^= blockwar.Built
		}
	}
	return seen
}

// 7.24 Buying Cards: one off the top of either deck, as long as it or its discards last.
func (t *Table) purchases() (list []engine.Choice) {
	for k := range DeckCount {
		if t.Decks[k].Left() {
			list = append(list, engine.Choice{Verb: "buy", On: k.ref()})
		}
	}
	return list
}

func deckOf(r engine.Ref) DeckKind {
	if r == ActionDeck.ref() {
		return ActionDeck
	}
	return InvestmentDeck
}

var (
	_ = register("production", &production{})
	_ = register("spending", &spending{})
)
