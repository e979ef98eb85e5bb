package triumph

import (
	"interbellum/engine"
)

// 10.1 Command Phase: in Turn Order, players commit a card face down or pass, until three have passed
// in succession. That somebody commits everybody sees; which card, its owner alone.

// ref names the committed card.
func (c Commitment) ref() engine.Ref {
	if c.Card == 0 {
		return ""
	}
	return c.Deck.card(int(c.Card))
}

// command is what a committed card is worth in a Season.
type command struct {
	Letter    string
	Moves     int
	Valid     bool // for this Season; else, an Action card has Emergency value
	Emergency bool // 10.11
	Calm      bool // without declarations, Aggression and Combat: an Emergency, or a Defensive Turn (18.231)
}

// commandOf tells what a player has committed. A Passive Ally's two cards are worth the valid one with the
// earlier letter, and make an Offensive Turn if both are valid (18.232).
func (t *Table) commandOf(f Faction) command {
	c, other := t.worth(f, t.faction(f).Command), t.worth(f, t.faction(f).Under)
	both := c.Valid && other.Valid
	if other.Moves > 0 && (c.Moves == 0 || other.Valid && !c.Valid || other.Valid == c.Valid && other.Letter < c.Letter) {
		c = other
	}
	c.Calm = c.Emergency || t.passive(f) && !both
	return c
}

// worth is what a committed card is worth: nothing, where it is an Investment card. In Winter any Season's
// will do (10.4).
func (t *Table) worth(f Faction, c Commitment) command {
	if c.Card == 0 || c.Deck != ActionDeck {
		return command{}
	}
	card := Action(int(c.Card))
	if card.Season == t.Phase || t.Phase == Winter {
		return command{Letter: card.Priority, Moves: card.Value, Valid: true}
	}
	return command{Letter: card.Priority, Moves: f.Facts().Emergency, Emergency: true}
}

type commandPhase struct {
	At     uint8
	Passes uint8
	Hidden bool // the one whose turn it is says which card
	Two    bool // and then which other (18.232)
	Any    bool // a card has been committed
}

// commanders are the players who may commit cards: in Winter the USSR alone (10.4).
func (t *Table) commanders() []Faction {
	if t.Phase == Winter {
		return []Faction{USSR}
	}
	return t.Order[:]
}

func (s *commandPhase) over(t *Table) bool { return int(s.Passes) == len(t.commanders()) }

func (s *commandPhase) Waiting(t *Table) bool { return !s.over(t) }

func (s *commandPhase) Open(t *Table) []engine.Decision {
	f := t.commanders()[s.At]
	hand := &t.faction(f).Hand
	if s.Hidden {
		return []engine.Decision{askHidden(f, "command-card", "10.1", phaseRef(t.Phase), "commits a card", hand.choices("card")...)}
	}
	d := ask(f, "command", "10.1", phaseRef(t.Phase), verb(engine.Pass))
	if t.faction(f).Command.Card == 0 && hand.Len() > 0 {
		d.Legal = append(d.Legal, verb("commit"))
		if t.passive(f) && hand.Len() > 1 {
			d.Legal = append(d.Legal, verb("commit-two"))
		}
	}
	return []engine.Decision{d}
}

func (s *commandPhase) Take(t *Table, e engine.Entry) events {
	f := factionAt(e.Seat)
	switch e.Choice.Verb {
	case "commit", "commit-two":
		s.Hidden, s.Two = true, e.Choice.Verb == "commit-two"
		return nil
	case "card":
		k, n := cardOf(e.Choice.On)
		t.faction(f).Hand[k].Remove(n)
		c := Commitment{Deck: k, Card: uint8(n)}
		if s.Passes = 0; s.Two {
			s.Two = false
			t.faction(f).Under = c
			return nil
		}
		s.Hidden, s.Any = false, true
		t.faction(f).Command = c
	default:
		s.Passes++
	}
	s.At = (s.At + 1) % uint8(len(t.commanders()))
	return events{say("command-"+e.Choice.Verb, "10.1", f, factionRef(f), "", int(s.Passes))}
}

func (s *commandPhase) Next(t *Table, _ step) (step, bool, events) {
	if !s.over(t) {
		return nil, false, nil
	}
	return nil, true, t.revealCommands()
}

// revealCommands turns the committed cards up. Investment cards have no Command Value and are discarded.
func (t *Table) revealCommands() (seen events) {
	for _, f := range t.commanders() {
		s := t.faction(f)
		for _, c := range []*Commitment{&s.Command, &s.Under} {
			if c.Card == 0 {
				continue
			}
			c.Open = true
			seen = append(seen, say("command-revealed", "10.1", f, c.ref(), phaseRef(t.Phase), t.worth(f, *c).Moves))
			if c.Deck == InvestmentDeck {
				t.drop(c)
			}
		}
	}
	return seen
}

// drop discards a committed card, dropCommand all that a player has committed.
func (t *Table) drop(c *Commitment) {
	if c.Card > 0 {
		t.Decks[c.Deck].Discard.Add(int(c.Card))
		*c = Commitment{}
	}
}

func (t *Table) dropCommand(f Faction) {
	t.drop(&t.faction(f).Command)
	t.drop(&t.faction(f).Under)
}

// commandOrder lists the players who have a Player Turn, the earliest letter first (10.1). Equal letters
// go by Turn Order, until ties are settled (10.11).
func (t *Table) commandOrder() (list []Faction) {
	for _, f := range t.commanders() {
		if t.commandOf(f).Moves > 0 {
			list = append(list, f)
		}
	}
	engine.Sort(list, func(f, g Faction) int {
		switch a, b := t.commandOf(f).Letter, t.commandOf(g).Letter; {
		case a < b:
			return -1
		case a > b:
			return 1
		}
		return 0
	})
	return list
}

// tie finds the player of a valid card whose letter an Emergency card has too: that player says who goes
// first (10.11). Two Emergency cards go by Turn Order (see RULINGS.md).
func (t *Table) tie(order []Faction) Faction {
	for _, f := range order {
		for _, g := range order {
			if a, b := t.commandOf(f), t.commandOf(g); f != g && a.Letter == b.Letter && a.Valid && b.Emergency {
				return f
			}
		}
	}
	return NoFaction
}

// 10.11 The opponent of an Emergency Command with the same letter chooses the Command Order.
type commandTie struct {
	done
	Chooser Faction
	Last    bool
	Chosen  bool
}

func (s *commandTie) Waiting(*Table) bool { return !s.Chosen }

func (s *commandTie) Open(t *Table) []engine.Decision {
	return []engine.Decision{ask(s.Chooser, "command-tie", "10.11", phaseRef(t.Phase), verb("go-first"), verb("go-last"))}
}

func (s *commandTie) Take(_ *Table, e engine.Entry) events {
	s.Chosen, s.Last = true, e.Choice.Verb == "go-last"
	return events{say(e.Choice.Verb, "10.11", s.Chooser, factionRef(s.Chooser), "", 0)}
}

var (
	_ = register("command-phase", &commandPhase{})
	_ = register("command-tie", &commandTie{})
)
