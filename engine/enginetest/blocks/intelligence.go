package blocks

import (
	"strings"

	"interbellum/engine"
	"interbellum/engine/blockwar"
	"interbellum/engine/enginetest"
)

// What the rules of both games say of Intelligence cards, which have the same numbers.

const (
	moleCard        = 31
	sabotageCard    = 33
	spyRingCard     = 34
	codeBreakCard   = 35
	doubleAgentCard = 36
	coupCard        = 38
)

// intelligence gives the first Faction an Intelligence card and lets it be played against another.
func (k Kit) intelligence(card int, against blockwar.Faction) *enginetest.Script {
	k.Helper()
	s := k.holding(max(1940, int(k.Year)), card)
	s.Play(k.seat(k.first()), "intelligence:"+string(blockwar.InvestmentDeck.Card(card))+">"+string(k.FactionRef(against)))
	return s
}

// CodeBroken: the whole hand of a Rival is seen, by the player alone.
func (k Kit) CodeBroken() {
	k.Helper()
	k.hold(k.third(), blockwar.ActionDeck, 3)
	k.hold(k.third(), blockwar.InvestmentDeck, sonarCard)
	s := k.intelligence(codeBreakCard, k.third())
	s.Pass(k.seat(k.third()))
	for _, card := range []engine.Ref{"action/3", "investment/4"} {
		same(k, "who sees "+string(card), s.Saw("card-seen", card).Seen, blockwar.SeenBy(k.first()))
	}
}

// CardStolen: a Spy Ring lets one unseen card change hands.
func (k Kit) CardStolen() {
	k.Helper()
	k.hold(k.third(), blockwar.ActionDeck, 3)
	k.hold(k.third(), blockwar.InvestmentDeck, sonarCard)
	s := k.intelligence(spyRingCard, k.third())
	s.Pass(k.seat(k.third()))
	d := s.Asked("chance", "spy-ring")
	same(k, "who sees it", d.Seen, blockwar.SeenBy(k.first(), k.third()))
	same(k, "cards to take", len(d.Legal), 2)
	s.Chance("take:investment/4")
	same(k, "the card is the player's", TableOf(s).Faction(k.first()).Hand.Has(blockwar.InvestmentDeck, sonarCard), true)
	same(k, "left to the Rival", TableOf(s).Faction(k.third()).Hand.Len(), 1)
}

// Overthrown: a Coup takes all of a Rival's Influence off a Neutral Minor, never off a Power that is still Neutral.
func (k Kit) Overthrown(minor, power, others string) {
	k.Helper()
	rival := k.second()
	Influence(k.T, k.Table, rival, 2, minor, power)
	Influence(k.T, k.Table, k.third(), 1, others)
	s := k.intelligence(coupCard, rival)
	same(k, "choices", k.legal(s, k.first(), ""), "coup:nation/"+minor)
	s.Play(k.seat(k.first()), "coup:nation/"+minor)
	same(k, minor, Marks(k.T, TableOf(s), minor), "0")
	same(k, power, Marks(k.T, TableOf(s), power), k.seat(rival)+" 2")
}

// Mole: it shows a Rival's Vault, and what is there may be duplicated with a card that has it, no WildCard; the victim is shown that.
func (k Kit) Mole() {
	k.Helper()
	f, rival := k.first(), k.second()
	jets := k.tech("jets")
	k.lay(rival, "jets", jetsCard, jetsToo)
	k.hold(f, blockwar.InvestmentDeck, jetsThird, sonarCard, science1944)
	k.Year = 1944 // when that WildCard would pair with Jets of the hand
	s := k.intelligence(moleCard, rival)
	same(k, "who sees the Vault", s.Saw("secret-seen", "tech/jets").Seen, blockwar.SeenBy(f))
	same(k, "choices", k.legal(s, f, ""), "duplicate:investment/43>tech/jets pass vault")
	secret := s.Fork()
	s.Play(k.seat(f), "duplicate:investment/43>tech/jets")
	same(k, "in effect", TableOf(s).Has(f, jets), true)
	same(k, "the Mole is discarded", TableOf(s).Decks[blockwar.InvestmentDeck].Discard.Has(moleCard), true)
	secret.Play(k.seat(f), "vault")
	same(k, "who sees what is stolen", secret.Asked(k.seat(f), "mole-vault").Seen, blockwar.SeenBy(f))
	secret.Play(k.seat(f), "conceal:investment/43>tech/jets")
	same(k, "to whom the pair is shown", secret.Saw("tech-stolen", "tech/jets").Seen, blockwar.SeenBy(f, rival))
	vault := TableOf(secret).Faction(f).Vault
	same(k, "pairs in the Vault", len(vault), 1)
	same(k, "the pair", vault[0], blockwar.Secret{Tech: jets, Card: jetsThird, Pair: moleCard})
	same(k, "the Mole is not discarded", TableOf(secret).Decks[blockwar.InvestmentDeck].Discard.Has(moleCard), false)
	shows := TableOf(secret).Revelations(f)
	same(k, "ways to Reveal it", len(shows), 1)
	same(k, "the card that stays", shows[0].On, engine.Ref("investment/43"))
}

// DoubleAgent: the effect is turned on the player of the card.
func (k Kit) DoubleAgent() {
	k.Helper()
	f, rival := k.first(), k.second()
	k.hold(rival, blockwar.InvestmentDeck, doubleAgentCard)
	k.hold(rival, blockwar.ActionDeck, 3)
	mine, theirs := k.Faction(f).Ind, k.Faction(rival).Ind
	s := k.intelligence(sabotageCard, rival)
	s.Play(k.seat(rival), "double-agent:investment/36")
	now := TableOf(s)
	same(k, "IND of both", [2]uint8{now.Faction(f).Ind, now.Faction(rival).Ind}, [2]uint8{mine - 1, theirs})
	same(k, "the card is discarded", now.Decks[blockwar.InvestmentDeck].Discard.Has(doubleAgentCard), true)
}

// DoubleAgentWindow: who may hold the Double Agent is asked, whether or not.
func (k Kit) DoubleAgentWindow() {
	k.Helper()
	rival := k.second()
	k.hold(rival, blockwar.ActionDeck, 3)
	s := k.intelligence(sabotageCard, rival)
	s.Asked(k.seat(rival), "double-agent")
	same(k, "answers", strings.Join(s.Legal(k.seat(rival)), " "), "pass")
	k = k.Anew()
	k.hold(rival, blockwar.ActionDeck, 3)
	deck := &k.Decks[blockwar.InvestmentDeck]
	blockwar.Move(doubleAgentCard, &deck.Draw, &deck.Discard)
	k.intelligence(sabotageCard, rival).Asked(k.seat(rival), "government")
	k = k.Anew()
	k.intelligence(sabotageCard, rival).Asked(k.seat(rival), "government")
}
