package blockwar

import "interbellum/engine"

// 12.44 Applying Hits, one after the other: each goes to the strongest unit of the Target Class at that
// moment. The owner chooses among equals, as far as they differ. What is left when the class is gone is
// lost.
type casualties struct {
	NoRights
	Against Side
	Class   Class
	Hits    uint8
}

// candidates lists the slots of which one takes the next Hit. Units that are alike in everything are the
// same choice.
func (s *casualties) candidates(t *Table) (list []int) {
	b := t.Combat.Battle
	if s.Hits == 0 {
		return nil
	}
	return b.Casualties(t, s.Against, s.Class)
}

func (s *casualties) Waiting(t *Table) bool { return len(s.candidates(t)) > 1 }

func (s *casualties) Open(t *Table) []engine.Decision {
	b := t.Combat.Battle
	d := t.Ask(s.Against, "take-hit", "12.44", t.AreaRef(b.Area))
	d.Left = int(s.Hits) - 1
	for _, i := range s.candidates(t) {
		d.Legal = append(d.Legal, engine.Choice{Verb: "hit", On: b.ref(t, i)})
	}
	return []engine.Decision{d}
}

func (s *casualties) Take(t *Table, e engine.Entry) events {
	return s.hit(t, t.Combat.Battle.find(t, e.Choice.On))
}

func (s *casualties) Next(t *Table, _ step) (step, bool, events) {
	list := s.candidates(t)
	if len(list) == 0 {
		return nil, true, nil
	}
	return nil, false, s.hit(t, list[0])
}

// hit takes a step off a unit, or two off Carriers and Convoys. A unit without any is eliminated.
func (s *casualties) hit(t *Table, slot int) events {
	b := t.Combat.Battle
	s.Hits--
	u, name := b.Unit(t, slot), b.ref(t, slot)
	u.CV = lessHit(u.CV, t.Chart[u.ID.Type].Loss(b.sea(t)))
	seen := events{t.Say("unit-hit", "12.44", s.Against, name, t.AreaRef(b.Area), int(u.CV))}
	if u.CV == 0 {
		t.TakeOff(u.ID)
		seen = append(seen, t.Say("unit-eliminated", "12.44", s.Against, name, t.AreaRef(b.Area), 0))
	}
	return seen
}

var _ = register("casualties", &casualties{})
