package toy

import (
	"cmp"
	"slices"

	"interbellum/engine"
)

type (
	step   = engine.Step[Table]
	events = []engine.Event
	seat   = engine.Seat
)

// The houses (1.1).
const (
	Amber seat = 1 + iota
	Birch
	Coral
	Dune
)

var slugs = [5]string{"calm", "amber", "birch", "coral", "dune"}

// What there is in all (1.2, 1.3, 1.4, 2.5).
const (
	allGold     = 40
	allShips    = 16
	allWhistles = 4
	cardsEach   = 4
	mostHope    = 3
	mostBid     = 5
	eachCounter = 2
)

// Cards is how many cards there are of each value; 0 stands for no card and is unused.
type Cards [7]int

// A House is what lies before one player.
type House struct {
	Plays, Fallen             bool
	Gold, Ships, Hope, Renown int
	Whistle                   bool
	Friends                   engine.Seats
	Hand                      Cards
	Parcel                    int  // a card that no one has seen; 0 is none
	FaceDown                  int  // a card in battle that its owner alone has seen; 0 is none
	Opened                    bool // this round's parcel has been opened by right (8.1)
}

// Table is everything that lies on the table. Houses and counters are numbered by seat,
// with calm at 0.
type Table struct {
	Scenario          string
	Round, Rounds     int
	Bank, Yard        int
	Whistles          int
	Houses            [5]House
	Deck, Discard     Cards
	Cup, Drawn, Boxed [5]int
	Wind              seat
	Acting            seat   // whose action is under way
	Falling           []seat // houses without hope that have yet to collapse (7.1)
}

func clone(t *Table) *Table {
	c := *t
	c.Falling = slices.Clone(t.Falling)
	return &c
}

func (t *Table) house(s seat) *House { return &t.Houses[s] }

func (t *Table) stands(s seat) bool { return t.Houses[s].Plays && !t.Houses[s].Fallen }

// standing lists the houses in play in the order of 1.1.
func (t *Table) standing() (list []seat) {
	for s := Amber; s <= Dune; s++ {
		if t.stands(s) {
			list = append(list, s)
		}
	}
	return list
}

// byRank lists the houses in play, the highest rank first (1.6).
func (t *Table) byRank() []seat {
	list := t.standing()
	slices.SortStableFunc(list, func(a, b seat) int {
		return cmp.Or(cmp.Compare(t.house(b).Ships, t.house(a).Ships), cmp.Compare(windFirst(t, a), windFirst(t, b)))
	})
	return list
}

func windFirst(t *Table, s seat) int {
	if t.Wind == s {
		return 0
	}
	return 1
}

func (t *Table) outranks(a, b seat) bool {
	list := t.byRank()
	return slices.Index(list, a) < slices.Index(list, b)
}

// pay moves gold from a house to the bank; take moves it back, as far as there is some.
func (t *Table) pay(s seat, n int) { t.house(s).Gold -= n; t.Bank += n }

func (t *Table) take(s seat, n int) int {
	n = min(n, t.Bank)
	t.house(s).Gold += n
	t.Bank -= n
	return n
}

// loseHope may make a house collapse; that waits in the queue (7.1).
func (t *Table) loseHope(s seat, rule engine.Rule) events {
	h := t.house(s)
	if h.Hope == 0 {
		return nil
	}
	h.Hope--
	if h.Hope == 0 {
		t.Falling = append(t.Falling, s)
	}
	return events{public("hope-lost", rule, s, 1)}
}

func (t *Table) loseShip(s seat, rule engine.Rule) events {
	if t.house(s).Ships == 0 {
		return nil
	}
	t.house(s).Ships--
	t.Yard++
	return events{public("ship-lost", rule, s, 1)}
}

func (c *Cards) size() (n int) {
	for _, k := range c {
		n += k
	}
	return n
}

// move puts one card from one place to another.
func move(from, to *Cards, card int) { from[card]--; to[card]++ }

// refill makes the discards the deck when the deck is empty (1.3).
func (t *Table) refill() {
	if t.Deck.size() == 0 {
		t.Deck, t.Discard = t.Discard, Cards{}
	}
}

// dealing completes the question which card of the deck a house gets.
func dealing(t *Table, d engine.Decision) []engine.Decision {
	for card, n := range t.Deck {
		if n > 0 {
			d.Legal = append(d.Legal, engine.Choice{Verb: "deal", On: cardRef(card)})
			d.Weights = append(d.Weights, n)
		}
	}
	return []engine.Decision{d}
}

func houseRef(s seat) engine.Ref { return engine.Ref("house/" + slugs[s]) }

func houseOf(r engine.Ref) seat { return seat(slices.Index(slugs[:], r.Name())) }

func cardRef(card int) engine.Ref { return engine.Ref("card/" + string(rune('0'+card))) }

func cardOf(r engine.Ref) int { return int(r.Name()[0] - '0') }

// public is an event that everyone sees.
func public(kind string, rule engine.Rule, s seat, n int) engine.Event {
	return engine.Event{Kind: kind, Rule: rule, Seat: s, On: houseRef(s), N: n, Seen: engine.Everybody}
}

// ask is a public question to one house.
func ask(s seat, kind string, rule engine.Rule, legal ...engine.Choice) []engine.Decision {
	return []engine.Decision{{Seat: s, Kind: kind, Rule: rule, Seen: engine.Everybody, Legal: legal}}
}

func verb(v string) engine.Choice { return engine.Choice{Verb: v} }

func on(v string, s seat) engine.Choice { return engine.Choice{Verb: v, On: houseRef(s)} }

// die is the question what a die shows.
func die(kind string, rule engine.Rule, about seat) []engine.Decision {
	d := engine.Decision{Kind: kind, Rule: rule, About: houseRef(about), Seen: engine.Everybody}
	for n := range 6 {
		d.Legal = append(d.Legal, engine.Choice{Verb: engine.Roll, N: n + 1})
	}
	return []engine.Decision{d}
}
