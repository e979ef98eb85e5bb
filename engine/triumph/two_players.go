package triumph

import (
	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// 18.0 Two-Player Rules: one player plays the USSR and the West, the Allies, the other the Axis.

// allies reports whether two Factions are the Allies of a two-player match.
func allies(t *Table, f, g Faction) bool {
	return own(t).TwoPlayer && f != g && f != Axis && g != Axis && f != blockwar.NoFaction && g != blockwar.NoFaction
}

// ally is the other Ally, or NoFaction.
func ally(t *Table, f Faction) Faction {
	for _, g := range f.Rivals() {
		if allies(t, f, g) {
			return g
		}
	}
	return blockwar.NoFaction
}

// fortified is the stretch of the start in which one Cadre must be a Fortress: Baku and India.
func fortified(b *blockwar.Book, a Area) Nation {
	if p := b.Place(a); a == b.MustArea("baku") || p.Of != p.Nation && p.Of == b.Place(b.MustArea("delhi")).Of {
		return p.Of
	}
	return blockwar.NoNation
}

// mustFortify reports whether a Cadre that is set up must be a Fortress: the last one of the stretch, where
// none has been one.
func mustFortify(t *Table, tasks []blockwar.Task) bool {
	n := fortified(t.Book, tasks[0].Area)
	if !own(t).TwoPlayer || t.Phase != blockwar.SetupPhase || n == blockwar.NoNation || !t.CanStand(tasks[0].Nation, blockwar.Fortress, tasks[0].Area) {
		return false
	}
	for _, later := range tasks[1:] {
		if fortified(t.Book, later.Area) == n {
			return false
		}
	}
	for i := range t.Blocks {
		if b := &t.Blocks[i]; b.ID.Type == blockwar.Fortress && fortified(t.Book, b.At) == n {
			return false
		}
	}
	return true
}

// reaction is how many World Reaction cards a Faction draws: as many as the Muster Value (15.41), but no
// Ally for what the other does, and for what the Axis does each half, the odd one going to the West.
func reaction(t *Table, f, by Faction, muster uint8) uint8 {
	switch {
	case f == by || allies(t, f, by):
		return 0
	case !own(t).TwoPlayer || f == Axis:
		return muster
	case f == West:
		return (muster + 1) / 2
	}
	return muster / 2
}

// 18.3 Declarations of War: an Ally plays one more Command card that is valid for the Season.

// warCards are the cards with which an Ally could pay for a Declaration of War.
func warCards(t *Table, f Faction) (list []engine.Choice) {
	for _, n := range t.Faction(f).Hand[blockwar.ActionDeck].List() {
		if t.Action(n).ValidIn(t.Phase) {
			list = append(list, engine.Choice{Verb: "discard", On: blockwar.ActionDeck.Card(n)})
		}
	}
	return list
}

// mayDeclare reports whether a Faction may Declare War upon a Rival: no Ally upon the other, and an Ally
// with a card for it only.
func mayDeclare(t *Table, f, on Faction) bool {
	return !allies(t, f, on) && (!own(t).TwoPlayer || f == Axis || len(warCards(t, f)) > 0)
}

// warCard is an Ally discarding the card that its Declaration of War takes.
type warCard struct {
	blockwar.EndsWhenIdle
	Faction Faction
	Paid    bool
}

func (s *warCard) Waiting(t *Table) bool { return !s.Paid && len(warCards(t, s.Faction)) > 0 }

func (s *warCard) Open(t *Table) []engine.Decision {
	return []engine.Decision{t.Ask(s.Faction, "war-card", "18.3", t.FactionRef(s.Faction), warCards(t, s.Faction)...)}
}

func (s *warCard) Take(t *Table, e engine.Entry) events {
	s.Paid = true
	k, n := blockwar.CardOf(e.Choice.On)
	t.Discard(s.Faction, k, n)
	return events{t.Say("card-discarded", "18.3", s.Faction, e.Choice.On, "", 0)}
}

// payForWar calls for the card that a Declaration of War by the Faction takes, if it takes any.
func payForWar(t *Table, f Faction) step {
	if !own(t).TwoPlayer || f == Axis {
		return nil
	}
	return &warCard{Faction: f}
}

var _ = register("war-card", &warCard{})

// 18.4 outdone reports whether a Faction is the Ally with fewer points: the Axis is compared to the other.
func outdone(t *Table, f Faction) bool {
	g := ally(t, f)
	if g == blockwar.NoFaction {
		return false
	}
	mine, theirs := t.Points(f, false).Total(), t.Points(g, false).Total()
	return mine < theirs || mine == theirs && f > g
}
