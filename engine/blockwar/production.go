package blockwar

import "interbellum/engine"

// Levels are the three levels of a Production track.
type Levels struct{ Pop, Ind, Res int }

// Production is the Production Level: the least of the levels. A Faction at Peace ignores Resources.
func (l Levels) Production(atWar bool) int {
	least := min(l.Pop, l.Ind)
	if atWar {
		least = min(least, l.Res)
	}
	return max(least, 0)
}

// Cost is the Factory Cost after so many drops down its levels; the last level stays.
func Cost(levels []int, drops int) int { return levels[min(drops, len(levels)-1)] }

// 7.2 Production Phase: each player in Turn Order.
type Production struct {
	NoQuestions
	At int8 // how many have had their turn
}

func (s *Production) Next(t *Table, _ step) (step, bool, events) {
	for int(s.At) < FactionCount && t.absent(t.Order[s.At]) {
		s.At++
	}
	if int(s.At) == FactionCount {
		t.Active, t.Blockade = NoFaction, Blockades{}
		return nil, true, nil
	}
	t.Active = t.Order[s.At]
	s.At++
	return &Spending{Faction: t.Active}, false, nil
}

// Spending is one player's Production: what arrives without a choice, the check of Blockades, the level, and
// what it is spent on. Cards bought blind are taken up when the player says that it is over, also where
// nothing is left to spend.
type Spending struct {
	Faction Faction
	Stage   spendingPart
	Left    int8
	Buying  bool // a card of Deck is to be dealt
	Deck    DeckKind
	Verb    string // of the act whose hidden part is being asked
	Area    Area
	Nation  Nation
	Spent   [ShareCount]int8 // so far, on each
}

// Share is one of the three things that Production is spent on.
type Share uint8

const (
	UnitShare Share = iota
	ActionShare
	InvestmentShare
	ShareCount
)

// ShareOf tells what a purchase is spent on.
func ShareOf(c engine.Choice) Share {
	switch {
	case c.Verb != "buy":
		return UnitShare
	case deckOf(c.On) == ActionDeck:
		return ActionShare
	}
	return InvestmentShare
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

func (s *Spending) Waiting(*Table) bool {
	return s.Stage == buyingPart && !s.Buying || s.Stage == hiddenPart
}

func (s *Spending) Open(t *Table) []engine.Decision {
	if s.Stage == hiddenPart {
		return []engine.Decision{s.askUnit(t)}
	}
	d := t.Ask(s.Faction, "production", t.Rule.Spending, "")
	if s.Left > 0 {
		d.Left = int(s.Left) - 1
		d.Legal = append(d.Legal, t.purchases()...)
		d.Legal = append(d.Legal, t.builds(s.Faction)...)
	}
	if s.Left > 0 {
		if list, rule := t.Hooks.LimitPurchases(t, s, d.Legal); rule != "" {
			d.Rule, d.Legal = rule, list
			if len(list) > 0 {
				return []engine.Decision{d}
			}
		}
	}
	d.Legal = append(d.Legal, Verb("done"))
	return []engine.Decision{d}
}

func (s *Spending) Take(t *Table, e engine.Entry) events {
	if s.Stage == hiddenPart {
		s.Stage = buyingPart
		return s.build(t, e.Choice)
	}
	switch e.Choice.Verb {
	case "done":
		s.Stage = takingPart
		return events{t.Say("production-over", t.Rule.Spending, s.Faction, t.FactionRef(s.Faction), "", int(s.Left))}
	case "buy":
		s.Left--
		s.Spent[ShareOf(e.Choice)]++
		s.Buying, s.Deck = true, deckOf(e.Choice.On)
		return events{t.Say("card-bought", t.Rule.Buying, s.Faction, e.Choice.On, "", int(s.Left))}
	default:
		s.Left--
		s.Spent[UnitShare]++
		s.Stage, s.Verb, s.Area, s.Nation = hiddenPart, e.Choice.Verb, t.AreaOf(e.Choice.On), t.NationOf(e.Choice.To)
		return events{t.Say(e.Choice.Verb+"-built", t.Rule.Building, s.Faction, e.Choice.On, e.Choice.To, int(s.Left))}
	}
}

func (s *Spending) Next(t *Table, _ step) (step, bool, events) {
	switch s.Stage {
	case arrivalsPart:
		s.Stage++
		return t.Hooks.Arrivals(t, s.Faction), false, nil
	case blockadePart:
		s.Stage++
		return nil, false, t.ConfirmBlockades(s.Faction)
	case levelPart:
		s.Stage++
		level := t.ProductionLevel(s.Faction, true)
		s.Left = int8(level)
		return nil, false, events{t.Say("production-level", t.Rule.Level, s.Faction, t.FactionRef(s.Faction), "", level)}
	case buyingPart:
		if !s.Buying {
			return nil, false, nil
		}
		s.Buying = false
		return &Deal{To: s.Faction, Deck: s.Deck, N: 1, Blind: true, Stack: t.passive(s.Faction), Rule: t.Rule.Buying}, false, nil
	case takingPart:
		s.Stage = spent
		return nil, true, s.finish(t)
	}
	return nil, false, nil
}

// Grant is a Production of so many points that comes beside a player's own.
func Grant(f Faction, points int) Spending {
	return Spending{Faction: f, Stage: buyingPart, Left: int8(points)}
}

// Over reports whether the player has said that it is over.
func (s *Spending) Over() bool { return s.Stage == takingPart }

// finish ends a player's Production: cards bought are looked at, and units may gain steps again next time.
func (s *Spending) finish(t *Table) (seen events) {
	seen = t.TakeBought(s.Faction, t.Rule.Buying)
	for i := range t.Blocks {
		if t.Leads(s.Faction, t.Blocks[i].ID.Nation) {
			t.Blocks[i].Marks &^= Built
		}
	}
	return seen
}

// Buying Cards: one off the top of either deck, as long as it or its discards last.
func (t *Table) purchases() (list []engine.Choice) {
	for k := range DeckCount {
		if t.Decks[k].Left() {
			list = append(list, engine.Choice{Verb: "buy", On: k.Ref()})
		}
	}
	return list
}

func deckOf(r engine.Ref) DeckKind {
	if r == ActionDeck.Ref() {
		return ActionDeck
	}
	return InvestmentDeck
}

var (
	_ = register("production", &Production{})
	_ = register("spending", &Spending{})
)

// DeniesRights while the hidden part of an act is asked.
func (s *Spending) DeniesRights(*Table) bool { return s.Stage == hiddenPart }
