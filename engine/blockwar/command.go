package blockwar

import (
	"strings"

	"interbellum/engine"
)

// 10.1 Command Phase: in Turn Order, players commit a card face down or pass, until three have passed
// in succession. That somebody commits everybody sees; which card, its owner alone.

// ref names the committed card.
func (c Commitment) ref() engine.Ref {
	if c.Card == 0 {
		return ""
	}
	return c.Deck.Card(int(c.Card))
}

// command is what a committed card is worth in a Season.
type command struct {
	Letter    string
	Moves     int
	Valid     bool // for this Season; else, an Action card has Emergency value
	Emergency bool // 10.11
	Calm      bool // without declarations, Aggression and Combat: an Emergency, or what a game says
}

// CommandOf tells what a player has committed. Two cards are worth the valid one with the earlier letter.
func (t *Table) CommandOf(f Faction) command {
	c, other := t.worth(f, t.Faction(f).Command), t.worth(f, t.Faction(f).Under)
	both := c.Valid && other.Valid
	if other.Moves > 0 && (c.Moves == 0 || other.Valid && !c.Valid || other.Valid == c.Valid && other.Letter < c.Letter) {
		c = other
	}
	c.Calm = c.Emergency || t.Hooks.PeacefulTurn(t, f, both)
	return c
}

// worth is what a committed card is worth: nothing, where it is an Investment card.
func (t *Table) worth(f Faction, c Commitment) command {
	if c.Card == 0 || c.Deck != ActionDeck {
		return command{}
	}
	card := t.Action(int(c.Card))
	if card.ValidIn(t.Phase) {
		return command{Letter: card.Priority, Moves: card.Value, Valid: true}
	}
	return command{Letter: card.Priority, Moves: t.FactionFacts(f).Emergency, Emergency: true}
}

// CommandPhase goes round until everybody has passed in succession.
type CommandPhase struct {
	At     uint8
	Passes uint8
	Hidden bool // the one whose turn it is says which card
	Two    bool // and then which other
}

func (s *CommandPhase) over(t *Table) bool { return int(s.Passes) == len(t.Hooks.Commanders(t)) }

func (s *CommandPhase) Waiting(t *Table) bool { return !s.over(t) }

func (s *CommandPhase) Open(t *Table) []engine.Decision {
	f := t.Hooks.Commanders(t)[s.At]
	hand := &t.Faction(f).Hand
	if s.Hidden {
		return []engine.Decision{t.AskHidden(f, "command-card", "10.1", PhaseRef(t.Phase), "commits a card", hand.choices("card")...)}
	}
	d := t.Ask(f, "command", "10.1", PhaseRef(t.Phase), Verb(engine.Pass))
	if t.Faction(f).Command.Card == 0 && hand.Len() > 0 {
		d.Legal = append(d.Legal, Verb("commit"))
		if t.passive(f) && hand.Len() > 1 {
			d.Legal = append(d.Legal, Verb("commit-two"))
		}
	}
	return []engine.Decision{d}
}

func (s *CommandPhase) Take(t *Table, e engine.Entry) events {
	f := FactionAt(e.Seat)
	switch e.Choice.Verb {
	case "commit", "commit-two":
		s.Hidden, s.Two = true, e.Choice.Verb == "commit-two"
		return nil
	case "card":
		k, n := CardOf(e.Choice.On)
		t.Faction(f).Hand[k].Remove(n)
		c := Commitment{Deck: k, Card: uint8(n)}
		if s.Passes = 0; s.Two {
			s.Two = false
			t.Faction(f).Under = c
			return nil
		}
		s.Hidden = false
		t.Faction(f).Command = c
	default:
		s.Passes++
	}
	s.At = (s.At + 1) % uint8(len(t.Hooks.Commanders(t)))
	return events{t.Say("command-"+e.Choice.Verb, "10.1", f, t.FactionRef(f), "", int(s.Passes))}
}

func (s *CommandPhase) Next(t *Table, _ step) (step, bool, events) {
	if !s.over(t) {
		return nil, false, nil
	}
	return nil, true, t.revealCommands()
}

// revealCommands turns the committed cards up. Investment cards have no Command Value and are discarded.
func (t *Table) revealCommands() (seen events) {
	for _, f := range t.Hooks.Commanders(t) {
		s := t.Faction(f)
		for _, c := range []*Commitment{&s.Command, &s.Under} {
			if c.Card == 0 {
				continue
			}
			c.Open = true
			seen = append(seen, t.Say("command-revealed", "10.1", f, c.ref(), PhaseRef(t.Phase), t.worth(f, *c).Moves).Showing())
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
	t.drop(&t.Faction(f).Command)
	t.drop(&t.Faction(f).Under)
}

// CommandOrder lists the players who have a Player Turn, the earliest letter first (10.1). Equal letters
// go by Turn Order, until ties are settled (10.11).
func (t *Table) CommandOrder() (list []Faction) {
	for _, f := range t.Hooks.Commanders(t) {
		if t.CommandOf(f).Moves > 0 {
			list = append(list, f)
		}
	}
	engine.Sort(list, func(f, g Faction) int {
		c, d := t.CommandOf(f), t.CommandOf(g)
		if c.Letter == d.Letter && c.Emergency && d.Emergency {
			return t.Hooks.BreakTie(t, f, g)
		}
		return strings.Compare(c.Letter, d.Letter)
	})
	return list
}

// Tie finds the player of a valid card whose letter an Emergency card has too: that player says who goes
// first (10.11). Two Emergency cards go by Turn Order (see RULINGS.md).
func (t *Table) Tie(order []Faction) Faction {
	for _, f := range order {
		for _, g := range order {
			if a, b := t.CommandOf(f), t.CommandOf(g); f != g && a.Letter == b.Letter && a.Valid && b.Emergency {
				return f
			}
		}
	}
	return NoFaction
}

// 10.11 The opponent of an Emergency Command with the same letter chooses the Command Order.
type commandTie struct {
	EndsWhenIdle
	Chooser Faction
	Last    bool
	Chosen  bool
}

func (s *commandTie) Waiting(*Table) bool { return !s.Chosen }

func (s *commandTie) Open(t *Table) []engine.Decision {
	return []engine.Decision{t.Ask(s.Chooser, "command-tie", "10.11", PhaseRef(t.Phase), Verb("go-first"), Verb("go-last"))}
}

func (s *commandTie) Take(t *Table, e engine.Entry) events {
	s.Chosen, s.Last = true, e.Choice.Verb == "go-last"
	return events{t.Say(e.Choice.Verb, "10.11", s.Chooser, t.FactionRef(s.Chooser), "", 0)}
}

var (
	_ = register("command-phase", &CommandPhase{})
	_ = register("command-tie", &commandTie{})
)

// DeniesRights while a card is chosen face down.
func (s *CommandPhase) DeniesRights(*Table) bool { return s.Hidden }

// passive reports whether a Faction sits this Year out.
func (t *Table) passive(f Faction) bool { return f != NoFaction && t.Hooks.PassiveFaction(t) == f }
