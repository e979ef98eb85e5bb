package cataclysm

import (
	"slices"

	"interbellum/engine"
	"interbellum/engine/words"
)

// schemaReader turns a written position into a table, and collects all its faults.
type schemaReader struct {
	t    *Table
	w    *WrittenPosition
	errs []error
}

// refuse notes a fault, by the rule that it breaks.
func (r *schemaReader) refuse(rule, kind string, arguments ...any) {
	r.errs = append(r.errs, words.Refuse(rule, kind, arguments...))
}

// fromSchema starts from a written position. It lists everything that is impossible about it.
func (x edited) fromSchema(text []byte) (engine.Match, []engine.Event, []error) {
	t, errs := x.readTable(text)
	if len(errs) > 0 {
		return nil, nil, errs
	}
	m, seen := engine.Start(x.rules, t, &game{})
	return m, seen, nil
}

func (b *Book) readTable(text []byte) (*Table, []error) {
	var w WrittenPosition
	if err := engine.DecodeStrictly(text, &w); err != nil {
		return nil, []error{words.Refuse("", "cataclysm/fault.written.unreadable", err)}
	}
	if w.Format != schemaFormat {
		return nil, []error{words.Refuse("", "cataclysm/fault.written.format", w.Format, schemaFormat)}
	}
	s, found := b.ScenarioByID(w.Base)
	if !found {
		return nil, []error{words.Refuse("", "cataclysm/fault.written.base-scenario", w.Base)}
	}
	return readOver(s, &w)
}

// readOver applies a written position to the set-up of a scenario.
func readOver(s *Scenario, w *WrittenPosition) (*Table, []error) {
	r := &schemaReader{t: setUp(s), w: w}
	r.turn()
	r.politics()
	for i := range w.Powers {
		r.power(&w.Powers[i])
	}
	for i := range w.Areas {
		r.area(&w.Areas[i])
	}
	r.neutrals()
	r.markersToCup()
	r.aid()
	r.check()
	if len(r.errs) == 0 {
		r.t.setWars(r.t.enemiesByPower()) // in one form, however the wars were written
	}
	return r.t, r.errs
}

// setIfWritten takes over a value that is written.
func setIfWritten[V any](to *V, from *V) {
	if from != nil {
		*to = *from
	}
}

func (r *schemaReader) turn() {
	t, w := r.t, r.w
	setIfWritten(&t.Turn, w.Turn)
	setIfWritten(&t.LastTurn, w.LastTurn)
	setIfWritten(&t.FixedEnd, w.FixedEnd)
	setIfWritten(&t.TwoSides, w.TwoSides)
	if t.LowerTotal = w.LowerTotal; t.LowerTotal && !t.TwoSides {
		r.refuse("", "cataclysm/fault.written.lower-total")
	}
	if w.Phase != "" {
		p, known := parse[Phase](phaseSlugs, w.Phase)
		if !known {
			r.refuse("", "cataclysm/fault.written.phase", w.Phase)
			p = AdministrationPhase
		}
		t.Phase = p
	}
	setIfWritten(&t.SuddenDeath, w.SuddenDeath)
	setIfWritten(&t.Crises, w.Crises)
	if w.SuddenDeath == nil {
		t.SuddenDeath = t.Crises >= 3
	}
	setIfWritten(&t.LastDrawn, w.LastDrawn)
	setIfWritten(&t.Setback, w.Setback)
	setIfWritten(&t.Drawer, w.Drawer)
	setIfWritten(&t.Status, w.WarStatus)
}

func (r *schemaReader) politics() {
	t, w := r.t, r.w
	if w.Markers != nil {
		t.Markers = 0
		for _, m := range *w.Markers {
			t.Markers = t.Markers.With(m)
		}
	}
	if w.NoSurprise != nil {
		t.NoSurprise = 0
		for _, i := range *w.NoSurprise {
			t.NoSurprise = t.NoSurprise.With(i)
		}
	}
	if w.CollapsedBefore != nil {
		t.CollapsedBefore = SetOf(*w.CollapsedBefore...)
	}
	setIfWritten(&t.BombTurn, w.BombTurn)
	if w.Alliances != nil {
		t.Alliance = [4]Powers{}
		for _, list := range *w.Alliances {
			if len(list) == 0 || t.ideology(list[0]) == NoIdeology {
				r.refuse("", "cataclysm/fault.written.empty-alliance")
				continue
			}
			t.Alliance[t.ideology(list[0])] |= SetOf(list...)
		}
	}
	if w.Wars != nil {
		t.Wars = nil
		for _, x := range *w.Wars {
			t.Wars = append(t.Wars, War{SetOf(x.Sides[0]...), SetOf(x.Sides[1]...)})
		}
	}
}

func (r *schemaReader) power(w *WrittenPower) {
	t, p := r.t, w.Power
	if t.isForeign(p) {
		r.readAbsentPower(p, w.Boxes)
		return
	}
	if p == NoPower || p > PowerCount || !t.Powers[p].InPlay {
		r.refuse("", "cataclysm/fault.written.power", p)
		return
	}
	st := &t.Powers[p]
	setIfWritten(&st.Ideology, w.Ideology)
	setIfWritten(&st.Commitment, w.Commitment)
	setIfWritten(&st.Escalated, w.Escalated)
	setIfWritten(&st.Stability, w.Stability)
	setIfWritten(&st.Reduced, w.Reduced)
	setIfWritten(&st.Surrendered, w.Surrendered)
	setIfWritten(&st.Posture, w.Posture)
	setIfWritten(&st.PostureChanged, w.PostureChanged)
	setIfWritten(&st.Elsewhere, w.Elsewhere)
	setIfWritten(&st.Refit, w.Refit)
	setIfWritten(&st.TieRank, w.TieRank)
	setIfWritten(&st.AskedPrecedence, w.AskedPrecedence)
	if w.Failed != nil {
		st.Failed, st.FailureCubes = w.Failed.Action, w.Failed.Cubes
	}
	if w.SurrenderMarker != nil {
		st.SurrenderMarker = 0
		for _, i := range *w.SurrenderMarker {
			st.SurrenderMarker = st.SurrenderMarker.With(i)
		}
	}
	if w.Units != nil {
		r.units(p, *w.Units)
	}
	r.boxes(p, w.Boxes)
}

// units replaces a power's units on the map.
func (r *schemaReader) units(p Power, list []WrittenUnit) {
	t := r.t
	t.Units = slices.DeleteFunc(t.Units, func(u Unit) bool { return u.Owner == p })
	for _, x := range list {
		if x.Area == Nowhere || !x.Unit.Kind.IsUnit() {
			r.refuse("", "cataclysm/fault.written.unit", p, x.Unit, x.Area)
			continue
		}
		u := Unit{UnitID: UnitID{p, x.Unit.Kind, x.N}, Upgraded: x.Unit.Upgraded, At: x.Area, Coast: x.Coast}
		if x.N == 0 {
			u.N = t.freeNumber(p, u.Kind)
		}
		if u.N == 0 || u.N > t.MixOf(p)[u.Kind] {
			r.refuse("", "cataclysm/fault.written.unit-number", p, u.Kind, u.N)
			continue
		}
		if t.unit(u.UnitID) != nil {
			r.refuse("", "cataclysm/fault.written.unit-twice", u.Ref())
			continue
		}
		if u.Coast == NoCoast {
			u.Coast = r.t.firstCoast(u.Kind, u.At)
		}
		t.insert(u)
	}
}

// freeNumber is the lowest number of a counter of the kind that is not on the map, or 0.
func (t *Table) freeNumber(p Power, k Kind) uint8 {
	for n := uint8(1); n <= t.MixOf(p)[k]; n++ {
		if t.unit(UnitID{p, k, n}) == nil {
			return n
		}
	}
	return 0
}

// boxes replaces the boxes that are written and balances the number of counters.
func (r *schemaReader) boxes(p Power, w *WrittenBoxes) {
	t := r.t
	var given [BoxCount]bool
	mix := t.MixOf(p)
	mix[LendLeaseCounter] = uint8(r.total(p, LendLeaseCounter))
	fallen := p <= PowerCount && t.Powers[p].Surrendered
	if fallen {
		t.Boxes[p] = Counters{} // all that it had is out of the game (5.5.4)
	}
	if w != nil {
		for _, x := range w.boxes() {
			if *x.tally != nil {
				t.Boxes[p][x.box] = [KindCount]uint8(**x.tally)
				given[x.box] = true
			}
		}
	}
	for k := Flag; int(k) < KindCount; k++ {
		if k == Resource || k == MinorArmy {
			continue
		}
		short := int(mix[k]) - r.total(p, k)
		places := []Box{Available, Track, Cup}
		if fallen {
			places = []Box{OutOfGame}
		} else if k.CountsInPool() || k == ABomb {
			places = []Box{Storage, Available}
		} else if k == HomeFront || p == Neutral {
			places = []Box{Track, Cup}
		}
		if short > 0 {
			t.Boxes[p][places[0]][k] += uint8(short)
			continue
		}
		for _, b := range places {
			n := min(-short, t.count(p, b, k))
			if n > 0 && !given[b] {
				t.Boxes[p][b][k] -= uint8(n)
				short += n
			}
		}
		if short < 0 {
			r.refuse("", "cataclysm/fault.written.too-many", p, -short, k)
		}
	}
}

// total counts a power's counters of a kind. Resources count as offensives (2.4.3).
func (r *schemaReader) total(p Power, k Kind) (n int) {
	for b := range BoxCount {
		n += r.t.count(p, Box(b), k)
		if k == Offensive {
			n += r.t.count(p, Box(b), Resource)
		}
	}
	for i := range r.t.Units {
		if u := &r.t.Units[i]; u.Owner == p && u.Kind == k {
			n++
		}
	}
	return n
}

func (r *schemaReader) area(w *WrittenArea) {
	if !r.t.inPlay(w.Area) {
		r.refuse("", "cataclysm/fault.written.area", w.Area)
		return
	}
	s := &r.t.Areas[w.Area]
	if w.Owner != nil {
		s.Owner, s.Cubes = *w.Owner, 0
		if *w.Owner != NoPower {
			s.Cubes = r.t.cubesFor(w.Area)
		}
	}
	setIfWritten(&s.Cubes, w.Cubes)
	setIfWritten(&s.Limited, w.Limited)
	setIfWritten(&s.Special, w.Special)
	setIfWritten(&s.Damaged, w.Damaged)
	setIfWritten(&s.CivilWar, w.CivilWar)
	setIfWritten(&s.Base, w.Base)
	setIfWritten(&s.SpecialBase, w.SpecialBase)
}

// neutrals sets neutral markers and minor armies. Minor armies that are not written are out of
// play.
func (r *schemaReader) neutrals() {
	t, w := r.t, r.w
	if w.MinorArmies != nil {
		all := 0
		for i := range t.Units {
			if isMinorArmyOfCountry(&t.Units[i]) {
				all++
			}
		}
		t.Boxes[Neutral][OutOfGame][MinorArmy] += uint8(all)
		t.Units = slices.DeleteFunc(t.Units, func(u Unit) bool { return isMinorArmyOfCountry(&u) })
		for _, a := range *w.MinorArmies {
			id := UnitID{Owner: Neutral, Kind: MinorArmy, N: uint8(a)}
			if !t.Place(a).MinorArmy || !t.inPlay(a) || t.unit(id) != nil {
				r.refuse("", "cataclysm/fault.written.minor-army", a)
				continue
			}
			t.insert(Unit{UnitID: id, At: a})
			t.Boxes[Neutral][OutOfGame][MinorArmy]--
		}
	}
	r.chinese()
	spent := t.Boxes[Neutral][OutOfGame][MinorArmy]
	r.boxes(Neutral, w.Neutral)
	t.Boxes[Neutral][OutOfGame][MinorArmy] = spent
}

// markersToCup puts the markers of the turn track into the cup in a position after the
// administration phase, if they are not written.
func (r *schemaReader) markersToCup() {
	t := r.t
	if t.Phase == AdministrationPhase {
		return
	}
	if r.w.Neutral == nil {
		t.Boxes[Neutral][Cup][Crisis] = NeutralMix[Crisis] - min(t.Crises, NeutralMix[Crisis])
		t.Boxes[Neutral][Track][Crisis] = min(t.Crises, NeutralMix[Crisis])
		t.moveAll(Neutral, CivilWarResolution, Track, Cup)
	}
	for _, p := range t.activePowers().List() {
		i := slices.IndexFunc(r.w.Powers, func(w WrittenPower) bool { return w.Power == p })
		if i < 0 || r.w.Powers[i].Boxes == nil || r.w.Powers[i].Boxes.Track == nil {
			t.moveAll(p, HomeFront, Track, Cup)
		}
	}
}

// aid places aid and influence. Markers that are not in the box Away come from the status card.
func (r *schemaReader) aid() {
	t := r.t
	if r.w.Aid == nil && r.w.Chinese == nil {
		return
	}
	var list []WrittenAid
	if r.w.Aid != nil {
		list = *r.w.Aid
	}
	t.Aid = nil
	for _, x := range list {
		side, known := parse[Faction](factionSlugs, x.Faction)
		if x.Faction == "" {
			side, known = NoFaction, true
		}
		if !known || !t.active(x.Power) || !t.inPlay(x.Area) || x.N == 0 || t.aidAt(x.Power, x.Area, side) > 0 {
			r.refuse("", "cataclysm/fault.written.aid", x.N, x.Power, x.Faction, x.Area)
			continue
		}
		for range x.N {
			t.addAid(x.Power, x.Area, side)
		}
	}
	for _, p := range t.activePowers().List() {
		out := 0
		for _, x := range t.Aid {
			if x.Power == p {
				out += int(x.N)
			}
		}
		if t.ChinaInfluence.Has(p) {
			out++
		}
		for out > t.count(p, OnMap, Offensive) && t.count(p, Available, Offensive) > 0 {
			t.move(p, Offensive, Available, OnMap)
		}
		if out != t.count(p, OnMap, Offensive) {
			r.refuse("", "cataclysm/fault.written.aid-markers", p, out, t.count(p, OnMap, Offensive))
		}
	}
}
