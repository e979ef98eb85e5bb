package blockwar

import (
	"slices"
	"testing"
)

// table is a Unit Table for these tests.
var table = Chart{{},
	{Type: Fortress, Class: Ground, Priority: 1, Fire: [5]int{Air: 2, Naval: 3, Ground: 4, Submarine: 3}},
	{Type: AirForce, Class: Air, Priority: 2, Fire: [5]int{Air: 3, Naval: 1, Ground: 1, Submarine: 1}},
	{Type: Carrier, Class: Naval, Priority: 3, Fire: [5]int{Air: 2, Naval: 2, Ground: 1, Submarine: 2}, DoubleHits: true},
	{Type: Sub, Class: Submarine, Priority: 4, Fire: [5]int{Naval: 1, Submarine: 1}},
	{Type: Fleet, Class: Naval, Priority: 5, Fire: [5]int{Air: 1, Naval: 3, Ground: 1, Submarine: 2}},
	{Type: Tank, Class: Ground, Priority: 6, Fire: [5]int{Ground: 2}},
	{Type: Infantry, Class: Ground, Priority: 7, Fire: [5]int{Air: 1, Naval: 1, Ground: 3}},
	{Type: Convoy, Class: Naval, Priority: 8, DoubleHits: true}}

type force struct {
	t  Type
	cv uint8
}

// fight draws two sides up, the Defender being the Owner on land.
func fight(sea bool, attackers, defenders []force) *Fight {
	f := &Fight{Sea: sea}
	for side, list := range [][]force{attackers, defenders} {
		for _, x := range list {
			f.Fighters = append(f.Fighters, table[x.t].Fighter(side, x.cv, sea))
			f.Fighters[len(f.Fighters)-1].Home = side == Defending
		}
	}
	return f
}

// A hand is a Fight worked out by throwing every die there is: the case itself says
// who acts in which order, and at what.
type hand struct {
	f      *Fight
	order  []int     // who acts, by place in the Fight
	at     [][]Class // at what, for each of these: the first class that is there
	yields []int     // of equals that have not acted, who takes a Hit
	odds   Odds
}

func (h *hand) play(cv []uint8, turn int, share uint64) {
	for side := range 2 {
		if !slices.ContainsFunc(h.members(side), func(i int) bool { return cv[i] > 0 }) {
			turn = len(h.order)
		}
	}
	if turn == len(h.order) {
		h.count(cv, share)
		return
	}
	i := h.order[turn]
	x := &h.f.Fighters[i]
	for _, at := range h.at[turn] {
		if cv[i] > 0 && slices.ContainsFunc(h.members(1-x.Side), func(j int) bool { return cv[j] > 0 && h.f.Fighters[j].Class == at }) {
			h.dice(cv, turn, at, make([]uint8, 0, cv[i]), share)
			return
		}
	}
	h.play(cv, turn+1, share)
}

func (h *hand) dice(cv []uint8, turn int, at Class, faces []uint8, share uint64) {
	x := &h.f.Fighters[h.order[turn]]
	if len(faces) < int(cv[h.order[turn]]*x.Fire[at].Dice) {
		for n := uint8(1); n <= 6; n++ {
			h.dice(cv, turn, at, append(faces, n), share/6)
		}
		return
	}
	after := slices.Clone(cv)
	for range Hits(faces, x.Fire[at].Power) {
		if j := h.victim(after, turn, 1-x.Side, at); j >= 0 {
			after[j] -= min(after[j], h.f.Fighters[j].Loss)
		}
	}
	h.play(after, turn+1, share)
}

func (h *hand) victim(cv []uint8, turn, side int, at Class) int {
	done := h.order[:turn+1]
	best := -1
	for _, j := range append(slices.Clone(done), h.yields...) {
		if y := &h.f.Fighters[j]; y.Side == side && y.Class == at && cv[j] > 0 && (best < 0 || cv[j] > cv[best]) {
			best = j
		}
	}
	return best
}

func (h *hand) members(side int) (list []int) {
	for i := range h.f.Fighters {
		if h.f.Fighters[i].Side == side {
			list = append(list, i)
		}
	}
	return list
}

func (h *hand) count(cv []uint8, share uint64) {
	var left, lost [2]int
	for i := range cv {
		side := h.f.Fighters[i].Side
		left[side] += int(cv[i])
		lost[side] += int(h.f.Fighters[i].CV - cv[i])
	}
	switch {
	case left[Attacking] > 0 && left[Defending] > 0:
		h.odds.Open += share
	case left[Attacking] > 0:
		h.odds.Won[Attacking] += share
	default:
		h.odds.Won[Defending] += share
	}
	for side, n := range lost {
		for len(h.odds.Lost[side]) <= n {
			h.odds.Lost[side] = append(h.odds.Lost[side], 0)
		}
		h.odds.Lost[side][n] += share
	}
}

func (h *hand) all() Odds {
	var cv []uint8
	for i := range h.f.Fighters {
		cv = append(cv, h.f.Fighters[i].CV)
	}
	h.play(cv, 0, Whole)
	return h.odds
}

func sameOdds(a, b *Odds) bool {
	return a.Won == b.Won && a.Gone == b.Gone && a.Open == b.Open && slices.Equal(a.Lost[0], b.Lost[0]) && slices.Equal(a.Lost[1], b.Lost[1])
}

func TestOddsOfARound(t *testing.T) {
	g := []Class{Ground}
	first := func(f *Fight) *Fight { f.First[f.Fighters[0].Priority][1] = SetOf(2); return f }
	radar := func(f *Fight) *Fight {
		f.Fighters[2].Fire[Air].Dice = 2
		f.Fighters[1].Acted, f.Fighters[3].Acted = true, true
		return f
	}
	invader := func(f *Fight) *Fight { f.Fighters[0].Acted = true; return f }
	for _, c := range []struct {
		name string
		h    hand
	}{
		{"12.3 Tanks act before Infantry, Defenders before Attackers", hand{f: fight(false, []force{{Tank, 2}, {Infantry, 2}}, []force{{Infantry, 2}, {Tank, 1}}),
			order: []int{3, 0, 2, 1}, at: [][]Class{g, g, g, g}, yields: []int{0, 3, 1, 2}}},
		{"12.44 the strongest loses a step, of equals one that has acted", hand{f: fight(false, []force{{Tank, 2}, {Infantry, 3}}, []force{{Infantry, 2}}),
			order: []int{0, 2, 1}, at: [][]Class{g, g, g}, yields: []int{1, 2}}},
		{"9.0 Heavy Tanks fire first although they attack", hand{f: first(fight(false, []force{{Tank, 3}}, []force{{Tank, 3}})),
			order: []int{0, 1}, at: [][]Class{g, g}, yields: []int{0, 1}}},
		{"9.0 AirDefense Radar throws two dice for each CV at Air units", hand{f: radar(fight(false, []force{{AirForce, 2}, {Infantry, 1}}, []force{{AirForce, 1}, {Infantry, 1}})),
			order: []int{2, 0}, at: [][]Class{{Air}, {Air, Ground}}, yields: []int{0, 1, 2, 3}}},
		{"12.61 a Ground unit that came from the sea is hit, and does not fire", hand{f: invader(fight(false, []force{{Infantry, 3}}, []force{{Infantry, 4}})),
			order: []int{1}, at: [][]Class{g}, yields: []int{0}}},
		{"12.44 a Carrier loses two CV to a Hit", hand{f: fight(true, []force{{Fleet, 2}}, []force{{Carrier, 3}}),
			order: []int{1, 0}, at: [][]Class{{Naval}, {Naval}}, yields: []int{0, 1}}},
		{"12.72 Convoys are fired at first, where most is to be sunk, and do not fire", hand{f: fight(true, []force{{Fleet, 2}}, []force{{Infantry, 3}, {Fleet, 2}}),
			order: []int{2, 0}, at: [][]Class{{Naval}, {Convoys, Naval}}, yields: []int{0, 2, 1}}},
		{"12.41 a unit fires at what it hits best", hand{f: fight(false, []force{{Fleet, 2}, {AirForce, 1}, {Infantry, 3}}, []force{{Fortress, 2}}),
			order: []int{3, 1, 0, 2}, at: [][]Class{g, g, g, g}, yields: []int{2, 1, 0, 3}}},
	} {
		t.Run(c.name, func(t *testing.T) {
			want, got := c.h.all(), after(t, c.h.f, 1)
			if !sameOdds(&want, &got) {
				t.Errorf("%+v\nby hand %+v", got, want)
			}
		})
	}
}

func TestOddsOfABattle(t *testing.T) {
	t.Run("12.23 two Fleets of one CV: who fires first wins two in three", func(t *testing.T) {
		o := after(t, fight(true, []force{{Fleet, 1}}, []force{{Fleet, 1}}), 20)
		if PerMille(o.Won[Defending]) != 667 || PerMille(o.Won[Attacking]) != 333 || o.Gone != 0 || o.Open == 0 || PerMille(o.Open) != 1 {
			t.Errorf("%+v", o)
		}
	})
	t.Run("13.2 Air units fight one Round at sea, and are gone with the Fight still open", func(t *testing.T) {
		f := fight(true, []force{{AirForce, 1}}, []force{{Fleet, 1}})
		o := after(t, f, 9)
		// The Air Force fires first and hits once in six; else the Fleet hits it once in six; else it leaves.
		if o.Won[Attacking] != Whole/6 || o.Lost[Attacking][1] != Whole/36*5 || o.Won[Defending] != Whole/6*5 {
			t.Errorf("got %+v; want Won[Attacking] %v, Lost[Attacking][1] %v and Won[Defending] %v", o, Whole/6, Whole/36*5, Whole/6*5)
		}
	})
	t.Run("12.63 Raiders leave after one Round, hit or not", func(t *testing.T) {
		o := after(t, fight(false, []force{{AirForce, 3}}, []force{{Infantry, 4}}), 9)
		if o.Won[Defending] != Whole || len(o.Lost[Defending]) != 4 {
			t.Errorf("got %+v; want Won[Defending] %v and Lost[Defending] 4", o, Whole)
		}
	})
	t.Run("12.52 the Owner's Air units stay where the Enemy has no Ground units", func(t *testing.T) {
		f := fight(false, []force{{AirForce, 1}}, []force{{AirForce, 1}})
		r := f.reckoning()
		s := r.close(r.start())
		if here(s[0]) || !here(s[1]) {
			t.Errorf("who is left after the Round: got here(s[0]) %v; want here(s[0]) false and here(s[1]) true", here(s[0]))
		}
		f = fight(false, []force{{Tank, 1}}, []force{{AirForce, 1}})
		r = f.reckoning()
		s = r.close(r.start())
		if !here(s[0]) || here(s[1]) {
			t.Errorf("who is left against Ground Support: got here(s[0]) %v; want here(s[0]) true and here(s[1]) false", here(s[0]))
		}
	})
	t.Run("12.71 a BattleGroup that joins later fights from then on", func(t *testing.T) {
		f := fight(true, []force{{Fleet, 1}, {Fleet, 1}}, []force{{Fleet, 1}})
		alone := after(t, fight(true, []force{{Fleet, 1}}, []force{{Fleet, 1}}), 9)
		together := after(t, f, 9)
		f.Fighters[1].Joins = 1
		later := after(t, f, 9)
		if !(alone.Won[Attacking] < later.Won[Attacking] && later.Won[Attacking] < together.Won[Attacking]) {
			t.Errorf("alone %d, later %d, together %d: got false, want true", alone.Won[Attacking], later.Won[Attacking], together.Won[Attacking])
		}
		if r := after(t, f, 1); len(r.Lost[Attacking]) != 2 {
			t.Errorf("in this Round it can be hit already: %v: got Lost[Attacking] %v, want 2", r.Lost, len(r.Lost[Attacking]))
		}
	})
	t.Run("12.23 a Sea Battle is fought to its end, which comes after some Rounds", func(t *testing.T) {
		f := fight(true, []force{{Fleet, 3}}, []force{{Fleet, 2}, {Sub, 1}})
		o, counted := f.ToTheEnd()
		if long := after(t, f, 60); !counted || o.Open == 0 || o.Open >= Whole/2000 || long.Open >= o.Open || long.Won[0]-o.Won[0]+long.Won[1]-o.Won[1] != o.Open-long.Open {
			t.Errorf("got %+v, counted %v, after sixty Rounds %+v; want less open then, and all of it won by one side", o, counted, long)
		}
		f.Fighters[0].Joins = 2
		if o, _ = f.ToTheEnd(); o.Won[Attacking] == 0 {
			t.Errorf("the Battle does not wait for units that join later: got %v, want not 0", o.Won[Attacking])
		}
	})
	t.Run("12.72 Convoys among themselves do nothing", func(t *testing.T) {
		if o := after(t, fight(true, []force{{Infantry, 2}}, []force{{Tank, 2}}), 9); o.Open != Whole {
			t.Errorf("got %+v, want Open %v", o, Whole)
		}
		if o, counted := fight(true, []force{{Infantry, 2}}, []force{{Tank, 2}}).ToTheEnd(); !counted || o.Open != Whole {
			t.Errorf("to the end: %+v: got counted %v; want counted true and Open %v", o, counted, Whole)
		}
	})
}

// Whatever the forces are, all shares are handed out, and more of a side never hurts it.
func TestOddsAddUp(t *testing.T) {
	seed := uint32(7)
	roll := func(n int) int { seed = seed*1664525 + 1013904223; return int(seed>>16) % n }
	for range 40 {
		var sides [2][]force
		for side := range sides {
			for range 1 + roll(3) {
				sides[side] = append(sides[side], force{Type(1 + roll(7)), uint8(1 + roll(4))})
			}
		}
		f := fight(roll(2) == 0, sides[0], sides[1])
		for _, o := range []Odds{after(t, f, 1), after(t, f, 8)} {
			total := [3]uint64{o.Won[0] + o.Won[1] + o.Gone + o.Open}
			for side := range 2 {
				for _, share := range o.Lost[side] {
					total[1+side] += share
				}
			}
			if total != [3]uint64{Whole, Whole, Whole} {
				t.Errorf("%v: shares of %v, want %d", sides, total, Whole)
			}
		}
	}
}

func TestShares(t *testing.T) {
	if w := Throws(3, 2); !slices.Equal(w, []uint64{64, 96, 48, 8}) {
		t.Errorf("three dice that hit with two faces: %v, want %v", w, []uint64{64, 96, 48, 8})
	}
	o := after(t, fight(false, []force{{Tank, 3}}, []force{{Fortress, 4}}), 1)
	if o.Mean(Attacking) < 200 || PerMille(Whole) != 1000 || PerMille(Whole-1) != 999 || PerMille(0) != 0 || PerMille(Whole/8) != 125 {
		t.Errorf("got the mean %d, want at least 200, and shares of 1000, 999, 0 and 125", o.Mean(Attacking))
	}
	if o = after(t, fight(false, []force{{Fortress, 1}}, []force{{Infantry, 4}}), 1); o.Mean(Defending) != 67 {
		t.Errorf("four in six of one CV: %d hundredths, want 67", o.Mean(Defending))
	}
}

func TestOddsOfUnitsThatAreAlike(t *testing.T) {
	weak := after(t, fight(false, []force{{Infantry, 1}, {Infantry, 3}}, []force{{Infantry, 2}}), 1)
	strong := after(t, fight(false, []force{{Infantry, 3}, {Infantry, 1}}, []force{{Infantry, 2}}), 1)
	if !sameOdds(&weak, &strong) {
		t.Errorf("the weaker unit first: %+v, the stronger first: %+v: got false, want true", weak, strong)
	}
}

func TestWithout(t *testing.T) {
	f := fight(false, []force{{Tank, 3}, {Infantry, 2}}, []force{{Infantry, 4}})
	less, all := after(t, f.Without(0), 1), after(t, f, 1)
	if len(f.Fighters) != 3 || less.Mean(Defending) >= all.Mean(Defending) {
		t.Errorf("%d with the Tank, %d without: got Fighters %v; want Fighters 3 and Mean(Defending) less than %v", all.Mean(Defending), less.Mean(Defending), len(f.Fighters), all.Mean(Defending))
	}
}

func TestTooMuchToCount(t *testing.T) {
	var many []force
	for range mostUnits {
		many = append(many, force{Infantry, 4})
	}
	if _, counted := fight(false, many, many).After(1); counted {
		t.Errorf("48 units are counted: got %v, want false", counted)
	}
}

// after is how a Fight stands after some Rounds.
func after(t *testing.T, f *Fight, rounds int) Odds {
	t.Helper()
	o, counted := f.After(rounds)
	if !counted {
		t.Fatal("it is too much to count: got false, want true")
	}
	return o
}

func BenchmarkOdds(b *testing.B) {
	army := []force{{AirForce, 3}, {Tank, 4}, {Tank, 3}, {Infantry, 4}, {Infantry, 3}, {Infantry, 2}}
	ships := []force{{AirForce, 2}, {Carrier, 3}, {Sub, 2}, {Fleet, 4}, {Fleet, 3}}
	for _, c := range []struct {
		name   string
		f      *Fight
		rounds int
	}{{"round", fight(false, army, army), 1}, {"at sea", fight(true, ships, ships), 3}} {
		b.Run(c.name, func(b *testing.B) {
			for b.Loop() {
				if _, counted := c.f.After(c.rounds); !counted {
					b.Log("too much")
				}
			}
		})
	}
}
