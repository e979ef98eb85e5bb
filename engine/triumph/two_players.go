package triumph

import (
	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// 18.0 Two-Player Rules: one player plays the USSR and the West, the Allies, the other the Axis.

// allies reports whether two Factions are the Allies of a two-player match.
func (t *Table) allies(f, g Faction) bool {
	return t.TwoPlayer && f != g && f != Axis && g != Axis && f != NoFaction && g != NoFaction
}

// ally is the other Ally, or NoFaction.
func (t *Table) ally(f Faction) Faction {
	for _, g := range f.Rivals() {
		if t.allies(f, g) {
			return g
		}
	}
	return NoFaction
}

// shuns reports whether units of the other Ally are in an area, which the Faction's own can then not
// occupy.
func (t *Table) shuns(f Faction, a Area) bool {
	ally := t.ally(f)
	if ally == NoFaction {
		return false
	}
	for i := range t.Blocks {
		if t.Blocks[i].At == a && t.Blocks[i].ID.Nation.owner() == ally {
			return true
		}
	}
	return false
}

// fortified is the stretch of the start in which one Cadre must be a Fortress: Baku and India.
func fortified(a Area) Nation {
	if p := a.Place(); a == MustArea("baku") || p.Of != p.Nation && p.Of == MustArea("delhi").Place().Of {
		return p.Of
	}
	return NoNation
}

// mustFortify reports whether a Cadre that is set up must be a Fortress: the last one of the stretch, where
// none has been one.
func (s *muster) mustFortify(t *Table) bool {
	n := fortified(s.Tasks[0].Area)
	if !t.TwoPlayer || t.Phase != SetupPhase || n == NoNation || !t.canStand(s.Tasks[0].Nation, blockwar.Fortress, s.Tasks[0].Area) {
		return false
	}
	for _, later := range s.Tasks[1:] {
		if fortified(later.Area) == n {
			return false
		}
	}
	for i := range t.Blocks {
		if b := &t.Blocks[i]; b.ID.Type == blockwar.Fortress && fortified(b.At) == n {
			return false
		}
	}
	return true
}

// reaction is how many World Reaction cards a Faction draws: as many as the Muster Value (15.41), but no
// Ally for what the other does, and for what the Axis does each half, the odd one going to the West.
func (t *Table) reaction(f, by Faction, muster uint8) uint8 {
	switch {
	case f == by || t.allies(f, by):
		return 0
	case !t.TwoPlayer || f == Axis:
		return muster
	case f == West:
		return (muster + 1) / 2
	}
	return muster / 2
}

// 18.3 Declarations of War: an Ally plays one more Command card that is valid for the Season.

// warCards are the cards with which an Ally could pay for a Declaration of War.
func (t *Table) warCards(f Faction) (list []engine.Choice) {
	for _, n := range t.faction(f).Hand[ActionDeck].List() {
		if t.Phase == Winter || Action(n).Season == t.Phase {
			list = append(list, engine.Choice{Verb: "discard", On: ActionDeck.card(n)})
		}
	}
	return list
}

// mayDeclare reports whether a Faction may Declare War upon a Rival: no Ally upon the other, and an Ally
// with a card for it only.
func (t *Table) mayDeclare(f, on Faction) bool {
	return !t.allies(f, on) && (!t.TwoPlayer || f == Axis || len(t.warCards(f)) > 0)
}

// warCard is an Ally discarding the card that its Declaration of War takes.
type warCard struct {
	done
	Faction Faction
	Paid    bool
}

func (s *warCard) Waiting(t *Table) bool { return !s.Paid && len(t.warCards(s.Faction)) > 0 }

func (s *warCard) Open(t *Table) []engine.Decision {
	return []engine.Decision{ask(s.Faction, "war-card", "18.3", factionRef(s.Faction), t.warCards(s.Faction)...)}
}

func (s *warCard) Take(t *Table, e engine.Entry) events {
	s.Paid = true
	k, n := cardOf(e.Choice.On)
	t.discard(s.Faction, k, n)
	return events{say("card-discarded", "18.3", s.Faction, e.Choice.On, "", 0)}
}

// warCard calls for the card that a Declaration of War by the Faction takes, if it takes any.
func (t *Table) warCard(f Faction) step {
	if !t.TwoPlayer || f == Axis {
		return nil
	}
	return &warCard{Faction: f}
}

var _ = register("war-card", &warCard{})
