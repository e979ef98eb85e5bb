package conquest

import (
	"slices"

	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// 19.0 Rising Sun, for two: the Soviets are out of it, and the USA player leads United China with the blocks of the Nationalists.

func risingSun(t *Table) bool { return t.Terms().Like == likeRisingSun }

// absent: the Soviets (19.1).
func absent(t *Table, f Faction) bool { return f == Soviets && risingSun(t) }

// stays: the Fortresses that keep watch from the start in the Punjab, in Hailar and in Harbin are not disbanded, nor those that are built
// there in their place (19.4).
func stays(t *Table, b *blockwar.Block) bool {
	return risingSun(t) && b.ID.Type == blockwar.Fortress && !Chinese(b.ID.Nation) && slices.Contains([]string{"punjab", "hailar", "harbin"}, t.Place(b.At).Slug)
}

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

// activists: United China draws as many Action cards as its KMT is, all of them face up. Those that can be played in China give their
// Influence there, which takes effect at the next Diplomacy Resolution; each of the others a CV more of Enlistment, in a Province that has
// had none (19.5).
type activists struct {
	Left uint8 // still to be drawn
}

// lying are these cards while they are being placed.
func lying(t *Table, k blockwar.DeckKind) blockwar.Cards {
	if k != blockwar.ActionDeck {
		return 0
	}
	return own(t).Drawn
}

// draws reports whether a card is drawn next.
func (s *activists) draws(t *Table) bool { return s.Left > 0 && t.Decks[blockwar.ActionDeck].Left() }

func (s *activists) Waiting(t *Table) bool {
	if s.draws(t) {
		return t.Decks[blockwar.ActionDeck].Draw != 0
	}
	return len(s.options(t)) > 0
}

func (s *activists) Open(t *Table) []engine.Decision {
	if s.draws(t) {
		return []engine.Decision{{Kind: "deal", Rule: "19.5", About: t.FactionRef(USA), Left: int(s.Left) - 1, Seen: engine.Everybody, For: string(blockwar.ActionDeck.Ref()), Legal: t.Dealt(blockwar.ActionDeck)}}
	}
	return []engine.Decision{t.Ask(USA, "activism", "19.5", t.FactionRef(USA), s.options(t)...)}
}

// options lists where in China the cards could be played.
func (s *activists) options(t *Table) (list []engine.Choice) {
	for _, card := range own(t).Drawn.List() {
		for n := Nation(1); n <= t.LastNation; n++ {
			if t.NationFacts(n).Kind == blockwar.Province && (slices.Contains(t.Action(card).Neutrals(), n) && t.Neutral(n) || t.CardReaches(USA, card, n)) {
				list = append(list, engine.Choice{Verb: "agitate", On: blockwar.ActionDeck.Card(card), To: t.NationRef(n)})
			}
		}
	}
	return list
}

func (s *activists) Take(t *Table, e engine.Entry) events {
	deck := &t.Decks[blockwar.ActionDeck]
	_, card := blockwar.CardOf(e.Choice.On)
	if e.Choice.Verb == "agitate" {
		blockwar.Move(card, &own(t).Drawn, &deck.Discard)
		markers := 1
		if t.Action(card).Wild != nil {
			markers = worth(t, USA, t.NationOf(e.Choice.To)) // 8.31, 19.6
		}
		return events{t.Say("influence-due", "19.5", USA, e.Choice.To, t.FactionRef(USA), await(t, t.NationOf(e.Choice.To), markers))}
	}
	s.Left--
	blockwar.Move(card, &deck.Draw, &own(t).Drawn)
	return events{t.Say("card-drawn", "19.5", USA, e.Choice.On, t.FactionRef(USA), 0)}
}

func (s *activists) Next(t *Table, _ step) (step, bool, events) {
	switch n := own(t).Drawn.Len(); {
	case s.draws(t):
		return nil, false, t.Refill(blockwar.ActionDeck, "19.5")
	case n > 0:
		t.Decks[blockwar.ActionDeck].Discard |= own(t).Drawn
		own(t).Drawn = 0
		return enlist(t, n), false, nil
	}
	return nil, true, nil
}

var _ = register("activists", &activists{})

// unitedChina is the Proxy Production of United China: Enlistment, then activism (19.5).
type unitedChina struct {
	blockwar.NoQuestions
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
		for _, a := range ProvincesOn(t, n) {
			if t.CanStand(NatChina, Militia, a) && (!t.Turn.Calm || !rebels(t, Nationalists, a)) {
				list = append(list, engine.Choice{Verb: "insurrection", On: blockwar.ActionDeck.Card(n), To: t.AreaRef(a)})
			}
		}
	}
	return list
}
