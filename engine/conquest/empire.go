package conquest

import (
	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// 8.4 British Empire Diplomacy.

// enoughMarkers is the Influence of the USA that makes it an ally (8.43).
const enoughMarkers = 3

// joins: the British Empire becomes the ally of the USA (8.43).
func joins(t *Table, n Nation) (call step, seen events, special bool) {
	if n != BritishEmpire {
		return nil, nil, false
	}
	return nil, ally(t), true
}

// ally makes the British Empire the ally of the USA for good: from now on its units, and all that it holds, are the USA's.
func ally(t *Table) events {
	if own(t).Allied {
		return nil
	}
	own(t).Allied = true
	for n := range t.Nations {
		if s := &t.Nations[n]; s.Marker == Empire {
			s.Marker = USA
		}
	}
	for a, f := range t.Control {
		if f == Empire {
			t.Control[a] = USA
		}
	}
	t.Nations[BritishEmpire] = blockwar.NationState{Marker: USA}
	for _, g := range t.Side(Empire).Wars.List() {
		t.Side(g).Wars = t.Side(g).Wars.Without(Empire)
	}
	t.Side(Empire).Wars = 0
	return events{t.Say("alliance", "8.43", USA, t.NationRef(BritishEmpire), t.FactionRef(USA), 0)}
}

// sways: no Influence but that of the USA makes the British Empire anything (8.42).
func sways(_ *Table, n Nation, f Faction) bool { return n != BritishEmpire || f == USA }

// courted is one marker of the USA more, and its alliance where that makes three.
func courted(t *Table, rule engine.Rule) events {
	if !t.Neutral(BritishEmpire) {
		return nil
	}
	seen := t.Press(BritishEmpire, USA, rule)
	if by := t.Nations[BritishEmpire].Influence; by.Of == USA && by.N >= enoughMarkers {
		seen = append(seen, ally(t)...)
	}
	return seen
}
