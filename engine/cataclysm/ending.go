package cataclysm

import "interbellum/engine"

// 1.6 Ending the game and 1.7 How to win.

// endKind is why the game is over: the kind of the result and its rule, or "". Peace ends it only
// if the whole war is on the maps: in C.4 there is war in Europe until the last turn.
func (t *Table) endKind() (kind string, rule engine.Rule) {
	for i := Fascism; i <= Democracy; i++ {
		if t.allSurrendered(i) {
			return "surrender", "1.6"
		}
	}
	for i := Fascism; i <= Democracy; i++ {
		if t.surrenderMarkers(i) >= 2 {
			return "two-surrenders", "1.6"
		}
	}
	if t.Status == GlobalWar && !t.anyBelligerent() && !t.hasSpecialRule("soviet-entry") {
		return "peace", "1.6"
	}
	if t.Phase == EndPhase && t.Turn >= t.LastTurn {
		return "last-turn", "1.6"
	}
	return "", ""
}

// gameOver reports whether the game ends now. The queue asks only after a surrender is completed,
// and after a collapse, which may bring one.
func (t *Table) gameOver() bool {
	kind, _ := t.endKind()
	return kind != ""
}

func (t *Table) anyBelligerent() bool {
	for _, p := range t.activePowers().List() {
		if t.belligerent(p) {
			return true
		}
	}
	return false
}

// allSurrendered reports whether every power of an ideology in the scenario has surrendered.
func (t *Table) allSurrendered(i Ideology) bool {
	any := false
	for _, p := range AllPowers.List() {
		st := &t.Powers[p]
		if !st.InPlay || st.Ideology != i {
			continue
		}
		if any = true; !st.Surrendered {
			return false
		}
	}
	return any
}

// surrenderMarkers counts the markers in an ideology's corner. One that lies between two counts
// for both (5.5.4 step 9; see RULINGS.md).
func (t *Table) surrenderMarkers(i Ideology) (n int) {
	for _, p := range AllPowers.List() {
		if t.Powers[p].SurrenderMarker.Has(i) {
			n++
		}
	}
	return n
}

// powersOf is the set of powers of an ideology, including surrendered ones (1.7.1).
func (t *Table) powersOf(i Ideology) (set Powers) {
	for _, p := range AllPowers.List() {
		if t.Powers[p].InPlay && t.ideology(p) == i {
			set = set.With(p)
		}
	}
	return set
}

// 1.7.2 Determining the winner. The highest score wins; ties go by a list of their own.
func (t *Table) winner() Ideology {
	out := t.excludedIdeology()
	best, top := NoIdeology, 0
	for _, i := range t.tieOrder() {
		if t.powersOf(i).Empty() || i == out {
			continue
		}
		if n := t.ideologyPoints(i); best == NoIdeology || n > top {
			best, top = i, n
		}
	}
	return best
}

// excludedIdeology is the ideology that cannot win, with any score. While Fascists and
// Communists both have positive scores the Democracies must exceed the sum of the two. If only the
// lower total of Democracies and Communists counts, the higher one is excluded instead.
func (t *Table) excludedIdeology() Ideology {
	f, c, d := t.ideologyPoints(Fascism), t.ideologyPoints(Communism), t.ideologyPoints(Democracy)
	switch {
	case t.LowerTotal && c > d:
		return Communism
	case t.LowerTotal, f > 0 && c > 0 && d <= f+c:
		return Democracy
	}
	return NoIdeology
}

// tieOrder lists the ideologies in the order in which they win ties (1.7.2): the Communists, then
// the Fascists, unless the scenario has its own list.
func (t *Table) tieOrder() []Ideology {
	list := []Ideology{Communism, Fascism, Democracy}
	if s, found := t.ScenarioByID(t.Scenario); found && len(s.Victory.Ties) > 0 {
		first := s.Victory.Ties
		for _, i := range list {
			if !containsIdeology(first, i) {
				first = append(first[:len(first):len(first)], i)
			}
		}
		return first
	}
	return list
}

func containsIdeology(list []Ideology, i Ideology) bool {
	for _, x := range list {
		if x == i {
			return true
		}
	}
	return false
}

// result scores a game that is over: the points of each ideology, then each power's.
func result(t *Table) engine.Result {
	kind, rule := t.endKind()
	won := t.powersOf(t.winner())
	if t.LowerTotal && t.winner() != Fascism {
		won = t.powersOf(Democracy).Or(t.powersOf(Communism))
	}
	r := engine.Result{Winners: seatsOf(won), Kind: kind, Rule: rule}
	for i := Fascism; i <= Democracy; i++ {
		if set := t.powersOf(i); !set.Empty() {
			r.Scores = append(r.Scores, engine.Score{Who: engine.Ref("ideology/" + i.String()), Seats: seatsOf(set), N: t.ideologyPoints(i)})
		}
	}
	for _, p := range AllPowers.List() {
		if t.Powers[p].InPlay {
			r.Scores = append(r.Scores, engine.Score{Who: powerRef(p), Seats: engine.Only(seatOf(p)), N: t.points(p)})
		}
	}
	return r
}

// gameOverEvents says how the game ends.
func (t *Table) gameOverEvents() events {
	kind, rule := t.endKind()
	return events{say("game-over", rule, NoPower, engine.Ref("end/"+kind), engine.Ref("ideology/"+t.winner().String()), 0)}
}

func seatsOf(set Powers) (seats engine.Seats) {
	for _, p := range set.List() {
		seats = seats.With(seatOf(p))
	}
	return seats
}
