package cataclysm

import "interbellum/engine"

// View is what the player of some seats may know (1.4): everything on the table. Of the cup it
// shows only the number of counters (2.9).
type View struct {
	*Book `json:"-" msgpack:"-"` // the game as it is printed

	Seats          engine.Seats
	Scenario       string
	Turn           Turn
	LastTurn       Turn
	FixedEnd       bool
	TwoSides       bool // one player runs Democracies and Communists
	LowerTotal     bool // only the lower total of these two counts
	Phase          Phase
	SuddenDeath    bool
	Crises         int // drawn this turn
	LastDrawn      Ideology
	Setback        bool
	Drawer         Power
	Acting         Power
	Cup            int // how many counters are in it
	Status         WarStatus
	BombTurn       Turn        // where the A-Bomb lies on the turn track (12.2.2)
	China          ChinaStatus // the Chinese Civil War marker (11.4)
	ChinaInfluence []Power     // powers with influence on the faction that has won it (11.4.5)
	Markers        []Marker
	Ideologies     []IdeologyView
	Powers         []PowerView
	Neutral        []CounterView // neutral counters, outside the cup
	Areas          []AreaView
	Units          []UnitView
	Wars           []WarView
	Battle         *BattleView
	Dice           *DiceView
	Steps          []StepInfo
}

// IdeologyView is an ideology on the record display.
type IdeologyView struct {
	Ideology    Ideology
	Points      int
	Alliance    []Power
	Surrenders  []Power // whose surrender markers lie in its corner
	NoSurprise  bool    // can no longer be surprised (9.8)
	Interrupted bool    // may not interrupt now, having acted last (3.5)
}

// PowerView is a power's status card and its places on the record display.
type PowerView struct {
	Power          Power
	Ideology       Ideology
	Surrendered    bool
	Commitment     Commitment
	Escalated      bool
	Effectiveness  int
	Reduced        bool
	Stability      Stability
	Points         int
	Reserve        Kind
	Failed         ActionType
	FailureCubes   int
	Posture        Posture
	PostureChanged bool
	LongKnives     bool // Germany gains two flags (12.1.1)
	IlDuce         bool // Italy's special flag still has its ability (12.1.2)
	Refit          bool
	ForcePool      int // counters in it
	PoolLimit      int
	Belligerent    bool
	Enemies        []Power
	Boxes          []CounterView // all but the cup
}

// CounterView is some counters of one kind in one box.
type CounterView struct {
	Box  Box
	Kind Kind
	N    int
}

// AreaView is what lies in an area apart from units. Areas out of play are left out.
type AreaView struct {
	Area        Area
	Controller  Power
	Cubes       int
	CubeOwner   Power
	Country     bool // a country now (2.2.3)
	Resistance  int
	Resources   []ResourceView
	CivilWar    bool
	Aid         []AidView
	Base        Power
	SpecialBase bool
}

// ResourceView is a resource symbol or marker.
type ResourceView struct {
	Kind    ResourceKind
	Limited bool
	Damaged bool
}

// AidView is aid to a faction, or influence if Faction is NoFaction.
type AidView struct {
	Power   Power
	Faction Faction
	N       int
}

// UnitView is a unit on the map.
type UnitView struct {
	Ref      engine.Ref
	Owner    Power
	Kind     Kind
	Upgraded bool
	Area     Area
	Coast    Coast
	Deployed bool
	Faction  Faction // faction of a Chinese army
}

// WarView is a war.
type WarView struct{ A, B []Power }

// DiceView is a roll under way.
type DiceView struct {
	For   Power
	Kind  string
	About engine.Ref
	Rule  string
	Dice  int
	Faces []uint8
	Mods  []Mod
}

func (v *View) For() engine.Seats { return v.Seats }

// view lists what all players may see: this game's only secret is the cup.
func view(t *Table, stack []step, seats engine.Seats) engine.View {
	v := &View{Book: t.Book, Seats: seats, Scenario: t.Scenario, Turn: t.Turn, LastTurn: t.LastTurn, FixedEnd: t.FixedEnd, TwoSides: t.TwoSides, LowerTotal: t.LowerTotal,
		Phase: t.Phase, SuddenDeath: t.SuddenDeath, Crises: int(t.Crises), LastDrawn: t.LastDrawn, Setback: t.Setback,
		Drawer: t.Drawer, Acting: t.Acting, Cup: t.inCup(), Status: t.Status,
		China: t.China, ChinaInfluence: t.ChinaInfluence.List(), BombTurn: t.BombTurn}
	for m := Marker(1); int(m) < MarkerCount; m++ {
		if t.Markers.Has(m) {
			v.Markers = append(v.Markers, m)
		}
	}
	for i := Fascism; i <= Democracy; i++ {
		if !t.powersOf(i).Empty() {
			v.Ideologies = append(v.Ideologies, t.viewIdeology(i))
		}
	}
	for _, p := range AllPowers.List() {
		if t.Powers[p].InPlay {
			v.Powers = append(v.Powers, t.viewPower(p))
		}
	}
	v.Neutral = t.viewBoxes(Neutral)
	for a := Area(1); a <= AreaCount; a++ {
		if t.inPlay(a) {
			v.Areas = append(v.Areas, t.viewArea(a))
		}
	}
	for _, u := range t.Units {
		v.Units = append(v.Units, UnitView{u.Ref(), u.Owner, u.Kind, u.Upgraded, u.At, u.Coast, u.Deployed, u.Faction})
	}
	for _, w := range t.Wars {
		v.Wars = append(v.Wars, WarView{w.A.List(), w.B.List()})
	}
	v.Battle = t.describeBattle()
	v.Dice, v.Steps = viewDice(stack), stepInfos(stack)
	return v
}

func (t *Table) viewIdeology(i Ideology) IdeologyView {
	s := IdeologyView{Ideology: i, Points: t.ideologyPoints(i), Alliance: t.Alliance[i].List(), NoSurprise: t.NoSurprise.Has(i),
		Interrupted: t.Phase == ActionPhase && t.LastDrawn == i}
	for _, p := range AllPowers.List() {
		if t.Powers[p].SurrenderMarker.Has(i) {
			s.Surrenders = append(s.Surrenders, p)
		}
	}
	return s
}

func (t *Table) viewPower(p Power) PowerView {
	st := &t.Powers[p]
	dice, _ := t.effectiveness(p)
	return PowerView{Power: p, Ideology: st.Ideology, Surrendered: st.Surrendered, Commitment: st.Commitment,
		Escalated: st.Escalated, Effectiveness: dice, Reduced: st.Reduced, Stability: st.Stability, Points: t.points(p),
		Reserve: t.reserve(p), Failed: st.Failed, FailureCubes: int(st.FailureCubes), Posture: st.Posture, PostureChanged: st.PostureChanged,
		LongKnives: p == Germany && t.nightOfLongKnives(), IlDuce: p == Italy && !t.CollapsedBefore.Has(Italy), Refit: st.Refit,
		ForcePool: t.poolSize(p), PoolLimit: t.Card(p, st.Commitment).ForcePool,
		Belligerent: t.belligerent(p), Enemies: t.enemies(p).List(), Boxes: t.viewBoxes(p)}
}

func (t *Table) viewBoxes(p Power) (list []CounterView) {
	for b := Storage; b <= OutOfGame; b++ {
		for k := Flag; int(k) < KindCount; k++ {
			if n := t.count(p, b, k); n > 0 && b != Cup {
				list = append(list, CounterView{b, k, n})
			}
		}
	}
	return list
}

func (t *Table) viewArea(a Area) AreaView {
	s := &t.Areas[a]
	v := AreaView{Area: a, Controller: t.controller(a), Cubes: int(s.Cubes), CubeOwner: s.Owner, Country: t.isCountry(a),
		Resistance: t.resistance(a), CivilWar: s.CivilWar, Base: s.Base, SpecialBase: s.SpecialBase}
	for i, k := range t.resources(a) {
		v.Resources = append(v.Resources, ResourceView{k, t.isLimited(a, i), s.Damaged>>i&1 == 1})
	}
	for _, x := range t.Aid {
		if x.Area == a {
			v.Aid = append(v.Aid, AidView{x.Power, x.Faction, int(x.N)})
		}
	}
	return v
}

func viewDice(stack []step) *DiceView {
	if len(stack) == 0 {
		return nil
	}
	r, is := stack[len(stack)-1].(*roll)
	if !is {
		return nil
	}
	return &DiceView{For: r.For, Kind: r.Kind, About: r.About, Rule: r.Rule, Dice: int(r.Dice),
		Faces: append([]uint8(nil), r.Faces...), Mods: append([]Mod(nil), r.Mods...)}
}
