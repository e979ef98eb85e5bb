package blockwar

// After is how a Fight can stand after so many Combat Rounds, the one under way among them, with the same
// Attacker in each: at sea all of one Player Turn, on land as if nobody else had one. It reports false where
// that is too much to count.
func (f *Fight) After(rounds int) (o Odds, counted bool) {
	if len(f.Fighters) > mostUnits {
		return Odds{}, false
	}
	f = f.ordered()
	now := &spread{}
	now.add(f.start(), Whole)
	for r := range rounds {
		if now = f.round(f.join(now, r)); len(now.list) > enough {
			return Odds{}, false
		}
	}
	for i := range now.list {
		f.count(&o, &now.list[i])
	}
	return o, true
}

// enough bounds how many states are followed.
const enough = 5000

// join lets those in who join in a Round, counted from the present one.
func (f *Fight) join(from *spread, round int) *spread {
	in := &spread{}
	for _, x := range from.list {
		for i := range f.Fighters {
			if int(f.Fighters[i].Joins) == round {
				x.state[i] &^= late
			}
		}
		in.add(f.settled(x.state), x.share)
	}
	return in
}

// count adds a state in which nothing more is looked at.
func (f *Fight) count(o *Odds, x *weighed) {
	var left, lost [2]int
	for i := range f.Fighters {
		cv, side := x.state[i]&strength, f.Fighters[i].Side
		lost[side] += int(f.Fighters[i].CV - cv)
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
