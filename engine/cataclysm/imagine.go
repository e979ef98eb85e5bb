package cataclysm

import (
	"slices"
	"strconv"
	"strings"

	"interbellum/engine"
)

// Imagine makes a match out of what a player sees and is asked, to think ahead in. What lies
// in the cup follows from what lies elsewhere (2.9): every counter is open but there. Only
// questions of the action phase between procedures can be imagined; the second value is
// false for all others, and wherever the match would not ask the very same question.
func Imagine(v *View, d engine.Decision) (engine.Match, bool) {
	s, found := ScenarioByID(v.Scenario)
	if !found || v.Battle != nil || v.Dice != nil {
		return nil, false
	}
	i := imagined{View: v, t: setUp(s)}
	under, found := i.procedures(d)
	if !found {
		return nil, false
	}
	i.table()
	for _, x := range under {
		if w, is := x.(*interrupt); is {
			w.await(i.t, Power(d.Seat))
		}
	}
	m := engine.Resume(rules, i.t, under...)
	open := m.Open()
	return m, i.t.inCup() == v.Cup && len(open) == 1 && open[0].Seat == d.Seat && open[0].Kind == d.Kind && slices.Equal(open[0].Legal, d.Legal)
}

// imagined is a table on its way from a view.
type imagined struct {
	*View
	t *Table
}

// procedures are those under way, where they can be told from a view.
func (i *imagined) procedures(d engine.Decision) ([]step, bool) {
	p := Power(d.Seat)
	under := []step{&game{}, &actionPhase{}}
	names := make([]string, len(i.Crumbs))
	for n, c := range i.Crumbs {
		names[n] = c.Step
	}
	on := i.Crumbs[max(0, len(i.Crumbs)-1)]
	switch strings.Join(names, " ") {
	case "game action-phase interrupt":
		return append(under, &interrupt{Begun: true, Claim: on.Power}), true
	case "game action-phase drawn":
		_, k := counterOf(on.On)
		return append(under, &drawn{Power: p, Kind: k}), true
	case "game action-phase playing flag":
		_, k := counterOf(d.About)
		return append(under, &playing{Power: p, Kind: k, Begun: true}, &flagPlay{Power: p, Kind: k}), d.Kind == "political-action"
	case "game action-phase playing offensive military-actions":
		return append(under, &playing{Power: p, Kind: Offensive, Begun: true}, &offensive{Power: p, Begun: true},
			&actions{Power: p, Left: int8(d.Left + 1), Begun: true}), true
	case "game action-phase playing flag military-actions":
		_, k := counterOf(i.Crumbs[2].On)
		return append(under, &playing{Power: p, Kind: k, Begun: true}, &flagPlay{Power: p, Kind: k, Stage: playCarrying, Action: ManeuversAction},
			&actions{Power: p, Left: 1, Begun: true}), true
	}
	return nil, false
}

// await sets out who is still to be asked, if p is asked now.
func (w *interrupt) await(t *Table, p Power) {
	w.rouse(t)
	if n := slices.Index(w.Todo, p); n > 0 {
		w.Todo = w.Todo[n:]
	}
}

func (i *imagined) table() {
	t, v := i.t, i.View
	t.Turn, t.LastTurn, t.FixedEnd, t.TwoSides, t.Phase, t.SuddenDeath = v.Turn, v.LastTurn, v.FixedEnd, v.TwoSides, v.Phase, v.SuddenDeath
	t.Crises, t.LastDrawn, t.Setback, t.Drawer, t.Acting = uint8(v.Crises), v.LastDrawn, v.Setback, v.Drawer, v.Acting
	t.Status, t.BombTurn, t.China, t.ChinaInfluence = v.Status, v.BombTurn, v.China, SetOf(v.ChinaLent...)
	t.Markers, t.NoSurprise, t.Aid, t.Wars = 0, 0, nil, nil
	for _, m := range v.Markers {
		t.Markers = t.Markers.With(m)
	}
	for _, w := range v.Wars {
		t.Wars = append(t.Wars, War{SetOf(w.A...), SetOf(w.B...)})
	}
	mix := t.mix()
	i.units()
	for n := range v.Powers {
		i.power(&v.Powers[n])
	}
	i.boxes(Neutral, v.Neutral)
	i.sides()
	for n := range v.Areas {
		i.area(&v.Areas[n])
	}
	i.cup(mix)
}

// mix counts every counter of every owner. Resources are the backs of offensives.
func (t *Table) mix() (all [Neutral + 1]CounterMix) {
	for p := range t.Boxes {
		for b := range t.Boxes[p] {
			for k, n := range t.Boxes[p][b] {
				all[p][k] += n
			}
		}
		all[p][Offensive] += all[p][Resource]
		all[p][Resource] = 0
	}
	for i := range t.Units {
		all[t.Units[i].Owner][t.Units[i].Kind]++
	}
	return all
}

// cup holds whatever lies nowhere else.
func (i *imagined) cup(mix [Neutral + 1]CounterMix) {
	seen := i.t.mix()
	for p := range mix {
		for k := range mix[p] {
			if mix[p][k] > seen[p][k] {
				i.t.Boxes[p][Cup][k] = mix[p][k] - seen[p][k]
			}
		}
	}
	i.strangers()
	for n := range i.Powers {
		if x := &i.Powers[n]; x.ForcePool > i.t.poolSize(x.Power) {
			i.t.Powers[x.Power].Elsewhere = uint8(x.ForcePool - i.t.poolSize(x.Power))
		}
	}
}

// strangers are counters of powers that are not in the match (1.3). A view does not tell
// where they lie: as many as the cup is short of are in it.
func (i *imagined) strangers() {
	for p := France; p <= PowerCount; p++ {
		for b := range Box(BoxCount) {
			for k := Flag; int(k) < KindCount && !i.t.Powers[p].InPlay && b != Cup; k++ {
				for i.t.inCup() < i.Cup && i.t.count(p, b, k) > 0 {
					i.t.move(p, k, b, Cup)
				}
			}
		}
	}
}

func (i *imagined) boxes(p Power, list []CounterView) {
	i.t.Boxes[p] = Counters{}
	for _, c := range list {
		i.t.Boxes[p][c.Box][c.Kind] = uint8(c.N)
	}
}

func (i *imagined) power(x *PowerView) {
	t := i.t
	i.boxes(x.Power, x.Boxes)
	t.Powers[x.Power] = PowerState{InPlay: true, Surrendered: x.Surrendered, Ideology: x.Ideology, Commitment: x.Commitment,
		Escalated: x.Escalated, Stability: x.Stability, Reduced: x.Reduced, Failed: x.Failed, Shame: uint8(x.Shame),
		Posture: x.Posture, Postured: x.Postured, Refit: x.Refit}
	if x.Power == Germany && !x.LongKnives || x.Power == Italy && !x.IlDuce {
		t.Fallen = t.Fallen.With(x.Power)
	}
}

func (i *imagined) sides() {
	for n := range i.Sides {
		x := &i.Sides[n]
		i.t.Alliance[x.Ideology] = SetOf(x.Alliance...)
		if x.NoSurprise {
			i.t.NoSurprise = i.t.NoSurprise.With(x.Ideology)
		}
		for _, p := range x.Surrenders {
			i.t.Powers[p].Taken = i.t.Powers[p].Taken.With(x.Ideology)
		}
	}
}

func (i *imagined) area(x *AreaView) {
	s := AreaState{Owner: x.CubeOwner, Cubes: uint8(x.Cubes), CivilWar: x.CivilWar, Base: x.Base, SpecialBase: x.SpecialBase}
	printed := len(x.Area.Place().Resources)
	for n, r := range x.Resources {
		s.Limited = s.Limited || r.Limited
		if r.Damaged {
			s.Damaged |= 1 << n
		}
	}
	more := 0
	if s.Limited {
		more = 1
	}
	s.Special = len(x.Resources) > printed+more
	i.t.Areas[x.Area] = s
	for _, y := range x.Aid {
		i.t.Aid = append(i.t.Aid, Aid{x.Area, y.Power, y.Side, uint8(y.N)})
	}
}

func (i *imagined) units() {
	i.t.Units = nil
	for n := range i.Units {
		u := &i.Units[n]
		id := UnitID{Owner: u.Owner, Kind: u.Kind}
		name := u.Ref.Name()
		if u.Kind == MinorArmy {
			a, _ := ParseArea(strings.TrimPrefix(name, "minor-army-"))
			id.N = uint8(a)
		} else {
			number, _ := strconv.Atoi(name[strings.LastIndexByte(name, '-')+1:])
			id.N = uint8(number)
		}
		i.t.Units = append(i.t.Units, Unit{id, u.Up, u.Area, u.Coast, u.Deployed, u.Side})
	}
}
