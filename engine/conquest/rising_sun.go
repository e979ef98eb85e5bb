package conquest

import (
	"slices"

	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// 19.0 Rising Sun, for two: the Soviets are out of it, and the USA player leads United China with the blocks of the Nationalists.

func risingSun(t *Table) bool { return t.Scenario == RisingSun }

// absent: the Soviets (19.1).
func absent(t *Table, f Faction) bool { return f == Soviets && risingSun(t) }

// 19.6 lists: Mao lets United China play the Soviets' options of a WildCard in China too.
func lists(t *Table, f Faction, w *blockwar.WildCard) []Nation {
	list := w.Lists[f]
	if !risingSun(t) || f != USA {
		return list
	}
	for _, n := range w.Lists[Soviets] {
		if !slices.Contains(list, n) {
			list = append(slices.Clone(list), n)
		}
	}
	return list
}

// activists: United China draws as many Action cards as its KMT is, face up. One that can be played in China gives its Influence there,
// each other a CV more of Enlistment, in another Province (19.5).
type activists struct {
	Left    uint8
	Card    uint8 // that lies face up, to be placed
	Enlists bool  // another has been asked for
}

func (s *activists) Waiting(t *Table) bool {
	return s.Card > 0 || s.Left > 0 && t.Decks[blockwar.ActionDeck].Draw != 0
}

func (s *activists) Open(t *Table) []engine.Decision {
	if s.Card > 0 {
		return []engine.Decision{t.Ask(USA, "activism", "19.5", blockwar.ActionDeck.Card(int(s.Card)), s.options(t)...)}
	}
	return []engine.Decision{{Kind: "deal", Rule: "19.5", About: t.FactionRef(USA), Left: int(s.Left) - 1, Seen: engine.Everybody, Legal: t.Dealt(blockwar.ActionDeck)}}
}

// options lists where in China the card could be played.
func (s *activists) options(t *Table) (list []engine.Choice) {
	card := int(s.Card)
	for n := Nation(1); n <= t.LastNation; n++ {
		if t.NationFacts(n).Kind == blockwar.Province && (slices.Contains(t.Action(card).Neutrals(), n) && t.Neutral(n) || t.CardReaches(USA, card, n)) {
			list = append(list, engine.Choice{Verb: "agitate", On: blockwar.ActionDeck.Card(card), To: t.NationRef(n)})
		}
	}
	return list
}

func (s *activists) Take(t *Table, e engine.Entry) (seen events) {
	deck := &t.Decks[blockwar.ActionDeck]
	_, n := blockwar.CardOf(e.Choice.On)
	if e.Choice.Verb == "agitate" {
		s.Card = 0
		for range s.markers(t, n, t.NationOf(e.Choice.To)) {
			seen = append(seen, t.Press(t.NationOf(e.Choice.To), USA, "19.5")...)
		}
		return seen
	}
	s.Left--
	blockwar.Move(n, &deck.Draw, &deck.Discard) // it lies open in any case
	seen = events{t.Say("card-drawn", "19.5", USA, e.Choice.On, t.FactionRef(USA), 0)}
	if s.Card = uint8(n); len(s.options(t)) == 0 {
		s.Card, s.Enlists = 0, true
	}
	return seen
}

// markers is what a card is worth there: a WildCard two (8.31, 19.6).
func (s *activists) markers(t *Table, card int, n Nation) int {
	if t.Action(card).Wild == nil {
		return 1
	}
	return worth(t, USA, n)
}

func (s *activists) Next(t *Table, _ step) (step, bool, events) {
	switch {
	case s.Enlists:
		s.Enlists = false
		return enlist(t, 1), false, nil
	case s.Left == 0 || !t.Decks[blockwar.ActionDeck].Left():
		return nil, true, nil
	}
	return nil, false, t.Refill(blockwar.ActionDeck, "19.5")
}

var _ = register("activists", &activists{})

// unitedChina is the Proxy Production of United China: Enlistment, then activism (19.5).
type unitedChina struct {
	blockwar.Silent
	Stage uint8
}

func (s *unitedChina) Next(t *Table, _ step) (step, bool, events) {
	s.Stage++
	switch s.Stage {
	case 1:
		return enlist(t, enlistment(t)), false, nil
	case 2:
		return &activists{Left: own(t).Loyalty[USA].N}, false, nil
	}
	return nil, true, nil
}

var _ = register("united-china", &unitedChina{})

// 19.7 insurrections lists the cards with which a Command raises a Militia Cadre in a Province, under Emergency Command without
// Aggression.
func insurrections(t *Table) (list []engine.Choice) {
	for _, n := range t.Faction(USA).Hand[blockwar.ActionDeck].List() {
		for _, a := range provincesOn(t, n) {
			if t.CanStand(NatChina, Militia, a) && (!t.Turn.Calm || !rebels(t, Nationalists, a)) {
				list = append(list, engine.Choice{Verb: "insurrection", On: blockwar.ActionDeck.Card(n), To: t.AreaRef(a)})
			}
		}
	}
	return list
}
