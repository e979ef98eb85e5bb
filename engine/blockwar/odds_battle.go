package blockwar

import "slices"

// After is how a Fight can stand after so many Combat Rounds, the one under way among them, with the same
// Attacker in each: at sea all of one Player Turn, on land assuming that no other player moves in between. It
// reports false where that is too much to count.
func (f *Fight) After(rounds int) (o Odds, counted bool) {
	return f.reckon(func(o *Odds, r int) bool { return r == rounds })
}

// ToTheEnd is After as many Rounds as it takes until hardly a share in two thousand is Open, or nothing
// changes any more.
func (f *Fight) ToTheEnd() (o Odds, counted bool) {
	open := Whole + 1
	return f.reckon(func(o *Odds, r int) bool {
		still := o.Open == open && r > f.joining()
		open = o.Open
		return still || open < Whole/2000
	})
}

// Without is the Fight as if one of its fighters had left it.
func (f *Fight) Without(i int) *Fight {
	g := *f
	g.Fighters = slices.Delete(slices.Clone(f.Fighters), i, i+1)
	return &g
}

// joining is the last Round in which somebody joins.
func (f *Fight) joining() (last int) {
	for i := range f.Fighters {
		last = max(last, int(f.Fighters[i].Joins))
	}
	return last
}

// enough bounds how many states are followed.
const enough = 12000

// reckon fights Rounds until stop says so.
func (f *Fight) reckon(stop func(*Odds, int) bool) (o Odds, counted bool) {
	if len(f.Fighters) > mostUnits {
		return Odds{}, false
	}
	r, now := f.reckoning(), &spread{}
	now.add(r.start(), Whole)
	for n := 0; ; n++ {
		if now = r.round(r.join(now, n)); r.met > enough {
			return Odds{}, false
		}
		o = Odds{}
		for i := range now.list {
			r.count(&o, &now.list[i])
		}
		if stop(&o, n+1) {
			return o, true
		}
	}
}

// join lets those in who join in a Round, counted from the present one.
func (r *reckoning) join(from *spread, round int) *spread {
	in := &spread{}
	for _, x := range from.list {
		for i := range r.Fighters {
			if int(r.Fighters[i].Joins) == round {
				x.state[i] &^= late
			}
		}
		in.add(r.settled(x.state), x.share)
	}
	return in
}

// count adds a state in which nothing more is looked at.
func (r *reckoning) count(o *Odds, x *weighed) {
	var left, lost [2]int
	for i := range r.Fighters {
		cv, side := x.state[i]&strength, r.Fighters[i].Side
		lost[side] += int(r.Fighters[i].CV) - int(cv) // units that are alike may have changed places
		if x.state[i]&out == 0 {
			left[side] += int(cv)
		}
	}
	switch {
	case left[Attacking] > 0 && left[Defending] > 0:
		o.Open += x.share
	case left[Attacking] > 0:
		o.Won[Attacking] += x.share
	case left[Defending] > 0:
		o.Won[Defending] += x.share
	default:
		o.Gone += x.share
	}
	for side, n := range lost {
		for len(o.Lost[side]) <= n {
			o.Lost[side] = append(o.Lost[side], 0)
		}
		o.Lost[side][n] += x.share
	}
}
