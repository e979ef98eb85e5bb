package conquest

import (
	"slices"

	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// 17.4 Partisan Suppression: in the Combat Phase units fire at Partisans in Provinces without a Battle. It is no Battle.

// suppressions lists where the Active Player can commit units: by Nation, and by how they stand. Fortresses cannot suppress, but that
// these are such is not told by what is offered, nor how many have been committed: it is asked until the player is done, or has been asked
// once for each unit.
func suppressions(t *Table, f Faction) (list []engine.Choice) {
	if f == Soviets {
		return nil // they are theirs
	}
	for _, a := range restiveProvinces(t) {
		if t.Disputed(a) {
			continue
		}
		for n := Nation(1); n <= t.LastPower; n++ {
			if t.Leads(f, n) && len(t.Here(a, func(b *blockwar.Block) bool { return b.ID.Nation == n })) > asked(t, a, n) {
				list = append(list, engine.Choice{Verb: "suppress", On: t.AreaRef(a), To: t.NationRef(n)})
			}
		}
	}
	return list
}

// Sought is how often it has been asked in this Combat Phase which unit of a Nation in an area suppresses.
type Sought struct {
	Area   Area
	Nation Nation
	N      uint8
}

func asked(t *Table, a Area, n Nation) int {
	for _, x := range chinaOf(t).Sought {
		if x.Area == a && x.Nation == n {
			return int(x.N)
		}
	}
	return 0
}

func seek(t *Table, a Area, n Nation) {
	list := &chinaOf(t).Sought
	i := slices.IndexFunc(*list, func(x Sought) bool { return x.Area == a && x.Nation == n })
	if i < 0 {
		i, *list = len(*list), append(*list, Sought{a, n, 0})
	}
	(*list)[i].N++
}

func committed(t *Table, b *blockwar.Block) bool {
	return slices.Contains(chinaOf(t).Suppressing, b.ID)
}

// suppressor is the choice of a unit that is committed: the owner alone knows which are Fortresses.
type suppressor struct {
	blockwar.EndsWhenIdle
	blockwar.NoRights
	Faction Faction
	Area    Area
	Nation  Nation
	Chosen  bool
}

func (s *suppressor) Waiting(*Table) bool { return !s.Chosen }

func (s *suppressor) Open(t *Table) []engine.Decision {
	d := t.AskHidden(s.Faction, "suppressor", "17.4", t.AreaRef(s.Area), "picks a unit", blockwar.Verb("none"))
	for _, b := range t.Here(s.Area, func(b *blockwar.Block) bool { return b.ID.Nation == s.Nation && !committed(t, b) }) {
		if b.ID.Type != blockwar.Fortress && t.Firepower(b, blockwar.Ground) > 0 {
			d.Legal = append(d.Legal, engine.Choice{Verb: "commit", On: t.UnitRef(b.ID)})
		}
	}
	return []engine.Decision{d}
}

func (s *suppressor) Take(t *Table, e engine.Entry) events {
	s.Chosen, chinaOf(t).Pending = true, pending{}
	if e.Choice.Verb == "none" {
		return nil
	}
	chinaOf(t).Suppressing = append(chinaOf(t).Suppressing, t.UnitOf(e.Choice.On).ID)
	return nil
}

// suppression is the fire at the Partisans of one Province after the other: with Guerrilla Warfare they ambush first (17.5), then
// each unit fires, in the order of Combat Priority.
type suppression struct {
	blockwar.NoRights
	Area  Area // where it is going on
	Power uint8
	Dice  uint8
	Faces []uint8
	Unit  blockwar.ID // that fires; none while Partisans do
	Hits  uint8       // of an ambush, still to be taken
}

// firing is the next unit to fire in the Province: the earliest in Combat Priority, the rest as everybody sees them.
func (s *suppression) firing(t *Table) *blockwar.Block {
	var first *blockwar.Block
	for _, id := range chinaOf(t).Suppressing {
		b := t.Blocks.Get(id)
		if b == nil || b.At != s.Area {
			continue
		}
		if first == nil || before(t, b, first) {
			first = b
		}
	}
	return first
}

func before(t *Table, b, c *blockwar.Block) bool {
	if x, y := t.Chart[b.ID.Type].Priority, t.Chart[c.ID.Type].Priority; x != y {
		return x < y
	}
	return blockwar.CompareOpen(b, c) < 0
}

func (s *suppression) Waiting(t *Table) bool {
	return len(s.Faces) < int(s.Dice) || s.Hits > 0 && len(s.victims(t)) > 1
}

func (s *suppression) Open(t *Table) []engine.Decision {
	if len(s.Faces) < int(s.Dice) {
		d := blockwar.Die("fire", s.rule(), s.about(t), int(s.Dice)-len(s.Faces)-1)
		d.For = string(t.AreaRef(s.Area))
		return []engine.Decision{d}
	}
	d := t.Ask(t.SideOf(s.victims(t)[0].ID.Nation), "take-hit", "17.5", t.AreaRef(s.Area))
	d.Left = int(s.Hits) - 1
	for _, b := range s.victims(t) {
		if c := t.NameFor("hit", b); !slices.Contains(d.Legal, c) {
			d.Legal = append(d.Legal, c)
		}
	}
	return []engine.Decision{d}
}

func (s *suppression) rule() engine.Rule {
	if s.Unit.Nation == blockwar.NoNation {
		return "17.5"
	}
	return "17.4"
}

func (s *suppression) about(t *Table) engine.Ref {
	if s.Unit.Nation == blockwar.NoNation {
		return t.AreaRef(s.Area)
	}
	return t.KindRef(s.Unit)
}

func (s *suppression) Take(t *Table, e engine.Entry) events {
	if e.Choice.Verb == "hit" {
		list := s.victims(t)
		return s.hit(t, list[slices.IndexFunc(list, func(b *blockwar.Block) bool { return t.NameFor("hit", b) == e.Choice })])
	}
	s.Faces = append(s.Faces, uint8(e.Choice.N))
	return events{t.Say("die", s.rule(), t.Active, s.about(t), t.AreaRef(s.Area), e.Choice.N)}
}

func (s *suppression) Next(t *Table, _ step) (_ step, _ bool, seen events) {
	switch {
	case s.Dice > 0:
		return nil, false, s.count(t)
	case s.Hits > 0 && len(s.victims(t)) > 0:
		return nil, false, s.hit(t, s.victims(t)[0])
	}
	s.Hits = 0
	if b := s.firing(t); b != nil {
		s.Unit, s.Dice, s.Power = b.ID, b.CV, uint8(t.Firepower(b, blockwar.Ground))
		return nil, false, events{t.Say("fires", "17.4", t.SideOf(b.ID.Nation), t.KindRef(b.ID), t.AreaRef(s.Area), int(b.CV))}
	}
	if s.Area == blockwar.Nowhere {
		seen = showSuppressors(t)
	}
	return nil, !s.begin(t), seen
}

// showSuppressors turns all units up that are committed, once all are named, as those in Battles (12.1). Some may have Disbanded.
func showSuppressors(t *Table) (seen events) {
	release(t, func(id blockwar.ID) bool { return t.Blocks.Get(id) == nil })
	for _, id := range chinaOf(t).Suppressing {
		seen = append(seen, t.TurnUp(t.Blocks.Get(id))...)
	}
	return seen
}

// release lets units be committed no more.
func release(t *Table, which func(blockwar.ID) bool) {
	c := chinaOf(t)
	if c.Suppressing = slices.DeleteFunc(c.Suppressing, which); len(c.Suppressing) == 0 {
		c.Suppressing = nil
	}
}

// begin goes on to the next Province, where Guerrillas fire first, a die for each (17.5).
func (s *suppression) begin(t *Table) bool {
	for a := s.Area + 1; a <= t.LastArea; a++ {
		if s.Area = a; s.firing(t) == nil {
			continue
		}
		if t.Has(Soviets, GuerrillaWarfare) {
			s.Dice, s.Power = chinaOf(t).Partisans[a], 1
		}
		return true
	}
	return false
}

// count applies the dice. Of a unit's fire each Hit takes a Partisan and then each six creates one; an ambush hits the Ground units
// that suppress.
func (s *suppression) count(t *Table) (seen events) {
	hits := blockwar.Hits(s.Faces, s.Power)
	seen = events{t.Say("hits", s.rule(), t.Active, s.about(t), t.AreaRef(s.Area), hits)}
	if s.Unit.Nation == blockwar.NoNation {
		s.Hits = uint8(hits)
	} else {
		for range min(hits, int(chinaOf(t).Partisans[s.Area])) {
			seen = append(seen, losePartisan(t, s.Area, "17.4")...)
		}
		for _, face := range s.Faces {
			if face == 6 {
				seen = append(seen, createPartisan(t, s.Area, "17.4")...)
			}
		}
		s.stop(t)
	}
	s.Dice, s.Faces, s.Unit = 0, nil, blockwar.ID{}
	return seen
}

// stop stands a unit up again that has fired.
func (s *suppression) stop(t *Table) {
	release(t, func(id blockwar.ID) bool { return id == s.Unit })
	if b := t.Blocks.Get(s.Unit); b != nil {
		b.Marks &^= blockwar.FaceUp
	}
}

// victims are the strongest Ground units that suppress: one of them takes the next Hit (12.44).
func (s *suppression) victims(t *Table) []*blockwar.Block {
	return blockwar.Strongest(t.Here(s.Area, func(b *blockwar.Block) bool {
		return committed(t, b) && t.Chart[b.ID.Type].Class == blockwar.Ground
	}))
}

func (s *suppression) hit(t *Table, b *blockwar.Block) events {
	s.Hits--
	b.CV--
	seen := events{t.Say("unit-hit", "17.5", t.SideOf(b.ID.Nation), t.KindRef(b.ID), t.AreaRef(s.Area), int(b.CV))}
	if b.CV == 0 {
		s.Unit = b.ID
		s.stop(t)
		s.Unit = blockwar.ID{}
		t.TakeOff(b.ID)
	}
	return seen
}

var (
	_ = register("suppressor", &suppressor{})
	_ = register("suppression", &suppression{})
)
