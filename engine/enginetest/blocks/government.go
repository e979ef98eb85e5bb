package blocks

import (
	"slices"
	"strings"
	"testing"

	"interbellum/engine"
	"interbellum/engine/blockwar"
	"interbellum/engine/enginetest"
	"interbellum/engine/enginetest/walk"
)

// Passing: three passes in succession end cardplay, so that who has passed may be asked again; then Diplomacy is resolved.
func (k Kit) Passing(neutral string) {
	k.Helper()
	card := k.diplomacyCard(neutral)
	k.hold(k.second(), blockwar.ActionDeck, card)
	one, two, three := k.seat(k.first()), k.seat(k.second()), k.seat(k.third())
	s := k.govern()
	s.Pass(one)
	s.Play(two, "diplomacy:"+string(blockwar.ActionDeck.Card(card))+">nation/"+neutral)
	s.Pass(three, one)
	s.Asked(two, "government")
	marker := func() blockwar.Influence { return TableOf(s).Nations[k.nation(neutral)].Influence }
	same(k, "Influence before", marker(), blockwar.Influence{})
	s.Pass(two)
	same(k, "who is asked", len(s.Match.Open()), 0)
	same(k, "Influence", marker(), blockwar.Influence{Of: k.second(), N: 1})
}

// Repudiates: an owner takes markers back at any time, and nobody else does.
func (k Kit) Repudiates(neutral string) {
	k.Helper()
	mine, other := k.seat(k.first()), k.seat(k.second())
	Influence(k.T, k.Table, k.first(), 2, neutral)
	s := k.govern()
	s.Refused(other, "repudiate:nation/"+neutral)
	s.Play(mine, "repudiate:nation/"+neutral)
	same(k, "left", Marks(k.T, TableOf(s), neutral), mine+" 1")
	s.Play(mine, "repudiate:nation/"+neutral)
	same(k, "left then", Marks(k.T, TableOf(s), neutral), "0")
	s.Refused(mine, "repudiate:nation/"+neutral)
}

// InTurn: players play in Turn Order, one card after the other, and go on after having passed.
func (k Kit) InTurn(neutrals [2]string) {
	k.Helper()
	cards := [2]int{k.diplomacyCard(neutrals[0]), k.diplomacyCard(neutrals[1])}
	k.hold(k.third(), blockwar.ActionDeck, cards[0])
	k.hold(k.first(), blockwar.ActionDeck, cards[1])
	one, two, three := k.seat(k.first()), k.seat(k.second()), k.seat(k.third())
	s := k.govern()
	s.NotAsked(two)
	s.NotAsked(three)
	s.Pass(one, two)
	s.Play(three, "diplomacy:"+string(blockwar.ActionDeck.Card(cards[0]))+">nation/"+neutrals[0])
	s.Play(one, "diplomacy:"+string(blockwar.ActionDeck.Card(cards[1]))+">nation/"+neutrals[1])
	s.Pass(two, three, one)
	s.NotAsked(two)
}

// PassesOn: a player may order to pass, also after others have played cards.
func (k Kit) PassesOn(neutral string) {
	k.Helper()
	card := k.diplomacyCard(neutral)
	k.hold(k.second(), blockwar.ActionDeck, card)
	one, two, three := k.seat(k.first()), k.seat(k.second()), k.seat(k.third())
	s := k.govern()
	verb := func() string { return ordered(k.Rule.OrderKinds(), s.Match, s.Match.Open()[0]).Verb }
	same(k, "what no order answers", verb(), "")
	s.Play(one, "order:government>pass")
	same(k, "what the order answers", verb(), engine.Pass)
	s.Pass(one)
	s.Play(two, "diplomacy:"+string(blockwar.ActionDeck.Card(card))+">nation/"+neutral)
	s.Pass(three)
	s.Asked(one, "government")
	same(k, "what the order answers after a card", verb(), engine.Pass)
}

// ordered is what orders answer to a question, or nothing.
func ordered(kinds []engine.OrderKind, m engine.Match, d engine.Decision) engine.Choice {
	given := engine.StandingOf(kinds, d.Seat, m.Orders(engine.Only(d.Seat)))
	c, answered := blockwar.AnswerByOrders(d, given, false, func() engine.View { return m.View(engine.Only(d.Seat)) })
	if !answered {
		return engine.Choice{}
	}
	return c
}

// PassesForAPhase: an order to pass has ended when the first season comes.
func PassesForAPhase(t *testing.T, g *engine.Game, scenario string) {
	t.Helper()
	m, _, err := g.New(scenario, nil)
	if err != nil {
		t.Fatal(err)
	}
	dealer := walk.New(1)
	for season := false; !season; {
		d := m.Open()[0]
		if d.Kind == "government" && len(m.Orders(engine.Everybody)) == 0 {
			orders := engine.Decision{Seat: d.Seat, Seen: engine.Only(d.Seat), Public: "gives an order"}
			apply(t, m, orders.Answer(m.Seq(), engine.Choice{Verb: engine.OrderVerb, On: "government", To: "pass"}, ""))
		}
		c := dealer.Answer(d)
		if d.Kind == "government" {
			c = blockwar.Verb(engine.Pass)
		}
		season = slices.ContainsFunc(apply(t, m, d.Answer(m.Seq(), c, "")), func(e engine.Event) bool { return e.Kind == "season" })
	}
	if given := m.Orders(engine.Everybody); len(given) > 0 {
		t.Errorf("in the first season: got the orders %v, want none", given)
	}
}

func apply(t *testing.T, m engine.Match, e engine.Entry) []engine.Event {
	t.Helper()
	seen, err := m.Apply(e)
	if err != nil {
		t.Fatal(err)
	}
	return seen
}

// diplomacyCard is an Action card in the deck with a Neutral at an end.
func (k Kit) diplomacyCard(neutral string) int {
	k.Helper()
	for n := 1; n <= blockwar.CardCount; n++ {
		for _, end := range k.Action(n).Neutrals() {
			if end == k.nation(neutral) && k.Decks[blockwar.ActionDeck].Draw.Has(n) {
				return n
			}
		}
	}
	k.Fatalf("no card has %s", neutral)
	return 0
}

// HandSizes: everybody keeps as many cards as his HandSize at the end, and no more.
func (k Kit) HandSizes() {
	k.Helper()
	for i, f := range k.Order {
		for n := 1; n <= 9; n++ {
			k.hold(f, blockwar.ActionDeck, n+9*i)
		}
	}
	s := k.govern()
	for _, f := range k.Order {
		s.Pass(k.seat(f))
	}
	for _, f := range k.Order {
		n := 0
		for s.PlayIf(k.seat(f), "hand-size", firstLegal(s.Legal(k.seat(f)))) {
			n++
		}
		same(k, k.seat(f)+" discards", n, max(0, 9-k.FactionFacts(f).HandSize))
		same(k, k.seat(f)+" keeps", TableOf(s).Faction(f).Hand.Len(), k.FactionFacts(f).HandSize)
	}
	same(k, "the match goes on", len(s.Match.Open()), 0)
}

func firstLegal(words []string) string { return strings.Join(words[:min(1, len(words))], "") }

// PublicHands: how many cards there are in a hand everybody sees, and which nobody else does.
func (k Kit) PublicHands() {
	k.Helper()
	k.hold(k.first(), blockwar.ActionDeck, 1)
	k.hold(k.first(), blockwar.InvestmentDeck, 2)
	s := k.govern()
	v := k.sees(s, k.second(), k.first())
	same(k, "cards", v.Cards, 2)
	same(k, "the limit", v.HandLimit, k.FactionFacts(k.first()).HandSize)
	same(k, "what they are", v.Own == nil, true)
	if own := k.sees(s, k.first(), k.first()).Own; len(own.Action) != 1 || own.Action[0] != 1 || len(own.Investment) != 1 {
		k.Errorf("its owner sees %+v", own)
	}
}

// OpenSeas: a sea is closed by the units of an Enemy there, and by no others.
func (k Kit) OpenSeas(n blockwar.Nation, sea string) {
	k.Helper()
	a, mine := enginetest.Named(k, "area", sea, k.ParseArea), k.SideOf(n)
	other, third := mine.Rivals()[0], mine.Rivals()[1]
	k.Put(n, blockwar.Sub, 1, a)
	for _, f := range []blockwar.Faction{mine, other, third} {
		same(k, "at Peace the sea is open for "+k.seat(f), k.Friendly(f, a), true)
	}
	k.Side(mine).Wars, k.Side(other).Wars = blockwar.SetOf(other), blockwar.SetOf(mine)
	for _, f := range []blockwar.Faction{mine, other, third} {
		open := f != other
		same(k, "at war the sea is open for "+k.seat(f), k.Friendly(f, a), open)
		same(k, "and an Enemy's for "+k.seat(f), k.EnemySea(f, a), !open)
	}
}

// Bluffs: an Investment card has no Command Value and is discarded when it is revealed; who has committed no card has no Player Turn.
func (k Kit) Bluffs() {
	k.Helper()
	k.Phase = blockwar.Spring
	k.hold(k.second(), blockwar.InvestmentDeck, sonarCard)
	s := k.Begin(k.Table, &blockwar.Season{})
	one, two, three := k.seat(k.first()), k.seat(k.second()), k.seat(k.third())
	s.Pass(one)
	s.Play(two, "commit", "card:investment/4")
	s.Pass(three, one, two)
	same(k, "questions left", len(s.Match.Open()), 0)
	same(k, "the card is discarded", TableOf(s).Decks[blockwar.InvestmentDeck].Discard.Has(sonarCard), true)
}

// Committed: a card is committed face down, a player who has committed one must pass, and all are revealed after three passes.
func (k Kit) Committed() {
	k.Helper()
	k.Phase = blockwar.Spring
	f := k.second()
	k.hold(f, blockwar.ActionDeck, 7)
	k.hold(f, blockwar.InvestmentDeck, sonarCard)
	one, two, three := k.seat(k.first()), k.seat(f), k.seat(k.third())
	s := k.Begin(k.Table, &blockwar.CommandPhase{})
	s.Pass(one)
	s.Play(two, "commit")
	d := s.Asked(two, "command-card")
	same(k, "who sees it", d.Seen, blockwar.SeenBy(f))
	same(k, "others are told", d.Public != "", true)
	s.Play(two, "card:action/7")
	others := k.sees(s, k.third(), f)
	same(k, "what others see", [3]any{others.Committed, others.Command, others.Own == nil}, [3]any{1, engine.Ref(""), true})
	same(k, "what the owner sees", k.sees(s, f, f).Own.Command, engine.Ref("action/7"))
	s.Pass(three, one)
	same(k, "who has committed", strings.Join(s.Legal(two), " "), "pass")
	s.Pass(two)
	e := s.Saw("command-revealed", "action/7")
	same(k, "its value", e.N, k.Action(7).Value)
	same(k, "everybody sees it", e.Seen.Has(blockwar.SeatOf(k.third())), true)
}
