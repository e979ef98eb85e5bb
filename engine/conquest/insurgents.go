package conquest

import (
	"slices"

	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// Insurgents are a pair of cards for one Province that waits in the Secret Vault, until it becomes a Militia there (7.352, 11.6, 16.14).
type Insurgents struct {
	Province   Area
	Card, Pair uint8
}

// InsurgentCV is that of the Militia.
const InsurgentCV = 2

// insurgentPairs lists the pairs of cards in the Soviets' hand that could be laid.
func insurgentPairs(t *Table) []Insurgents {
	return PairsOf(t, t.Faction(Soviets).Hand[blockwar.ActionDeck].List())
}

// PairsOf lists the pairs among cards: two with a Province's Diplomacy end, or two with it as a Partisan Option (17.11). No Province
// has both.
func PairsOf(t *Table, cards []int) (list []Insurgents) {
	for i, card := range cards {
		for _, pair := range cards[i+1:] {
			for _, a := range ProvincesOn(t, card) {
				if slices.Contains(ProvincesOn(t, pair), a) {
					list = append(list, Insurgents{a, uint8(card), uint8(pair)})
				}
			}
		}
	}
	return list
}

// insurgentPlays offers to lay a pair, which everybody sees; which, nobody else does.
func insurgentPlays(t *Table) []engine.Choice {
	if len(insurgentPairs(t)) == 0 {
		return nil
	}
	return []engine.Choice{blockwar.Verb("insurgents")}
}

// layingInsurgents asks which pair goes into the Secret Vault (7.352).
type layingInsurgents struct {
	blockwar.EndsWhenIdle
	blockwar.NoRights
	Laid bool
}

func (s *layingInsurgents) Waiting(*Table) bool { return !s.Laid }

func (s *layingInsurgents) Open(t *Table) []engine.Decision {
	d := t.AskHidden(Soviets, "lay-insurgents", "7.352", t.FactionRef(Soviets), "lays a pair of cards")
	for _, x := range insurgentPairs(t) {
		d.Legal = append(d.Legal, x.choice())
	}
	return []engine.Decision{d}
}

func (x Insurgents) choice() engine.Choice {
	return engine.Choice{Verb: "lay", On: blockwar.ActionDeck.Card(int(x.Card)), To: blockwar.ActionDeck.Card(int(x.Pair)), N: int(x.Province)}
}

// guess takes over which units are committed to Suppression, and makes up what Insurgents wait in the Soviets' Secret Vault, for a
// player who does not see it.
func guess(t *Table, v *View, g *blockwar.Guess) bool {
	shown, c, spare := v.Own.(*Shown), chinaOf(t), &g.Spare[blockwar.ActionDeck]
	for _, r := range shown.Suppressing {
		c.Suppressing = append(c.Suppressing, t.UnitOf(r).ID)
	}
	for _, x := range shown.Pairs {
		c.Insurgents = append(c.Insurgents, Insurgents{x.Province, uint8(x.Card), uint8(x.Pair)})
		*spare &^= 1<<x.Card | 1<<x.Pair
	}
	for len(c.Insurgents) < shown.Insurgents {
		list := PairsOf(t, spare.List())
		if len(list) == 0 {
			return false
		}
		x := list[g.N(len(list))]
		c.Insurgents = append(c.Insurgents, x)
		*spare &^= 1<<x.Card | 1<<x.Pair
	}
	return true
}

func (s *layingInsurgents) Take(t *Table, e engine.Entry) events {
	s.Laid = true
	for _, x := range insurgentPairs(t) {
		if x.choice() != e.Choice {
			continue
		}
		hand := &t.Faction(Soviets).Hand[blockwar.ActionDeck]
		hand.Remove(int(x.Card))
		hand.Remove(int(x.Pair))
		chinaOf(t).Insurgents = append(chinaOf(t).Insurgents, x)
		break
	}
	return events{t.Say("insurgents-laid", "7.352", Soviets, t.FactionRef(Soviets), "", len(chinaOf(t).Insurgents))}
}

var _ = register("laying-insurgents", &layingInsurgents{})

// insurgentCards are the cards of these pairs, which count against the HandSize Limit of the Soviets (9.4).
func insurgentCards(t *Table) (list blockwar.Cards) {
	for _, x := range chinaOf(t).Insurgents {
		list.Add(int(x.Card))
		list.Add(int(x.Pair))
	}
	return list
}

// 11.6 uprisings lists the Provinces in which Insurgents can rise for a Command, under Emergency Command without Aggression only.
func uprisings(t *Table) (list []engine.Choice) {
	for _, x := range chinaOf(t).Insurgents {
		c := engine.Choice{Verb: "insurgents-rise", On: t.AreaRef(x.Province)}
		if t.CanStand(RedChina, Militia, x.Province) && (!t.Turn.Calm || !rebels(t, Reds, x.Province)) && !slices.Contains(list, c) {
			list = append(list, c)
		}
	}
	return list
}

// uprise shows and discards a pair for its Militia.
func uprise(t *Table, c engine.Choice) (seen events) {
	in := &chinaOf(t).Insurgents
	at := slices.IndexFunc(*in, func(x Insurgents) bool { return t.AreaRef(x.Province) == c.On })
	x := (*in)[at]
	if *in = slices.Delete(*in, at, at+1); len(*in) == 0 {
		*in = nil
	}
	for _, n := range []uint8{x.Card, x.Pair} {
		t.Decks[blockwar.ActionDeck].Discard.Add(int(n))
		seen = append(seen, t.Say("card-discarded", "11.6", Soviets, blockwar.ActionDeck.Card(int(n)), c.On, 0))
	}
	return append(seen, rise(t, Reds, x.Province, InsurgentCV, "11.6")...)
}
