package cataclysm

import (
	"cmp"
	"slices"

	"interbellum/engine"
)

// precedence is a power's request to go before another of its ideology in ties (3.1). The other
// agrees, or one die decides: 4 or more for the power that asked.
type precedence struct {
	Power, Other      Power
	Answered, Refused bool
}

func (p *precedence) Waiting(*Table) bool { return !p.Answered }

func (p *precedence) Open(*Table) []engine.Decision {
	return []engine.Decision{ask(p.Other, "precedence", "3.1", powerRef(p.Power), verb("accept"), verb("refuse"))}
}

func (p *precedence) Take(t *Table, e engine.Entry) events {
	p.Answered, p.Refused = true, e.Choice.Verb == "refuse"
	if p.Refused {
		return events{say("precedence-refused", "3.1", p.Other, powerRef(p.Power), "", 0)}
	}
	return t.moveBefore(p.Power, p.Other)
}

func (p *precedence) Next(t *Table, ended step) (step, bool, events) {
	if !p.Refused {
		return nil, true, nil
	}
	r, is := ended.(*roll)
	if !is {
		return newRoll(p.Power, "precedence", "3.1", powerRef(p.Other), 1), false, nil
	}
	if r.Faces[0] >= 4 {
		return nil, true, t.moveBefore(p.Power, p.Other)
	}
	return nil, true, events{say("precedence-kept", "3.1", p.Other, powerRef(p.Power), "", 0)}
}

// precedenceRights lists the requests of powers to go before another of their ideology in ties:
// each may ask once in the administration phase of each turn.
func (t *Table) precedenceRights(stack []step) (rights []engine.Decision) {
	if t.Phase != AdministrationPhase || !noProcedureUnderWay(stack) {
		return nil
	}
	for _, p := range t.activePowers().List() {
		if t.Powers[p].AskedPrecedence {
			continue
		}
		d := ask(p, "go-first", "3.1", powerRef(p))
		for _, q := range t.activePowers().Without(p).List() {
			if t.ideology(p) == t.ideology(q) && t.compareInIdeology(q, p) < 0 {
				d.Legal = append(d.Legal, engine.Choice{Verb: "go-first", On: powerRef(q)})
			}
		}
		if len(d.Legal) > 0 {
			rights = append(rights, d)
		}
	}
	return rights
}

// requestPrecedence asks the other power.
func (t *Table) requestPrecedence(p, q Power) (step, events) {
	t.Powers[p].AskedPrecedence = true
	return &precedence{Power: p, Other: q}, events{say("go-first", "3.1", p, powerRef(q), "", 0)}
}

// compareInIdeology compares two powers of one ideology: as they have settled it, otherwise by the
// list.
func (t *Table) compareInIdeology(p, q Power) int {
	return cmp.Or(cmp.Compare(t.Powers[p].TieRank, t.Powers[q].TieRank), cmp.Compare(p, q))
}

// moveBefore moves one power of an ideology directly before another.
func (t *Table) moveBefore(p, q Power) events {
	var list []Power
	for _, x := range AllPowers.List() {
		if x != p && t.ideology(x) == t.ideology(p) {
			list = append(list, x)
		}
	}
	engine.Sort(list, t.compareInIdeology)
	list = slices.Insert(list, slices.Index(list, q), p)
	for i, x := range list {
		t.Powers[x].TieRank = uint8(i)
	}
	return events{say("precedence", "3.1", p, powerRef(q), "", 0)}
}

var _ = register("precedence", &precedence{})
