package conquest

import (
	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// raiseLoyalty raises the KMT or CPC marker of a Foster Faction.
func raiseLoyalty(t *Table, f Faction, rule engine.Rule) events {
	l := &own(t).Loyalty[f]
	l.N++
	return events{t.Say("loyalty", rule, f, t.FactionRef(f), "", int(l.N))}
}

// 15.22 declared is what a Declaration of War does besides: the USA's Reaction Forces and Naval Construction (7.132, 7.133) and the
// Russian Reserves (7.134) come sooner.
func declared(t *Table, by, on Side) events {
	o := own(t)
	switch on {
	case USA:
		o.Reacting = max(o.Reacting, reactionYears)
		if by == Japan {
			o.Attacked = true
		}
	case Soviets:
		if o.Reserves == waiting {
			o.Reserves = called
		}
	}
	return nil
}

// ally is the Alliance: its units fight for the USA from now on, and what it controls is the USA's (8.43).
func ally(t *Table) events {
	if own(t).Allied {
		return nil
	}
	own(t).Allied = true
	for n := Nation(1); n <= t.LastNation; n++ {
		if t.Nations[n].Marker == Empire {
			t.Nations[n].Marker = USA
		}
	}
	for a := range t.Control {
		if t.Control[a] == Empire {
			t.Control[a] = USA
		}
	}
	t.Nations[BritishEmpire] = blockwar.NationState{}
	return events{t.Say("alliance", "8.43", USA, t.NationRef(BritishEmpire), t.FactionRef(USA), 0)}
}
