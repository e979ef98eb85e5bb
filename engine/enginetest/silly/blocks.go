package silly

import (
	"slices"
	"strconv"

	"interbellum/engine"
	"interbellum/engine/blockwar"
)

// blocks counts in the two games with wooden blocks. It sees all blocks.
type blocks struct {
	season  int // how many have begun
	moved   []lastMove
	fought  []count[engine.Ref]
	sieges  []siege      // that go on from turn to turn
	exposed []engine.Ref // areas that were noted in this season
	odds    bool         // of the battle under way have been looked at
	bare    bool         // it is Strategic Bombing alone
}

// lastMove is from where to where a unit moved last, and when.
type lastMove struct {
	unit   engine.Ref
	from   blockwar.Area
	to     blockwar.Area
	season int
}

// siege is an attack on land that has not been decided: who began it is still there, and so is an enemy.
type siege struct {
	area blockwar.Area
	by   blockwar.Faction
}

func (x siege) lasts(t *blockwar.Table) bool {
	return t.Against(x.by, x.area) != 0 && t.Present(x.area).Has(x.by)
}

func (b *blocks) saw(w *Watcher, m *Move) {
	before, is := m.Before.(*blockwar.View)
	after, too := m.After.(*blockwar.View)
	if !is || !too {
		return
	}
	for _, e := range m.Events {
		b.event(w, e, before, after)
	}
	if b.odds && after.Battle != nil && len(after.Battle.Units) > 0 {
		b.odds = false
		b.chances(w, after)
	}
}

func (b *blocks) event(w *Watcher, e engine.Event, before, after *blockwar.View) {
	when := strconv.Itoa(int(before.Year))
	switch e.Kind {
	case "season":
		b.season++
		b.exposed = nil
	case "player-turn":
		b.open(w, before)
		t := after.Seen()
		b.sieges = slices.DeleteFunc(b.sieges, func(x siege) bool { return !x.lasts(t) })
	case "unit-moved":
		b.move(w, e, before)
	case "battle":
		if b.bare = e.N == 0; b.bare {
			return
		}
		b.odds = true
		w.note(Battle, e.On.Name())
		a := before.AreaOf(e.On)
		if !slices.ContainsFunc(b.sieges, func(x siege) bool { return x.area == a }) && again(&b.fought, e.On) == 3 {
			w.note(FoughtOften, e.On.Name())
		}
	case "battle-over":
		b.over(w, e, before, after)
	case "card-discarded":
		if e.Rule == "7.5" {
			w.note(Wasted, string(e.On))
		}
	case "war-declared":
		w.war(e.On.Name(), e.To.Name(), when)
	case "power-defeated":
		w.note(Surrender, e.On.Name()+" in "+when)
	case "aggression":
		if from, to := after.AreaOf(e.On), after.AreaOf(e.To); from != to && after.Place(from).Sea() && after.Place(to).Land() {
			w.note(Landing, e.To.Name())
		}
	}
}

// over looks who is left where a battle has ended.
func (b *blocks) over(w *Watcher, e engine.Event, before, after *blockwar.View) {
	b.odds = false
	if b.bare || before.Battle == nil {
		return
	}
	x := siege{before.Battle.Area, before.Battle.Attacker}
	b.sieges = slices.DeleteFunc(b.sieges, func(y siege) bool { return y.area == x.area })
	if x.lasts(after.Seen()) {
		b.sieges = append(b.sieges, x)
		w.note(Undecided, e.On.Name())
	}
}

// chances looks at the odds of a battle that has begun, fought to its end.
func (b *blocks) chances(w *Watcher, v *blockwar.View) {
	f := v.Fight()
	if f == nil || !f.Whole {
		return
	}
	if o, counted := f.ToTheEnd(); counted && o.Won[0] < blockwar.Whole/10 {
		w.note(Hopeless, v.Place(v.Battle.Area).Slug)
	}
}

// move looks whether a unit goes back in a season to where it came from in the one before, with no battle where it was.
func (b *blocks) move(w *Watcher, e engine.Event, before *blockwar.View) {
	from, to := blockwar.Nowhere, before.AreaOf(e.To)
	for i := range before.Units {
		if u := &before.Units[i]; u.Unit == e.On {
			from = u.Area
		}
	}
	for i := range b.moved {
		x := &b.moved[i]
		if x.unit != e.On {
			continue
		}
		if x.to == from && x.from == to && b.season-x.season <= 1 && before.Battles.Get(from) == nil {
			w.note(Back, string(e.On)+" to "+e.To.Name())
		}
		x.from, x.to, x.season = from, to, b.season
		return
	}
	b.moved = append(b.moved, lastMove{e.On, from, to, b.season})
}

// open looks at the capitals of the player whose turn is over, and at the other areas with POP or RES in its Home Territory: no block of its
// own in it, and an enemy's ground unit beside it.
func (b *blocks) open(w *Watcher, v *blockwar.View) {
	t := v.Seen()
	f := v.Active
	if !f.Plays() {
		return
	}
	capitals := v.FactionFacts(f).Capitals()
	for _, a := range t.LandAreas() {
		p, kind := t.Place(a), Home
		if slices.Contains(capitals, a) {
			kind = Capital
		} else if p.Of != p.Nation || !t.Leads(f, p.Nation) || p.City.Pop()+p.Resources() == 0 {
			continue
		}
		ref := v.AreaRef(a)
		if t.Controller(a) != f || slices.Contains(b.exposed, ref) || !beside(t, f, a) {
			continue
		}
		b.exposed = append(b.exposed, ref)
		w.note(kind, ref.Name())
	}
}

// beside reports whether an area is empty, and an enemy's ground unit can step into it.
func beside(t *blockwar.Table, f blockwar.Faction, a blockwar.Area) bool {
	if t.Present(a) != 0 {
		return false
	}
	for i := range t.Blocks {
		x := &t.Blocks[i]
		if t.Chart[x.ID.Type].Class != blockwar.Ground || !t.Enemies(f, t.SideOf(x.ID.Nation)) {
			continue
		}
		for _, near := range t.Map.Board.Neighbours(a) {
			if near.To == x.At && !near.Via.Closed() && !near.Via.BySea() && t.Place(near.To).Land() {
				return true
			}
		}
	}
	return false
}
