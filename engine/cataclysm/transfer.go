package cataclysm

import (
	"slices"

	"interbellum/engine"
)

// 4.4.1 Transfer of resources. The United States gives before any power produces, so the order
// of collection does not matter. The receiver collects in its own production.

// Transfer is one resource on its way from the United States.
type Transfer struct {
	To   Power
	Kind ResourceKind
}

// transfers decides what is given this turn: first what the trade with Japan requires, then what
// Lend Lease offers, at most one resource for each receiver (12.2.2). Made is its result.
type transfers struct {
	Started bool
	Todo    []Power // powers that may still receive a resource
	Made    []Transfer
}

// transfersDue reports whether the United States must or may give anything.
func (t *Table) transfersDue() bool {
	return t.active(US) && (t.Markers.Has(USJapanTrade) && t.active(Japan) || t.lendLeaseMovesResources())
}

// lendLeaseMovesResources reports whether Lend Lease moves resources. A scenario may limit it to
// its political effects.
func (t *Table) lendLeaseMovesResources() bool {
	return t.Markers.Has(LendLease) && !t.hasSpecialRule("lend-lease")
}

// lendLeaseReceivers lists the powers that may receive resources: belligerents that are not
// American enemies, of any ideology (12.2.2).
func (t *Table) lendLeaseReceivers() (list []Power) {
	for _, q := range t.increasing(t.activePowers().Without(US).Minus(t.enemies(US))) {
		if t.belligerent(q) {
			list = append(list, q)
		}
	}
	return list
}

// stock counts the resources of a kind that American home areas yield this turn and that are not
// given away yet.
func (s *transfers) stock(t *Table, kind ResourceKind) (n int) {
	for a := Area(1); a <= AreaCount; a++ {
		if !t.isHome(US, a) {
			continue
		}
		for i, k := range t.resources(a) {
			if k == kind && t.canCollect(US, a, i) {
				n++
			}
		}
	}
	for _, x := range s.Made {
		if x.Kind == kind {
			n--
		}
	}
	return n
}

func (s *transfers) kinds(t *Table) (list []ResourceKind) {
	for _, k := range []ResourceKind{Natural, Industrial} {
		if s.stock(t, k) > 0 {
			list = append(list, k)
		}
	}
	return list
}

func (s *transfers) Waiting(t *Table) bool {
	return t.active(US) && len(s.choices(t)) > 0
}

// choices lists the transfers that are still possible: those that a line of communications
// reaches.
func (s *transfers) choices(t *Table) (legal []engine.Choice) {
	kinds := s.kinds(t)
	if len(kinds) == 0 {
		return nil
	}
	for _, q := range s.Todo {
		if !t.active(q) || !t.canTransferTo(q) {
			continue
		}
		for _, k := range kinds {
			legal = append(legal, engine.Choice{Verb: "transfer", On: powerRef(q), To: resourceRef(k)})
		}
	}
	return legal
}

func (s *transfers) Open(t *Table) []engine.Decision {
	return []engine.Decision{ask(US, "transfer", "4.4.1", markerRef(LendLease), append(s.choices(t), verb(engine.Pass))...)}
}

func (s *transfers) Take(t *Table, e engine.Entry) events {
	if e.Choice.Verb == engine.Pass {
		s.Todo = nil
		return nil
	}
	q := powerOf(e.Choice.On)
	s.Todo = slices.DeleteFunc(slices.Clone(s.Todo), func(p Power) bool { return p == q })
	for _, k := range []ResourceKind{Natural, Industrial} {
		if resourceRef(k) == e.Choice.To {
			return s.give(q, k)
		}
	}
	return nil
}

func (s *transfers) give(q Power, k ResourceKind) events {
	s.Made = append(s.Made, Transfer{q, k})
	return events{say("transfer", "4.4.1", US, powerRef(q), resourceRef(k), 1)}
}

func (s *transfers) Next(t *Table, _ step) (step, bool, events) {
	if s.Started {
		return nil, true, nil
	}
	s.Started = true
	if t.lendLeaseMovesResources() {
		s.Todo = t.lendLeaseReceivers()
	}
	return nil, false, s.sendToJapan(t)
}

// sendToJapan sends Japan its industrial resource, unless it cannot reach Japan.
func (s *transfers) sendToJapan(t *Table) events {
	switch {
	case !t.Markers.Has(USJapanTrade) || !t.active(Japan) || s.stock(t, Industrial) == 0:
		return nil
	case !t.canTransferTo(Japan):
		return events{say("transfer-blocked", "4.4.1", Japan, powerRef(US), resourceRef(Industrial), 0)}
	}
	return s.give(Japan, Industrial)
}

// canTransferTo reports whether a resource can come from an American home area to a production
// site of the power: by that power's own line of communications, for which American ports count as
// its own, whether the United States is at war or not.
func (t *Table) canTransferTo(q Power) bool {
	th := t.theatre(q, UnitID{})
	var homes Areas
	for a := Area(1); a <= AreaCount; a++ {
		switch pl := t.Place(a); {
		case !t.inPlay(a):
		case t.controller(a) == US && pl.Coastal:
			th.friendly.Add(a)
			addBerths(a, &th.ports)
		case t.Areas[a].Base == US && pl.Base == NavalBase:
			th.ports.Add(a)
		}
		if t.inPlay(a) && t.isHome(US, a) {
			homes.Add(a)
		}
	}
	th.surveyRange()
	s := th.supplyFrom(homes)
	for _, a := range s.reached.List() {
		if t.productionSite(q, a) {
			return true
		}
	}
	return false
}

// transfersTo lists what has been sent to a power.
func transfersTo(list []Transfer, p Power) (got []Transfer) {
	for _, x := range list {
		if x.To == p {
			got = append(got, x)
		}
	}
	return got
}

// isGivenAway reports whether this resource of an American home area has been given away and is
// not collected at home. It removes the transfer from the list.
func (s *production) isGivenAway(t *Table, a Area, k ResourceKind) bool {
	if s.Power != US || !t.isHome(US, a) {
		return false
	}
	i := slices.IndexFunc(s.Given, func(x Transfer) bool { return x.Kind == k })
	if i < 0 {
		return false
	}
	s.Given = slices.Delete(slices.Clone(s.Given), i, i+1)
	return true
}

// collectTransfers takes the resources of a kind that have been sent to the power. A resource is
// lost if the line no longer reaches the power, or there is no marker for it.
func (s *production) collectTransfers(t *Table, kind ResourceKind) (seen events) {
	for _, x := range s.Received {
		switch {
		case x.Kind != kind:
		case !t.canTransferTo(s.Power):
			seen = append(seen, say("transfer-blocked", "4.4.1", s.Power, powerRef(US), resourceRef(kind), 1))
		case t.count(s.Power, Available, Offensive) == 0:
			seen = append(seen, say("resource-lost", "4.4.2", s.Power, powerRef(US), "", 1))
		default:
			s.takeMarker(t, kind)
			seen = append(seen, say("collect", "4.4.1", s.Power, powerRef(US), resourceRef(kind), 1))
		}
	}
	return seen
}

func resourceRef(k ResourceKind) engine.Ref { return engine.Ref("resource/" + k.String()) }

var _ = register("transfers", &transfers{})
