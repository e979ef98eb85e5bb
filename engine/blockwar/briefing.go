package blockwar

import "interbellum/engine"

// 12.2 Before the first die of the Battles of a Combat Phase each Defender says of each whether its orders fight it
// or its player does; at sea again before each further Round. This is no rule of the game: it is the moment at which
// a player far away is asked, once for all Battles together (see RULINGS.md).
type briefing struct {
	EndsWhenIdle
	NoRights
	Areas []Area
	Told  uint8 // how many have been asked about
}

type defence struct {
	By Faction
	at Area
}

// defences lists who defends where, so that each Faction is asked about all its Battles in one go.
func (s *briefing) defences(t *Table) (list []defence) {
	for _, f := range t.Active.Rivals() {
		for _, a := range s.Areas {
			if t.Foes(t.Active, a).Has(f) {
				list = append(list, defence{f, a})
			}
		}
	}
	return list
}

func (s *briefing) Waiting(t *Table) bool { return int(s.Told) < len(s.defences(t)) }

func (s *briefing) Open(t *Table) []engine.Decision {
	now := s.defences(t)[s.Told]
	at := t.AreaRef(now.at)
	return []engine.Decision{t.AskHidden(now.By, "defend", "12.2", at, "gives orders", engine.Choice{Verb: "by-order", On: at}, engine.Choice{Verb: "in-person", On: at})}
}

func (s *briefing) Take(t *Table, e engine.Entry) events {
	s.Told++
	t.Combat.Keep(t.AreaOf(e.Choice.On), FactionAt(e.Seat), e.Choice.Verb == "in-person")
	return nil
}

// Keep notes whether a Faction's player fights a Battle in person.
func (c *Combat) Keep(a Area, f Faction, inPerson bool) {
	c.InPerson[a] = c.InPerson[a].Without(f)
	if inPerson {
		c.InPerson[a] = c.InPerson[a].With(f)
	}
}

var _ = register("briefing", &briefing{})
