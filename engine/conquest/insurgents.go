package conquest

import (
	"slices"

	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// 7.352, 11.6, 16.14 Red Insurgents: a pair of cards for one Province waits in the Secret Vault, until it becomes a Militia there.
type insurgents struct {
	Province   Area
	Card, Pair uint8
}

const insurgentCV = 2

// insurgentPairs lists the pairs of cards in the Soviets' hand that could be laid: two with a Province's Diplomacy end, or two with it as a
// Partisan Option (17.11).
func insurgentPairs(t *Table) (list []insurgents) {
	hand := t.Faction(Soviets).Hand[blockwar.ActionDeck].List()
	for i, card := range hand {
		for _, pair := range hand[i+1:] {
			if (t.Action(card).Wild != nil) != (t.Action(pair).Wild != nil) {
				continue
			}
			for _, a := range ProvincesOn(t, card) {
				if slices.Contains(ProvincesOn(t, pair), a) {
					list = append(list, insurgents{a, uint8(card), uint8(pair)})
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
	blockwar.Done
	blockwar.Hushed
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

func (x insurgents) choice() engine.Choice {
	return engine.Choice{Verb: "lay", On: blockwar.ActionDeck.Card(int(x.Card)), To: blockwar.ActionDeck.Card(int(x.Pair)), N: int(x.Province)}
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
	at := slices.IndexFunc(*in, func(x insurgents) bool { return t.AreaRef(x.Province) == c.On })
	x := (*in)[at]
	if *in = slices.Delete(*in, at, at+1); len(*in) == 0 {
		*in = nil
	}
	for _, n := range []uint8{x.Card, x.Pair} {
		t.Decks[blockwar.ActionDeck].Discard.Add(int(n))
		seen = append(seen, t.Say("card-discarded", "11.6", Soviets, blockwar.ActionDeck.Card(int(n)), c.On, 0))
	}
	return append(seen, rise(t, Reds, x.Province, insurgentCV, "11.6")...)
}
