package cataclysm

import "interbellum/engine"

// canEscalate reports whether an attempt at escalation could succeed (6.4): once a turn, never to
// exhaustion, and to total war only while belligerent or in Global War. No Democratic power goes
// to mobilization while the Status Quo holds (12.2).
func (t *Table) canEscalate(p Power) bool {
	st := &t.Powers[p]
	if st.Escalated || st.Commitment >= TotalWar {
		return false
	}
	switch st.Commitment + 1 {
	case TotalWar:
		return t.belligerent(p) || t.Status == GlobalWar
	case Mobilization:
		return st.Ideology != Democracy || !t.Markers.Has(StatusQuo)
	}
	return true
}

// escalation is a successful one and its effects (6.4.1, 6.4.2).
type escalation struct {
	Power   Power
	Stage   escalationStage
	Limited []Area // areas whose limited resource may still be counted
	Gains   uint8  // escalation offensives so far
}

type escalationStage uint8

const (
	escalationRaise escalationStage = iota
	escalationFillPool
	escalationCountResources
	escalationPlaceOffensives
	escalationDone
)

func (s *escalation) Waiting(t *Table) bool {
	switch s.Stage {
	case escalationCountResources:
		return len(s.Limited) > 0 && int(s.Gains) < t.count(s.Power, Available, Offensive)
	case escalationPlaceOffensives:
		return s.Gains > 0
	}
	return false
}

func (s *escalation) Open(*Table) []engine.Decision {
	if s.Stage == escalationCountResources {
		return []engine.Decision{ask(s.Power, "limited-resource", "6.4.2", areaRef(s.Limited[0]), verb("count"), verb("keep"))}
	}
	return []engine.Decision{ask(s.Power, "escalation-offensive", "6.4.2", counterRef(s.Power, Offensive), verb("cup"), verb("reserve"))}
}

func (s *escalation) Take(t *Table, e engine.Entry) (seen events) {
	switch e.Choice.Verb {
	case "count":
		a := s.Limited[0]
		t.Areas[a].Limited = false
		t.Areas[a].Damaged &^= 1 << len(t.Place(a).Resources)
		seen = append(seen, say("limited-resource", "6.4.2", s.Power, areaRef(a), "", -1))
		s.Gains++
		fallthrough
	case "keep":
		s.Limited = s.Limited[1:]
	case "reserve":
		seen = append(seen, t.putInReserve(s.Power, Offensive, Available)...)
		s.Gains--
		fallthrough
	case "cup":
		for range s.Gains {
			t.move(s.Power, Offensive, Available, Cup)
		}
		seen = append(seen, say("gain", "6.4.2", s.Power, counterRef(s.Power, Offensive), boxRef(Cup), int(s.Gains)))
		s.Stage = escalationDone
	}
	return seen
}

func (s *escalation) Next(t *Table, _ step) (step, bool, events) {
	p := s.Power
	if s.Waiting(t) {
		return nil, false, nil // the force pool is filled: now the power is asked
	}
	switch s.Stage {
	case escalationRaise:
		if !t.active(p) || t.Powers[p].Commitment >= TotalWar {
			return nil, true, nil
		}
		s.Stage = escalationFillPool
		return nil, false, t.raiseCommitment(p)
	case escalationFillPool:
		s.Stage = escalationCountResources
		if t.Card(p, t.Powers[p].Commitment).EscalationOffensives {
			s.countResources(t)
		}
		return &forcePoolFill{Power: p}, false, nil
	case escalationCountResources:
		s.Stage = escalationPlaceOffensives
		return nil, false, nil
	}
	return nil, true, nil
}

// raiseCommitment moves the commitment marker and does what follows at once (6.4.1): provocations
// by the status card, the markers of the new column, Global War for total war (5.6.5), and the end
// of the Status Quo for a mobilization of its adversaries (12.2): the continental powers that are
// no Democracies, so a scenario with other ideologies needs no rule of its own (C.7).
func (t *Table) raiseCommitment(p Power) events {
	st := &t.Powers[p]
	st.Commitment++
	st.Escalated = true
	seen := events{say("commitment", "6.4", p, commitmentRef(st.Commitment), "", 1)}
	for _, q := range t.increasing(t.provokes(p).And(t.provokable(p))) {
		t.gainFlag(q, 1, "6.4.1")
	}
	switch m := t.Card(p, st.Commitment).Entry.Marker; {
	case m == ABombMarker:
		seen = append(seen, t.orderBomb()...)
	case m != NoMarker && t.layResource(m):
		seen = append(seen, say("marker", "12.3.1", p, markerRef(m), areaRef(t.Card(p, st.Commitment).Entry.To), 1))
	}
	seen = append(seen, t.shareWithPacific(p)...)
	if st.Commitment == TotalWar {
		seen = append(seen, t.globalWar()...)
	}
	if st.Commitment == Mobilization && st.Ideology != Democracy && SetOf(France, Germany, Italy, USSR).Has(p) {
		seen = append(seen, t.endStatusQuo()...)
	}
	return seen
}

// countResources counts the industrial resources that bring an offensive each: under the power's
// control, undamaged, at the end of a line of communications (6.4.2). It lists the limited ones,
// since counting them is the power's choice.
func (s *escalation) countResources(t *Table) {
	for a := Area(1); a <= AreaCount; a++ {
		for i, k := range t.resources(a) {
			switch {
			case k != Industrial || !t.canCollect(s.Power, a, i):
			case t.isLimited(a, i):
				s.Limited = append(s.Limited, a)
			default:
				s.Gains++
			}
		}
	}
	s.Gains = uint8(min(int(s.Gains), t.count(s.Power, Available, Offensive)))
}

var _ = register("escalation", &escalation{})
