package blockwar

import "math/bits"

// The odds of a Battle between two sides whose units are known. The rules are those of the Battle itself (round.go). Both fight as
// simply as can be: every unit fires at the Target Class that promises most, of those that may act the one whose shot promises most;
// a Hit that its owner could give to several goes to one that has acted already, then to the one with the least Firepower at Ground
// units. Nobody Retreats, escapes or strikes and leaves, who must leave has somewhere to go, and nothing more comes in.

// Whole is what all shares of one Odds add up to: six to the number of dice that are counted without any
// remainder. Beyond that a remainder of one share may go to what is likeliest.
const Whole uint64 = 6 * 6 * 6 * 6 * 6 * 6 * 6 * 6 * 6 * 6 * 6 * 6 * 6 * 6 * 6 * 6 * 6 * 6 * 6 * 6 * 6 * 6 * 6 * 6

// Fighter is a unit of that type in a Fight on land or at sea, as the Unit Table has it.
func (u *Unit) Fighter(side int, cv uint8, sea bool) Fighter {
	x := u.unarmed(side, AllFactions[side], sea)
	x.CV, x.Friends, x.Enemies = cv, SetOf(AllFactions[side]), SetOf(AllFactions[1-side])
	for at := Air; x.Class != Convoys && int(at) < Classes; at++ {
		x.Fire[at] = Shot{Power: uint8(u.Firepower(at)), Dice: 1}
	}
	return x
}

// unarmed is a unit of that type with nothing to fire.
func (u *Unit) unarmed(side int, of Side, sea bool) Fighter {
	x := Fighter{Side: side, Of: of, Type: u.Type, Class: u.Target(sea), Loss: u.Loss(sea)}
	if x.Class != Convoys {
		x.Priority = uint8(u.Priority)
	}
	return x
}

// Promise is how many sixths of a CV a shot of so many dice is expected to cost the Enemy: Convoys lose two
// for each Hit.
func (s Shot) Promise(cv uint8, at Class) int {
	n := int(cv) * int(s.Dice) * int(s.Power)
	if at == Convoys {
		n *= 2
	}
	return n
}

// Odds is how a Fight can go, in shares of Whole.
type Odds struct {
	Won  [2]uint64   // that side alone is left
	Gone uint64      // nobody is left
	Open uint64      // both are left
	Lost [2][]uint64 // the side loses so many CV
}

// Mean is how many hundredths of a CV a side is expected to lose.
func (o *Odds) Mean(side int) int {
	var hi, lo, carry uint64
	for n, share := range o.Lost[side] {
		h, l := bits.Mul64(share, uint64(n)*100)
		lo, carry = bits.Add64(lo, l, 0)
		hi += h + carry
	}
	lo, carry = bits.Add64(lo, Whole/2, 0)
	mean, _ := bits.Div64(hi+carry, lo, Whole)
	return int(mean)
}

// PerMille is a share in thousandths: none and all of them only for what cannot be and what is sure.
func PerMille(share uint64) int {
	if share == 0 || share == Whole {
		return int(share / (Whole / 1000))
	}
	return min(max(int((share+Whole/2000)/(Whole/1000)), 1), 999)
}

// Throws counts the ways in which so many dice show so many Hits.
func Throws(dice, power int) []uint64 {
	ways := []uint64{1}
	hit, miss := uint64(min(power, 6)), uint64(6-min(power, 6))
	for range dice {
		next := make([]uint64, len(ways)+1)
		for n, w := range ways {
			next[n] += w * miss
			next[n+1] += w * hit
		}
		ways = next
	}
	return ways
}

// apportion divides a share in these proportions; a remainder goes to the greatest.
func apportion(share uint64, ways []uint64) []uint64 {
	parts := make([]uint64, len(ways))
	left, most, total := share, 0, uint64(0)
	for _, w := range ways {
		total += w
	}
	for i, w := range ways {
		hi, lo := bits.Mul64(share, w)
		parts[i], _ = bits.Div64(hi, lo, total)
		left -= parts[i]
		if w > ways[most] {
			most = i
		}
	}
	parts[most] += left
	return parts
}
