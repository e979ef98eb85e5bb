package toy

import "interbellum/engine"

// 6 Battle. The ships are counted when it begins; 0 is the raider's side, 1 the target's.
type Battle struct {
	By, Target seat
	Ships      [2]int
	Stage      battleStage
	Dice       [2]int
	Won        bool // by the raider
}

type battleStage uint8

const (
	raiderLays battleStage = iota
	raiderPicks
	targetLays
	targetPicks
	raiderRolls
	targetRolls
	comparing
)

// side is whose turn it is in this stage.
func (b *Battle) side() seat {
	if b.Stage == targetLays || b.Stage == targetPicks || b.Stage == targetRolls {
		return b.Target
	}
	return b.By
}

func (b *Battle) laying() bool { return b.Stage == raiderLays || b.Stage == targetLays }

func (b *Battle) empty(t *Table) bool { return t.house(b.side()).Hand.size() == 0 }

func (b *Battle) Waiting(t *Table) bool {
	return t.stands(b.Target) && b.Stage != comparing && !(b.laying() && b.empty(t))
}

func (b *Battle) Open(t *Table) []engine.Decision {
	s := b.side()
	switch b.Stage {
	case raiderLays, targetLays:
		return ask(s, "lay", "6.1", verb("lay"), verb(engine.Pass))
	case raiderRolls, targetRolls:
		return die("battle-die", "6.2", s)
	}
	d := engine.Decision{Seat: s, Kind: "lay-card", Rule: "6.1", Seen: engine.Only(s), Public: "lays a card face down"}
	for card, n := range t.house(s).Hand {
		if n > 0 {
			d.Legal = append(d.Legal, engine.Choice{Verb: "lay", On: cardRef(card)})
		}
	}
	return []engine.Decision{d}
}

func (b *Battle) Take(t *Table, e engine.Entry) events {
	s := b.side()
	switch b.Stage {
	case raiderLays, targetLays:
		b.Stage++
		if e.Choice.Verb == engine.Pass {
			b.Stage++
		}
		return nil
	case raiderRolls, targetRolls:
		b.Dice[b.Stage-raiderRolls] = e.Choice.N
		b.Stage++
		return events{public("battle-rolled", "6.2", s, e.Choice.N)}
	}
	h := t.house(s)
	h.FaceDown = cardOf(e.Choice.On)
	h.Hand[h.FaceDown]--
	b.Stage++
	return events{public("card-laid", "6.1", s, 0)}
}

// Next passes over a house without cards, and compares at the end. A target that has
// surrendered meanwhile ends the battle without a winner.
func (b *Battle) Next(t *Table, _ step) (step, bool, events) {
	if !t.stands(b.Target) {
		return nil, true, nil
	}
	if b.Stage != comparing {
		b.Stage += 2
		return nil, false, nil
	}
	return nil, true, b.compare(t)
}

// 6.3 The sums. Losing may cost the last hope: the collapse comes before the plunder.
func (b *Battle) compare(t *Table) (seen events) {
	sum := [2]int{b.Ships[0] + b.Dice[0], b.Ships[1] + b.Dice[1]}
	for side, s := range []seat{b.By, b.Target} {
		h := t.house(s)
		if h.FaceDown != 0 {
			sum[side] += h.FaceDown
			t.Discard[h.FaceDown]++
			seen = append(seen, public("card-shown", "6.3", s, h.FaceDown).Showing())
			h.FaceDown = 0
		}
	}
	b.Won = sum[0] > sum[1]
	winner, loser := b.Target, b.By
	if b.Won {
		winner, loser = b.By, b.Target
	}
	t.house(winner).Renown++
	seen = append(seen, treatyEvent("battle-won", "6.3", winner, loser))
	seen = append(seen, t.loseShip(loser, "6.3")...)
	seen = append(seen, t.loseHope(loser, "6.3")...)
	for _, s := range (t.house(b.By).Friends & t.house(b.Target).Friends).List() {
		seen = append(seen, t.loseHope(s, "6.3")...)
	}
	return seen
}
